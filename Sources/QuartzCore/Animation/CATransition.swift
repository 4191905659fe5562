/// A change from one content to another.
open class CATransition: CAAnimation {
  /// The kind of change.
  open var type = CATransitionType.fade
  /// Its direction.
  open var subtype: CATransitionSubtype?
  /// Where the transition starts, as a part of the whole.
  open var startProgress: Float = 0
  /// Where the transition ends, as a part of the whole.
  open var endProgress: Float = 1
  /// How the layer looked before.
  final var oldLook: OldLook?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    oldLook = other.oldLook
  }
}

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old content fades out while the new one fades in; the default.
  public static let fade = Self(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content slides in and pushes the old one out.
  public static let push = Self(rawValue: "push")
  /// The old content slides away from above the new one.
  public static let reveal = Self(rawValue: "reveal")
  /// Turns round an axis, as views' transitions do.
  package static let flip = Self(rawValue: "flip")
}

/// The directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The direction's name.
  public let rawValue: String

  /// Creates a direction from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content comes from the right; so it does without a direction.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The new content comes from the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The new content comes from below and moves up, as it does on iOS.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The new content comes from above and moves down, as it does on iOS.
  public static let fromBottom = Self(rawValue: "fromBottom")
}
