import CPango
import CoreGraphics

/// A glyph's outline as a cairo path in font units, y upward. Unchecked, since the path contains pointers
/// into `storage`, which is not changed after the initializer.
final class GlyphOutline: @unchecked Sendable {
  private let path: cairo_path_t
  private let storage: UnsafeMutableBufferPointer<cairo_path_data_t>
  /// The bounding box of all points, including control points; empty without an outline.
  let box: (minX: Double, minY: Double, maxX: Double, maxY: Double)

  init(glyph: UInt32, font: OpaquePointer) {
    let collector = Collector()
    hb_font_get_glyph_shape(
      font, glyph, GlyphOutline.drawFunctions.pointer, Unmanaged.passUnretained(collector).toOpaque())
    storage = .allocate(capacity: max(1, collector.elements.count))
    _ = storage.initialize(from: collector.elements)
    var path = cairo_path_t()
    path.status = CAIRO_STATUS_SUCCESS
    path.data = storage.baseAddress
    path.num_data = Int32(collector.elements.count)
    self.path = path
    box = collector.box
  }

  deinit {
    storage.deallocate()
  }

  var isEmpty: Bool { path.num_data == 0 }

  /// Adds the outline to the context's current path, transformed by its current matrix.
  func append(to cairo: OpaquePointer) {
    guard !isEmpty else { return }
    withUnsafePointer(to: path) { cairo_append_path(cairo, $0) }
  }

  /// Returns the outline as a path, transformed from font units.
  func path(_ transform: CGAffineTransform) -> CGPath {
    let result = CGMutablePath()
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: storage[index].point.x, y: storage[index].point.y).applying(transform)
    }
    var index = 0
    while index < Int(path.num_data) {
      let header = storage[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: result.move(to: point(index + 1))
      case CAIRO_PATH_LINE_TO: result.addLine(to: point(index + 1))
      case CAIRO_PATH_CURVE_TO:
        result.addCurve(to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
      default: result.closeSubpath()
      }
      index += Int(header.length)
    }
    return result
  }

  /// Collects the path elements that HarfBuzz reports.
  private final class Collector {
    var elements: [cairo_path_data_t] = []
    private(set) var box = (minX: 0.0, minY: 0.0, maxX: 0.0, maxY: 0.0)
    private var current = (x: 0.0, y: 0.0)
    private var isFirstPoint = true

    func add(_ type: cairo_path_data_type_t, _ points: [(Double, Double)]) {
      var element = cairo_path_data_t()
      element.header.type = type
      element.header.length = Int32(points.count + 1)
      elements.append(element)
      for (x, y) in points {
        var point = cairo_path_data_t()
        point.point.x = x
        point.point.y = y
        elements.append(point)
        current = (x, y)
        if isFirstPoint { box = (x, y, x, y) }
        isFirstPoint = false
        box = (min(box.minX, x), min(box.minY, y), max(box.maxX, x), max(box.maxY, y))
      }
    }

    func addQuadratic(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) {
      let (x0, y0) = current
      add(
        CAIRO_PATH_CURVE_TO,
        [
          (x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3), (x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3),
          (x, y),
        ])
    }
  }

  /// Unchecked, since it is a pointer: HarfBuzz made the functions immutable.
  private struct DrawFunctions: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private static let drawFunctions: DrawFunctions = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let data else { return }
        Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue()
          .add(CAIRO_PATH_MOVE_TO, [(Double(x), Double(y))])
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let data else { return }
        Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue()
          .add(CAIRO_PATH_LINE_TO, [(Double(x), Double(y))])
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        guard let data else { return }
        Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue()
          .addQuadratic(Double(cx), Double(cy), Double(x), Double(y))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        guard let data else { return }
        Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue()
          .add(
            CAIRO_PATH_CURVE_TO,
            [(Double(ax), Double(ay)), (Double(bx), Double(by)), (Double(x), Double(y))])
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in
        guard let data else { return }
        Unmanaged<Collector>.fromOpaque(data).takeUnretainedValue().add(CAIRO_PATH_CLOSE_PATH, [])
      }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return DrawFunctions(pointer: functions)
  }()
}
