import Foundation

extension SnapshotResults {
  /// Returns the command that accepts results and nothing else; `nil` if none of them can be accepted.
  ///
  /// - Parameters:
  ///   - members: Results of one screen.
  ///   - report: The folder of the report.
  ///   - program: The program as the user calls it.
  func command(
    accepting members: [SnapshotResult], report: String,
    program: String = CommandLine.arguments.first ?? "tinamou"
  ) -> String? {
    let chosen = members.filter(\.isAcceptable)
    guard let screen = chosen.first?.screen else { return nil }
    let all = results.filter { $0.screen == screen && $0.isAcceptable }
    // The screen stands for all that can be accepted of it.
    let names = all.count == chosen.count && chosen.count > 1 ? [screen] : chosen.map(\.id)
    var words = [program, "snapshots", "accept"] + names
    if references != SnapshotStore.standardName { words += ["--references", references] }
    if report != SnapshotReport.standardName { words += ["--report", report] }
    return words.map { ReportedText.line(Self.quoted($0)) }.joined(separator: " ")
  }

  /// Returns a word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    let plain = CharacterSet(charactersIn: "/._-+:@%=,").union(.alphanumerics)
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy { $0.isASCII && plain.contains($0) }
    return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
