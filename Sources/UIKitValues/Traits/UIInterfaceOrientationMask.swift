/// A set of interface orientations that a view controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits: 1 shifted by the orientation's raw value.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(orientation: .portrait)
  /// Landscape, with the top of the device at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(orientation: .landscapeLeft)
  /// Landscape, with the top of the device at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(orientation: .landscapeRight)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(orientation: .portraitUpsideDown)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down, the default on iPhones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations, the default on iPads.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]

  /// Creates the mask of an orientation; empty for `unknown`.
  package init(orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }
}
