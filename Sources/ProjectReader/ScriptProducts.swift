import Foundation

/// The products of a project's scripts: files in a copy of its folder.
public struct ScriptProducts: Sendable {
  /// The project's folder.
  public var root: String
  /// The copy in which the scripts have run.
  public var copy: String

  /// Products in a copy of a folder.
  public init(root: String, copy: String) {
    self.root = root
    self.copy = copy
  }

  @TaskLocal static var current: ScriptProducts?

  /// The file that scripts have made for a path; nil if there is none.
  static func file(_ path: String) -> String? {
    guard let current, ProjectStrings.contains(current.root, path), path != current.root else { return nil }
    let made = current.copy + path.dropFirst(current.root.count)
    var status = stat()
    return lstat(made, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? made : nil
  }
}
