import ArgumentParser

/// The check that functions fit on a screen: none has more than 60 lines of code.
///
/// `FunctionBodies` says which lines are counted.
struct FunctionLengthCheck: Check {
  /// A function with too many lines.
  struct Found: Equatable {
    var path: String
    var body: FunctionBodies.Body
  }

  static let subject = "the lengths of functions"
  static let folders = ["Sources", "Plugins", "Adapter/Sources"]
  /// The number of lines of code that a function may have.
  static let limit = 60

  static func findings(in repository: Repository) throws -> [Finding] {
    findings(
      of: try folders.flatMap { folder in
        try repository.swiftFiles(in: [folder]).flatMap { try longer(in: repository.source(at: $0)) }
      })
  }

  /// Returns the functions of a file that are longer than the limit.
  static func longer(in file: SourceFile) throws -> [Found] {
    let bodies = FunctionBodies(in: file.text)
    guard bodies.isBalanced else { throw CheckError("the brackets of \(file.path) are not understood") }
    return bodies.bodies.filter { $0.codeLines > limit }.map { Found(path: file.path, body: $0) }
  }

  static func findings(of found: [Found]) -> [Finding] {
    found.map {
      Finding(
        $0.path, line: $0.body.line,
        "\($0.body.name) has \($0.body.codeLines) lines, more than \(limit); divide it into steps")
    }
  }
}

struct FunctionLengthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "functions",
    abstract: "Checks that no function has more than 60 lines of code.")

  func run() throws {
    try Console.report(FunctionLengthCheck.findings(in: Repository()))
  }
}
