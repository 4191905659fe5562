import CCairo
import CPixels

extension CGContext {
  /// Draws a picture in perspective.
  ///
  /// - Parameters:
  ///   - box: The part of the plane that the picture contains, in the plane's coordinates.
  ///   - projection: The matrix from the plane's coordinates to user space, row by row: the products of its
  ///     rows and (x, y, 1) are x, y and the divisor of the projected point.
  ///   - draw: Draws the picture in the plane's coordinates.
  /// - Returns: Whether the picture was drawn, which it is not if it extends behind the viewer.
  @discardableResult
  package func drawProjected(
    _ box: CGRect, by projection: [Double], _ draw: (CGContext) -> Void
  ) -> Bool {
    guard projection.count == 9, box.isFinite, box.width > 0, box.height > 0, !state.drawsNothing else {
      return false
    }
    let ctm = state.ctm
    let toDevice = [
      Double(ctm.a), Double(ctm.c), Double(ctm.tx), Double(ctm.b), Double(ctm.d), Double(ctm.ty), 0, 0, 1,
    ]
    let matrix = Self.product(toDevice, projection)
    // The bounding box of the projected corners, in device space.
    var seen = CGRect.null
    for corner in [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ] {
      let (x, y) = (Double(corner.x), Double(corner.y))
      let w = matrix[6] * x + matrix[7] * y + matrix[8]
      guard w > 1e-6 else { return false }
      let point = CGPoint(
        x: (matrix[0] * x + matrix[1] * y + matrix[2]) / w, y: (matrix[3] * x + matrix[4] * y + matrix[5]) / w
      )
      seen = seen.union(CGRect(origin: point, size: .zero))
    }
    let target = seen.insetBy(dx: -1, dy: -1).intersection(deviceClipBox).integral
    guard !target.isNull, target.width >= 1, target.height >= 1, target.width < 16_384, target.height < 16_384
    else { return true }
    // The resolution of the nearest part of the plane, within limits.
    let scale = min(
      max(max(seen.width / box.width, seen.height / box.height), ctm.meanScale) * 1.0,
      4096 / max(box.width, box.height))
    guard scale > 0, let picture = CGContext(size: box.size, scale: scale),
      case .bitmap(let source, _) = picture.target,
      let inverse = Self.inverse(matrix),
      let surface = makeBitmapSurface(Int(target.width), Int(target.height), isOpaque: false)
    else { return false }
    defer { cairo_surface_destroy(surface) }
    picture.translateBy(x: -box.minX, y: -box.minY)
    draw(picture)
    cairo_surface_flush(source)
    // From pixels of the target to those of the picture.
    let toPicture = Self.product(
      [
        Double(scale), 0, Double(-box.minX * scale), 0, Double(scale), Double(-box.minY * scale), 0, 0, 1,
      ],
      Self.product(inverse, [1, 0, Double(target.minX), 0, 1, Double(target.minY), 0, 0, 1]))
    guard let from = cairo_image_surface_get_data(source), let to = cairo_image_surface_get_data(surface)
    else {
      return false
    }
    cpx_warp(
      from, Int(cairo_image_surface_get_stride(source)), UInt32(cairo_image_surface_get_width(source)),
      UInt32(cairo_image_surface_get_height(source)), to, Int(cairo_image_surface_get_stride(surface)),
      UInt32(target.width), UInt32(target.height), toPicture)
    cairo_surface_mark_dirty(surface)
    cairo_save(cairoContext)
    cairo_identity_matrix(cairoContext)
    cairo_set_source_surface(cairoContext, surface, Double(target.minX), Double(target.minY))
    cairo_paint_with_alpha(cairoContext, Double(state.alpha))
    cairo_restore(cairoContext)
    return true
  }

  /// The box around what is not clipped away, in pixels.
  var deviceClipBox: CGRect {
    cairo_save(cairoContext)
    cairo_identity_matrix(cairoContext)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairoContext, &x1, &y1, &x2, &y2)
    cairo_restore(cairoContext)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    (0..<9).map { index in
      let (row, column) = (index / 3, index % 3)
      return (0..<3).reduce(0) { $0 + a[row * 3 + $1] * b[$1 * 3 + column] }
    }
  }

  private static func inverse(_ m: [Double]) -> [Double]? {
    let c0 = m[4] * m[8] - m[5] * m[7]
    let c1 = m[5] * m[6] - m[3] * m[8]
    let c2 = m[3] * m[7] - m[4] * m[6]
    let determinant = m[0] * c0 + m[1] * c1 + m[2] * c2
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    let sign: Double = determinant < 0 ? -1 : 1
    // The sign of the divisor has to be preserved: a positive factor does not matter.
    return [
      c0, m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      c1, m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      c2, m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ].map { $0 * sign }
  }
}
