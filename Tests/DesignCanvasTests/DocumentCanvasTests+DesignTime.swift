import DesignCanvas
import Testing

/// Differences of Interface Builder from a running program. The numbers are those that public documents have.
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

  /// Text of several lines that is empty has no height; of one line it is a placeholder.
  @Test func emptyLabelsOfSeveralLinesHaveNoRoom() throws {
    let frames = try stack(
      view("label", "a", "text=\"\" numberOfLines=\"0\"") + view("label", "b", "text=\"\""))
    #expect(frames["a"]?[3] == 0)
    #expect(frames["b"] == [0, 0, 300, 50])
  }

  @Test func emptyViewsBetweenEqualGapsHaveRoom() throws {
    let line = view(
      "view", "b", "",
      #"<constraints><constraint firstAttribute="height" constant="1" id="h"/></constraints>"#)
    let frames = try stack(
      view("view", "a") + line, attributes: #"axis="vertical" distribution="equalSpacing" spacing="9""#)
    #expect(frames["a"] == [0, 0, 300, 50])
    #expect(frames["b"] == [0, 59, 300, 1])
  }

  @Test func emptyViewsMakeARowAsHighAsTheirRoom() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let label = view("label", "a", #"text="Label""#, font)
    #expect(try stack(label + view("view", "b"), attributes: "")["stack"]?[3] == 50)
    let other = view("button", "c", "", #"<state key="normal" title="Button"/>"#)
    #expect(try stack(label + view("view", "b") + other, attributes: "")["stack"]?[3] == 50)
  }

  /// Frames of public documents: a label without text is 50 wide beside a bar that stretches.
  @Test func emptyLabelsKeepToTheirRoomInRows() throws {
    let frames = try stack(
      view("label", "a", #"text="" horizontalHuggingPriority="251""#) + view("slider", "b", #"value="0""#),
      attributes: "")
    #expect(frames["a"]?[2] == 50)
    #expect(frames["b"]?[2] == 254)
  }

  @Test func emptyLabelsInColumnsThatAreNotFilledHaveRoom() throws {
    let frames = try stack(
      view("label", "a", #"text="""#) + view("label", "b", #"text="" numberOfLines="2""#),
      attributes: #"axis="vertical" alignment="leading""#)
    #expect(frames["a"] == [0, 0, 50, 50])
    #expect(frames["b"]?[3] == 0)
  }

  @Test func emptyStacksHaveRoomInEveryDistribution() throws {
    let inner = view("stackView", "a", #"axis="vertical""#)
    for distribution in ["fill", "equalSpacing", "equalCentering"] {
      let frames = try stack(inner, attributes: #"axis="vertical" distribution="\#(distribution)""#)
      #expect(frames["a"]?[3] == 50, "\(distribution)")
    }
  }

  @Test func emptyPicturesAmidRowsAreAsHighAsTheirRoom() throws {
    let height = #"<constraint firstItem="stack" firstAttribute="height" constant="64" id="h"/>"#
    func frame(_ tag: String, _ alignment: String) throws -> [Double]? {
      try stack(view(tag, "a"), attributes: #"alignment="\#(alignment)""#, constraints: height)["a"]
    }
    #expect(try frame("imageView", "center") == [0, 7, 300, 50])
    #expect(try frame("view", "top") == [0, 0, 300, 50])
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

  /// A view with one label that fills it.
  private func holder(_ tag: String, _ id: String, _ label: String = "", _ attributes: String = "") -> String
  {
    let text = view(
      "label", "\(id)-text", #"text="Label" horizontalHuggingPriority="251" \#(label)"#,
      #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    let edges = ["top", "leading", "bottom", "trailing"].map {
      #"<constraint firstItem="\#(id)-text" firstAttribute="\#($0)" secondItem="\#(id)" secondAttribute="\#($0)" id="\#(id)-\#($0)"/>"#
    }.joined()
    let inside = "<subviews>\(text)</subviews>"
    if tag == "visualEffectView" {
      return view(
        tag, id, attributes,
        #"<view key="contentView" id="\#(id)-content"><rect key="frame" x="0" y="0" width="7" height="8"/>"#
          + #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\#(inside)</view>"#
          + "<constraints>\(edges)</constraints>")
    }
    return view(tag, id, attributes, inside + "<constraints>\(edges)</constraints>")
  }

  @Test func plainViewsInColumnsClaimRoomFromTheTextInThem() throws {
    let frames = try stack(
      holder("view", "a", #"verticalHuggingPriority="251""#)
        + holder("view", "b", #"verticalHuggingPriority="1000""#)
        + holder(
          "view", "c", #"verticalHuggingPriority="251""#, #"verticalCompressionResistancePriority="250""#))
    #expect(frames["a"] == [0, 0, 300, 50])
    #expect(frames["a-text"] == [0, 0, 300, 50])
    #expect(frames["b"] == [0, 50, 300, 20.5])
    #expect(frames["c"] == [0, 70.5, 300, 20.5])
  }

  @Test func emptyViewsResistAsTheirContentsWould() throws {
    // 60 points for 50 and a line of 20.5: what resists less gives way.
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let height = #"<constraint firstItem="stack" firstAttribute="height" constant="60" id="h"/>"#
    for tag in ["view", "imageView"] {
      func heights(_ resistance: Int) throws -> [Double?] {
        let frames = try stack(
          view(tag, "a")
            + view(
              "label", "b", #"text="Label" verticalCompressionResistancePriority="\#(resistance)""#, font),
          constraints: height)
        return [frames["a"]?[3], frames["b"]?[3]]
      }
      #expect(try heights(749) == [50, 10])
      #expect(try heights(751) == [39.5, 20.5])
    }
  }

  /// Space for 50 points of an empty view, twice, and 20.5 of a text: the last empty view gives way first, the first view
  /// of the column as late as the text.
  @Test func emptyViewsInLowColumnsGiveWayTheLastOnesFirst() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let label = view("label", "text", #"text="Label""#, font)
    func heights(_ views: [String], _ height: Int) throws -> [Double?] {
      let constraint = """
        <constraint firstItem="stack" firstAttribute="height" constant="\(height)" id="h"/>
        """
      let frames = try stack(
        views.map { $0 == "text" ? label : view("view", $0) }.joined(), constraints: constraint)
      return views.map { frames[$0]?[3] }
    }
    #expect(try heights(["a", "b", "text"], 110) == [50, 39.5, 20.5])
    #expect(try heights(["a", "b", "text"], 90) == [50, 19.5, 20.5])
    #expect(try heights(["a", "b", "c", "text"], 110) == [50, 39.5, 0, 20.5])
    #expect(try heights(["text", "a", "b"], 90) == [20.5, 50, 19.5])
    #expect(try heights(["text", "a", "b"], 60) == [20.5, 39.5, 0])
  }

  @Test func plainViewsInRowsClaimTheHeightOfTheirRow() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let label = view("label", "a", #"text="Label""#, font)
    let ends = ["top", "bottom"].map {
      #"<constraint firstItem="a" firstAttribute="\#($0)" secondItem="stack" secondAttribute="\#($0)" id="a-\#($0)"/>"#
    }.joined()
    let frames = try stack(label + view("view", "b"), attributes: #"alignment="center""#, constraints: ends)
    #expect(frames["stack"]?[3] == 50)
    #expect(frames["a"]?[3] == 50)
    // A row that is filled has the height of its text, unless a view in it is empty.
    let filled = try stack(label + holder("view", "b"), attributes: "", constraints: ends)
    #expect(filled["stack"]?[3] == 20.5)
  }

  @Test func viewsInColumnsClaimTheWidthOfNewOnes() throws {
    let effect = holder("visualEffectView", "a", #"verticalHuggingPriority="1000""#)
    #expect(try stack(effect, attributes: #"axis="vertical" alignment="leading""#)["a"]?[2] == 240)
    let narrow = #"<constraints><constraint firstAttribute="width" constant="190" id="n"/></constraints>"#
    let inner = view(
      "stackView", "s", #"axis="vertical" alignment="leading""#, "<subviews>\(effect)</subviews>" + narrow)
    #expect(try stack(inner, attributes: #"axis="vertical" alignment="leading""#)["a"]?[2] == 190)
    func frame(_ alignment: String) throws -> [Double]? {
      try stack(view("view", "b"), attributes: #"axis="vertical" alignment="\#(alignment)""#)["b"]
    }
    #expect(try frame("trailing") == [60, 0, 240, 50])
    #expect(try frame("leading") == [0, 0, 300, 50])
    let amid = try stack(holder("view", "c"), attributes: #"axis="vertical" alignment="center""#)
    #expect(amid["c"]?[2] == amid["c-text"]?[2])
    #expect(amid["c"]?[2] != 240)
  }

  @Test func emptyViewsTakePartInProportions() throws {
    let resources = #"<resources><image name="picture" width="100" height="20"/></resources>"#
    let picture = view("imageView", "a", #"image="picture""#)
    for empty in [view("label", "b"), view("view", "b"), view("imageView", "b")] {
      let frames = try stack(
        picture + empty, attributes: #"distribution="fillProportionally""#, rest: resources)
      #expect(frames["a"]?[2] == 200)
      #expect(frames["b"]?[2] == 100)
    }
  }

  @Test func hiddenViewsLieAcrossStacksAsOthersDo() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let label = view("label", "a", #"text="Label""#, font)
    func block(_ id: String, _ height: Int, _ attributes: String = "") -> String {
      view(
        "view", id, attributes,
        #"<constraints><constraint firstAttribute="height" constant="\#(height)" id="\#(id)-h"/></constraints>"#
      )
    }
    let hidden = block("b", 30, #"hidden="YES""#)
    let filled = try stack(label + hidden, attributes: "")
    #expect(filled["a"]?[3] == 30)
    #expect(filled["b"] == [300, 0, 0, 30])
    #expect(try stack(block("c", 70) + hidden, attributes: #"alignment="center""#)["b"]?[1] == 20)
    // Text without any width is one line.
    let words = String(repeating: "Words ", count: 40)
    let lines = view("label", "b", #"hidden="YES" numberOfLines="0" text="\#(words)""#, font)
    #expect(try stack(label + lines, attributes: "")["stack"]?[3] == 20.5)
  }

  @Test func columnsByBaselinesKeepToTheEdges() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let bar = view(
      "view", "a", "",
      #"<constraints><constraint firstAttribute="height" constant="50" id="h"/></constraints>"#)
    let label = view("label", "b", #"text="Label""#, font)
    let frames = try stack(
      bar + label, attributes: #"axis="vertical" spacingType="standard" baselineRelativeArrangement="YES""#)
    #expect(frames["a"] == [0, 0, 300, 50])
    #expect(frames["b"] == [0, 58, 300, 20.5])
    #expect(frames["stack"]?[3] == 78.5)
    let close = try stack(label, attributes: #"axis="vertical" baselineRelativeArrangement="YES""#)
    #expect(close["b"] == [0, 0, 300, 20.5])
    #expect(close["stack"]?[3] == 20.5)
    let wide = try stack(
      label, attributes: #"axis="vertical" spacing="29" baselineRelativeArrangement="YES""#)
    #expect(wide["b"] == [0, 0, 300, 20.5])
  }

  @Test func labelsOfSeveralLinesInColumnsOfXcode9HaveNoWidth() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    func width(_ tools: Int, _ lines: Int, _ alignment: String = "top") throws -> Double? {
      try stack(
        view("label", "a", #"text="Two words" numberOfLines="\#(lines)""#, font),
        attributes: #"axis="vertical" alignment="\#(alignment)""#, tools: tools)["a"]?[2]
    }
    #expect(try width(13168, 2) == 0)
    #expect(try width(13168, 0) != 0)
    #expect(try width(13168, 2, "center") != 0)
    #expect(try width(14490, 2) != 0)
  }

  @Test func symbolsHaveTheSizesOfXcode11() throws {
    // As in one document: headline, large; 1.17 * 17 * 1.307 = 26 points wide.
    let resources =
      #"<resources><image name="triangle" catalog="system" width="64" height="56"/></resources>"#
    let large = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="large">
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></preferredSymbolConfiguration>
      """
    let frames = try stack(
      view("imageView", "a", #"image="triangle" catalog="system""#, large),
      attributes: #"axis="vertical" alignment="top""#, rest: resources, tools: 14868)
    #expect(frames["a"]?[2] == 26)
    #expect(frames["a"]?[3] == 23)
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

  @Test func segmentedControlsOfOldSystemsAreAsWideAsThere() throws {
    let segments = """
      <segments><segment title="First"/><segment title="Second"/></segments>
      """
    func width(_ tools: Int) throws -> Double? {
      try stack(
        view("segmentedControl", "a", #"segmentControlStyle="plain""#, segments),
        attributes: #"axis="vertical" alignment="top""#, tools: tools)["a"]?[2]
    }
    #expect(try width(14490) == 121)
  }

  /// The frame's height of a view at the top of a column.
  private func height(_ view: String, tools: Int) throws -> Double? { try stack(view, tools: tools)["a"]?[3] }

  private func height(_ id: String, _ points: Int) -> String {
    #"<constraint firstItem="\#(id)" firstAttribute="height" constant="\#(points)" id="\#(id)-height"/>"#
  }

  /// Of the fixed sizes in a conflict that stacks take part in, the largest gives way.
  @Test func conflictsInStacksBreakTheLargestFixedSize() throws {
    let views = view("view", "a") + view("view", "b")
    for order in [["stack", "a", "b"], ["b", "a", "stack"]] {
      let sizes = ["stack": 200, "a": 120, "b": 30]
      let frames = try stack(views, constraints: order.map { height($0, sizes[$0] ?? 0) }.joined())
      #expect(frames["stack"]?[3] == 150)
      #expect(frames["a"] == [0, 0, 300, 120])
      #expect(frames["b"] == [0, 120, 300, 30])
    }
  }

  @Test func emptyLabelsInColumnsKeepTheirRoom() throws {
    let label = view("label", "a", #"text="""#)
    for views in [label + view("view", "b"), view("view", "b") + label] {
      let frames = try stack(views, constraints: height("stack", 300))
      #expect(frames["a"]?[3] == 50)
      #expect(frames["b"]?[3] == 250)
    }
  }

  /// Weaker claims to space stay priorities, however weak the view's own is.
  @Test func viewsOfHardlyAnyResistanceLayOut() throws {
    let weak =
      #"verticalCompressionResistancePriority="0.3" horizontalCompressionResistancePriority="0.005""#
    for axis in ["vertical", "horizontal"] {
      let frames = try stack(
        view("view", "a") + view("view", "b", weak), attributes: #"axis="\#(axis)""#,
        constraints: height("stack", 30))
      #expect(frames["b"] != nil)
    }
  }

  /// Views without content in a stack within a stack that is filled proportionally count with their own fixed length.
  @Test func proportionsCountFixedLengthsInStacksWithin() throws {
    func column(_ id: String, _ points: Int) -> String {
      view("stackView", id, #"axis="vertical""#, "<subviews>\(view("textView", "\(id)-text"))</subviews>")
    }
    let frames = try stack(
      column("a", 100) + column("b", 50), attributes: #"axis="vertical" distribution="fillProportionally""#,
      constraints: height("a-text", 100) + height("b-text", 50))
    #expect(frames["a"] == [0, 0, 300, 100])
    #expect(frames["b"] == [0, 100, 300, 50])
  }

  @Test func searchBarsTouchWhatIsBesideThem() throws {
    let views = view("searchBar", "a") + view("view", "b")
    let beside = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="p"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="q"/>
      <constraint firstItem="a" firstAttribute="width" constant="200" id="r"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="s"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing"
        symbolic="YES" id="t"/>
      """
    #expect(try frames(views, constraints: beside, tools: 16096)["b"]?[0] == 200)
  }

  @Test func slidersAreHigherInLaterXcodes() throws {
    let slider = view("slider", "a", #"minValue="0.0" maxValue="1""#)
    #expect(try height(slider, tools: 23504) == 31)
    #expect(try height(slider, tools: 24127) == 34)
  }

  @Test func bareFieldsAndOpenDatePickersAreHigherInIOS26() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
    let field = view("textField", "a", "", font)
    #expect(try height(field, tools: 21701) == 18)
    #expect(try height(field, tools: 23504) == 18.5)
    #expect(try height(field, tools: 24765) == 22)
    // A text is as high as it is, a secret has no space above and below.
    let text = view("textField", "a", #"text="Name""#, font)
    #expect(try height(text, tools: 24412) == 18.5)
    let traits = #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#
    let secret = view("textField", "a", #"placeholder="Password""#, font + traits)
    #expect(try height(secret, tools: 24412) == 17)
    let picker = view("datePicker", "a", #"datePickerMode="dateAndTime""#)
    #expect(try height(picker, tools: 21701) == 216)
    #expect(try height(picker, tools: 24765) == 36)
  }

  /// Frames of public documents: iOS 15 alone has lower search bars than the systems before and after it.
  @Test func searchBarsHaveTheHeightOfTheirVersion() throws {
    let bar = view("searchBar", "a")
    let heights = try [14460, 17701, 19529, 20037, 21701, 24765].map { try height(bar, tools: $0) }
    #expect(heights == [56, 56, 51, 51, 56, 64])
  }

  /// A label by the first baseline of a field 34 points high, both in fonts of 14 points: the baseline is at 24.5 points
  /// in a field of iOS 26 that is empty, at 22 in all others.
  @Test func emptyRoundedFieldsOfIOS26HaveALowerBaseline() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
    func top(_ text: String, tools: Int) throws -> Double {
      let frames = try frames(
        view("textField", "a", #"borderStyle="roundedRect" \#(text)"#, font)
          + view("label", "b", #"text="Label""#, font),
        constraints: """
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="t"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="m"/>
          <constraint firstItem="b" firstAttribute="firstBaseline" secondItem="a" secondAttribute="firstBaseline" id="n"/>
          """, tools: tools)
      #expect(frames["a"]?[3] == 34)
      return try #require(frames["b"])[1] - 100
    }
    // The baseline of the label is 13.5 points below its top.
    #expect(try top("", tools: 24765) == 11)
    #expect(try top(#"text="Text""#, tools: 24765) == 8.5)
    #expect(try top(#"placeholder="Text""#, tools: 24765) == 8.5)
    #expect(try top("", tools: 23504) == 8.5)
  }

  @Test(arguments: [(14460, 30), (15505, 34), (21701, 34), (24765, 34)] as [(Int, Double)])
  func roundedFieldsHaveOneHeightForAllFonts(_ tools: Int, _ expected: Double) throws {
    for size in [10, 17, 24, 40] {
      let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
      let field = view("textField", "a", #"borderStyle="roundedRect" text="Text""#, font)
      #expect(try height(field, tools: tools) == expected, "\(size) points")
    }
  }

  /// Toolbars are as high as tab bars where they stand above a home indicator, at the end of the safe area.
  @Test func toolbarsAreHigherAtTheEndOfTheSafeAreaOnly() throws {
    func frames(_ constraints: String, device: String = "retina5_9", height: Int = 812) throws
      -> [String: [Double]]
    {
      func sides(_ id: String) -> String {
        """
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="\(id)-l"/>
        <constraint firstItem="\(id)" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="\(id)-t"/>
        """
      }
      return try self.frames(
        view("toolbar", "a") + view("toolbar", "b"), constraints: constraints + sides("a") + sides("b"),
        tools: 17506, device: device, height: height)
    }
    func tie(_ id: String, _ first: String, _ second: String, _ other: String) -> String {
      #"<constraint firstItem="\#(id)" firstAttribute="\#(first)" secondItem="\#(other)" secondAttribute="\#(second)" id="\#(id)"#
        + #"-\#(first)-\#(other)"/>"#
    }
    // 812 points, of which 34 are below the safe area and 44 above.
    let bottom = try frames(tie("b", "bottom", "bottom", "safe") + tie("a", "bottom", "top", "b"))
    #expect(bottom["b"] == [0, 729, 375, 49])
    #expect(bottom["a"] == [0, 685, 375, 44])
    #expect(try frames(tie("safe", "bottom", "bottom", "b"))["b"] == [0, 729, 375, 49])
    let top = try frames(tie("a", "top", "top", "safe") + tie("b", "bottom", "bottom", "root"))
    #expect(top["a"] == [0, 44, 375, 44])
    #expect(top["b"] == [0, 768, 375, 44])
    // A home button needs no space.
    let button = try frames(tie("b", "bottom", "bottom", "safe"), device: "retina4_7", height: 667)
    #expect(button["b"] == [0, 623, 375, 44])
  }

  /// A view 10 points wide and 6 high has margins of 8 at each side: they overlap, and it is no larger.
  @Test func marginsMayOverlap() throws {
    let inside = """
      <subviews>\(view("view", "in"))</subviews><constraints>
        <constraint firstItem="in" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="i1"/>
        <constraint firstItem="in" firstAttribute="top" secondItem="a" secondAttribute="topMargin" id="i2"/>
        <constraint firstItem="in" firstAttribute="width" constant="5" id="i3"/>
        <constraint firstItem="in" firstAttribute="height" constant="5" id="i4"/></constraints>
      """
    let frames = try frames(
      view("view", "a", "", inside),
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="t"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="a" firstAttribute="width" constant="10" id="w"/>
        <constraint firstItem="a" firstAttribute="height" constant="6" id="h"/>
        """)
    #expect(frames["a"] == [0, 100, 10, 6])
    #expect(frames["in"] == [8, 8, 5, 5])
  }

  @Test func iconsOfButtonsHaveTheSizeOfTheirVersion() throws {
    func size(_ tools: Int) throws -> [Double]? {
      let button = view("button", "a", #"buttonType="infoLight""#)
      return try stack(button, attributes: #"axis="vertical" alignment="leading""#, tools: tools)["a"]?
        .suffix(2)
    }
    #expect(try size(14460) == [22, 22])
    #expect(try size(14868) == [25, 24])
    #expect(try size(17147) == [25, 24])
    #expect(try size(22505) == [26, 26])
  }

  @Test func buttonsWithInsetsHaveNoOthers() throws {
    let title = #"<state key="normal" title="Title"/>"#
    let inset = #"<inset key="contentEdgeInsets" minX="10" minY="0.0" maxX="10" maxY="0.0"/>"#
    #expect(try height(view("button", "a", #"buttonType="system""#, title), tools: 21701) == 30)
    #expect(try height(view("button", "a", #"buttonType="system""#, inset + title), tools: 21701) == 18)
  }

  @Test func placeholdersOfBorderedFieldsHaveTwiceTheRoom() throws {
    func width(_ attributes: String) throws -> Double {
      let field = view("textField", "a", #"borderStyle="roundedRect" \#(attributes)"#)
      let frames = try stack(field, attributes: #"axis="vertical" alignment="leading""#)
      return try #require(frames["a"])[2]
    }
    let name = "A rather long name"
    #expect(try width("placeholder=\"\(name)\"") - width("text=\"\(name)\"") == 14)
  }

  @Test func barsWithALargeTitleAreHigher() throws {
    let item = #"<items><navigationItem title="Title" id="i"/></items>"#
    #expect(try height(view("navigationBar", "a", "", item), tools: 14460) == 44)
    #expect(try height(view("navigationBar", "a", #"largeTitles="YES""#, item), tools: 14460) == 96)
  }
}
