import Foundation
import Testing

import UIKit

/// Values of geometry in an archive, whose classes have to be at the top level of their file.
final class CodedGeometry: NSObject, NSSecureCoding {
  var values: [String] = []
  static var supportsSecureCoding: Bool { true }
  override init() { super.init() }
  func encode(with coder: NSCoder) {
    coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
    coder.encode(CGVector(dx: 3, dy: 4.5), forKey: "vector")
    coder.encode(CGSize(width: 5, height: 6), forKey: "size")
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    coder.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "transform")
    coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    coder.encode(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
    coder.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
  }
  required init?(coder: NSCoder) {
    values = [
      "\(coder.decodeCGPoint(forKey: "point"))", "\(coder.decodeCGVector(forKey: "vector").dy)",
      "\(coder.decodeCGSize(forKey: "size").height)", "\(coder.decodeCGRect(forKey: "rect"))",
      "\(coder.decodeCGAffineTransform(forKey: "transform").ty)",
      "\(coder.decodeUIEdgeInsets(forKey: "insets").right)",
      "\(coder.decodeDirectionalEdgeInsets(forKey: "directional").trailing)",
      "\(coder.decodeUIOffset(forKey: "offset").vertical)", "\(coder.decodeCGRect(forKey: "none"))",
    ]
  }
}

/// Values of the text system: keys, archives, attribute scopes, descriptors and items of the pasteboard.
@MainActor @Suite struct TextValueTests {
  /// Usages of the keyboard page, chapter 10 of the HID usage tables.
  @Test func keysHaveTheirUsages() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 0x04 && UIKeyboardHIDUsage.keyboardZ.rawValue == 0x1D)
    #expect(UIKeyboardHIDUsage.keyboard1.rawValue == 0x1E && UIKeyboardHIDUsage.keyboard0.rawValue == 0x27)
    #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 0x28)
    #expect(
      UIKeyboardHIDUsage.keyboardSpacebar.rawValue == 0x2C && UIKeyboardHIDUsage.keyboardF1.rawValue == 0x3A)
    #expect(
      UIKeyboardHIDUsage.keyboardRightArrow.rawValue == 0x4F
        && UIKeyboardHIDUsage.keypadNumLock.rawValue == 0x53)
    #expect(
      UIKeyboardHIDUsage.keyboardF24.rawValue == 0x73 && UIKeyboardHIDUsage.keyboardLANG9.rawValue == 0x98)
    #expect(
      UIKeyboardHIDUsage.keyboardLeftControl.rawValue == 0xE0
        && UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
    #expect(
      UIKeyboardHIDUsage.keyboardHangul == .keyboardLANG1
        && UIKeyboardHIDUsage(rawValue: 0x28) == .keyboardReturnOrEnter)
  }

  @Test func codersKeepCodedGeometry() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: CodedGeometry(), requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CodedGeometry.self, from: data))
    #expect(
      read.values == [
        "(1.0, 2.0)", "4.5", "6.0", "(1.0, 2.0, 3.0, 4.0)", "6.0", "4.0", "4.0", "8.0",
        "(0.0, 0.0, 0.0, 0.0)",
      ])
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 5, 6]") == CGAffineTransform(translationX: 5, y: 6))
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}").trailing == 4)
  }

  @Test func attributedStringsConvertAllAttributes() throws {
    let shadow = NSShadow()
    let attachment = NSTextAttachment()
    let style = NSAttributedString.TextEffectStyle.letterpressStyle
    let keys: [NSAttributedString.Key: Any] = [
      .ligature: 0, .strokeColor: UIColor.red, .strokeWidth: CGFloat(2), .shadow: shadow,
      .textEffect: style.rawValue,
      .attachment: attachment, .underlineColor: UIColor.blue, .strikethroughColor: UIColor.green,
      .obliqueness: CGFloat(0.5), .expansion: CGFloat(0.25), .accessibilitySpeechSpellOut: true,
      .accessibilityTextHeadingLevel: 2,
    ]
    let text = AttributedString(NSAttributedString(string: "x", attributes: keys))
    #expect(text.strokeWidth == 2 && text.textEffect == style && text.attachment === attachment)
    #expect(text.accessibilitySpeechSpellsOutCharacters == true && text.accessibilityHeadingLevel == 2)
    let back = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(Set(back.keys) == Set(keys.keys))
    #expect(back[.obliqueness] as? CGFloat == 0.5 && back[.shadow] as? NSShadow === shadow)
    typealias Underline = AttributeScopes.UIKitAttributes.UnderlineStyleAttribute
    struct Box: Codable {
      var style: NSUnderlineStyle
      init(_ style: NSUnderlineStyle) { self.style = style }
      init(from decoder: any Decoder) throws { style = try Underline.decode(from: decoder) }
      func encode(to encoder: any Encoder) throws { try Underline.encode(style, to: encoder) }
    }
    let data = try JSONEncoder().encode([Box(.double)])
    #expect(String(decoding: data, as: UTF8.self) == "[9]")
    #expect(try JSONDecoder().decode([Box].self, from: data)[0].style == .double)
  }

  // MARK: Fonts

  @Test func descriptorsMatchRegisteredFonts() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fonts/Thai.ttf")
    // Another test may have registered it.
    CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
    let family = try #require(UIFont.familyNames.first { $0.contains("Thai") })
    let names = UIFont.fontNames(forFamilyName: family)
    let all = UIFontDescriptor(fontAttributes: [.family: family]).matchingFontDescriptors(
      withMandatoryKeys: nil)
    #expect(all.map(\.postscriptName) == names && !names.isEmpty)
    let name = try #require(names.first)
    let one = UIFontDescriptor(name: name, size: 20).matchingFontDescriptors(withMandatoryKeys: [.name])
    #expect(one.map(\.postscriptName) == [name] && one.first?.pointSize == 20)
    func matches(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Bool {
      let found = UIFontDescriptor(fontAttributes: attributes).matchingFontDescriptors(withMandatoryKeys: nil)
      return found.contains { $0.postscriptName == name }
    }
    #expect(matches([.characterSet: CharacterSet(charactersIn: "\u{E01}")]))
    #expect(!matches([.characterSet: CharacterSet(charactersIn: "\u{4E00}")]))
    let bold = UIFontDescriptor.SymbolicTraits.traitBold.rawValue
    #expect(!matches([.traits: [UIFontDescriptor.TraitKey.symbolic: bold]]))
    let none = UIFontDescriptor(fontAttributes: [.family: "No such family"])
    #expect(none.matchingFontDescriptors(withMandatoryKeys: nil).isEmpty)
    #expect(none.matchingFontDescriptors(withMandatoryKeys: []).contains { $0.postscriptName == name })
  }

  @Test func matricesSlantAndWidenFonts() {
    let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let wide = plain.withMatrix(CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    func width(_ descriptor: UIFontDescriptor) -> CGFloat {
      NSAttributedString(string: "words", attributes: [.font: UIFont(descriptor: descriptor, size: 20)])
        .size().width
    }
    #expect(plain.matrix == .identity && wide.matrix.a == 1.5 && wide != plain)
    // The spacing of the system font is not widened.
    #expect(abs(width(wide) - 1.5 * width(plain)) < 2)
    let slanted = plain.withMatrix(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0))
    #expect(abs(width(slanted) - width(plain)) < 0.001)
    func drawn(_ descriptor: UIFontDescriptor) -> Bitmap {
      Bitmap(CGSize(width: 60, height: 30)) { _ in
        NSAttributedString(string: "lll", attributes: [.font: UIFont(descriptor: descriptor, size: 20)])
          .draw(at: .zero)
      }
    }
    #expect(drawn(slanted).difference(from: drawn(plain)) > 0.005)
    #expect(UIFontDescriptor(name: "X", matrix: wide.matrix).matrix == wide.matrix)
    #expect(UIFontDescriptor.SymbolicTraits.classSansSerif.rawValue == 0x8000_0000)
    #expect(UIFontDescriptor.SymbolicTraits.classMask.rawValue == 0xF000_0000)
  }

  @Test func weightsAndStylesHaveSymbolsAndMetrics() {
    #expect(
      UIFont.Weight.bold.symbolWeight() == .bold && UIFont.Weight.ultraLight.symbolWeight() == .ultraLight)
    #expect(
      UIFont.Weight(0.27).symbolWeight().fontWeight() == .semibold
        || UIFont.Weight(0.27).symbolWeight() == .medium)
    #expect(
      UIFont.TextStyle.title1.metrics.scaledValue(for: 10)
        == UIFontMetrics(forTextStyle: .title1).scaledValue(for: 10))
  }

  // MARK: Documents and attachments

  @Test func filesHaveTheDocument() throws {
    let text = NSAttributedString(string: "plain text")
    let file = try text.fileWrapper(
      from: NSRange(location: 0, length: 5),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(file.regularFileContents == Data("plain".utf8))
    #expect(throws: (any Error).self) {
      try text.fileWrapper(
        from: NSRange(location: 0, length: 5),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    let attached = NSMutableAttributedString(string: "ab")
    attached.append(NSAttributedString(attachment: NSTextAttachment()))
    #expect(!attached.containsAttachments(in: NSRange(location: 0, length: 2)))
    #expect(attached.containsAttachments(in: NSRange(location: 1, length: 5)))
  }

  @Test func paddingWidensAttachments() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
    let text = NSAttributedString(attachment: attachment)
    #expect(text.size().width == 30)
    attachment.lineLayoutPadding = 4
    #expect(text.size().width == 38)
    attachment.fileWrapper = FileWrapper(regularFileWithContents: Data([1, 2]))
    #expect(attachment.contents == Data([1, 2]))
  }

  private final class Token: NSTextAttachmentViewProvider {
    override func loadView() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 20))
      view.backgroundColor = .red
      self.view = view
      tracksTextAttachmentViewBounds = true
    }
  }

  // Unchecked as its superclass is: it belongs to the main actor.
  private final class Mention: NSTextAttachment, @unchecked Sendable {
    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      Token(
        textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
        location: location)
    }
  }

  @Test(arguments: [false, true])
  func textViewsDisplayTheViewsOfAttachments(isRegistered: Bool) throws {
    resetDevice()
    let attachment: NSTextAttachment
    if isRegistered {
      NSTextAttachment.registerViewProviderClass(Token.self, forFileType: "test.token")
      #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "test.token") == Token.self)
      attachment = NSTextAttachment(data: nil, ofType: "test.token")
    } else {
      attachment = Mention()
    }
    #expect(attachment.usesTextAttachmentView && !NSTextAttachment().usesTextAttachmentView)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let text = NSMutableAttributedString(string: "ab ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    view.layoutIfNeeded()
    let token = try #require(view.subviews.first { $0.backgroundColor == .red })
    let caret = view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: 3)))
    #expect(token.frame.size == CGSize(width: 44, height: 20) && abs(token.frame.minX - caret.minX) < 0.5)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(abs(end.minX - caret.minX - 44) < 0.5)
    #expect(token.frame.maxY > caret.minY && token.frame.maxY <= caret.maxY)
    view.text = "none"
    view.layoutIfNeeded()
    #expect(token.superview == nil)
  }

  // MARK: Pasting

  private final class Paste: NSObject, UITextPasteDelegate {
    var log: [String] = []
    var result: ((any UITextPasteItem) -> Void)?
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: any UITextPasteItem
    ) {
      log.append(
        "\(item.defaultAttributes[.font] != nil) \(item.itemProvider.registeredTypeIdentifiers.isEmpty)")
      if let result { result(item) } else { item.setDefaultResult() }
    }
  }

  @Test func delegatesTransformWhatIsPasted() {
    resetDevice()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "ab"
    let delegate = Paste()
    view.pasteDelegate = delegate
    UIPasteboard.general.string = "xyz"
    view.selectedRange = NSRange(location: 1, length: 1)
    view.paste(nil)
    #expect(view.text == "axyz" && delegate.log == ["true false"])
    delegate.result = { $0.setResult(string: "!") }
    view.paste(nil)
    #expect(view.text == "axyz!")
    delegate.result = { $0.setNoResult() }
    view.paste(nil)
    #expect(view.text == "axyz!")
    delegate.result = { item in
      item.setResult(attributedString: NSAttributedString(string: "bold", attributes: [.kern: 3]))
    }
    view.paste(nil)
    #expect(view.attributedText.attribute(.kern, at: 6, effectiveRange: nil) as? Int == 3)
    UIPasteboard.general.items = []
  }

  // MARK: Input

  @Test func inputsTellOfTheirText() throws {
    resetDevice()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = NSAttributedString(string: "ab\n\u{5D0}\u{5D1}", attributes: [.kern: 2])
    let start = view.beginningOfDocument
    #expect(view.baseWritingDirection(for: start, in: .forward) == .leftToRight)
    #expect(view.baseWritingDirection(for: view.endOfDocument, in: .backward) == .rightToLeft)
    #expect(view.textStyling(at: start, in: .forward)?[.kern] as? Int == 2)
    let range = try #require(view.textRange(from: start, to: view.endOfDocument))
    let position = try #require(view.position(within: range, atCharacterOffset: 3))
    #expect(view.characterOffset(of: position, within: range) == 3)
    #expect(view.position(within: range, atCharacterOffset: 6) == nil)
    let rects = view.selectionRects(for: range)
    #expect(rects.count == 2 && rects.first?.containsStart == true && rects.first?.containsEnd == false)
    #expect(rects.last?.containsEnd == true && rects.last?.isVertical == false)
    view.selectedRange = NSRange(location: 1, length: 2)
    let state = view.interactionState
    view.selectedRange = NSRange(location: 0, length: 0)
    view.interactionState = state
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(view.passwordRules == UITextInputPasswordRules(descriptor: "minlength: 8;"))
    #expect(
      view.insertTextPlaceholder(with: CGSize(width: 9, height: 5)).rects.map(\.rect.size) == [
        CGSize(width: 9, height: 5)
      ])
  }

  @Test func previewsHaveTheLinesOfDraggedText() {
    resetDevice()
    let storage = NSTextStorage(
      string: "one two three four five six seven eight", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 1e6)))
    let apart = UITextDragPreviewRenderer(
      layoutManager: manager, range: NSRange(location: 4, length: storage.length - 10), unifyRects: false)
    let renderer = UITextDragPreviewRenderer(
      layoutManager: manager, range: NSRange(location: 4, length: storage.length - 10))
    #expect(apart.firstLineRect.minX > 20 && apart.bodyRect.minY >= apart.firstLineRect.maxY - 0.01)
    #expect(apart.lastLineRect.minY >= apart.bodyRect.maxY - 0.01)
    #expect(
      renderer.firstLineRect.maxX == renderer.bodyRect.maxX
        && renderer.lastLineRect.minX == renderer.bodyRect.minX)
    let image = renderer.image
    #expect(abs(image.size.height - (renderer.lastLineRect.maxY - renderer.firstLineRect.minY)) < 1)
  }
}
