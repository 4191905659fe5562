import Foundation
import TestSupport
import Testing

extension ProjectCommandTests {
  /// An agent builds an application with an error, and then uses one whose buttons stop it or never come back. The server answers
  /// the next call each time.
  @Test func applicationsAreServed() throws {
    let project = scratch.url.appendingPathComponent("Served")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    func write(error: String) throws {
      try Data(
        """
        import UIKit
        \(ApplicationSource.delegate(showing: "First"))
        class First: UIViewController {
          override func viewDidLoad() {
            view.backgroundColor = .white
            add("Crash", at: 100) { let none: [Int] = []; print(none[3]) }
            add("Loop", at: 160) { while true { usleep(1000) } }
            add("Print", at: 220) { print("{\\"text\\":\\"not an answer\\"}") }
            \(error)
          }
          private func add(_ title: String, at y: CGFloat, _ action: @escaping () -> Void) {
            let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
            button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
            view.addSubview(button)
          }
        }

        """.utf8
      ).write(to: project.appendingPathComponent("App.swift"))
    }
    func serve(_ calls: [(tool: String, arguments: String)]) throws -> [(text: String, isError: Bool)] {
      let lines = calls.enumerated().map { id, call in
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(call.tool)","arguments":\#(call.arguments)}}"#
      }
      let result = try Binary(name: "tinamou").run(
        "serve", project.path, "--timeout", "8", environment: ["XDG_CACHE_HOME": scratch.cache],
        input: Data((lines.joined(separator: "\n") + "\n").utf8))
      #expect(result.status == 0, "\(result.errors)")
      return try result.text.split(separator: "\n").map { line in
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        let object = try #require(value as? [String: Any])
        let answer = try #require(object["result"] as? [String: Any], "\(line)")
        let content = try #require(answer["content"] as? [[String: Any]])
        return (content.compactMap { $0["text"] as? String }.joined(), answer["isError"] as? Bool == true)
      }
    }
    try write(error: "tpyo()")
    let broken = try serve([("build", "{}"), ("open", "{}"), ("describe", "{}")])
    #expect(broken.count == 3 && broken.allSatisfy(\.isError))
    let place = "\(project.path)/App.swift:"
    #expect(broken[0].text.hasPrefix(place) && broken[0].text.contains("cannot find 'tpyo' in scope"))
    #expect(broken[1].text.contains(place))
    try write(error: "")
    let tap = #"{"action":"tap","target":"#
    let used = try serve([
      ("build", "{}"), ("open", "{}"), ("act", tap + #""Print"}"#), ("act", tap + #""Crash"}"#),
      ("describe", "{}"), ("open", "{}"), ("act", tap + #""Loop"}"#), ("open", "{}"), ("describe", "{}"),
    ])
    #expect(used.count == 9)
    #expect(used[0].text.hasSuffix("built"))
    #expect(used[1].text.contains(#"button "Crash" (20,100 200x44)"#), "\(used[1])")
    // What an application prints is not taken for an answer.
    #expect(used[2].text == "nothing on the screen changed")
    #expect(used[3].isError && used[3].text.contains("Index out of range"), "\(used[3])")
    #expect(used[3].text.contains(place))
    #expect(used[4].text == "no screen is open; open one first")
    #expect(!used[5].isError)
    #expect(used[6].isError && used[6].text.contains("did not answer within 8 seconds"), "\(used[6])")
    #expect(!used[7].isError && used[8].text.contains(#"button "Loop""#))
  }
}
