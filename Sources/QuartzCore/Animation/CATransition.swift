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

  public static let fade = Self(rawValue: "fade")
  public static let moveIn = Self(rawValue: "moveIn")
  public static let push = Self(rawValue: "push")
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

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}
