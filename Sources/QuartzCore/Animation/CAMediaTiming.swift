/// The behavior of an object before and after its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The object keeps its last state after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The object has its first state before the beginning.
  public static let backwards = Self(rawValue: "backwards")
  /// The object has its first state before the beginning and keeps its last state after the end.
  public static let both = Self(rawValue: "both")
  /// The object has no effect outside of its active time; the default.
  public static let removed = Self(rawValue: "removed")
}

/// An object with its own time. Times are in seconds.
public protocol CAMediaTiming: AnyObject {
  /// The time at which the object begins, in its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time.
  var speed: Float { get set }
  /// The offset of the object's time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs.
  var repeatCount: Float { get set }
  /// The total duration of the repeated runs.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that determines whether each run is followed by a reversed one.
  var autoreverses: Bool { get set }
  /// The behavior outside of the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The storage for `CAMediaTiming`.
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
