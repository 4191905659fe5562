import TinamouCLI

/// An error that ends a command.
struct BuildError: ToolFailure {
  private let words: String
  /// A remark behind the description.
  var advice = ""
  var description: String { words + advice }
  let status: ExitStatus
  /// A Boolean value that indicates whether the time of a diagnosis is over; a later build may succeed.
  var isTimeLimit = false
  /// A Boolean value that indicates whether an application was ended since it took too long.
  var isLate = false
  /// Errors in the code of a project, in the order in which they were told.
  var errors: [BuildProblem] = []
  var problems: [PageBuild.Problem] {
    errors.map { PageBuild.Problem(file: $0.file, line: $0.line, column: $0.column, message: $0.message) }
  }

  /// Creates an error of several, with the advice of the last. Those of a time that is over are one.
  init(_ errors: [BuildError]) {
    let late = errors.filter(\.isTimeLimit)
    var words = errors.filter { late.count < 2 || !$0.isTimeLimit }.map(\.words)
    if late.count > 1 {
      words.append("\(late.count) modules were not examined to the end: the time limit is over")
    }
    self.init(words.joined(separator: "\nerror: "), status: errors.first?.status ?? .buildFailed)
    advice = errors.last?.advice ?? ""
    self.errors = errors.flatMap(\.errors)
  }

  init(_ description: String, status: ExitStatus = .buildFailed) {
    words = description
    self.status = status
  }
}
