import Foundation

/// A kind of part of a text. Raw values are UIKit's.
public enum UITextGranularity: Int, Sendable {
  /// What readers take for one character.
  case character
  /// Letters and figures.
  case word
  /// Up to its mark and the space behind.
  case sentence
  /// Up to the end of a paragraph.
  case paragraph
  /// Up to where the view breaks the line.
  case line
  /// All of the text.
  case document
}

/// Says how a text is divided.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The part around a position, if it is inside one: towards a direction where it lies between two.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is where a part ends that lies before it in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a part in a direction; nil where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is inside a part: towards a direction where it lies between two.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Divides the text of an input by its characters: words are letters and figures, sentences end with their marks.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// A tokenizer of an input, which it does not keep alive.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  /// The parts of a text, in UTF-16 units.
  private func parts(_ granularity: UITextGranularity) -> [Range<Int>] {
    let text = input?.wholeText ?? ""
    switch granularity {
    case .document: return text.isEmpty ? [] : [0..<text.utf16.count]
    case .line: return lines(of: text)
    default: return Self.parts(of: text, granularity)
    }
  }

  private func lines(of text: String) -> [Range<Int>] {
    guard let input else { return [] }
    var result: [Range<Int>] = []
    var start = 0
    var y: CGFloat?
    var offset = 0
    for character in text {
      let line = input.caretRect(for: UITextPosition(offset: offset)).midY
      if let y, abs(line - y) > 1 {
        result.append(start..<offset)
        start = offset
      }
      y = line
      offset += character.utf16.count
    }
    if offset > start { result.append(start..<offset) }
    return result
  }

  private static func parts(of text: String, _ granularity: UITextGranularity) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    var offset = 0
    var hasEnded = false
    func close(_ end: Int) {
      if let begin = start, end > begin { result.append(begin..<end) }
      start = nil
      hasEnded = false
    }
    for character in text {
      let next = offset + character.utf16.count
      switch granularity {
      case .word:
        if character.isLetter || character.isNumber || character == "'" || character == "\u{2019}" {
          if start == nil { start = offset }
        } else {
          close(offset)
        }
      case .sentence:
        if hasEnded, !character.isWhitespace, !".!?".contains(character) { close(offset) }
        if start == nil { start = offset }
        if ".!?".contains(character) || character.isNewline { hasEnded = true }
      case .paragraph:
        if start == nil { start = offset }
        if character.isNewline { close(next) }
      default:
        start = offset
        close(next)
      }
      offset = next
    }
    close(offset)
    return result
  }

  /// The part around a position, if it is inside one: towards a direction where it lies between two.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = position.offset
    let found = parts(granularity).first {
      direction.isBackward
        ? $0.lowerBound < place && place <= $0.upperBound : $0.lowerBound <= place && place < $0.upperBound
    }
    return found.map { UITextRange($0) }
  }

  /// Whether a position is where a part ends that lies before it in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    parts(granularity).contains {
      (direction.isBackward ? $0.lowerBound : $0.upperBound) == position.offset
    }
  }

  /// The next end of a part in a direction; nil where there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = position.offset
    let parts = parts(granularity)
    let found =
      direction.isBackward
      ? parts.last { $0.lowerBound < place }?.lowerBound : parts.first { $0.upperBound > place }?.upperBound
    return found.map { UITextPosition(offset: $0) }
  }

  /// Whether a position is inside a part: towards a direction where it lies between two.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
