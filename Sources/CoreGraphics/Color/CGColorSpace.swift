// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The model of a color space, which defines its components.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model. No color space here has it.
  case unknown = -1
  /// One component: gray.
  case monochrome = 0
  /// Three components: red, green, blue.
  case rgb = 1
}

/// A color space. Spaces with equal names are equal.
public final class CGColorSpace: Sendable {
  /// The name of the space, one of the constants of this class.
  public let name: String?
  /// The model of the space.
  public let model: CGColorSpaceModel
  let usesDisplayP3Primaries: Bool
  let isLinear: Bool

  /// The name of the sRGB space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside of 0...1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB with a linear transfer function.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of Display P3, the wide-gamut space of Apple's displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of Display P3 with components outside of 0...1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// The name of gray with the sRGB transfer function, which is close to a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of gray with components outside of 0...1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  /// The name of sRGB with a linear transfer function and components outside of 0...1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of the space of HDTV, whose primaries are those of sRGB. The transfer function is that of sRGB here.
  public static let itur_709 = "kCGColorSpaceITUR_709"
  /// The name of Display P3 with a linear transfer function. No such space is made here.
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  /// The name of Display P3 with a linear transfer function and components outside of 0...1. No such space is
  /// made here.
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  /// The name of gray with a linear transfer function. No such space is made here.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// The name of gray with a linear transfer function and components outside of 0...1. No such space is made here.
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
  /// The name of the space of ultra-high-definition television. No such space is made here.
  public static let itur_2020 = "kCGColorSpaceITUR_2020"
  /// The name of Adobe RGB (1998). No such space is made here.
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  /// The name of the space of digital cinema. No such space is made here.
  public static let dcip3 = "kCGColorSpaceDCIP3"
  /// The name of a space of inks. No such space is made here.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"

  package static let sRGBSpace = CGColorSpace(
    name: sRGB, model: .rgb, usesDisplayP3Primaries: false, isLinear: false)
  package static let graySpace = CGColorSpace(
    name: genericGrayGamma2_2, model: .monochrome, usesDisplayP3Primaries: false, isLinear: false)
  package static let displayP3Space = CGColorSpace(
    name: displayP3, model: .rgb, usesDisplayP3Primaries: true, isLinear: false)

  private init(name: String, model: CGColorSpaceModel, usesDisplayP3Primaries: Bool, isLinear: Bool) {
    self.name = name
    self.model = model
    self.usesDisplayP3Primaries = usesDisplayP3Primaries
    self.isLinear = isLinear
  }

  /// Creates a space from its name; returns `nil` for other names and for spaces that are not made here.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.itur_709:
      (model, usesDisplayP3Primaries, isLinear) = (.rgb, false, false)
    case Self.linearSRGB, Self.extendedLinearSRGB:
      (model, usesDisplayP3Primaries, isLinear) = (.rgb, false, true)
    case Self.displayP3, Self.extendedDisplayP3:
      (model, usesDisplayP3Primaries, isLinear) = (.rgb, true, false)
    case Self.genericGrayGamma2_2, Self.extendedGray:
      (model, usesDisplayP3Primaries, isLinear) = (.monochrome, false, false)
    default: return nil
    }
    self.name = name
  }

  /// A Boolean value that indicates whether a context can have the space; always `true` here.
  public var supportsOutput: Bool { true }

  /// The number of components without alpha: 1 or 3.
  public var numberOfComponents: Int {
    model == .monochrome ? 1 : 3
  }

  /// A Boolean value that indicates whether the gamut of the space exceeds that of sRGB.
  public var isWideGamutRGB: Bool {
    usesDisplayP3Primaries
  }
}

extension CGColorSpace: Hashable {
  /// Returns whether two spaces have the same name.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs === rhs || lhs.name == rhs.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Returns the device RGB space, which is sRGB, as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace.sRGBSpace
}

/// Returns the device gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace.graySpace
}
