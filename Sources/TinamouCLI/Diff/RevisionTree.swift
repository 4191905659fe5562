import FileAccess
import Foundation

/// A folder outside of a repository that has the files of one of its revisions at a time.
///
/// Its path is the same for all revisions of a repository, in this process and in later ones, so that what was built of one is the
/// beginning of the build of the next: only files that differ are written anew. Files are the bytes of the repository's objects, without
/// filters. Links that lead out of the folder are left out.
final class RevisionTree {
  /// The path of the files.
  let path: String
  /// The folder that the files' folder is in, which is this process's as long as it is open.
  private let place: OpenFolder
  private let placePath: String
  private let folder: OpenFolder
  private let repository: GitRepository
  private var present: [GitRepository.Entry] = []

  /// Makes an empty folder for the files of a repository.
  init(of repository: GitRepository) throws {
    self.repository = repository
    (place, placePath) = try Self.makePlace(for: repository.directory)
    let name = repository.name.isEmpty ? "repository" : repository.name
    do {
      // Files that an ended process left behind.
      for name in try place.names() { try place.remove(name) }
      folder = try place.folder(name, makes: true)
    } catch { throw ToolError.cannotWrite(placePath, reason: "\(error)") }
    path = "\(placePath)/\(name)"
  }

  deinit {
    for name in (try? place.names()) ?? [] { try? place.remove(name) }
    rmdir(placePath)
  }

  /// Returns a folder for temporary files that is this user's alone, and that no other process uses.
  private static func makePlace(for repository: String) throws -> (OpenFolder, path: String) {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    let digest = SHA256.hash(Array("\(geteuid()) \(repository)".utf8)).prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    var path = "\(base)/tinamou-diff-\(digest)"
    while true {
      var status = stat()
      if mkdir(path, 0o700) == 0 || errno == EEXIST, let folder = try? OpenFolder(path),
        lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
        status.st_mode & 0o77 == 0, flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0
      {
        return (folder, path)
      }
      guard !path.hasSuffix(".own") else {
        throw ToolError.cannotWrite(path, reason: String(cString: strerror(errno)))
      }
      // Another process compares revisions of the repository, or the folder is somebody else's.
      path = "\(base)/tinamou-diff-\(UUID().uuidString).own"
    }
  }

  /// Writes the files of a commit in place of those of the one before.
  ///
  /// - Returns: what is left out, in words.
  func show(_ commit: String) throws -> [String] {
    let entries = try repository.entries(of: commit)
    let wanted = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
    let known = Dictionary(present.map { ($0.path, $0) }) { first, _ in first }
    func isSame(_ one: GitRepository.Entry, _ other: GitRepository.Entry?) -> Bool {
      one.object == other?.object && one.kind == other?.kind
    }
    for entry in present where !isSame(entry, wanted[entry.path]) { remove(entry.path) }
    let new = entries.filter { !isSame($0, known[$0.path]) }
    var notes = entries.filter { $0.kind == .submodule }.map {
      "the submodule \($0.path) is left out: its files are in another repository"
    }
    let missing = try write(new.filter(\.isFile), of: commit)
    if let first = missing.first {
      let others = missing.count == 1 ? "" : " and \(missing.count - 1) others"
      notes.append("\(first)\(others) are left out: their contents are not in this clone")
    }
    notes += try link(new.filter { $0.kind == .link }, of: commit)
    // The reader of projects looks in the surroundings of a project up to the top of its repository.
    do { try folder.folder(".git", makes: true).write(Data((commit + "\n").utf8), to: "HEAD") } catch {
      throw ToolError.cannotWrite(path, reason: "\(error)")
    }
    present = entries.filter { $0.kind != .submodule }
    return notes
  }

  private func remove(_ path: String) {
    var names = path.split(separator: "/").map(String.init)
    guard let name = names.popLast(), let parent = try? folder.folder(names, makes: false) else { return }
    try? parent.remove(name)
    while let name = names.popLast(), let parent = try? folder.folder(names, makes: false),
      parent.removeIfEmpty(name)
    {}
  }

  /// Writes files, and returns the paths of those whose contents are missing.
  private func write(_ files: [GitRepository.Entry], of commit: String) throws -> [String] {
    var missing: [String] = []
    for start in stride(from: 0, to: files.count, by: GitRepository.batch) {
      let part = files[start..<min(start + GitRepository.batch, files.count)]
      let contents = try repository.objects(part.map(\.object), what: "files of \(commit) cannot be read")
      for entry in part {
        guard let data = contents[entry.object] else {
          missing.append(entry.path)
          continue
        }
        var names = entry.path.split(separator: "/").map(String.init)
        do {
          let name = names.removeLast()
          let parent = try folder.folder(names, makes: true)
          try parent.write(data, to: name)
          if entry.kind == .program { fchmodat(parent.descriptor, name, 0o755, 0) }
        } catch { throw GitRepository.Failure("\(entry.path) of \(commit) cannot be written: \(error)") }
      }
    }
    return missing
  }

  /// Makes links, and removes those that lead out of the folder.
  private func link(_ links: [GitRepository.Entry], of commit: String) throws -> [String] {
    let contents = try repository.objects(links.map(\.object), what: "links of \(commit) cannot be read")
    var made: [(path: String, name: String, parent: OpenFolder)] = []
    for entry in links {
      var names = entry.path.split(separator: "/").map(String.init)
      guard let data = contents[entry.object], let name = names.popLast(),
        let target = String(validating: data, as: UTF8.self), !target.isEmpty, !target.utf8.contains(0),
        let parent = try? folder.folder(names, makes: true), symlinkat(target, parent.descriptor, name) == 0
      else { continue }
      made.append((entry.path, name, parent))
    }
    // A link can lead through another one, so that all are there first.
    var outside: [String] = []
    for one in made {
      guard let real = realpath("\(path)/\(one.path)", nil) else {
        // It leads to something that is made by a build.
        try? one.parent.remove(one.name)
        continue
      }
      defer { free(real) }
      guard !(String(cString: real) + "/").hasPrefix(path + "/") else { continue }
      try? one.parent.remove(one.name)
      outside.append("the link \(one.path) is left out: it leads out of the repository")
    }
    return outside
  }
}
