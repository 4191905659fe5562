import Foundation
import Testing

extension ProjectCommandTests {
  /// The tests of Swift Testing's in an Xcode project run at once; where one of them ends the process, the others run all the same.
  @Test func testsOfSwiftTestingGoOnAfterOneThatEndsTheProcess() throws {
    let copy = scratch.url.appendingPathComponent("Stopped")
    try FileManager.default.copyItem(at: root.appendingPathComponent("Examples/Counter"), to: copy)
    let tests = copy.appendingPathComponent("CounterTests")
    for name in try FileManager.default.contentsOfDirectory(atPath: tests.path) where name.hasSuffix(".swift")
    {
      try FileManager.default.removeItem(at: tests.appendingPathComponent(name))
    }
    try """
    import Foundation
    import Testing

    @Suite struct Stops {
      @Test func first() {}
      @Test(arguments: [1, 2]) func second(number: Int) { #expect(number < 3) }
      @Test func third() { fatalError("the third stops") }
      @Test func fourth() { #expect(1 == 2) }
      @Test func fifth() { Thread.sleep(forTimeInterval: 0.2) }
    }
    """.write(to: tests.appendingPathComponent("StopTests.swift"), atomically: true, encoding: .utf8)
    let results = scratch.url.appendingPathComponent("stopped/junit.xml")
    let run = try Binary(name: "tinamou").run(
      "test", copy.path, "--junit", results.path, environment: ["XDG_CACHE_HOME": scratch.cache])
    #expect(run.status == 1, "\(run.text)\(run.errors)")
    #expect(run.errors.contains("Stops/third(): "), "\(run.errors)")
    let junit = try String(contentsOf: results, encoding: .utf8)
    for name in ["first", "second", "third", "fourth", "fifth"] {
      #expect(junit.contains("name=\"\(name)"), "\(name): \(junit)")
    }
    #expect(junit.contains("failures=\"1\" errors=\"1\""), "\(junit)")
  }
}
