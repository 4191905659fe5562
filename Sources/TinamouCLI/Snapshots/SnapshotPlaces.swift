import ArgumentParser

/// The folders of the report whose differences are accepted, and of the references that they replace.
struct SnapshotPlaces: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the report; snapshot-report by default.", valueName: "folder"),
    completion: .directory)
  var report: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the references; __Snapshots__ beside the project, or in the current folder, by default.",
      valueName: "folder"), completion: .directory)
  var references: String?
}
