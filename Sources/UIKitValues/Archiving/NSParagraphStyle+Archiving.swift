import Foundation

/// The keys of paragraph styles in archives.
private enum Key {
  static let alignment = "NSAlignment"
  static let lineBreakMode = "NSLineBreakMode"
  static let direction = "NSWritingDirection"
  static let lineSpacing = "NSLineSpacing"
  static let spacing = "NSParagraphSpacing"
  static let spacingBefore = "NSParagraphSpacingBefore"
  static let firstLineHeadIndent = "NSFirstLineHeadIndent"
  static let headIndent = "NSHeadIndent"
  static let tailIndent = "NSTailIndent"
  static let heightMultiple = "NSLineHeightMultiple"
  static let minimumHeight = "NSMinLineHeight"
  static let maximumHeight = "NSMaxLineHeight"
  static let tabInterval = "NSDefaultTabInterval"
  static let tabStops = "NSTabStops"
  static let hyphenation = "NSHyphenationFactor"
  static let defaultHyphenation = "NSUsesDefaultHyphenation"
  static let tightening = "NSAllowsTighteningForTruncation"
  static let strategy = "NSLineBreakStrategy"
  static let lists = "NSTextLists"
}

extension NSParagraphStyle {
  func write(to coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: Key.alignment)
    coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreakMode)
    coder.encode(baseWritingDirection.rawValue, forKey: Key.direction)
    coder.encode(Double(lineSpacing), forKey: Key.lineSpacing)
    coder.encode(Double(paragraphSpacing), forKey: Key.spacing)
    coder.encode(Double(paragraphSpacingBefore), forKey: Key.spacingBefore)
    coder.encode(Double(firstLineHeadIndent), forKey: Key.firstLineHeadIndent)
    coder.encode(Double(headIndent), forKey: Key.headIndent)
    coder.encode(Double(tailIndent), forKey: Key.tailIndent)
    coder.encode(Double(lineHeightMultiple), forKey: Key.heightMultiple)
    coder.encode(Double(minimumLineHeight), forKey: Key.minimumHeight)
    coder.encode(Double(maximumLineHeight), forKey: Key.maximumHeight)
    coder.encode(Double(defaultTabInterval), forKey: Key.tabInterval)
    coder.encode(storage.tabStops as NSArray, forKey: Key.tabStops)
    coder.encode(hyphenationFactor, forKey: Key.hyphenation)
    coder.encode(usesDefaultHyphenation, forKey: Key.defaultHyphenation)
    coder.encode(allowsDefaultTighteningForTruncation, forKey: Key.tightening)
    coder.encode(Int(lineBreakStrategy.rawValue), forKey: Key.strategy)
    if !textLists.isEmpty { coder.encode(textLists as NSArray, forKey: Key.lists) }
  }
}

extension NSMutableParagraphStyle {
  func read(from coder: NSCoder) {
    func length(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
    lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: Key.lineBreakMode)) ?? .byWordWrapping
    baseWritingDirection =
      NSWritingDirection(rawValue: coder.decodeInteger(forKey: Key.direction)) ?? .natural
    lineSpacing = length(Key.lineSpacing)
    paragraphSpacing = length(Key.spacing)
    paragraphSpacingBefore = length(Key.spacingBefore)
    firstLineHeadIndent = length(Key.firstLineHeadIndent)
    headIndent = length(Key.headIndent)
    tailIndent = length(Key.tailIndent)
    lineHeightMultiple = length(Key.heightMultiple)
    minimumLineHeight = length(Key.minimumHeight)
    maximumLineHeight = length(Key.maximumHeight)
    defaultTabInterval = length(Key.tabInterval)
    if coder.containsValue(forKey: Key.tabStops),
      let stops = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: Key.tabStops) as? [NSTextTab]
    {
      tabStops = stops
    }
    hyphenationFactor = coder.decodeFloat(forKey: Key.hyphenation)
    usesDefaultHyphenation = coder.decodeBool(forKey: Key.defaultHyphenation)
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: Key.tightening)
    lineBreakStrategy = LineBreakStrategy(
      rawValue: UInt(bitPattern: coder.decodeInteger(forKey: Key.strategy)))
    if coder.containsValue(forKey: Key.lists),
      let lists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: Key.lists) as? [NSTextList]
    {
      textLists = lists
    }
  }
}
