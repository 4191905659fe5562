import ArgumentParser
import ForkSafeLocks
import Foundation
import ScreenRequests
import Simulator

struct SnapshotPruneCommand: ProgressCommand, SnapshotCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes references that no screen and no matrix has any more.",
    discussion: """
      Prints the references of screens that do not exist, and of configurations that neither matrix.json beside the \
      references nor tinamou.yml nor the options have, and removes them. Refuses single screens, and removes nothing where \
      the screens cannot be listed.

        snapshots prune MyApp.xcodeproj --dry-run
        snapshots prune MyApp.xcodeproj
      """)

  @OptionGroup var screens: ScreenArguments
  @OptionGroup(title: OptionTitles.devices) var devices: DeviceOptions
  @OptionGroup(title: OptionTitles.settings) var settings: SettingsOptions
  @OptionGroup(title: OptionTitles.projects) var project: ProjectOptions
  @OptionGroup(title: OptionTitles.limits) var confinement: ConfinementOptions
  @OptionGroup var place: ReferenceOptions
  package var isQuiet: Bool { project.quiet }

  @Option(
    name: .customLong("drop"),
    help: ArgumentHelp(
      "A configuration to remove from the matrix with its references, as in iphone-15.portrait.dark; repeat for several.",
      valueName: "name"))
  var dropped: [String] = []

  @Flag(help: "Print what would be removed, and remove nothing.")
  var dryRun = false

  func execute(in context: Context) throws -> ExitStatus {
    let options = try options()
    guard !options.isFiltered else {
      throw ValidationError("prune takes no single screens: references of the others would be removed.")
    }
    let store = options.store
    var matrix = try store.matrix()
    for name in dropped where !matrix.remove(name) {
      let near = Suggestion.phrase(Suggestion.nearest(to: name, among: matrix.configurations.map(\.name)))
      throw SnapshotCommandError("the matrix has no configuration \"\(name)\"\(near)", .usage)
    }
    let found = try SnapshotRun(options: options, context: context).screens()
    for failure in found.failures { context.console.error(failure) }
    guard found.failures.isEmpty, found.status == .success || found.status == .findings,
      !found.screens.isEmpty
    else {
      context.console.error("nothing is removed, since not all screens could be listed")
      return ExitStatus.worse(.crashed, found.status)
    }
    // Configurations of options and of tinamou.yml are kept as well, unless they are dropped.
    let kept = matrix.adding(
      found.chosen.filter { one in !dropped.contains { SnapshotConfiguration(name: $0)?.name == one.name } },
      for: nil)
    let removed = store.ids().filter { !found.screens.contains($0.screen.description) || !kept.has($0) }
    for id in removed { try context.console.print(store.picture(id)) }
    guard !dryRun else { return .success }
    for id in removed { try store.remove(id) }
    if !dropped.isEmpty { try store.write(matrix) }
    return .success
  }
}

extension SnapshotRun {
  /// The screens that exist.
  struct Found {
    /// Their names in paths.
    var screens: Set<String> = []
    /// The configurations that options and `tinamou.yml` choose.
    var chosen: [SnapshotConfiguration] = []
    var failures: [String] = []
    var status = ExitStatus.success
  }

  /// Finds the screens, of which documents' are drawn, since their scenes are not known before.
  func screens() throws -> Found {
    var found = Found()
    let isChosen = options.request.choosesConfigurations
    if options.projectPath != nil {
      (found.screens, found.chosen, found.status) = try listProject()
    } else if options.request.documents.isEmpty {
      let run = ScreenRun(options.request, screens: context.screens, console: context.console)
      found.screens = Set(try run.request.chosen(among: run.screens).map(\.slug))
      if isChosen { found.chosen = try options.request.snapshotConfigurations(areDocuments: false) }
    } else {
      let screens = Mutex<Set<String>>([])
      let failures = Mutex<[String]>([])
      let drawn = try draw { unit, event in
        switch event {
        case .picture(let picture): screens.withLock { _ = $0.insert(picture.id.screen.description) }
        case .failure(let reason, _): failures.withLock { $0.append("\(unit): \(reason)") }
        }
      }
      found.screens = screens.withLock { $0 }
      found.failures = failures.withLock { $0.sorted() } + drawn.refusals
      if isChosen { found.chosen = drawn.configurations }
      found.status = drawn.status
    }
    return found
  }
}
