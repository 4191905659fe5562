import Foundation
import Testing

@testable import Typesetting
import UIKit

/// Pictures of text that were looked at one by one. `RECORD_GOLDENS=1` draws them anew; look again before committing.
///
/// Fonts for scripts that the bundled ones lack come with the tests: nothing of the machine is used.
@Suite @MainActor struct GoldenTextTests {
  private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private func check(_ name: String, _ size: CGSize, _ draw: () -> Void) throws {
    useStandardScreen()
    let context = try #require(CGContext(size: size, scale: 2, isOpaque: true))
    context.setFillColor(.white)
    context.fill(CGRect(origin: .zero, size: size))
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    let data = try #require(context.pngData())
    let file = Self.directory.appendingPathComponent("Goldens/\(name).png")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil { try data.write(to: file) }
    let golden = try #require(Bitmap(png: try Data(contentsOf: file)))
    let drawn = try #require(Bitmap(png: data))
    // Versions of cairo smooth edges a little differently.
    #expect(
      drawn.difference(from: golden) < 0.002, "\(name) is not what it was; RECORD_GOLDENS=1 draws it anew")
  }

  /// Draws labels under each other, each in a box of a width.
  private func column(_ labels: [UILabel], width: CGFloat = 300, height: CGFloat? = nil) {
    var y: CGFloat = 6
    for label in labels {
      label.frame = CGRect(
        x: 0, y: 0, width: width, height: height ?? label.sizeThatFits(CGSize(width: width, height: 0)).height
      )
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 8, y: y)
      label.layer.render(in: context)
      context.restoreGState()
      y += label.bounds.height + 6
    }
  }

  private func label(_ text: String, _ font: UIFont = .systemFont(ofSize: 17), lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = .black
    label.numberOfLines = lines
    return label
  }

  /// A font of the tests. It is not registered: other tests run at the same time.
  private func font(_ file: String, size: Double = 24) throws -> UIFont {
    let face = try FontFace(contentsOf: Self.directory.appendingPathComponent("Fonts/\(file)"))
    let request = FontRequest(family: .named(face.postScriptName), size: size)
    return UIFont(
      textFont: TextFont(request: request, face: face, slant: 0),
      descriptor: UIFontDescriptor(name: face.postScriptName, size: CGFloat(size)), scaling: nil)
  }

  @Test func latinTextLooksAsRecorded() throws {
    try check("latin", CGSize(width: 316, height: 270)) {
      column([
        label("Ångström, Žižek, ñandú, çağrı, Œuvre", .systemFont(ofSize: 15)),
        label("e\u{301}a\u{323}\u{302} combining marks, ½ № €", .systemFont(ofSize: 17)),
        label("AVATAR To. Ty “quoted” – dash", .systemFont(ofSize: 20, weight: .semibold)),
        label("Display 28", .systemFont(ofSize: 28, weight: .bold)),
        label("Thin and Black", .systemFont(ofSize: 22, weight: .thin)),
        label("Black", .systemFont(ofSize: 22, weight: .black)),
        label("Italic handgloves", .italicSystemFont(ofSize: 17)),
        label("0123456789 tabular", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)),
        label("let mono = \"code\"", .monospacedSystemFont(ofSize: 15, weight: .regular)),
      ])
    }
  }

  @Test func designsOfTheSystemFontLookAsRecorded() throws {
    func designed(_ design: UIFontDescriptor.SystemDesign, _ weight: UIFont.Weight) throws -> UIFont {
      let plain = UIFont.systemFont(ofSize: 24, weight: weight).fontDescriptor
      return UIFont(descriptor: try #require(plain.withDesign(design)), size: 0)
    }
    let labels = try [
      label("Default Rag 42", designed(.default, .regular)),
      label("Rounded Rag 42", designed(.rounded, .regular)),
      label("Rounded Bold 42", designed(.rounded, .bold)),
      label("Serif Rag 42", designed(.serif, .regular)),
      label("Serif Bold 42", designed(.serif, .bold)),
      label("Monospaced Rag", designed(.monospaced, .regular)),
    ]
    try check("designs", CGSize(width: 316, height: 220)) { column(labels) }
  }

  @Test func arabicTextLooksAsRecorded() throws {
    let labels = [label("السلام عليكم ١٢٣ iOS", try font("Arabic.ttf"), lines: 1)]
    try check("arabic", CGSize(width: 316, height: 54)) { column(labels) }
  }

  @Test func hebrewWithNumbersLooksAsRecorded() throws {
    let font = try font("Hebrew.ttf")
    let labels = [
      label("שלום 123 עולם", font, lines: 1), label("רכבת 42 בשעה 12:30", font, lines: 1),
      label("שָׁלוֹם abc אבג", font, lines: 1),
    ]
    try check("hebrew", CGSize(width: 316, height: 130)) { column(labels) }
  }

  @Test func indicAndThaiTextLooksAsRecorded() throws {
    let labels = [
      label("नमस्ते हिन्दी क्षत्रिय", try font("Devanagari.ttf"), lines: 1),
      label("สวัสดีชาวโลก", try font("Thai.ttf"), lines: 1),
    ]
    try check("indic-thai", CGSize(width: 316, height: 100)) { column(labels) }
  }

  /// Han, kana and hangul, with Latin from the system font as their fallback, wrapping between any characters.
  @Test func chineseJapaneseAndKoreanTextLooksAsRecorded() throws {
    let labels = [label("東京タワー、世界。Hello 你好한국어", try font("CJK.otf"))]
    try check("cjk", CGSize(width: 216, height: 125)) { column(labels, width: 200) }
  }

  /// Without fonts for them, characters are boxes.
  @Test func emojiAndMissingScriptsLookAsRecorded() throws {
    try check("boxes", CGSize(width: 316, height: 130)) {
      column([
        label("Emoji 😀👍🏽👩‍👩‍👧 and 🇩🇪"), label("Tibetan ཀཁ letters"),
        label("Large 😀", .systemFont(ofSize: 35)),
      ])
    }
  }

  /// With a font that has them: layers, pictures, a skin tone, a joined family and a flag; translucent text, and beside
  /// the system font.
  @Test func emojiInColourLookAsRecorded() throws {
    let faces = "😀👍👍🏿👩‍👩🇩🇪❤️"
    let pale = label(faces, try font("Emoji.ttf"))
    pale.textColor = UIColor.black.withAlphaComponent(0.4)
    let mixed = UILabel()
    let text = NSMutableAttributedString(string: "Hello ", attributes: [.font: UIFont.systemFont(ofSize: 24)])
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (
      CGSize(width: 2, height: 2), 2, UIColor.black
    )
    text.append(
      NSAttributedString(string: "👍🏿", attributes: [.font: try font("Emoji.ttf"), .shadow: shadow]))
    text.append(NSAttributedString(string: " there", attributes: [.font: UIFont.systemFont(ofSize: 24)]))
    mixed.attributedText = text
    let labels = [
      label(faces, try font("Emoji.ttf")), pale, mixed, label(faces, try font("Emoji.ttf", size: 12)),
    ]
    try check("emoji", CGSize(width: 216, height: 150)) { column(labels) }
  }

  /// Glyphs that lean and are widened, and ligatures of the serif design joined and apart.
  @Test func leaningWidenedAndJoinedGlyphsAreDrawn() throws {
    let descriptor = try #require(UIFont.systemFont(ofSize: 26).fontDescriptor.withDesign(.serif))
    let serif = UIFont(descriptor: descriptor, size: 0)
    func line(_ parts: [(String, [NSAttributedString.Key: Any])]) -> UILabel {
      let text = NSMutableAttributedString()
      for (string, attributes) in parts {
        text.append(
          NSAttributedString(
            string: string,
            attributes: [.font: UIFont.systemFont(ofSize: 22)].merging(attributes) { $1 }))
      }
      let label = UILabel()
      label.attributedText = text
      return label
    }
    let labels = [
      line([("plain ", [:]), ("lean ", [.obliqueness: 0.25]), ("back", [.obliqueness: -0.25])]),
      line([("wide ", [.expansion: 0.4]), ("narrow ", [.expansion: -0.4]), ("end", [:])]),
      line([("fi fl ", [.font: serif]), ("fi fl", [.font: serif, .ligature: 0])]),
      line([("\u{FB01}sh \u{FB02}y ", [:]), ("lean 漢", [.obliqueness: 0.25, .expansion: 0.2])]),
    ]
    try check("skewed", CGSize(width: 256, height: 160)) { column(labels, width: 240) }
  }

  @Test func truncatedTextLooksAsRecorded() throws {
    let modes: [NSLineBreakMode] = [
      .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping, .byWordWrapping,
      .byCharWrapping,
    ]
    let labels = modes.flatMap { mode in
      [1, 2].map { lines in
        let label = label("The quick brown fox jumps over the lazy dog and runs", lines: lines)
        label.lineBreakMode = mode
        return label
      }
    }
    try check("truncation", CGSize(width: 196, height: 470)) { column(labels, width: 180) }
  }

  @Test func shrinkingToFit() throws {
    func shrinking(_ adjustment: UIBaselineAdjustment, scale: CGFloat, lines: Int = 1) -> UILabel {
      let label = label("Shrinking text that is too long Ag", .systemFont(ofSize: 24), lines: lines)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = scale
      label.baselineAdjustment = adjustment
      label.backgroundColor = UIColor(white: 0.93, alpha: 1)
      return label
    }
    let tight = label("Tightened before it is cut", lines: 1)
    tight.allowsDefaultTighteningForTruncation = true
    let whole = tight.intrinsicContentSize.width
    try check("shrinking", CGSize(width: 216, height: 330)) {
      column(
        [
          shrinking(.alignBaselines, scale: 0.3), shrinking(.alignCenters, scale: 0.3),
          shrinking(.none, scale: 0.3), shrinking(.alignBaselines, scale: 0.8),
          shrinking(.alignBaselines, scale: 0.3, lines: 2),
        ], width: 200, height: 48)
      let context = UIGraphicsGetCurrentContext()
      context?.translateBy(x: 0, y: 276)
      column([tight], width: whole - 6)
    }
  }

  @Test func attributedRunsLookAsRecorded() throws {
    let text = NSMutableAttributedString(string: "")
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      text.append(
        NSAttributedString(
          string: string,
          attributes: [.font: UIFont.systemFont(ofSize: 20)].merging(attributes) { _, new in new }))
    }
    add("plain ", [:])
    add("red bold ", [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed])
    add("background\n", [.backgroundColor: UIColor.yellow])
    add("underline", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    add(" ", [:])
    add(
      "two words",
      [
        .underlineStyle: [NSUnderlineStyle.thick, .byWord] as NSUnderlineStyle, .underlineColor: UIColor.blue,
      ])
    add(" ", [:])
    add("dots\n", [.underlineStyle: [NSUnderlineStyle.single, .patternDash] as NSUnderlineStyle])
    add("struck ", [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.red])
    add("double ", [.underlineStyle: NSUnderlineStyle.double.rawValue])
    add("kerned\n", [.kern: 5])
    add("outline ", [.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 28)])
    add(
      "both\n",
      [
        .strokeWidth: -3, .strokeColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 28),
      ])
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.black
    add("shadow ", [.shadow: shadow])
    add("x", [:])
    add("2", [.baselineOffset: 8, .font: UIFont.systemFont(ofSize: 12)])
    add(" link", [.link: "https://example.org"])
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image {
      UIColor.systemGreen.setFill()
      $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 18, height: 18))
    }
    attachment.bounds = CGRect(x: 0, y: -3, width: 18, height: 18)
    add(" ", [:])
    add("\u{FFFC}", [.attachment: attachment])
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    try check("attributes", CGSize(width: 316, height: 170)) { column([label]) }
  }

  @Test func paragraphStylesLookAsRecorded() throws {
    func styled(_ text: String, _ configure: (NSMutableParagraphStyle) -> Void) -> UILabel {
      let style = NSMutableParagraphStyle()
      configure(style)
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: text,
        attributes: [
          .font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style, .foregroundColor: UIColor.black,
        ])
      label.backgroundColor = UIColor(white: 0.94, alpha: 1)
      return label
    }
    let words = "Extraordinarily complicated typographical considerations notwithstanding, paragraphs wrap."
    let table = "Apples\t1.5\tred\nPears\t12.25\tgreen"
    try check("paragraphs", CGSize(width: 236, height: 510)) {
      column(
        [
          styled(words) { $0.alignment = .justified },
          styled(words) {
            $0.alignment = .justified
            $0.hyphenationFactor = 1
          },
          styled(words) { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (24, 8, -16) },
          styled(words) { $0.alignment = .center },
          styled("Soft hy\u{AD}phen\u{AD}ation any\u{AD}where, even un\u{AD}der\u{AD}standing") { _ in },
          styled(table) {
            $0.tabStops = [
              NSTextTab(
                textAlignment: .right, location: 110,
                options: [.columnTerminators: NSTextTab.columnTerminators(for: nil)]),
              NSTextTab(textAlignment: .center, location: 180),
            ]
          },
          styled("one\ntwo\nthree") {
            ($0.lineSpacing, $0.paragraphSpacing, $0.lineHeightMultiple) = (2, 6, 1.2)
          },
        ], width: 220)
    }
  }

  @Test func fieldsAndTextViewsLookAsRecorded() throws {
    var views: [UIView] = []
    func field(_ style: UITextField.BorderStyle, _ configure: (UITextField) -> Void) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.borderStyle = style
      configure(field)
      views.append(field)
    }
    func box(_ color: UIColor) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
      view.backgroundColor = color
      return view
    }
    field(.roundedRect) { $0.placeholder = "Placeholder" }
    field(.line) {
      $0.text = "Line, clear button"
      $0.clearButtonMode = .always
    }
    field(.bezel) {
      ($0.leftView, $0.leftViewMode) = (box(.systemBlue), .always)
      ($0.rightView, $0.rightViewMode) = (box(.systemRed), .always)
      $0.text = "Between views"
    }
    field(.roundedRect) {
      $0.text = "secret"
      $0.isSecureTextEntry = true
    }
    field(.roundedRect) {
      $0.text = "Long text that is cut at its end"
      $0.textAlignment = .center
    }
    let window = window(216, 420)
    for (index, view) in views.enumerated() {
      view.frame.origin = CGPoint(x: 8, y: 8 + CGFloat(index) * 42)
      window.addSubview(view)
    }
    let typing = UITextField(frame: CGRect(x: 8, y: 218, width: 200, height: 34))
    typing.borderStyle = .roundedRect
    typing.text = "Selected text"
    window.addSubview(typing)
    #expect(typing.becomeFirstResponder())
    typing.selectedTextRange = typing.textRange(
      from: typing.beginningOfDocument,
      to: try #require(typing.position(from: typing.beginningOfDocument, offset: 8)))
    let view = UITextView(frame: CGRect(x: 8, y: 260, width: 200, height: 140))
    view.attributedText = NSAttributedString(
      string: "A text view wraps its text, has insets of its own and shows its links.",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    window.addSubview(view)
    window.layoutIfNeeded()
    try check("fields", CGSize(width: 216, height: 410)) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      window.layer.render(in: context)
    }
  }
}
