import Foundation
import Typesetting

/// A layout of text with an orientation of lines.
public protocol NSTextLayoutOrientationProvider {
  /// The orientation of lines.
  var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSLayoutManager {
  /// The orientation of lines. The raw values are those of the text system.
  public enum TextLayoutOrientation: Int, Sendable {
    /// Lines from left to right or from right to left.
    case horizontal = 0
    /// Lines from top to bottom.
    case vertical = 1
  }

  /// The properties of a glyph. The bits are those of the text system.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates properties from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The glyph is not laid out.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// The glyph is that of a control character.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// The glyph is that of white space, which justification widens.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// The glyph is that of a combining character.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The action of a control character. The bits are those of the text system.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates actions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The character has no width.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The delegate determines the character's width.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The character is a tab.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The character ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The character ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The character ends the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }

  /// Returns the glyph of a character in its font; 0 if there is none.
  func glyphOfFont(at index: Int) -> CGGlyph {
    guard let textStorage, isValidGlyphIndex(index) else { return 0 }
    let text = textStorage.string as NSString
    let unit = text.character(at: index)
    let scalar: Unicode.Scalar?
    if UTF16.isLeadSurrogate(unit), index + 1 < text.length {
      scalar = String(utf16CodeUnits: [unit, text.character(at: index + 1)], count: 2).unicodeScalars.first
    } else {
      scalar = Unicode.Scalar(unit)
    }
    let font =
      textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
    return scalar.flatMap { font.textFont.glyph(for: $0) }.flatMap { CGGlyph(exactly: $0) } ?? 0
  }

  /// Returns the properties that follow from a character.
  func property(at index: Int) -> GlyphProperty {
    guard let textStorage, isValidGlyphIndex(index) else { return [] }
    let unit = (textStorage.string as NSString).character(at: index)
    if UTF16.isTrailSurrogate(unit) { return .null }
    guard let scalar = Unicode.Scalar(unit) else { return [] }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return .controlCharacter
    case .spaceSeparator: return .elastic
    case .nonspacingMark, .spacingMark, .enclosingMark: return .nonBaseCharacter
    default: return []
    }
  }
}
