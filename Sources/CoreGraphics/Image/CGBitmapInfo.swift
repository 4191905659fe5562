/// Where a pixel has alpha, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha: grey or RGB, opaque.
  case none = 0
  /// RGBA, colours multiplied.
  case premultipliedLast = 1
  /// ARGB, colours multiplied.
  case premultipliedFirst = 2
  /// RGBA.
  case last = 3
  /// ARGB.
  case first = 4
  /// RGB and a byte without meaning.
  case noneSkipLast = 5
  /// A byte without meaning and RGB.
  case noneSkipFirst = 6
  /// Alpha and no colour.
  case alphaOnly = 7
}

/// The layout of a pixel: an alpha info and an order of bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that are a `CGImageAlphaInfo`.
  public static let alphaInfoMask = Self(rawValue: 0x1f)
  /// The bits that say how components are stored: whole numbers if none is set.
  public static let floatInfoMask = Self(rawValue: 0xf00)
  /// Components are floating-point numbers, of 16 or 32 bits.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The bits that are the order of a pixel's bytes.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// Numbers of 16 bits, lowest byte first. Pixels of 32 bits are read as if it were not given.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// Numbers of 32 bits, lowest byte first: ARGB is B, G, R, A in memory.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// Numbers of 16 bits, highest byte first. Pixels of 32 bits are read as if it were not given.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// Numbers of 32 bits, highest byte first: the order of the names. The same as no order.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)

  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
  }

  /// Whether the lowest byte comes first in numbers of so many bits (of 16 for components of 5). Without an order whole
  /// numbers begin with the highest byte; floating-point numbers are as the machine has them.
  func isLittleEndian(bitsPerComponent: Int) -> Bool {
    switch rawValue & Self.byteOrderMask.rawValue {
    case Self.byteOrder32Little.rawValue: bitsPerComponent == 32
    case Self.byteOrder16Little.rawValue: bitsPerComponent <= 16
    case 0: contains(.floatComponents)
    default: false
    }
  }
}
