import CoreGraphics

/// Rounding to device pixels: the one place that says what the nearest, next and last pixel are.
package enum PixelGrid {
  /// Sums of binary fractions, as constraints make them, miss a pixel or its half by less than this, in pixels.
  private static let slack: CGFloat = 1e-6
  /// Measured text misses a pixel by less than this, in pixels: fonts measure in fractions of their units.
  private static let textSlack: CGFloat = 1e-4

  /// Returns the nearest multiple of a pixel in points, rounding halves up.
  package static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    pixel(value, scale) / scale
  }

  /// Returns the nearest whole pixel, rounding halves up.
  private static func pixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + slack).rounded(.down)
  }

  /// The nearest multiple of a pixel of a distance, in points: halves away from zero, so that distances to either side are
  /// rounded alike. Edges are rounded by `round(_:_:)`.
  package static func roundDistance(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale).rounded() / scale
  }

  /// An offset with both distances rounded.
  package static func roundDistance(_ offset: CGPoint, _ scale: CGFloat) -> CGPoint {
    CGPoint(x: roundDistance(offset.x, scale), y: roundDistance(offset.y, scale))
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
  package static func ceil(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale - slack).rounded(.up) / scale
  }

  /// The next multiple of a pixel that is not smaller than a length of text, in points.
  package static func ceilText(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale - textSlack).rounded(.up) / scale
  }

  /// The next multiple of a pixel that is not larger than a length of text, in points.
  package static func floorText(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale + textSlack).rounded(.down) / scale
  }
}

extension CGFloat {
  /// The nearest pixel of a distance, in points. A scale of zero counts as one.
  package func roundedToPixel(_ scale: CGFloat) -> CGFloat {
    PixelGrid.roundDistance(self, scale > 0 ? scale : 1)
  }

  /// The next whole pixel up of a length of text, in points; a rounding error above a pixel does not count.
  package func roundedUpToPixel(_ scale: CGFloat) -> CGFloat {
    PixelGrid.ceilText(self, scale > 0 ? scale : 1)
  }

  /// The next whole pixel down of a length of text, in points; a rounding error below a pixel does not count.
  package func roundedDownToPixel(_ scale: CGFloat) -> CGFloat {
    PixelGrid.floorText(self, scale > 0 ? scale : 1)
  }
}
