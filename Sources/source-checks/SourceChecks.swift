import ArgumentParser

/// The tool that checks the sources of this repository; `scripts/checks/sources` builds and runs it.
///
/// - A `Check` finds what is wrong: each is in a file of its name, with its subcommand. `AllChecks` runs all
///   of them.
/// - `CodeCommand` prints sources for tools in other languages.
/// - `Repository` finds and reads files; a `SourceFile` is one with its parts, by `SourceText` of
///   `SourceScanner`.
/// - `ContributingTable` is a table of CONTRIBUTING.md that a check compares with the sources.
/// - `ModuleGraph` has the dependencies between files of a module, and `FunctionBodies` the lengths of
///   functions.
@main
struct SourceChecks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source-checks", abstract: "Checks the sources of this repository.",
    subcommands: [
      AllChecks.self, UnsafeCodeCommand.self, SummaryCommand.self, FolderCommand.self, FileSizeCommand.self,
      FunctionLengthCommand.self, TestProgramCommand.self, AvailabilityCommand.self,
      CodeCommand.self,
    ],
    defaultSubcommand: AllChecks.self)
}
