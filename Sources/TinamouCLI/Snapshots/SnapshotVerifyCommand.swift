import ArgumentParser
import Foundation
import ScreenRequests
import SnapshotComparison

struct SnapshotVerifyCommand: ProgressCommand, SnapshotCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Draws screens and compares them with their references.",
    discussion: """
      Writes a report: index.html, which opens from its file, results.json, junit.xml and summary.md. Writes no \
      references.

        snapshots verify MyApp.xcodeproj
        snapshots verify MyApp.xcodeproj --changed-since origin/main --report report
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions
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
      "Draw only the screens whose sources, documents, assets or references changed since a revision of git; those of which that is not known are drawn.",
      valueName: "revision"))
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "Draw each picture so often; 1 by default. A screen of which two drawings differ is flaky, which is told with what differs.",
      valueName: "count"))
  var `repeat` = 1

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

  func validate() throws { try RepeatOptions.check(`repeat`) }

  func execute(in context: Context) throws -> ExitStatus { try verify(in: context).status }

  /// Draws and compares the snapshots and writes the report.
  @MainActor
  func verify(in context: Context) throws -> (results: SnapshotResults, status: ExitStatus) {
    let options = try options()
    let store = options.store
    let folder = try emptyFolder()
    var run = SnapshotRun(options: options, context: context)
    run.shard = shard
    run.baseline = changedSince
    if let times { run.times = try Self.times(times) }
    let verification = SnapshotVerification(
      store: store, report: folder, tolerance: tolerance.tolerance, sinceUpgrade: sinceUpgrade)
    let found = SnapshotCollection<SnapshotResult>()
    let console = context.console
    let drawings = `repeat` > 1 ? try RepeatedDrawings() : nil
    let drawn = try run.draw { unit, event in
      do {
        switch event {
        case .picture(let picture):
          try drawings?.keep(picture)
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
    if let drawings { try drawAgain(&results, drawings, run, drawn, verification) }
    if tolerance.tolerance != .exact { results.tolerance = tolerance.tolerance }
    if let shard { results.shard = .init(index: shard.index, count: shard.count) }
    results.unchanged = drawn.unchanged
    if shard == nil, changedSince == nil, !options.isFiltered {
      results.unused = try Self.unused(of: store, drawn, results).map(\.description)
    }
    try SnapshotReport(results: results).write(to: folder, withPage: blob == nil)
    SnapshotReport.tell(results, in: folder.path, withPage: blob == nil, on: console)
    for refusal in drawn.refusals { console.error(refusal) }
    let status = ExitStatus.worse(drawn.refusals.isEmpty ? .success : .crashed, drawn.status)
    return (results, ExitStatus.worse(results.status, status))
  }

  /// Returns the folder of the report, without pictures of an earlier run.
  private func emptyFolder() throws -> UserFolder {
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
    return folder
  }

  /// Draws the pictures again, and marks the results of those that differ from the first ones.
  @MainActor private func drawAgain(
    _ results: inout SnapshotResults, _ drawings: RepeatedDrawings, _ run: SnapshotRun,
    _ drawn: SnapshotRun.Drawn, _ verification: SnapshotVerification
  ) throws {
    var run = run
    // Pictures that could not be drawn once are told already.
    let failed = Set(results.results.filter { $0.status == .crashed || $0.status == .failed }.map(\.id))
    run.only = drawn.units.filter { !failed.contains($0) }
    guard run.only?.isEmpty == false else { return }
    let failures = SnapshotCollection<Bool>()
    for _ in 2...`repeat` {
      _ = try run.draw { unit, event in
        guard case .picture(let picture) = event else { return }
        do {
          guard let difference = try drawings.compare(picture) else { return }
          try verification.attach(again: picture, difference: difference)
        } catch { failures.fail(error) }
      }
    }
    _ = try failures.values(inOrderOf: [])
    let flaky = drawings.flaky
    for index in results.results.indices {
      guard let id = SnapshotID(results.results[index].id), let sentences = flaky[id],
        let first = drawings.first(of: id)
      else { continue }
      try verification.mark(&results.results[index], as: sentences, first: first)
    }
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
