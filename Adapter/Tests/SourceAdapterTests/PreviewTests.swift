import Testing

@testable import SourceAdapter

/// Previews become constants of closures.
@Suite struct PreviewTests {
  @Test func previewsReturnTheirLastExpression() {
    let result = lines(adaptedText("import UIKit\n#Preview {\n  let a = UIView()\n  Screen(a)\n}\n"))
    #expect(result[3] == "  return Screen(a)")
    #expect(lines(adaptedText("import UIKit\n#Preview {\n  Screen()\n}\n"))[2] == "  Screen()")
  }

  /// Names have what a source cannot contain as it is.
  @Test func previewsHaveNamesWithControlCharacters() throws {
    let file = SourceFile(
      path: "/app/F.swift",
      text: "import UIKit\n#Preview(\"a\\u{1b}b\\u{202e}\\r\\\"\\\\é\") { UIView() }\n")
    let module = SourceAdapter.adapt([file], options: AdapterOptions())
    #expect(
      module.files[0].text.contains(#"PreviewScreen("a\u{1b}b\u{202e}\r\"\\é")"#), "\(module.files[0].text)")
    #expect(module.previews.map(\.name) == ["a\u{1b}b\u{202e}\r\"\\é"])
  }

  @Test func previewsBecomeConstants() {
    let file = SourceFile(path: "/app/F.swift", text: "import UIKit\n\n#Preview(\"Card\") {\n  UIView()\n}\n")
    let module = SourceAdapter.adapt([file], options: AdapterOptions())
    #expect(module.previews.map(\.name) == ["Card"])
    #expect(
      lines(module.files[0].text)[2] == "@MainActor let __tinamouPreview_0_0 = PreviewScreen(\"Card\") {")
  }

  /// The compiler overflows its stack at a type in the closure of a preview.
  @Test func typesOfPreviewsAreAroundTheirClosures() throws {
    let text = """
      import UIKit
      #Preview("Card") {
        final class Card: UIView { var number = 1 }
        let card = Card()
        card
      }
      """
    let module = SourceAdapter.adapt(
      [SourceFile(path: "/app/F.swift", text: text)], options: AdapterOptions())
    #expect(
      lines(module.files[0].text).dropFirst().prefix(5) == [
        "@MainActor let __tinamouPreview_0_0: PreviewScreen = { @MainActor () -> PreviewScreen in ",
        "  final class Card: UIView { var number = 1 }; return PreviewScreen(\"Card\") { ",
        "  let card = Card()",
        "  return card", "} }()",
      ])
    try expectCompiles(module.files[0].text)
  }

  @Test func traitsOfPreviewsStayIfTheyCanBeApplied() {
    let text = """
      import UIKit
      #Preview("Card", traits: .landscapeLeft, .fixedLayout(width: 320,
        height: 80)) { UIView() }
      #Preview(traits: .own, .portrait) { UIView() }
      """
    func texts(_ text: String) -> [String] {
      let file = SourceFile(path: "/app/F.swift", text: text)
      return lines(SourceAdapter.adapt([file], options: AdapterOptions()).files[0].text)
    }
    let result = texts(text)
    let first = "@MainActor let __tinamouPreview_0_0 = PreviewScreen(\"Card\", traits: .landscapeLeft, "
    #expect(result[1] + result[2] == first + ".fixedLayout(width: 320,   height: 80)) { UIView() }")
    #expect(
      result.last?.hasSuffix("PreviewScreen(\"Preview 2\", traits: .own, .portrait) { UIView() }") == true)
    // Traits of SwiftUI's previews, such as those with modifiers.
    let other = texts("import SwiftUI\n" + text)
    #expect(other.last?.hasSuffix("PreviewScreen(\"Preview 2\", traits: .portrait) { UIView() }") == true)
  }
}
