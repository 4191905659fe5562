import Foundation

/// A folder that is open: its files are read, written and removed by its descriptor, so that no symbolic link below it is
/// followed, whatever takes the place of a folder meanwhile.
///
/// Names are those of direct members. A file is written beside its place and renamed, so that it is complete or not there. What a
/// process that was ended has left beside is removed by the next that writes into the folder.
package final class OpenFolder: Sendable {
  /// The reason why something cannot be done.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// An error of the system, by its number.
    case system(Int32)
    /// A symbolic link is in the place of a folder.
    case link
    /// The name is not that of a member.
    case name
    /// Something that is no file is in its place.
    case noFile
    /// The file has more bytes than are read.
    case tooLarge

    package var description: String {
      switch self {
      case .system(EEXIST), .system(ENOTDIR): "a file is in the place of a directory"
      case .system(ENOENT): "there is no such directory"
      case .system(let number): SystemError.words(number)
      case .link: "a symbolic link is in the place of a directory, and is not followed"
      case .name: "it is not the name of a file"
      case .noFile: "it is not a file"
      case .tooLarge: "the file is too large"
      }
    }
  }

  package let descriptor: Int32

  /// The beginning of the names of files that are being written.
  package static let partPrefix = ".tinamou-part-"

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens the folder at a path, whose links are followed.
  package convenience init(_ path: String) throws(Failure) {
    guard !path.utf8.contains(0) else { throw .name }
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    self.init(descriptor: descriptor)
  }

  /// Returns the folder with a descriptor of its own, which has locks of its own.
  package func reopened() throws(Failure) -> OpenFolder { try Self.folder(".", in: descriptor) }

  // MARK: Members

  private static func check(_ name: String) throws(Failure) {
    guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(UInt8(ascii: "/")),
      !name.utf8.contains(0)
    else { throw .name }
  }

  private static func folder(_ name: String, in descriptor: Int32) throws(Failure) -> OpenFolder {
    let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard inner < 0 else { return OpenFolder(descriptor: inner) }
    let code = errno
    guard code == ENOTDIR || code == ELOOP else { throw .system(code) }
    var status = stat()
    let isLink =
      fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    throw isLink ? .link : .system(ENOTDIR)
  }

  /// Opens a folder in this one.
  ///
  /// - Parameter makes: whether it is created if it does not exist.
  package func folder(_ name: String, makes: Bool) throws(Failure) -> OpenFolder {
    try Self.check(name)
    do { return try Self.folder(name, in: descriptor) } catch .system(ENOENT) where makes {
      guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw .system(errno) }
      return try Self.folder(name, in: descriptor)
    }
  }

  /// Opens a folder below this one.
  package func folder(_ names: some Sequence<String>, makes: Bool) throws(Failure) -> OpenFolder {
    var result = self
    for name in names { result = try result.folder(name, makes: makes) }
    return result
  }

  /// Returns the type of a member, without following links; `nil` if there is none.
  package func kind(_ name: String) -> mode_t? { status(name).map { $0.st_mode & S_IFMT } }

  /// Returns the status of a member, without following links; `nil` if there is none.
  package func status(_ name: String) -> stat? {
    guard (try? Self.check(name)) != nil else { return nil }
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// The names of all members in order, without those that are not UTF-8.
  package func names() throws(Failure) -> [String] {
    try bytesOfNames().compactMap {
      String(validating: $0.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    .sorted()
  }

  /// The names of all members as bytes with a zero at the end.
  private func bytesOfNames() throws(Failure) -> [[CChar]] {
    // With a position of its own.
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0 else { throw .system(errno) }
    guard let stream = fdopendir(own) else {
      let code = errno
      close(own)
      throw .system(code)
    }
    defer { closedir(stream) }
    var result: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
        }
      }
      if name != [46, 0], name != [46, 46, 0] { result.append(name) }
    }
    return result
  }

  // MARK: Reading

  /// Reads a file.
  ///
  /// - Parameter limit: the maximum number of bytes.
  /// - Returns: `nil` if there is none.
  package func read(_ name: String, limit: Int = 1 << 29) throws(Failure) -> Data? {
    try Self.check(name)
    // Opening does not wait for the other end of a pipe.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP, ENXIO: throw .noFile
      default: throw .system(errno)
      }
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    guard status.st_size <= limit else { throw .tooLarge }
    var data = Data(count: Int(status.st_size))
    var (position, code): (Int, Int32) = (0, 0)
    data.withUnsafeMutableBytes { bytes in
      while position < bytes.count {
        let count = Glibc.read(file, bytes.baseAddress.map { $0 + position }, bytes.count - position)
        if count < 0, errno == EINTR { continue }
        if count < 0 { code = errno }
        guard count > 0 else { return }
        position += count
      }
    }
    guard code == 0 else { throw .system(code) }
    // A file that became shorter meanwhile.
    return position < data.count ? data.prefix(position) : data
  }

  // MARK: Writing

  /// Writes a file as a whole. A link or another file in its place is replaced.
  ///
  /// - Parameter least: the earliest second of its date of modification; `nil` for none.
  package func write(_ data: Data, to name: String, notBefore least: Int? = nil) throws(Failure) {
    try write(to: name) { file in
      let code = data.withUnsafeBytes { bytes in Self.write(bytes, to: file) }
      var written = stat()
      if code == 0, let least, fstat(file, &written) == 0, written.st_mtim.tv_sec < least {
        written.st_mtim.tv_sec = least
        futimens(file, [written.st_atim, written.st_mtim])
      }
      return code
    }
  }

  /// Copies the content of an open file.
  ///
  /// - Parameters:
  ///   - size: the number of bytes.
  ///   - times: the dates of access and of modification.
  package func copy(_ source: Int32, size: Int, to name: String, times: [timespec]) throws(Failure) {
    try write(to: name) { file in
      var buffer = [UInt8](repeating: 0, count: 1 << 18)
      var left = size
      while left > 0 {
        let count = Glibc.read(source, &buffer, min(buffer.count, left))
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        if count == 0 { break }
        let code = buffer.withUnsafeBytes {
          Self.write(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: file)
        }
        guard code == 0 else { return code }
        left -= count
      }
      futimens(file, times)
      return 0
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  private func write(to name: String, _ fill: (Int32) -> Int32) throws(Failure) {
    try Self.check(name)
    let former = status(name)
    if let former, former.st_mode & S_IFMT == S_IFDIR { throw .system(EISDIR) }
    let (file, part) = try openPart()
    defer { close(file) }
    var code = fill(file)
    if code == 0, let former, former.st_mode & S_IFMT == S_IFREG { fchmod(file, former.st_mode & 0o777) }
    if code == 0 { code = renameat(descriptor, part, descriptor, name) == 0 ? 0 : errno }
    guard code == 0 else {
      unlinkat(descriptor, part, 0)
      throw .system(code)
    }
  }

  /// Creates a file to be written, whose lock says that somebody writes it. The lock ends with the process.
  private func openPart() throws(Failure) -> (file: Int32, name: String) {
    var random = SystemRandomNumberGenerator()
    while true {
      let name = Self.partPrefix + String(random.next(), radix: 16)
      let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw .system(errno) }
      // Before it was locked, another process may have locked it and taken it for one that is left, to remove it.
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
      var status = stat()
      if fstat(file, &status) != 0 || status.st_nlink > 0 { return (file, name) }
      close(file)
    }
  }

  /// Removes files that processes which were ended have left while they wrote.
  package func removeAbandonedParts() {
    guard let names = try? names() else { return }
    for name in names where name.hasPrefix(Self.partPrefix) {
      let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      // Whoever writes it has the lock; a name is of one process only.
      if flock(file, LOCK_EX | LOCK_NB) == 0 { unlinkat(descriptor, name, 0) }
    }
  }

  // MARK: Removing

  /// Removes a file, a link, or a folder with its contents, if it exists. Links are removed and not followed.
  package func remove(_ name: String) throws(Failure) {
    try Self.check(name)
    try remove(Array(name.utf8CString))
  }

  /// Removes a folder if it is empty.
  ///
  /// - Returns: whether it was removed.
  @discardableResult
  package func removeIfEmpty(_ name: String) -> Bool {
    (try? Self.check(name)) != nil && unlinkat(descriptor, name, AT_REMOVEDIR) == 0
  }

  /// The depth of folders from which on they are moved up before they are removed, so that few descriptors are open.
  private static let deepest = 32

  private func remove(_ name: [CChar]) throws(Failure) {
    if unlinkat(descriptor, name, 0) == 0 || errno == ENOENT || errno == ENOTDIR { return }
    guard errno == EISDIR || errno == EPERM else { throw .system(errno) }
    var pending = [name]
    while let next = pending.popLast() {
      try empty(next, depth: 0) { folder, inner throws(Failure) in
        var random = SystemRandomNumberGenerator()
        let moved = Array((Self.partPrefix + String(random.next(), radix: 16)).utf8CString)
        guard renameat(folder, inner, descriptor, moved) == 0 else { throw .system(errno) }
        pending.append(moved)
      }
    }
  }

  /// Removes a folder with its contents.
  ///
  /// - Parameter move: moves a folder that is too deep to this one.
  private func empty(
    _ name: [CChar], depth: Int, _ move: (Int32, [CChar]) throws(Failure) -> Void
  ) throws(Failure) {
    let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard inner >= 0 else {
      if errno == ENOENT { return }
      throw .system(errno)
    }
    let folder = OpenFolder(descriptor: inner)
    for entry in try folder.bytesOfNames() {
      if unlinkat(inner, entry, 0) == 0 || errno == ENOENT { continue }
      guard errno == EISDIR || errno == EPERM else { throw .system(errno) }
      if depth + 1 < Self.deepest {
        try folder.empty(entry, depth: depth + 1, move)
      } else {
        try move(inner, entry)
      }
    }
    guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT else { throw .system(errno) }
  }
}
