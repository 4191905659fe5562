import ArgumentParser
import ForkSafeLocks
import Foundation
import ScreenRequests
import SnapshotComparison

/// A command on snapshots. It declares the groups of options itself: in builds for debugging, a group inside another is checked four times
/// as often as one of the command, at each launch.
protocol SnapshotCommand: ToolCommand {
  var screens: ScreenArguments { get }
  var devices: DeviceOptions { get }
  var settings: SettingsOptions { get }
  var project: ProjectOptions { get }
  var confinement: ConfinementOptions { get }
  var place: ReferenceOptions { get }
}

extension SnapshotCommand {
  /// The options that commands on snapshots share.
  @MainActor func options() throws -> SnapshotOptions {
    var choice = SnapshotResultChoice()
    choice.showsAccessibility = place.accessibility
    var request = ScreenRequest(.snapshots(choice), devices, settings)
    let path = screens.project
    try screens.name(in: &request, project: path, allowsScenes: false)
    return SnapshotOptions(
      request: request, projectPath: path, project: project, confinement: confinement,
      references: place.references, inProcess: place.inProcess)
  }
}

/// The folder of the references.
struct ReferenceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the references; __Snapshots__ beside the project, or in the current folder, by default.",
      valueName: "folder"), completion: .directory)
  var references: String?

  @Flag(
    help:
      "Draw accessibility elements: numbered boxes in their order, with a list of labels and traits. Their references stand beside the others."
  )
  var accessibility = false

  @Flag(name: .customLong("in-process"), help: .hidden)
  var inProcess = false
}

/// The options that commands on snapshots share: the request, and the folder of the references.
struct SnapshotOptions {
  let request: ScreenRequest
  /// The path of the named project; `nil` if there is none.
  let projectPath: String?
  let project: ProjectOptions
  let confinement: ConfinementOptions
  let references: String?
  let inProcess: Bool

  @MainActor var store: SnapshotStore { Self.store(references: references, project: projectPath) }

  /// Returns the store of references.
  ///
  /// - Parameters:
  ///   - references: the folder that the user has named; `nil` for the one beside the project, or in the current folder.
  ///   - project: the path of the project that the user has named; `nil` for none.
  static func store(references: String?, project: String?) -> SnapshotStore {
    if let references { return SnapshotStore(folder: references) }
    guard let path = project else {
      return SnapshotStore(folder: UserFolder(standard: SnapshotStore.standardName))
    }
    var isDirectory: ObjCBool = false
    let isFolder =
      FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
      && !["xcodeproj", "xcworkspace"].contains((path as NSString).pathExtension)
    let folder = isFolder ? path : (path as NSString).deletingLastPathComponent
    return SnapshotStore(
      folder: UserFolder(standard: SnapshotStore.standardName, in: folder.isEmpty ? "." : folder))
  }

  /// Returns the names in paths of what was drawn where individual screens or documents are named; `nil` for all screens.
  func screens(of drawn: SnapshotRun.Drawn) -> [String]? {
    guard isFiltered || !request.documents.isEmpty else { return nil }
    return Set(drawn.units.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }

  /// A Boolean value that indicates whether individual screens are named.
  var isFiltered: Bool { !request.screens.isEmpty }
}

/// A run that draws snapshots in processes of this executable, in those of a project's application, or in
/// this process.
@MainActor
struct SnapshotRun {
  let options: SnapshotOptions
  let context: Context
  var shard: ShardChoice?
  var times: [String: Double] = [:]
  /// The revision since which what is drawn has changed; `nil` to draw all.
  var baseline: String?
  /// The units to draw, in their order; `nil` for all.
  var only: [String]?

  /// The pictures that were drawn.
  struct Drawn {
    /// The units in their order.
    var units: [String]
    /// The configurations that were asked for.
    var configurations: [SnapshotConfiguration] = []
    /// The reasons why lines of processes were refused.
    var refusals: [String] = []
    /// The screens that were left out since nothing of it has changed; `nil` if that was not asked for.
    var unchanged: UnchangedScreens?
    /// The exit status of a project's application.
    var status = ExitStatus.success
  }

  /// Draws the snapshots.
  ///
  /// - Parameter take: called with a unit and with what became of it, on any thread.
  func draw(_ take: @escaping @Sendable (String, ReportedSnapshots.Event) -> Void) throws -> Drawn {
    if options.projectPath != nil { return try drawProject(take) }
    try options.project.refuseWithoutProject()
    try options.confinement.refuseWithoutProject()
    let request = try options.request.choosing(from: options.store.matrix(), options: options.request)
    let run = ScreenRun(request, screens: context.screens, console: context.console)
    let drawing = try run.snapshots()
    let all = drawing.units.map(\.id)
    let changed = try baseline.map { try ChangedUnits(among: all, for: request, since: $0, options.store) }
    let units = only ?? chosen(changed?.units ?? all)
    let reported = ReportedSnapshots(areDocuments: !options.request.documents.isEmpty, take: take)
    reported.ask(for: units)
    if options.inProcess {
      try run.prepare()
      try drawing.draw(only: Set(units)) { reported.hear($0) }
    } else {
      SnapshotProcesses(arguments: ["draw-snapshots"] + request.arguments) { reported.hear($0) }
        .run(units, processes: ProcessInfo.processInfo.activeProcessorCount)
    }
    return Drawn(
      units: units, configurations: drawing.configurations, refusals: reported.end(),
      unchanged: changed?.unchanged)
  }

  private func chosen(_ units: [String]) -> [String] {
    guard let shard else { return units }
    return SnapshotShards.split(units, count: shard.count, times: times)[shard.index - 1]
  }

  /// A project's request: what is asked of its application.
  private struct ProjectRequest {
    let tool: any ProjectTool
    let path: String
    let request: ScreenRequest
    let project: ProjectOptions
    let configurations: [SnapshotConfiguration]
  }

  private func projectRequest() throws -> ProjectRequest? {
    guard let tool = Tinamou.projects, let path = options.projectPath else { return nil }
    let (completed, project) = try tool.completed(options.request, options.project, besideProject: path)
    let request = try completed.choosing(from: options.store.matrix(), options: options.request)
    return ProjectRequest(
      tool: tool, path: path, request: request, project: project,
      configurations: try request.snapshotConfigurations(areDocuments: false))
  }

  private func run(
    _ asked: ProjectRequest, _ result: SnapshotResultChoice,
    _ heard: @escaping (ScreenReport.Word) throws -> Void
  ) throws -> ExitStatus {
    var (request, result) = (asked.request, result)
    result.configurations = asked.configurations
    request.result = .snapshots(result)
    let call = ProjectCall(
      path: asked.path, request: request, options: asked.project, confinement: options.confinement,
      heard: heard)
    return try asked.tool.run(call, console: context.console)
  }

  private func drawProject(
    _ take: @escaping @Sendable (String, ReportedSnapshots.Event) -> Void
  ) throws -> Drawn {
    guard let asked = try projectRequest() else { return Drawn(units: [], refusals: []) }
    let reported = ReportedSnapshots(areDocuments: false, take: take)
    var wanted = SnapshotResultChoice()
    var unchanged: UnchangedScreens?
    if let only {
      wanted.only = only
    } else if shard != nil || baseline != nil {
      let (listed, changed, status) = try list(asked)
      unchanged = changed
      let own = chosen(listed)
      guard !own.isEmpty else {
        return Drawn(units: [], configurations: asked.configurations, unchanged: unchanged, status: status)
      }
      wanted.only = own
    }
    let only = wanted.only
    let status = try run(asked, wanted) { word in
      switch word {
      case .screens(let screens, _, let request): reported.ask(for: try only ?? Self.units(screens, request))
      case .data(let screen, let data):
        var lines = ReportedLines()
        for line in lines.add(data) {
          // Other lines are a screen's own output.
          guard let line = try? ReportedJSON.decode(SnapshotLine.self, from: line) else { continue }
          reported.hear(line, of: screen)
        }
      case .failure, .unknown: break
      }
    }
    return Drawn(
      units: reported.units, configurations: asked.configurations, refusals: reported.end(),
      unchanged: unchanged, status: status)
  }

  /// Lists the units of a project's screens, of those that have changed where that is asked for.
  private func list(
    _ asked: ProjectRequest
  ) throws -> (units: [String], unchanged: UnchangedScreens?, status: ExitStatus) {
    var list = SnapshotResultChoice()
    list.isList = true
    var found: (screens: [String], origins: [String: ScreenOrigin], units: [String]) = ([], [:], [])
    let status = try run(asked, list) { word in
      if case .screens(let screens, let origins, let request) = word {
        found = (screens, origins, try Self.units(screens, request))
      }
    }
    guard let baseline else { return (found.units, nil, status) }
    let revision = try GitBaseline(baseline, around: Self.folder(of: asked.path))
    let call = ProjectCall(
      path: asked.path, request: asked.request, options: asked.project, confinement: options.confinement)
    let affected = try asked.tool.affected(
      found.screens, from: found.origins, of: call, since: revision, console: context.console)
    let changed = try ChangedUnits(among: found.units, affected: affected, since: revision, options.store)
    return (changed.units, changed.unchanged, status)
  }

  /// Returns the folder of a project.
  private static func folder(of path: String) -> String {
    var isDirectory: ObjCBool = false
    let path = URL(fileURLWithPath: path).path
    let isFolder = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    return isFolder && isDirectory.boolValue ? path : (path as NSString).deletingLastPathComponent
  }

  /// Lists the screens of a project.
  ///
  /// - Returns: The screens' names in paths, the configurations that options and `tinamou.yml` choose, and the status.
  func listProject() throws -> (Set<String>, [SnapshotConfiguration], ExitStatus) {
    guard let asked = try projectRequest() else { return ([], [], .success) }
    let (completed, _) = try asked.tool.completed(options.request, options.project, besideProject: asked.path)
    let chosen =
      completed.choosesConfigurations ? try completed.snapshotConfigurations(areDocuments: false) : []
    var names: Set<String> = []
    var list = SnapshotResultChoice()
    list.isList = true
    let status = try run(asked, list) { word in
      if case .screens(let screens, _, _) = word { names.formUnion(screens.map { Screen.slug(of: $0) }) }
    }
    return (names, chosen, status)
  }

  /// Returns the units of screens in the configurations that a process is asked for.
  private static func units(_ screens: [String], _ request: ScreenRequest) throws -> [String] {
    let configurations = try request.snapshotConfigurations(areDocuments: false)
    return screens.map { Screen.slug(of: $0) }.flatMap { screen in
      configurations.of(screen).map { "\(screen)/\($0.name)" }
    }
  }
}

extension ScreenRun {
  /// Returns the snapshots to draw, of the program's screens or of documents.
  func snapshots() throws -> SnapshotDrawing {
    let areDocuments = !request.documents.isEmpty
    if let missing = request.documents.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw ToolError.noSuchDocument(missing)
    }
    if areDocuments, request.conditions.isUsed { throw ToolError.conditionsOfDocuments }
    if areDocuments, case .snapshots(let result) = request.result, result.showsAccessibility {
      throw ToolError.accessibilityOfDocuments
    }
    return SnapshotDrawing(
      screens: areDocuments ? [] : try request.chosen(among: screens),
      configurations: try request.snapshotConfigurations(areDocuments: areDocuments), request: request)
  }

  /// Draws snapshots, a line of JSON for each, or lists them.
  func drawSnapshots(_ result: SnapshotResultChoice) throws -> ExitStatus {
    try prepare()
    let drawing = try snapshots()
    if result.isList {
      for unit in drawing.units { try console.print(SnapshotLine(unit: unit.id).text) }
      return .success
    }
    try drawing.draw(only: result.only.map { Set($0) }) { try console.print($0.text) }
    return .success
  }
}

/// The command that draws snapshots for a process that compares them. It prints a line of JSON for each.
struct DrawSnapshotsCommand: ToolCommand {
  static let configuration = CommandConfiguration(commandName: "draw-snapshots", shouldDisplay: false)

  @Option(name: .customLong("request")) var request: ScreenRequest
  @Option(parsing: .singleValue) var only: [String] = []

  func execute(in context: Context) throws -> ExitStatus {
    var request = request
    if case .snapshots(var result) = request.result {
      result.only = only.isEmpty ? nil : only
      request.result = .snapshots(result)
    }
    return try ScreenRun(request, screens: context.screens, console: context.console).run()
  }
}
