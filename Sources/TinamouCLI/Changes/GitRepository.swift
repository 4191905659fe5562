import Foundation

/// The objects of a git repository. It is only read, and nothing that its configuration names is run: no filters, hooks, watchers,
/// transports or programs that compare.
struct GitRepository: Sendable {
  /// The reason why a repository or a revision cannot be read.
  struct Failure: ToolFailure {
    let description: String
    let status = ExitStatus.usage

    init(_ description: String) { self.description = description }
  }

  /// A file of a commit.
  struct Entry: Sendable {
    let object: String
    /// The path from the top of the repository.
    let path: String
    /// The kind of what a path has, by its mode.
    let kind: Kind

    /// A Boolean value that indicates whether it is a file, and neither a link nor another repository.
    var isFile: Bool { kind == .file || kind == .program }

    enum Kind: Sendable {
      case file
      /// A file that may be executed.
      case program
      case link
      /// Another repository, of whose files this one has none.
      case submodule
    }
  }

  /// The folder that was named, in the repository.
  private let folder: String
  /// The folder of the repository's objects.
  let directory: String

  /// The number of files that are in memory at a time.
  static let batch = 64

  /// Finds the repository around a folder.
  init(around folder: String) throws {
    self.folder = folder
    directory = try Self.line(
      Self.run(["rev-parse", "--absolute-git-dir"], in: folder, what: "\(folder) is in no git repository"))
  }

  /// Returns the real path of the folder that the repository's files are in.
  func top() throws -> String {
    let path = try Self.line(
      Self.run(["rev-parse", "--show-toplevel"], in: folder, what: "\(folder) is in no work tree of git"))
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The path of the named folder from the top, with a slash at its end; empty for the top, and in a repository without a work tree.
  func prefix() throws -> String {
    try Self.line(Self.run(["rev-parse", "--show-prefix"], in: folder, what: "\(folder) cannot be read"))
  }

  /// The name of the repository's folder.
  var name: String {
    let path = (try? top()) ?? directory
    let name = (path as NSString).lastPathComponent
    return name.hasSuffix(".git") && name.count > 4 ? String(name.dropLast(4)) : name
  }

  /// Returns the id of a revision's commit.
  func commit(_ revision: String) throws -> String {
    try Self.line(
      run(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"],
        what: "\(revision) is no revision of the repository of \(folder)"))
  }

  /// Returns the files of a commit, apart from those whose paths lead out of the repository.
  func entries(of commit: String) throws -> [Entry] {
    let listed = try run(["ls-tree", "-r", "-z", "--full-tree", commit], what: "\(commit) cannot be read")
    // Each is `MODE TYPE OBJECT`, a tabulator and the path.
    return String(decoding: listed, as: UTF8.self).split(separator: "\0").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      let facts = parts[0].split(separator: " ")
      guard parts.count == 2, facts.count == 3 else { return nil }
      let path = String(parts[1])
      let isInside = path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !["", ".", ".."].contains($0) && $0.lowercased() != ".git"
      }
      let kind: Entry.Kind =
        switch facts[0] {
        case "100755": .program
        case "120000": .link
        case "160000": .submodule
        default: .file
        }
      return isInside ? Entry(object: String(facts[2]), path: path, kind: kind) : nil
    }
  }

  /// Returns the contents of objects.
  func objects(_ ids: [String], what: String) throws -> GitObjects {
    GitObjects(
      try run(["cat-file", "--batch"], input: Data(ids.map { $0 + "\n" }.joined().utf8), what: what))
  }

  /// Returns the ids that files would have as objects, without the filters that the repository has for them.
  ///
  /// - Parameter paths: The absolute paths of files that can be read. Those with line breaks have no ids.
  func ids(of paths: [String]) throws -> [String: String] {
    let paths = paths.filter { !$0.contains("\n") }
    guard !paths.isEmpty else { return [:] }
    let output = try run(
      ["hash-object", "--no-filters", "--stdin-paths"], input: Data(paths.map { $0 + "\n" }.joined().utf8),
      what: "files cannot be compared with the repository")
    let ids = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    guard ids.count == paths.count else { throw Failure("files cannot be compared with the repository") }
    return Dictionary(zip(paths, ids)) { first, _ in first }
  }

  private static func line(_ output: Data) -> String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Runs git with the repository's objects, and returns its output.
  func run(_ arguments: [String], input: Data? = nil, what: String) throws -> Data {
    try Self.run(arguments, in: directory, objects: directory, input: input, what: what)
  }

  private static func run(
    _ arguments: [String], in folder: String, objects: String? = nil, input: Data? = nil, what: String
  ) throws -> Data {
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    // Missing objects of a partial clone are not fetched: the repository's configuration names the program that would do it.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_ALLOW_PROTOCOL"] = "none"
    environment["GIT_EXTERNAL_DIFF"] = nil
    environment["GIT_DIR"] = objects
    let program = SpawnedProgram(
      name: "git",
      arguments: ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-C", folder] + arguments,
      environment: environment)
    let result: SpawnedProgram.Result
    do { result = try program.run(input: input) } catch let error as SpawnedProgram.Failure {
      throw Failure("git cannot be started: \(error)")
    }
    guard result.status == 0 else { throw Failure(what) }
    return result.output
  }
}
