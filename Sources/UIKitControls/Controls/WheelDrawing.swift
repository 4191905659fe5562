import Foundation

/// The drawing of wheels in date pickers and picker views: rows far from the selected one are fainter, lower
/// and closer together, as on a drum.
@MainActor
enum WheelDrawing {
  /// The height of a row in points.
  static let rowHeight: CGFloat = 32

  /// The angle between rows in radians.
  private static let angle: CGFloat = 0.32

  /// The position of a row on the drum.
  struct Place {
    /// The distance from the center in points.
    var shift: CGFloat
    /// The scale of the row, which is smaller far from the center.
    var scale: CGFloat
    var isSeen: Bool

    /// Returns the opacity of a row at a distance from the center, in rows.
    func alpha(_ distance: CGFloat) -> CGFloat {
      abs(distance) < 0.5 ? 1 : max(0.5 - abs(distance) * 0.12, 0)
    }
  }

  /// Returns the position of a row.
  ///
  /// - Parameter distance: The distance from the center, in rows.
  static func place(_ distance: CGFloat, _ rowHeight: CGFloat) -> Place {
    let turn = distance * angle
    guard abs(turn) < .pi / 2 else { return Place(shift: 0, scale: 0.01, isSeen: false) }
    return Place(shift: sin(turn) * rowHeight / angle, scale: max(cos(turn), 0.4), isSeen: true)
  }

  /// Draws the band around the selected rows.
  ///
  /// - Parameter isCapsule: Whether the ends are round, as since iOS 26; a guess by analogy with other controls.
  static func band(in bounds: CGRect, isCapsule: Bool, _ context: CGContext) {
    let band = CGRect(
      x: bounds.minX + 9, y: bounds.midY - rowHeight / 2, width: max(bounds.width - 18, 0), height: rowHeight)
    ControlDrawing.fill(
      band, radius: isCapsule ? rowHeight / 2 : 8, isContinuous: isCapsule, .tertiarySystemFill, in: context)
  }

  /// Draws a row of text, centered in a wheel.
  static func draw(_ line: NSAttributedString, _ distance: CGFloat, _ rowHeight: CGFloat, in bounds: CGRect) {
    let place = place(distance, rowHeight)
    let alpha = place.alpha(distance)
    guard place.isSeen, alpha > 0, line.length > 0, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    let size = line.size()
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY + place.shift)
    let fit = size.width > bounds.width && size.width > 0 ? bounds.width / size.width : 1
    context.scaleBy(x: place.scale * fit, y: place.scale * fit)
    if alpha < 1 { context.setAlpha(context.alpha * alpha) }
    line.draw(at: CGPoint(x: -size.width / 2, y: -size.height / 2))
    context.restoreGState()
  }

  /// Returns the text of a row with a wheel's font and color.
  static func line(_ text: String, color: UIColor? = nil) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: color ?? UIColor.label])
  }
}
