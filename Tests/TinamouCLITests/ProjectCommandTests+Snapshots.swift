import Foundation
import TestSupport
import Testing

extension ProjectCommandTests {
  /// The first screen and each preview are snapshots without any test code; one that crashes costs its own only.
  @Test func screensOfAProjectAreVerified() throws {
    let project = scratch.url.appendingPathComponent("Snapshots")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    func write(top: Int) throws {
      try Data(
        """
        import UIKit
        \(ApplicationSource.delegate(showing: "First"))
        class First: UIViewController {
          override func viewDidLoad() {
            let label = UILabel(frame: CGRect(x: 20, y: \(top), width: 200, height: 30))
            label.text = "Continue"
            view.addSubview(label)
          }
        }
        class Bad: UIViewController {
          override func viewDidLoad() { let none: [Int] = []; print(none[3]) }
        }
        #Preview("Good") { First() }
        #Preview("Bad") { Bad() }
        #Preview("Another") { First() }

        """.utf8
      ).write(to: project.appendingPathComponent("App.swift"))
    }
    let environment = ["XDG_CACHE_HOME": scratch.cache]
    let references = scratch.url.appendingPathComponent("references").path
    let report = scratch.url.appendingPathComponent("report").path
    func run(_ command: String, _ further: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "snapshots", command, project.path, "--device", "iphone-se-3", "--scale", "1", "--references",
        references,
        more: further, environment: environment)
    }
    try write(top: 100)
    let recorded = try run("record")
    #expect(recorded.status == 4, "\(recorded.errors)")
    #expect(recorded.errors.contains("error: bad/iphone-se-3.portrait.light: the screen ended its process"))
    let names = recorded.text.split(separator: "\n").map { $0.dropFirst(references.count + 1) }
    #expect(names.map { $0.split(separator: "/")[0] } == ["snapshots", "good", "another"])
    try write(top: 108)
    let moved = try run("verify", "--report", report, "--screen", "Good")
    #expect(moved.status == 2, "\(moved.errors)")
    #expect(moved.errors.contains("\"Continue\" moved 8 points down\n"))
    let shard = try run("verify", "--blob", report, "--shard", "2/2")
    #expect(shard.errors.contains("different"), "\(shard.errors)")
    try screensAreTests(project, references, environment)
    // A screen that crashes is one, whose references stay.
    let pruned = try run("prune")
    #expect(pruned.status == 0 && pruned.text.isEmpty, "\(pruned.text)\(pruned.errors)")
    try FileManager.default.copyItem(atPath: "\(references)/good", toPath: "\(references)/gone")
    #expect(try run("prune").text == "\(references)/gone/iphone-se-3.portrait.light.png\n")
    #expect(!FileManager.default.fileExists(atPath: "\(references)/gone"))
  }

  /// `tinamou test` verifies the screens too if there are references beside a project.
  private func screensAreTests(_ project: URL, _ references: String, _ environment: [String: String]) throws {
    let own = project.appendingPathComponent("__Snapshots__")
    func test(_ further: String...) throws -> Binary.Result {
      try Binary(name: "tinamou").run(
        "test", project.path, "--report", own.deletingLastPathComponent().path + "/screens",
        more: further, environment: environment)
    }
    try Data("snapshots:\n  devices: [iphone-se-3]\nsettings:\n  scale: 1\n".utf8)
      .write(to: project.appendingPathComponent("tinamou.yml"))
    try FileManager.default.copyItem(at: URL(fileURLWithPath: references), to: own)
    let junit = project.appendingPathComponent("tests.xml")
    let result = try test("--junit", junit.path)
    #expect(result.status == 4, "\(result.text)\(result.errors)")
    #expect(
      result.errors.contains("error: Good iphone-se-3.portrait.light: \"Continue\" moved 8 points down\n"))
    let text = try String(contentsOf: junit, encoding: .utf8)
    #expect(text.contains("<testsuite name=\"Snapshots\" tests=\"4\" failures=\"3\" errors=\"1\""), "\(text)")
    #expect(
      text.contains("<testcase classname=\"Snapshots.Good\" name=\"iphone-se-3.portrait.light\""), "\(text)")
    let without = try test("--no-snapshots")
    #expect(!without.errors.contains("moved 8 points down"), "\(without.errors)")
  }
}
