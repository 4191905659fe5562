/// Rounding to device pixels.
enum PixelGrid {
  /// Sums of binary fractions miss the half of a pixel by less than this, in pixels.
  private static let slack: CGFloat = 1e-6

  /// The nearest multiple of a pixel, halves upwards, in points.
  static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + slack).rounded(.down) / scale
  }

  /// Each edge rounded on its own; the size is their difference, as in Interface Builder's frames.
  static func round(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
    let x = round(rect.minX, scale)
    let y = round(rect.minY, scale)
    return CGRect(x: x, y: y, width: round(rect.maxX, scale) - x, height: round(rect.maxY, scale) - y)
  }

  /// The next multiple of a pixel that is not smaller, in points.
  static func ceil(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale - slack).rounded(.up) / scale
  }
}
