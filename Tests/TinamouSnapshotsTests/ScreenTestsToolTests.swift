import Foundation
import TestSupport
import Testing

@testable import screen_tests

/// The suite that GenerateScreenTests writes.
@Suite struct ScreenTestsToolTests {
  private func module(_ source: String, isExecutable: Bool = false) -> ScreenModule {
    ScreenModule(name: "Screens", isExecutable: isExecutable, source: source, file: "/s/Card.swift")
  }

  @Test func previewsAreFoundByTheirNames() {
    let found = module(
      """
      import UIKit
      // #Preview("In a comment") { }
      let text = "#Preview(\\"In a literal\\")"
      #Preview("Card") { CardController() }
      #Preview { CardController() }
      #Preview() { CardController() }
      #Preview(name) { CardController() }
      #Preview("Card \\(1)") { CardController() }
      #Previews("Other")
        #Preview(
          "Wide") { let view = UIView(); return view }
      """
    ).previews
    #expect(found.map(\.name) == ["Card", "Card", "Card", "Wide"])
    #expect(found.map(\.line) == [4, 5, 6, 10])
  }

  @Test func registeredScreensAndMainAreFound() {
    let found = module(
      """
      import TinamouCLI
      @main @MainActor public final class Tool {
        static func other() {}
        static func main() async throws {
          await Tinamou.main(screens: [
            Screen("Sign up") { SignUp() }, Screen(name) { Other() }, HomeScreen("No"), Screen("A" + "B") { C() },
          ])
        }
      }
      """, isExecutable: true)
    #expect(found.registered.map(\.name) == ["Sign up"])
    #expect(found.registered.map(\.line) == [6])
    #expect(found.mainType == "Tool")
    #expect(found.mainIsAsync && found.mainThrows)
    #expect(module("func main() {}").mainType == nil)
  }

  @Test func scenesHaveTheNamesOfTheTool() throws {
    let folder = try TemporaryDirectory()
    func write(_ name: String, _ attributes: String, _ scenes: String) throws {
      try Data("<document \(attributes)><scenes>\(scenes)</scenes></document>".utf8)
        .write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    func scene(_ element: String) -> String {
      "<scene sceneID=\"s\"><objects>\(element)<placeholder id=\"p\"/></objects></scene>"
    }
    try write(
      "Main.storyboard", "id=\"d\"",
      scene("<viewController id=\"a-1\" storyboardIdentifier=\"Hello\" title=\"No\"/>")
        + scene("<navigationController id=\"b-2\"/>")
        + scene("<tableViewController id=\"c\" customClass=\"List\"/>")
        + scene("<viewControllerPlaceholder id=\"d-4\"/>"))
    try write("Launch.storyboard", "launchScreen=\"YES\"", scene("<viewController id=\"a\"/>"))
    let module = try #require(ScreenModule(argument: "library:Screens=\(folder.path)"))
    #expect(module.scenes.map(\.name) == ["Main Hello", "Main b-2", "Main List"])
    for argument in ["library", "test:A=/", "=:"] { #expect(ScreenModule(argument: argument) == nil) }
  }

  @Test func eachScreenIsATest() {
    let library = module(
      "#Preview(\"Sign up\") { A() }\n#Preview(\"default\") { A() }\n#Preview(\"2 \\u{22}\") { A() }")
    let executable = ScreenModule(
      name: "App", isExecutable: true,
      source: "@main struct App { static func main() async { Screen(\"Sign up\") { A() } } }",
      file: "/a/App.swift")
    let text = ScreenSuiteSource(package: "/p \"q\"", modules: [library, executable]).text
    for line in [
      "@testable import App", "  folder: \"/p \\\"q\\\"\",",
      "  names: [\"Sign up\", \"Sign up 2\", \"default\"],", "  executables: [{ await App.main() }])",
      "  @Test(\"Sign up\", .enabled(\"The screen is not in this build\") { try await screens.contains(\"Sign up\") })",
      "  func `signUp`() async throws {",
      "    try await screens.verify(\"Sign up\", at: ScreenSuite.Place(\"App/App.swift\", \"/a/App.swift\", 1))",
      "  func `signUp2`() async throws {",
      "    try await screens.verify(\"Sign up 2\", at: ScreenSuite.Place(\"Screens/Card.swift\", \"/s/Card.swift\", 1))",
      "  func `default`() async throws {",
    ] {
      #expect(text.split(separator: "\n").contains { $0 == line }, "\(line)\n\(text)")
    }
  }
}
