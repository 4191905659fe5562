import ArgumentParser
import Foundation

struct SnapshotRecordCommand: ProgressCommand, SnapshotCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Draws screens and writes their references.",
    discussion: """
      Prints the paths of the pictures that are new or were replaced.

        snapshots record MyApp.xcodeproj --appearance both
        snapshots record MyApp.xcodeproj "Sign up" --missing
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions
  @OptionGroup var place: ReferenceOptions
  package var isQuiet: Bool { project.quiet }

  @Flag(help: "Write missing references only, and leave others as they are.")
  var missing = false

  @Option(
    help: ArgumentHelp(
      "How often each picture is drawn before it is written; 2 by default. One that differs from the first is flaky and is not written.",
      valueName: "count"))
  var `repeat` = 2

  func validate() throws { try RepeatOptions.check(`repeat`) }

  func execute(in context: Context) throws -> ExitStatus {
    let options = try options()
    let store = options.store
    let matrix = try store.matrix()
    let recording = try SnapshotRecording(store: store, onlyMissing: missing, repeats: `repeat`)
    var run = SnapshotRun(options: options, context: context)
    let drawn = try run.draw { recording.take($0, $1, isLast: recording.repeats == 1) }
    var status = drawn.status
    var refusals = drawn.refusals
    for round in 2...max(2, `repeat`) where round <= `repeat` {
      let pending = try recording.pending.values(inOrderOf: drawn.units)
      guard !pending.isEmpty else { break }
      run.only = pending
      let again = try run.draw { recording.takeAgain($0, $1, isLast: round == recording.repeats) }
      status = ExitStatus.worse(status, again.status)
      refusals += again.refusals.filter { !refusals.contains($0) }
    }
    for path in try recording.written.values(inOrderOf: drawn.units) { try context.console.print(path) }
    // A run in which nothing was drawn says nothing about what there is.
    if try !recording.made.values(inOrderOf: drawn.units).isEmpty {
      try store.write(
        matrix.adding(drawn.configurations, for: options.screens(of: drawn), units: drawn.units))
    }
    let failures = try recording.errors.values(inOrderOf: drawn.units) + refusals
    for failure in failures { context.console.error(failure) }
    let flaky = recording.flaky
    for (id, sentences) in flaky {
      context.console.error("\(id): is flaky and is not recorded: \(sentences.joined(separator: "; "))")
    }
    if !flaky.isEmpty { status = ExitStatus.worse(status, .differences) }
    return ExitStatus.worse(failures.isEmpty ? .success : .crashed, status)
  }
}

/// Writes the references of drawn pictures: each when its last drawing is equal to the first.
private final class SnapshotRecording: Sendable {
  private let store: SnapshotStore
  private let onlyMissing: Bool
  private let drawings: RepeatedDrawings?
  let repeats: Int
  /// The units with pictures, those of pictures that are to be drawn again, the paths that were written, and errors.
  let made = SnapshotCollection<Bool>()
  let pending = SnapshotCollection<String>()
  let written = SnapshotCollection<String>()
  let errors = SnapshotCollection<String>()

  init(store: SnapshotStore, onlyMissing: Bool, repeats: Int) throws {
    (self.store, self.onlyMissing, self.repeats) = (store, onlyMissing, repeats)
    drawings = repeats > 1 ? try RepeatedDrawings() : nil
  }

  /// The snapshots whose drawings differ, in the order of the identifiers.
  var flaky: [(id: SnapshotID, sentences: [String])] {
    (drawings?.flaky ?? [:]).sorted { $0.key.description < $1.key.description }.map { ($0.key, $0.value) }
  }

  /// Takes a first drawing.
  func take(_ unit: String, _ event: ReportedSnapshots.Event, isLast: Bool) {
    switch event {
    case .failure(let reason, _): errors.add("\(unit): \(reason)", of: unit)
    case .picture(let picture):
      made.add(true, of: unit)
      do {
        let data = try picture.record.data()
        let old = store.read(picture.id)
        if onlyMissing, old.picture != nil { return }
        if old.picture == picture.picture, old.record == data { return }
        guard !isLast, let drawings else { return try write(picture, data, of: unit) }
        try drawings.keep(picture)
        pending.addOnce(unit, of: unit)
      } catch {
        written.fail(error)
      }
    }
  }

  /// Takes a further drawing of what is to be written.
  func takeAgain(_ unit: String, _ event: ReportedSnapshots.Event, isLast: Bool) {
    switch event {
    case .failure(let reason, _): errors.add("\(unit): drawn again: \(reason)", of: unit)
    case .picture(let picture):
      do {
        guard let drawings, drawings.first(of: picture.id) != nil else { return }
        _ = try drawings.compare(picture)
        guard isLast, drawings.flaky[picture.id] == nil else { return }
        try write(picture, picture.record.data(), of: unit)
      } catch {
        written.fail(error)
      }
    }
  }

  private func write(_ picture: SnapshotPicture, _ record: Data, of unit: String) throws {
    try store.write(picture.id, picture: picture.picture, record: record)
    written.add(store.picture(picture.id), of: unit)
  }
}
