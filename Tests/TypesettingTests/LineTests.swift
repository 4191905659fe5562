import Testing

@testable import Typesetting

/// The breaking, cutting and ordering of text. Expectations are derived from the widths the same font reports
/// for parts of the text, and from Unicode's rules.
@Suite struct LineTests {
  private let font = FontLibrary.shared.systemFont(size: 17)

  private func layout(
    _ text: String, width: Double = .infinity, lines: Int = 0, _ mode: LineBreaking = .byWordWrapping,
    rightToLeft: Bool = false, configure: (inout ParagraphSettings) -> Void = { _ in }
  ) -> TextLayout {
    var settings = ParagraphSettings()
    configure(&settings)
    return TextLayout(
      StyledText(text, style: .init(font: font), paragraph: settings),
      constraint: .init(width: width, maximumLines: lines, lineBreaking: mode, isRightToLeft: rightToLeft))
  }

  private func width(_ text: String) -> Double { layout(text).size.width }

  private func strings(_ layout: TextLayout) -> [String] {
    let units = Array(layout.text.string.utf16)
    return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  @Test func wordsWrapWhereTheyNoLongerFit() {
    let text = "one two three"
    #expect(strings(layout(text, width: width("one two"))) == ["one two ", "three"])
    // A hair less, and "two" moves down.
    #expect(strings(layout(text, width: width("one two") - 0.05)) == ["one ", "two ", "three"])
  }

  @Test func spaceAtABreakDoesNotCount() {
    let broken = layout("one two", width: width("one") + 0.5)
    #expect(abs(broken.size.width - max(width("one"), width("two"))) < 0.001)
    #expect(abs(layout("one ").size.width - width("one") - width(" ")) < 0.001)
  }

  @Test func longWordsBreakBetweenCharacters() {
    let broken = layout("aaaaaaaaaa", width: width("aaaa") + 1)
    #expect(strings(broken) == ["aaaa", "aaaa", "aa"])
    // Even without any space a line holds a character, so that it ends.
    #expect(strings(layout("abc", width: 0)) == ["a", "b", "c"])
  }

  @Test func charactersAreNotTornApart() {
    // A letter with two combining marks is one character.
    #expect(
      strings(layout("e\u{301}\u{323}e\u{301}\u{323}", width: 0)) == ["e\u{301}\u{323}", "e\u{301}\u{323}"])
    #expect(layout("👩‍👩‍👧👍🏽", width: 0).lines.count == 2)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b"])
  func separatorsEndLines(text: String) {
    #expect(layout(text).lines.count == 2)
  }

  @Test func aSeparatorAtTheEndOpensALineOnlyInTextViews() {
    #expect(layout("a\n").lines.count == 1)
    #expect(layout("a\n\n").lines.count == 2)
    let view = TextLayout(
      StyledText("a\n", style: .init(font: font)), constraint: .init(includesTrailingEmptyLine: true))
    #expect(view.lines.count == 2)
  }

  @Test(arguments: [LineBreaking.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func truncatedLinesFit(mode: LineBreaking) {
    let text = "The quick brown fox jumps over the lazy dog"
    let cut = layout(text, width: 150, lines: 1, mode)
    #expect(cut.isTruncated)
    #expect(cut.lines.count == 1)
    #expect(cut.size.width <= 150.01)
    #expect(cut.size.width > 125)
    #expect(!layout(text, width: width(text), lines: 1, mode).isTruncated)
  }

  @Test func theLastOfSeveralLinesIsTruncated() {
    let cut = layout(
      "one two three four five six seven", width: width("one two") + 1, lines: 2, .byTruncatingTail)
    #expect(cut.lines.count == 2)
    #expect(cut.lines.map(\.isTruncated) == [false, true])
    // A second paragraph that does not fit makes the first end in an ellipsis, too.
    #expect(layout("one\ntwo", width: 500, lines: 1, .byTruncatingTail).isTruncated)
  }

  /// Pictures of labels on iOS that clip after two lines show the second one run on to the edge.
  @Test func theLastOfSeveralClippedLinesRunsOn() {
    let clipped = layout("one two three four five", width: width("one two") + 1, lines: 2, .byClipping)
    #expect(strings(clipped) == ["one two ", "three four five"])
  }

  /// Pictures of labels on iOS: "…exercitation" fills a line and the next one begins with the space.
  @Test func spacesBeginLinesWhereCharactersWrap() {
    let wrapped = layout("abc def", width: width("abc") + 0.5, .byCharWrapping)
    #expect(strings(wrapped) == ["abc", " de", "f"])
  }

  /// A label on iOS: "Lorem ipsum dolor…ommodo consequat.", as many characters on both sides, less the space.
  @Test func theMiddleGoesEvenly() {
    let text = "abcdefghij"
    let mark = layout("…").size.width
    let cut = layout(text, width: width("abcghij") - width("g") + mark + 1, lines: 1, .byTruncatingMiddle)
    #expect(cut.isTruncated)
    let line = cut.lines[0]
    #expect(abs(line.width - width("abc") - mark - width("hij")) < 0.5)
  }

  /// A justified label on iOS moves "text" down, though it fits, since the second line would be stretched more.
  @Test func justifiedLinesAreStretchedEvenly() {
    let text = "aaa aaa aaa bbbbb bbbbbbbbbbb ccccccccc cc"
    let room = width("aaa aaa aaa bbbbb") + 1
    let ragged = layout(text, width: room)
    #expect(strings(ragged)[0] == "aaa aaa aaa bbbbb ")
    let even = layout(text, width: room) { $0.alignment = .justified }
    let lacks = even.lines.dropLast().map { room - $0.width }
    let raggedLacks = ragged.lines.dropLast().map { room - $0.width }
    let squares = { (list: [Double]) in list.reduce(0) { $0 + $1 * $1 } }
    #expect(squares(lacks) <= squares(raggedLacks) + 0.001)
    #expect(even.lines.count <= ragged.lines.count + 1)
  }

  @Test func wrappingWithALimitDropsTheRest() {
    let cut = layout("one two three", width: width("one two") + 1, lines: 1)
    #expect(strings(cut) == ["one two "])
    #expect(cut.isTruncated)
  }

  @Test func alignmentMovesLines() {
    let room = 200.0
    let text = width("abc")
    func x(_ alignment: ParagraphAlignment, rightToLeft: Bool = false) -> Double {
      layout("abc", width: room, rightToLeft: rightToLeft) { $0.alignment = alignment }
        .origin(ofLine: 0, containerWidth: room)
    }
    #expect(x(.left) == 0)
    #expect(abs(x(.center) - (room - text) / 2) < 0.001)
    #expect(abs(x(.right) - (room - text)) < 0.001)
    #expect(x(.natural) == 0)
    #expect(abs(x(.natural, rightToLeft: true) - (room - text)) < 0.001)
  }

  /// Rule L2 of the bidirectional algorithm, with Hebrew letters: in a right-to-left paragraph "אב 12 גד" is shown,
  /// from the left, גד 12 אב with the number's digits in reading order.
  @Test func numbersKeepTheirOrderInRightToLeftText() throws {
    let mixed = layout("אב 12 גד")
    let line = try #require(mixed.lines.first)
    let order = line.pieces.map { mixed.runs[$0.run].range.lowerBound }
    let positionOfFirst = order.firstIndex(of: 0)
    let positionOfDigits = try #require(order.firstIndex(of: 3))
    #expect(positionOfFirst == order.count - 1)
    #expect(positionOfDigits > 0 && positionOfDigits < order.count - 1)
    #expect(!mixed.runs[line.pieces[positionOfDigits].run].isRightToLeft)
  }

  /// 22 points per line, as the settings say; 66 for three (17-point text on iOS: "lines3-lh22" is 66 points high).
  @Test func lineHeightsObeyTheirLimits() {
    let high = layout("a\nb\nc") { ($0.minimumLineHeight, $0.maximumLineHeight) = (22, 22) }
    #expect(abs(high.size.height - 66) < 0.001)
    #expect(abs(layout("a") { $0.lineHeightMultiple = 2 }.size.height - 2 * 20.287_109) < 0.001)
    // What is added is added above the baseline.
    #expect(abs(layout("a") { $0.minimumLineHeight = 30 }.firstBaseline - (30 - 4.100_586)) < 0.001)
  }

  /// Spacing stands between lines and paragraphs, not around them: 2 x 20.287 + 5, and with 10 between paragraphs.
  @Test func spacingStandsBetween() {
    #expect(abs(layout("a\nb") { $0.lineSpacing = 5 }.size.height - 45.574_219) < 0.001)
    #expect(abs(layout("a\nb") { $0.paragraphSpacing = 10 }.size.height - 50.574_219) < 0.001)
  }

  @Test func indentsTakeWidth() {
    let indented = layout("one two", width: width("one two") + 10) { $0.firstLineHeadIndent = 20 }
    #expect(strings(indented) == ["one ", "two"])
    #expect(indented.origin(ofLine: 0, containerWidth: 100) == 20)
    #expect(indented.origin(ofLine: 1, containerWidth: 100) == 0)
  }

  /// Default stops are 28 points apart.
  @Test func tabsGoToTheNextStop() {
    #expect(abs(layout("\ta").size.width - 28 - width("a")) < 0.001)
    #expect(abs(layout("\t\ta").size.width - 56 - width("a")) < 0.001)
  }

  @Test func kernAndTrackingAddToEveryCharacter() {
    var style = StyledText.Style(font: font)
    style.tracking = 2
    let spaced = TextLayout(StyledText("Hello", style: style), constraint: .init())
    #expect(abs(spaced.size.width - width("Hello") - 10) < 0.001)
  }

  @Test func attachmentsTakeTheirSpace() {
    var style = StyledText.Style(font: font)
    style.attachment = .init(width: 40, height: 50, baselineOffset: -5)
    let box = TextLayout(StyledText("\u{FFFC}", style: style), constraint: .init())
    #expect(box.size.width == 40)
    #expect(box.size.height == 50)
    #expect(box.firstBaseline == 45)
  }

  @Test func aWordGoesDownToASingleOne() {
    func lines(_ text: String, _ width: Double, limit: Int = 0, _ mode: LineBreaking = .byWordWrapping)
      -> [String]
    {
      strings(layout(text, width: width, lines: limit, mode) { $0.pushesOut = true })
    }
    let room = width("one two three ") + 0.1
    #expect(strings(layout("one two three four", width: room)) == ["one two three ", "four"])
    #expect(lines("one two three four", room) == ["one two ", "three four"])
    #expect(lines("one two three four ", room) == ["one two ", "three four "])
    #expect(lines("one two three four", room, limit: 2, .byTruncatingTail) == ["one two ", "three four"])
    // A place where a line may break ends a word, whatever stands there: Interface Builder saved the width of "Presenting status
    // of long-" for a label of "Presenting status of long-running process".
    #expect(lines("one two-three four", width("one two-three ") + 0.1) == ["one two-", "three four"])
    // Not where two are there already, nor where a line would be left empty.
    #expect(lines("one two three a b", room) == ["one two three ", "a b"])
    #expect(lines("three four", width("three ") + 0.1) == ["three ", "four"])
    // Not where the line is full without its space, nor where both words do not fit.
    #expect(lines("one two three four", width("one two three") + 0.1) == ["one two three ", "four"])
    #expect(lines("a bbbbbbb cccccccc", width("a bbbbbbb ") + 0.1) == ["a bbbbbbb ", "cccccccc"])
    // Only what is the paragraph's end, and any paragraph's.
    #expect(
      lines("one two three four\none two three five", room)
        == ["one two ", "three four", "one two ", "three five"])
    #expect(lines("one two three four five six", room, limit: 2).first == "one two three ")
    #expect(
      lines("one two three four", room, limit: 0, .byCharWrapping).first?.hasPrefix("one two three ") == true)
    // A word that was broken between characters stays where it is.
    #expect(
      lines("a bbbbbbbbbbbb", width("a bbbb") + 0.1)
        == strings(layout("a bbbbbbbbbbbb", width: width("a bbbb") + 0.1)))
  }

  @Test func wordsGoDownInLongTextsToo() {
    let words = Array(repeating: "one two three", count: 400).joined(separator: " ")
    var settings = ParagraphSettings()
    settings.pushesOut = true
    let styled = StyledText(words + " four", style: .init(font: font), paragraph: settings)
    let constraint = TextLayout.Constraint(width: width("one two three ") + 0.1)
    let kept = TextLayout(styled, constraint: constraint, shape: ShapedText())
    let lean = TextLayout(
      styled, constraint: constraint, shape: ShapedText(),
      limits: .init(maximumRetainedLength: 100, windowLength: 2000))
    #expect(strings(kept).suffix(2) == ["one two ", "three four"])
    #expect(lean.lines.map(\.range) == kept.lines.map(\.range))
  }
}
