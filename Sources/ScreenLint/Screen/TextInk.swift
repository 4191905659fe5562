import UIKit

/// The part of a text's lines that its letters fill, by the metrics of its font.
@MainActor
enum TextInk {
  private static let descending = Set("gjpqyQçÇğşţ,;()[]{}|/\\@$_ý")

  /// Returns the smallest rectangle around the letters, in points in the screen's coordinate space; null for a text that is not drawn.
  static func rect(of text: LintText) -> CGRect {
    guard let first = text.lines.first, let drawn = text.drawn, let label = text.view as? UILabel,
      let top = drawn.baselines.first, let bottom = drawn.baselines.last, let font = label.font,
      font.pointSize > 0
    else { return text.box }
    let factor = drawn.pointSize / font.pointSize
    let shift = first.minY - drawn.lines[0].minY
    let isPlain = text.text.allSatisfy(\.isASCII)
    let rise = isPlain ? font.capHeight : font.ascender
    let fall = isPlain && !text.text.contains(where: descending.contains) ? 0 : -font.descender
    let box = text.box
    let minY = top + shift - rise * factor
    let maxY = bottom + shift + fall * factor
    return CGRect(x: box.minX, y: minY, width: box.width, height: max(0, maxY - minY))
  }
}
