import Testing

@testable import Typesetting

@Suite struct DrawingTests {
  private func draw(
    _ text: String, size: Double = 40, x: Double = 0, configure: (inout TextPaint) -> Void = { _ in }
  )
    throws -> Data
  {
    let context = try #require(CGContext(size: CGSize(width: 200, height: 60), scale: 2, isOpaque: true))
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 200, height: 60))
    let font = FontLibrary.shared.systemFont(size: size, weight: 0.4)
    let layout = TextLayout(StyledText(text, style: .init(font: font)), constraint: .init())
    var paint = TextPaint(color: .black)
    configure(&paint)
    layout.draw(in: context, at: CGPoint(x: x, y: 4), containerWidth: 200, paint: { _ in paint })
    return try #require(context.pngData())
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    #expect(try draw("Tinamou Ågé") == draw("Tinamou Ågé"))
  }

  @Test func positionsAreNotRoundedToPixels() throws {
    #expect(try draw("I", x: 10) != draw("I", x: 10.2))
  }

  @Test func nothingIsDrawnForNothing() throws {
    #expect(try draw("") == draw(" "))
    #expect(try draw("\u{0}") == draw(" "))
  }

  @Test func charactersThatNoFontHasBecomeBoxes() throws {
    #expect(try draw("漢") != draw(" "))
    // All of a script look the same, whatever the machine has.
    #expect(try draw("漢") == draw("字"))
  }

  /// Text stays a shape in documents: no picture is embedded.
  @Test func documentsHoldOutlines() throws {
    let context = try #require(CGContext(document: .svg, pageSize: CGSize(width: 100, height: 40)))
    let font = FontLibrary.shared.systemFont(size: 17)
    let layout = TextLayout(StyledText("Text", style: .init(font: font)), constraint: .init())
    layout.draw(in: context, at: .zero, containerWidth: 100, paint: { _ in TextPaint(color: .black) })
    let data = try #require(context.closeDocument())
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("<path"))
    #expect(!text.contains("<image"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e30])
  func anyPlaceIsAnswered(x: CGFloat) throws {
    _ = try draw("far away", x: Double(x))
  }
}
