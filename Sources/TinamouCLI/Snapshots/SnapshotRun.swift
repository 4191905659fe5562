import ArgumentParser
import ForkSafeLocks
import Foundation
import SnapshotComparison

/// A command on snapshots. It declares the groups of options itself: in builds for debugging, a group inside another is checked four times
/// as often as one of the command, at each launch.
protocol SnapshotCommand: ToolCommand {
  var screens: ScreenArguments { get }
  var matrix: SnapshotMatrixOptions { get }
  var project: ProjectOptions { get }
  var confinement: ConfinementOptions { get }
  var place: ReferenceOptions { get }
}

extension SnapshotCommand {
  /// The options that commands on snapshots share.
  var options: SnapshotOptions {
    SnapshotOptions(
      screens: screens, matrix: matrix, project: project, confinement: confinement,
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

/// The options that commands on snapshots share: the screens, the matrix, and the folder of the references.
struct SnapshotOptions {
  let screens: ScreenArguments
  let matrix: SnapshotMatrixOptions
  let project: ProjectOptions
  let confinement: ConfinementOptions
  let references: String?
  let inProcess: Bool

  /// The path of the named project; `nil` if there is none.
  @MainActor var projectPath: String? {
    let tool = Tinamou.projects
    return screens.positional.first { tool?.isProject($0) == true }
  }

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
  @MainActor var isFiltered: Bool {
    let names = screens.names.filter { $0 != projectPath && !DocumentJob.isDocument($0) }
    return !names.isEmpty
  }
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
    guard !options.project.isUsed else {
      throw ValidationError(
        "--target, --scheme, --configuration, --strict and --lenient are for projects; none is named.")
    }
    try options.confinement.refuseWithoutProject()
    let drawing = try options.drawing(among: context.screens)
    let units = chosen(drawing.units.map(\.id))
    let reported = ReportedSnapshots(areDocuments: drawing.documents != nil, take: take)
    reported.ask(for: units)
    if options.inProcess {
      try options.prepare()
      try drawing.draw(only: Set(units)) { reported.hear($0) }
    } else {
      let arguments =
        ["draw-snapshots"] + options.matrix.arguments
        + (drawing.documents ?? []).map { $0.hasPrefix("-") ? "./\($0)" : $0 }
        + (drawing.documents == nil ? drawing.screens.map { "--screen=\($0.name)" } : [])
      SnapshotProcesses(arguments: arguments) { reported.hear($0) }
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
    if let document = options.screens.names.first(where: DocumentJob.isDocument) {
      throw ToolError.documentsBesideScreens(document: document, screen: path)
    }
    var (matrix, project, named) = (options.matrix, options.project, options.screens.named)
    var positional = options.screens.positional
    positional.remove(at: positional.firstIndex(of: path) ?? 0)
    if let choices = try tool.file(besideProject: path)?.choices(for: "snapshots") {
      matrix = matrix.completed(by: choices)
      project = project.completed(by: choices)
      if positional.isEmpty, named.isEmpty { named = choices.screens }
    }
    _ = try matrix.configurations(areDocuments: false)
    func run(_ further: [String], _ heard: @escaping (ScreenReport.Word) throws -> Void) throws -> ExitStatus
    {
      let call = ProjectCall(
        command: "draw-snapshots", path: path, screens: positional + named, controllers: named,
        options: project, confinement: options.confinement, devices: matrix.devices.devices,
        arguments: matrix.arguments + further, heard: heard)
      return try tool.run(call, console: context.console)
    }
    let reported = ReportedSnapshots(areDocuments: false, take: take)
    var only: [String]?
    if shard != nil {
      var listed: [String] = []
      _ = try run(["--list"]) { word in
        if case .screens(let screens, let arguments) = word { listed = try Self.units(screens, arguments) }
      }
      let own = chosen(listed)
      guard !own.isEmpty else { return Drawn(units: [], refusals: []) }
      only = own
    }
    let status = try run((only ?? []).map { "--only=\($0)" }) { word in
      switch word {
      case .screens(let screens, let arguments): reported.ask(for: try only ?? Self.units(screens, arguments))
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
  private static func units(_ screens: [String], _ arguments: [String]) throws -> [String] {
    let command = try DrawSnapshotsCommand.parse(arguments)
    let configurations = try command.matrix.configurations(areDocuments: false).map(\.name)
    return screens.flatMap { screen in configurations.map { "\(Screen.slug(of: screen))/\($0)" } }
  }
}

extension SnapshotOptions {
  /// Returns the snapshots to draw, of the executable's screens or of documents.
  @MainActor func drawing(among screens: [Screen]) throws -> SnapshotDrawing {
    let documents = try self.screens.documents()
    for file in documents ?? [] where !FileManager.default.fileExists(atPath: file) {
      throw ToolError.noSuchDocument(file)
    }
    if documents != nil, matrix.conditions.isUsed { throw ToolError.conditionsOfDocuments }
    return SnapshotDrawing(
      screens: documents == nil ? try self.screens.chosen(among: screens) : [], documents: documents,
      configurations: try matrix.configurations(areDocuments: documents != nil), matrix: matrix)
  }

  /// Applies the options to the process.
  @MainActor func prepare() throws {
    try matrix.fonts.register()
    try matrix.conditions.apply(
      language: matrix.languages.count == 1 ? matrix.languages[0] : nil, isHosted: Tinamou.isHosted)
  }
}

/// The command that draws snapshots for a process that compares them. It prints a line of JSON for each.
struct DrawSnapshotsCommand: SnapshotCommand {
  static let configuration = CommandConfiguration(commandName: "draw-snapshots", shouldDisplay: false)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var matrix: SnapshotMatrixOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions
  @OptionGroup var place: ReferenceOptions

  @Option(parsing: .singleValue) var only: [String] = []
  @Flag var list = false

  func execute(in context: Context) throws -> ExitStatus {
    try options.prepare()
    let drawing = try options.drawing(among: context.screens)
    if list {
      for unit in drawing.units { try context.console.print(SnapshotLine(unit: unit.id).text) }
      return .success
    }
    try drawing.draw(only: only.isEmpty ? nil : Set(only)) { try context.console.print($0.text) }
    return .success
  }
}
