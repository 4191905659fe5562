import SourceAdapter
import Testing

/// Overrides in tests of members that tested modules add to the classes of others.
@Suite struct TestedOverridesTests {
  /// Tests see internal members of extensions, and override those that Objective-C's runtime knows.
  @Test func internalMembersOfExtensionsAreOverriddenInTests() throws {
    let library = SourceFile(
      path: "/L.swift",
      text: """
        import UIKit
        extension UIViewController {
          @objc var guides: UIEdgeInsets { .zero }
          @objc func reload() {}
          @objc func other() {}
        }
        """)
    var options = AdapterOptions()
    #expect(SourceAdapter.adapt([library], options: options).overridable.isEmpty)
    options.overriddenInTests = ["guides", "reload"]
    let first = SourceAdapter.adapt([library], options: options)
    #expect(first.overridable.map(\.name).sorted() == ["guides", "reload()"])
    #expect(first.files[0].text.contains("protocol __Overriding_UIViewController_guides: AnyObject"))
    #expect(!first.files[0].text.contains("__Overriding_UIViewController_other"))
    options = AdapterOptions()
    options.overridable = first.overridable
    options.firstNumber = 1
    let tests = SourceFile(
      path: "/T.swift",
      text: """
        class T: UIViewController {
          override var guides: UIEdgeInsets { .zero }
          override func reload() {}
        }
        """)
    let second = SourceAdapter.adapt([tests], options: options).files[0].text
    #expect(second.contains("__overridden_guides") && second.contains("func __overridden_reload()"))
    #expect(!second.contains("override "))
    try expectCompiles(first.files[0].text + "\n" + second)
  }

  /// Declarations under a condition of SwiftUI's are left out, unless tests need them.
  @Test func conditionsHoldForWhatTestsImport() {
    let file = SourceFile(
      path: "/P.swift", text: "#if canImport(SwiftUI)\nimport SwiftUI\nstruct Proxy {}\n#endif\n")
    var options = AdapterOptions(modules: ["Foundation", "UIKit", "SwiftUI"], flags: [])
    options.deniedModules = ["SwiftUI"]
    #expect(SourceAdapter.adapt([file], options: options).files[0].text.hasPrefix("#if false"))
    options.testedModules = ["SwiftUI"]
    #expect(!SourceAdapter.adapt([file], options: options).files[0].text.hasPrefix("#if false"))
  }

  /// A subclass of a class that adopts a protocol has an optional method that its superclass does not have.
  @Test func optionalMethodsOfSubclassesAreLookedUp() throws {
    let text = """
      import UIKit
      @objc protocol Layout {
        @objc optional func alpha(for state: Int, _ view: UIView?) -> CGFloat
        @objc optional func end()
        @objc optional func run(_ work: () -> Void)
        @objc optional func later(_ work: @escaping () -> Void) -> UIView?
      }
      class Base: NSObject, Layout {}
      class Other: Base { func alpha(for state: Int, _ view: UIView?) -> CGFloat { 2 } }
      """
    let adapted = SourceAdapter.adapt(
      [SourceFile(path: "/app/F.swift", text: text)], options: AdapterOptions()
    ).files[0].text
    #expect(
      adapted.contains(
        "send(\"alphaFor::\", to: self, [state as Any?, view as Any?]) { return __r as! CGFloat }; "))
    #expect(adapted.contains("if case .returned = RuntimeClasses.send(\"end\", to: self, []) { return }; "))
    #expect(!adapted.contains("send(\"run:\"") && adapted.contains("send(\"later:\""))
    try expectCompiles(adapted)
  }

  /// Assertions of errors have arguments that throw, and their tests do not. Functions in tests are the main actor's as well, which
  /// those in closures are not; `#function` is the test's name.
  @Test func bodiesOfIsolatedTestsAreFunctions() {
    let text = """
      import XCTest
      @MainActor final class ATests: XCTestCase {
        func testA() { XCTAssertThrowsError(try load()) }
        func testB() throws { func inner() {}; inner(); self.testA() }
        func testC() { testC(1) }
        func testC(_ number: Int) {}
      }
      """
    var options = AdapterOptions()
    options.modules.insert("XCTest")
    let adapted = SourceAdapter.adapt([SourceFile(path: "/T.swift", text: text)], options: options).files[0]
      .text
    let isolated = "nonisolated func"
    #expect(
      adapted.contains(
        "\(isolated) testA() { @MainActor func testA() { XCTAssertThrowsError(try load()) "
          + "}; MainActor.assumeIsolated { testA() } }"))
    #expect(
      adapted.contains(
        "\(isolated) testB() throws { @MainActor func testB() throws { func inner() {}; inner(); self.testA() "
          + "}; try MainActor.assumeIsolated { try testB() } }"))
    #expect(
      adapted.contains(
        "\(isolated) testC() { @MainActor func __tinamouBody() { testC(1) }; MainActor.assumeIsolated { __tinamouBody() } }"
      ))
  }
}
