/// A set of interface orientations, as view controllers support them.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(orientation: .portrait)
  public static let landscapeLeft = UIInterfaceOrientationMask(orientation: .landscapeLeft)
  public static let landscapeRight = UIInterfaceOrientationMask(orientation: .landscapeRight)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(orientation: .portraitUpsideDown)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]

  /// The mask of one orientation: the bit of its raw value, empty for `unknown`.
  package init(orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }
}
