import ArgumentParser
import SourceScanner

/// The check that tests make programs with what `Tests/Support` has for it.
///
/// A program that a test writes and starts is made by `ExecutableFile`, since one that the process of the
/// tests has open for writing while another test starts a process is "busy" until that one runs.
enum TestProgramCheck: Check {
  static let subject = "that tests use what they share"

  private static let functions: Set<String> = ["chmod", "fchmod", "chmodat", "fchmodat"]

  static func findings(in repository: Repository) throws -> [Finding] {
    // The folders left out have helpers and programs for tests.
    try repository.swiftFiles(in: ["Tests"], leavingOut: ["Support", "Programs", "Downstream"])
      .flatMap { findings(in: try repository.source(at: $0)) }
  }

  static func findings(in file: SourceFile) -> [Finding] {
    let text = file.text
    var findings: [Finding] = []
    var lastLine = 0
    for (index, token) in text.tokens.enumerated()
    where token.kind == .word && token.lines.lowerBound != lastLine {
      let word = text.text(of: token)
      guard functions.contains(word) && text.isAt(index + 1, "(") || isExecutableMode(word) else { continue }
      lastLine = token.lines.lowerBound
      findings.append(Finding(file.path, line: lastLine, "programs are made by ExecutableFile"))
    }
    return findings
  }

  /// Returns whether a word is the mode of a file that all may execute, such as `0o755` or `0o1777`.
  private static func isExecutableMode(_ word: String) -> Bool {
    guard word.hasPrefix("0o") else { return false }
    let digits = word.dropFirst(2)
    guard digits.count == 3 || digits.count == 4 && digits.first != "0" else { return false }
    return digits.allSatisfy { "01234567".contains($0) }
      && digits.suffix(2).allSatisfy { "1357".contains($0) }
  }
}

struct TestProgramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tests", abstract: "Refuses tests that make programs by other means than ExecutableFile.")

  func run() throws { try Console.report(TestProgramCheck.findings(in: Repository())) }
}
