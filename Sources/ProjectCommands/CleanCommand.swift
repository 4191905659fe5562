import ArgumentParser
import Foundation
import ProjectReader
import TinamouCLI

struct CleanCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Removes what was built of a project, or the whole cache.",
    discussion: """
      What another tinamou uses at the moment stays, with a line. Entries that nothing has used for \(CacheEntries.days) days go \
      by themselves. Prints the bytes that were freed.

        clean MyApp.xcodeproj
        clean
      """)

  @Argument(
    help: ArgumentHelp(
      "A project, as other commands take it; the whole cache without it.", valueName: "project"),
    completion: .file())
  var project: String?

  func execute(in context: Context) throws -> ExitStatus {
    if let project, !ProjectLoader.isProject(project) {
      throw BuildError("\(project): is no project", status: .usage)
    }
    let entries = try CacheEntries().all
    let chosen = entries.filter { entry in project.map(entry.isOf) ?? true }
    if let project, chosen.isEmpty { context.console.message("nothing is built of \(project)") }
    var bytes: UInt64 = 0
    for entry in chosen {
      let size = ChildProcess.size(of: entry.path, most: .max)
      if try CacheEntries().remove(entry) {
        bytes += size
      } else {
        context.console.warning("\(entry.path): is in use and stays")
      }
    }
    try context.console.print("\(ByteCount(bytes))")
    return .success
  }
}

/// The entries of the cache: folders that one build or program made, each of which can go without the others.
struct CacheEntries {
  /// The days after which an entry that nothing uses goes.
  static let days = 30
  /// The name of the file in an entry that says what it is of; its date is that of the last use.
  static let record = "entry.json"

  /// The subject of an entry.
  struct Record: Codable, Equatable {
    /// Paths of the project: what the user named, and the folder of its sources.
    var paths: [String] = []
  }

  struct Entry: Sendable {
    let path: String
    /// The file whose lock its users take; those in the entry are taken, too.
    let lock: String
    let record: Record
    /// The time of its last use.
    let used: Date

    /// Returns whether the entry is of a project.
    func isOf(_ project: String) -> Bool {
      let path = URL(fileURLWithPath: project).standardizedFileURL.path
      return record.paths.contains(path)
        || ["swift"].contains((path as NSString).pathExtension)
          && record.paths.contains((path as NSString).deletingLastPathComponent)
    }
  }

  private let cache: ContainedFolder

  init(_ cache: ContainedFolder? = nil) throws { self.cache = try cache ?? Cache.contained() }

  /// The folders of entries, and how deep in them these are.
  private static let kinds = [
    "adapter": 1, "checkouts": 1, "kit": 1, "projects": 1, "sandbox": 1, "stand-ins": 2, "tests": 1,
  ]
  private static let locks = ["lock", "build.lock", "product.lock"]

  var all: [Entry] {
    let names = { (folder: String) in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
    var result: [Entry] = []
    for kind in names(cache.root) {
      let isOfCompiler = kind.hasPrefix("clang-")
      guard isOfCompiler || Self.kinds[kind] != nil else { continue }
      var places = [cache.root + "/" + kind]
      for _ in 0..<(Self.kinds[kind] ?? 0) {
        places = places.flatMap { place in names(place).map { place + "/" + $0 } }
      }
      for path in places where ContainedFolder.kind(path) == S_IFDIR {
        let data = FileManager.default.contents(atPath: "\(path)/\(Self.record)")
        let record = data.flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
        // Folders of other versions of Tinamou have no record, and compilers' caches none at all.
        let used = Self.date("\(path)/\(Self.record)") ?? Self.newest(path)
        result.append(Entry(path: path, lock: path + ".lock", record: record ?? Record(), used: used))
      }
    }
    return result
  }

  private static func date(_ path: String) -> Date? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
  }

  /// The last change of a folder or of what lies in it directly.
  private static func newest(_ folder: String) -> Date {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return (names.map { folder + "/" + $0 } + [folder]).compactMap(date).max() ?? .distantPast
  }

  /// Notes that an entry is used now.
  ///
  /// - Parameter paths: what it is of.
  func note(_ folder: String, of paths: [String] = []) throws {
    let path = "\(folder)/\(Self.record)"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let old = FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode(Record.self, from: $0)
    }
    let all = Set(paths).union(old?.paths ?? []).sorted()
    if try !cache.write(try encoder.encode(Record(paths: all)), to: path) {
      _ = utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
    }
  }

  /// Removes an entry that nobody uses.
  ///
  /// - Returns: whether it was removed.
  func remove(_ entry: Entry) throws -> Bool {
    var locks: [FileLock] = []
    let inner = Self.locks.map { entry.path + "/" + $0 }.filter { ContainedFolder.kind($0) == S_IFREG }
    let outer = ContainedFolder.kind(entry.lock) == S_IFREG ? [entry.lock] : []
    for path in inner + outer {
      let lock = try FileLock(path, in: cache)
      guard lock.tryToTake() else { return false }
      locks.append(lock)
    }
    try cache.remove(entry.path)
    try cache.remove(entry.lock)
    withExtendedLifetime(locks) {}
    return true
  }

  /// Removes entries that nothing has used for long, at most once a day.
  func removeOld(now: Date = Date()) {
    let mark = cache.root + "/cleaned"
    if let last = Self.date(mark), now.timeIntervalSince(last) < 86_400 { return }
    guard (try? cache.write("", to: mark)) != nil else { return }
    _ = utimensat(AT_FDCWD, mark, nil, AT_SYMLINK_NOFOLLOW)
    for entry in all where now.timeIntervalSince(entry.used) > Double(Self.days) * 86_400 {
      _ = try? remove(entry)
    }
  }
}
