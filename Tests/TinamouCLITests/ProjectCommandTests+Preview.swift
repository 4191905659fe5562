import Foundation
import TestSupport
import Testing

extension ProjectCommandTests {
  /// A project is edited while it is previewed: its storyboard, a string and a class; with an error, and with a controller that stops.
  @Test func projectsArePreviewed() throws {
    let project = scratch.url.appendingPathComponent("Edited")
    let base = project.appendingPathComponent("Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    let source = project.appendingPathComponent("App.swift")
    func write(title: String, _ more: String = "", crashes: Bool = false) throws {
      try Data(
        """
        import UIKit
        \(ApplicationSource.delegate(showing: "First"))
        class First: UIViewController {
          override func viewDidLoad() {
            view.backgroundColor = .white
            add("\(title)", at: 100) {}
            add("Crash", at: 160) { let none: [Int] = []; print(none[3]) }
            add("Loop", at: 220) { while true { usleep(1000) } }
            \(more)
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
              bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 31),
              bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              bar.widthAnchor.constraint(equalToConstant: 40), bar.heightAnchor.constraint(equalToConstant: 3),
            ])
          }
          private func add(_ title: String, at y: CGFloat, _ action: @escaping () -> Void) {
            let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
            button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
            view.addSubview(button)
          }
        }
        #Preview("Second") {
          let controller = UIViewController()
          controller.view.backgroundColor = .\(crashes ? "red; fatalError(\"stopped\")" : "green")
          return controller
        }

        """.utf8
      ).write(to: source)
    }
    let storyboard = base.appendingPathComponent("Main.storyboard")
    func write(label: String) throws {
      try Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="32700.99.1234" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <scenes><scene sceneID="a1b-cd-efg"><objects>
            <viewController storyboardIdentifier="Card" id="b1b-cd-efg" sceneMemberID="viewController">
              <view key="view" id="c1b-cd-efg"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews><label text="\(label)" id="d1b-cd-efg">
                  <rect key="frame" x="20" y="80" width="300" height="40"/></label></subviews></view>
            </viewController>
          </objects></scene></scenes>
        </document>

        """.utf8
      ).write(to: storyboard, options: .atomic)
    }
    let environment = ["XDG_CACHE_HOME": scratch.cache]
    func rendered(_ screen: String) throws -> Data {
      let path = scratch.url.appendingPathComponent("fresh.png")
      let result = try Binary(name: "tinamou").run(
        "render", project.path, "--screen", screen, "-o", path.path, environment: environment)
      #expect(result.status == 0, "\(result.errors)")
      return try Data(contentsOf: path)
    }
    try write(title: "First title")
    try write(label: "First label")
    let client = try PreviewClient(
      "tinamou", [project.path, "--timeout", "20"], environment: environment)
    let first = try client.wait(seconds: 240) { $0.build != "building" && !$0.pictures.isEmpty }
    #expect(first.build == "idle", "\(client.errors)")
    #expect(first.screens.map(\.kind) == ["screen", "scene", "preview"], "\(first.screens)")
    #expect(first.screens.map(\.name) == ["Edited", "Main Card", "Second"])
    let ids = ["edited", "main-card", "second"].map { "\($0)/iphone-15.portrait" }
    #expect(first.pictures.map(\.id) == ids)
    for (id, screen) in zip(ids, first.screens) { #expect(try client.picture(id) == rendered(screen.name)) }

    // The one that is looked at comes first.
    #expect(try client.post("accept-focus", #"{"picture":"\#(ids[1])"}"#).status == 200)
    try write(label: "Second label")
    let second = try client.wait { $0.build == "idle" && $0.version(ids[1]) > first.version(ids[1]) }
    #expect(second.saved == "Main.storyboard")
    #expect(second.pictures.map(\.id) == ids)
    #expect(second.version(ids[1]) < second.version(ids[0]))
    #expect(try client.picture(ids[1]) == rendered("Main Card"))

    let before = try client.picture(ids[0])
    try write(title: "Second title", "tpyo()")
    let broken = try client.wait { $0.build == "failed" }
    let error = try #require(broken.errors.first)
    #expect(error.file == source.path && error.message == "cannot find 'tpyo' in scope", "\(error)")
    let lines = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
    #expect(lines.indices.contains(error.line - 1) && lines[error.line - 1].contains("tpyo()"))
    #expect(broken.pictures.map(\.id) == ids && broken.pictures.allSatisfy(\.isStale))
    #expect(try client.picture(ids[0]) == before)

    // A save that another one overtakes leaves nothing behind.
    try write(title: "Overtaken title")
    usleep(150_000)
    try write(title: "Third title")
    let third = try client.wait { $0.build == "idle" && $0.version(ids[0]) > second.version(ids[0]) }
    #expect(third.pictures.allSatisfy { !$0.isStale && $0.error == nil })
    #expect(try client.picture(ids[0]) == rendered("Edited"))
    #expect(try client.picture(ids[0]) != before)

    try linesOfCodeAreTheUsers(client, ids[0], source)
    try screensEndTheirOwnSessionOnly(client, ids[0])

    try write(title: "Third title", crashes: true)
    let stopped = try client.wait { $0.build == "idle" && $0.pictures.contains { $0.error != nil } }
    #expect(stopped.pictures.filter { $0.error != nil }.map(\.id) == [ids[2]])
    #expect(stopped.pictures[2].error?.contains("stopped") == true)
    #expect(try client.picture(ids[2]).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let end = client.terminate()
    #expect(end.status == 0 && end.left.isEmpty)
  }

  /// The lines of constraints, and the line that an edit changes, are those of the user's files, which the application cannot read.
  private func linesOfCodeAreTheUsers(_ client: PreviewClient, _ id: String, _ source: URL) throws {
    let text = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
    let line = try #require(text.firstIndex { $0.contains("constant: 31)") })
    let lines = try client.request("GET", "lines/\(id).json").json["lines"] as? [[String: Any]] ?? []
    let places = lines.map { "\($0["file"] ?? ""):\($0["line"] ?? "")" }
    #expect((0..<3).allSatisfy { places.contains("\(source.path):\(line + 1 + $0)") }, "\(places)")
    let opened = try client.post("live/open", #"{"picture":"\#(id)"}"#)
    let session = try #require(opened.json["session"] as? Int, "\(opened.text)")
    let constraint = try #require(lines.first { $0["line"] as? Int == line + 1 }?["id"] as? String)
    let answer = try client.post(
      "live/request",
      #"{"session":\#(session),"method":"edit","arguments":{"constraint":"\#(constraint)","constant":47.5}}"#
    ).json
    let structured = answer["structured"] as? [String: Any]
    let change = try #require(structured?["change"] as? [String: Any], "\(answer["text"] ?? "")")
    #expect(change["file"] as? String == source.path && change["line"] as? Int == line + 1)
    #expect(change["before"] as? String == text[line])
    #expect(change["text"] as? String == text[line].replacingOccurrences(of: "31", with: "47.5"))
    #expect(structured?["replacement"] == nil)
  }

  private func screensEndTheirOwnSessionOnly(_ client: PreviewClient, _ id: String) throws {
    func open() throws -> Int {
      let opened = try client.post("live/open", #"{"picture":"\#(id)"}"#)
      return try #require(opened.json["session"] as? Int, "\(opened.text)")
    }
    func tap(_ title: String, _ session: Int) throws -> (text: String, isFailure: Bool) {
      let answer = try client.post(
        "live/request",
        #"{"session":\#(session),"method":"act","arguments":{"action":"tap","target":"\#(title)"}}"#
      ).json
      return (answer["text"] as? String ?? "", answer["isFailure"] as? Bool == true)
    }
    var session = try open()
    let crash = try tap("Crash", session)
    #expect(crash.isFailure && crash.text.contains("Index out of range"), "\(crash)")
    session = try open()
    let loop = try tap("Loop", session)
    #expect(loop.isFailure && loop.text.contains("did not answer within 20 seconds"), "\(loop)")
    session = try open()
    #expect(try tap("Third title", session).text == "nothing on the screen changed")
    #expect(try client.request("GET", "data.json").status == 200)
  }
}
