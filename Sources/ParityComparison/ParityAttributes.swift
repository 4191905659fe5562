/// The differences of matched views aside from frames: texts, fonts and colors.
enum ParityAttributes {
  /// Returns sentences about a view on iOS and here.
  static func sentences(_ one: ParityRecording.View, _ other: ParityRecording.View) -> [String] {
    let name = ParityWords.name(of: one)
    var result: [String] = []
    if one.text != other.text {
      result.append(
        "\(one.class) says \(ParityWords.quoted(other.text)) instead of \(ParityWords.quoted(one.text))")
    }
    let fonts = fontWords(one.font, other.font)
    if !fonts.isEmpty { result.append("\(name) has another font\(fonts)") }
    if let color = one.textColor, let shown = other.textColor, !isSame(color, shown) {
      result.append("\(name) has the text color \(shown) instead of \(color)")
    }
    return result
  }

  /// Returns the difference of two fonts; empty if they are equal.
  static func fontWords(_ one: ParityRecording.Font?, _ other: ParityRecording.Font?) -> String {
    guard let one, let other else { return "" }
    let (name, shown) = (plain(one.name), plain(other.name))
    guard name != shown || abs(one.size - other.size) > 0.01 else { return "" }
    return ", \(shown) \(ParityChange.number(other.size)) instead of \(name) \(ParityChange.number(one.size))"
  }

  /// Returns the name of a font, and one name for the system's own fonts, which have several: `system-Bold`.
  static func plain(_ name: String) -> String {
    let families: [(prefix: String, name: String)] = [
      (".SFUIMono", "monospaced system"), (".AppleSystemUIFontMonospaced", "monospaced system"),
      (".SFNSMono", "monospaced system"), ("TinamouMono", "monospaced system"),
      (".SFUIRounded", "rounded system"), (".AppleSystemUIFontRounded", "rounded system"),
      ("TinamouUIRounded", "rounded system"), (".AppleSystemUIFontSerif", "serif system"),
      (".NewYork", "serif system"), ("TinamouSerif", "serif system"),
      (".SFUIText", "system"), (".SFUIDisplay", "system"), (".SFUI", "system"), (".SFProText", "system"),
      (".SFProDisplay", "system"), (".AppleSystemUIFont", "system"), ("TinamouUI", "system"),
    ]
    guard let family = families.first(where: { name.hasPrefix($0.prefix) }) else { return name }
    let style = name.split(separator: "-", maxSplits: 1).dropFirst().first ?? "Regular"
    return "\(family.name)-\(style == "RegularItalic" ? "Italic" : style)"
  }

  /// Returns whether colors as `#rrggbbaa` differ by less than two hundredths in each part, which rounding explains.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    guard one != other else { return true }
    func parts(_ color: String) -> [Int] {
      let digits = Array(color.dropFirst())
      guard digits.count == 8 else { return [] }
      return stride(from: 0, to: 8, by: 2).compactMap { Int(String(digits[$0..<$0 + 2]), radix: 16) }
    }
    let (a, b) = (parts(one), parts(other))
    return a.count == 4 && b.count == 4 && zip(a, b).allSatisfy { abs($0 - $1) <= 2 }
  }
}
