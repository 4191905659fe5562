/// An animated transition between two contents of a layer.
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The fraction of the transition at which it starts.
  open var startProgress: Float = 0
  /// The fraction of the transition at which it ends.
  open var endProgress: Float = 1
  /// The picture of the layer from before the transition.
  final var oldLook: TransitionSnapshot?

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

/// The types of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old content fades out while the new one fades in; the default.
  public static let fade = Self(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content slides in and pushes the old one away.
  public static let push = Self(rawValue: "push")
  /// The old content slides away and reveals the new one below it.
  public static let reveal = Self(rawValue: "reveal")
  /// The layer flips about an axis, as in transitions of views.
  package static let flip = Self(rawValue: "flip")
}

/// The directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String

  /// Creates a direction from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content comes from the right; the default.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The new content comes from the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The new content comes from the bottom and moves up, as on iOS.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The new content comes from the top and moves down, as on iOS.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key of the transition of a layer.
public let kCATransition = "transition"
/// The key of the order of animations for a sublayer that is added.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the order of animations for a sublayer that is removed.
public let kCAOnOrderOut = "onOrderOut"
