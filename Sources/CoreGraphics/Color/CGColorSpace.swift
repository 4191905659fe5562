// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a colour space's components mean.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that is not known. No space here has it.
  case unknown = -1
  /// One component: grey.
  case monochrome = 0
  /// Three components: red, green, blue.
  case rgb = 1
}

/// A space that a colour's components live in. Spaces with equal names are equal.
public final class CGColorSpace: Sendable {
  /// The space's name: one of this class's constants.
  public let name: String?
  /// How the components are read.
  public let model: CGColorSpaceModel
  let usesDisplayP3Primaries: Bool
  let isLinear: Bool

  /// The name of the sRGB space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside 0 and 1 allowed.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB with a linear transfer function.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the wide space of Apple's displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of Display P3 with components outside 0 and 1 allowed.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// The name of grey with sRGB's transfer function (close to gamma 2.2).
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of grey with components outside 0 and 1 allowed.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

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

  /// Creates a space by its name, or nil for a name that is not one of this class's constants.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB:
      (model, usesDisplayP3Primaries, isLinear) = (.rgb, false, false)
    case Self.linearSRGB:
      (model, usesDisplayP3Primaries, isLinear) = (.rgb, false, true)
    case Self.displayP3, Self.extendedDisplayP3:
      (model, usesDisplayP3Primaries, isLinear) = (.rgb, true, false)
    case Self.genericGrayGamma2_2, Self.extendedGray:
      (model, usesDisplayP3Primaries, isLinear) = (.monochrome, false, false)
    default: return nil
    }
    self.name = name
  }

  /// Whether pictures can be drawn in the space; true of all spaces here.
  public var supportsOutput: Bool { true }

  /// The number of components without alpha: 1 or 3.
  public var numberOfComponents: Int {
    model == .monochrome ? 1 : 3
  }

  /// Whether the space holds colours outside sRGB.
  public var isWideGamutRGB: Bool {
    usesDisplayP3Primaries
  }
}

extension CGColorSpace: Hashable {
  /// Whether two spaces have the same name.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs === rhs || lhs.name == rhs.name
  }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The device's RGB space: sRGB here, as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace.sRGBSpace
}

/// The device's grey space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace.graySpace
}
