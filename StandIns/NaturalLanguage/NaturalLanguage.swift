/// Stands in for Apple's NaturalLanguage: texts are split into units; languages are not recognized.
@_exported import Foundation

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = NLLanguage("und")
  public static let english = NLLanguage("en")
  public static let german = NLLanguage("de")
  public static let french = NLLanguage("fr")
  public static let spanish = NLLanguage("es")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
}
/// A tokenizer that finds the words, sentences or paragraphs of a text.
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }
  public let unit: NLTokenUnit
  open var string: String?
  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    var found: [Range<String.Index>] = []
    var start: String.Index?
    var index = range.lowerBound
    func close(_ end: String.Index) {
      if let begin = start, begin < end { found.append(begin..<end) }
      start = nil
    }
    while index < range.upperBound {
      let (character, next) = (string[index], string.index(after: index))
      switch unit {
      case .word:
        let isInside =
          start != nil && (character == "'" || character == "’") && next < range.upperBound
          && string[next].isLetter
        if character.isLetter || character.isNumber || isInside {
          if start == nil { start = index }
        } else {
          close(index)
        }
      case .sentence:
        if start == nil, !character.isWhitespace { start = index }
        let isEnd = next == range.upperBound || string[next].isWhitespace
        if ".!?…".contains(character) && isEnd { close(next) }
      case .paragraph:
        if character.isNewline { close(index) } else if start == nil { start = index }
      case .document: if start == nil { start = index }
      }
      index = next
    }
    close(range.upperBound)
    return found
  }
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) where !block(token, []) { return }
  }
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
  }
}
/// A recognizer that does not recognize any language.
open class NLLanguageRecognizer: NSObject {
  public override init() { super.init() }
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  open var dominantLanguage: NLLanguage? { nil }
  open func processString(_ string: String) {}
  open func languageHypotheses(withMaximum count: Int) -> [NLLanguage: Double] { [:] }
  open func reset() {}
}
