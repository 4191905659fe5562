import ArgumentParser
import SnapshotComparison

struct RootCommand: ParsableCommand {
  /// The names of the commands, those that other processes are started with, too.
  static var names: [String] { commands.compactMap(\.commandName) + ["help"] }
  /// The names of the commands that `help` lists.
  static var listedNames: [String] {
    commands.filter(\.shouldDisplay).compactMap(\.commandName) + ["help"]
  }

  private static var commands: [CommandConfiguration] {
    configuration.subcommands.map { $0.configuration }
  }

  static let configuration = CommandConfiguration(
    commandName: CommandLine.arguments.first.map { String($0.split(separator: "/").last ?? "tinamou") }
      ?? "tinamou",
    abstract: "Lays out and draws UIKit screens on virtual devices.",
    discussion: """
      Pictures and lists go to standard output or files, messages to standard error. The exit code is 0 when all is \
      good, 1 for findings, 2 for differences from references, 3 when a project cannot be built, 4 when its application \
      crashed, 64 for wrong usage and 70 for an internal error.
      """,
    version: SnapshotComparison.version,
    subcommands: [
      RenderCommand.self, FramesCommand.self, ExplainCommand.self, DiffCommand.self, LintCommand.self,
      RunCommand.self,
      GalleryCommand.self,
      PreviewCommand.self,
      DevicesCommand.self,
      SnapshotsCommand.self, CompareCommand.self, ParityCommand.self, ReportCommand.self,
      DrawSnapshotsCommand.self,
      ServeCommand.self, CallCommand.self, SessionCommand.self, DrawPreviewCommand.self,
      PreviewWorkerCommand.self, DocumentWorkerCommand.self, ManualCommand.self,
    ] + (Tinamou.projects?.commands ?? []))
}
