/// An immutable color: components in a color space, and alpha.
public final class CGColor: Sendable {
  /// The color space of the components.
  public let colorSpace: CGColorSpace?
  /// The alpha component, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  private let first: CGFloat
  private let second: CGFloat
  private let third: CGFloat

  /// The sRGB components without alpha. They may leave 0...1 if the color is outside of sRGB.
  package let srgb: (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// An image that is repeated from the origin of the coordinate system in which it is painted.
  package struct Pattern: Sendable {
    package let image: CGImage
    /// The scale of the image, in pixels per point.
    package let scale: CGFloat
  }

  /// The pattern that is painted instead of the components; `nil` for none.
  package let pattern: Pattern?

  private init(
    space: CGColorSpace, _ first: CGFloat, _ second: CGFloat, _ third: CGFloat, alpha: CGFloat,
    pattern: Pattern? = nil
  ) {
    self.pattern = pattern
    colorSpace = space
    self.first = first
    self.second = second
    self.third = third
    self.alpha = alpha
    srgb = space.toSRGB(first, second, third)
  }

  /// Creates an sRGB color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, red, green, blue, alpha: alpha)
  }

  /// Creates an sRGB color.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, red, green, blue, alpha: alpha)
  }

  /// Creates a Display P3 color.
  package convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .displayP3Space, red, green, blue, alpha: alpha)
  }

  /// Creates a color that repeats an image.
  package convenience init(pattern image: CGImage, scale: CGFloat) {
    self.init(
      space: .sRGBSpace, 0, 0, 0, alpha: 1, pattern: Pattern(image: image, scale: scale > 0 ? scale : 1))
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, gray, gray, gray, alpha: alpha)
  }

  /// Creates a gray.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, gray, gray, gray, alpha: alpha)
  }

  /// Creates a color from components in a color space.
  ///
  /// - Parameter components: The components of the space, followed by alpha. There have to be enough of them.
  /// - Returns: `nil` for a space with an unknown model.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome:
      self.init(space: space, components[0], components[0], components[0], alpha: components[1])
    case .rgb:
      self.init(space: space, components[0], components[1], components[2], alpha: components[3])
    case .unknown: return nil
    }
  }

  /// The number of components including alpha: 2 or 4.
  public var numberOfComponents: Int {
    (colorSpace?.numberOfComponents ?? 3) + 1
  }

  /// The components in the color space, followed by alpha.
  public var components: [CGFloat]? {
    colorSpace?.model == .monochrome ? [first, alpha] : [first, second, third, alpha]
  }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .sRGBSpace, first, second, third, alpha: alpha, pattern: pattern)
  }

  /// Returns the color converted to another color space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    if space == colorSpace { return self }
    let target = space.fromSRGB(srgb.red, srgb.green, srgb.blue)
    return CGColor(space: space, target.0, target.1, target.2, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with an alpha of 0.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

/// The rendering intents for colors outside of a space. All have the same result here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent; the others are the same here.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor: Hashable {
  /// Returns whether two colors have the same space, components and pattern.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.first == rhs.first && lhs.second == rhs.second && lhs.third == rhs.third
        && lhs.alpha == rhs.alpha && lhs.colorSpace == rhs.colorSpace
        && lhs.pattern?.image === rhs.pattern?.image)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(third)
    hasher.combine(alpha)
  }
}

extension CGColor: CustomStringConvertible {
  /// The name of the color space and the components.
  public var description: String {
    let list = (components ?? []).map { "\($0)" }.joined(separator: " ")
    return "<CGColor \(colorSpace?.name ?? "?") ( \(list) )>"
  }
}
