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

  @MainActor var store: SnapshotStore {
    if let references { return SnapshotStore(folder: references) }
    guard let path = projectPath else { return SnapshotStore(folder: "__Snapshots__") }
    var isDirectory: ObjCBool = false
    let isFolder =
      FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
      && !["xcodeproj", "xcworkspace"].contains((path as NSString).pathExtension)
    let folder = isFolder ? path : (path as NSString).deletingLastPathComponent
    return SnapshotStore(
      folder: ((folder.isEmpty ? "." : folder) as NSString).appendingPathComponent("__Snapshots__"))
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

  /// Draws the snapshots.
  ///
  /// - Parameter take: called with the lines on any thread; the lines of a unit are in order.
  /// - Returns: the units in their order, if they are known, and the exit status of a project's application.
  func draw(_ take: @escaping @Sendable (SnapshotLine) -> Void) throws -> (
    units: [String]?, status: ExitStatus
  ) {
    if options.projectPath != nil { return try drawProject(take) }
    guard !options.project.isUsed else {
      throw ValidationError(
        "--target, --scheme, --configuration, --strict and --lenient are for projects; none is named.")
    }
    try options.confinement.refuseWithoutProject()
    let drawing = try options.drawing(among: context.screens)
    let all = drawing.units.map(\.id)
    let units = chosen(all)
    if options.inProcess {
      try options.prepare()
      try drawing.draw(only: Set(units)) { take($0) }
    } else {
      let arguments =
        ["draw-snapshots"] + options.matrix.arguments
        + (drawing.documents ?? []).map { $0.hasPrefix("-") ? "./\($0)" : $0 }
        + (drawing.documents == nil ? drawing.screens.map { "--screen=\($0.name)" } : [])
      SnapshotProcesses(arguments: arguments, take: take)
        .run(units, processes: ProcessInfo.processInfo.activeProcessorCount)
    }
    return (units, .success)
  }

  private func chosen(_ units: [String]) -> [String] {
    guard let shard else { return units }
    return SnapshotShards.split(units, count: shard.count, times: times)[shard.index - 1]
  }

  private func drawProject(
    _ take: @escaping @Sendable (SnapshotLine) -> Void
  ) throws -> (units: [String]?, status: ExitStatus) {
    guard let tool = Tinamou.projects, let path = options.projectPath else { return (nil, .success) }
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
    func run(_ further: [String], _ take: @escaping @Sendable (SnapshotLine) -> Void) throws -> ExitStatus {
      let call = ProjectCall(
        command: "draw-snapshots", path: path, screens: positional + named, controllers: named,
        options: project, confinement: options.confinement, devices: matrix.devices.devices,
        arguments: matrix.arguments + further)
      let lines = LineReader(take)
      let console = context.console.writing { lines.add($0) }
      return try tool.run(call, console: console)
    }
    var only: [String] = []
    var units: [String]?
    if shard != nil {
      let listed = Mutex<[String]>([])
      _ = try run(["--list"]) { line in listed.withLock { $0.append(line.unit) } }
      let own = chosen(listed.withLock { $0 })
      units = own
      guard !own.isEmpty else { return ([], .success) }
      only = own.map { "--only=\($0)" }
    }
    return (units, try run(only, take))
  }
}

/// Extracts lines of JSON from data that arrives in parts.
private final class LineReader: Sendable {
  private let rest = Mutex(Data())
  private let take: @Sendable (SnapshotLine) -> Void

  init(_ take: @escaping @Sendable (SnapshotLine) -> Void) { self.take = take }

  func add(_ data: Data) {
    let lines = rest.withLock { rest -> [Data] in
      rest.append(data)
      var lines = rest.split(separator: 10, omittingEmptySubsequences: false).map { Data($0) }
      rest = lines.popLast() ?? Data()
      return lines
    }
    for line in lines {
      if let line = try? JSONDecoder().decode(SnapshotLine.self, from: line) { take(line) }
    }
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
