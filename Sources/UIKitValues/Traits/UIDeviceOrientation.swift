/// The physical orientation of the device. In landscape the interface orientation has the opposite name.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the top of the device at the left.
  case landscapeLeft = 3
  /// Landscape, with the top of the device at the right.
  case landscapeRight = 4
  /// Parallel to the ground, facing up.
  case faceUp = 5
  /// Parallel to the ground, facing down.
  case faceDown = 6

  /// A Boolean value that indicates whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// A Boolean value that indicates whether the device is parallel to the ground.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// A Boolean value that indicates whether the orientation is portrait or landscape.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
