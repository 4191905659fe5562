import Foundation

/// The changes of a shape that parts of symbols' names stand for.
extension SymbolShapes.Shape {
  private typealias Part = SymbolShapes.Part

  /// The parts scaled into a rectangle.
  private func parts(in rect: CGRect) -> [SymbolShapes.Part] {
    let factor = min(rect.width / box.width, rect.height / box.height)
    let transform = CGAffineTransform(translationX: -box.midX, y: -box.midY)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    return parts.map { $0.transformed(by: transform) }
  }

  /// Returns the shape at about half its size in a frame, or cut out of a filled frame.
  func framed(by frame: CGPath, isFilled: Bool, share: CGFloat) -> Self {
    let bounds = frame.boundingBoxOfPath
    let side = share * min(bounds.width, bounds.height) * (bounds.width == 92 ? 100 / 92 : 1)
    let rect = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    // Wide signs may exceed the square.
    let small = parts(in: box.width > box.height ? rect.insetBy(dx: -side * 0.1, dy: 0) : rect)
    let shown = isFilled ? small.map(\.inverted) : small
    return SymbolDrawings.shape((isFilled ? [.fill(frame), .line(frame)] : [.line(frame)]) + shown)
  }

  /// Returns the shape at about half its size in the corners of a viewfinder.
  func inViewfinder(_ frame: Self) -> Self {
    SymbolDrawings.shape(frame.parts + parts(in: CGRect(x: 26, y: 26, width: 48, height: 48)))
  }

  /// Returns the shape with its outline filled, and what is inside cut out of it.
  func filled() -> Self {
    guard case .line(let outline)? = parts.first else { return self }
    let inside = parts.dropFirst().map { part -> Part in
      switch part {
      case .line, .fill: part.inverted
      case .cut, .hole: part
      }
    }
    return Self(box: box, parts: [.fill(outline), .line(outline)] + inside)
  }

  /// Returns the outline with a smaller filled shape inside.
  func withFilledInset() -> Self {
    SymbolDrawings.shape(parts + filled().parts(in: box.insetBy(dx: 16, dy: 16)))
  }

  /// A side of a symbol that is filled.
  enum Side: String, Decodable { case left, right, top, bottom }

  /// Returns the outline with one half filled.
  func halfFilled(_ side: Side) -> Self {
    guard case .line(let outline)? = parts.first else { return self }
    let box = box.insetBy(dx: -2, dy: -2)
    let rest =
      switch side {
      case .left: CGRect(x: box.midX, y: box.minY, width: box.width / 2, height: box.height)
      case .right: CGRect(x: box.minX, y: box.minY, width: box.width / 2, height: box.height)
      case .top: CGRect(x: box.minX, y: box.midY, width: box.width, height: box.height / 2)
      case .bottom: CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height / 2)
      }
    return Self(
      box: self.box, parts: [.fill(outline), .hole(CGPath(rect: rest, transform: nil))] + parts)
  }

  /// Returns the shape crossed out from the upper left.
  func slashed() -> Self {
    let (start, end) = (CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY))
    let beside = Self.line(
      from: CGPoint(x: start.x + 9, y: start.y - 7), to: CGPoint(x: end.x + 9, y: end.y - 7))
    return Self(
      box: box.insetBy(dx: -4, dy: -4), parts: parts + [.cut(beside), .line(Self.line(from: start, to: end))])
  }

  /// Returns the shape with a badge at the lower right.
  func badged(_ sign: Self) -> Self {
    let (x, y) = (box.maxX - 12, box.maxY - 12)
    let place = CGRect(x: x - 22, y: y - 22, width: 44, height: 44)
    let around = CGPath(ellipseIn: place.insetBy(dx: -7, dy: -7), transform: nil)
    return Self(box: box.union(place), parts: parts + [.hole(around)] + sign.parts(in: place))
  }

  /// Returns the shape below the edges of two others of a pile.
  func piled() -> Self {
    let edges = [(24, -24), (14, -8)].map { inset, y -> Part in
      .line(
        Self.line(
          from: CGPoint(x: box.minX + inset, y: box.minY + y),
          to: CGPoint(x: box.maxX - inset, y: box.minY + y)))
    }
    return SymbolDrawings.shape(edges + parts)
  }

  /// Returns the shape in front of another one, offset to the lower right.
  func stacked(on back: Self) -> Self {
    let offset = CGAffineTransform(translationX: 22, y: 20)
    let moved = parts.map { $0.transformed(by: offset) }
    guard let outline = moved.first?.path else { return self }
    return SymbolDrawings.shape(back.parts + [.hole(outline), .cut(outline)] + moved)
  }

  private static func line(from start: CGPoint, to end: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [start, end])
    return path
  }
}

extension SymbolShapes.Part {
  /// The part drawn where it is erased, and the reverse.
  fileprivate var inverted: Self {
    switch self {
    case .line(let path): .cut(path)
    case .fill(let path): .hole(path)
    case .cut(let path): .line(path)
    case .hole(let path): .fill(path)
    }
  }

  func transformed(by transform: CGAffineTransform) -> Self {
    let moved = withUnsafePointer(to: transform) { path.copy(using: $0) ?? path }
    return switch self {
    case .line: .line(moved)
    case .fill: .fill(moved)
    case .cut: .cut(moved)
    case .hole: .hole(moved)
    }
  }
}
