import ArgumentParser

/// The subcommand that runs all checks, also after one that fails.
struct AllChecks: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "all", abstract: "Runs all checks.")

  private static var checks: [any Check.Type] {
    [
      UnsafeCodeCheck.self, SummaryCheck.self, FolderCheck.self, FileSizeCheck.self, FunctionLengthCheck.self,
      TestProgramCheck.self, AvailabilityCheck.self,
    ]
  }

  func run() throws {
    let repository = try Repository()
    var isSuccess = true
    for check in Self.checks {
      Console.write("==> Checking \(check.subject)")
      do {
        try Console.report(check.findings(in: repository))
      } catch let code as ExitCode {
        isSuccess = code.isSuccess && isSuccess
      } catch {
        Console.write("\(error)")
        isSuccess = false
      }
    }
    if !isSuccess { throw ExitCode.failure }
  }
}
