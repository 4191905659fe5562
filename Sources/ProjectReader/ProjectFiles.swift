import Foundation
import FoundationXML
import Synchronization

/// Reads files of a project: only those that its ``ReadingScope`` permits, and only regular files up to a size, so that devices, pipes
/// and endless files cannot block the tool.
///
/// No other part of this module opens a file or lists a folder.
public enum ProjectFiles {
  /// The maximum size in bytes of a project, a catalog or a property list.
  public static let longestDocument = 64 << 20
  /// The maximum size in bytes of a manifest, a configuration file or another short text.
  public static let longestText = 4 << 20

  /// Returns the contents of a file; `nil` if it does not exist, cannot be read or may not be read, in which case a note is
  /// added.
  public static func data(_ path: String, limit: Int = longestDocument) -> Data? {
    // Opening a pipe would block until there is a writer.
    guard let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      if status.st_mode & S_IFMT != S_IFDIR { ReadingReport.note("\(path): is not a file that can be read") }
      return nil
    }
    guard status.st_size <= limit else {
      ReadingReport.note("\(path): is larger than \(limit >> 20) MB and is not read")
      return nil
    }
    // A byte more than the size, to detect a file that grows.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var length = 0
    while length < bytes.count {
      let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress! + length, $0.count - length) }
      if count <= 0 { break }
      length += count
    }
    return Data(bytes[..<min(length, Int(status.st_size))])
  }

  /// Opens a file or a folder that may be read; returns `nil` otherwise, with a note if there is anything.
  ///
  /// Decides on the path of the opened file, so that a link that changes meanwhile makes no difference.
  private static func open(_ path: String, _ flags: Int32) -> Int32? {
    guard !path.utf8.contains(0) else {
      ReadingReport.note("\(path): is no path")
      return nil
    }
    let file = Foundation.open(path, flags)
    guard file >= 0 else {
      if errno != ENOENT, errno != ENOTDIR {
        ReadingReport.note("\(path): cannot be read: \(String(cString: strerror(errno)).lowercased())")
      }
      return nil
    }
    guard let scope = ReadingScope.current else { return file }
    let real = self.path(of: file, openedAt: path)
    guard let refusal = real.map(scope.refusal(ofReal:)) ?? .outside else { return file }
    close(file)
    ReadingScope.note(path, real: real ?? path, refusal)
    return nil
  }

  /// Returns the real path of an open file; `nil` if it cannot be determined.
  private static func path(of file: Int32, openedAt path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: ProjectStrings.longestPath + 1)
    #if canImport(Darwin)
      if fcntl(file, F_GETPATH, &buffer) == 0 {
        return String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
    #else
      let count = buffer.withUnsafeMutableBytes {
        readlink("/proc/self/fd/\(file)", $0.assumingMemoryBound(to: CChar.self).baseAddress!, $0.count)
      }
      if count > 0 { return String(decoding: buffer[..<count], as: UTF8.self) }
    #endif
    // Without `/proc`, the file at the real path has to be the one that is open.
    let real = real(path)
    var (opened, found) = (stat(), stat())
    guard fstat(file, &opened) == 0, stat(real, &found) == 0, opened.st_ino == found.st_ino,
      opened.st_dev == found.st_dev
    else { return nil }
    return real
  }

  /// Returns the names in a folder, sorted; empty if it does not exist, cannot be read or may not be read.
  public static func names(in folder: String) -> [String] { contents(of: folder) ?? [] }

  /// Returns the names in a folder, sorted; `nil` if it does not exist, cannot be read or may not be read.
  public static func contents(of folder: String) -> [String]? {
    guard let file = open(folder, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC) else { return nil }
    guard let stream = fdopendir(file) else {
      close(file)
      return nil
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      // Nothing of a project names a file whose name is not UTF-8.
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns whether there is anything at a path, links followed.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && stat(path, &status) == 0
  }

  /// Returns a path as the folders of this machine spell it: a Mac's file system ignores case, so that projects name `app/Info.plist` for
  /// `App/Info.plist`. Without such a file, whatever the case, it is the path itself.
  static func spelled(_ path: String) -> String {
    guard path.hasPrefix("/"), !exists(path), !path.utf8.contains(0) else { return path }
    var found = ""
    for part in path.split(separator: "/").map(String.init) {
      if exists(found + "/" + part) {
        found += "/" + part
        continue
      }
      let names = contents(of: found.isEmpty ? "/" : found) ?? []
      guard let name = names.first(where: { $0.caseInsensitiveCompare(part) == .orderedSame }) else {
        return path
      }
      found += "/" + name
    }
    return found
  }

  /// Returns whether there is a folder at a path, links followed.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether there is a folder at a path that is no link.
  static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns a path without links; where nothing exists, that of the last folder that does, with the rest of the path.
  package static func real(_ path: String) -> String {
    guard !path.utf8.contains(0) else { return path }
    var place = path
    var rest: [String] = []
    while true {
      if let resolved = realpath(place, nil) {
        defer { free(resolved) }
        let found = String(cString: resolved)
        return rest.isEmpty
          ? found : ProjectStrings.normalized(found + "/" + rest.reversed().joined(separator: "/"))
      }
      let parent = (place as NSString).deletingLastPathComponent
      guard parent != place, !parent.isEmpty else { return ProjectStrings.normalized(path) }
      rest.append((place as NSString).lastPathComponent)
      place = parent
    }
  }

  /// Returns a file's text if it is UTF-8; see ``data(_:limit:)``.
  public static func text(_ path: String, limit: Int = longestText) -> String? {
    guard let data = data(path, limit: limit) else { return nil }
    return String(validating: data, as: UTF8.self)
  }

  /// Returns a parser of XML that resolves no external entities; `nil` if the text is not UTF-8, in which Xcode writes. At other bytes
  /// in names and attributes, Foundation's parser would end the process.
  static func xmlParser(_ data: Data) -> XMLParser? {
    guard String(validating: data, as: UTF8.self) != nil else { return nil }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    return parser
  }

  /// Returns a property list in any format, or `nil` if the file does not exist. Throws a ``ProjectError`` if
  /// it is not a property list or nested too deeply.
  ///
  /// - Parameter preprocess: what the text of the file is replaced by before it is read; `nil` for the text itself.
  static func propertyList(
    _ path: String, preprocess: ((String) -> String)? = nil
  ) throws(ProjectError) -> Any? {
    guard var data = data(path, limit: 16 << 20) else { return nil }
    if let preprocess, let text = String(validating: data, as: UTF8.self) {
      data = Data(preprocess(text).utf8)
    }
    if let complaint = BinaryPropertyList.complaint(about: data) {
      throw ProjectError("\(path): \(complaint)")
    }
    do { return try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      let detail = (error as? CocoaError)?.userInfo["NSDebugDescription"] as? String
      throw ProjectError(
        "\(path): is not a property list" + (detail.map { ": " + ProjectStrings.shown($0) } ?? ""))
    }
  }
}

/// The notes about a project that is being read, and the limits of the work.
///
/// Readers note what they leave out; the loader of a project collects the notes. Without a report there are
/// no notes and no limits of the total work.
final class ReadingReport: Sendable {
  @TaskLocal static var current: ReadingReport?

  private struct State {
    var notes: [String] = []
    var seen: Set<String> = []
    var left: [Work: Int] = [:]
    /// The headers in folders that were looked through.
    var headers: [String: [String]] = [:]
  }
  private let state = Mutex(State())
  /// The report whose limits hold.
  private let limits: ReadingReport?

  init(limitsOf other: ReadingReport? = nil) { limits = other?.limits ?? other }

  /// A kind of work that is limited per project.
  enum Work: String {
    /// Folder entries that are read, in all searches.
    case entries = "entries of folders"
    /// Bytes of replaced variables in settings.
    case replacements = "bytes in replaced variables"
    /// Bytes of sources that are searched for imports.
    case sources = "bytes of sources"
    /// Values of property lists.
    case values = "values of property lists"
    /// Packages that are fetched.
    case packages = "packages to fetch"
    /// Comparisons of names with patterns, in characters.
    case comparisons = "comparisons with patterns"

    var limit: Int {
      switch self {
      case .entries: 300_000
      case .replacements: 64 << 20
      case .sources: 400 << 20
      case .values: 1_000_000
      case .packages: 500
      case .comparisons: 500_000_000
      }
    }
  }

  /// The maximum number of notes about a project.
  private static let mostNotes = 2000

  /// Adds a note for the user, once.
  static func note(_ text: @autoclosure () -> String) {
    current?.add(text())
  }

  private func add(_ text: String) {
    let text = ProjectStrings.shown(text)
    state.withLock { state in
      guard state.notes.count <= Self.mostNotes, state.seen.insert(text).inserted else { return }
      state.notes.append(state.notes.count == Self.mostNotes ? "further notes are left out" : text)
    }
  }

  /// The headers in a folder and below it, which are looked for once in a project.
  static func headers(in folder: String) -> [String] {
    let report = current.map { $0.limits ?? $0 }
    if let known = report?.state.withLock({ $0.headers[folder] }) { return known }
    let found = FolderContents.files(in: folder).filter { $0.hasSuffix(".h") }
    report?.state.withLock { $0.headers[folder] = found }
    return found
  }

  /// Consumes a part of the limit of a kind of work.
  ///
  /// - Returns: Whether the limit sufficed. The first time it does not, a note is added.
  static func spend(_ amount: Int, of work: Work) -> Bool {
    guard let current else { return true }
    let limits = current.limits ?? current
    let (isEnough, isFirst) = limits.state.withLock { state in
      let left = state.left[work] ?? work.limit
      state.left[work] = max(left - amount, -1)
      return (left >= amount, left >= 0 && left < amount)
    }
    if isFirst {
      limits.add("the project has more than \(work.limit) \(work.rawValue); the rest is left out")
    }
    return isEnough
  }

  var notes: [String] { state.withLock(\.notes) }

  /// Runs a closure and returns its result with the notes that it added. The limits are those of the project.
  static func collect<T>(_ read: () throws -> T) rethrows -> (T, notes: [String]) {
    let report = ReadingReport(limitsOf: current)
    let result = try $current.withValue(report, operation: read)
    return (result, report.notes)
  }
}

/// Checks binary property lists before they are decoded: collections in them can contain the same object many
/// times, which multiplies the values.
enum BinaryPropertyList {
  private static let mostValues = 100_000
  private static let deepest = 100

  /// Returns the reason why a list is rejected; `nil` for acceptable lists, and for those that are not
  /// binary.
  static func complaint(about data: Data) -> String? {
    let bytes = [UInt8](data)
    guard bytes.starts(with: "bplist".utf8) else { return nil }
    guard let list = Reader(bytes) else { return "is not a property list" }
    // Each object's number of values, including itself; objects on the path have none yet.
    var counts: [Int: Int] = [:]
    var path: [(object: Int, parts: [Int], next: Int)] = []
    guard let parts = list.parts(of: list.top) else { return "is not a property list" }
    path.append((list.top, parts, 0))
    while let last = path.last {
      if last.next == last.parts.count {
        let count = last.parts.reduce(1) { min($0 + (counts[$1] ?? 0), mostValues + 1) }
        if count > mostValues { return "has more than \(mostValues) values" }
        counts[last.object] = count
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let part = last.parts[last.next]
      guard counts[part] == nil else { continue }
      guard path.count < deepest else { return "nests more than \(deepest) deep" }
      guard let parts = list.parts(of: part) else { return "is not a property list" }
      path.append((part, parts, 0))
    }
    return nil
  }

  private struct Reader {
    let bytes: [UInt8]
    let offsetSize, referenceSize, count, top, table: Int

    init?(_ bytes: [UInt8]) {
      guard bytes.count >= 40 else { return nil }
      let trailer = bytes.count - 32
      func number(_ at: Int) -> Int? {
        let value = bytes[at..<at + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value < UInt64(bytes.count) ? Int(value) : nil
      }
      guard let count = number(trailer + 8), let top = number(trailer + 16), let table = number(trailer + 24),
        top < count
      else { return nil }
      self.bytes = bytes
      (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
      (self.count, self.top, self.table) = (count, top, table)
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
        table + count * offsetSize <= trailer
      else { return nil }
    }

    private func number(at position: Int, size: Int) -> Int? {
      guard position >= 0, position + size <= bytes.count else { return nil }
      let value = bytes[position..<position + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return value < UInt64(bytes.count) ? Int(value) : nil
    }

    /// Returns the objects that a collection refers to; empty for other objects.
    func parts(of object: Int) -> [Int]? {
      guard object < count, var at = number(at: table + object * offsetSize, size: offsetSize),
        at < bytes.count
      else { return nil }
      let marker = bytes[at]
      at += 1
      guard [0xA0, 0xC0, 0xD0].contains(marker & 0xF0) else { return [] }
      var length = Int(marker & 0x0F)
      if length == 15 {
        guard at < bytes.count, bytes[at] & 0xF0 == 0x10 else { return nil }
        let size = 1 << Int(bytes[at] & 0x0F)
        guard size <= 8, let given = number(at: at + 1, size: size) else { return nil }
        length = given
        at += 1 + size
      }
      if marker & 0xF0 == 0xD0 { length *= 2 }
      guard at + length * referenceSize <= bytes.count else { return nil }
      var parts: [Int] = []
      for index in 0..<length {
        guard let part = number(at: at + index * referenceSize, size: referenceSize), part < count else {
          return nil
        }
        parts.append(part)
      }
      return parts
    }
  }
}
