import Foundation
import Synchronization

/// The files that a project may read.
///
/// A project is untrusted, and each of its paths may lead anywhere: by `..`, as an absolute path, by a setting, or through a symbolic
/// link. A file is read only if its real path lies in one of the scope's folders, below which no part of the path is hidden:
///
/// - the folder that was named on the command line, or that of the project that was named
/// - the repository around it
/// - further folders that the user names
/// - packages that were fetched for this project, and what its scripts have made
///
/// The home folder and those of the system are never among them as wholes, and what lies in the home folder or in the cache belongs to
/// none that is around these.
///
/// ``ProjectFiles``, which opens all files of projects, asks the current scope for what it has opened. Without a current scope, as for
/// files of the tool itself, there is no limit.
public final class ReadingScope: Sendable {
  /// The scope of the project that is being read.
  @TaskLocal package static var current: ReadingScope?

  /// The reason why a path is not read.
  public enum Refusal: String, Sendable {
    /// The path is in none of the folders.
    case outside =
      "lies outside of the project and its repository; --allow-reading permits a further folder"
    /// A part of the path, below the folder that it is in, begins with a dot.
    case hidden = "is a hidden file, or lies in a hidden folder"
  }

  private let state: Mutex<[String]>
  /// The real paths of folders whose contents belong to no folder around them.
  private let closed: [String]

  /// Creates the scope of a project.
  ///
  /// - Parameters:
  ///   - path: The path that was named on the command line: of a project, or of a folder.
  ///   - further: Further folders that may be read.
  ///   - closed: Folders whose contents belong to no folder around them, besides the home folder: the cache.
  public init(of path: String, further: [String] = [], closed: [String] = []) throws(ProjectError) {
    self.closed = Self.closed(closed)
    state = Mutex([])
    let folder = Self.folder(of: XcodeProject.standardized(path))
    guard insert(folder) else {
      throw ProjectError(
        "\(ProjectStrings.shown(folder)): is the home folder, the cache or a folder of the system, of which no project is read; "
          + "a project is to have a folder of its own")
    }
    insertRepository(around: folder)
    for path in further {
      guard ProjectFiles.isFolder(path), insert(path) else {
        throw ProjectError(
          "--allow-reading \(ProjectStrings.shown(path)): "
            + (ProjectFiles.isFolder(path)
              ? "the home folder, the cache and folders of the system are not read as wholes"
              : "there is no such folder"))
      }
    }
  }

  /// Creates the scope of a project in a folder, of what of it may be read.
  init(folder: String) {
    closed = Self.closed([])
    state = Mutex([])
    insert(folder)
    insertRepository(around: folder)
  }

  private static func closed(_ further: [String]) -> [String] {
    let homes = [ProcessInfo.processInfo.environment["HOME"] ?? "", NSHomeDirectory()]
    // The folder of all is no home, although it is set as one where a user has none.
    return Set((homes + further).filter { $0.hasPrefix("/") }.map(ProjectFiles.real)).subtracting(["/"])
      .sorted()
  }

  /// Returns the folder of a project that is named by its path.
  private static func folder(of path: String) -> String {
    let isBundle = ["xcodeproj", "xcworkspace"].contains((path as NSString).pathExtension)
    return isBundle || !ProjectFiles.isFolder(path) ? (path as NSString).deletingLastPathComponent : path
  }

  // MARK: Folders

  /// The real paths of the folders that may be read.
  public var folders: [String] { state.withLock { $0 } }

  /// Adds a folder that was made for the project: a package that was fetched, or a copy in which its scripts have run.
  package func add(_ folder: String) { insert(folder) }

  /// Adds a folder, unless it is one that is never read as a whole.
  ///
  /// - Returns: Whether it was added.
  @discardableResult private func insert(_ folder: String) -> Bool {
    let real = ProjectFiles.real(folder)
    guard real.hasPrefix("/"), !Self.isOfSystem(real), !closed.contains(real) else { return false }
    state.withLock { if !$0.contains(real) { $0.append(real) } }
    return true
  }

  /// Adds the repository that a folder belongs to, if there is one.
  private func insertRepository(around folder: String) {
    var present = ProjectFiles.real(folder)
    while present.count > 1, !Self.isOfSystem(present), !closed.contains(present) {
      if Self.isRepository(present) {
        insert(present)
        return
      }
      present = (present as NSString).deletingLastPathComponent
    }
  }

  /// Returns whether a folder is the root of a repository: it has a folder `.git`, or a file that refers to one, as in additional
  /// work trees.
  static func isRepository(_ folder: String) -> Bool {
    ProjectFiles.exists(folder + "/.git/HEAD")
      || $current.withValue(nil) { ProjectFiles.text(folder + "/.git", limit: 4096) }?.hasPrefix("gitdir:")
        == true
  }

  /// Returns whether a folder is the home folder, which is no repository of a project, though it may be one.
  static func isHome(_ folder: String) -> Bool {
    (current?.closed ?? closed([])).contains(ProjectFiles.real(folder))
  }

  /// Returns whether a real path is a folder of the system, or contains one.
  package static func isOfSystem(_ path: String) -> Bool {
    let folders = [
      "/", "/tmp", "/dev", "/proc", "/sys", "/etc", "/var", "/run", "/home", "/root", "/usr", "/opt", "/mnt",
      "/media", "/srv", "/lib", "/bin", "/sbin", "/boot", "/Users",
    ]
    return folders.contains { ProjectStrings.contains(path, $0) }
      || ["/dev", "/proc", "/sys", "/etc", "/run", "/boot"].contains { ProjectStrings.contains($0, path) }
  }

  /// Reads files of the project within the scope.
  package func reading<T>(_ read: () throws -> T) rethrows -> T {
    try Self.$current.withValue(self, operation: read)
  }

  /// Reads files of the tool itself, which are in no project's scope.
  package static func readingOwn<T>(_ read: () throws -> T) rethrows -> T {
    try $current.withValue(nil, operation: read)
  }

  // MARK: Decisions

  /// Returns whether the project may read what is at a path, links resolved.
  public func permits(_ path: String) -> Bool { refusal(of: path) == nil }

  /// Returns the reason why the project may not read what is at a path, links resolved; `nil` if it may.
  public func refusal(of path: String) -> Refusal? { refusal(ofReal: ProjectFiles.real(path)) }

  /// Returns the reason why the project may not read a real path, which has no links; `nil` if it may.
  func refusal(ofReal path: String) -> Refusal? {
    let around = folders.filter { folder in
      ProjectStrings.contains(folder, path)
        && !closed.contains { ProjectStrings.contains($0, path) && ProjectStrings.contains(folder, $0) }
    }
    guard !around.isEmpty else { return .outside }
    return around.contains { !Self.isHidden(path.dropFirst($0.utf8.count)) } ? nil : .hidden
  }

  /// Returns whether a relative path is hidden: one of its parts begins with a dot.
  ///
  /// Two hidden names are parts of projects: `.xccurrentversion` in a data model, which names its current version, and `.build/checkouts`,
  /// in which SwiftPM puts the sources of packages.
  package static func isHidden(_ path: some StringProtocol) -> Bool {
    let parts = path.split(separator: "/")
    return parts.indices.contains { index in
      guard parts[index].hasPrefix(".") else { return false }
      let isVersion = parts[index] == ".xccurrentversion" && index == parts.count - 1
      let isCheckout = parts[index] == ".build" && index + 1 < parts.count && parts[index + 1] == "checkouts"
      return !isVersion && !isCheckout
    }
  }

  /// The words that notes about paths that are not read have in common.
  static let mark = ": is not read: it "

  /// Adds a note about a path that is not read.
  static func note(_ path: String, real: String, _ refusal: Refusal) {
    let target = ProjectStrings.normalized(path) == real ? "" : " (\(real))"
    ReadingReport.note("\(path)\(target)\(mark)\(refusal.rawValue)")
  }
}

extension ReadingScope {
  /// The places of files, found by the real paths of their folders, which are asked for once.
  struct Places {
    private let scope: ReadingScope
    private var folders: [Substring: (path: String, refusal: Refusal?)] = [:]

    init(_ scope: ReadingScope) { self.scope = scope }

    /// Returns whether a path may be read; if not, a note is added.
    ///
    /// The path is taken as it is, since `..` behind a link leads elsewhere than in the text.
    mutating func permits(_ path: String) -> Bool {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return permits(path, at: path) }
      let name = path[path.utf8.index(after: slash)...]
      var status = stat()
      guard !path.utf8.contains(0), lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        !name.isEmpty, !name.hasPrefix(".")
      else { return permits(path, at: ProjectFiles.real(path)) }
      // A file that is no link is where its folder is.
      let key = path[..<slash]
      let folder: (path: String, refusal: Refusal?)
      if let known = folders[key] {
        folder = known
      } else {
        let real = ProjectFiles.real(key.isEmpty ? "/" : String(key))
        folder = (real, scope.refusal(ofReal: real))
        folders[key] = folder
      }
      guard let refusal = folder.refusal else { return true }
      ReadingScope.note(path, real: (folder.path == "/" ? "" : folder.path) + "/" + name, refusal)
      return false
    }

    private func permits(_ path: String, at real: String) -> Bool {
      guard let refusal = scope.refusal(ofReal: real) else { return true }
      ReadingScope.note(path, real: real, refusal)
      return false
    }
  }
}

extension AppProject {
  /// Removes the paths of what may not be read, with notes.
  mutating func keepReadable(_ scope: ReadingScope) {
    self.scope = scope
    var places = ReadingScope.Places(scope)
    main.keep { places.permits($0) }
    for index in modules.indices { modules[index].keep { places.permits($0) } }
    let gone = Set(modules.filter { !$0.isBuilt }.map(\.name))
    modules.removeAll { gone.contains($0.name) }
    main.dependencies.removeAll(where: gone.contains)
    for index in modules.indices { modules[index].dependencies.removeAll(where: gone.contains) }
    if host.map(gone.contains) == true { host = nil }
  }
}

extension AppProject.Module {
  /// Removes the paths for which a predicate is false.
  fileprivate mutating func keep(_ isKept: (String) -> Bool) {
    sources.removeAll { !isKept($0) }
    resources.removeAll { !isKept($0) }
    for name in bundles.keys { bundles[name]?.removeAll { !isKept($0) } }
    for name in copies.keys { copies[name]?.removeAll { !isKept($0) } }
    dataModels.removeAll { !isKept($0) }
    namedStrings.removeAll { !isKept($0) }
    namedAssets.removeAll { !isKept($0) }
    guard var clang else { return }
    clang.files.removeAll { !isKept($0) }
    clang.headerFolders.removeAll { !isKept($0) }
    clang.bridged.removeAll { !isKept($0) }
    if let folder = clang.publicHeaders, !isKept(folder) { clang.publicHeaders = nil }
    self.clang =
      clang.files.isEmpty && clang.bridged.isEmpty && clang.publicHeaders == nil ? nil : clang
  }
}
