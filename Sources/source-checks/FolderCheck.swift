import ArgumentParser

/// The check of the dependencies between the folders of UIKit's larger modules, and of the circles of files
/// within each module, by `ModuleGraph`. Two tables of CONTRIBUTING.md are compared with the sources.
///
/// - Folders: a row for each folder of a module, with the folders that it may depend on. A dependency that is
///   not listed is a defect, and so is a listed one that the code no longer needs, so that the table can only
///   become shorter.
/// - Circles: a row for each module with the share of its lines, in percent, that are in the largest circle
///   of files. A share that is larger by more than `slack` is a defect, since a file joined the circle then,
///   and so is one that is smaller by more, so that shares only fall. Modules with a share of less than
///   `free` have no row.
struct FolderCheck: Check {
  /// A folder of a module that names types of another folder.
  struct Pair: Hashable, Comparable {
    var module: String
    var folder: String
    var other: String

    static func < (one: Pair, two: Pair) -> Bool {
      (one.module, one.folder, one.other) < (two.module, two.folder, two.other)
    }
  }

  static let subject = "which folders mention which"
  /// The modules with rows for folders.
  static let modules: Set<String> = ["UIKitCore", "UIKitControls", "UIKitContainers"]
  /// The share that modules may have without a row, in percent.
  static let free = 12
  /// Percentage points by which lines alone may change a share.
  static let slack = 2

  private let graphs: [ModuleGraph]
  private let page: String
  private let allowed: Set<Pair>
  private let written: [String: Int]
  /// The needed pairs, each with a file and a type that cause the dependency.
  private var needed: [Pair: (path: String, type: String)] = [:]
  private var shares: [String: ModuleGraph.Share] = [:]

  /// Creates the check of modules.
  ///
  /// - Parameter page: the text of CONTRIBUTING.md.
  init(_ graphs: [ModuleGraph], page: String) throws {
    self.graphs = graphs.filter { !$0.paths.isEmpty }
    self.page = page
    let pairs = try ContributingTable("folders", in: page).rows.flatMap { cells -> [Pair] in
      let place = cells[0].split(separator: "/", maxSplits: 1).map(String.init)
      guard place.count == 2, cells.count == 2 else { return [] }
      return cells[1].split(separator: ", ").map {
        Pair(module: place[0], folder: place[1], other: String($0))
      }
    }
    allowed = Set(pairs)
    written = try ContributingTable("circles", in: page).rows.reduce(into: [:]) { shares, cells in
      shares[cells[0]] = cells.last.flatMap { Int($0) }
    }
    for graph in self.graphs {
      shares[graph.name] = graph.circleShare
      if Self.modules.contains(graph.name) { addPairs(of: graph) }
    }
  }

  /// Creates the check of the repository's modules.
  init(_ repository: Repository) throws {
    let graphs = try repository.folders(in: "Sources").map { name in
      let paths = try repository.swiftFiles(in: ["Sources/" + name])
      return ModuleGraph(name: name, files: try paths.map { try repository.source(at: $0) })
    }
    try self.init(graphs, page: try repository.text(of: Repository.contributing))
  }

  static func findings(in repository: Repository) throws -> [Finding] {
    try FolderCheck(repository).findings()
  }

  private mutating func addPairs(of graph: ModuleGraph) {
    func folder(_ path: String) -> String? {
      let parts = path.split(separator: "/")
      guard let module = parts.firstIndex(of: graph.name[...]), parts.count > module + 2 else { return nil }
      return String(parts[module + 1])
    }
    for (path, needs) in zip(graph.paths, graph.needs) {
      for need in needs {
        guard let one = folder(path), let two = folder(graph.paths[need.file]), one != two else { continue }
        let pair = Pair(module: graph.name, folder: one, other: two)
        if needed[pair] == nil { needed[pair] = (path, need.type) }
      }
    }
  }

  /// Returns what the tables do not allow, and what they list without need.
  func findings() -> [Finding] {
    var findings: [Finding] = []
    for (pair, cause) in needed.sorted(by: { $0.key < $1.key }) where !allowed.contains(pair) {
      let mention = "\(pair.module)/\(pair.folder) mentions \(cause.type) of \(pair.other)"
      findings.append(Finding(cause.path, "\(mention), which CONTRIBUTING.md does not allow"))
    }
    for pair in allowed.sorted() where needed[pair] == nil {
      let mention = "\(pair.module)/\(pair.folder) mentions \(pair.other) no more"
      findings.append(
        Finding(
          Repository.contributing, "\(mention); scripts/checks/sources folders --update takes it out"))
    }
    return findings + circleFindings()
  }

  private func circleFindings() -> [Finding] {
    Set(shares.keys).union(written.keys).sorted().compactMap { module in
      let now = shares[module]?.percent ?? 0
      let then = written[module] ?? 0
      if now > (written[module] ?? Self.free) + Self.slack {
        return Finding(
          "Sources/\(module)",
          "\(now) % of its lines are in one circle of files, and CONTRIBUTING.md allows \(then) %")
      }
      guard now < then - Self.slack else { return nil }
      return Finding(
        Repository.contributing,
        "the largest circle of \(module) is \(now) % of its lines, not \(then) %; "
          + "scripts/checks/sources folders --update lowers it")
    }
  }

  /// Returns the page without the dependencies that the code no longer needs, and with lower shares. None is
  /// added or raised, except for a module without a row that needs one.
  func updatedPage() throws -> String {
    let folders = Dictionary(grouping: allowed.filter { needed[$0] != nil }.sorted()) {
      "\($0.module)/\($0.folder)"
    }
    let pairRows = folders.sorted {
      ($0.value[0].module, $0.value[0].folder) < ($1.value[0].module, $1.value[0].folder)
    }
    .map { [$0.key, $0.value.map(\.other).joined(separator: ", ")] }
    let page = try ContributingTable("folders", in: page).page(head: ["folder", "mentions"], rows: pairRows)
    let kept = graphs.compactMap { graph -> (name: String, share: ModuleGraph.Share, files: Int)? in
      guard let share = shares[graph.name], share.percent >= Self.free,
        share.percent <= (written[graph.name] ?? share.percent) + Self.slack
      else { return nil }
      return (graph.name, share, graph.paths.count)
    }
    let circleRows = kept.sorted { (-$0.share.percent, $0.name) < (-$1.share.percent, $1.name) }
      .map { [$0.name, "\($0.share.files) of \($0.files)", "\($0.share.percent)"] }
    return try ContributingTable("circles", in: page)
      .page(head: ["module", "files in the largest circle", "lines, percent"], rows: circleRows)
  }
}

struct FolderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "folders",
    abstract: "Compares dependencies between folders and circles of files with CONTRIBUTING.md.",
    discussion: "A file depends on another one if its code names a type that the other declares.")

  @Flag(help: "Take dependencies that no code needs out of the tables, and lower shares.") var update = false

  func run() throws {
    let repository = try Repository()
    if update { try repository.write(FolderCheck(repository).updatedPage(), to: Repository.contributing) }
    try Console.report(FolderCheck.findings(in: repository))
  }
}
