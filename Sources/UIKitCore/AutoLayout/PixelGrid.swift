/// Rounding to device pixels.
package enum PixelGrid {
  /// Sums of binary fractions miss the half of a pixel by less than this, in pixels.
  private static let slack: CGFloat = 1e-6

  /// The nearest multiple of a pixel, halves upwards, in points.
  static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    pixel(value, scale) / scale
  }

  /// The nearest whole pixel, halves upwards.
  private static func pixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + slack).rounded(.down)
  }

  /// Each edge rounded on its own; the size is their difference, as in Interface Builder's frames.
  package static func round(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
    // Whole pixels are subtracted and divided once: a width of 100 points is 100 wherever it begins.
    let (x, y) = (pixel(rect.minX, scale), pixel(rect.minY, scale))
    return CGRect(
      x: x / scale, y: y / scale, width: (pixel(rect.maxX, scale) - x) / scale,
      height: (pixel(rect.maxY, scale) - y) / scale)
  }

  /// The next multiple of a pixel that is not smaller, in points.
  static func ceil(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale - slack).rounded(.up) / scale
  }
}
