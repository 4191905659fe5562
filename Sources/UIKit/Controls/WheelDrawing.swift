import Foundation

/// Wheels of date pickers and pickers, as they stand still.
@MainActor
enum WheelDrawing {
  /// One wheel: its rows around the chosen one, which is in the middle.
  struct Wheel {
    let rows: [String]
    /// Points.
    let width: CGFloat
  }

  private static let rowHeight: CGFloat = 32

  /// The band around the chosen rows.
  static func band(in bounds: CGRect, _ context: CGContext) {
    let band = CGRect(
      x: bounds.minX + 9, y: bounds.midY - rowHeight / 2, width: max(bounds.width - 18, 0), height: rowHeight)
    ControlDrawing.fill(band, radius: 8, .tertiarySystemFill, in: context)
  }

  /// Wheels beside each other in the middle of a picker. Rows far from the chosen one are fainter, lower and closer, as
  /// on a drum.
  static func draw(_ wheels: [Wheel], in bounds: CGRect, isRightToLeft: Bool, _ context: CGContext) {
    band(in: bounds, context)
    var x = bounds.midX - wheels.map(\.width).reduce(0, +) / 2
    for wheel in isRightToLeft ? wheels.reversed() : wheels {
      let middle = wheel.rows.count / 2
      for (index, row) in wheel.rows.enumerated() {
        let distance = CGFloat(index - middle)
        let angle = distance * 0.32
        let center = bounds.midY + sin(angle) * rowHeight / 0.32
        let size = 21 * max(cos(angle), 0.4)
        let color =
          distance == 0 ? UIColor.label : UIColor.label.withAlphaComponent(0.5 - abs(distance) * 0.12)
        ControlDrawing.text(
          row, .systemFont(ofSize: size), color,
          in: CGRect(x: x, y: center - rowHeight / 2, width: wheel.width, height: rowHeight))
      }
      x += wheel.width
    }
  }
}
