import Foundation

/// How wheels of date pickers and pickers look: rows far from the chosen one are fainter, lower and closer, as on a drum.
@MainActor
enum WheelDrawing {
  /// Points.
  static let rowHeight: CGFloat = 32

  /// From row to row, in radians.
  private static let angle: CGFloat = 0.32

  /// Where a row is on the drum.
  struct Place {
    /// Points from the middle.
    var shift: CGFloat
    /// How much lower it is.
    var scale: CGFloat
    var isSeen: Bool

    /// How strong a row is at a distance from the middle, in rows.
    func alpha(_ distance: CGFloat) -> CGFloat {
      abs(distance) < 0.5 ? 1 : max(0.5 - abs(distance) * 0.12, 0)
    }
  }

  /// - Parameter distance: from the middle, in rows.
  static func place(_ distance: CGFloat, _ rowHeight: CGFloat) -> Place {
    let turn = distance * angle
    guard abs(turn) < .pi / 2 else { return Place(shift: 0, scale: 0.01, isSeen: false) }
    return Place(shift: sin(turn) * rowHeight / angle, scale: max(cos(turn), 0.4), isSeen: true)
  }

  /// The band around the chosen rows.
  static func band(in bounds: CGRect, _ context: CGContext) {
    let band = CGRect(
      x: bounds.minX + 9, y: bounds.midY - rowHeight / 2, width: max(bounds.width - 18, 0), height: rowHeight)
    ControlDrawing.fill(band, radius: 8, .tertiarySystemFill, in: context)
  }

  /// A row of text, in the middle of a wheel's width.
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

  /// The text of a row as wheels show it.
  static func line(_ text: String, color: UIColor? = nil) -> NSAttributedString {
    NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: color ?? UIColor.label])
  }
}
