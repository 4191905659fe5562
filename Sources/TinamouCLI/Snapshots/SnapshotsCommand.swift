import ArgumentParser
import ForkSafeLocks
import Foundation
import Simulator
import SnapshotComparison

struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots", abstract: "Records screens, and verifies that they look as before.",
    discussion: """
      References are pictures with the frames of all views, in __Snapshots__/<screen>/<device>.<orientation>.<settings>.png \
      and .json. Exact equality of pixels and frames decides. The exit code is 0 when all is equal, 2 when something \
      differs or has no reference, and 4 when a screen crashed.
      """,
    subcommands: [
      SnapshotRecordCommand.self, SnapshotVerifyCommand.self, SnapshotAcceptCommand.self,
      SnapshotPruneCommand.self,
    ])
}

/// A collection of values, grouped by the unit that they are of.
private final class SnapshotCollection<Value: Sendable>: Sendable {
  private struct State {
    var values: [String: [Value]] = [:]
    var count = 0
    var failure: (any Error)?
  }
  private let state = Mutex(State())

  /// Adds a value, and returns how many there are.
  @discardableResult
  func add(_ value: Value, of unit: String) -> Int {
    state.withLock { state in
      state.values[unit, default: []].append(value)
      state.count += 1
      return state.count
    }
  }

  func fail(_ error: any Error) { state.withLock { $0.failure = $0.failure ?? error } }

  /// Returns the values in the order of the units.
  func values(inOrderOf units: [String]) throws -> [Value] {
    let state = state.withLock { $0 }
    if let failure = state.failure { throw failure }
    return units.flatMap { state.values[$0] ?? [] }
  }
}

struct SnapshotRecordCommand: ProgressCommand, SnapshotCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Draws screens and writes their references.",
    discussion: "Prints the paths of the pictures that are new or were replaced.")

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions
  @OptionGroup var place: ReferenceOptions
  package var isQuiet: Bool { project.quiet }

  @Flag(help: "Write missing references only, and leave others as they are.")
  var missing = false

  func execute(in context: Context) throws -> ExitStatus {
    let options = try options()
    let store = options.store
    let matrix = try store.matrix()
    let onlyMissing = missing
    let written = SnapshotCollection<String>()
    let made = SnapshotCollection<Bool>()
    let errors = SnapshotCollection<String>()
    let drawn = try SnapshotRun(options: options, context: context).draw { unit, event in
      switch event {
      case .failure(let reason, _): errors.add("\(unit): \(reason)", of: unit)
      case .picture(let picture):
        made.add(true, of: unit)
        do {
          let data = try picture.record.data()
          let old = store.read(picture.id)
          if onlyMissing, old.picture != nil { return }
          if old.picture == picture.picture, old.record == data { return }
          try store.write(picture.id, picture: picture.picture, record: data)
          written.add(store.picture(picture.id), of: unit)
        } catch {
          written.fail(error)
        }
      }
    }
    for path in try written.values(inOrderOf: drawn.units) { try context.console.print(path) }
    // A run in which nothing was drawn says nothing about what there is.
    if try !made.values(inOrderOf: drawn.units).isEmpty {
      try store.write(
        matrix.adding(drawn.configurations, for: options.screens(of: drawn), units: drawn.units))
    }
    let failures = try errors.values(inOrderOf: drawn.units) + drawn.refusals
    for failure in failures { context.console.error(failure) }
    return ExitStatus.worse(failures.isEmpty ? .success : .crashed, drawn.status)
  }
}

struct SnapshotVerifyCommand: ProgressCommand, SnapshotCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Draws screens and compares them with their references.",
    discussion: """
      Writes a report: index.html, which opens from its file, results.json, junit.xml and summary.md. Writes no \
      references.
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var devices: DeviceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions
  @OptionGroup var place: ReferenceOptions
  package var isQuiet: Bool { project.quiet }
  @OptionGroup var tolerance: ToleranceOptions

  @Option(
    help: ArgumentHelp("The folder of the report; snapshot-report by default.", valueName: "folder"),
    completion: .directory)
  var report: String?

  @Flag(
    help:
      "Let pictures pass whose frames are equal and whose reference another version of Tinamou drew; they are listed."
  )
  var sinceUpgrade = false

  @Option(
    help: ArgumentHelp(
      "Draw a part of the snapshots, as in 2/4, or auto with GitLab's variables.", valueName: "index/count"))
  var shard: ShardChoice?

  @Option(
    help: ArgumentHelp(
      "The results.json of an earlier run, by whose times shards are split.", valueName: "file"),
    completion: .file())
  var times: String?

  @Option(
    help: ArgumentHelp("A folder for results and pictures alone, for `report merge`.", valueName: "folder"),
    completion: .directory)
  var blob: String?

  func execute(in context: Context) throws -> ExitStatus { try verify(in: context).status }

  /// Draws and compares the snapshots and writes the report.
  @MainActor
  func verify(in context: Context) throws -> (results: SnapshotResults, status: ExitStatus) {
    let options = try options()
    let store = options.store
    let folder = UserFolder(blob ?? report, standard: SnapshotReport.standardName)
    try folder.check()
    if folder.kind([SnapshotReport.pictures]) != nil {
      // Pictures of an earlier run would be mistaken for those of this one.
      guard folder.kind([SnapshotResults.file]) == S_IFREG else {
        throw SnapshotCommandError(
          "\(folder.path) has pictures and is no report; name another folder", .usage)
      }
      try folder.remove([SnapshotReport.pictures])
    }
    var run = SnapshotRun(options: options, context: context)
    run.shard = shard
    if let times { run.times = try Self.times(times) }
    let verification = SnapshotVerification(
      store: store, report: folder, tolerance: tolerance.tolerance, sinceUpgrade: sinceUpgrade)
    let found = SnapshotCollection<SnapshotResult>()
    let console = context.console
    let drawn = try run.draw { unit, event in
      do {
        switch event {
        case .picture(let picture):
          let result = try verification.result(of: picture)
          console.progress(found.add(result, of: unit), of: 0, result.id)
        case .failure(let reason, let isCrash):
          found.add(Self.failure(unit, reason, isCrash: isCrash), of: unit)
        }
      } catch {
        found.fail(error)
      }
    }
    console.endProgress()
    var results = SnapshotResults(references: store.folder.path)
    results.results = try found.values(inOrderOf: drawn.units)
    if tolerance.tolerance != .exact { results.tolerance = tolerance.tolerance }
    if let shard { results.shard = .init(index: shard.index, count: shard.count) }
    if shard == nil, !options.isFiltered {
      results.unused = try Self.unused(of: store, drawn, results).map(\.description)
    }
    try SnapshotReport(results: results).write(to: folder, withPage: blob == nil)
    SnapshotReport.tell(results, in: folder.path, withPage: blob == nil, on: console)
    for refusal in drawn.refusals { console.error(refusal) }
    let status = ExitStatus.worse(drawn.refusals.isEmpty ? .success : .crashed, drawn.status)
    return (results, ExitStatus.worse(results.status, status))
  }

  /// Returns the references that no screen has any more, or that are in configurations of neither this run nor the matrix.
  private static func unused(
    of store: SnapshotStore, _ drawn: SnapshotRun.Drawn, _ results: SnapshotResults
  ) throws -> [SnapshotID] {
    let ids = Set(results.results.map(\.id))
    let units = drawn.units.compactMap { $0.split(separator: "/").first.map(String.init) }
    let screens = Set(results.results.map(\.screen) + units)
    let matrix = try store.matrix()
    return store.ids().filter { id in
      if ids.contains(id.description) || ids.contains(id.canonical.description) { return false }
      return !screens.contains(id.screen.description) || !matrix.has(id)
    }
  }

  private static func failure(_ unit: String, _ error: String, isCrash: Bool) -> SnapshotResult {
    let parts = unit.split(separator: "/", maxSplits: 1).map(String.init)
    var result = SnapshotResult(
      id: unit, screen: parts.first ?? unit, title: parts.first ?? unit,
      configuration: parts.count > 1 ? parts[1] : "", status: isCrash ? .crashed : .failed)
    result.sentences = [error]
    return result
  }

  private static func times(_ path: String) throws -> [String: Double] {
    let results: SnapshotResults
    do { results = try SnapshotResults(file: path) } catch {
      throw SnapshotCommandError("\(path): is not the results.json of a run: \(error)", .usage)
    }
    return Dictionary(results.results.map { ($0.id, $0.seconds) }, uniquingKeysWith: +)
  }
}

/// The tolerance of a comparison.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The distance of two colours by CIE94 up to which pixels count as equal; 0 by default.",
      valueName: "distance"))
  var toleranceColour = 0.0

  @Option(
    help: ArgumentHelp(
      "The share of pixels, from 0 to 1, that may lie farther apart; 0 by default.", valueName: "share"))
  var toleranceShare = 0.0

  func validate() throws {
    guard (0...100).contains(toleranceColour) else {
      throw ValidationError("--tolerance-colour must lie between 0 and 100.")
    }
    guard (0...1).contains(toleranceShare) else {
      throw ValidationError("--tolerance-share must lie between 0 and 1.")
    }
  }

  var tolerance: SnapshotTolerance { SnapshotTolerance(distance: toleranceColour, share: toleranceShare) }
}

struct SnapshotAcceptCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Makes pictures of the last report the references.",
    discussion: """
      Accepts what the report shows and nothing else: a picture or a reference that has changed since is refused. The \
      references are those of --references, by default __Snapshots__ beside the project that is named, or in the current \
      folder. A report of others is refused.
      """)

  @Argument(
    help: ArgumentHelp("Snapshots by their ids in the report, and the project.", valueName: "id"))
  var names: [String] = []

  @Flag(help: "Accept all that differs or has no reference.")
  var all = false

  @Option(
    help: ArgumentHelp("The folder of the report; snapshot-report by default.", valueName: "folder"),
    completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the references; __Snapshots__ beside the project, or in the current folder, by default.",
      valueName: "folder"), completion: .directory)
  var references: String?

  /// A picture to accept, which was checked.
  private struct Choice {
    let id: SnapshotID
    let picture: Data
    let record: Data
  }

  func execute(in context: Context) throws -> ExitStatus {
    let project = Tinamou.projects.flatMap { tool in names.first { tool.isProject($0) } }
    let ids = names.filter { $0 != project }
    if ids.isEmpty != all { throw ValidationError("Name ids of the report, or --all.") }
    let folder = UserFolder(report, standard: SnapshotReport.standardName)
    let results = try SnapshotResults(folder: folder)
    let store = SnapshotOptions.store(references: references, project: project)
    try check(results, store)
    let known = Dictionary(results.results.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var chosen: [SnapshotResult] = []
    for id in ids {
      guard let result = known[id] else {
        let near = Suggestion.phrase(Suggestion.nearest(to: id, among: results.results.map(\.id)))
        throw SnapshotCommandError("the report has no snapshot \"\(id)\"\(near)", .usage)
      }
      chosen.append(result)
    }
    if all { chosen = results.results.filter { $0.actual != nil && $0.status != .equal } }
    // All results are checked before any reference is written.
    let choices = try chosen.compactMap { try choice($0, in: folder, store) }
    for choice in choices {
      try store.write(choice.id, picture: choice.picture, record: choice.record)
      try context.console.print(store.picture(choice.id))
    }
    return .success
  }

  /// Throws an error if a report is of other references than those that are replaced. A report is only a file: it does not say what is
  /// written.
  private func check(_ results: SnapshotResults, _ store: SnapshotStore) throws {
    let (told, own) = (results.references, store.folder.path)
    if (told as NSString).standardizingPath == (own as NSString).standardizingPath { return }
    if store.folder.isSame(as: told) { return }
    throw SnapshotCommandError(
      "the report is of the references in \(told), and those in \(own) would be replaced; name its project, or pass "
        + "--references \(ReportedText.line(told))", .usage)
  }

  /// Returns the picture of a result and its record as the report has them; `nil` if they are the reference already.
  private func choice(_ result: SnapshotResult, in folder: UserFolder, _ store: SnapshotStore) throws
    -> Choice?
  {
    guard let actual = result.actual, let id = SnapshotID(result.id) else {
      throw SnapshotCommandError(
        "\(result.id): the report has no picture of it (\(result.status.rawValue))", .usage)
    }
    let place = folder.path(of: [actual])
    guard let picture = folder.read(SnapshotReport.names(of: actual)),
      SnapshotStore.digest(picture) == result.actualDigest
    else {
      throw SnapshotCommandError(
        "\(place) is not the picture that the report was made of; verify again", .differences)
    }
    guard ReportedPicture.isPNG(picture) else {
      throw SnapshotCommandError("\(place) is not a PNG that can be read; verify again", .differences)
    }
    guard let path = result.record, let record = folder.read(SnapshotReport.names(of: path)),
      (try? SnapshotRecord(bounded: record))?.fits(picture: picture) == true
    else {
      throw SnapshotCommandError(
        "\(place) has no record of its frames in the report; verify again", .differences)
    }
    let (reference, referenceRecord) = store.read(id)
    // The result has been accepted already.
    if reference == picture, referenceRecord == record { return nil }
    if result.status != .damaged, reference.map(SnapshotStore.digest) != result.expectedDigest {
      throw SnapshotCommandError(
        "\(store.picture(id)) has changed since the report; verify again", .differences)
    }
    return Choice(id: id, picture: picture, record: record)
  }
}

extension ExitStatus {
  /// The status that says more of two: a crash before differences, differences before findings.
  package static func worse(_ a: ExitStatus, _ b: ExitStatus) -> ExitStatus {
    a.rawValue >= b.rawValue ? a : b
  }
}
