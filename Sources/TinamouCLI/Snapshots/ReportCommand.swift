import ArgumentParser
import Foundation

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Makes one report of several.", subcommands: [ReportMergeCommand.self])
}

struct ReportMergeCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Makes one report of those of all shards (`verify --blob`).",
    discussion: """
      A shard that is missing is named, and makes the exit code 2.

        report merge shard-1 shard-2
        report merge shards/* -o report
      """)

  @Argument(help: ArgumentHelp("The folders of the shards.", valueName: "folder"), completion: .directory)
  var folders: [String]

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder of the report; snapshot-report by default.", valueName: "folder"),
    completion: .directory)
  var output: String?

  func execute(in context: Context) throws -> ExitStatus {
    let target = UserFolder(output, standard: SnapshotReport.standardName)
    try target.check()
    var merged: SnapshotResults?
    var seen: [Int: String] = [:]
    var owners: [String: String] = [:]
    var count: Int?
    for folder in folders {
      let source = UserFolder(named: folder)
      let part = try SnapshotResults(folder: source)
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
        // The paths are those that follow from the identifier.
        for path in result.files {
          let names = SnapshotReport.names(of: path)
          guard let data = source.read(names) else {
            throw SnapshotCommandError("\(folder)/\(path) is missing", .internalError)
          }
          try target.write(data, to: names)
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
    try report.write(to: target, withPage: true)
    SnapshotReport.tell(merged, in: target.path, withPage: true, on: context.console)
    return merged.status
  }
}
