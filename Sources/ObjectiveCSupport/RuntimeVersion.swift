import Synchronization

/// The version of iOS of the process, which replaces `#available` and `#unavailable` in adapted sources.
///
/// The compiler cannot check the availability of iOS here: every version is considered available. A condition
/// such as `if #available(iOS 26, *)` becomes `if RuntimeVersion.isAtLeast(26)`, so that the other branch
/// runs on a device with iOS 18.
public enum RuntimeVersion {
  /// A major and a minor version, compared as numbers.
  struct Number: Comparable {
    var major: Int
    var minor = 0

    static func < (left: Number, right: Number) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }

    /// Both versions in one number, which an atomic variable holds.
    var packed: Int { major << 16 | minor & 0xffff }

    init(major: Int, minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    init(packed: Int) {
      self.init(major: packed >> 16, minor: packed & 0xffff)
    }
  }

  /// The major version of iOS of applications that do not specify one.
  package static let standardMajor = 26

  /// The version before a screen is configured.
  static let initial = Number(major: standardMajor)

  /// The version, which can be read from any thread.
  private static let shown = Atomic(initial.packed)

  private static var current: Number { Number(packed: shown.load(ordering: .relaxed)) }

  /// Returns whether the version of the process is a version or a later one.
  public static func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
    current >= Number(major: major, minor: minor)
  }

  /// The major version.
  static var major: Int { current.major }

  /// Sets the version. Screens call this when they are configured.
  package static func show(_ major: Int, _ minor: Int = 0) {
    shown.store(Number(major: major, minor: minor).packed, ordering: .relaxed)
  }
}
