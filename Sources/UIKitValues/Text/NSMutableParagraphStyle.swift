/// A mutable paragraph style.
///
/// Unchecked as its superclass is: it belongs to one thread at a time, as on iOS.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Returns a length that the typesetter accepts: nonnegative and finite.
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
  open override var textLists: [NSTextList] {
    get { super.textLists }
    set { storage.textLists = newValue }
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
    // An explicit factor takes precedence over the default, which divides words wherever that fills a line
    // better.
    settings.hyphenationFactor = factor == 0 && storage.usesDefaultHyphenation ? 1 : factor
  }

  /// Adds a tab stop, in order of location.
  open func addTabStop(_ tab: NSTextTab) {
    tabStops = (tabStops + [tab]).sorted { $0.location < $1.location }
  }

  /// Removes tab stops that are equal to a tab stop.
  open func removeTabStop(_ tab: NSTextTab) {
    tabStops = tabStops.filter { $0 != tab }
  }

  /// Copies all settings of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    take(style)
  }
}
