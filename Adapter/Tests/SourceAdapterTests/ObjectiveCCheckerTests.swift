import Foundation
import Testing

@testable import SourceAdapter

/// Programs that Apple's compiler rejects for reasons of Objective-C, and programs that it accepts.
@Suite struct ObjectiveCCheckerTests {
  private static let options: AdapterOptions = {
    var options = AdapterOptions()
    options.checksObjectiveC = true
    return options
  }()

  /// Returns the errors in files, by file.
  private static func errors(
    in texts: [String], options: AdapterOptions = options
  ) -> [[Program.Expectation]] {
    let files = texts.enumerated().map { SourceFile(path: "/app/F\($0).swift", text: $1) }
    return SourceAdapter.adapt(files, options: options).files.map { file in
      file.findings.filter { $0.isError == true }.map {
        Program.Expectation(line: $0.line, column: $0.column ?? 0, message: $0.message)
      }
    }
  }

  @Test(arguments: ["Selectors", "KeyPaths", "Declarations", "InterfaceBuilder"])
  func programsAreRejectedAsByTheCompiler(of group: String) throws {
    let programs = try Program.all(in: "Rejected/" + group)
    #expect(programs.count >= 10)
    for (program, errors) in zip(programs, Self.errors(in: programs.map(\.text))) {
      #expect(Set(errors) == Set(program.errors), "\(program.title)\n\(program.text)")
    }
  }

  @Test func programsAreAccepted() throws {
    let programs = try Program.all(in: "Accepted/ObjectiveC")
    for (program, errors) in zip(programs, Self.errors(in: programs.map(\.text))) {
      #expect(errors.isEmpty, "\(program.title)\n\(program.text)")
    }
    // In modules of their own, fewer types are known.
    for program in programs {
      #expect(Self.errors(in: [program.text])[0].isEmpty, "\(program.title)\n\(program.text)")
    }
  }

  /// Rejected programs are rejected for what they are, in a module of their own as well; those that depend on another
  /// program are not.
  @Test func programsAreRejectedAlone() throws {
    for group in ["KeyPaths", "Declarations", "InterfaceBuilder"] {
      for program in try Program.all(in: "Rejected/" + group) {
        #expect(
          Set(Self.errors(in: [program.text])[0]) == Set(program.errors), "\(program.title)\n\(program.text)")
      }
    }
  }

  // MARK: The main type

  @Test(arguments: [
    (
      [
        "@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}",
        "@UIApplicationMain class B: UIResponder, UIApplicationDelegate {}",
      ],
      ["2:1: 'UIApplicationMain' attribute can only apply to one class in a module"]
    ),
    (
      ["@main struct A { static func main() {} }", "@main enum B { static func main() {} }"],
      ["2:1: 'main' attribute can only apply to one type in a module"]
    ),
    (
      ["@UIApplicationMain class A: UIResponder {}"],
      ["2:1: 'UIApplicationMain' class must conform to the 'UIApplicationDelegate' protocol"]
    ),
    (
      ["@UIApplicationMain class A<T>: UIResponder, UIApplicationDelegate {}"],
      ["2:1: generic 'UIApplicationMain' classes are not supported"]
    ),
    (
      ["@UIApplicationMain struct A {}"],
      ["2:1: 'UIApplicationMain' attribute cannot be applied to this declaration"]
    ),
    (
      ["@main struct A {}"],
      [
        "2:1: 'A' is annotated with '@main' and must provide a main static function of type () -> Void, () throws -> Void, "
          + "() async -> Void, or () async throws -> Void"
      ]
    ),
  ])
  func mainTypesAreChecked(texts: [String], messages: [String]) {
    let errors = Self.errors(in: texts.map { "import UIKit\n" + $0 })
    for list in errors { #expect(list.map(\.description) == messages) }
  }

  @Test(arguments: [
    ["@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}"],
    ["@main class A: UIResponder {}", "extension A: UIApplicationDelegate {}"],
    ["@UIApplicationMain class A: UIResponder {}", "extension A: UIApplicationDelegate {}"],
    ["@UIApplicationMain class A: Base {}", "class Base: UIResponder, UIApplicationDelegate {}"],
    ["@UIApplicationMain class A: PodDelegate {}"],
    [
      "@UIApplicationMain class A: UIResponder, Launching {}", "protocol Launching: UIApplicationDelegate {}",
    ],
    ["@main struct A: App {}"], ["@main enum A { static func main() {} }"],
    ["@main struct A {}", "extension A { static func main() async {} }"],
    ["@main @Launching struct A {}"],
    ["#if os(macOS)\n@main struct A {}\n#else\n@main class B: UIResponder, UIApplicationDelegate {}\n#endif"],
  ])
  func mainTypesAreAccepted(texts: [String]) {
    #expect(Self.errors(in: texts.map { "import UIKit\n" + $0 }).allSatisfy { $0.isEmpty })
  }

  @Test func mainTypesAndStatementsExcludeEachOther() {
    let files = [
      SourceFile(path: "/app/main.swift", text: "print(1)\n"),
      SourceFile(path: "/app/A.swift", text: "@main struct A { static func main() {} }\n"),
    ]
    let module = SourceAdapter.adapt(files, options: Self.options)
    #expect(
      module.files[1].findings.filter { $0.isError == true }.map(\.message) == [
        "'main' attribute cannot be used in a module that contains top-level code"
      ])
  }

  // MARK: What is not certain

  /// Declarations that may be of other modules, or of Objective-C, are accepted.
  @Test(arguments: [
    "class A: PodController { func f() {}; func g() { _ = #selector(f) } }",
    "class A: UIView, PodProtocol { func f() {}; func g() { _ = #selector(f) } }",
    "class A: NSObject { @objc func f(_ a: PodValue) {}; @objc var b: PodEnum?; @objc func c(_ d: [PodValue]) {} }",
    "class A: NSObject { override func f() {}; func g() { _ = #selector(f) } }",
    "extension PodClass { func f() { _ = #selector(g) } }", "func f() { _ = #selector(PodClass.f) }",
    "class A: NSObject { @objc var a: PodClass?; func f() { _ = #keyPath(A.a.b.c) } }",
    "class A: PodClass { func f() { _ = #keyPath(A.a); _ = #keyPath(b) } }",
    "@objc class A: PodClass {}", "@objc protocol A: PodProtocol {}",
    "@objc enum A: PodInteger { case a = 1 }",
    "extension PodType { @objc func f() {} }",
  ])
  func whatIsNotCertainIsAccepted(text: String) {
    #expect(Self.errors(in: ["import UIKit\n" + text])[0].isEmpty)
  }

  /// Declarations that are made of headers stand for ones that Objective-C has.
  @Test func declarationsOfHeadersAreAccepted() {
    var options = Self.options
    options.unchecked = ["/app/F1.swift"]
    let texts = [
      "import UIKit\nclass A: NSObject { @objc func f(_ a: HeaderKind, _ b: HeaderValue?) {} }\n",
      "enum HeaderKind { case a }\nstruct HeaderValue {}\nclass HeaderClass { @objc func f(_ a: (Int, Int)) {} }\n",
    ]
    #expect(Self.errors(in: texts, options: options).allSatisfy { $0.isEmpty })
    #expect(Self.errors(in: texts).map(\.count) == [2, 1])
  }

  /// Nothing is checked in libraries, and the adapted code is what it was.
  @Test func checksAreOptional() {
    let text = "import UIKit\nclass A: UIView { func f() { _ = #selector(missing) } }\n"
    let file = SourceFile(path: "/app/A.swift", text: text)
    let module = SourceAdapter.adapt([file], options: AdapterOptions())
    #expect(module.files[0].findings.isEmpty && module.files[0].text.contains("Selector(\"missing\")"))
  }

  // MARK: What the compiler checks

  /// The compiler looks up what the expression names, in code in which it finds the same.
  @Test(arguments: [
    ("func f() { _ = #selector(tapped(_:)) }", "Selector.checked(\"tapped:\", of: tapped(_:))"),
    ("func f() { _ = #selector(self.tapped) }", "Selector.checked(\"tapped:\", of: self.tapped)"),
    (
      "func f() { _ = #selector(tapped as (UIView) -> Void) }",
      "Selector.checked(\"tapped:\", of: tapped as (UIView) -> Void)"
    ),
    ("let s = #selector(tapped(_:))", "Selector.checked(\"tapped:\", of: A.tapped(_:))"),
    (
      "init(a: Int) { _ = #selector(self.tapped); super.init() }",
      "Selector.checked(\"tapped:\", of: A.tapped)"
    ),
    ("static let s = #selector(tapped)", "Selector.checked(\"tapped:\", of: A.tapped)"),
    (
      "func f() { _ = #selector(UIView.setNeedsLayout) }",
      "Selector.checked(\"setNeedsLayout\", of: UIView.setNeedsLayout)"
    ),
    ("func f() { _ = #selector(UIView.draw as (UIView) -> (CGRect) -> Void) }", "Selector(\"draw:\")"),
    ("func f() { _ = #selector(getter: title) }", "Selector.checked(\"title\", of: title)"),
    ("static let s = #selector(getter: title)", "Selector.checked(\"title\", ofProperty: \\A.title)"),
    ("func f() { _ = #selector(getter: UIView.tag) }", "Selector.checked(\"tag\", ofProperty: \\UIView.tag)"),
    ("func f() { _ = #selector(getter: A.name) }", "Selector(\"name\")"),
    ("func f() { _ = #keyPath(title) }", "checkedKeyPath(\"title\", ofProperty: \\A.title)"),
    ("func f() { _ = #keyPath(A.name) }", "\"name\""),
    ("func f() { _ = #keyPath(UIView.layer.position) }", "\"layer.position\""),
  ])
  func namesAreLeftToTheCompiler(line: String, replacement: String) {
    let text =
      "import UIKit\nclass A: UIViewController {\n  \(line)\n  @objc func tapped(_ a: UIView) {}\n  @objc var name = \"\"\n}\n"
    let module = SourceAdapter.adapt([SourceFile(path: "/app/A.swift", text: text)], options: Self.options)
    #expect(module.files[0].findings.isEmpty)
    let adapted = module.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)[2]
    #expect(
      adapted.contains(replacement + " ") || adapted.hasSuffix(replacement)
        || adapted.contains(replacement + ";"), "\(adapted)")
  }
}
