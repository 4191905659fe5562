/// The radii of a rectangle's corners, in points, with y growing downward.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  /// Creates radii.
  package init(
    topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0
  ) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// The largest radius.
  package var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }

  /// A Boolean value that indicates whether all corners have the same radius.
  package var areEqual: Bool {
    topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
  }

  /// Returns the radii, each changed by a closure.
  package func map(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  /// Returns the radii of a parallel line inside.
  package func reduced(by distance: CGFloat) -> CornerRadii { map { max($0 - distance, 0) } }
}

extension CGPath {
  /// Returns a rectangle whose corners have different radii. Each is at most half of the shorter side.
  package static func roundedRect(_ rect: CGRect, radii: CornerRadii) -> CGPath {
    let path = CGMutablePath()
    guard rect.isFinite else { return path }
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    func size(_ radius: CGFloat) -> CGSize {
      let fitting = min(max(radius.isFinite ? radius : 0, 0), limit)
      return CGSize(width: fitting, height: fitting)
    }
    guard radii.largest > 0, limit > 0 else {
      path.addRect(rect)
      return path
    }
    path.appendRoundedRect(
      rect,
      corners: (size(radii.topLeft), size(radii.topRight), size(radii.bottomRight), size(radii.bottomLeft)),
      .identity)
    return path
  }
}
