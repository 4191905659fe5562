import ArgumentParser
import Foundation

struct SnapshotReviewCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Serves the last report on this machine, and accepts by a click.",
    discussion: """
      Prints the address of the report's page, on which buttons accept and reject. What is accepted becomes the reference at \
      once, under the rules of `accept`. The address has a token; nobody else on the machine or the network is answered, and \
      no other page can decide. It serves until it is interrupted.

        snapshots review MyApp.xcodeproj
        snapshots review MyApp.xcodeproj --port 8080
      """)

  @Argument(help: ArgumentHelp("The project whose references are replaced.", valueName: "project"))
  var project: String?

  @OptionGroup var places: SnapshotPlaces

  @Option(help: ArgumentHelp("The port; a free one by default.", valueName: "number"))
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  func execute(in context: Context) throws -> ExitStatus {
    let transport = try LinkedTransport.make()
    if let project, Tinamou.projects?.isProject(project) != true {
      throw ToolError.noSuchDocument(project)
    }
    let folder = UserFolder(places.report, standard: SnapshotReport.standardName)
    let store = SnapshotOptions.store(references: places.references, project: project)
    // A report of others is refused before anything is served.
    _ = try SnapshotAcceptance(try SnapshotResults(folder: folder), in: folder, store)
    let signals = try EndingSignals()
    let console = context.console
    let server = try BackgroundServer(transport, port: port) {
      console.warning($0)
    } whenEnded: {
      signals.wake()
    }
    let gate = PreviewGate(token: PreviewGate.makeToken(), port: server.port)
    server.answer(
      with: ReviewRoutes(gate: gate, folder: folder, store: store))
    try console.print(gate.address)
    if open { Browser.open(gate.address, on: console) }
    signals.wait()
    guard let reason = server.reasonOfEnd else { return .success }
    console.error("the server has ended: \(reason)")
    return .internalError
  }
}

/// Answers the requests of a report's page: the page, its pictures, and decisions.
struct ReviewRoutes: PageRoutes {
  let gate: PreviewGate
  let folder: UserFolder
  let store: SnapshotStore

  func refusal(of request: PreviewRequest) -> PreviewResponse? {
    gate.path(of: request) == nil ? Self.forbidden : nil
  }

  private static let forbidden = PreviewResponse(
    403, reason: "the address, with its token, is the one that review has printed")

  func answer(_ request: PreviewRequest) async -> PreviewResponse {
    guard let path = gate.path(of: request) else { return Self.forbidden }
    do {
      let results = try SnapshotResults(folder: folder)
      switch (request.method, path) {
      case ("GET", ""), ("GET", "index.html"):
        let page = SnapshotReportPage(results: results, isServed: true)
        var response = PreviewResponse(200, type: "text/html; charset=utf-8", Data(page.html.utf8))
        response.headers["Content-Security-Policy"] = SnapshotReportPage.servedPolicy
        return response
      case ("GET", _): return picture(path, of: results)
      case ("POST", "decide"): return try decide(request, results)
      default: return PreviewResponse(405, reason: "\(request.method) is no method of this address")
      }
    } catch { return PreviewResponse(409, reason: "\(error)") }
  }

  /// Returns a picture that the report names. Other files of its folder are not served.
  private func picture(_ path: String, of results: SnapshotResults) -> PreviewResponse {
    let known = results.results.lazy.flatMap(\.files).filter { $0.hasSuffix(".png") }
    guard known.contains(path), let data = folder.read(SnapshotReport.names(of: path)) else {
      return PreviewResponse(404, reason: "there is nothing at this address")
    }
    return PreviewResponse(200, type: "image/png", data)
  }

  private struct Answer: Encodable {
    var accepted: [String]
    var rejected: [String]
  }

  private func decide(_ request: PreviewRequest, _ results: SnapshotResults) throws -> PreviewResponse {
    guard request.headers["content-type"] == "application/json" else {
      return PreviewResponse(415, reason: "decisions are JSON")
    }
    let decisions = try SnapshotDecisions(data: request.body)
    _ = try SnapshotAcceptance(results, in: folder, store).accept(decisions)
    let accepted = decisions.decisions.filter { $0.decision == .accept }.map(\.id)
    return PreviewResponse(200, json: Answer(accepted: accepted, rejected: decisions.rejected))
  }
}
