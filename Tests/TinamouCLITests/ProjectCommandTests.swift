import Foundation
import Testing

/// Whole projects, as a user has them: adapted, built in a cache of the test's own, and run.
@Suite(.serialized) struct ProjectCommandTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func anApplicationIsVisitedAndItsMistakesAreLeftOut() throws {
    let scratch = try TemporaryDirectory()
    let cache = ["XDG_CACHE_HOME": scratch.url.path]
    let example = root.appendingPathComponent("Examples/Counter")
    let project = example.appendingPathComponent("Counter.xcodeproj").path
    let script = example.appendingPathComponent("visit.json").path
    let pictures = scratch.url.appendingPathComponent("pictures").path
    // Outlets, actions, a runtime attribute, a selector, a notification and a segue: the script expects the counts.
    let visit = try Binary(name: "tinamou").run(
      "run", project, "--script", script, "-o", pictures, environment: cache)
    #expect(visit.status == 0, "\(visit.errors)")
    #expect(visit.text.split(separator: "\n").count == 6)

    // The same with a call of something that is not here: it goes, the rest is drawn.
    let copy = scratch.url.appendingPathComponent("Copy")
    try FileManager.default.copyItem(at: example, to: copy)
    let file = copy.appendingPathComponent("Counter/DetailViewController.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let wrong = text.replacingOccurrences(
      of: "    super.viewDidLoad()\n", with: "    super.viewDidLoad(); Unknown.start()\n")
    try wrong.write(to: file, atomically: true, encoding: .utf8)
    let broken = copy.appendingPathComponent("Counter.xcodeproj").path
    let drawn = try Binary(name: "tinamou").run("render", broken, "-o", pictures, environment: cache)
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(drawn.errors.contains("DetailViewController.swift:9: left out: cannot find 'Unknown' in scope"))
    let names = drawn.text.split(separator: "\n").map { ($0 as NSString).lastPathComponent }
    #expect(
      names == [
        "counter.iphone-15.portrait.png", "main-counterviewcontroller.iphone-15.portrait.png",
        "main-details.iphone-15.portrait.png",
        "details.iphone-15.portrait.png",
      ])
    let strict = try Binary(name: "tinamou").run(
      "render", broken, "--strict", "-o", pictures, environment: cache)
    #expect(strict.status == 1)
    #expect(strict.errors.contains("DetailViewController.swift:9:26: error: cannot find 'Unknown' in scope"))
  }

  @Test func wrongProjectsAreNamed() throws {
    let scratch = try TemporaryDirectory()
    let folder = scratch.url.appendingPathComponent("A.xcodeproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "{ objects = {".write(
      to: folder.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
    let result = try Binary(name: "tinamou").run("render", folder.path)
    #expect(result.status == 64)
    #expect(result.errors.contains("project.pbxproj: line 1: the file ends inside the dictionary"))
  }
}
