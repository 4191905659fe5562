/// The position of alpha in a pixel, and whether colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha: opaque gray or RGB.
  case none = 0
  /// RGBA with premultiplied alpha.
  case premultipliedLast = 1
  /// ARGB with premultiplied alpha.
  case premultipliedFirst = 2
  /// RGBA.
  case last = 3
  /// ARGB.
  case first = 4
  /// RGB and an unused byte.
  case noneSkipLast = 5
  /// An unused byte and RGB.
  case noneSkipFirst = 6
  /// Alpha only.
  case alphaOnly = 7
}

/// The layout of a pixel: an alpha info and a byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the layout.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The mask of the bits for a `CGImageAlphaInfo`.
  public static let alphaInfoMask = Self(rawValue: 0x1f)
  /// The mask of the bits for the format of components, which are integers if none is set.
  public static let floatInfoMask = Self(rawValue: 0xf00)
  /// The components are floating-point numbers with 16 or 32 bits.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The mask of the bits for the byte order.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// Little-endian numbers of 16 bits. It is ignored for pixels with 32 bits.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// Little-endian numbers of 32 bits: ARGB is B, G, R, A in memory.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// Big-endian numbers of 16 bits. It is ignored for pixels with 32 bits.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// Big-endian numbers of 32 bits, in the order of the names. The same as no byte order.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)

  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
  }

  /// Returns whether numbers of a size are little-endian (numbers of 16 bits for components of 5). Without a
  /// byte order integers are big-endian, and floating-point numbers are in the machine's order.
  func isLittleEndian(bitsPerComponent: Int) -> Bool {
    switch rawValue & Self.byteOrderMask.rawValue {
    case Self.byteOrder32Little.rawValue: bitsPerComponent == 32
    case Self.byteOrder16Little.rawValue: bitsPerComponent <= 16
    case 0: contains(.floatComponents)
    default: false
    }
  }
}
