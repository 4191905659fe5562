open class UIColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }
  open func resolvedColor(with t: UITraitCollection) -> UIColor { self }
  public static let systemBlue = UIColor(cgColor: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
}
public func UIGraphicsPushContext(_ c: CGContext) {}
public func UIGraphicsPopContext() {}
