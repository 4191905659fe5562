import Foundation
import ObjectiveCSupport
import Testing

import UIKit
@testable import UIKitValues

/// Objects that applications keep in archives come back equal. Expected: the objects that went in.
@Suite struct ArchivingTests {
  private func returned<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test(arguments: [
    UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), .white, .clear, .systemGreen, .label,
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 1.5, green: -0.25, blue: 0, alpha: 1),
  ])
  func colorsReturnFromArchives(_ color: UIColor) throws {
    let copy = try returned(color)
    #expect(copy == color)
    #expect(copy.cgColor == color.cgColor)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(copy.resolvedColor(with: dark).cgColor == color.resolvedColor(with: dark).cgColor)
  }

  @Test func aProvidedColorIsArchivedAsItIsSeen() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(try returned(color) == .blue)
  }

  @Test func aPatternKeepsItsPicture() throws {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let pattern = try #require(try returned(UIColor(patternImage: tile)).cgColor.pattern)
    #expect(UIImage(cgImage: pattern.image).pngData() == tile.pngData())
    #expect(pattern.scale == tile.scale)
  }

  /// Documentation of NSCoder: a key without a value gives nil. Programs have read archives of their older versions so.
  @Test func keysThatAreNotThereGiveNil() throws {
    KeyedArchives.install()
    let copy = try returned(ArchivedDocument(name: "A"))
    #expect(copy.name == "A" && copy.color == nil)
    // What is really damaged is still an error.
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedDocument.self, from: Data([1, 2, 3]))
    }
  }

  @Test func membersOfAnApplicationsClassAreArchived() throws {
    let settings = try returned(ArchivedSettings(color: .systemRed, font: .boldSystemFont(ofSize: 20)))
    #expect(settings.color == .systemRed)
    #expect(settings.font == .boldSystemFont(ofSize: 20))
  }

  @Test func fontsReturnFromArchives() throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .systemFont(ofSize: 13.5, weight: .black), .italicSystemFont(ofSize: 9),
      .monospacedSystemFont(ofSize: 14, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 14, weight: .light),
      .preferredFont(forTextStyle: .headline),
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 11), maximumPointSize: 30),
    ]
    for font in fonts {
      let copy = try returned(font)
      #expect(copy == font)
      #expect(copy.pointSize == font.pointSize)
      #expect(copy.fontName == font.fontName)
      #expect(copy.scaling == font.scaling)
      #expect(copy.isPreferred == font.isPreferred)
      #expect(
        ("0123" as NSString).size(withAttributes: [.font: copy])
          == ("0123" as NSString).size(withAttributes: [.font: font]))
    }
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Courier", .size: CGFloat(12), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(try returned(descriptor) == descriptor)
  }

  @Test func imagesReturnFromArchives() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
    }
    let insets = UIEdgeInsets(top: 0.5, left: 1, bottom: 0.25, right: 1)
    let image = picture.resizableImage(withCapInsets: insets, resizingMode: .stretch)
      .withRenderingMode(.alwaysTemplate).withAlignmentRectInsets(insets)
    let copy = try returned(image)
    #expect(copy.pngData() == image.pngData())
    #expect(copy.size == CGSize(width: 3, height: 2))
    #expect(copy.capInsets == insets && copy.resizingMode == .stretch && copy.alignmentRectInsets == insets)
    #expect(copy.renderingMode == .alwaysTemplate)

    let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    let symbol = try #require(UIImage(systemName: "star.fill", withConfiguration: configuration))
    let star = try returned(symbol)
    #expect(star == symbol)
    #expect(star.isSymbolImage && star.size == symbol.size)
    #expect(star.baselineOffsetFromBottom == symbol.baselineOffsetFromBottom)
    #expect(star.symbolConfiguration?.weight == .bold)

    let animated = try #require(UIImage.animatedImage(with: [picture, symbol], duration: 2))
    #expect(try returned(animated).images?.map { $0.pngData() } == [picture.pngData(), symbol.pngData()])
    #expect(try returned(animated).duration == 2)
    #expect(try returned(UIImage()).size == .zero)
    let missing = StandInImage(size: CGSize(width: 12, height: 34), symbol: nil)
    #expect(try returned(missing).size == CGSize(width: 12, height: 34))
  }

  @Test func pathsReturnFromArchives() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 50, y: -6.5))
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.usesEvenOddFillRule = true
    path.setLineDash([3, 1.5], count: 2, phase: 0.5)
    let copy = try returned(path)
    #expect(copy.cgPath == path.cgPath)
    #expect(copy.lineWidth == 2.5 && copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel)
    #expect(copy.usesEvenOddFillRule && copy.miterLimit == 10 && copy.flatness == path.flatness)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [3, 1.5] && count == 2 && phase == 0.5)
  }

  @Test func paragraphStylesReturnFromArchives() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingMiddle
    style.baseWritingDirection = .rightToLeft
    style.lineSpacing = 1
    style.paragraphSpacing = 2
    style.paragraphSpacingBefore = 3
    style.firstLineHeadIndent = 4
    style.headIndent = 5
    style.tailIndent = -6
    style.lineHeightMultiple = 1.25
    style.minimumLineHeight = 7
    style.maximumLineHeight = 8
    style.defaultTabInterval = 9
    style.tabStops = [
      NSTextTab(
        textAlignment: .right, location: 10, options: [.columnTerminators: CharacterSet(charactersIn: ",")])
    ]
    style.hyphenationFactor = 0.5
    style.allowsDefaultTighteningForTruncation = true
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    // Equality compares all settings.
    #expect(try returned(style) == style)
    let copy = try returned(style.copy() as! NSParagraphStyle)
    #expect(copy == style)
    #expect(!(copy is NSMutableParagraphStyle))
  }

  @Test func attributedStringsReturnFromArchives() throws {
    let text = NSMutableAttributedString(string: "red and bold")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 8, length: 4))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 12))
    KeyedArchives.install()
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    let copy = try #require(
      reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSAttributedString)
    #expect(copy == text)
  }

  @Test func damagedArchivesGiveNil() throws {
    let writer = NSKeyedArchiver(requiringSecureCoding: true)
    writer.encode(Data([1]) as NSData, forKey: UIBezierPath.CodingKeys.types)
    writer.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
    #expect(UIBezierPath(coder: reader) == nil)
    #expect(UIColor(coder: reader) == nil)
    #expect(UIImage(coder: reader) == nil)
    #expect(UIFont(coder: reader) == nil)
  }
}

/// An application's class with a colour, as applications keep their settings.
final class ArchivedSettings: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let color: UIColor
  let font: UIFont
  init(color: UIColor, font: UIFont) {
    self.color = color
    self.font = font
  }
  func encode(with coder: NSCoder) {
    coder.encode(color, forKey: "color")
    coder.encode(font, forKey: "font")
  }
  required convenience init?(coder: NSCoder) {
    guard let color = coder.decodeObject(of: UIColor.self, forKey: "color"),
      let font = coder.decodeObject(of: UIFont.self, forKey: "font")
    else { return nil }
    self.init(color: color, font: font)
  }
}

/// A class that has got further properties since its archive was written.
final class ArchivedDocument: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let name: String
  let color: UIColor?
  init(name: String) { (self.name, color) = (name, nil) }
  func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }
  init?(coder: NSCoder) {
    color = coder.decodeObject(of: UIColor.self, forKey: "color")
    _ = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "list")
    name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
  }
}
