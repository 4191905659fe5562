import Synchronization

/// The version of iOS of the process, which replaces `#available` and `#unavailable` in adapted sources.
///
/// The compiler cannot check the availability of iOS here: every version is considered available. A condition
/// such as `if #available(iOS 26, *)` becomes `if RuntimeVersion.isAtLeast(26)`, so that the other branch
/// runs on a device with iOS 18.
public enum RuntimeVersion {
  /// Major and minor version in one number that can be read from any thread.
  private static let shown = Atomic(18 << 16)

  /// Returns whether the version of the process is a version or a later one.
  public static func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
    let shown = shown.load(ordering: .relaxed)
    return (shown >> 16, shown & 0xffff) >= (major, minor)
  }

  /// The major version.
  static var major: Int { shown.load(ordering: .relaxed) >> 16 }

  /// Sets the version. Screens call this when they are configured.
  package static func show(_ major: Int, _ minor: Int = 0) {
    shown.store(major << 16 | minor & 0xffff, ordering: .relaxed)
  }
}
