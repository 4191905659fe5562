import Simulator
import Testing

/// What Interface Builder shows otherwise than a running program. The numbers are those that public documents have.
extension DocumentCanvasTests {
  /// A stack 300 points wide at the top left, with views in it.
  private func stack(
    _ views: String, attributes: String = #"axis="vertical""#, constraints: String = "", rest: String = "",
    tools: Int = 21701
  ) throws -> [String: [Double]] {
    try frames(
      """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack" \(attributes)>
        <rect key="frame" x="1" y="2" width="3" height="4"/><subviews>\(views)</subviews></stackView>
      """,
      constraints: """
        <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        <constraint firstItem="stack" firstAttribute="width" constant="300" id="w"/>\(constraints)
        """, rest: rest, tools: tools)
  }

  private func view(_ tag: String, _ id: String, _ attributes: String = "", _ content: String = "") -> String
  {
    """
    <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="5" y="6" width="7" height="8"/>\(content)</\(tag)>
    """
  }

  @Test func emptyViewsInStacksHaveRoom() throws {
    let frames = try stack(
      view("view", "a") + view("label", "b", "text=\"\"") + view("stackView", "c") + view("imageView", "d"))
    for (index, id) in ["a", "b", "c", "d"].enumerated() {
      #expect(frames[id] == [0, Double(index) * 50, 300, 50])
    }
    #expect(frames["stack"] == [0, 0, 300, 200])
  }

  @Test func emptyViewsAmidStacksAreAsWideAsNewOnes() throws {
    let line = view(
      "view", "a", "",
      #"<constraints><constraint firstAttribute="height" constant="1" id="h"/></constraints>"#)
    let picture = view(
      "imageView", "b", "",
      #"<constraints><constraint firstAttribute="height" constant="9" id="i"/></constraints>"#)
    let frames = try stack(line + picture, attributes: #"axis="vertical" alignment="center""#)
    #expect(frames["a"] == [30, 0, 240, 1])
    #expect(frames["b"] == [0, 1, 300, 9])
  }

  @Test func requiredContentsShrinkWhereThereIsNoRoom() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let required = #"text="Label" verticalCompressionResistancePriority="1000""#
    let frames = try stack(
      view("label", "a", required, font)
        + view("label", "b", #"text="Label" verticalCompressionResistancePriority="999""#, font),
      constraints: #"<constraint firstItem="stack" firstAttribute="height" constant="12" id="h"/>"#)
    #expect(frames["a"]?[3] == 12)
    #expect(frames["b"]?[3] == 0)
  }

  @Test func wrappingLabelsShareProportionalWidths() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="13"/>"#
    let frames = try stack(
      view("label", "a", #"text="0.0 of 10.0 scored" numberOfLines="0""#, font)
        + view("label", "b", #"text="0 %" numberOfLines="0""#, font),
      attributes: #"distribution="fillProportionally""#)
    #expect(frames["a"]?[2] == 150)
    #expect(frames["b"]?[2] == 150)
  }

  @Test func symbolsHaveTheSizeOfTheirText() throws {
    // A circle is 128 x 123 in the resources; 20 points beside body text, 1.3 times as much when large.
    let resources = #"<resources><image name="globe" catalog="system" width="128" height="123"/></resources>"#
    let large = #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/>"#
    let frames = try stack(
      view("imageView", "a", #"image="globe" catalog="system""#)
        + view("imageView", "b", #"image="globe" catalog="system""#, large),
      attributes: #"axis="vertical" alignment="top""#, rest: resources)
    #expect(frames["a"]?[2] == 20.5)
    #expect(frames["a"]?[3] == 19.5)
    #expect(frames["b"]?[2] == 26.5)
  }

  @Test func symbolsOfButtonsStandOnALine() throws {
    let resources =
      #"<resources><image name="chevron.down" catalog="system" width="128" height="72"/></resources>"#
    let state = #"<state key="normal" image="chevron.down" catalog="system"/>"#
    let frames = try stack(view("button", "a", "", state), rest: resources)
    #expect(frames["a"]?[3] == 22)
  }

  @Test func aLineBreakAtTheEndMakesALine() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#
    func height(_ text: String) throws -> Double? {
      try stack(view("label", "a", #"numberOfLines="0""#, "<string key=\"text\">\(text)</string>" + font))[
        "a"]?[3]
    }
    #expect(try height("One line") == 14.5)
    #expect(try height("One line\n") == 29)
  }

  @Test func textStylesAreTheSmallestInXcode12_5To13_2() throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    func height(_ tools: Int) throws -> Double? {
      try stack(view("label", "a", #"text="Label""#, font), tools: tools)["a"]?[3]
    }
    #expect(try height(17701) == 20.5)
    #expect(try height(18122) == 17)
    #expect(try height(20037) == 17)
    #expect(try height(21225) == 20.5)
  }

  @Test func controlsOfOldSystems() throws {
    let segments = """
      <segments><segment title="First"/><segment title="Second"/></segments>
      """
    func width(_ tools: Int) throws -> Double? {
      try stack(
        view("segmentedControl", "a", #"segmentControlStyle="plain""#, segments),
        attributes: #"axis="vertical" alignment="top""#, tools: tools)["a"]?[2]
    }
    #expect(try width(14490) == 121)
    func height(_ tools: Int) throws -> Double? { try stack(view("pickerView", "a"), tools: tools)["a"]?[3] }
    #expect(try height(7531) == 162)
    #expect(try height(11762) == 216)
  }
}
