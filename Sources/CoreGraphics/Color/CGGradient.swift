/// The options for drawing a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first color extends before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// The last color extends after the end.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

/// A gradient of colors.
public final class CGGradient: Sendable {
  struct Stop: Sendable {
    var location: CGFloat
    var color: CGColor
  }

  let stops: [Stop]

  /// Creates a gradient from colors.
  ///
  /// - Parameter locations: The location of each color, from 0 to 1; `nil` for an even distribution.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?
  ) {
    self.init(colors: colors, locations: locations)
  }

  /// Creates a gradient from a list of `CGColor`, such as `colors as CFArray`; returns `nil` if the list
  /// contains other objects.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {
    let given = colors.compactMap { $0 as? CGColor }
    guard given.count == colors.count else { return nil }
    self.init(colors: given, locations: locations)
  }

  /// Creates a gradient from the components of the colors including alpha, one color after the other.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, components.count >= count * size else { return nil }
    let colors = (0..<count).compactMap { index in
      components[(index * size)..<((index + 1) * size)].withUnsafeBufferPointer { buffer in
        buffer.baseAddress.flatMap { CGColor(colorSpace: space, components: $0) }
      }
    }
    self.init(colors: colors, locations: locations)
  }

  /// Creates a gradient; returns `nil` without colors.
  package init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    var stops: [Stop] = []
    for (index, color) in colors.enumerated() {
      let even = colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)
      let given = locations.flatMap { index < $0.count ? $0[index] : nil } ?? even
      stops.append(Stop(location: given.isFinite ? min(max(given, 0), 1) : even, color: color))
    }
    // Colors may be in any order of their locations; those with equal locations keep their order.
    self.stops = stops.enumerated().sorted {
      $0.element.location != $1.element.location
        ? $0.element.location < $1.element.location : $0.offset < $1.offset
    }.map(\.element)
  }
}
