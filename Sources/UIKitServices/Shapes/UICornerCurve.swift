/// The curve of a shape's corners. Raw values are UIKit's.
public enum UICornerCurve: Int, Sendable {
  /// Determined by the system.
  case automatic = 0
  /// Arcs of circles.
  case circular = 1
  /// Curves whose curvature increases gradually.
  case continuous = 2
}
