/// The orientation of the user interface. `landscapeLeft` has the raw value of the device's `landscapeRight`:
/// rotating the device to the right rotates the content to the left.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the top of the device at the right.
  case landscapeLeft = 4
  /// Landscape, with the top of the device at the left.
  case landscapeRight = 3

  /// A Boolean value that indicates whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
