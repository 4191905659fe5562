import Foundation
import Synchronization
import ScreenSession
import Simulator
import TestSupport
import Testing
import UIKit

@testable import TinamouCLI

/// Accepting from a failure's line, by a file of decisions and by a click; flaky screens; overlays of accessibility elements.
@MainActor @Suite struct SnapshotDecisionTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  private func screen(_ name: String, top: CGFloat) -> Screen {
    Screen(name) {
      let controller = UIViewController()
      let view = UIView(frame: CGRect(x: 10, y: top, width: 40, height: 40))
      view.accessibilityIdentifier = "square"
      view.backgroundColor = .red
      controller.view.addSubview(view)
      return controller
    }
  }

  private func run(_ command: String, _ further: String...) -> Tool.Result {
    let common = [
      "--in-process", "--settle", "0", "--device", "iphone-se-3", "--scale", "1", "--references",
      tool.path("refs"),
    ]
    return tool.run(
      ["snapshots", command] + common + further
        + (command == "verify" ? ["--report", tool.path("report")] : []))
  }

  private func accept(_ further: String...) -> Tool.Result {
    tool.run(
      ["snapshots", "accept", "--report", tool.path("report"), "--references", tool.path("refs")] + further)
  }

  private func results() throws -> SnapshotResults {
    try SnapshotResults(folder: UserFolder(named: tool.path("report")))
  }

  /// Two screens whose squares moved since they were recorded.
  private mutating func moveTwo() {
    tool.screens = [screen("One", top: 20), screen("Two", top: 20)]
    #expect(run("record").status == .success)
    tool.screens = [screen("One", top: 30), screen("Two", top: 30)]
    #expect(run("verify").status == .differences)
  }

  @Test mutating func theLineOfAFailureHasTheCommandThatAcceptsIt() throws {
    moveTwo()
    let told = run("verify").errors.split(separator: "\n").filter { $0.contains("accept: ") }
    #expect(told.count == 2)
    // The words after the program's name.
    let words = try #require(told.first).components(separatedBy: " snapshots ")[1].split(separator: " ")
    let accepted = tool.run(["snapshots"] + words.map(String.init))
    #expect(accepted.status == .success, "\(accepted.errors)")
    #expect(accepted.lines == [tool.path("refs/one/iphone-se-3.portrait.light.png")])
    let left = run("verify", "--appearance", "both")
    #expect(left.status == .differences)
    #expect(!left.errors.contains("One iphone-se-3.portrait.light:"))
    // All that can be accepted of a screen has its name.
    let screen = accept("two")
    #expect(screen.lines.count == 2, "\(screen.text)\(screen.errors)")
  }

  @Test func wordsOfCommandsAreThoseOfAShell() {
    var results = SnapshotResults(references: "it's here")
    var one = SnapshotResult(
      id: "a/iphone.light", screen: "a", title: "A", configuration: "iphone.light", status: .different)
    #expect(results.command(accepting: [one], report: "snapshot-report", program: "tinamou") == nil)
    one.actual = "pictures/a/iphone.light.actual.png"
    results.results = [one]
    #expect(
      results.command(accepting: [one], report: "my report", program: "tinamou")
        == "tinamou snapshots accept a/iphone.light --references 'it'\\''s here' --report 'my report'")
    one.status = .flaky
    #expect(results.command(accepting: [one], report: "r", program: "tinamou") == nil)
  }

  private func decide(_ decisions: [(id: String, decision: String, picture: String?)], _ further: String = "")
    throws -> Tool.Result
  {
    let entries = decisions.map { one in
      #"{"id": "\#(one.id)", "decision": "\#(one.decision)", "picture": "\#(one.picture ?? "")"}"#
    }
    let text = #"{"format": 1\#(further), "decisions": [\#(entries.joined(separator: ","))]}"#
    let path = tool.path("decisions.json")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return accept("--decisions", path)
  }

  @Test mutating func aFileOfDecisionsIsCarriedOut() throws {
    moveTwo()
    let found = try results().results
    let (one, two) = (found[0], found[1])
    let wrong = try decide([(one.id, "accept", two.actualDigest.map { $0 + "0" })])
    #expect(wrong.status == .differences && wrong.errors.contains("has another picture"), "\(wrong.errors)")
    let foreign = try decide([(one.id, "accept", one.actualDigest)], #", "references": "/elsewhere""#)
    #expect(foreign.status == .usage, "\(foreign.errors)")
    for text in [
      "", "[]", #"{"format": 2, "decisions": []}"#, #"{"format": 1, "decisions": [{"id": "../x"}]}"#,
    ] {
      try text.write(toFile: tool.path("bad.json"), atomically: true, encoding: .utf8)
      #expect(accept("--decisions", tool.path("bad.json")).status == .usage)
    }
    #expect(accept("--decisions", tool.path("bad.json"), "--all").status == .usage)
    #expect(run("verify").errors.contains("2 different"))
    let decided = try decide([
      (one.id, "accept", one.actualDigest), (two.id, "reject", two.actualDigest),
    ])
    #expect(decided.status == .differences)
    #expect(decided.lines == [tool.path("refs/one/iphone-se-3.portrait.light.png")])
    #expect(decided.errors.contains("rejected: \(two.id)"))
    #expect(run("verify").errors.contains("1 equal, 1 different"))
  }

  // MARK: The page that is served

  private func answer(
    _ routes: ReviewRoutes, _ method: String, _ path: String, _ body: String = "",
    _ headers: [String: String] = [:]
  ) async -> PreviewResponse {
    var fields = ["host": "127.0.0.1:80", "content-type": "application/json"]
    fields.merge(headers) { $1 }
    let request = PreviewRequest(method: method, path: path, headers: fields, body: Data(body.utf8))
    if let refusal = routes.refusal(of: request) { return refusal }
    return await routes.answer(request)
  }

  @Test mutating func aClickAcceptsAndOtherPagesCannot() async throws {
    moveTwo()
    let routes = ReviewRoutes(
      gate: PreviewGate(token: "secret", port: 80), folder: UserFolder(named: tool.path("report")),
      store: SnapshotStore(folder: tool.path("refs")))
    let one = try results().results[0]
    let body =
      #"{"format": 1, "decisions": [{"id": "\#(one.id)", "decision": "accept", "picture": "\#(one.actualDigest ?? "")"}]}"#
    for (path, headers) in [
      ("/decide", [:]), ("/wrong/decide", [:]), ("/secret/decide", ["origin": "https://evil.example"]),
      ("/secret/decide", ["sec-fetch-site": "cross-site"]), ("/secret/decide", ["host": "evil.example"]),
    ] as [(String, [String: String])] {
      #expect(await answer(routes, "POST", path, body, headers).status == 403, "\(path) \(headers)")
    }
    // Forms of other pages send no JSON, and links send nothing.
    #expect(
      await answer(routes, "POST", "/secret/decide", body, ["content-type": "text/plain"]).status == 415)
    #expect(await answer(routes, "GET", "/secret/decide").status == 404)
    #expect(run("verify").errors.contains("2 different"))

    let page = await answer(routes, "GET", "/secret/")
    #expect(page.status == 200)
    #expect(page.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
    let picture = try #require(one.actual)
    #expect(await answer(routes, "GET", "/secret/" + picture).status == 200)
    #expect(await answer(routes, "GET", "/secret/results.json").status == 404)
    let accepted = await answer(routes, "POST", "/secret/decide", body, ["origin": "http://127.0.0.1:80"])
    #expect(accepted.status == 200)
    #expect(run("verify").errors.contains("1 equal, 1 different"))
    #expect(await answer(routes, "POST", "/secret/decide", "{").status == 409)
  }

  // MARK: Flaky screens

  /// A screen whose square lies elsewhere each time that it is drawn.
  private func flaky() -> Screen {
    let count = Mutex(0)
    return Screen("Flaky") {
      let top = count.withLock { count in
        count += 1
        return count * 10
      }
      let controller = UIViewController()
      let view = UIView(frame: CGRect(x: 10, y: top, width: 40, height: 40))
      view.accessibilityIdentifier = "square"
      view.backgroundColor = .red
      controller.view.addSubview(view)
      return controller
    }
  }

  @Test mutating func flakyScreensAreNamedAndNotRecorded() throws {
    tool.screens = [screen("One", top: 20), flaky()]
    let recorded = run("record")
    #expect(recorded.status == .differences)
    #expect(recorded.lines == [tool.path("refs/one/iphone-se-3.portrait.light.png")])
    #expect(
      recorded.errors.contains(
        "flaky/iphone-se-3.portrait.light: is flaky and is not recorded: two drawings of it differ: UIView #square moved 10 points down"
      ), "\(recorded.errors)")
    #expect(run("record", "--repeat", "1").status == .success)
    #expect(run("verify", "--repeat", "21").status == .usage)

    let verified = run("verify", "--repeat", "2")
    #expect(verified.status == .differences)
    #expect(verified.errors.contains("1 equal, 1 flaky"), "\(verified.errors)")
    #expect(verified.errors.contains("two drawings of it differ: UIView #square moved 10 points down"))
    #expect(!verified.errors.contains("accept: "))
    let result = try #require(try results().results.first { $0.status == .flaky })
    for file in result.files {
      #expect(FileManager.default.fileExists(atPath: tool.path("report/" + file)), "\(file)")
    }
    #expect(result.files.count == 4)
    #expect(accept("--all").lines.isEmpty)
    #expect(accept(result.id).errors.contains("is flaky"))
  }

  // MARK: Accessibility

  private func controls() -> Screen {
    Screen("Controls") {
      let controller = UIViewController()
      let button = UIButton(type: .system)
      button.setTitle("Send", for: .normal)
      button.frame = CGRect(x: 200, y: 100, width: 80, height: 40)
      let label = UILabel(frame: CGRect(x: 20, y: 105, width: 100, height: 30))
      label.text = "Message"
      let lower = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
      lower.text = "Below"
      let hidden = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 30))
      hidden.text = "Hidden"
      hidden.accessibilityElementsHidden = true
      for view in [lower, button, hidden, label] { controller.view.addSubview(view) }
      return controller
    }
  }

  @Test mutating func accessibilityElementsAreDrawnInTheirOrder() throws {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iphone-se-3"))
    controls().show(device)
    #expect(
      AccessibilityOrder(of: device).elements.map(\.words) == [
        "\"Message\", staticText", "\"Send\", button", "\"Below\", staticText",
      ])
    // Elements that a view names come in its order.
    let view = try #require(device.windows.first?.rootViewController?.view)
    view.accessibilityElements = [view.subviews[1], view.subviews[0]]
    #expect(AccessibilityOrder(of: device).elements.map(\.label) == ["Send", "Below"])

    tool.screens = [controls()]
    let path = tool.path("overlay.png")
    let drawn = tool.run(
      "render", "--accessibility", "--device", "iphone-se-3", "--scale", "1", "-o", path)
    #expect(drawn.status == .success, "\(drawn.errors)")
    let image = try #require(UIImage(contentsOfFile: path)?.cgImage)
    // The list stands beside the screen, which is 375 points wide.
    #expect(image.width == 375 + 320 && image.height == 667)
    let plain = tool.run("render", "--device", "iphone-se-3", "--scale", "1", "-o", tool.path("plain.png"))
    #expect(plain.status == .success)
    #expect(UIImage(contentsOfFile: tool.path("plain.png"))?.cgImage?.width == 375)

    // Their references stand beside the others.
    #expect(run("record").lines == [tool.path("refs/controls/iphone-se-3.portrait.light.png")])
    let recorded = run("record", "--accessibility")
    #expect(
      recorded.lines == [tool.path("refs/controls/iphone-se-3.portrait.light.accessibility.png")],
      "\(recorded.text)\(recorded.errors)")
    let all = tool.run(
      "snapshots", "verify", "--in-process", "--settle", "0", "--references", tool.path("refs"), "--report",
      tool.path("report"))
    #expect(all.status == .success && all.errors.contains("2 equal"), "\(all.errors)")
  }
}
