/// The corners of a rectangle, with y growing downward.
package struct CornerSet: OptionSet, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  package static let topLeft = Self(rawValue: 1)
  package static let topRight = Self(rawValue: 2)
  package static let bottomLeft = Self(rawValue: 4)
  package static let bottomRight = Self(rawValue: 8)
  package static let all = Self(rawValue: 15)
}

extension CGPath {
  /// Returns a rectangle with some corners rounded.
  ///
  /// - Parameters:
  ///   - radius: The radius in points, which is reduced if it does not fit.
  ///   - isContinuous: Whether the curvature of the corners increases gradually, if there is space.
  package static func roundedRect(
    _ rect: CGRect, radius: CGFloat, corners: CornerSet = .all, isContinuous: Bool = false
  ) -> CGPath {
    let path = CGMutablePath()
    guard rect.isFinite else { return path }
    let rect = rect.standardized
    let shorter = min(rect.width, rect.height)
    let radius = min(max(radius.isFinite ? radius : 0, 0), shorter / 2)
    guard radius > 0, !corners.isEmpty else {
      path.addRect(rect)
      return path
    }
    guard isContinuous else {
      func size(_ corner: CornerSet) -> CGSize {
        corners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
      }
      path.appendRoundedRect(
        rect, corners: (size(.topLeft), size(.topRight), size(.bottomRight), size(.bottomLeft)), .identity)
      return path
    }
    /// Adds a corner between two edges, with unit vectors away from the corner along both edges.
    func addCorner(_ corner: CGPoint, _ inward: CGVector, _ outward: CGVector, _ isRounded: Bool) {
      func at(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + (inward.dx * along + outward.dx * across) * radius,
          y: corner.y + (inward.dy * along + outward.dy * across) * radius)
      }
      func go(to point: CGPoint) {
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
      guard isRounded else { return go(to: corner) }
      let (first, second) = (reach(along: inward), reach(along: outward))
      go(to: at(first, 0))
      for curve in ContinuousCorner.curves(first: softness(first), second: softness(second)) {
        path.addCurve(
          to: at(curve[2].0, curve[2].1), control1: at(curve[0].0, curve[0].1),
          control2: at(curve[1].0, curve[1].1))
      }
    }
    // If two corners meet on a side, each has half of it; then the curve is reduced, down to a circular one.
    func reach(along edge: CGVector) -> CGFloat {
      min(ContinuousCorner.reach, (edge.dx == 0 ? rect.height : rect.width) / 2 / radius)
    }
    func softness(_ reach: CGFloat) -> CGFloat { (reach - 1) / (ContinuousCorner.reach - 1) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (west, east) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (north, south) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    addCorner(CGPoint(x: right, y: top), west, south, corners.contains(.topRight))
    addCorner(CGPoint(x: right, y: bottom), north, west, corners.contains(.bottomRight))
    addCorner(CGPoint(x: left, y: bottom), east, north, corners.contains(.bottomLeft))
    addCorner(CGPoint(x: left, y: top), south, east, corners.contains(.topLeft))
    path.closeSubpath()
    return path
  }
}
