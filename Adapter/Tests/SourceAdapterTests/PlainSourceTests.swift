import Foundation
import SwiftParser
import Testing

@testable import SourceAdapter

/// The adapted text of a file of a module of one file.
private func adapted(_ text: String, _ change: (inout AdapterOptions) -> Void = { _ in }) -> String {
  var options = AdapterOptions()
  change(&options)
  return SourceAdapter.adapt([SourceFile(path: "/app/File.swift", text: text)], options: options).files[0]
    .text
}

/// Ordinary Swift stays as it is, and names that a module declares itself are its own.
@Suite struct PlainSourceTests {
  /// Files that are no text say why.
  @Test func filesThatAreNoTextAreFound() {
    #expect(SourceFile.read(Data("let a = 1".utf8), path: "/A.swift").file?.text == "let a = 1")
    let broken = SourceFile.read(Data("let a\n\n".utf8) + Data([0xff]), path: "/A.swift")
    #expect(
      broken.file == nil && broken.finding?.line == 3
        && broken.finding?.message.hasPrefix("is not UTF-8") == true)
    let encrypted = SourceFile.read(
      Data([0]) + Data("GITCRYPT\0".utf8) + Data([0xff, 0x80]), path: "/A.swift")
    #expect(encrypted.file == nil && encrypted.finding?.message.contains("git-crypt") == true)
  }

  /// A file that imports Dispatch alone has its further names, too.
  @Test func namesOfDispatchComeAlong() {
    let text = "import Dispatch\nlet queue = DispatchQueue.main\n"
    #expect(!adapted(text).contains("import DispatchNames"))
    let more = adapted(text) {
      $0.modules.insert("DispatchNames")
      $0.impliedModules = ["DispatchNames"]
    }
    #expect(more.contains("import DispatchNames"))
  }

  /// A property wrapper with the name of a macro that UIKit's import shows is the module's own.
  @Test(
    .enabled(if: Compiler.isReady),
    arguments: [
      "final class Observable<Value> {", "struct Observable<Value> {", "public struct Observable<Value> {",
    ])
  func wrappersWinOverMacros(head: String) throws {
    let text = adapted(
      """
      import UIKit
      @propertyWrapper \(head)
        public var wrappedValue: Value
        public var projectedValue: Observable<Value> { self }
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      }
      final class Model {
        @Observable var count = 0
        @Observable private(set) var name: String = ""
        func observed() -> Observable<Int> { $count }
      }

      """)
    try expectCompiles(text)
    let macro = adapted("import UIKit\n@Observable final class Model { var count = 0 }\n")
    #expect(macro.contains("@Observable final class Model"))
  }

  /// Libraries have some of Combine's names: two imports would make them ambiguous.
  @Test(arguments: [
    ("import Foundation\nlet task: Cancellable? = nil\n", true),
    ("import Foundation\nimport Requests\nlet task: Cancellable? = nil\n", false),
    ("import Foundation\nimport Requests\nvar kept: [AnyCancellable] = []\n", true),
    ("import Foundation\nimport OpenCombine\nvar kept: [AnyCancellable] = []\n", false),
  ])
  func combineComesAlongWhereItIsMeant(text: String, expected: Bool) {
    let result = adapted(text) {
      $0.modules.formUnion(["Combine", "Requests", "OpenCombine"])
      $0.ownModules = ["Requests", "OpenCombine"]
      $0.impliedModules = ["Combine"]
    }
    #expect(result.contains("import Combine") == expected)
  }

  /// With Foundation in sight `log(2)` is ambiguous here: Foundation and the C library have functions of the name.
  @Test(arguments: [
    "func log(_ x: Double) -> Double { 42 }\nlet answer = log(2)\n",
    "struct Timer { var seconds = 42 }\nlet timer = Timer()\nlet seconds = Timer().seconds\n",
    "enum Result { case color(Color) }\nstruct Color { static let red = Color() }\n",
    "class Animal { func speak() {} }\nfinal class Dog: Animal { override func speak() {} }\n",
    "final class Store: Equatable { static func == (a: Store, b: Store) -> Bool { a === b } }\n",
    "protocol Speaking {}\nclass Dog: Speaking {}\n",
    "// only a comment\n", "", "\n\n", "import Swift\nlet a = 1\n", "import Dispatch\nlet a = 1\n",
  ])
  func plainSwiftIsTheText(text: String) {
    #expect(adapted(text) { $0.modules.formUnion(["Swift", "Dispatch"]) } == text)
  }

  /// Declarations of a library of the project are not joined by names of Foundation's.
  @Test func librariesOfTheProjectBringNothing() {
    let text = "import Clocks\nlet timer: Timer = Timer()\n"
    #expect(
      adapted(text) {
        $0.modules.insert("Clocks")
        $0.ownModules = ["Clocks"]
      } == text)
  }

  /// The header of a framework brings UIKit and Foundation to those that import it.
  @Test(arguments: ["let frame = CGRect.zero", "let view = UIView()"])
  func headersOfTheProjectsFrameworksBringUIKit(use: String) {
    let text = adapted("import Testing\nimport Shapes\n\(use)\n") {
      $0.modules.formUnion(["Shapes", "Testing", "Foundation", "UIKit"])
      $0.ownModules = ["Shapes"]
    }
    #expect(text.contains("import UIKit") && text.contains("import Foundation"))
  }

  /// Isolation is inherited: XCTest's lists are of methods of no actor's.
  @Test func testsOfClassesOfTheMainActorAreCalledFromOutside() {
    let text = adapted(
      """
      import XCTest
      @MainActor class Base: XCTestCase {}
      class Own: Base { func testA() {} ; nonisolated func testB() {} }
      """
    ) { $0.modules.formUnion(["XCTest", "UIKit", "Foundation"]) }
    #expect(
      text.contains(
        "nonisolated func testA() { @MainActor func testA() {}; MainActor.assumeIsolated { testA() } }"))
    #expect(text.contains("; nonisolated func testB() {}"))
  }

  /// XCTest calls these from outside of the main actor; the class's own state is the main actor's.
  @Test func whatXCTestCallsAroundTestsIsTheMainActors() {
    let text = adapted(
      """
      import XCTest
      @MainActor class Base: XCTestCase {
        var value: Int!
        override func setUp() { super.setUp(); value = 1 }
        override func tearDownWithError() throws { value = nil }
      }
      class Other: XCTestCase { override func setUp() {} }
      """
    ) { $0.modules.formUnion(["XCTest", "UIKit", "Foundation"]) }
    #expect(
      text.contains(
        "override nonisolated func setUp() { @MainActor func setUp() { super.setUp(); value = 1 }; MainActor.assumeIsolated { setUp() } }"
      ))
    #expect(
      text.contains(
        "tearDownWithError() throws { @MainActor func tearDownWithError() throws { value = nil }; try MainActor.assumeIsolated { try tearDownWithError() } }"
      ))
    #expect(text.contains("class Other: XCTestCase { override func setUp() {} ;"))
  }

  /// An expectation's method as a function of no parameters.
  @Test func expectationsAreFulfilledLater() {
    let text = adapted(
      """
      import XCTest
      func f(_ e: XCTestExpectation) { run(completion: e.fulfill); let g = e.fulfill; h.done = e.fulfill; e.fulfill() }
      """
    ) { $0.modules.formUnion(["XCTest", "UIKit", "Foundation"]) }
    #expect(
      text.contains(
        "run(completion: { e.fulfill() }); let g = { e.fulfill() }; h.done = { e.fulfill() }; e.fulfill() }"))
  }

  /// An override of a member of NSObject's in an extension is no actor's under its other name either.
  @Test func descriptionsInExtensionsAreNoActors() {
    let text = adapted(
      """
      import UIKit
      @MainActor class Driver: NSObject {}
      extension Driver { override var debugDescription: String { "driver" } }
      """)
    #expect(text.contains("nonisolated var __extended_Driver_debugDescription"))
  }

  /// Generated code in a file without imports sees the names that it needs and no other.
  @Test func generatedCodeImportsItsOwnNames() {
    let files = [
      SourceFile(path: "/A.swift", text: "import UIKit\nclass Base: UIViewController {}\n"),
      SourceFile(path: "/B.swift", text: "final class Detail: Base { @objc func go(_ n: Int) {} }\n"),
    ]
    let text = SourceAdapter.adapt(files, options: AdapterOptions()).files[1].text
    #expect(
      text.hasPrefix(
        "import struct ObjectiveCSupport.RuntimeArguments; import enum ObjectiveCSupport.RuntimeClasses; final class Detail"
      ))
    #expect(!text.contains("import UIKit") && !text.contains("import Foundation"))
  }

  /// A type of the module's with a name of generated code does not get in its way.
  @Test func generatedCodeNamesItsModuleWhereItMust() {
    let text = """
      import UIKit
      struct Selector { var name = "" }
      class A: UIView { @objc func go() {}; func f() { _ = #selector(go) } }
      """
    #expect(adapted(text).contains("_ = ObjectiveCSupport.Selector(\"go\")"))
  }

  @Test(arguments: [
    ("struct Timer {}\nlet a = Timer()\n", "let a = Timer()"),
    ("import Foundation\nlet a = Timer()\n", "let a = Timer()"),
    ("import Foundation\nclass URLResponse {}\nlet a = URLResponse()\n", "let a = URLResponse()"),
    // A property, a case and a folder of one name.
    (
      "import Foundation\nstruct S { var libraryDirectory = 1 }\nlet a = S().libraryDirectory\n",
      "let a = S().libraryDirectory"
    ),
    (
      "import Foundation\nenum Place { case libraryDirectory }\nfunc g(_ p: Place) { g(.libraryDirectory) }\n",
      "g(.libraryDirectory)"
    ),
    (
      "import Foundation\nlet a = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)\n",
      "urls(for: .applicationSupportDirectory, in: .userDomainMask)"
    ),
    (
      "class S { static func description() -> String { \"\" } }\nfunc f(s: S) { print(type(of: s).description()) }\n",
      "print(type(of: s).description())"
    ),
    (
      "class S { func classForCoder() -> Int { 1 } }\nfunc f(s: S) { print(s.classForCoder()) }\n",
      "print(s.classForCoder())"
    ),
  ])
  func namesOfTheModuleAreItsOwn(text: String, line: String) {
    #expect(adapted(text).contains(line))
  }

  /// A closure in a property of the name of an optional method is called, not looked up.
  @Test func closuresAreNoOptionalMethods() {
    let text = """
      import UIKit
      @objc protocol P { @objc optional func tapped(_ a: Int) }
      class Handlers { var tapped: ((Int) -> Void)? }
      class A: NSObject {
        weak var delegate: P?
        var handlers: Handlers?
        func f() { handlers?.tapped?(1); delegate?.tapped?(1) }
      }
      """
    #expect(adapted(text).contains("handlers?.tapped?(1); delegate?.__ask_tapped(1)"))
  }

  // MARK: Conditions

  /// Flags, versions and modules that the compiler decides the same stay.
  @Test(arguments: [
    "#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif\n",
    "#if !RELEASE && (DEBUG || swift(>=5.5))\nlet a = 1\n#endif\n",
    "#if canImport(AppKit)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif\n",
    "#if swift(>=6.0)\nlet a = 1\n#else\nlet a = 2\n#endif\n",
    "#if compiler(>=5.9)\nlet a = 1\n#endif\n",
  ])
  func conditionsThatTheCompilerDecidesStay(text: String) {
    #expect(adapted(text) == text)
  }

  @Test(arguments: [
    ("#if os(iOS)\nlet a = 1\n#endif\n", "#if true\n"),
    ("#if os(Linux)\nlet a = 1\n#endif\n", "#if false\n"),
    ("#if targetEnvironment(simulator)\nlet a = 1\n#endif\n", "#if true\n"),
    ("#if !os(macOS) && os(iOS)\nlet a = 1\n#endif\n", "#if true\n"),
  ])
  func conditionsOfThePlatformAreWrittenOut(text: String, start: String) {
    #expect(adapted(text).hasPrefix(start))
  }

  /// `swift(>=6.0)` is the version that the module is compiled as, not the compiler's.
  @Test func theLanguageVersionIsTheModules() {
    let text = "#if swift(>=6.0) && os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif\n"
    #expect(adapted(text) == text)
    #expect(adapted(text) { $0.languageVersion = "6" }.hasPrefix("#if true\n"))
  }

  // MARK: Availability

  @Test(arguments: [
    ("if #available(iOS 26, *) { a() } else { b() }", "if RuntimeVersion.isAtLeast(26) { a() } else { b() }"),
    (
      "guard #available(iOS 17.4, *) else { return }", "guard RuntimeVersion.isAtLeast(17, 4) else { return }"
    ),
    ("if #unavailable(iOS 15.0.1) { b() }", "if !RuntimeVersion.isAtLeast(15, 0) { b() }"),
    (
      "if #available(macOS 12, iOS 15, *), let x = y { a() }",
      "if RuntimeVersion.isAtLeast(15), let x = y { a() }"
    ),
    ("if #available(iOSApplicationExtension 16, *) { a() }", "if RuntimeVersion.isAtLeast(16) { a() }"),
    ("if #available(macOS 12, *) { a() }", "if #available(macOS 12, *) { a() }"),
    ("if #available(iOS 7, *) { a() }", "if #available(iOS 7, *) { a() }"),
  ])
  func availabilityIsDecidedByTheVersionShown(before: String, after: String) {
    #expect(adapted("import UIKit\nfunc f() { \(before) }\n") == "import UIKit\nfunc f() { \(after) }\n")
    let plain = adapted("func f() { \(before) }\n")
    #expect(plain.hasSuffix("func f() { \(after) }\n"))
    #expect(plain.contains("import enum ObjectiveCSupport.RuntimeVersion") == (before != after))
  }

  // MARK: Lines and files

  /// A generator's directives name files that are not there; messages go by the lines of the file itself.
  @Test func directivesOfGeneratorsGo() {
    let text = """
      let a = 1
      #sourceLocation(file: "Template.swift.gyb", line: 12)
      let b = 2
      #sourceLocation()
      let c = 3
      """
    #expect(adapted(text) == "let a = 1\n\nlet b = 2\n\nlet c = 3")
  }

  @Test func filesAreNamedToTheCompiler() {
    let text = "let a = 1\n"
    #expect(
      adapted(text) { $0.namesSources = true }
        == "#sourceLocation(file: \"/app/File.swift\", line: 1)\nlet a = 1\n")
  }

  /// The directive takes its text as it is: what cannot stand in it is written where it is asked for.
  @Test(arguments: ["/a\"b/F.swift", "/a\\b/F.swift", "/a\nb/F.swift"])
  func filesOfOddNames(path: String) {
    var options = AdapterOptions()
    options.namesSources = true
    let file = SourceFile(path: path, text: "let a = #filePath; let b = #line\n")
    let text = SourceAdapter.adapt([file], options: options).files[0].text
    #expect(!text.contains("#sourceLocation") && text.hasPrefix("let a = \"/a"))
    #expect(text.split(separator: "\n").count == 1)
    let tree = Parser.parse(source: text)
    #expect(!tree.hasError)
  }

  /// Complaints name the user's lines, whether a line before them names the file or not.
  @Test(arguments: [true, false])
  func trimmingGoesByTheUsersLines(isNamed: Bool) {
    let text = adapted("func f() {\n  a()\n  unknown()\n}\n") { $0.namesSources = isNamed }
    let complaint = Trimmer.Complaint(line: 3, column: 3, message: "cannot find 'unknown' in scope")
    let result = Trimmer.trim(path: "/app/File.swift", text: text, complaints: [complaint], isCoarse: false)
    let lines = result.text.split(separator: "\n").map(String.init)
    let first = isNamed ? 1 : 0
    #expect(lines[first + 2] == "  leftOut(\"File.swift:3: cannot find 'unknown' in scope\")")
    #expect(lines[first] == "import func ObjectiveCSupport.leftOut; func f() {")
    #expect(result.findings.map(\.line) == [3])
    #expect(lines.first?.hasPrefix("#sourceLocation") == isNamed)
  }
}
