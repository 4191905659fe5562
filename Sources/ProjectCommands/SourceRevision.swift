import Foundation
import SnapshotComparison

/// The commit of the sources that this tool is from.
enum SourceRevision {
  /// The commit, with a plus sign if the sources have changed since; nil where it is not known.
  static var current: String? {
    if let folder = BuildKit.installation { return (try? InstalledKit.read(from: folder))?.commit }
    guard let git = ChildProcess.path(of: "git"),
      FileManager.default.fileExists(atPath: BuildKit.packageRoot + "/.git")
    else { return nil }
    func answer(_ arguments: [String]) -> String? {
      guard let result = try? ChildProcess.run(git, ["-C", BuildKit.packageRoot] + arguments, seconds: 10),
        result.status == 0
      else { return nil }
      return String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    guard let commit = answer(["rev-parse", "--short=12", "HEAD"]) else { return nil }
    let changes = answer(["status", "--porcelain", "--untracked-files=no"]) ?? ""
    return commit + (changes.isEmpty ? "" : "+")
  }

  /// The output of `--version`: the version, the commit, and the Swift that projects are built with.
  static var description: String {
    var lines = ["tinamou \(SnapshotComparison.version)" + (current.map { " (\($0))" } ?? "")]
    let modules =
      BuildKit.installation.map { $0 + "/modules" } ?? BuildKit.executableFolder + "/Modules"
    if let compiler = BuildKit.compiler(ofModule: modules + "/ApplicationHost.swiftmodule") {
      lines.append("projects need \(compiler)")
    }
    return lines.joined(separator: "\n")
  }
}
