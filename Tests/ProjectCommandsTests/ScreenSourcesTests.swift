import Testing
import TinamouCLI

@testable import ProjectCommands

/// The files that a screen may depend on, by the names in them.
@Suite struct ScreenSourcesTests {
  private func files(_ texts: [String: String], _ origin: ScreenOrigin) -> Set<String>? {
    let found = ScreenSources(texts: texts, former: [:]).dependencies(of: origin)
    return found.isAnything ? nil : found.files
  }

  @Test func aSourceDeclaresWhatIsAtItsTop() {
    let facts = SourceFacts(
      """
      // class Comment {}
      final class A: B { class func inner() {}; var other = "struct Text {}"; func deep() { class Local {} } }
      func +(a: A, b: A) -> A { a }
      let (first, second) = (1, 2)
      protocol P { func asked(); var value: Int { get } }
      extension UIView: P { class func shared() {}; convenience init(hex: Int) { self.init() } }
      """)
    #expect(facts.types == ["A", "P"])
    #expect(facts.others == ["first", "second"])
    #expect(facts.hasOperators)
    #expect(facts.requirements == ["P": ["asked", "value"]])
    #expect(facts.extensions.count == 1)
    #expect(facts.extensions.first?.type == ["UIView"] && facts.extensions.first?.protocols == ["P"])
    #expect(facts.extensions.first?.members.isSuperset(of: ["shared", "hex"]) == true)
    #expect(facts.words.contains("Text") && !facts.words.contains("Comment"))
  }

  @Test func filesFollowFromNames() {
    let texts = [
      "/First.swift": "class First: UIViewController { let cell = Cell() }\n#Preview(\"First\") { First() }",
      "/Second.swift": "class Second: UIViewController {}\n#Preview(\"Second\") { Second() }",
      "/Cell.swift": "class Cell: UIView { func fill() { tint = Palette.brand } }",
      "/Palette.swift": "enum Palette { static let brand = UIColor.red }",
    ]
    #expect(
      files(texts, ScreenOrigin(.preview, "First")) == ["/First.swift", "/Cell.swift", "/Palette.swift"])
    #expect(files(texts, ScreenOrigin(.preview, "Second")) == ["/Second.swift"])
    #expect(files(texts, ScreenOrigin(.controller, "Second")) == ["/Second.swift"])
    // The launch runs what it likes, and a preview that is nowhere may be anything.
    #expect(files(texts, ScreenOrigin(.launch)) == nil)
    #expect(files(texts, ScreenOrigin(.preview, "Third")) == nil)
  }

  @Test(arguments: [
    // A member of UIKit's class is found by its name, also behind a protocol's.
    ("extension UIColor { static let brand = UIColor.red }", true),
    ("extension UIColor { static let other = UIColor.red }", false),
    ("protocol Branded {}\nextension Branded { var brand: Int { 1 } }\nextension UIView: Branded {}", true),
    // Files that have an effect without being named count always.
    ("extension UIView { override open func didMoveToWindow() {} }", true),
    ("extension UIView: UITextFieldDelegate {}", true),
    ("func + (a: Int, b: String) -> Int { a }", true),
    ("class Other { override func didMoveToWindow() {} }", false),
  ])
  func extensionsOfOthersTypesMatterWhereTheyAreUsed(source: String, matters: Bool) {
    let texts = [
      "/First.swift": "class First { let color = UIView().brand }\n#Preview(\"First\") { First() }",
      "/More.swift": source,
    ]
    #expect(files(texts, ScreenOrigin(.preview, "First"))?.contains("/More.swift") == matters)
  }

  @Test func documentsAndDelegatesAreFollowed() {
    let texts = [
      "/Main.storyboard":
        "<viewController customClass=\"Home\"><image name=\"hero-image\"/></viewController>",
      "/Home.swift":
        "class Home: UIViewController { func open() { UINib(nibName: \"Row\", bundle: nil); icon = .starFilled } }",
      "/Row.xib": "<view customClass=\"Row\"/>", "/Row.swift": "class Row: UIView {}",
      "/App.swift":
        "@main class App: UIResponder, UIApplicationDelegate { let store = Store()\n func launch() { Root() } }",
      "/Store.swift": "class Store {}", "/Root.swift": "class Root {}",
    ]
    let graph = ScreenSources(texts: texts, former: [:])
    let found = graph.dependencies(of: ScreenOrigin(.scene, "Main"))
    #expect(found.files == Set(texts.keys).subtracting(["/Root.swift"]) && !found.isAnything)
    #expect(graph.mayShow(ResourceName("/Assets.xcassets/hero-image.imageset"), found))
    #expect(graph.mayShow(ResourceName("/star-filled@2x.png"), found))
    #expect(!graph.mayShow(ResourceName("/Assets.xcassets/other.imageset"), found))
    // Names that a file had at the revision count, too.
    let former = ScreenSources(texts: texts, former: ["/Home.swift": "class Home { let root = Root() }"])
    #expect(former.dependencies(of: ScreenOrigin(.scene, "Main")).files.contains("/Root.swift"))
  }

  @Test func namesThatAreComputedAreNotKnown() {
    #expect(ComputedNames.ofResources(in: "UIImage(named: \"icon_\\(index)\")"))
    #expect(ComputedNames.ofResources(in: "UIImage(named: name)"))
    #expect(
      !ComputedNames.ofResources(in: "UIImage(named: \"icon\"); init(nibName: String?, bundle: Bundle?) {}"))
    let texts = ["/A.swift": "class A { let type = NSClassFromString(name) }\n#Preview(\"A\") { A() }"]
    #expect(files(texts, ScreenOrigin(.preview, "A")) == nil)
  }
}
