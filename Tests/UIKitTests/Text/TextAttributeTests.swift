import Foundation
import Testing

import UIKit

/// Each attribute of attributed strings: what it does to the measure, and what is drawn.
@Suite @MainActor struct TextAttributeTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString
  {
    NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { _, new in new })
  }

  private func width(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
    text(string, attributes).size().width
  }

  private func drawn(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> Bitmap {
    Bitmap(CGSize(width: 160, height: 40)) { _ in text(string, attributes).draw(at: CGPoint(x: 5, y: 5)) }
  }

  // MARK: Measure

  /// Points after every one of five characters, beside what pairs have of their own.
  @Test func kernAndTrackingWiden() {
    #expect(abs(width("Hello", [.tracking: 2]) - width("Hello") - 10) < 0.001)
    #expect(abs(width("Hello", [.kern: 2]) - width("Hello") - 10) < 0.001)
    // "AV" is a pair that stands closer; a kern of zero switches that off.
    #expect(width("AVAV", [.kern: 0]) > width("AVAV") + 1)
  }

  /// Core Text's documentation: kerning is ignored where there is tracking.
  @Test func trackingGoesBeforeKerning() {
    #expect(width("Hello", [.tracking: 2, .kern: 9]) == width("Hello", [.tracking: 2]))
    #expect(width("Hello", [.tracking: 0, .kern: 9]) == width("Hello", [.kern: 9]))
  }

  /// A logarithm: ln 2 makes glyphs twice as wide. Between characters, tracking and kerning attributes stay.
  @Test func expansionWidensGlyphsByALogarithm() {
    let tracking = font.textFont.tracking * 5
    let plain = width("Hello") - tracking
    #expect(abs(width("Hello", [.expansion: 0.693_147]) - tracking - 2 * plain) < 0.001)
    #expect(abs(width("Hello", [.expansion: -0.693_147]) - tracking - plain / 2) < 0.001)
    #expect(text("Hello", [.expansion: 1]).size().height == text("Hello").size().height)
    let (wide, narrow) = (drawn("HH", [.expansion: 0.693_147]).inkBox, drawn("HH").inkBox)
    #expect(wide.width > 1.9 * narrow.width && abs(wide.height - narrow.height) <= 0.5)
  }

  /// Glyphs lean by a fraction of their height, to the right when it is positive; nothing is measured differently.
  @Test func obliquenessLeansGlyphsByTheirHeight() {
    #expect(text("HHH", [.obliqueness: 0.5]).size() == text("HHH").size())
    func ends(_ obliqueness: Double) -> (top: CGFloat, bottom: CGFloat) {
      let bitmap = Bitmap(CGSize(width: 60, height: 60), scale: 4) { _ in
        text("l", [.font: UIFont.systemFont(ofSize: 40), .obliqueness: obliqueness])
          .draw(at: CGPoint(x: 25, y: 5))
      }
      let box = bitmap.inkBox
      func middle(_ y: CGFloat) -> CGFloat {
        let row = CGRect(x: 0, y: y, width: 60, height: 0.5)
        let columns = (0..<240).filter {
          bitmap.ink(in: row.intersection(CGRect(x: CGFloat($0) / 4, y: 0, width: 0.25, height: 60))) > 0.5
        }
        return CGFloat(columns.reduce(0, +)) / CGFloat(max(1, columns.count)) / 4
      }
      return (middle(box.minY + 1), middle(box.maxY - 1.5))
    }
    let upright = ends(0)
    #expect(abs(upright.top - upright.bottom) < 0.5)
    // An ascender is about 29 points high there: a fifth of it.
    let right = ends(0.2)
    #expect(right.top - right.bottom > 4 && right.top - right.bottom < 7)
    let left = ends(-0.2)
    #expect(left.top - left.bottom < -4)
  }

  /// The serif stand-in has a ligature of f and i; 0 sets them apart, and so does tracking unless 1 is asked for.
  @Test func ligaturesAreJoinedUnlessToldNot() throws {
    let descriptor = try #require(UIFont.systemFont(ofSize: 40).fontDescriptor.withDesign(.serif))
    let serif = UIFont(descriptor: descriptor, size: 0)
    func picture(_ attributes: [NSAttributedString.Key: Any]) -> Bitmap {
      Bitmap(CGSize(width: 60, height: 60)) { _ in
        text("fi", attributes.merging([.font: serif]) { $1 }).draw(at: CGPoint(x: 5, y: 5))
      }
    }
    #expect(picture([:]).difference(from: picture([.ligature: 1])) == 0)
    #expect(picture([:]).difference(from: picture([.ligature: 0])) > 0)
    #expect(picture([.tracking: 0.001]).difference(from: picture([.ligature: 0])) < 0.001)
    #expect(picture([.tracking: 0.001, .ligature: 1]).difference(from: picture([:])) < 0.001)
  }

  /// U+FB01 to U+FB06, which the system font has no glyphs for, are set as their letters, one character each.
  @Test(arguments: [
    ("\u{FB01}", "fi"), ("\u{FB02}", "fl"), ("\u{FB00}", "ff"), ("\u{FB03}", "ffi"), ("\u{FB06}", "st"),
  ])
  func presentationFormsAreTakenApart(form: String, letters: String) {
    #expect(abs(width(form) - (width(letters) - font.textFont.tracking * Double(letters.count - 1))) < 0.001)
    let tracking = font.textFont.tracking * Double(letters.count - 1)
    #expect(abs(width("a" + form + "b") - (width("a" + letters + "b") - tracking)) < 0.001)
    #expect(drawn(form).ink() > 0.95 * drawn(letters).ink())
    let view = UITextView()
    view.text = form
    let end = view.position(from: view.beginningOfDocument, offset: 1)
    #expect(end.map { view.compare($0, to: view.endOfDocument) } == .orderedSame)
  }

  /// The common cache holds no giants; their views do.
  @Test func textsHoldTheLayoutsOfGiants() {
    let long = TypesetText(
      String(repeating: "word ", count: 20_000), font: font, color: .black, paragraph: .init())
    let copy = long
    #expect(long.layout(.init(width: 300)) === copy.layout(.init(width: 300)))
    #expect(long.layout(.init(width: 300)) !== long.layout(.init(width: 200)))
  }

  @Test func emptyStringsAreMadeWithoutArguments() {
    let string = NSMutableAttributedString()
    string.append(NSAttributedString(string: "a"))
    #expect(string.string == "a" && NSAttributedString().length == 0)
    #expect(NSMutableAttributedString().size().width == 0)
  }

  @Test func fontsAndOffsetsMakeLinesHigher() {
    let mixed = NSMutableAttributedString(attributedString: text("small "))
    mixed.append(text("large", [.font: UIFont.systemFont(ofSize: 40)]))
    #expect(abs(mixed.size().height - UIFont.systemFont(ofSize: 40).lineHeight) < 0.001)
    #expect(abs(text("a", [.baselineOffset: 7]).size().height - font.lineHeight) < 7.001)
    let raised = NSMutableAttributedString(attributedString: text("a"))
    raised.append(text("b", [.baselineOffset: 7]))
    #expect(abs(raised.size().height - font.lineHeight - 7) < 0.001)
  }

  @Test(arguments: [
    NSAttributedString.Key.underlineStyle, .strikethroughStyle, .strokeWidth,
  ])
  func linesDoNotMeasure(key: NSAttributedString.Key) {
    #expect(text("Hello", [key: 1]).size() == text("Hello").size())
  }

  /// An attachment of 30 by 40 points, 10 below the baseline: its top is 30 above, more than the font's 19.
  @Test func attachmentsTakeTheirBounds() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 40)
    let string = NSAttributedString(attachment: attachment)
    #expect(string.length == 1)
    #expect(abs(string.size().width - 30) < 0.001)
    #expect(abs(string.size().height - 40) < 0.001)
  }

  /// Lines of Helvetica of 12 points are 13.8 points high: five are 69, without a rest that would round up to a further pixel.
  @Test func heightsHaveNoNoise() throws {
    let helvetica = try #require(UIFont(name: "Helvetica", size: 12))
    let text = NSAttributedString(string: "a\nb\nc\nd\ne", attributes: [.font: helvetica])
    let bounds = text.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.height == 69)
    #expect((bounds.height * 3).rounded(.up) / 3 == 69)
  }

  @Test func boundingRectsWrapAndCut() {
    let long = text("one two three four")
    let options: NSStringDrawingOptions = .usesLineFragmentOrigin
    let wrapped = long.boundingRect(with: CGSize(width: 80, height: 1000), options: options, context: nil)
    #expect(wrapped.width <= 80)
    // 18 letters of about 8 points: "one two", "three" and "four"; ten of them do not fit 80 points.
    #expect(abs(wrapped.height - 3 * font.lineHeight) < 0.001)
    let cut = long.boundingRect(with: CGSize(width: 80, height: 30), options: options, context: nil)
    #expect(abs(cut.height - font.lineHeight) < 0.001)
    // Without line fragments there is one line, and its origin is the baseline.
    let line = long.boundingRect(with: CGSize(width: 80, height: 0), context: nil)
    #expect(abs(line.width - long.size().width) < 0.001)
    #expect(abs(line.minY - font.descender) < 0.001)
  }

  @Test func contextsShrinkText() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.4
    let rect = text("shrinking").boundingRect(
      with: CGSize(width: 60, height: 30), options: .usesLineFragmentOrigin, context: context)
    #expect(rect.width <= 60)
    #expect(context.actualScaleFactor < 0.9 && context.actualScaleFactor >= 0.4)
    #expect(context.totalBounds == rect)
    let room = NSStringDrawingContext()
    room.minimumScaleFactor = 0.4
    _ = text("a").boundingRect(
      with: CGSize(width: 60, height: 30), options: .usesLineFragmentOrigin, context: room)
    #expect(room.actualScaleFactor == 1)
  }

  // MARK: Drawing

  @Test func coloursAreDrawn() {
    #expect(drawn("HHHH", [.foregroundColor: UIColor.red]).contains(red: 255, green: 0, blue: 0))
    #expect(drawn("a", [.backgroundColor: UIColor.green]).contains(red: 0, green: 255, blue: 0))
    #expect(!drawn("a").contains(red: 0, green: 255, blue: 0))
  }

  /// The background reaches over the whole line: 20 points of text are 23.87 high.
  @Test func backgroundsFillTheLine() {
    let box = drawn("aa", [.backgroundColor: UIColor.green]).inkBox
    #expect(abs(box.minY - 5) <= 0.5 && abs(box.height - 23.87) <= 1)
    #expect(abs(box.width - width("aa")) <= 1)
  }

  @Test func underlinesStandBelowTheBaseline() {
    let baseline = 5 + font.ascender
    let below = CGRect(x: 5, y: baseline + 1, width: width("nnn"), height: 6)
    #expect(drawn("nnn").ink(in: below) < 1)
    let plain = drawn("nnn", [.underlineStyle: NSUnderlineStyle.single.rawValue]).ink(in: below)
    #expect(plain > 100)
    let double = drawn("nnn", [.underlineStyle: NSUnderlineStyle.double.rawValue]).ink(
      in: below.insetBy(dx: 0, dy: -2))
    #expect(double > 1.6 * plain)
    let thick = drawn("nnn", [.underlineStyle: NSUnderlineStyle.thick.rawValue]).ink(
      in: below.insetBy(dx: 0, dy: -2))
    #expect(thick > 1.6 * plain)
    let dotted = drawn("nnn", [.underlineStyle: [NSUnderlineStyle.single, .patternDot] as NSUnderlineStyle])
      .ink(in: below)
    #expect(dotted < 0.75 * plain && dotted > 0.25 * plain)
  }

  @Test func underlinesByWordLeaveSpacesOut() {
    let space = CGRect(
      x: 5 + width("nn") + 1, y: 5 + font.ascender + 1, width: width(" ") - 2, height: 6)
    let all = NSUnderlineStyle.single
    #expect(drawn("nn nn", [.underlineStyle: all.rawValue]).ink(in: space) > 5)
    #expect(drawn("nn nn", [.underlineStyle: [all, .byWord] as NSUnderlineStyle]).ink(in: space) == 0)
  }

  @Test func strikethroughRunsThroughLowerCaseLetters() {
    let middle = CGRect(
      x: 5 + width("n") + 1, y: 5 + font.ascender - font.xHeight, width: width(" ") - 2, height: font.xHeight)
    #expect(drawn("n n").ink(in: middle) == 0)
    #expect(drawn("n n", [.strikethroughStyle: 1]).ink(in: middle) > 3)
    #expect(
      drawn("n n", [.strikethroughStyle: 1, .strikethroughColor: UIColor.red])
        .contains(red: 255, green: 0, blue: 0))
  }

  /// Positive widths leave the inside empty, negative ones make letters fatter.
  @Test func strokesAreHollowOrFatter() {
    let bold: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 28)]
    func ink(_ width: Double) -> Double { drawn("HH", bold.merging([.strokeWidth: width]) { $1 }).ink() }
    #expect(ink(3) < 0.9 * ink(0))
    #expect(ink(-3) > 1.1 * ink(0))
    #expect(
      drawn("HH", bold.merging([.strokeWidth: -5, .strokeColor: UIColor.red]) { $1 })
        .contains(red: 255, green: 0, blue: 0))
  }

  @Test func raisedTextIsHigher() {
    #expect(abs(drawn("x").inkBox.minY - drawn("x", [.baselineOffset: 4]).inkBox.minY) <= 4)
    let plain = NSMutableAttributedString(attributedString: text("H"))
    plain.append(text("x", [.baselineOffset: -4]))
    let low = Bitmap(CGSize(width: 80, height: 60)) { _ in plain.draw(at: CGPoint(x: 5, y: 5)) }
    let level = Bitmap(CGSize(width: 80, height: 60)) { _ in text("Hx").draw(at: CGPoint(x: 5, y: 5)) }
    #expect(abs(low.inkBox.maxY - level.inkBox.maxY - 4) <= 0.5)
  }

  @Test func shadowsAreBeneath() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 12)
    shadow.shadowColor = UIColor.red
    let box = drawn("H", [.shadow: shadow]).inkBox
    #expect(abs(box.height - drawn("H").inkBox.height - 12) <= 0.5)
    #expect(drawn("H", [.shadow: shadow]).contains(red: 255, green: 0, blue: 0))
  }

  @Test func linksAreBlueUnlessColoured() {
    let (red, green, blue) = UIColor.link.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      .cgColor.srgbBytes
    #expect(drawn("HHHH", [.link: "https://example.org"]).contains(red: red, green: green, blue: blue))
    #expect(
      drawn("HHHH", [.link: "https://example.org", .foregroundColor: UIColor.red])
        .contains(red: 255, green: 0, blue: 0))
  }

  @Test func attachmentsAreDrawn() {
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let string = NSAttributedString(attachment: attachment)
    let box = Bitmap(CGSize(width: 40, height: 40)) { _ in string.draw(at: CGPoint(x: 5, y: 5)) }.inkBox
    #expect(abs(box.width - 10) <= 0.5 && abs(box.height - 10) <= 0.5 && abs(box.minX - 5) <= 0.5)
  }

  // MARK: Paragraphs

  private func styled(_ string: String, _ configure: (NSMutableParagraphStyle) -> Void) -> NSAttributedString
  {
    let style = NSMutableParagraphStyle()
    configure(style)
    return text(string, [.paragraphStyle: style])
  }

  /// 20 points of text are 23.867 high.
  @Test func paragraphStylesChangeHeights() {
    func height(_ string: String, _ configure: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      styled(string, configure).size().height
    }
    let line = font.lineHeight
    #expect(abs(height("a\nb") { $0.lineSpacing = 3 } - 2 * line - 3) < 0.001)
    #expect(abs(height("a\nb") { $0.paragraphSpacing = 9 } - 2 * line - 9) < 0.001)
    #expect(abs(height("a\nb") { $0.paragraphSpacingBefore = 9 } - 2 * line - 9) < 0.001)
    #expect(abs(height("a") { $0.lineHeightMultiple = 1.5 } - 1.5 * line) < 0.001)
    #expect(height("a") { $0.minimumLineHeight = 40 } == 40)
    #expect(height("a") { $0.maximumLineHeight = 10 } == 10)
  }

  @Test func indentsAndAlignmentsMoveText() {
    func left(_ configure: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      Bitmap(CGSize(width: 200, height: 30)) { _ in
        styled("HH", configure).draw(in: CGRect(x: 0, y: 0, width: 200, height: 30))
      }.inkBox.minX
    }
    let start = left { _ in }
    #expect(abs(left { $0.firstLineHeadIndent = 30 } - start - 30) <= 0.5)
    #expect(abs(left { $0.alignment = .right } - start - (200 - width("HH"))) <= 0.5)
    #expect(abs(left { $0.alignment = .center } - start - (200 - width("HH")) / 2) <= 0.5)
    #expect(abs(left { ($0.alignment, $0.tailIndent) = (.right, -20) } - start - (180 - width("HH"))) <= 0.5)
  }

  /// Behind a tab: at the stop, before it, around it, and with the point at it.
  @Test func tabStopsAlign() {
    func span(_ string: String, _ tab: NSTextTab) -> CGRect {
      Bitmap(CGSize(width: 200, height: 30)) { _ in
        styled(string) { $0.tabStops = [tab] }.draw(at: .zero)
      }.inkBox
    }
    let side = width("H") - drawn("H").inkBox.width
    #expect(abs(span("\tHH", NSTextTab(textAlignment: .left, location: 100)).minX - 100) <= side)
    #expect(abs(span("\tHH", NSTextTab(textAlignment: .right, location: 100)).maxX - 100) <= side)
    #expect(abs(span("\tHH", NSTextTab(textAlignment: .center, location: 100)).midX - 100) <= side / 2 + 0.5)
    let terminators: [NSTextTab.OptionKey: Any] = [.columnTerminators: NSTextTab.columnTerminators(for: nil)]
    let decimal = NSTextTab(textAlignment: .right, location: 100, options: terminators)
    let number = span("\t1.5", decimal)
    #expect(abs(number.minX - (100 - width("1"))) <= side && number.maxX > 102)
    // Without a point the whole number stands before the stop.
    #expect(span("\t15", decimal).maxX <= 100)
  }

  /// Korean words stay whole where the strategy says so, and where they fit.
  @Test func hangulWordsStayWhole() {
    let words = "가나다라 마바사아"
    // The first word, a space of about 5 points and two syllables of 0.8647 em, 109 points; a third would need 126.
    let narrow = CGSize(width: 120, height: 1000)
    func lines(_ strategy: NSParagraphStyle.LineBreakStrategy, _ width: CGFloat) -> [String] {
      let style = NSMutableParagraphStyle()
      style.lineBreakStrategy = strategy
      let layout = TypesetText(
        text(words, [.paragraphStyle: style]), font: font, color: .black, paragraph: .init()
      ).layout(.init(width: Double(width)))
      return layout.lines.map { String(decoding: Array(words.utf16)[$0.range], as: UTF16.self) }
    }
    #expect(lines(.hangulWordPriority, narrow.width) == ["가나다라 ", "마바사아"])
    #expect(lines([], narrow.width) == ["가나다라 마바", "사아"])
    #expect(lines(.hangulWordPriority, 50).count > 2)
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = words
    #expect(label.sizeThatFits(narrow).width < 5 * 20)
    label.lineBreakStrategy = []
    #expect(label.sizeThatFits(narrow).width > 5 * 20)
  }

  @Test func hyphenationFillsLines() {
    func lines(_ configure: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let words = styled(
        Array(repeating: "considerations notwithstanding complicated", count: 4).joined(separator: " "),
        configure)
      return words.boundingRect(
        with: CGSize(width: 240, height: 2000), options: .usesLineFragmentOrigin, context: nil
      ).height / font.lineHeight
    }
    #expect(lines { $0.hyphenationFactor = 1 } < lines { _ in })
    #expect(lines { $0.usesDefaultHyphenation = true } < lines { _ in })
    #expect(lines { $0.hyphenationFactor = 0.01 } == lines { _ in })
  }

  /// Attributes of UIKit's keep their values and types from a dictionary to a container and back; others are omitted.
  @Test func containersAreMadeOfDictionaries() throws {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    let link = try #require(URL(string: "https://example.org"))
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.double.rawValue,
      .paragraphStyle: paragraph, .link: link, NSAttributedString.Key("own"): 1,
    ]
    let container = AttributeContainer(attributes)
    #expect(container.font == font && container.uiKit.foregroundColor == .red && container.kern == 2)
    #expect(container.underlineStyle == .double && container.link == link)
    let text = AttributedString("text", attributes: container)
    #expect(text.runs.count == 1 && text.foregroundColor == UIColor.red)
    let back = [NSAttributedString.Key: Any](container)
    #expect(back.count == attributes.count - 1 && back[NSAttributedString.Key("own")] == nil)
    #expect(back[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue && back[.kern] as? CGFloat == 2)
    #expect((back[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect([NSAttributedString.Key: Any](AttributeContainer([:])).isEmpty)
  }
}

extension CGColor {
  fileprivate var srgbBytes: (UInt8, UInt8, UInt8) {
    let parts = components ?? [0, 0, 0]
    return (
      UInt8((parts[0] * 255).rounded()), UInt8((parts[1] * 255).rounded()), UInt8((parts[2] * 255).rounded())
    )
  }
}

/// Transforms of Core Foundation.
@Suite struct StringTransformTests {
  /// The names of Apple's documentation.
  @Test func textsAreTransformed() {
    let text = NSMutableString(string: "Crème Brûlée")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false) && text == "Creme Brulee")
    let greek = NSMutableString(string: "Αθήνα")
    #expect(CFStringTransform(greek, nil, kCFStringTransformToLatin, false) && greek == "Athḗna")
    #expect(CFStringTransform(greek, nil, kCFStringTransformStripCombiningMarks, false) && greek == "Athena")
    #expect(!CFStringTransform(greek, nil, "no such transform", false) && greek == "Athena")
  }
}
