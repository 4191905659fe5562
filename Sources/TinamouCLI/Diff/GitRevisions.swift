import Foundation

/// Two revisions of a git repository, whose files are written into folders outside of it.
///
/// The repository is only read: the files come from its objects through an index of this type's own, so that neither the
/// working tree nor the index nor the list of worktrees changes.
struct GitRevisions {
  /// The reason why revisions cannot be read.
  struct Failure: ToolFailure {
    let description: String
    let status = ExitStatus.usage

    init(_ description: String) { self.description = description }
  }

  /// The names of the revisions, as the user wrote them.
  let old: String
  let new: String
  /// A folder in the repository.
  let folder: String

  /// Parses `OLD..NEW`; `nil` for an argument of another form. A missing side is `HEAD`, as git has it.
  init?(_ argument: String, in folder: String) {
    guard let dots = argument.range(of: ".."), !argument.contains("..."), !argument.contains("/../"),
      !argument.hasPrefix("../"), !argument.hasPrefix("-")
    else { return nil }
    old = dots.lowerBound == argument.startIndex ? "HEAD" : String(argument[..<dots.lowerBound])
    new = dots.upperBound == argument.endIndex ? "HEAD" : String(argument[dots.upperBound...])
    guard !new.hasPrefix("-"), !new.hasPrefix(".") else { return nil }
    self.folder = folder
  }

  /// The files of the two revisions.
  struct Files {
    let old: String
    let new: String
    /// The new paths of files that were renamed, by their old ones.
    let renames: [String: String]
  }

  /// The endings of files that documents show, in lower case.
  static let endings: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "gif", "heic", "pdf",
    "svg", "json",
    "ttf", "otf",
  ]

  /// Writes the files that documents need into a folder.
  func files(in destination: String) throws -> Files {
    let root = try git(["rev-parse", "--absolute-git-dir"], what: "\(folder) is in no git repository")
      .trimmingCharacters(in: .newlines)
    let commits = try [old, new].map { name in
      try git(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"], at: root,
        what: "\(name) is no revision of the repository of \(folder)"
      ).trimmingCharacters(in: .newlines)
    }
    var folders: [String] = []
    for (index, commit) in commits.enumerated() {
      let path = "\(destination)/\(index == 0 ? "old" : "new")"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try write(commit, from: root, to: path, index: "\(destination)/index\(index)")
      folders.append(path)
    }
    let changes = try git(
      ["diff", "--name-status", "-z", "-M", "--diff-filter=R", commits[0], commits[1]], at: root,
      what: "the revisions cannot be compared"
    ).split(separator: "\0").map(String.init)
    var renames: [String: String] = [:]
    for index in stride(from: 0, to: changes.count - 2, by: 3) {
      renames[changes[index + 1]] = changes[index + 2]
    }
    return Files(old: folders[0], new: folders[1], renames: renames)
  }

  private func write(_ commit: String, from root: String, to path: String, index: String) throws {
    let listed = try git(
      ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit], at: root,
      what: "\(commit) cannot be read")
    let wanted = listed.split(separator: "\0").filter { name in
      Self.endings.contains(((String(name)) as NSString).pathExtension.lowercased())
    }
    guard !wanted.isEmpty else { return }
    _ = try git(
      ["read-tree", commit], at: root, tree: path, index: index, what: "\(commit) cannot be read")
    do {
      _ = try git(
        ["checkout-index", "--force", "--quiet", "-z", "--stdin"], at: root, tree: path, index: index,
        input: Data(wanted.joined(separator: "\0").utf8), what: "files of \(commit) cannot be written")
    } catch {
      // Clones may be without large files. The others are written; a picture may be missing, a document may not.
      let documents = wanted.map(String.init).filter { DocumentJob.isDocument($0) }
      if let missing = documents.first(where: { !FileManager.default.fileExists(atPath: "\(path)/\($0)") }) {
        throw Failure("\(missing) of \(commit) cannot be written; is it in this clone?")
      }
    }
  }

  /// Runs git, without its hooks and its watcher, and returns its output.
  ///
  /// - Parameters:
  ///   - root: the folder of the repository's objects; `nil` to find it.
  ///   - tree: the folder that stands for the working tree.
  private func git(
    _ arguments: [String], at root: String? = nil, tree: String? = nil, index: String? = nil,
    input: Data? = nil,
    what: String
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-C", tree ?? root ?? folder]
      + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_INDEX_FILE"] = index
    environment["GIT_DIR"] = root
    environment["GIT_WORK_TREE"] = tree
    process.environment = environment
    let (output, errors, words) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = input == nil ? FileHandle.nullDevice : words
    do { try process.run() } catch { throw Failure("git cannot be started: \(error)") }
    let group = DispatchGroup()
    if let input {
      DispatchQueue.global().async(group: group) {
        try? words.fileHandleForWriting.write(contentsOf: input)
        try? words.fileHandleForWriting.close()
      }
    }
    DispatchQueue.global().async(group: group) { _ = try? errors.fileHandleForReading.readToEnd() }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    group.wait()
    guard process.terminationStatus == 0 else { throw Failure(what) }
    return String(decoding: data, as: UTF8.self)
  }
}
