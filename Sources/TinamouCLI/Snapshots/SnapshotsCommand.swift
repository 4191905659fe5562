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

/// A collection of values from lines, grouped by unit.
private final class SnapshotCollection<Value: Sendable>: Sendable {
  private struct State {
    var order: [String] = []
    var values: [String: [Value]] = [:]
    var open: Set<String> = []
    var count = 0
    var failure: (any Error)?
  }
  private let state = Mutex(State())

  /// Records that a unit began or ended.
  func note(_ line: SnapshotLine) {
    state.withLock { state in
      if state.values[line.unit] == nil {
        state.values[line.unit] = []
        state.order.append(line.unit)
      }
      if line.ends == true { state.open.remove(line.unit) } else { state.open.insert(line.unit) }
    }
  }

  func add(_ value: Value, of line: SnapshotLine) -> Int {
    state.withLock { state in
      state.values[line.unit, default: []].append(value)
      state.count += 1
      return state.count
    }
  }

  func fail(_ error: any Error) { state.withLock { $0.failure = $0.failure ?? error } }

  /// Returns the values in the order of the units, and the units that began and did not end.
  func finish(order: [String]?) throws -> (values: [Value], open: [String]) {
    let state = state.withLock { $0 }
    if let failure = state.failure { throw failure }
    let order = order ?? state.order
    return (order.flatMap { state.values[$0] ?? [] }, order.filter(state.open.contains))
  }
}

struct SnapshotRecordCommand: ProgressCommand, SnapshotCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Draws screens and writes their references.",
    discussion: "Prints the paths of the pictures that are new or were replaced.")

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var matrix: SnapshotMatrixOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions
  @OptionGroup var place: ReferenceOptions
  package var isQuiet: Bool { options.project.quiet }

  @Flag(help: "Write missing references only, and leave others as they are.")
  var missing = false

  func execute(in context: Context) throws -> ExitStatus {
    let store = options.store
    let onlyMissing = missing
    let written = SnapshotCollection<String>()
    let errors = SnapshotCollection<String>()
    let (units, status) = try SnapshotRun(options: options, context: context).draw { line in
      written.note(line)
      errors.note(line)
      if let error = line.error { _ = errors.add("\(line.unit): \(error)", of: line) }
      guard let picture = line.picture, let record = line.record else { return }
      let id = "\(line.screen ?? "")/\(line.configuration ?? "")"
      do {
        let data = try record.data()
        let old = store.read(id)
        if onlyMissing, old.picture != nil { return }
        if old.picture == picture, old.record == data { return }
        try store.write(id, picture: picture, record: data)
        _ = written.add(store.picture(id), of: line)
      } catch {
        written.fail(error)
      }
    }
    let (paths, open) = try written.finish(order: units)
    for path in paths { try context.console.print(path) }
    let failures = try errors.finish(order: units).values + open.map { "\($0): the screen ended its process" }
    for failure in failures { context.console.error(failure) }
    return ExitStatus.worse(failures.isEmpty ? .success : .crashed, status)
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
  @OptionGroup var matrix: SnapshotMatrixOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions
  @OptionGroup var place: ReferenceOptions
  package var isQuiet: Bool { options.project.quiet }
  @OptionGroup var tolerance: ToleranceOptions

  @Option(help: ArgumentHelp("The folder of the report.", valueName: "folder"))
  var report = "snapshot-report"

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
      "The results.json of an earlier run, by whose times shards are split.", valueName: "file"))
  var times: String?

  @Option(
    help: ArgumentHelp("A folder for results and pictures alone, for `report merge`.", valueName: "folder"))
  var blob: String?

  func execute(in context: Context) throws -> ExitStatus { try verify(in: context).status }

  /// Draws and compares the snapshots and writes the report.
  @MainActor
  func verify(in context: Context) throws -> (results: SnapshotResults, status: ExitStatus) {
    let store = options.store
    let folder = blob ?? report
    try OutputFiles.checkDirectory(folder)
    let pictures = "\(folder)/pictures"
    if FileManager.default.fileExists(atPath: pictures) {
      // Pictures of an earlier run would be mistaken for those of this one.
      guard FileManager.default.fileExists(atPath: "\(folder)/\(SnapshotResults.file)") else {
        throw SnapshotCommandError("\(folder) has pictures and is no report; name another folder", .usage)
      }
      try FileManager.default.removeItem(atPath: pictures)
    }
    var run = SnapshotRun(options: options, context: context)
    run.shard = shard
    if let times { run.times = try Self.times(times) }
    let verification = SnapshotVerification(
      store: store, report: folder, tolerance: tolerance.tolerance, sinceUpgrade: sinceUpgrade)
    let found = SnapshotCollection<SnapshotResult>()
    let console = context.console
    let (units, status) = try run.draw { line in
      found.note(line)
      do {
        if line.picture != nil {
          let result = try verification.result(of: line)
          console.progress(found.add(result, of: line), of: 0, result.id)
        } else if let error = line.error {
          _ = found.add(Self.failure(line.unit, error, isCrash: line.ends == true), of: line)
        }
      } catch {
        found.fail(error)
      }
    }
    console.endProgress()
    let (values, open) = try found.finish(order: units)
    var results = SnapshotResults(references: store.folder)
    results.results =
      values + open.map { Self.failure($0, "the screen ended its process", isCrash: true) }
    if tolerance.tolerance != .exact { results.tolerance = tolerance.tolerance }
    if let shard { results.shard = .init(index: shard.index, count: shard.count) }
    if shard == nil, !options.isFiltered {
      let drawn = Set(results.results.map(\.id))
      results.unused = store.ids().filter { !drawn.contains($0) }
    }
    try SnapshotReport(results: results).write(to: folder, withPage: blob == nil)
    SnapshotReport.tell(results, in: folder, withPage: blob == nil, on: console)
    return (results, ExitStatus.worse(results.status, status))
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
    guard let data = FileManager.default.contents(atPath: path),
      let results = try? JSONDecoder().decode(SnapshotResults.self, from: data)
    else { throw SnapshotCommandError("\(path): is not the results.json of a run", .usage) }
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
      Accepts what the report shows and nothing else: a picture or a reference that has changed since is refused.
      """)

  @Argument(help: ArgumentHelp("Snapshots by their ids in the report.", valueName: "id"))
  var ids: [String] = []

  @Flag(help: "Accept all that differs or has no reference.")
  var all = false

  @Option(help: ArgumentHelp("The folder of the report.", valueName: "folder"))
  var report = "snapshot-report"

  func validate() throws {
    if ids.isEmpty != all { throw ValidationError("Name ids of the report, or --all.") }
  }

  func execute(in context: Context) throws -> ExitStatus {
    let results = try SnapshotResults(folder: report)
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
    let store = SnapshotStore(folder: results.references)
    // All results are checked before any reference is written.
    var files: [(id: String, picture: Data, record: Data?)] = []
    for result in chosen {
      guard let actual = result.actual else {
        throw SnapshotCommandError(
          "\(result.id): the report has no picture of it (\(result.status.rawValue))", .usage)
      }
      guard let picture = FileManager.default.contents(atPath: "\(report)/\(actual)"),
        SnapshotStore.digest(picture) == result.actualDigest
      else {
        throw SnapshotCommandError(
          "\(report)/\(actual) is not the picture that the report was made of; verify again", .differences)
      }
      let (reference, referenceRecord) = store.read(result.id)
      let record = result.record.flatMap { FileManager.default.contents(atPath: "\(report)/\($0)") }
      // The result has been accepted already.
      if reference == picture, referenceRecord == record { continue }
      if result.status != .damaged, reference.map(SnapshotStore.digest) != result.expectedDigest {
        throw SnapshotCommandError(
          "\(store.picture(result.id)) has changed since the report; verify again", .differences)
      }
      files.append((result.id, picture, record))
    }
    for file in files {
      try store.write(file.id, picture: file.picture, record: file.record)
      try context.console.print(store.picture(file.id))
    }
    return .success
  }
}

struct SnapshotPruneCommand: ProgressCommand, SnapshotCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes references that no screen has any more.",
    discussion: """
      Draws all screens in the given matrix, and removes the references that were not drawn. Refuses single screens, and \
      removes nothing where a screen cannot be drawn.
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup var matrix: SnapshotMatrixOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var confinement: ConfinementOptions
  @OptionGroup var place: ReferenceOptions
  package var isQuiet: Bool { options.project.quiet }

  @Flag(help: "Print what would be removed, and remove nothing.")
  var dryRun = false

  func execute(in context: Context) throws -> ExitStatus {
    guard !options.isFiltered else {
      throw ValidationError("prune takes no single screens: references of the others would be removed.")
    }
    let drawn = SnapshotCollection<String>()
    let errors = SnapshotCollection<String>()
    let (units, status) = try SnapshotRun(options: options, context: context).draw { line in
      drawn.note(line)
      errors.note(line)
      if let error = line.error { _ = errors.add("\(line.unit): \(error)", of: line) }
      if line.picture != nil { _ = drawn.add("\(line.screen ?? "")/\(line.configuration ?? "")", of: line) }
    }
    let (ids, open) = try drawn.finish(order: units)
    let failures = try errors.finish(order: units).values + open.map { "\($0): the screen ended its process" }
    guard failures.isEmpty, status == .success || status == .findings, !ids.isEmpty else {
      for failure in failures { context.console.error(failure) }
      context.console.error("nothing is removed, since not all screens could be drawn")
      return ExitStatus.worse(.crashed, status)
    }
    let known = Set(ids)
    let store = options.store
    for id in store.ids() where !known.contains(id) {
      if !dryRun { try store.remove(id) }
      try context.console.print(store.picture(id))
    }
    return .success
  }
}

extension ExitStatus {
  /// The status that says more of two: a crash before differences, differences before findings.
  package static func worse(_ a: ExitStatus, _ b: ExitStatus) -> ExitStatus {
    a.rawValue >= b.rawValue ? a : b
  }
}
