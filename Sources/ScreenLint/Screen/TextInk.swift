import Foundation
import UIKit

/// The part of a text's lines that its letters fill, by the metrics of its font.
@MainActor
enum TextInk {
  private static let descending = Set("gjpqyQ,;()[]{}|/\\@$_".unicodeScalars)
  /// Marks below letters: cedilla, ogonek and comma.
  private static let below: Set<Unicode.Scalar> = ["\u{327}", "\u{328}", "\u{326}"]

  /// Returns the distances in points that a text's letters reach above and below the baseline.
  ///
  /// Letters of Latin scripts are measured without their marks, for which a fifth of the size is added above capitals. Others can be as high
  /// as the font.
  private static func reach(of text: String, _ font: UIFont) -> (rise: CGFloat, fall: CGFloat) {
    let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
    let marks = scalars.filter { (0x300...0x36F).contains($0.value) }
    guard scalars.allSatisfy({ $0.isASCII || (0x300...0x36F).contains($0.value) || $0 == "…" }) else {
      return (font.ascender, -font.descender)
    }
    let rise = marks.contains { !below.contains($0) } ? font.capHeight + font.pointSize / 5 : font.capHeight
    let falls = scalars.contains { descending.contains($0) || below.contains($0) }
    return (min(rise, font.ascender), falls ? -font.descender : 0)
  }

  /// Returns the smallest rectangle around the letters, in points in the screen's coordinate space; null for a text that is not drawn.
  static func rect(of text: LintText) -> CGRect {
    guard let first = text.lines.first, let drawn = text.drawn, let label = text.view as? UILabel,
      let top = drawn.baselines.first, let bottom = drawn.baselines.last, let font = label.font,
      font.pointSize > 0
    else { return text.box }
    let factor = drawn.pointSize / font.pointSize
    let shift = first.minY - drawn.lines[0].minY
    let (rise, fall) = reach(of: text.text, font)
    let box = text.box
    let minY = top + shift - rise * factor
    let maxY = bottom + shift + fall * factor
    return CGRect(x: box.minX, y: minY, width: box.width, height: max(0, maxY - minY))
  }
}
