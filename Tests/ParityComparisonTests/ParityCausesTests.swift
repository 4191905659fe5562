import Testing

@testable import ParityComparison

/// Differences between two descriptions, and their causes.
@Suite struct ParityCausesTests {
  typealias View = ParityRecording.View

  private func view(
    _ name: String, _ depth: Int, _ frame: [Double], text: String? = nil, identifier: String? = nil,
    font: ParityRecording.Font? = nil
  ) -> View {
    SampleScreen.view(name, depth, frame, text: text, identifier: identifier, font: font)
  }

  private func row(width: Double, text: String = "Name") -> [View] {
    [
      view("UIStackView", 2, [16, 67, width + 57, 31]), view("UILabel", 3, [16, 72, width, 21], text: text),
      view("UISwitch", 3, [24 + width, 67, 49, 31]),
    ]
  }

  @Test func theSameScreenHasNoDifferences() {
    let result = SampleScreen.compare(row(width: 50), row(width: 50))
    #expect(result.isEqual && result.views == 5 && result.withinPixel == 5 && result.causes.isEmpty)
  }

  /// A third of a point is a pixel of this device, and saved with four decimals.
  @Test func aPixelIsNoDifferenceAndMoreIs() {
    #expect(SampleScreen.compare(row(width: 50), row(width: 50.3333)).isEqual)
    let result = SampleScreen.compare(row(width: 50), row(width: 50.6667))
    #expect(!result.isEqual && result.withinPixel == 2 && result.withinPoint == 5)
  }

  @Test func widerTextIsTheReasonForWhatFollows() throws {
    let result = SampleScreen.compare(row(width: 50), row(width: 53))
    let cause = try #require(result.causes.first)
    #expect(result.causes.count == 1 && cause.kind == .text && cause.views == 3)
    #expect(
      cause.sentence
        == #"UILabel "Name" is 3 points wider here: 53 x 21 instead of 50 x 21 points for the same text"#)
    #expect(cause.recorded == [16, 72, 50, 21] && cause.shown == [16, 72, 53, 21])
    #expect(result.attributes.isEmpty)
  }

  @Test func anotherTextIsNoMatterOfItsWidth() {
    let result = SampleScreen.compare(row(width: 50), row(width: 80, text: "Nickname"))
    #expect(result.causes.map(\.kind) == [.content])
    #expect(result.attributes == [#"UILabel says "Nickname" instead of "Name""#])
  }

  @Test func anotherSizeOfAControlIsAMetric() throws {
    func screen(_ width: Double) -> [View] {
      [view("UISwitch", 2, [16, 70, width, 31]), view("UIImageView", 2, [24 + width, 70, 20, 20])]
    }
    let result = SampleScreen.compare(screen(49), screen(63))
    #expect(result.causes.map(\.kind) == [.control] && result.causes.first?.views == 2)
    #expect(
      result.causes.first?.sentence == "UISwitch is 14 points wider here: 63 x 31 instead of 49 x 31 points")
  }

  @Test func theSafeAreaIsAMatterOfTheDesign() {
    func screen(_ top: Double) -> ParityRecording {
      SampleScreen.screen(
        [view("UILabel", 2, [16, top, 50, 21], text: "Name")], safeArea: [top, 0, 34, 0])
    }
    let result = SampleScreen.compare(screen(59), screen(62))
    #expect(result.causes.map(\.kind) == [.design] && result.causes.first?.views == 1)
    #expect(
      result.causes.first?.sentence
        == "the safe area of UIView of Login is 62 instead of 59 points at the top"
        || result.causes.first?.sentence == "the safe area of UIWindow is 62 instead of 59 points at the top")
  }

  @Test func barsAreAMatterOfTheDesign() {
    func screen(_ height: Double) -> [View] { [view("UINavigationBar", 2, [0, 59, 393, height])] }
    #expect(SampleScreen.compare(screen(44), screen(54)).causes.map(\.kind) == [.design])
  }

  @Test func aMovedViewIsLayoutAndItsContentsFollow() {
    func screen(_ y: Double) -> [View] {
      [
        view("UIView", 2, [16, y, 200, 100], identifier: "card"),
        view("UILabel", 3, [24, y + 8, 50, 21], text: "Name"),
      ]
    }
    let result = SampleScreen.compare(screen(100), screen(110))
    #expect(result.causes.map(\.kind) == [.layout] && result.causes.first?.views == 2)
    #expect(result.causes.first?.sentence == "UIView #card is 10 points lower here")
    // What moved otherwise does not follow.
    var shown = screen(110)
    shown[1].windowFrame[1] += 5
    #expect(SampleScreen.compare(screen(100), shown).causes.map(\.views) == [1, 1])
  }

  @Test func viewsOfOtherFrameworksAreMissing() {
    var map = view("MKMapView", 2, [0, 59, 393, 300])
    map.framework = "MapKit"
    // What is in it is the framework's.
    let inner = view("_MKMapContentView", 3, [0, 59, 393, 300], identifier: "tiles")
    let below = view("UILabel", 2, [16, 367, 50, 21], text: "Below")
    var moved = below
    moved.windowFrame[1] = 67
    let result = SampleScreen.compare([map, inner, below], [moved])
    #expect(result.causes.map(\.kind) == [.missing] && result.missing == 1)
    #expect(result.causes.first?.sentence == "MKMapView, a view of MapKit, is not there")
    #expect(result.causes.first?.views == 2, "the label below it follows")
  }

  @Test func aViewThatIsOnlyHereIsCounted() {
    let extra = view("UILabel", 2, [16, 200, 50, 21], text: "Extra")
    let result = SampleScreen.compare(row(width: 50), row(width: 50) + [extra])
    #expect(result.further == 1 && result.withinPixel == result.views)
  }

  @Test func privateContainersAreNoDifference() {
    var container = view("_UITouchPassthroughView", 2, [0, 0, 393, 852])
    (container.superclasses, container.framework) = (["UIView"], "UIKitCore")
    var label = view("UILabel", 3, [16, 72, 50, 21], text: "Name")
    var image = view("UIImageView", 3, [80, 72, 20, 20])
    let recorded = [container, label, image]
    (label.depth, image.depth) = (2, 2)
    let result = SampleScreen.compare(recorded, [label, image])
    #expect(result.isEqual && result.views == 4)
  }

  /// The system's fonts have several names.
  @Test func fontsAreComparedByWhatTheyAre() {
    func label(_ name: String, _ size: Double = 17) -> [View] {
      [view("UILabel", 2, [16, 72, 50, 21], text: "Name", font: .init(name: name, size: size))]
    }
    #expect(SampleScreen.compare(label(".SFUI-Bold"), label("TinamouUI-Bold")).isEqual)
    #expect(
      SampleScreen.compare(label(".SFUI-Bold"), label("TinamouUI-Regular", 16)).attributes
        == [#"UILabel "Name" has another font, system-Regular 16 instead of system-Bold 17"#])
  }

  @Test func colorsOfTextAreCompared() {
    func label(_ color: String) -> [View] {
      var label = view("UILabel", 2, [16, 72, 50, 21], text: "Name")
      label.textColor = color
      return [label]
    }
    #expect(SampleScreen.compare(label("#000000ff"), label("#010100ff")).isEqual)
    #expect(
      SampleScreen.compare(label("#000000ff"), label("#ff0000ff")).attributes
        == [#"UILabel "Name" has the text color #ff0000ff instead of #000000ff"#])
  }

  /// Every view that differs has exactly one reason.
  @Test func countsOfViewsAddUp() {
    let recorded = (0..<40).flatMap { index in
      let y = 60 + Double(index) * 44
      return [
        view("UITableViewCell", 2, [0, y, 393, 44]),
        view("UILabel", 3, [16, y + 11, 80, 21], text: "Row \(index)"),
      ]
    }
    let shown = recorded.enumerated().map { index, view in
      var view = view
      view.windowFrame[1] += Double(index / 2) * 2
      if index % 2 == 0 { view.windowFrame[3] += 2 }
      return view
    }
    let result = SampleScreen.compare(recorded, shown)
    #expect(result.causes.reduce(0) { $0 + $1.views } == result.views - result.withinPixel)
  }
}
