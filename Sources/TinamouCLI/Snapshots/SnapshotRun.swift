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
    var request = ScreenRequest(.snapshots(SnapshotResultChoice()), devices, settings)
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
      valueName: "folder"))
  var references: String?

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

  /// The pictures that were drawn.
  struct Drawn {
    /// The units in their order.
    var units: [String]
    /// The reasons why lines of processes were refused.
    var refusals: [String]
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
    let run = ScreenRun(options.request, screens: context.screens, console: context.console)
    let drawing = try run.snapshots()
    let units = chosen(drawing.units.map(\.id))
    let reported = ReportedSnapshots(areDocuments: !options.request.documents.isEmpty, take: take)
    reported.ask(for: units)
    if options.inProcess {
      try run.prepare()
      try drawing.draw(only: Set(units)) { reported.hear($0) }
    } else {
      SnapshotProcesses(arguments: ["draw-snapshots"] + options.request.arguments) { reported.hear($0) }
        .run(units, processes: ProcessInfo.processInfo.activeProcessorCount)
    }
    return Drawn(units: units, refusals: reported.end())
  }

  private func chosen(_ units: [String]) -> [String] {
    guard let shard else { return units }
    return SnapshotShards.split(units, count: shard.count, times: times)[shard.index - 1]
  }

  private func drawProject(
    _ take: @escaping @Sendable (String, ReportedSnapshots.Event) -> Void
  ) throws -> Drawn {
    guard let tool = Tinamou.projects, let path = options.projectPath else {
      return Drawn(units: [], refusals: [])
    }
    let (request, project) = try tool.completed(options.request, options.project, besideProject: path)
    _ = try request.snapshotConfigurations(areDocuments: false)
    func run(
      _ result: SnapshotResultChoice, _ heard: @escaping (ScreenReport.Word) throws -> Void
    ) throws -> ExitStatus {
      var request = request
      request.result = .snapshots(result)
      let call = ProjectCall(
        path: path, request: request, options: project, confinement: options.confinement, heard: heard)
      return try tool.run(call, console: context.console)
    }
    let reported = ReportedSnapshots(areDocuments: false, take: take)
    var wanted = SnapshotResultChoice()
    if shard != nil {
      var listed: [String] = []
      var list = SnapshotResultChoice()
      list.isList = true
      _ = try run(list) { word in
        if case .screens(let screens, let request) = word { listed = try Self.units(screens, request) }
      }
      let own = chosen(listed)
      guard !own.isEmpty else { return Drawn(units: [], refusals: []) }
      wanted.only = own
    }
    let only = wanted.only
    let status = try run(wanted) { word in
      switch word {
      case .screens(let screens, let request): reported.ask(for: try only ?? Self.units(screens, request))
      case .data(let screen, let data):
        var lines = ReportedLines()
        for line in lines.add(data) {
          // Other lines are a screen's own output.
          guard let line = try? ReportedJSON.decode(SnapshotLine.self, from: line) else { continue }
          reported.hear(line, of: screen)
        }
      }
    }
    return Drawn(units: reported.units, refusals: reported.end(), status: status)
  }

  /// Returns the units of screens in the configurations that a process is asked for.
  private static func units(_ screens: [String], _ request: ScreenRequest) throws -> [String] {
    let configurations = try request.snapshotConfigurations(areDocuments: false).map(\.snapshotName)
    return screens.flatMap { screen in configurations.map { "\(Screen.slug(of: screen))/\($0)" } }
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
    var result = SnapshotResultChoice()
    result.only = only.isEmpty ? nil : only
    request.result = .snapshots(result)
    return try ScreenRun(request, screens: context.screens, console: context.console).run()
  }
}
