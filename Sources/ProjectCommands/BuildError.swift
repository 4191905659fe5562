import TinamouCLI

/// An error that ends a command.
struct BuildError: ToolFailure {
  let description: String
  let status: ExitStatus
  /// Errors in the code of a project, in the order in which they were told.
  var errors: [BuildProblem] = []
  var problems: [PageBuild.Problem] {
    errors.map { PageBuild.Problem(file: $0.file, line: $0.line, column: $0.column, message: $0.message) }
  }

  init(_ description: String, status: ExitStatus = .buildFailed) {
    self.description = description
    self.status = status
  }
}
