// Paths, which are Core Graphics's.

public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
  private final class Storage {
    let path: CGMutablePath
    init(_ path: CGPath) { self.path = path.mutableCopy() ?? CGMutablePath() }
  }
  private var storage: Storage
  private mutating func change(_ body: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.path) }
    body(storage.path)
  }
  private init(_ body: (CGMutablePath) -> Void) {
    storage = Storage(CGMutablePath())
    body(storage.path)
  }
  public init() { storage = Storage(CGMutablePath()) }
  public init(_ path: CGPath) { storage = Storage(path) }
  public init(_ path: CGMutablePath) { storage = Storage(path) }
  public init(_ rect: CGRect) { self.init { (path: CGMutablePath) in path.addRect(rect) } }
  public init(ellipseIn rect: CGRect) { self.init { (path: CGMutablePath) in path.addEllipse(in: rect) } }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
  /// Creates a path from a description: numbers, each group followed by its letter: m, l, q, c or h.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ letter: String) {
      let numbers = points.flatMap { [$0.x, $0.y] }.map { Double($0) }
      words += numbers.map { $0 == $0.rounded() && abs($0) < 1e9 ? "\(Int($0))" : "\($0)" } + [letter]
    }
    forEach {
      switch $0 {
      case .move(let end): add([end], "m")
      case .line(let end): add([end], "l")
      case .quadCurve(let end, let control): add([control, end], "q")
      case .curve(let end, let first, let second): add([first, second, end], "c")
      case .closeSubpath: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }
  public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }

  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  private var elements: [Element] {
    var result: [Element] = []
    forEach { result.append($0) }
    return result
  }
  public func forEach(_ body: (Element) -> Void) {
    storage.path.applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint: body(.move(to: element.points[0]))
      case .addLineToPoint: body(.line(to: element.points[0]))
      case .addQuadCurveToPoint: body(.quadCurve(to: element.points[1], control: element.points[0]))
      case .addCurveToPoint:
        body(.curve(to: element.points[2], control1: element.points[0], control2: element.points[1]))
      case .closeSubpath: body(.closeSubpath)
      @unknown default: break
      }
    }
  }

  public var cgPath: CGPath { storage.path.copy() ?? storage.path }
  public var isEmpty: Bool { storage.path.isEmpty }
  public var boundingRect: CGRect { storage.path.boundingBox }
  public var currentPoint: CGPoint? { isEmpty ? nil : storage.path.currentPoint }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    storage.path.contains(point, using: eoFill ? .evenOdd : .winding)
  }
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRoundedRect(
        in: rect, cornerWidth: min(cornerSize.width, rect.width / 2),
        cornerHeight: min(cornerSize.height, rect.height / 2), transform: transform)
    }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    let corners: [(corner: CGPoint, next: CGPoint, radius: CGFloat)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), radii.topTrailing),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), radii.bottomTrailing),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY), radii.bottomLeading),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), radii.topLeading),
    ]
    change { path in
      path.move(to: CGPoint(x: rect.minX + min(radii.topLeading, most), y: rect.minY), transform: transform)
      for part in corners {
        path.addArc(
          tangent1End: part.corner, tangent2End: part.next, radius: min(part.radius, most),
          transform: transform)
      }
      path.closeSubpath()
    }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
        delta: CGFloat(delta.radians),
        transform: transform)
    }
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
        endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
    }
  }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let other = path.cgPath
    change { $0.addPath(other, transform: transform) }
  }
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path { (path: CGMutablePath) in path.addPath(storage.path, transform: transform) }
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// Returns the outline of the stroked path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(
      cgPath.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
  /// Returns the part of the path between two fractions of its length, as lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from > 0 || to < 1 else { return self }
    let lines = segments
    let total = lines.reduce(0) { $0 + $1.length }
    var result = Path()
    var (done, last) = (CGFloat(0), CGPoint?.none)
    for line in lines where line.length > 0 {
      let start = max(from * total - done, 0) / line.length
      let end = min((to * total - done) / line.length, 1)
      done += line.length
      guard start < end else { continue }
      if last != line.start || start > 0 { result.move(to: line.point(start)) }
      result.addLine(to: line.point(end))
      last = end == 1 ? line.end : nil
    }
    return result
  }
  private struct Segment {
    var start: CGPoint
    var end: CGPoint
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
    func point(_ t: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
  }
  /// The path's lines, curves as 32 of them.
  private var segments: [Segment] {
    var result: [Segment] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      result.append(Segment(start: last, end: end))
      last = end
    }
    func add(_ points: [CGPoint]) {
      let points = [last] + points
      for step in 1...32 {
        var row = points
        while row.count > 1 {
          row = zip(row, row.dropFirst()).map { Segment(start: $0, end: $1).point(CGFloat(step) / 32) }
        }
        add(row[0])
      }
    }
    forEach {
      switch $0 {
      case .move(let end): (first, last) = (end, end)
      case .line(let end): add(end)
      case .quadCurve(let end, let control): add([control, end])
      case .curve(let end, let one, let two): add([one, two, end])
      case .closeSubpath: add(first)
      }
    }
    return result
  }
}
extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
public struct RectangleCornerRadii: Equatable, Sendable, Animatable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}
public struct StrokeStyle: Equatable, Sendable, Animatable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled, isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
