import SwiftParser
import Testing

@testable import SourceAdapter

/// Adapted text keeps its lines, and names that Apple's Swift and Foundation have beyond ours are replaced.
@Suite struct SourceAdapterTests {
  @Test func whatFoundationLacksIsReplaced() {
    let text =
      "import UIKit\nvar timer = Timer()\nlet place = FileManager.SearchPathDirectory.libraryDirectory\n"
    let result = lines(adaptedText(text))
    #expect(result[1] == "var timer = Timer()")
    #expect(result[2].hasSuffix(".applicationSupportDirectory"))
  }

  /// Classes of Foundation's that the compiler refuses as superclasses; a module's own class of the name is kept.
  @Test func superclassesThatCannotBeAreStoodInFor() {
    let text = "import Foundation\nclass A: NSLock, P {}\nclass B: Foundation.Thread {}\n"
    let result = lines(adaptedText(text))
    #expect(result[1].hasPrefix("class A: SubclassableLock, P {"))
    #expect(result[2].hasPrefix("class B: SubclassableThread {"))
    #expect(
      adaptedText("import Foundation\nclass P: Progress {}\n").contains("class P: SubclassableProgress {"))
    #expect(adaptedText("import Foundation\nclass B: Bundle {}\n").contains("class B: SubclassableBundle {"))
    #expect(
      adaptedText("import Foundation\nclass NSLock {}\nclass A: NSLock {}\n").contains("class A: NSLock {"))
  }

  /// A type that is declared in another one is not meant elsewhere.
  @Test func nestedTypesHaveTheirNamesInTheirTypesAlone() {
    let nested =
      "import Foundation\nenum Texts {\n#if DEBUG\n#else\n  enum Progress { case a }\n#endif\n  let p = Progress()\n}\n"
    let result = lines(
      adaptedText(
        nested
          + "class P: Progress {}\nlet q = Progress(totalUnitCount: 1)\nextension Texts { class R: Progress {} }"
      ))
    #expect(result[6] == "  let p = Progress()")
    #expect(result[8].hasPrefix("class P: SubclassableProgress {"))
    #expect(result[9] == "let q = SubclassableProgress(totalUnitCount: 1)")
    #expect(result[10].contains("class R: Progress {"))
    // Declarations of superclasses are seen, and effects of functions.
    let inherited =
      "import Foundation\nclass A { class Bundle {} }\nclass B: A { class C: Bundle {} }\nclass D { class E: Bundle {} }"
    #expect(lines(adaptedText(inherited))[2].contains("class C: Bundle {"))
    #expect(lines(adaptedText(inherited))[3].contains("class E: SubclassableBundle {"))
    let local = "import Foundation\nclass A {\n  func f() { class Thread {}; class T: Thread {} }\n}"
    #expect(adaptedText(local).contains("class T: Thread {"))
  }

  /// The complements of Foundation's sets can be changed where they are in variables.
  @Test func complementsOfSetsCanBeChanged() {
    for (text, isReplaced) in [
      ("var a = CharacterSet.decimalDigits.inverted", true),
      ("var a: CharacterSet = .letters.inverted", true),
      ("func f() { a = CharacterSet.symbols.inverted }", true),
      ("let a = CharacterSet.decimalDigits.inverted", false),
      ("f(CharacterSet.letters.inverted)", false), ("var a = Shape.symbols.inverted", false),
      ("var a = CharacterSet.mine.inverted", false),
    ] {
      #expect(
        adaptedText("import Foundation\n\(text)\n").contains(".invertedToChange") == isReplaced, "\(text)")
    }
  }

  @Test func operatorsOnNumbersYield() {
    let result = lines(adaptedText("import Foundation\nfunc < (a: NSNumber, b: NSNumber) -> Bool { true }\n"))
    #expect(result[1].hasPrefix("@_disfavoredOverload func <"))
  }

  @Test func delegatesAreFound() {
    let main = SourceFile(
      path: "/app/main.swift",
      text: "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Mine.self))\n"
    )
    #expect(SourceAdapter.adapt([main], options: AdapterOptions()).delegate == "Mine")
    let marked = SourceFile(
      path: "/app/A.swift", text: "@main\nclass App: UIResponder, UIApplicationDelegate {}\n")
    #expect(SourceAdapter.adapt([marked], options: AdapterOptions()).delegate == "App")
  }

  /// Whatever is adapted parses again and has the lines of before, and so has every file that is cut anywhere.
  @Test func adaptedTextParsesAndKeepsItsLines() {
    let text = """
      import UIKit
      @objc protocol P: NSObjectProtocol { @objc optional func p(_ a: Int) ; func q() }
      @UIApplicationMain class D: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      final class A<T>: UIView, P {
        @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
        @objc private func tapped(_ s: Any) throws -> Int { 3 } // a comment }
        func q() { perform(#selector(tapped(_:)), with: nil) }
        class Inner: UIButton { @objc func x(y: Int, _ z: String?) {} }
      }
      extension A where T: Equatable { @objc func more() {} }
      #if os(iOS)
      extension UIView { @IBInspectable var border: Double { get { 0 } set { } } }
      #endif
      let k = #keyPath(A.superview.frame)
      """
    let whole = adaptedText(text)
    #expect(!Parser.parse(source: whole).hasError)
    #expect(lines(whole).count >= lines(text).count)
    for length in stride(from: 0, to: text.utf8.count, by: 7) {
      let cut = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
      let result = lines(adaptedText(cut))
      #expect(result.count >= lines(cut).count)
      // Lines of the cut itself: what follows is generated.
      for (old, new) in zip(lines(cut), result)
      where !old.contains(where: { "@#}{:".contains($0) }) && !old.hasPrefix("import") {
        #expect(new.hasPrefix(old.prefix(3)))
      }
    }
  }

  @Test func typesOfNetworkingAreNotFoundations() {
    let text =
      "import UIKit\nlet a: Foundation.URLSession = Foundation.URLSession.shared\nlet b: Foundation.Date\n"
    let result = lines(adaptedText(text))
    #expect(result[1] == "let a: FoundationNetworking.URLSession = FoundationNetworking.URLSession.shared")
    #expect(result[2] == "let b: Foundation.Date")
  }

  @Test func parametersWithoutNamesArePassedOn() throws {
    let text = """
      import UIKit
      class A: UITableViewController {
      }
      extension A {
        override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 3 }
      }
      """
    #expect(
      lines(adaptedText(text))[2].contains(
        "override func tableView(_ __p0: UITableView, numberOfRowsInSection __p1: Int) -> Int "
          + "{ __extended_A_tableView(__p0, numberOfRowsInSection: __p1) }"))
    try expectCompiles(adaptedText(text))
  }

  @Test func classesSayThemselves() {
    let text =
      "class A: NSObject { class func f() { g(self.classForCoder(), A.classForCoder(), A.B.classForCoder()) } }"
    #expect(adaptedText(text).contains("g(self, A.self, A.B.self)"))
    #expect(adaptedText("func f(a: NSObject) { g(a.classForCoder) }").contains("g(a.classForCoder)"))
  }

  /// Classes of frameworks have bare names there.
  @Test func classesByNameAreThoseOfFrameworksToo() {
    let text = "import UIKit\nlet a: AnyClass? = NSClassFromString(\"UITabBarButton\")"
    #expect(adaptedText(text).contains("= RuntimeClasses.classFromString(\"UITabBarButton\")"))
    #expect(
      adaptedText("func NSClassFromString(_ a: Int) {}\nfunc f() { NSClassFromString(1) }").contains(
        "{ NSClassFromString(1) }"))
  }

  /// All modules of an application are in one executable, to which Foundation knows one bundle.
  @Test func bundlesOfClassesAreThoseOfTheirModules() {
    #expect(
      adaptedText("import Foundation\nlet a = Bundle(for: Token.self).bundlePath\n").contains(
        "ModuleBundles.bundle(for: Token.self).bundlePath"))
    let own = "struct Bundle { init(for: Int) {} }\nlet a = Bundle(for: 1)\n"
    #expect(adaptedText(own).contains("let a = Bundle(for: 1)"))
  }

  /// The other way round: names without a module for frameworks' classes.
  @Test func namesOfClassesAreThoseOfFrameworksToo() {
    let text = "import UIKit\nlet a = NSStringFromClass(type(of: UIView()))"
    #expect(adaptedText(text).contains("= RuntimeClasses.stringFromClass(type(of: UIView()))"))
    #expect(
      adaptedText("func NSStringFromClass(_ a: Int) {}\nfunc f() { NSStringFromClass(1) }").contains(
        "{ NSStringFromClass(1) }"))
  }

  @Test func implementationsOfMethodsAreNoFunctionsOfC() throws {
    try expectCompiles(
      adaptedText(
        """
        import UIKit
        typealias Dismiss = @convention(c) (AnyObject, Selector, Bool, (() -> Void)?) -> Void
        typealias Compare = @convention(c) (Int, Int) -> Bool
        """))
  }

  @Test func blocksAreClosures() throws {
    let result = adaptedText(
      """
      import UIKit
      typealias Block = @convention(block) (UIViewController, Selector) -> Void
      func exchange(_ block: @escaping Block) -> IMP {
        imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
      }
      """)
    #expect(lines(result)[3].contains("imp_implementationWithBlock((block as AnyObject))"))
    try expectCompiles(result)
  }

  /// The delegate by `UIApplicationMain`, among other names.
  @Test func delegatesOfMainFilesAreFound() {
    let main = SourceFile(
      path: "/app/main.swift",
      text: """
        import UIKit
        final class TestDelegate: UIResponder, UIApplicationDelegate {}
        private func name() -> String {
          NSStringFromClass(NSClassFromString("XCTestCase") != nil ? TestDelegate.self : AppDelegate.self)
        }
        _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(UIApplication.self), name())
        """)
    let other = SourceFile(
      path: "/app/AppDelegate.swift",
      text: "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}")
    let module = SourceAdapter.adapt([main, other], options: AdapterOptions())
    #expect(module.delegate == "AppDelegate")
  }
}
