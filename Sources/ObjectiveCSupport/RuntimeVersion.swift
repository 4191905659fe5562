import Synchronization

/// The version of iOS that the process shows, which decides what `#available` and `#unavailable` become in adapted sources.
///
/// Availability of iOS cannot be asked of the compiler here: any version counts as there. A condition such as
/// `if #available(iOS 26, *)` becomes `if RuntimeVersion.isAtLeast(26)`, so that the other branch runs on a device of iOS 18.
public enum RuntimeVersion {
  /// Major and minor version in one number, which any thread may ask for.
  private static let shown = Atomic(18 << 16)

  /// Whether the version that is shown is a version or a later one.
  public static func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
    let shown = shown.load(ordering: .relaxed)
    return (shown >> 16, shown & 0xffff) >= (major, minor)
  }

  /// The major version that is shown.
  static var major: Int { shown.load(ordering: .relaxed) >> 16 }

  /// Makes a version the one that is shown. Screens call this when they are configured.
  package static func show(_ major: Int, _ minor: Int = 0) {
    shown.store(major << 16 | minor & 0xffff, ordering: .relaxed)
  }
}
