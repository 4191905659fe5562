import Testing

@testable import SourceAdapter

/// Test cases are listed, and run without Objective-C.
@Suite struct TestCaseTests {
  @Test func testsAreListed() {
    let file = SourceFile(
      path: "/app/Tests.swift",
      text: """
        import XCTest
        class Base: XCTestCase {
          func testShared() {}
          private func testHidden() {}
        }
        final class Tests: Base {
          func testB() async throws {}
          func testA() throws {}
          func testOf(_ value: Int) {}
          static func testStatic() {}
        }
        """)
    let module = SourceAdapter.adapt([file], options: AdapterOptions(modules: ["UIKit", "XCTest"]))
    #expect(module.testCases.map(\.name) == ["Base", "Tests"])
    #expect(module.testCases.map(\.list) == ["__tinamouTests_Base()", "__tinamouTests_Tests()"])
    #expect(
      module.files[0].text.contains(
        "func __tinamouTests_Tests() -> [(String, (Tests) -> () throws -> Void)] { return "
          + "[(\"testA\", { (t: Tests) in { try t.testA() } }), "
          + "(\"testB\", asyncTest({ (t: Tests) in { try await t.testB() } })), "
          + "(\"testShared\", { (t: Tests) in { try t.testShared() } })] }"))
  }

  /// Quick lists the examples of its specifications itself.
  @Test func specificationsAreListed() {
    let file = SourceFile(
      path: "/app/Spec.swift",
      text: """
        import Quick
        class Shared: QuickSpec {}
        final class Spec: Shared { override func spec() {} }
        final class Later: AsyncSpec { override class func spec() {} }
        """)
    let module = SourceAdapter.adapt([file], options: AdapterOptions(modules: ["UIKit", "Quick"]))
    #expect(
      module.testCases.map(\.list)
        == ["Shared", "Spec", "Later"].map { "__tinamouSpecification(\($0).self, \($0).allTests)" })
  }

  /// XCTest calls methods of no actor's.
  @Test(arguments: [("@MainActor ", ""), ("", "@MainActor ")])
  func testsOfTheMainActorAreWrapped(_ ofClass: String, _ ofMethod: String) {
    let text = """
      import XCTest
      \(ofClass)class Tests: XCTestCase {
        \(ofMethod)func testA() {}
        func helper() {}
      }
      """
    let result = lines(adaptedText(text, modules: ["UIKit", "XCTest"]))
    #expect(
      result[2].hasSuffix(
        "nonisolated func testA() { @MainActor func testA() {}; MainActor.assumeIsolated { testA() } }"))
    #expect(result[3] == "  func helper() {}")
  }

  /// A test whose body goes fails.
  @Test(arguments: [("XCTest", "XCTFail"), ("Testing", "Issue.record")])
  func testsWithoutTheirBodiesFail(_ module: String, _ call: String) {
    let text = """
      import \(module)
      struct Tests {
        func testA() { unknown() }
      }
      """
    let complaint = Trimmer.Complaint(line: 3, column: 18, message: "cannot find 'unknown' in scope")
    let result = Trimmer.trim(path: "/T.swift", text: text, complaints: [complaint], isCoarse: true)
    let reason = "(\"T.swift:3: cannot find 'unknown' in scope\")"
    #expect(lines(result.text)[2] == "  func testA() { \(call)\(reason); return leftOut\(reason) }")
  }
}
