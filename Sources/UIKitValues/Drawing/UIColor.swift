import Foundation

/// A color, which may depend on traits.
///
/// A color is one of three kinds: fixed components in a color space; a system color, which has variants by
/// name (`SystemColorData`); or a closure that returns a color for traits. The latter two are dynamic: they
/// are resolved with `UITraitCollection.current`, or with the traits passed to `resolvedColor(with:)`.
///
/// Unchecked, since the class is open and providers are closures: its own properties are not changed after the initializer, and a
/// provider is called on the thread that resolves the color, as on iOS.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  package enum Storage {
    case fixed(CGColor)
    case system(name: String, SystemColorData.Looks)
    /// A color that depends on traits. Those with the same identity, if they have one, are equal.
    case provided((UITraitCollection) -> UIColor, identity: String?)
  }

  package private(set) final var storage: Storage

  // All designated initializers are public: subclasses inherit those that are required only if they can see all.
  package convenience init(storage: Storage) {
    self.init(cgColor: .clear)
    self.storage = storage
  }

  // MARK: Creating colors

  /// Creates a clear color.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a color with components in extended sRGB; values outside of 0 to 1 are kept.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: clampedAlpha(alpha)))
    super.init()
  }

  /// Creates a color with components in Display P3.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      CGColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: clampedAlpha(alpha)))
    super.init()
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(gray: white, alpha: clampedAlpha(alpha)))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: clampedAlpha(alpha)))
    super.init()
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
    super.init()
  }

  /// Creates a dynamic color, whose closure returns the color for traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .provided(dynamicProvider, identity: nil)
    super.init()
  }

  /// Creates the color with a name in the asset catalogs of the main bundle; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color with a name in the asset catalogs of a bundle; `nil` if there is none. The color is
  /// dynamic; the trait collection is ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalogs.color(named: name, in: ImageFiles.directories(of: bundle)) else {
      return nil
    }
    self.init(storage: color.storage)
  }

  /// Creates the color of a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Archiving

  /// A Boolean value that indicates that colors support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a color from an archive; `nil` if it contains none.
  public required convenience init?(coder: NSCoder) {
    guard let storage = Storage(coder: coder) else { return nil }
    self.init(storage: storage)
  }

  /// Encodes the color. System colors remain dynamic; other dynamic colors are resolved with the current
  /// traits.
  open func encode(with coder: NSCoder) { storage.encode(with: coder) }

  /// Returns this color, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Resolving

  /// The Core Graphics color for the current traits.
  open var cgColor: CGColor {
    switch storage {
    case .fixed(let color): color
    case .system(_, let looks): looks.color(for: .current)
    case .provided: resolved(with: .current)
    }
  }

  /// Returns the color resolved for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .system(_, let looks): UIColor(cgColor: looks.color(for: traitCollection))
    case .provided: UIColor(cgColor: resolved(with: traitCollection))
    }
  }

  private func resolved(with traits: UITraitCollection) -> CGColor {
    var color = self
    // Providers may return dynamic colors. A cycle resolves to black.
    for _ in 0..<64 {
      switch color.storage {
      case .fixed(let fixed): return fixed
      case .system(_, let looks): return looks.color(for: traits)
      case .provided(let provider, _): color = traits.withCurrent { provider(traits) }
      }
    }
    return .black
  }

  // MARK: Components

  /// Retrieves the components in extended sRGB.
  ///
  /// - Returns: `false` for a pattern, which has no components; the values are then left as they are.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let components = color.srgb
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Retrieves hue, saturation, brightness and alpha, each from 0 to 1.
  ///
  /// - Returns: `false` for a pattern; the values are then left as they are.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let (red, green, blue) = color.srgb
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    var sixths: CGFloat = 0
    if range > 0 {
      if high == red {
        sixths = (green - blue) / range
      } else if high == green {
        sixths = (blue - red) / range + 2
      } else {
        sixths = (red - green) / range + 4
      }
    }
    hue?.pointee = sixths < 0 ? (sixths + 6) / 6 : sixths / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  /// Retrieves the color as a gray.
  ///
  /// - Returns: `false` for a pattern; the values are then left as they are.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.pattern == nil else { return false }
    let gray = color.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    white?.pointee = gray?.components?.first ?? 0
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the color with another alpha value. Dynamic colors remain dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = clampedAlpha(alpha)
    if case .fixed(let color) = storage { return UIColor(cgColor: color.copy(alpha: alpha) ?? color) }
    // Copies of one color with the same alpha value are equal.
    let identity: String? =
      switch storage {
      case .system(let name, _): "system \(name) \(alpha)"
      case .provided(_, let identity?): "\(identity) \(alpha)"
      default: nil
      }
    return UIColor(
      storage: .provided(
        { self.resolvedColor(with: $0).withAlphaComponent(alpha) }, identity: identity))
  }

  // MARK: Drawing

  /// Sets the fill and stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke color of the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: Comparing and describing

  /// Returns whether another object is a color with the same color space and components, or the same dynamic
  /// color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    case (.system(let mine, _), .system(let theirs, _)): return mine == theirs
    case (.provided(_, let mine?), .provided(_, let theirs?)): return mine == theirs
    default: return false
    }
  }

  /// The hash value. Equal colors have equal hash values.
  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .system(let name, _): name.hashValue
    case .provided(_, let identity): identity?.hashValue ?? super.hash
    }
  }

  /// The description in UIKit's format, such as `UIExtendedSRGBColorSpace 1 0 0 1`.
  open override var description: String {
    let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
    switch storage {
    case .fixed(let color):
      // Colors of other pictures have other descriptions; the words are a guess.
      if let pattern = color.pattern { return "kCGColorSpacePattern \(ObjectIdentifier(pattern.image))" }
      let space =
        switch color.colorSpace?.name {
        case CGColorSpace.displayP3: "UIDisplayP3ColorSpace"
        case CGColorSpace.genericGrayGamma2_2: "UIExtendedGrayColorSpace"
        default: "UIExtendedSRGBColorSpace"
        }
      let components = (color.components ?? []).map { String(format: "%g", Double($0)) }
      return "\(space) \(components.joined(separator: " "))"
    case .system(let name, _): return "<UIDynamicSystemColor: \(address); name = \(name)Color>"
    case .provided: return "<UIDynamicProviderColor: \(address)>"
    }
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of color literals.
public typealias _ColorLiteralType = UIColor

private func clampedAlpha(_ alpha: CGFloat) -> CGFloat {
  alpha.isNaN ? 0 : min(max(alpha, 0), 1)
}

/// Returns the components of a hue from 0 to 1, as in Smith's hexagonal model (SIGGRAPH 1978).
private func rgb(
  hue: CGFloat, saturation: CGFloat, brightness: CGFloat
) -> (CGFloat, CGFloat, CGFloat) {
  func clamped(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
  let sixths = clamped(hue) * 6
  let (saturation, brightness) = (clamped(saturation), clamped(brightness))
  let sector = sixths.rounded(.down)
  let rest = sixths - sector
  let low = brightness * (1 - saturation)
  let falling = brightness * (1 - saturation * rest)
  let rising = brightness * (1 - saturation * (1 - rest))
  switch Int(sector) % 6 {
  case 0: return (brightness, rising, low)
  case 1: return (falling, brightness, low)
  case 2: return (low, brightness, rising)
  case 3: return (low, falling, brightness)
  case 4: return (rising, low, brightness)
  default: return (brightness, low, falling)
  }
}
