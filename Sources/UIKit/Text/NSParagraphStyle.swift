import Foundation
import Typesetting

/// The settings of a paragraph: alignment, spacing, indents, line heights, line breaking. Lengths in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The settings that affect the measure, as the typesetter takes them.
  final var settings = ParagraphSettings()
  fileprivate final var storage = Storage()

  /// Settings that the typesetter has under other names or does not know.
  fileprivate struct Storage: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var tabStops: [NSTextTab] = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
  }

  public override init() {
    super.init()
  }

  /// The style of text that has none.
  public static let `default` = NSParagraphStyle()

  /// The writing direction of a language; nil means the user's.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
    guard let language else { return .leftToRight }
    return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(language)
      ? .rightToLeft : .leftToRight
  }

  open var alignment: NSTextAlignment { storage.alignment }
  open var lineBreakMode: NSLineBreakMode { storage.lineBreakMode }
  open var baseWritingDirection: NSWritingDirection { storage.baseWritingDirection }
  /// Space between lines.
  open var lineSpacing: CGFloat { CGFloat(settings.lineSpacing) }
  /// Space after the paragraph.
  open var paragraphSpacing: CGFloat { CGFloat(settings.paragraphSpacing) }
  open var paragraphSpacingBefore: CGFloat { CGFloat(settings.paragraphSpacingBefore) }
  open var firstLineHeadIndent: CGFloat { CGFloat(settings.firstLineHeadIndent) }
  open var headIndent: CGFloat { CGFloat(settings.headIndent) }
  /// Positive: from the leading edge; zero or negative: from the trailing edge.
  open var tailIndent: CGFloat { CGFloat(settings.tailIndent) }
  /// A factor of the natural line height; 0 means none.
  open var lineHeightMultiple: CGFloat { CGFloat(settings.lineHeightMultiple) }
  open var minimumLineHeight: CGFloat { CGFloat(settings.minimumLineHeight) }
  /// 0 means no limit.
  open var maximumLineHeight: CGFloat { CGFloat(settings.maximumLineHeight) }
  open var defaultTabInterval: CGFloat { CGFloat(settings.defaultTabInterval) }
  open var tabStops: [NSTextTab]! { storage.tabStops }
  /// From 0 to 1: words are divided where a line would otherwise fill less than this share of its width. English words
  /// only; soft hyphens divide words of any language, whatever the factor.
  open var hyphenationFactor: Float { storage.hyphenationFactor }
  /// Whether words are divided where the factor is 0; here that is done as with a factor of 1.
  open var usesDefaultHyphenation: Bool { storage.usesDefaultHyphenation }
  open var allowsDefaultTighteningForTruncation: Bool { storage.allowsDefaultTighteningForTruncation }
  open var lineBreakStrategy: LineBreakStrategy { storage.lineBreakStrategy }

  fileprivate final func take(_ other: NSParagraphStyle) {
    settings = other.settings
    storage = other.storage
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

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
    public let rawValue: UInt
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

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// A length the typesetter can use: not negative, finite.
  private func length(_ value: CGFloat) -> Double {
    value.isFinite ? max(0, Double(value)) : 0
  }

  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set {
      storage.alignment = newValue
      settings.alignment = newValue.paragraphAlignment
    }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set {
      storage.lineBreakMode = newValue
      settings.lineBreaking = newValue.lineBreaking
    }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set {
      storage.baseWritingDirection = newValue
      settings.baseDirection =
        switch newValue {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { settings.lineSpacing = length(newValue) }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { settings.paragraphSpacing = length(newValue) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = length(newValue) }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = length(newValue) }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { settings.headIndent = length(newValue) }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { settings.tailIndent = newValue.isFinite ? Double(newValue) : 0 }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { settings.lineHeightMultiple = length(newValue) }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { settings.minimumLineHeight = length(newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { settings.maximumLineHeight = length(newValue) }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { settings.defaultTabInterval = length(newValue) }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set {
      storage.tabStops = newValue ?? []
      settings.tabStops = storage.tabStops.filter { $0.location.isFinite }.map(\.stop)
        .sorted { $0.location < $1.location }
    }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set {
      storage.hyphenationFactor = newValue
      applyHyphenation()
    }
  }
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set {
      storage.usesDefaultHyphenation = newValue
      applyHyphenation()
    }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { storage.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set {
      storage.lineBreakStrategy = newValue
      settings.keepsHangulWords = newValue.contains(.hangulWordPriority)
      settings.pushesOut = newValue.contains(.pushOut)
    }
  }

  private func applyHyphenation() {
    let factor = storage.hyphenationFactor.isFinite ? Double(min(max(storage.hyphenationFactor, 0), 1)) : 0
    // A factor of its own goes before the default, which is to divide words wherever that fills a line better.
    settings.hyphenationFactor = factor == 0 && storage.usesDefaultHyphenation ? 1 : factor
  }

  open func addTabStop(_ tab: NSTextTab) {
    tabStops = (tabStops + [tab]).sorted { $0.location < $1.location }
  }

  open func removeTabStop(_ tab: NSTextTab) {
    tabStops = tabStops.filter { $0 != tab }
  }

  /// Takes over all settings of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    take(style)
  }
}

/// A tab stop.
open class NSTextTab: NSObject, @unchecked Sendable {
  public let alignment: NSTextAlignment
  /// Distance from the leading edge in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  /// The characters that end a column of numbers in a locale: its decimal separator.
  open class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
  }

  /// The stop as the typesetter has it: `columnTerminators` with a point or comma make it one for decimals.
  fileprivate var stop: TabStop {
    if let terminators = options[.columnTerminators] as? CharacterSet {
      for separator in [".", ","] as [Unicode.Scalar] where terminators.contains(separator) {
        return TabStop(Double(location), alignment: .decimal(separator: UInt16(separator.value)))
      }
    }
    let aligned: TabStop.Alignment =
      switch alignment {
      case .center: .center
      case .right: .right
      default: .left
      }
    return TabStop(Double(location), alignment: aligned)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }

  /// A key of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}
