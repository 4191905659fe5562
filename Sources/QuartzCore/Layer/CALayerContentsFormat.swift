/// The format of the pixels of a layer's content.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name of the format.
  public let rawValue: String

  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Color components of 8 bits; the default.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  /// Color components of 16 bits.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// Shades of gray of 8 bits.
  public static let gray8Uint = Self(rawValue: "Gray8")
}
