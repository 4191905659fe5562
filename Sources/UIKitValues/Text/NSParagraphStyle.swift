import Foundation
import Typesetting

/// The settings of a paragraph: alignment, spacing, indents, line heights and line breaking. Lengths are in
/// points.
///
/// Unchecked, since the class is open: a style is constant after it is set up; a mutable one belongs to one
/// thread at a time, as on iOS.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  /// The settings that affect layout, in the typesetter's form.
  package final var settings = ParagraphSettings()
  package final var storage = Storage()

  /// The settings that the typesetter has in another form or does not use.
  package struct Storage: Hashable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var tabStops: [NSTextTab] = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    package var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    package var allowsDefaultTighteningForTruncation = false
    package var lineBreakStrategy: LineBreakStrategy = []
    var textLists: [NSTextList] = []
  }

  public override init() {
    super.init()
  }

  /// A Boolean value that indicates that styles support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a style from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    let style = NSMutableParagraphStyle()
    style.read(from: coder)
    take(style)
  }

  /// Encodes all settings.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { standard }
  private static let standard = NSParagraphStyle()

  /// Returns the writing direction of a language; `nil` means left to right.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
    guard let language else { return .leftToRight }
    return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(language)
      ? .rightToLeft : .leftToRight
  }

  /// The text alignment. The default is `natural`.
  open var alignment: NSTextAlignment { storage.alignment }
  /// The line break mode. The default is `byWordWrapping`. Labels use their own instead.
  open var lineBreakMode: NSLineBreakMode { storage.lineBreakMode }
  /// The base writing direction. The default is that of the first strong character.
  open var baseWritingDirection: NSWritingDirection { storage.baseWritingDirection }
  /// The spacing between lines, in points.
  open var lineSpacing: CGFloat { CGFloat(settings.lineSpacing) }
  /// The spacing after the paragraph, in points.
  open var paragraphSpacing: CGFloat { CGFloat(settings.paragraphSpacing) }
  /// The spacing before the paragraph, in points. Not applied to the first one.
  open var paragraphSpacingBefore: CGFloat { CGFloat(settings.paragraphSpacingBefore) }
  /// The indent of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { CGFloat(settings.firstLineHeadIndent) }
  /// The indent of the other lines from the leading edge, in points.
  open var headIndent: CGFloat { CGFloat(settings.headIndent) }
  /// The end of lines, in points: from the leading edge if positive, otherwise from the trailing edge.
  open var tailIndent: CGFloat { CGFloat(settings.tailIndent) }
  /// The factor of the natural line height; 0 for none.
  open var lineHeightMultiple: CGFloat { CGFloat(settings.lineHeightMultiple) }
  /// The minimum line height, in points.
  open var minimumLineHeight: CGFloat { CGFloat(settings.minimumLineHeight) }
  /// The maximum line height, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { CGFloat(settings.maximumLineHeight) }
  /// The interval of tab stops after the last one, in points; 0 for none.
  open var defaultTabInterval: CGFloat { CGFloat(settings.defaultTabInterval) }
  /// The tab stops, in order of location. By default there are twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { storage.tabStops }
  /// The threshold for hyphenation, from 0 to 1: words are divided if a line would fill less than this
  /// fraction of its width. English words only; soft hyphens divide words of any language, with any factor.
  open var hyphenationFactor: Float { storage.hyphenationFactor }
  /// A Boolean value that indicates whether words are hyphenated if the factor is 0. Treated as a factor of
  /// 1.
  open var usesDefaultHyphenation: Bool { storage.usesDefaultHyphenation }
  /// A Boolean value that indicates whether a label tightens letter spacing before truncation. The default is
  /// `false`.
  open var allowsDefaultTighteningForTruncation: Bool { storage.allowsDefaultTighteningForTruncation }
  /// The lists that contain the paragraph, from the outermost to the innermost. Layout does not draw markers:
  /// the text contains them, as that of `NSTextListElement` does.
  open var textLists: [NSTextList] { storage.textLists }
  /// The line break strategy. The default is empty.
  open var lineBreakStrategy: LineBreakStrategy { storage.lineBreakStrategy }

  package final func take(_ other: NSParagraphStyle) {
    settings = other.settings
    storage = other.storage
  }

  /// Returns an immutable style with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Returns an `NSMutableParagraphStyle` with the same settings.
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

  /// Rules that select among possible line breaks.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, which match UIKit's.
    public let rawValue: UInt
    /// Creates a strategy from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Moves a word to the last line of a paragraph that would otherwise contain a single word. The number of
    /// lines does not change.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Does not break lines within Korean words, unless a word is longer than the line.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of labels: all rules.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
