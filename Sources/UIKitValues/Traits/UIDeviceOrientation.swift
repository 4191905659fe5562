/// How the device is held. Landscape names are the device's: the interface turns the other way.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The top of the device points to the left.
  case landscapeLeft = 3
  /// The top of the device points to the right.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6

  /// Whether the device is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device lies on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat, screen up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether the orientation says how an interface could be turned.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
