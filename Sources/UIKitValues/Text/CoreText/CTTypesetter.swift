import CoreGraphics
import Foundation
import Typesetting

// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A typesetter, which breaks a text into lines.
public final class CTTypesetter: NSObject {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = CTText.drawable(text)
    super.init()
  }

  /// Returns the number of characters from a start that fit a width, at least one.
  func count(from start: CFIndex, width: Double, breaking: LineBreaking) -> CFIndex {
    let start = min(max(start, 0), text.length)
    guard start < text.length else { return 0 }
    let rest = NSMutableAttributedString(
      attributedString: text.attributedSubstring(
        from: NSRange(location: start, length: text.length - start)))
    var paragraph = ParagraphSettings()
    paragraph.lineBreaking = breaking
    // The paragraphs' own modes do not matter here.
    rest.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: rest.length))
    let typeset = TypesetText(rest, font: .systemFont(ofSize: 12), color: .black, paragraph: paragraph)
    let layout = typeset.layout(TextLayout.Constraint(width: width, lineBreaking: breaking))
    // Separators and spaces at the end belong to the line.
    guard layout.lines.count > 1 else { return rest.length }
    return max(1, layout.lines[1].range.lowerBound)
  }
}

/// Creates a typesetter for a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}
/// Creates a typesetter for a text.
///
/// - Parameter options: Ignored.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? { CTTypesetter(string) }

/// Creates a line with a range of the text.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let start = min(max(stringRange.location, 0), typesetter.text.length)
  let rest = typesetter.text.length - start
  let length = stringRange.length <= 0 ? rest : min(stringRange.length, rest)
  return CTLine(
    typesetter.text.attributedSubstring(from: NSRange(location: start, length: length)),
    range: CFRange(location: start, length: length))
}
/// Creates a line with a range of the text.
///
/// - Parameter offset: Ignored: tab stops are relative to the start of the line.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }

/// Returns the number of characters of a line with a width that begins at an index and ends between words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.count(from: startIndex, width: width, breaking: .byWordWrapping) }
/// Returns the number of characters of a line with a width that begins at an index and ends between words.
public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestLineBreak(typesetter, startIndex, width) }
/// Returns the number of characters of a line with a width that begins at an index and ends between characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.count(from: startIndex, width: width, breaking: .byCharWrapping) }
/// Returns the number of characters of a line with a width that begins at an index and ends between characters.
public func CTTypesetterSuggestClusterBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestClusterBreak(typesetter, startIndex, width) }

/// The parts of a line that are truncated.
public enum CTLineTruncationType: UInt32, Sendable {
  /// The start.
  case start = 0
  /// The end.
  case end = 1
  /// The middle.
  case middle = 2
}

/// Creates a line that fits a width, in points: the line itself if it does; `nil` if not even the token fits.
///
/// - Parameter truncationToken: The line in place of what is left out; `nil` for nothing.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard Double(line.width) > width else { return line }
  let token = truncationToken?.text ?? NSAttributedString()
  guard Double(token.size().width) <= width else { return nil }
  let length = line.text.length
  func text(keeping count: Int) -> NSAttributedString {
    let result = NSMutableAttributedString()
    let head: Int
    switch truncationType {
    case .start: head = 0
    case .end: head = count
    case .middle: head = (count + 1) / 2
    }
    result.append(line.text.attributedSubstring(from: NSRange(location: 0, length: head)))
    result.append(token)
    let tail = count - head
    result.append(line.text.attributedSubstring(from: NSRange(location: length - tail, length: tail)))
    return result
  }
  // The largest number of characters that fits.
  var (low, high) = (0, length)
  while low < high {
    let middle = (low + high + 1) / 2
    if Double(text(keeping: middle).size().width) <= width { low = middle } else { high = middle - 1 }
  }
  return CTLine(text(keeping: low), range: line.range)
}

/// Returns the offset at which a line of less than a width begins, in points: 0 for a factor of 0, so that it ends at the width for 1.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double
{
  max(0, (flushWidth - Double(line.width)) * Double(min(max(flushFactor, 0), 1)))
}

/// Returns the width of the spaces at the end of the line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let string = line.text.string as NSString
  var end = string.length
  while end > 0, [0x20, 0x09, 0xA0].contains(string.character(at: end - 1)) { end -= 1 }
  guard end < string.length else { return 0 }
  return Double(
    CTLineGetOffsetForStringIndex(line, line.range.location + string.length, nil)
      - CTLineGetOffsetForStringIndex(line, line.range.location + end, nil))
}
