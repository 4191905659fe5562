import Foundation

/// Two revisions of a git repository, whose files are written into folders outside of it.
///
/// The repository is only read: the files come from its objects, so that neither the working tree nor the index nor the list of
/// worktrees changes.
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
      try write(commit, from: root, to: path)
      folders.append(path)
    }
    let changes = try git(
      [
        "diff", "--no-ext-diff", "--no-textconv", "--name-status", "-z", "-M", "--diff-filter=R", commits[0],
        commits[1],
      ], at: root,
      what: "the revisions cannot be compared"
    ).split(separator: "\0").map(String.init)
    var renames: [String: String] = [:]
    for index in stride(from: 0, to: changes.count - 2, by: 3) {
      renames[changes[index + 1]] = changes[index + 2]
    }
    return Files(old: folders[0], new: folders[1], renames: renames)
  }

  /// Writes the files of a commit that documents need. They are the bytes of its objects: filters, which the repository's configuration
  /// could set to any program, do not run, and links are left out, which could lead anywhere.
  private func write(_ commit: String, from root: String, to path: String) throws {
    let listed = try git(
      ["ls-tree", "-r", "-z", "--full-tree", commit], at: root, what: "\(commit) cannot be read")
    // Each is `MODE TYPE OBJECT`, a tabulator and the path.
    let wanted: [(object: String, name: String)] = listed.split(separator: "\0").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      let facts = parts[0].split(separator: " ")
      guard parts.count == 2, facts.count == 3, facts[0].hasPrefix("100") else { return nil }
      let name = String(parts[1])
      let isInside = name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !["", ".", ".."].contains($0) && $0.lowercased() != ".git"
      }
      guard isInside, Self.endings.contains((name as NSString).pathExtension.lowercased()) else { return nil }
      return (String(facts[2]), name)
    }
    for start in stride(from: 0, to: wanted.count, by: Self.batch) {
      let files = wanted[start..<min(start + Self.batch, wanted.count)]
      let contents = GitObjects(
        try run(
          ["cat-file", "--batch"], at: root, input: Data(files.map { $0.object + "\n" }.joined().utf8),
          what: "files of \(commit) cannot be read"))
      for (object, name) in files {
        guard let data = contents[object] else {
          // Clones may be without large files. A picture may be missing, a document may not.
          guard DocumentJob.isDocument(name) else { continue }
          throw Failure("\(name) of \(commit) cannot be read; is it in this clone?")
        }
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        do {
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try data.write(to: file)
        } catch {
          throw Failure("\(name) of \(commit) cannot be written: \(error.localizedDescription)")
        }
      }
    }
  }

  /// The number of files that are in memory at a time.
  private static let batch = 64

  /// Runs git and returns its output as text.
  private func git(_ arguments: [String], at root: String? = nil, what: String) throws -> String {
    String(decoding: try run(arguments, at: root, what: what), as: UTF8.self)
  }

  /// Runs git, without its hooks, its watcher and transports, and returns its output.
  ///
  /// - Parameter root: The folder of the repository's objects; `nil` to find it.
  private func run(
    _ arguments: [String], at root: String?, input: Data? = nil, what: String
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-C", root ?? folder]
      + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    // Missing objects of a partial clone are not fetched: the repository's configuration names the program that would do it.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_ALLOW_PROTOCOL"] = "none"
    environment["GIT_EXTERNAL_DIFF"] = nil
    environment["GIT_DIR"] = root
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
    return data
  }
}
