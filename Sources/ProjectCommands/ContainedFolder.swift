import Foundation
import ProjectReader
import TinamouCLI

/// A folder that confines writing, linking and removing.
///
/// Paths are absolute and must be inside of the folder. No component below the folder may be a symbolic link,
/// except for the last component of a path that is removed or replaced; then the link itself is removed.
/// Files appear complete or not at all: they are written beside their destination and renamed.
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

  /// Throws an error if a parent of a path is a symbolic link.
  ///
  /// - Parameter makes: whether missing parents are created and files in their places are removed.
  private func check(_ path: String, makes: Bool) throws {
    var place = root
    for part in try components(path).dropLast() {
      place += "/" + part
      switch Self.kind(place) {
      case S_IFDIR: continue
      case S_IFLNK:
        throw BuildError(
          "\(ProjectStrings.shown(place)): is a symbolic link, which nothing is written through",
          status: .internalError)
      case nil: break
      default:
        guard makes else { return }
        guard unlink(place) == 0 else { throw Self.failure(place, "cannot be removed") }
      }
      guard makes else { return }
      guard mkdir(place, 0o777) == 0 || errno == EEXIST else { throw Self.failure(place, "cannot be made") }
    }
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
    try check(path, makes: true)
    if let kind = Self.kind(path), kind != S_IFDIR, unlink(path) != 0 {
      throw Self.failure(path, "cannot be removed")
    }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw Self.failure(path, "cannot be made") }
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
    try check(path, makes: true)
    var former = stat()
    let kind = lstat(path, &former) == 0 ? former.st_mode & S_IFMT : nil
    if kind == S_IFREG, FileManager.default.contents(atPath: path) == data { return false }
    if kind == S_IFDIR { try remove(path) }
    let part = Self.scratch(beside: path)
    let file = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Self.failure(path, "cannot be written") }
    let isWritten = data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    let reason = errno
    var written = stat()
    if kind == S_IFREG, fstat(file, &written) == 0, written.st_mtim.tv_sec <= former.st_mtim.tv_sec {
      written.st_mtim.tv_sec = former.st_mtim.tv_sec + 1
      var times = [written.st_atim, written.st_mtim]
      futimens(file, &times)
    }
    close(file)
    guard isWritten, rename(part, path) == 0 else {
      errno = isWritten ? errno : reason
      defer { unlink(part) }
      throw Self.failure(path, "cannot be written")
    }
    return true
  }

  @discardableResult
  func write(_ text: String, to path: String) throws -> Bool { try write(Data(text.utf8), to: path) }

  /// Copies a file to a path if its size or its modification date differs.
  func copy(_ source: String, to path: String) throws {
    try check(path, makes: true)
    let given = open(source, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard given >= 0 else { throw Self.failure(source, "cannot be read") }
    defer { close(given) }
    var (status, present) = (stat(), stat())
    guard fstat(given, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw BuildError("\(ProjectStrings.shown(source)): is not a file that can be copied")
    }
    if lstat(path, &present) == 0 {
      if present.st_mode & S_IFMT == S_IFREG, present.st_size == status.st_size,
        present.st_mtim.tv_sec == status.st_mtim.tv_sec, present.st_mtim.tv_nsec == status.st_mtim.tv_nsec
      {
        return
      }
      if present.st_mode & S_IFMT == S_IFDIR { try remove(path) }
    }
    let part = Self.scratch(beside: path)
    let file = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Self.failure(path, "cannot be written") }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var (reason, left): (Int32?, Int) = (nil, Int(status.st_size))
    while reason == nil, left > 0 {
      let count = read(given, &buffer, min(buffer.count, left))
      if count < 0 { reason = errno }
      if count <= 0 { break }
      var done = 0
      while done < count {
        let more = buffer.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + done, count - done) }
        guard more > 0 else {
          reason = errno
          break
        }
        done += more
      }
      left -= count
    }
    var times = [status.st_atim, status.st_mtim]
    futimens(file, &times)
    close(file)
    if reason == nil, rename(part, path) == 0 { return }
    errno = reason ?? errno
    defer { unlink(part) }
    throw Self.failure(path, "cannot be written")
  }

  /// Creates a symbolic link, replacing what is there.
  func link(_ source: String, at path: String) throws {
    try check(path, makes: true)
    try remove(path)
    guard symlink(source, path) == 0 else { throw Self.failure(path, "cannot be linked") }
  }

  /// Adds a hard link to a file of the folder, replacing what is there.
  func addName(_ path: String, of source: String) throws {
    try check(source, makes: false)
    try check(path, makes: true)
    try remove(path)
    guard Glibc.link(source, path) == 0 else { throw Self.failure(path, "cannot be linked") }
  }

  /// Moves a file or a folder within the folder, replacing what is there.
  func move(_ source: String, to path: String) throws {
    try check(source, makes: false)
    try check(path, makes: true)
    if Self.kind(source) == S_IFDIR || Self.kind(path) == S_IFDIR { try remove(path) }
    guard rename(source, path) == 0 else { throw Self.failure(path, "cannot be moved to its place") }
  }

  /// Removes a file, a link, or a folder with its contents, if it exists. Links are removed and not followed.
  func remove(_ path: String) throws {
    try check(path, makes: false)
    guard let kind = Self.kind(path) else { return }
    guard kind == S_IFDIR else {
      guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
        throw Self.failure(path, "cannot be removed")
      }
      return
    }
    // A folder is removed when it is visited for the second time, as it is empty then. Names are bytes, which
    // need not be UTF-8.
    var pending = [(path: path.utf8CString.map { $0 }, isSeen: false)]
    while let (place, isSeen) = pending.popLast() {
      func failure() -> BuildError {
        Self.failure(
          String(decoding: place.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), "cannot be removed")
      }
      if isSeen {
        guard rmdir(place) == 0 || errno == ENOENT else { throw failure() }
        continue
      }
      pending.append((place, true))
      guard let folder = opendir(place) else { throw failure() }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
            Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
          }
        }
        if name == [46, 0] || name == [46, 46, 0] { continue }
        let full = place.dropLast() + [47] + name
        var status = stat()
        if lstat(Array(full), &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
          pending.append((Array(full), false))
        } else if unlink(Array(full)) != 0, errno != ENOENT {
          throw failure()
        }
      }
    }
  }

  // MARK: Helpers

  private static func scratch(beside path: String) -> String {
    (path as NSString).deletingLastPathComponent + "/.part-\(getpid())-\(UInt32.random(in: 0 ... .max))"
  }

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
