import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  open func resolvedColor(with t: UITraitCollection) -> UIColor { self }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let label = black
  public static let tertiaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
  public static let placeholderText = tertiaryLabel
  public static let systemBackground = white
  public static let systemGray = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
  public static let systemGreen = UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
  public static let secondarySystemFill = UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.16)
  public static let tertiarySystemFill = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
  public static let systemBlue = UIColor(cgColor: CGColor(srgbRed: 0, green: 0.478, blue: 1, alpha: 1))
  public static let link = systemBlue
}
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public init?(data: Data) { return nil }
  public init?(systemName: String) { return nil }
  open var size: CGSize { .zero }
  open var renderingMode: RenderingMode { .automatic }
  open func draw(in rect: CGRect) {}
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var isHighlighted = false
}
private nonisolated(unsafe) var contexts: [CGContext] = []
public func UIGraphicsPushContext(_ c: CGContext) { contexts.append(c) }
public func UIGraphicsPopContext() { _ = contexts.popLast() }
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
