import Foundation

/// Locks of the compiler's cache of modules.
///
/// A compiler that is ended leaves its locks, which name it by its number. In a sandbox numbers begin at 1 each
/// time, so that another program has that number soon: the next compiler takes the lock for one in use, and waits
/// for minutes.
enum CompilerLocks {
  /// Removes the locks in a cache of modules that no compiler uses at the moment.
  ///
  /// - Parameter folder: the folder of the cache, or one with such folders in it.
  static func remove(in folder: String, of cache: ContainedFolder) throws {
    let paths = FileManager.default.enumerator(atPath: folder) ?? .init()
    for case let path as String in paths where isLock(path) { try cache.remove("\(folder)/\(path)") }
  }

  /// Returns whether a file is a lock: `Foundation-1A2B.swiftmodule.lock` is a link to the file
  /// `Foundation-1A2B.swiftmodule.lock-0a1b2c3d`, which names the machine and the process.
  private static func isLock(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    guard let end = name.range(of: ".lock", options: .backwards) else { return false }
    let module = name[..<end.lowerBound]
    guard module.hasSuffix(".swiftmodule") || module.hasSuffix(".pcm") else { return false }
    let rest = name[end.upperBound...]
    return rest.isEmpty || rest.hasPrefix("-") && rest.dropFirst().allSatisfy(\.isHexDigit)
  }
}
