import ArgumentParser
import Foundation
import Simulator
import SnapshotComparison

struct SnapshotAcceptCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Makes pictures of the last report the references.",
    discussion: """
      Accepts what the report shows and nothing else: a picture or a reference that has changed since is refused. The \
      references are those of --references, by default __Snapshots__ beside the project that is named, or in the current \
      folder. A report of others is refused.

      --decisions takes the file that the report's page saves. What it rejects stays as it is, is listed, and makes the exit \
      code 2. `review` serves the page and takes its decisions at once.

        snapshots accept MyApp.xcodeproj "Sign up"
        snapshots accept MyApp.xcodeproj --decisions decisions.json
      """)

  @Argument(
    help: ArgumentHelp(
      "Snapshots by their ids in the report, screens for all that differ of them, and the project.",
      valueName: "id"))
  var names: [String] = []

  @Flag(help: "Accept all that differs or has no reference.")
  var all = false

  @Option(
    help: ArgumentHelp("A file of decisions, which the page of the report saves.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var decisions: String?

  @OptionGroup var places: SnapshotPlaces

  func execute(in context: Context) throws -> ExitStatus {
    let folder = UserFolder(places.report, standard: SnapshotReport.standardName)
    let results = try SnapshotResults(folder: folder)
    // Names of the report go before folders of the same name.
    let known = Set(results.results.flatMap { [$0.id, $0.screen] })
    let project = Tinamou.projects.flatMap { tool in
      names.first { !known.contains($0) && tool.isProject($0) }
    }
    let ids = names.filter { $0 != project }
    guard [!ids.isEmpty, all, decisions != nil].count(where: { $0 }) == 1 else {
      throw ValidationError("Name ids of the report, or --all, or --decisions.")
    }
    let store = SnapshotOptions.store(references: places.references, project: project)
    let acceptance = try SnapshotAcceptance(results, in: folder, store)
    if let decisions {
      let told = try SnapshotDecisions(file: decisions)
      for path in try acceptance.accept(told) { try context.console.print(path) }
      for rejected in told.rejected { context.console.message("rejected: \(rejected)") }
      return told.rejected.isEmpty ? .success : .differences
    }
    let chosen = all ? acceptance.acceptable : try acceptance.results(named: ids)
    for path in try acceptance.accept(chosen) { try context.console.print(path) }
    return .success
  }
}

/// Makes pictures of a report the references. A report is only a file: it says neither what is written nor where.
struct SnapshotAcceptance {
  private let results: SnapshotResults
  private let folder: UserFolder
  private let store: SnapshotStore

  /// A picture to accept, which was checked.
  private struct Choice {
    let id: SnapshotID
    let picture: Data
    let record: Data
  }

  /// - Throws: An error if the report is of other references than those that would be replaced.
  init(_ results: SnapshotResults, in folder: UserFolder, _ store: SnapshotStore) throws {
    (self.results, self.folder, self.store) = (results, folder, store)
    let (told, own) = (results.references, store.folder.path)
    if (told as NSString).standardizingPath == (own as NSString).standardizingPath { return }
    if store.folder.isSame(as: told) { return }
    throw SnapshotCommandError(
      "the report is of the references in \(told), and those in \(own) would be replaced; name its project, or pass "
        + "--references \(ReportedText.line(told))", .usage)
  }

  /// The results with a picture that is not the reference.
  var acceptable: [SnapshotResult] { results.results.filter(\.isAcceptable) }

  /// Returns results by their ids, and those of screens that can be accepted.
  func results(named names: [String]) throws -> [SnapshotResult] {
    let known = Dictionary(results.results.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var chosen: [SnapshotResult] = []
    for name in names {
      let own = known[name].map { [$0] } ?? acceptable.filter { $0.screen == name }
      guard !own.isEmpty else {
        if results.results.contains(where: { $0.screen == name }) { continue }
        let near = Suggestion.phrase(Suggestion.nearest(to: name, among: results.results.map(\.id)))
        throw SnapshotCommandError("the report has no snapshot \"\(name)\"\(near)", .usage)
      }
      chosen += own.filter { one in !chosen.contains { $0.id == one.id } }
    }
    return chosen
  }

  /// Makes the pictures of results the references, once all were checked.
  ///
  /// - Returns: The paths of those that changed.
  func accept(_ chosen: [SnapshotResult]) throws -> [String] {
    let choices = try chosen.compactMap { try choice($0) }
    return try choices.map { choice in
      try store.write(choice.id, picture: choice.picture, record: choice.record)
      return store.picture(choice.id)
    }
  }

  /// Accepts what decisions accept. They are on the pictures that were looked at.
  func accept(_ decisions: SnapshotDecisions) throws -> [String] {
    if let told = decisions.references, told != results.references {
      throw SnapshotCommandError(
        "the decisions are on the references in \(ReportedText.line(told)), and the report is of those in \(results.references)",
        .usage)
    }
    var chosen: [SnapshotResult] = []
    for one in decisions.decisions {
      guard let result = results.results.first(where: { $0.id == one.id }) else {
        throw SnapshotCommandError(
          "the report has no snapshot \"\(ReportedText.line(one.id))\"; it was made again since the decisions",
          .differences)
      }
      guard result.actualDigest == one.picture else {
        throw SnapshotCommandError(
          "\(one.id): the report has another picture than the decision is on; look at it again", .differences)
      }
      if one.decision == .accept { chosen.append(result) }
    }
    return try accept(chosen)
  }

  /// Returns the picture of a result and its record as the report has them; `nil` if they are the reference already.
  private func choice(_ result: SnapshotResult) throws -> Choice? {
    guard let actual = result.actual, let id = SnapshotID(result.id) else {
      throw SnapshotCommandError(
        "\(result.id): the report has no picture of it (\(result.status.rawValue))", .usage)
    }
    guard result.status != .flaky else {
      throw SnapshotCommandError(
        "\(result.id): is flaky, and each run would draw another picture; make it draw the same first",
        .differences)
    }
    let place = folder.path(of: [actual])
    guard let picture = folder.read(SnapshotReport.names(of: actual)),
      SnapshotStore.digest(picture) == result.actualDigest
    else {
      throw SnapshotCommandError(
        "\(place) is not the picture that the report was made of; verify again", .differences)
    }
    guard ReportedPicture.isPNG(picture) else {
      throw SnapshotCommandError("\(place) is not a PNG that can be read; verify again", .differences)
    }
    guard let path = result.record, let record = folder.read(SnapshotReport.names(of: path)),
      (try? SnapshotRecord(bounded: record))?.fits(picture: picture) == true
    else {
      throw SnapshotCommandError(
        "\(place) has no record of its frames in the report; verify again", .differences)
    }
    let (reference, referenceRecord) = store.read(id)
    // The result has been accepted already.
    if reference == picture, referenceRecord == record { return nil }
    if result.status != .damaged, reference.map(SnapshotStore.digest) != result.expectedDigest {
      throw SnapshotCommandError(
        "\(store.picture(id)) has changed since the report; verify again", .differences)
    }
    return Choice(id: id, picture: picture, record: record)
  }
}
