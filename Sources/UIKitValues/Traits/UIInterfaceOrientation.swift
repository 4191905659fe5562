/// How the interface is turned. `landscapeLeft` has the same value as the device's `landscapeRight`: turning
/// the device to the right turns the content to the left.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the device's top to the right.
  case landscapeLeft = 4
  /// On its side, the device's top to the left.
  case landscapeRight = 3

  /// Whether the interface is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
