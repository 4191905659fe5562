import FileAccess
import Foundation
import ProjectReader
import TinamouCLI

/// A folder that confines writing, linking and removing.
///
/// Paths are absolute and must be inside of the folder. No component below the folder may be a symbolic link,
/// except for the last component of a path that is removed or replaced; then the link itself is removed.
/// Files appear complete or not at all: they are written beside their destination and renamed.
///
/// Items below the folder are reached by descriptors, a name at a time: a link that takes the place of a folder meanwhile is not
/// followed either.
struct ContainedFolder {
  /// The folder's path, with its links resolved.
  let root: String

  /// Creates the folder if it does not exist.
  init(_ path: String) throws {
    let path = ProjectStrings.normalized(path)
    try Self.makeAll(path)
    guard let resolved = realpath(path, nil) else { throw Self.failure(path, "cannot be used") }
    defer { free(resolved) }
    root = String(cString: resolved)
    guard root != "/" else { throw BuildError("/: is no folder to write into", status: .internalError) }
  }

  // MARK: Paths

  /// Returns the components of a path relative to the folder; throws if the path is not inside of it.
  private func components(_ path: String) throws -> [String] {
    let prefix = root + "/"
    guard path.hasPrefix(prefix) else {
      throw BuildError(
        "\(ProjectStrings.shown(path)): is outside of \(root) and is not touched", status: .internalError)
    }
    let parts = path.utf8.dropFirst(prefix.utf8.count).split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    guard !parts.isEmpty,
      parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) })
    else {
      throw BuildError(
        "\(ProjectStrings.shown(path)): is no path inside of \(root)", status: .internalError)
    }
    return parts
  }

  /// Opens the folder that a path is in, and returns it with the path's last name.
  ///
  /// - Parameter makes: whether missing parents are created and files in their places are removed.
  /// - Returns: `nil` if there is no such folder, or a file in its place, and none is made.
  private func parent(of path: String, makes: Bool) throws -> (folder: OpenFolder, name: String)? {
    let names = try components(path)
    guard let name = names.last else { return nil }
    var place = root
    do {
      var folder = try OpenFolder(root)
      for part in names.dropLast() {
        place += "/" + part
        do { folder = try folder.folder(part, makes: makes) } catch .system(ENOTDIR) where makes {
          try folder.remove(part)
          folder = try folder.folder(part, makes: true)
        }
      }
      return (folder, name)
    } catch .system(ENOENT) where !makes {
      return nil
    } catch .system(ENOTDIR) where !makes {
      return nil
    } catch .link {
      throw BuildError(
        "\(ProjectStrings.shown(place)): is a symbolic link, which nothing is written through",
        status: .internalError)
    } catch {
      throw Self.failure(place, "cannot be made", error)
    }
  }

  /// Opens the folder that a path is in, which is made if it does not exist.
  private func madeParent(of path: String) throws -> (folder: OpenFolder, name: String) {
    guard let result = try parent(of: path, makes: true) else {
      throw BuildError("\(ProjectStrings.shown(path)): is no path inside of \(root)", status: .internalError)
    }
    return result
  }

  /// Returns an error with a path, the failed operation, and the reason.
  private static func failure(_ path: String, _ what: String, _ reason: OpenFolder.Failure) -> BuildError {
    guard case .system(let number) = reason else {
      return BuildError("\(ProjectStrings.shown(path)): \(what): \(reason)", status: .internalError)
    }
    errno = number
    return failure(path, what)
  }

  /// Returns the type of the file at a path, without following links; `nil` if there is none.
  static func kind(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  // MARK: Changes

  /// Creates a folder if it does not exist. A file or a link in its place is removed; links among its parents
  /// are rejected.
  @discardableResult
  func makeFolder(_ path: String) throws -> String {
    if path == root { return path }
    let (folder, name) = try madeParent(of: path)
    if let kind = folder.kind(name), kind != S_IFDIR {
      do { try folder.remove(name) } catch { throw Self.failure(path, "cannot be removed", error) }
    }
    do { _ = try folder.folder(name, makes: true) } catch {
      throw Self.failure(path, "cannot be made", error)
    }
    return path
  }

  /// Writes a file if its contents differ, so that its modification date only changes with them.
  ///
  /// The new date is in a later second than that of the file that was there: the Swift compiler's driver compares dates by whole
  /// seconds, and does not compile a file again that was written twice in one.
  ///
  /// - Returns: whether the contents differed.
  @discardableResult
  func write(_ data: Data, to path: String) throws -> Bool {
    let (folder, name) = try madeParent(of: path)
    let former = folder.status(name)
    let kind = former.map { $0.st_mode & S_IFMT }
    var least: Int?
    if let former, kind == S_IFREG {
      // Most files are as they were.
      if former.st_size == data.count, (try? folder.read(name)) == data { return false }
      least = former.st_mtim.tv_sec + 1
    }
    do {
      if kind == S_IFDIR { try folder.remove(name) }
      try folder.write(data, to: name, notBefore: least)
    } catch { throw Self.failure(path, "cannot be written", error) }
    return true
  }

  @discardableResult
  func write(_ text: String, to path: String) throws -> Bool { try write(Data(text.utf8), to: path) }

  /// Copies a file to a path if its size or its modification date differs.
  func copy(_ source: String, to path: String) throws {
    let (folder, name) = try madeParent(of: path)
    let given = open(source, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard given >= 0 else { throw Self.failure(source, "cannot be read") }
    defer { close(given) }
    var status = stat()
    guard fstat(given, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw BuildError("\(ProjectStrings.shown(source)): is not a file that can be copied")
    }
    do {
      if let present = folder.status(name) {
        if present.st_mode & S_IFMT == S_IFREG, present.st_size == status.st_size,
          present.st_mtim.tv_sec == status.st_mtim.tv_sec, present.st_mtim.tv_nsec == status.st_mtim.tv_nsec
        {
          return
        }
        if present.st_mode & S_IFMT == S_IFDIR { try folder.remove(name) }
      }
      try folder.copy(
        given, size: Int(status.st_size), to: name, times: [status.st_atim, status.st_mtim])
    } catch { throw Self.failure(path, "cannot be written", error) }
  }

  /// Creates a symbolic link, replacing what is there.
  func link(_ source: String, at path: String) throws {
    let (folder, name) = try madeParent(of: path)
    try remove(path)
    guard symlinkat(source, folder.descriptor, name) == 0 else {
      throw Self.failure(path, "cannot be linked")
    }
  }

  /// Adds a hard link to a file of the folder, replacing what is there.
  func addName(_ path: String, of source: String) throws {
    let given = try parent(of: source, makes: false)
    let (folder, name) = try madeParent(of: path)
    try remove(path)
    guard let given else {
      errno = ENOENT
      throw Self.failure(path, "cannot be linked")
    }
    guard linkat(given.folder.descriptor, given.name, folder.descriptor, name, 0) == 0 else {
      throw Self.failure(path, "cannot be linked")
    }
  }

  /// Moves a file or a folder within the folder, replacing what is there.
  func move(_ source: String, to path: String) throws {
    let given = try parent(of: source, makes: false)
    let (folder, name) = try madeParent(of: path)
    guard let given else {
      errno = ENOENT
      throw Self.failure(path, "cannot be moved to its place")
    }
    if given.folder.kind(given.name) == S_IFDIR || folder.kind(name) == S_IFDIR { try remove(path) }
    guard renameat(given.folder.descriptor, given.name, folder.descriptor, name) == 0 else {
      throw Self.failure(path, "cannot be moved to its place")
    }
  }

  /// Removes a file, a link, or a folder with its contents, if it exists. Links are removed and not followed.
  func remove(_ path: String) throws {
    guard let (folder, name) = try parent(of: path, makes: false) else { return }
    do { try folder.remove(name) } catch { throw Self.failure(path, "cannot be removed", error) }
  }

  // MARK: Helpers

  private static func makeAll(_ path: String) throws {
    var place = ""
    for part in path.split(separator: "/") {
      place += "/" + part
      var status = stat()
      if stat(place, &status) == 0 {
        guard status.st_mode & S_IFMT == S_IFDIR else {
          throw BuildError("\(place): is not a folder", status: .internalError)
        }
      } else if mkdir(place, 0o777) != 0, errno != EEXIST {
        throw failure(place, "cannot be made")
      }
    }
  }

  /// Returns an error with a path, the failed operation, and the reason from `errno`.
  private static func failure(_ path: String, _ what: String) -> BuildError {
    let reason = SystemError.words(errno)
    return BuildError("\(ProjectStrings.shown(path)): \(what): \(reason)", status: .internalError)
  }
}

/// The user's cache. It contains everything that `tinamou` writes for projects.
enum Cache {
  /// The path of the cache: in `XDG_CACHE_HOME`, else in `.cache` of `HOME`, else in that of the user's home.
  static let root = place(ProcessInfo.processInfo.environment)

  static func place(_ environment: [String: String]) -> String {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return (absolute("XDG_CACHE_HOME") ?? (absolute("HOME") ?? NSHomeDirectory()) + "/.cache") + "/tinamou"
  }

  private static let opened = Result { try ContainedFolder(root) }

  /// Returns the cache as a folder to write to; throws if it is not writable.
  static func contained() throws -> ContainedFolder {
    let folder = try opened.get()
    guard !folder.root.utf8.contains(where: { $0 < 32 || $0 == 127 }) else {
      throw BuildError(
        "the path of the cache has control characters; set XDG_CACHE_HOME", status: .internalError)
    }
    return folder
  }

  /// Creates a folder in the cache if it does not exist.
  @discardableResult
  static func folder(_ name: String) throws -> String {
    let cache = try contained()
    return try cache.makeFolder(cache.root + "/" + name)
  }

  /// Returns the folder of the compiler's module cache, which is only valid at the path that it was created
  /// at.
  static func compiledModules() throws -> String {
    try folder("clang-" + fingerprint([try contained().root]))
  }

  /// Writes a file in the cache if its contents differ.
  @discardableResult
  static func write(_ text: String, to path: String) throws -> Bool {
    try contained().write(Data(text.utf8), to: path)
  }

  /// Removes the item at a path in the cache.
  static func remove(_ path: String) throws { try contained().remove(path) }

  /// Moves an item within the cache.
  static func move(_ source: String, to path: String) throws { try contained().move(source, to: path) }
}

/// The output files of compilers and linkers, which are only used if they are complete.
enum BuiltFiles {
  /// Returns whether a file is a complete ELF file: it has the header, and contains its section header table,
  /// which linkers and compilers write last.
  static func isWhole(_ path: String) -> Bool {
    guard ContainedFolder.kind(path) == S_IFREG, let file = FileHandle(forReadingAtPath: path) else {
      return false
    }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 64), head.count == 64,
      head.prefix(4) == Data([0x7F, 0x45, 0x4C, 0x46]),
      let size = try? file.seekToEnd()
    else { return false }
    func number(_ at: Int, _ count: Int) -> UInt64 {
      (0..<count).reversed().reduce(0) { $0 << 8 | UInt64(head[head.startIndex + at + $1]) }
    }
    // 64-bit little-endian: the offset of the table, the size of an entry, and the number of entries.
    guard head[head.startIndex + 4] == 2, head[head.startIndex + 5] == 1 else { return size > 64 }
    let (table, rest) = number(0x28, 8).addingReportingOverflow(number(0x3A, 2) * number(0x3C, 2))
    return !rest && table <= size
  }

  /// Returns the sizes of files, to compare before they are reused.
  static func sizes(_ paths: [String]) -> [String: Int] {
    var result: [String: Int] = [:]
    for path in paths {
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { result[path] = Int(status.st_size) }
    }
    return result
  }

  /// Records the sizes of files that belong together, and the stamp of their inputs.
  static func record(_ paths: [String], stamp: String, to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let sizes = Dictionary(
      sizes(paths).map { (name($0.key, beside: file), $0.value) }, uniquingKeysWith: { $1 })
    let text = String(decoding: try encoder.encode(Record(stamp: stamp, sizes: sizes)), as: UTF8.self)
    try Cache.write(text, to: file)
  }

  /// Returns the name of a file in a record: relative to the record's folder, so that the folder can be
  /// moved.
  private static func name(_ path: String, beside file: String) -> String {
    let folder = (file as NSString).deletingLastPathComponent + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Returns whether files have their recorded sizes and the same stamp.
  ///
  /// - Parameter isSubset: whether files that are missing in the record are accepted if they are complete.
  static func areIntact(_ paths: [String], stamp: String, in file: String, isSubset: Bool = false) -> Bool {
    guard let data = FileManager.default.contents(atPath: file),
      let record = try? JSONDecoder().decode(Record.self, from: data), record.stamp == stamp
    else { return false }
    let sizes = sizes(paths)
    return paths.allSatisfy { path in
      let recorded = record.sizes[name(path, beside: file)]
      return sizes[path] != nil && (sizes[path] == recorded || isSubset && recorded == nil)
        && (path.hasSuffix(".swiftmodule") || isWhole(path))
    }
  }

  private struct Record: Codable {
    var stamp: String
    var sizes: [String: Int]
  }
}
