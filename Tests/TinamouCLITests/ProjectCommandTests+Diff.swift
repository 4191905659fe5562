import Foundation
import TestSupport
import Testing

@testable import TinamouCLI

extension ProjectCommandTests {
  /// The screens of two revisions are built outside of the repository, the second from what was built of the first.
  @Test func revisionsOfCodeAreCompared() throws {
    let project = scratch.url.appendingPathComponent("Diff")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    func git(_ arguments: String...) throws {
      let result = try SpawnedProgram(
        name: "git",
        arguments: ["-C", project.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments,
        environment: ProcessInfo.processInfo.environment
      ).run()
      #expect(result.status == 0, "\(arguments)")
    }
    func write(_ name: String, y: Int, text: String) throws {
      let source = """
        import UIKit
        class \(name): UIViewController {
          let items = ["First"]
          override func viewDidLoad() {
            view.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 20, y: \(y), width: 200, height: 30))
            label.text = \(text)
            view.addSubview(label)
          }
        }
        #Preview("\(name)") { \(name)() }

        """
      try Data(source.utf8).write(to: project.appendingPathComponent("\(name).swift"))
    }
    try git("init", "--quiet")
    try write("Moving", y: 100, text: "items[0]")
    try write("Ending", y: 100, text: "items[0]")
    try git("add", ".")
    try git("commit", "--quiet", "-m", "One")
    try write("Moving", y: 112, text: "items[0]")
    try write("Ending", y: 100, text: "items[1]")
    try write("Fresh", y: 100, text: "items[0]")
    try git("add", ".")
    try git("commit", "--quiet", "-m", "Two")
    let before = try FileManager.default.subpathsOfDirectory(atPath: project.path).sorted()
    let result = try Binary(name: "tinamou").run(
      "diff", "HEAD~1..HEAD", "--device", "iphone-se-3", environment: ["XDG_CACHE_HOME": scratch.cache],
      in: project)
    #expect(result.status == 4, "\(result.errors)")
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(6) == [
        "Screens of Diff", "  Ending",
        "    new error crash: Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range at Ending.swift:7:23",
        "  Fresh is new", "  Moving", "    \"First\" moved 12 points down",
      ], "\(result.text)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: project.path).sorted() == before)
    let temporary = try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())
    #expect(!temporary.contains { $0.hasPrefix("tinamou-diff-") }, "\(temporary)")
  }
}
