import EventLoop
import ForkSafeLocks
import Foundation
import Glibc

/// Tells which files below folders were written, made, moved or removed. Linux says so (`inotify`); nothing is read meanwhile.
final class FileWatcher: Sendable {
  /// A change, or several that followed each other closely.
  struct Change: Sendable {
    /// Absolute paths.
    var paths: [String] = []
    /// The time of the first of them.
    var time = ContinuousClock.now
  }

  private struct State: Sendable {
    var folders: [Int32: String] = [:]
    var roots: Set<String> = []
    /// Files that are watched alone, by the folder that they are in.
    var files: Set<String> = []
    var pending: Change?
    var isEnded = false
  }
  private let state = Mutex(State())
  private let descriptor: Int32
  private let condition = NSCondition()
  private let whenChanged = Mutex<(@Sendable () -> Void)?>(nil)

  /// The seconds without a further change after which a burst of them is over.
  private static let quiet = 0.015
  /// The seconds after which it is taken although it goes on.
  private static let patience = 0.25
  private static let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)

  init() throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw ToolError.cannotWatch("the sources", reason: String(cString: strerror(errno)))
    }
    OwnThread.start { [self] in read() }
  }

  /// Called on another thread at the beginning of each change.
  func whenChanged(_ body: @escaping @Sendable () -> Void) { whenChanged.withLock { $0 = body } }

  /// Watches a folder and those in it.
  func add(folder: String) throws {
    let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let isKnown = state.withLock { state in
      state.roots.contains { path == $0 || path.hasPrefix($0 + "/") }
        || !state.roots.insert(path).inserted
    }
    if !isKnown { try add(path) }
  }

  /// Watches a file, which editors may replace by another one of its name.
  func add(file: String) throws {
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    state.withLock { _ = $0.files.insert(path) }
    try watch((path as NSString).deletingLastPathComponent)
  }

  private func watch(_ folder: String) throws {
    let number = inotify_add_watch(descriptor, folder, Self.events)
    guard number >= 0 else {
      // A folder that is gone again.
      if errno == ENOENT || errno == ENOTDIR { return }
      let reason =
        errno == ENOSPC
        ? "more folders than /proc/sys/fs/inotify/max_user_watches" : String(cString: strerror(errno))
      throw ToolError.cannotWatch(folder, reason: reason)
    }
    state.withLock { $0.folders[number] = folder }
  }

  private func add(_ root: String) throws {
    var pending = [root]
    while let folder = pending.popLast() {
      try watch(folder)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where !Self.isIgnored(name) {
        var status = stat()
        let path = folder + "/" + name
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { pending.append(path) }
      }
    }
  }

  /// Returns whether a file or folder is none of a project's sources: what tools and editors write beside
  /// them.
  static func isIgnored(_ name: String) -> Bool {
    let folders = ["DerivedData", "__Snapshots__", "xcuserdata", "node_modules"]
    return name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || folders.contains(name)
      || ["swp", "swx", "swo", "tmp", "orig", "rej"].contains((name as NSString).pathExtension.lowercased())
      // Vim writes such a file to see whether it can.
      || name == "4913"
  }

  // MARK: Reading

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      let paths = buffer.withUnsafeBytes { changes(in: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      guard !paths.isEmpty else { continue }
      condition.lock()
      let isFirst = state.withLock { state in
        let isFirst = state.pending == nil
        var change = state.pending ?? Change()
        for path in paths where !change.paths.contains(path) { change.paths.append(path) }
        state.pending = change
        return isFirst
      }
      condition.broadcast()
      condition.unlock()
      if isFirst { whenChanged.withLock { $0 }?() }
    }
  }

  /// The paths of the files that the kernel's events are about.
  private func changes(in bytes: UnsafeRawBufferPointer) -> [String] {
    let size = MemoryLayout<inotify_event>.size
    var paths: [String] = []
    var offset = 0
    while offset + size <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let name = bytes[(offset + size)..<min(offset + size + Int(event.len), bytes.count)].prefix { $0 != 0 }
      offset += size + Int(event.len)
      guard let folder = state.withLock({ $0.folders[event.wd] }) else { continue }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        state.withLock { _ = $0.folders.removeValue(forKey: event.wd) }
        continue
      }
      let file = String(decoding: name, as: UTF8.self)
      guard !file.isEmpty, !Self.isIgnored(file) else { continue }
      let path = folder + "/" + file
      let isFolder = event.mask & UInt32(IN_ISDIR) != 0
      let (isInRoot, isFile) = state.withLock { state in
        (state.roots.contains { path.hasPrefix($0 + "/") }, state.files.contains(path))
      }
      guard isInRoot || isFile else { continue }
      if isFolder {
        if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { try? add(path) }
      } else if event.mask & UInt32(IN_CREATE) != 0 {
        // What is in it comes with an event of its own, unless it is a link.
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { continue }
      }
      paths.append(path)
    }
    return paths
  }

  // MARK: Taking changes

  /// A Boolean value that indicates whether something has changed that was not taken.
  var hasChange: Bool { state.withLock { $0.pending != nil } }

  /// Ends `next`, at once and for good.
  func end() {
    condition.lock()
    state.withLock { $0.isEnded = true }
    condition.broadcast()
    condition.unlock()
  }

  /// Lets `next` return without a change of a file.
  func wake() {
    condition.lock()
    state.withLock { if $0.pending == nil { $0.pending = Change() } }
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for changes, until they are over; nil after the end.
  func next() -> Change? {
    condition.lock()
    defer { condition.unlock() }
    while state.withLock({ $0.pending == nil && !$0.isEnded }) { condition.wait() }
    let limit = Date().addingTimeInterval(Self.patience)
    while state.withLock({ $0.pending?.paths.isEmpty == false && !$0.isEnded }) {
      let quiet = Date().addingTimeInterval(Self.quiet)
      guard quiet < limit, condition.wait(until: quiet) else { break }
    }
    return state.withLock { state in
      defer { state.pending = nil }
      guard !state.isEnded, var change = state.pending else { return nil }
      // Editors write beside a file and then give what they wrote its name.
      let present = change.paths.filter { FileManager.default.fileExists(atPath: $0) }
      if !present.isEmpty { change.paths = present }
      return change
    }
  }
}
