import CCairo
import CPixels

extension CGImage {
  /// The result of comparing two images of the same size; see `cpx_comparison` in `CPixels` for the terms.
  package struct Comparison: Hashable, Sendable {
    /// The number of pixels that differ.
    package var count = 0
    /// Their bounding box, in pixels; empty if all pixels are equal.
    package var bounds = CGRect.zero
    /// The largest CIE94 distance of two colors.
    package var distance = 0.0
    /// The number of pixels whose colors differ by more than the tolerance.
    package var beyond = 0
    /// The number of differing pixels outside of the explained boxes.
    package var unexplained = 0
    /// Their largest distance.
    package var unexplainedDistance = 0.0
    /// A Boolean value that indicates whether a block of 8 x 8 of them has an SSIM factor for contrast and structure below 0.9.
    package var changesStructure = false
    /// A Boolean value that indicates whether one of them has a uniform neighborhood in both images; `false` if the structure changes.
    package var changesSmoothAreas = false
  }

  /// Compares the pixels with those of an image of the same size.
  ///
  /// - Parameters:
  ///   - explained: Boxes in pixels with known differences, which are counted but not classified.
  ///   - tolerance: The CIE94 distance up to which colors do not count as `beyond`.
  /// - Returns: `nil` if the sizes differ or there is not enough memory.
  package func compare(
    with other: CGImage, explained: [CGRect] = [], tolerance: Double = 0
  ) -> Comparison? {
    guard width == other.width, height == other.height, let a = picture, let b = other.picture else {
      return nil
    }
    var mask: [UInt8] = []
    if !explained.isEmpty {
      mask = [UInt8](repeating: 0, count: width * height)
      let whole = CGRect(x: 0, y: 0, width: width, height: height)
      mask.withUnsafeMutableBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        for box in explained where box.isFinite {
          let part = box.integral.intersection(whole)
          guard !part.isNull, !part.isEmpty else { continue }
          for y in Int(part.minY)..<Int(part.maxY) {
            memset(base + y * width + Int(part.minX), 1, Int(part.width))
          }
        }
      }
    }
    let found = mask.withUnsafeBufferPointer { bytes in
      cpx_compare(a, b, bytes.isEmpty ? nil : bytes.baseAddress, tolerance, CPX_FASTEST)
    }
    guard found.failed == 0 else { return nil }
    return Comparison(
      count: Int(found.count),
      bounds: CGRect(
        x: Int(found.left), y: Int(found.top), width: Int(found.right) - Int(found.left),
        height: Int(found.bottom) - Int(found.top)),
      distance: found.distance, beyond: Int(found.beyond), unexplained: Int(found.unexplained),
      unexplainedDistance: found.unexplained_distance, changesStructure: found.changes_structure != 0,
      changesSmoothAreas: found.changes_smooth_areas != 0)
  }

  /// Returns a picture of the differences from another image, in magenta over a pale copy; it has the larger
  /// width and height of both.
  package func difference(from other: CGImage) -> CGImage? {
    let width = max(width, other.width)
    let height = max(height, other.height)
    guard let a = picture, let b = other.picture,
      let target = makeBitmapSurface(width, height, isOpaque: true)
    else { return nil }
    guard let pixels = cairo_image_surface_get_data(target) else {
      cairo_surface_destroy(target)
      return nil
    }
    cpx_difference(
      a, b, pixels, Int(cairo_image_surface_get_stride(target)), UInt32(width), UInt32(height))
    cairo_surface_mark_dirty(target)
    return CGImage(owning: target)
  }

  private var picture: cpx_picture? {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    return cpx_picture(
      pixels: pixels, stride: bytesPerRow, width: UInt32(width), height: UInt32(height),
      opaque: alphaInfo == .noneSkipFirst ? 1 : 0)
  }
}
