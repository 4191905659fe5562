import Foundation
import Typesetting

/// The settings of a paragraph: alignment, spacing, indents, line heights, line breaking. Lengths in points.
///
/// Unchecked, since the class is open: a style is constant once it is set up; a mutable one belongs to one thread at a time, as on
/// iOS.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  /// The settings that affect the measure, as the typesetter takes them.
  package final var settings = ParagraphSettings()
  package final var storage = Storage()

  /// Settings that the typesetter has under other names or does not know.
  package struct Storage: Hashable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var tabStops: [NSTextTab] = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    package var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    package var allowsDefaultTighteningForTruncation = false
    package var lineBreakStrategy: LineBreakStrategy = []
  }

  public override init() {
    super.init()
  }

  /// Whether styles are archived safely: yes.
  open class var supportsSecureCoding: Bool { true }

  /// Creates the style of an archive.
  public required init?(coder: NSCoder) {
    super.init()
    let style = NSMutableParagraphStyle()
    style.read(from: coder)
    take(style)
  }

  /// Archives all settings.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// The style of text that has none.
  public static let `default` = NSParagraphStyle()

  /// The writing direction of a language; nil means the user's.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
    guard let language else { return .leftToRight }
    return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(language)
      ? .rightToLeft : .leftToRight
  }

  /// How lines are aligned; `natural` by default.
  open var alignment: NSTextAlignment { storage.alignment }
  /// What becomes of text that does not fit; it is broken between words by default. Labels go by their own.
  open var lineBreakMode: NSLineBreakMode { storage.lineBreakMode }
  /// The direction of the whole paragraph; that of its first strong character by default.
  open var baseWritingDirection: NSWritingDirection { storage.baseWritingDirection }
  /// Space between lines.
  open var lineSpacing: CGFloat { CGFloat(settings.lineSpacing) }
  /// Space after the paragraph.
  open var paragraphSpacing: CGFloat { CGFloat(settings.paragraphSpacing) }
  /// Space before the paragraph in points; not used before the first one.
  open var paragraphSpacingBefore: CGFloat { CGFloat(settings.paragraphSpacingBefore) }
  /// Distance of the first line from the leading edge in points.
  open var firstLineHeadIndent: CGFloat { CGFloat(settings.firstLineHeadIndent) }
  /// Distance of the other lines from the leading edge in points.
  open var headIndent: CGFloat { CGFloat(settings.headIndent) }
  /// Positive: from the leading edge; zero or negative: from the trailing edge.
  open var tailIndent: CGFloat { CGFloat(settings.tailIndent) }
  /// A factor of the natural line height; 0 means none.
  open var lineHeightMultiple: CGFloat { CGFloat(settings.lineHeightMultiple) }
  /// The least height of a line in points.
  open var minimumLineHeight: CGFloat { CGFloat(settings.minimumLineHeight) }
  /// 0 means no limit.
  open var maximumLineHeight: CGFloat { CGFloat(settings.maximumLineHeight) }
  /// Distance of further tab stops after the last in points; 0 means none.
  open var defaultTabInterval: CGFloat { CGFloat(settings.defaultTabInterval) }
  /// In order of their distance; twelve, 28 points apart, by default.
  open var tabStops: [NSTextTab]! { storage.tabStops }
  /// From 0 to 1: words are divided where a line would otherwise fill less than this share of its width. English words
  /// only; soft hyphens divide words of any language, whatever the factor.
  open var hyphenationFactor: Float { storage.hyphenationFactor }
  /// Whether words are divided where the factor is 0; here that is done as with a factor of 1.
  open var usesDefaultHyphenation: Bool { storage.usesDefaultHyphenation }
  /// Whether a label sets its text closer before it is truncated; false by default.
  open var allowsDefaultTighteningForTruncation: Bool { storage.allowsDefaultTighteningForTruncation }
  /// The rules that choose among possible line breaks; none by default.
  open var lineBreakStrategy: LineBreakStrategy { storage.lineBreakStrategy }

  package final func take(_ other: NSParagraphStyle) {
    settings = other.settings
    storage = other.storage
  }

  /// A style with the same settings that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  /// An `NSMutableParagraphStyle` with the same settings.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return settings == other.settings && storage == other.storage
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(settings)
    hasher.combine(storage.alignment)
    return hasher.finalize()
  }

  /// Rules that choose among possible line breaks.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// Rules of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Takes a word along to a paragraph's last line that would hold a single one otherwise. The number of lines stays
    /// the same: both words have to fit.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines do not end within Korean words, unless a word is longer than the line.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels do: all of it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
