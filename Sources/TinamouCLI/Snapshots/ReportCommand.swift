import ArgumentParser
import Foundation

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Makes one report of several.", subcommands: [ReportMergeCommand.self])
}

struct ReportMergeCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Makes one report of those of all shards (`verify --blob`).",
    discussion: "A shard that is missing is named, and makes the exit code 2.")

  @Argument(help: ArgumentHelp("The folders of the shards.", valueName: "folder"))
  var folders: [String]

  @Option(name: [.short, .long], help: ArgumentHelp("The folder of the report.", valueName: "folder"))
  var output = "snapshot-report"

  func execute(in context: Context) throws -> ExitStatus {
    try OutputFiles.checkDirectory(output)
    var merged: SnapshotResults?
    var seen: [Int: String] = [:]
    var owners: [String: String] = [:]
    var count: Int?
    for folder in folders {
      let part = try SnapshotResults(folder: folder)
      guard let shard = part.shard else {
        throw SnapshotCommandError("\(folder) is not of a shard; `verify --shard` makes them", .usage)
      }
      if let other = seen.updateValue(folder, forKey: shard.index) {
        throw SnapshotCommandError("\(other) and \(folder) are both shard \(shard.index)", .usage)
      }
      if let count, count != shard.count {
        throw SnapshotCommandError(
          "\(folder) is one of \(shard.count) shards, and others are of \(count)", .usage)
      }
      count = shard.count
      for result in part.results {
        if let other = owners.updateValue(folder, forKey: result.id) {
          throw SnapshotCommandError("\(result.id) is in \(other) and in \(folder)", .usage)
        }
        for path in [result.expected, result.actual, result.difference, result.record].compactMap({ $0 }) {
          // The paths of a report must be inside of its folder.
          guard path.hasPrefix("pictures/"), !path.split(separator: "/").contains("..") else {
            throw SnapshotCommandError("\(folder): \(path) is not a file of a report", .internalError)
          }
          guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
            throw SnapshotCommandError("\(folder)/\(path) is missing", .internalError)
          }
          try OutputFiles.write(data, to: "\(output)/\(path)")
        }
      }
      if merged == nil {
        merged = part
      } else {
        merged?.results += part.results
      }
    }
    guard var merged, let count else { return .success }
    merged.shard = nil
    merged.missingShards = (1...count).filter { seen[$0] == nil }
    merged.results.sort { ($0.screen, $0.configuration) < ($1.screen, $1.configuration) }
    let report = SnapshotReport(results: merged)
    try report.write(to: output, withPage: true)
    SnapshotReport.tell(merged, in: output, withPage: true, on: context.console)
    return merged.status
  }
}
