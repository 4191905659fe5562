import FileAccess
import ForkSafeLocks
import Foundation

/// A folder of the user's that the tool reads and writes: references, reports, pages and pictures.
///
/// A folder that the user names may itself be a symbolic link, which is followed once. The folder of a default is never followed
/// through one, and neither is anything below either: paths relative to it are taken a name at a time, by descriptors.
package final class UserFolder: Sendable {
  /// The path, as messages have it.
  package let path: String
  /// The folder that a default is in; `nil` if the user has named the folder.
  private let parent: String?
  private struct State {
    var folder: OpenFolder?
    /// The folders below, by their paths, in which abandoned files were looked for.
    var cleaned: Set<String> = []
  }
  private let state = Mutex(State())

  /// Creates the folder of a path that the user has named.
  package init(named path: String) {
    self.path = path
    parent = nil
  }

  /// Creates the folder of a default.
  ///
  /// - Parameters:
  ///   - name: the name in another folder.
  ///   - parent: the path of that folder, which the user has named or works in.
  package init(standard name: String, in parent: String = ".") {
    path = parent == "." ? name : (parent as NSString).appendingPathComponent(name)
    self.parent = parent
  }

  /// Creates the folder that the user has named, or that of a default in the current folder.
  package convenience init(_ named: String?, standard name: String) {
    if let named { self.init(named: named) } else { self.init(standard: name) }
  }

  /// Returns the path of a file below the folder, as messages have it.
  package func path(of names: [String]) -> String {
    names.reduce(path) { ($0 as NSString).appendingPathComponent($1) }
  }

  // MARK: Opening

  /// Opens the folder.
  ///
  /// - Parameter makes: whether it is created, with those that it is in.
  private func opened(makes: Bool) throws(OpenFolder.Failure) -> OpenFolder {
    if let folder = state.withLock({ $0.folder }) { return folder }
    let folder: OpenFolder
    if let parent {
      folder = try OpenFolder(parent).folder((path as NSString).lastPathComponent, makes: makes)
    } else {
      if makes { try Self.make(path) }
      folder = try OpenFolder(path)
    }
    return state.withLock { state in
      if let other = state.folder { return other }
      state.folder = folder
      return folder
    }
  }

  /// Creates a folder that the user has named, with those that it is in.
  static func make(_ path: String) throws(OpenFolder.Failure) {
    var place = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      place += part + "/"
      if mkdir(place, 0o777) == 0 { continue }
      let code = errno
      var status = stat()
      guard stat(place, &status) == 0 else { throw .system(code) }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .system(ENOTDIR) }
    }
  }

  private func error(_ names: [String], _ failure: OpenFolder.Failure) -> ToolError {
    // The link is the folder itself.
    var reason = failure.description
    if failure == .link, parent != nil, isLink {
      reason = "\(path) is a symbolic link, which is followed only where you name it"
    }
    return .cannotWrite(path(of: names), reason: reason)
  }

  /// A Boolean value that indicates whether a symbolic link is in the place of the folder.
  private var isLink: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Throws an error if there is something at the path that is no folder to write into: a file, or a link in the place of a default.
  package func check() throws {
    do { _ = try opened(makes: false) } catch .system(ENOENT) {} catch .system(ENOTDIR) {
      throw ToolError.fileForDirectory(path)
    } catch { throw self.error([], error) }
  }

  /// Creates the folder if it does not exist.
  package func make() throws {
    do { _ = try opened(makes: true) } catch { throw self.error([], error) }
  }

  /// Calls a closure while this process has a lock on the folder. File systems without locks, and folders that do not exist, are used
  /// without.
  func locked<Result>(_ kind: Int32, _ body: () throws -> Result) rethrows -> Result {
    guard let own = try? opened(makes: false).reopened() else { return try body() }
    return try withExtendedLifetime(own) {
      while flock(own.descriptor, kind) != 0, errno == EINTR {}
      // Closing it ends the lock.
      return try body()
    }
  }

  /// Returns whether a path, followed, leads to this folder.
  func isSame(as other: String) -> Bool {
    var (own, status) = (stat(), stat())
    guard let folder = try? opened(makes: false), fstat(folder.descriptor, &own) == 0,
      stat(other, &status) == 0
    else { return false }
    return own.st_dev == status.st_dev && own.st_ino == status.st_ino
  }

  // MARK: Contents

  private func folder(of names: [String], makes: Bool) throws(OpenFolder.Failure) -> OpenFolder {
    try opened(makes: makes).folder(names.dropLast(), makes: makes)
  }

  /// Reads a file below the folder.
  ///
  /// - Parameter limit: the maximum number of bytes.
  /// - Returns: `nil` if there is none, or if something that is no file is in its place or on the way.
  package func read(_ names: [String], limit: Int = 1 << 29) -> Data? {
    guard let name = names.last else { return nil }
    return try? folder(of: names, makes: false).read(name, limit: limit)
  }

  /// Returns the type of what is below the folder, without following links; `nil` if there is nothing.
  package func kind(_ names: [String]) -> mode_t? {
    guard let name = names.last else { return nil }
    return try? folder(of: names, makes: false).kind(name)
  }

  /// Returns the names of what a folder has; none if it cannot be read.
  package func contents(_ names: [String] = []) -> [String] {
    (try? opened(makes: false).folder(names, makes: false).names()) ?? []
  }

  /// Writes a file below the folder, and creates the folders that it is in.
  package func write(_ data: Data, to names: [String]) throws {
    guard let name = names.last else { return }
    do {
      let folder = try folder(of: names, makes: true)
      let place = names.dropLast().joined(separator: "/")
      if state.withLock({ $0.cleaned.insert(place).inserted }) { folder.removeAbandonedParts() }
      try folder.write(data, to: name)
    } catch { throw self.error(names, error) }
  }

  /// Removes what is below the folder, if it exists.
  package func remove(_ names: [String]) throws {
    guard let name = names.last else { return }
    do { try folder(of: names, makes: false).remove(name) } catch .system(ENOENT) {} catch {
      throw self.error(names, error)
    }
  }

  /// Removes a folder below the folder if it is empty.
  package func removeIfEmpty(_ names: [String]) {
    guard let name = names.last else { return }
    _ = try? folder(of: names, makes: false).removeIfEmpty(name)
  }
}
