/// Rounding of coordinates to device pixels.
package enum PixelGrid {
  /// The tolerance, in pixels, by which sums of binary fractions may miss half a pixel.
  private static let slack: CGFloat = 1e-6

  /// Returns the nearest multiple of a pixel in points, rounding halves up.
  static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    pixel(value, scale) / scale
  }

  /// Returns the nearest whole pixel, rounding halves up.
  private static func pixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + slack).rounded(.down)
  }

  /// Rounds each edge separately; the size is their difference, as in Interface Builder's frames.
  package static func round(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
    // Whole pixels are subtracted and divided once, so that a width of 100 points is 100 at any position.
    let (x, y) = (pixel(rect.minX, scale), pixel(rect.minY, scale))
    return CGRect(
      x: x / scale, y: y / scale, width: (pixel(rect.maxX, scale) - x) / scale,
      height: (pixel(rect.maxY, scale) - y) / scale)
  }

  /// Returns the smallest multiple of a pixel that is not less than the value, in points.
  static func ceil(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale - slack).rounded(.up) / scale
  }
}
