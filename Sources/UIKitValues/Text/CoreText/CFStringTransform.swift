import Foundation

/// The transform that takes marks off letters: é becomes e.
public var kCFStringTransformStripCombiningMarks: CFString! { "Any-Strip Combining Marks".constant }
/// The transform of any script to the Latin one.
public var kCFStringTransformToLatin: CFString! { "Any-Latin".constant }
/// The transform of fullwidth characters to halfwidth ones.
public var kCFStringTransformFullwidthHalfwidth: CFString! { "Fullwidth-Halfwidth".constant }
/// The transform of Latin letters to katakana.
public var kCFStringTransformLatinKatakana: CFString! { "Latin-Katakana".constant }
/// The transform of Latin letters to hiragana.
public var kCFStringTransformLatinHiragana: CFString! { "Latin-Hiragana".constant }
/// The transform of hiragana to katakana.
public var kCFStringTransformHiraganaKatakana: CFString! { "Hiragana-Katakana".constant }
/// The transform of Mandarin's characters to the Latin script.
public var kCFStringTransformMandarinLatin: CFString! { "Han-Latin".constant }
/// The transform of Latin letters to Hangul.
public var kCFStringTransformLatinHangul: CFString! { "Latin-Hangul".constant }
/// The transform of Latin letters to Arabic ones.
public var kCFStringTransformLatinArabic: CFString! { "Latin-Arabic".constant }
/// The transform of Latin letters to Hebrew ones.
public var kCFStringTransformLatinHebrew: CFString! { "Latin-Hebrew".constant }
/// The transform of Latin letters to Thai ones.
public var kCFStringTransformLatinThai: CFString! { "Latin-Thai".constant }
/// The transform of Latin letters to Cyrillic ones.
public var kCFStringTransformLatinCyrillic: CFString! { "Latin-Cyrillic".constant }
/// The transform of Latin letters to Greek ones.
public var kCFStringTransformLatinGreek: CFString! { "Latin-Greek".constant }
/// The transform of characters to their hexadecimal numbers in XML.
public var kCFStringTransformToXMLHex: CFString! { "Any-Hex/XML".constant }
/// The transform of characters to their names in Unicode.
public var kCFStringTransformToUnicodeName: CFString! { "Any-Name".constant }
/// The transform that takes diacritical marks off.
public var kCFStringTransformStripDiacritics: CFString! { "Any-Strip Diacritics".constant }

extension String {
  fileprivate var constant: NSString { NSString(string: self) }
}

/// Transforms a text.
///
/// - Parameters:
///   - range: Ignored: the whole text is transformed.
///   - transform: A constant, or a name of ICU's.
///   - reverse: Whether the transform is turned round.
/// - Returns: Whether the system has the transform.
@discardableResult
public func CFStringTransform(
  _ string: NSMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: NSString!, _ reverse: Bool
) -> Bool {
  let text = String(string)
  let name = String(transform)
  let result: String?
  if name.hasPrefix("Any-Strip") {
    result = reverse ? nil : text.folding(options: .diacriticInsensitive, locale: nil)
  } else {
    result = text.applyingTransform(StringTransform(name), reverse: reverse)
  }
  guard let result else { return false }
  string.setString(result)
  return true
}
