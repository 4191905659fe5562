/// A colour: components in a colour space, and alpha. Immutable.
public final class CGColor: Sendable {
  /// The space that the components are in.
  public let colorSpace: CGColorSpace?
  /// The alpha component, 0 (clear) to 1 (opaque).
  public let alpha: CGFloat

  private let first: CGFloat
  private let second: CGFloat
  private let third: CGFloat

  /// The colour in sRGB, without alpha. Components can leave 0 to 1 if the colour is outside sRGB.
  package let srgb: (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// A picture that is repeated from the origin of the coordinates in which it is painted.
  package struct Pattern: Sendable {
    package let image: CGImage
    /// Pixels per point.
    package let scale: CGFloat
  }

  /// What is painted instead of the components.
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

  /// Creates a colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, red, green, blue, alpha: alpha)
  }

  /// Creates a colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, red, green, blue, alpha: alpha)
  }

  /// Creates a colour in Display P3.
  package convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .displayP3Space, red, green, blue, alpha: alpha)
  }

  /// Creates a colour that repeats a picture.
  package convenience init(pattern image: CGImage, scale: CGFloat) {
    self.init(
      space: .sRGBSpace, 0, 0, 0, alpha: 1, pattern: Pattern(image: image, scale: scale > 0 ? scale : 1))
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, gray, gray, gray, alpha: alpha)
  }

  /// Creates a grey.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .graySpace, gray, gray, gray, alpha: alpha)
  }

  /// Creates a colour from components in a space.
  ///
  /// - Parameter components: As many as the space has, and alpha last. With fewer the result is nil.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome:
      self.init(space: space, components[0], components[0], components[0], alpha: components[1])
    case .rgb:
      self.init(space: space, components[0], components[1], components[2], alpha: components[3])
    case .unknown: return nil
    }
  }

  /// The number of components with alpha: 2 or 4.
  public var numberOfComponents: Int {
    (colorSpace?.numberOfComponents ?? 3) + 1
  }

  /// The components in the colour's space, alpha last.
  public var components: [CGFloat]? {
    colorSpace?.model == .monochrome ? [first, alpha] : [first, second, third, alpha]
  }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .sRGBSpace, first, second, third, alpha: alpha, pattern: pattern)
  }

  /// The colour expressed in another space, as exactly as the space can hold it.
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
  /// No colour: black with alpha 0.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

/// How colours outside a space are brought into it. All intents give the same result here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// What suits what is drawn; the others are alike.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor: Hashable {
  /// Whether two colours have the same space and components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.first == rhs.first && lhs.second == rhs.second && lhs.third == rhs.third
        && lhs.alpha == rhs.alpha && lhs.colorSpace == rhs.colorSpace
        && lhs.pattern?.image === rhs.pattern?.image)
  }

  /// Feeds the components into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(third)
    hasher.combine(alpha)
  }
}

extension CGColor: CustomStringConvertible {
  /// The space's name and the components.
  public var description: String {
    let list = (components ?? []).map { "\($0)" }.joined(separator: " ")
    return "<CGColor \(colorSpace?.name ?? "?") ( \(list) )>"
  }
}
