import Foundation

/// A unit of text. The raw values are UIKit's.
public enum UITextGranularity: Int, Sendable {
  /// A user-perceived character.
  case character
  /// A word of letters and numbers.
  case word
  /// A sentence with its final punctuation and the white space after it.
  case sentence
  /// A paragraph with its final line break.
  case paragraph
  /// A line as the view breaks it.
  case line
  /// The whole text.
  case document
}

/// The methods that divide text into units.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that encloses a position; between two units the direction selects one. Returns `nil`
  /// outside of any unit.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns a Boolean value that indicates whether a unit ends at a position in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit in a direction; `nil` if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns a Boolean value that indicates whether a position is in a unit; between two units the direction
  /// selects one.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A tokenizer that divides text by its characters: words are letters and numbers, sentences end with their
/// punctuation.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer for an input, which is not retained.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the units of the text, in UTF-16 units.
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

  /// Returns the units of a text, in UTF-16 units.
  nonisolated static func parts(of text: String, _ granularity: UITextGranularity) -> [Range<Int>] {
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

  /// Returns the unit that encloses a position; between two units the direction selects one. Returns `nil`
  /// outside of any unit.
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

  /// Returns a Boolean value that indicates whether a unit ends at a position in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    parts(granularity).contains {
      (direction.isBackward ? $0.lowerBound : $0.upperBound) == position.offset
    }
  }

  /// Returns the next boundary of a unit in a direction; `nil` if there is none.
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

  /// Returns a Boolean value that indicates whether a position is in a unit; between two units the direction
  /// selects one.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
