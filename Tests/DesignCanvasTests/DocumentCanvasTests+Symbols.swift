import Foundation
import DesignCanvas
import Testing

/// System symbols, whose sizes and places documents do not tell but the frames in them do.
extension DocumentCanvasTests {
  /// An image view or button with a system symbol.
  private struct Symbol: CustomTestStringConvertible, Sendable {
    var name: String
    /// Its shape in the document's resources.
    var shape: (Int, Int)
    /// Attributes and content of its configuration.
    var configuration = ""
    var content = ""
    var scale = 2
    var tools = 23504
    /// As saved.
    var expected: [Double]
    var testDescription: String { "\(name) \(configuration) at \(scale)x" }

    var resources: String {
      """
      <resources><image name="\(name)" catalog="system" width="\(shape.0)" height="\(shape.1)"/></resources>
      """
    }
    var style: String {
      configuration.isEmpty
        ? ""
        : """
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(configuration)>\(content)
          </preferredSymbolConfiguration>
        """
    }
    var view: String {
      """
      <imageView image="\(name)" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="5" y="6" width="7" height="8"/>\(style)</imageView>
      """
    }
    var button: String {
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="5" y="6" width="7" height="8"/>
        <state key="normal" image="\(name)" catalog="system">\(style)</state></button>
      """
    }
    var device: String { scale == 3 ? "retina6_5" : "retina4_7" }
  }

  private static let corner = """
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="t"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
    """

  /// Widths and heights that nothing but the symbol gives.
  @Test(arguments: [
    Symbol(name: "smallcircle.filled.circle", shape: (128, 123), expected: [20, 19]),
    Symbol(name: "globe", shape: (128, 123), scale: 3, expected: [19.6667, 19]),
    Symbol(name: "chevron.right", shape: (96, 128), expected: [12.5, 16.5]),
    Symbol(name: "chevron.left", shape: (96, 128), scale: 3, expected: [12.6667, 16.6667]),
    Symbol(
      name: "chevron.right", shape: (97, 128), configuration: #"scale="small" weight="semibold""#,
      expected: [11, 14]),
    Symbol(name: "arrow.right", shape: (128, 98), tools: 20037, expected: [19.5, 15]),
    Symbol(name: "hare", shape: (128, 89), expected: [30, 21]),
    // Large ones that are smaller than others.
    Symbol(
      name: "calendar", shape: (128, 106), configuration: #"scale="large""#, tools: 16097,
      expected: [25.5, 22]),
    Symbol(name: "tortoise", shape: (128, 65), expected: [32, 16.5]),
    Symbol(name: "lock.shield", shape: (121, 128), scale: 3, expected: [18, 19]),
    Symbol(
      name: "exclamationmark.triangle.fill", shape: (128, 109), configuration: #"scale="small""#,
      expected: [17, 14.5]),
    Symbol(
      name: "circle.fill", shape: (128, 123), configuration: #"scale="small" pointSize="19""#, scale: 3,
      expected: [17.6667, 17]),
  ])
  private func symbolsHaveSizesOfTheirOwn(_ symbol: Symbol) throws {
    let frame = try frames(
      symbol.view, constraints: Self.corner, rest: symbol.resources, tools: symbol.tools,
      device: symbol.device)
    #expect(frame["a"].map { Array($0[2...]) } == symbol.expected)
  }

  @Test(arguments: [
    Symbol(
      name: "xmark.circle", shape: (128, 123), configuration: #"scale="large" weight="regular""#,
      expected: [26, 26]),
    Symbol(
      name: "xmark.circle", shape: (128, 123), configuration: #"scale="large" weight="regular""#, scale: 3,
      expected: [25.6667, 25.6667]),
    // A line of the button's own font of 18 is higher.
    Symbol(name: "xmark", shape: (128, 113), expected: [17.5, 22]),
    Symbol(name: "plus.square", shape: (128, 114), expected: [20, 22]),
  ])
  private func symbolsGiveButtonsTheirWidth(_ symbol: Symbol) throws {
    let frame = try frames(
      symbol.button, constraints: Self.corner, rest: symbol.resources, tools: symbol.tools,
      device: symbol.device)
    #expect(frame["a"].map { Array($0[2...]) } == symbol.expected)
  }

  /// Image views of a height of their own: how far they are below the top and above the bottom of their place.
  @Test(arguments: [
    Symbol(name: "checkmark.circle.fill", shape: (128, 123), expected: [0.5, 0.5]),
    Symbol(name: "checkmark.circle.fill", shape: (128, 123), scale: 3, expected: [0.6667, 0.6667]),
    Symbol(
      name: "arrow.up.circle", shape: (128, 123), configuration: #"scale="large" weight="medium""#,
      expected: [-3, -3]),
    Symbol(name: "arrow.right", shape: (128, 95), expected: [2.5, 2.5]),
    Symbol(name: "chevron.down", shape: (128, 70), scale: 3, expected: [5.3333, 4.6667]),
    Symbol(name: "photo", shape: (128, 93), scale: 3, expected: [1.6667, 1.3333]),
    Symbol(name: "faceid", shape: (128, 115), scale: 3, expected: [1, 1]),
    Symbol(
      name: "exclamationmark.octagon.fill", shape: (128, 112),
      configuration: #"scale="large" weight="regular""#, expected: [-2.5, -2.5]),
    Symbol(name: "tray.and.arrow.up", shape: (128, 114), expected: [-1.5, 0]),
    Symbol(
      name: "star.fill", shape: (128, 116), configuration: #"scale="large""#, expected: [-4.5, -2.5]),
    Symbol(name: "iphone", shape: (112, 128), expected: [0, 0]),
    Symbol(name: "sun.max", shape: (64, 62), tools: 14868, expected: [-0.5, 0]),
    Symbol(name: "applelogo", shape: (105, 128), scale: 3, tools: 32700, expected: [0.3333, 1.3333]),
    Symbol(name: "repeat", shape: (128, 98), scale: 3, tools: 21507, expected: [1.6667, 1.6667]),
    Symbol(name: "folder", shape: (128, 96), tools: 32700, expected: [1, 1.5]),
    Symbol(name: "bolt.fill", shape: (100, 128), tools: 23504, expected: [-1, -0.5]),
  ])
  private func symbolsStandOnALine(_ symbol: Symbol) throws {
    let frame = try frames(
      symbol.view,
      constraints: Self.corner
        + #"<constraint firstItem="a" firstAttribute="height" constant="30" id="h"/>"#,
      rest: symbol.resources, tools: symbol.tools, device: symbol.device)["a"]
    let place = try #require(frame)
    #expect(abs(place[1] - 60 - symbol.expected[0]) < 0.001)
    #expect(abs(90 - place[1] - place[3] - symbol.expected[1]) < 0.001)
  }

  /// A size in the resources that is no shape says nothing; the drawing of the same name is about as wide as high.
  @Test func symbolsWithoutAShapeAreAboutAsWideAsHigh() throws {
    for resources in [
      "", #"<resources><image name="photo" catalog="system" width="32" height="32"/></resources>"#,
    ] {
      let symbol = Symbol(name: "photo", shape: (0, 0), expected: [])
      let size = try frames(symbol.view, constraints: Self.corner, rest: resources, tools: 20037)["a"]
      #expect(size.map { Array($0[2...]) } == [23, 17])
    }
  }

  /// Saved: a person of 18 2/3 x 17 2/3 points at 95 whose first baseline is that of a callout at 94 2/3.
  @Test func symbolsHaveTheBaselineOfTextBeside() throws {
    let person = Symbol(
      name: "person", shape: (128, 121), configuration: #"configurationType="font" scale="medium""#,
      content: #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#, expected: [])
    let label = """
      <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="5" y="6" width="7" height="8"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleCallout"/></label>
      """
    let frames = try frames(
      person.view + label,
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="label" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="n"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="95" id="t"/>
        <constraint firstItem="a" firstAttribute="firstBaseline" secondItem="label" secondAttribute="firstBaseline" id="b"/>
        """,
      rest: person.resources, tools: 23504, device: "retina6_5")
    #expect(frames["a"] == [0, 95.3333, 18.6667, 17.6667])
  }

  /// A button with a configuration is as high with a large symbol beside its title as with the title alone.
  @Test func symbolsBesideTitlesTakeALine() throws {
    func height(_ image: String) throws -> Double? {
      let configuration = #"<buttonConfiguration key="configuration" style="filled" title="Copy" \#(image)/>"#
      return try frames(
        """
        <button translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="5" y="6" width="7" height="8"/>\(configuration)</button>
        """, constraints: Self.corner,
        rest: #"<resources><image name="trash" catalog="system" width="121" height="128"/></resources>"#,
        tools: 21701)["a"]?[3]
    }
    let alone = try #require(try height(""))
    #expect(try height(#"image="trash" catalog="system""#) == alone)
  }

  // MARK: Buttons

  /// A button with a configuration that shows a symbol.
  private func configured(
    _ attributes: String, _ content: String = "", shape: (Int, Int), name: String, tools: Int = 24506,
    device: String = "retina4_7"
  ) throws -> [Double] {
    let frame = try frames(
      """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="5" y="6" width="7" height="8"/><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" \(attributes)>\(content)</buttonConfiguration></button>
      """, constraints: Self.corner,
      rest: """
        <resources><image name="\(name)" catalog="system" width="\(shape.0)" height="\(shape.1)"/></resources>
        """, tools: tools, device: device)["a"]
    return Array(try #require(frame)[2...])
  }

  /// Symbols that say no scale are large in buttons with a configuration, those of the scale default are not.
  @Test func symbolsInConfigurationsAreLarge() throws {
    let chevron = #"image="chevron.left" catalog="system""#
    let shape = (97, 128)
    #expect(try configured(chevron, shape: shape, name: "chevron.left")[0] == 40)
    let wide = try configured(
      chevron, shape: shape, name: "chevron.left", tools: 24765, device: "retina6_12")[0]
    #expect(abs(wide - 39.6667) < 0.001)
    let arrow = #"image="arrow.right" catalog="system""#
    #expect(try configured(arrow, shape: (128, 95), name: "arrow.right", tools: 32700) == [49, 34])

    func circle(_ scale: String) -> String {
      #"<imageReference key="image" image="circle.fill" catalog="system" \#(scale)/>"#
    }
    let medium = try configured(
      "", circle(#"symbolScale="default""#), shape: (128, 123), name: "circle.fill", tools: 24412,
      device: "retina6_0")[0]
    #expect(abs(medium - 43.6667) < 0.001)
    // 26 and 20 points, and 12 at each side.
    let large = try configured("", circle(""), shape: (128, 123), name: "circle.fill")[0]
    #expect(large == 50)
    let small = #"<preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="medium"/>"#
    #expect(try configured("", circle("") + small, shape: (128, 123), name: "circle.fill")[0] == 44)
  }

  /// Configurations of buttons name size, weight and scale of symbols by a key of their own.
  @Test func symbolsInConfigurationsHaveASize() throws {
    let style = #"scale="medium" weight="semibold" pointSize="30""#
    let symbol = Symbol(name: "gearshape", shape: (128, 122), configuration: style, expected: [])
    let width = try #require(
      try frames(symbol.view, constraints: Self.corner, rest: symbol.resources, tools: 24506)["a"]?[2])
    #expect(width > 30)
    let button = try configured(
      #"image="gearshape" catalog="system""#,
      #"<preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" \#(style)/>"#,
      shape: symbol.shape, name: symbol.name)
    #expect(button[0] == width + 24)
  }

  /// Above a title a symbol is as high as beside it: a line of 20 points, here with one of 14.5 and gaps.
  @Test func symbolsAboveTitlesTakeALine() throws {
    let font = #"<fontDescription key="titleFontDescription" style="UICTFontTextStyleCaption1"/>"#
    let high = try configured(
      #"image="photo.fill" catalog="system" imagePlacement="top" title="My Media" imagePadding="8""#, font,
      shape: (128, 93), name: "photo.fill")
    #expect(high[1] == 56.5)
    let low = try configured(
      #"image="photo.on.rectangle" catalog="system" imagePlacement="top" title="My Media" imagePadding="10""#,
      font + #"<directionalEdgeInsets key="contentInsets" top="10" leading="0" bottom="0" trailing="0"/>"#,
      shape: (128, 98), name: "photo.on.rectangle")
    #expect(low[1] == 54.5)
  }

  /// Buttons of the type system show symbols that say no scale large, beside text of 15 without a font of their own.
  @Test func symbolsInSystemButtonsAreLarge() throws {
    func size(
      _ type: String, _ name: String, _ shape: (Int, Int), title: String = "", font: String = "",
      tools: Int = 17503, device: String = "retina4_7"
    ) throws -> [Double] {
      let symbol = Symbol(name: name, shape: shape, expected: [])
      let frame = try frames(
        """
        <button buttonType="\(type)" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="5" y="6" width="7" height="8"/>\(font)
          <inset key="contentEdgeInsets" minX="10" minY="10" maxX="10" maxY="10"/>
          <state key="normal" \(title) image="\(name)" catalog="system"/></button>
        """, constraints: Self.corner, rest: symbol.resources, tools: tools, device: device)["a"]
      return Array(try #require(frame)[2...])
    }
    #expect(try size("system", "minus", (128, 24))[0] == 41.5)
    #expect(try size("roundedRect", "minus", (128, 24))[0] == 41.5)
    // Saved: 41.5 x 40; a plus beside text of 15 would be 16 x 14 if it were medium.
    let plus = try size("system", "plus", (128, 113))
    #expect(abs(plus[0] - 41.5) <= 0.5 && abs(plus[1] - 40) <= 0.5)
    #expect(try size("custom", "plus", (128, 113))[0] == 38)
    // Saved: 25 2/3 and a space of 6 points.
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/>"#
    let circle = try size(
      "system", "safari", (128, 123), title: "title=\" \"", font: font, tools: 23727, device: "retina6_12")
    #expect(abs(circle[0] - 20 - 31.6667) < 0.001)
    // Where a state says how large, its symbol goes with body text: a large circle is 26 points wide.
    let crossed = Symbol(name: "xmark.circle", shape: (128, 123), expected: [])
    let frame = try frames(
      """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="5" y="6" width="7" height="8"/><state key="normal">
          <imageReference key="image" image="xmark.circle" catalog="system" symbolScale="large"/></state></button>
      """, constraints: Self.corner, rest: crossed.resources, tools: 20037)["a"]
    #expect(frame?[2] == 26)
  }

  /// Documents keep the size of a symbol under the name that it had: three lines of 26 x 13 points when large.
  @Test func symbolsHaveFormerNames() throws {
    func size(_ resource: String) throws -> [Double] {
      let symbol = Symbol(
        name: "line.3.horizontal", shape: (128, 64), configuration: #"scale="large""#, expected: [])
      let resources = symbol.resources.replacingOccurrences(of: symbol.name, with: resource)
      let frame = try frames(symbol.view, constraints: Self.corner, rest: resources, tools: 16097)["a"]
      return Array(try #require(frame)[2...])
    }
    let lines = try size("line.horizontal.3")
    #expect(abs(lines[0] - 26) <= 0.5 && abs(lines[1] - 13) <= 0.5)
    #expect(try size("line.3.horizontal") == lines)
    #expect(try size("line.diagonal") != lines)
  }
}
