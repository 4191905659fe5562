import CoreGraphics
import Foundation

/// Vectors by angle, in radians clockwise from the x-axis, and length.
extension CGVector {
  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  var angle: CGFloat { atan2(dy, dx) }
  var magnitude: CGFloat { hypot(dx, dy) }
}
