/// What an object shows before and after its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// After its end, the object keeps its last state.
  public static let forwards = Self(rawValue: "forwards")
  /// Before its beginning, the object has its first state.
  public static let backwards = Self(rawValue: "backwards")
  /// Before and after, the object has its first and last state.
  public static let both = Self(rawValue: "both")
  /// The object has no effect before and after; the default.
  public static let removed = Self(rawValue: "removed")
}

/// An object's own time. Times are in seconds.
public protocol CAMediaTiming: AnyObject {
  /// When the object begins, in its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes.
  var duration: CFTimeInterval { get set }
  /// How fast time runs, compared to the parent's.
  var speed: Float { get set }
  /// What is added to the object's time.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs there are.
  var repeatCount: Float { get set }
  /// How long runs are repeated.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What the object shows outside its active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values behind `CAMediaTiming`.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}
