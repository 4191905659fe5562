/// A set of interface orientations, as view controllers support them.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits: 1 shifted by the orientation's raw value.
  public let rawValue: UInt

  /// A set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(orientation: .portrait)
  /// On its side, the device's top to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(orientation: .landscapeLeft)
  /// On its side, the device's top to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(orientation: .landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(orientation: .portraitUpsideDown)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// What phones support as a rule: upright and both landscape orientations.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All four, as tablets support as a rule.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]

  /// The mask of one orientation: the bit of its raw value, empty for `unknown`.
  package init(orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }
}
