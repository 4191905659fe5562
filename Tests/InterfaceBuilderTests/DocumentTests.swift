import Foundation
import InterfaceBuilder
import Testing

private func document(_ body: String, attributes: String = "") throws -> InterfaceDocument {
  try InterfaceDocument(
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(attributes)>
      \(body)
      </document>
      """.utf8))
}

private func error(in text: String) -> InterfaceDocumentError? {
  do {
    _ = try InterfaceDocument(Data(text.utf8))
    return nil
  } catch {
    return error
  }
}

@Suite struct DocumentReading {
  /// Attributed strings name fonts as AppKit does: two labels of public documents in the font of cells' titles have lines
  /// of 14.32 points, which is 12 points of the system font.
  @Test(arguments: [
    ("metaFont=\"cellTitle\"", FontValue.system(size: 12, weight: "regular", isItalic: false)),
    ("metaFont=\"smallSystem\"", .system(size: 11, weight: "regular", isItalic: false)),
    ("metaFont=\"systemBold\" size=\"15\"", .system(size: 15, weight: "bold", isItalic: false)),
    ("metaFont=\"systemBold\"", .system(size: 13, weight: "bold", isItalic: false)),
    ("metaFont=\"system\" size=\"22\"", .system(size: 22, weight: "regular", isItalic: false)),
    ("type=\"boldSystem\" pointSize=\"9\"", .system(size: 9, weight: "bold", isItalic: false)),
    ("type=\"system\" pointSize=\"0.0\"", .system(size: 12, weight: "regular", isItalic: false)),
    ("name=\"Avenir-Book\" pointSize=\"0.0\"", .named("Avenir-Book", family: nil, size: 12)),
  ])
  func fontsHaveTheSizesOfTheirUse(attributes: String, value: FontValue) throws {
    let document = try document(
      "<objects><view id=\"a\"><font key=\"NSFont\" \(attributes)/></view></objects>")
    let font = try #require(document.element("a")?.children.first { $0.name == "font" })
    #expect(FontValue(font) == value)
  }

  @Test(arguments: ["-1", "10001", "nan"])
  func fontsOfImpossibleSizesAreNone(size: String) throws {
    let document = try document(
      "<objects><view id=\"a\"><font key=\"NSFont\" type=\"system\" pointSize=\"\(size)\"/></view></objects>")
    let font = try #require(document.element("a")?.children.first { $0.name == "font" })
    #expect(FontValue(font) == nil)
  }

  @Test func objectsAreFoundByIdWithLineAndFrame() throws {
    let document = try document(
      """
      <device id="retina6_1" orientation="portrait" appearance="dark"/>
      <objects>
        <view id="a"><rect key="frame" x="1" y="2.5" width="3" height="4"/>
          <subviews><label id="b" text="x"/></subviews></view>
      </objects>
      """)
    #expect(document.kind == .xib)
    #expect(document.toolsVersion == 17701)
    #expect(document.device?.id == "retina6_1")
    #expect(document.device?.isDark == true)
    #expect(document.element("a")?.frame == CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(document.element("b")?.line == 7)
  }

  @Test func sameIdsAreAWarning() throws {
    let document = try document(#"<objects><view id="a"/><view id="a"/></objects>"#)
    #expect(document.warnings.count == 1)
  }

  @Test func malformedDocumentsAreErrorsWithAPlace() {
    #expect(error(in: "")?.message == "the file is empty")
    #expect(error(in: "<document>\n<objects>\n</document>")?.line == 3)
    #expect(error(in: "<document type=\"a\">\n<objects>").map { $0.line >= 1 } == true)
    #expect(error(in: "<archive/>")?.message.contains("Xcode 4") == true)
    #expect(error(in: "no XML at all") != nil)
  }

  @Test func entitiesAreRefused() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&lol2;</document>
      """
    #expect(error(in: bomb)?.line == 2)
    #expect(error(in: bomb)?.column == 1)
  }

  @Test func depthIsLimited() {
    let deep = String(repeating: "<view>", count: 100_000)
    #expect(error(in: "<document>" + deep) != nil)
  }

  @Test(arguments: [("1:1", 1.0), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("0.5", 0.5), ("6.5:7", 6.5 / 7)])
  func multipliersHaveManySpellings(_ text: String, _ value: Double) {
    #expect(ConstraintValue.multiplier(text) == value)
  }

  @Test(arguments: ["", "1:0", "a", "1:2:3", "inf", "nan", "1e300"])
  func nonsenseIsNoMultiplier(_ text: String) {
    #expect(ConstraintValue.multiplier(text) == nil)
  }
}

@Suite struct Variations {
  private let element: InterfaceElement

  init() throws {
    let document = try document(
      """
      <objects><stackView id="s" axis="horizontal">
        <variation key="default"><mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
        <variation key="widthClass=compact" spacing="4"><mask key="constraints"><include reference="c1"/></mask></variation>
        <variation key="heightClass=regular-widthClass=compact" axis="vertical" spacing="8"/>
      </stackView></objects>
      """)
    element = try #require(document.element("s"))
  }

  @Test func theNarrowestVariationWins() {
    let varied = VariedElement(element, DocumentTraits(width: .compact, height: .regular))
    #expect(varied["axis"] == "vertical")
    #expect(varied["spacing"] == "8")
    #expect(varied.excluded("constraints") == ["c2"])
  }

  @Test func othersDoNotCount() {
    let varied = VariedElement(element, DocumentTraits(width: .any, height: .any))
    #expect(varied["axis"] == "horizontal")
    #expect(varied["spacing"] == nil)
    #expect(varied.excluded("constraints") == ["c1", "c2"])
  }
}
