import Foundation

extension CGRect {
  /// Returns the rectangle without a margin at its edges, in points; an empty one in the middle where the margins are all there is.
  /// `insetBy(dx:dy:)` returns the null rectangle then, which no view can have as its frame.
  package func insetOrEmpty(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (x, y) = (min(dx, width / 2), min(dy, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
