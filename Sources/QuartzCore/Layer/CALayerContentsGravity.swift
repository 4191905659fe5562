/// Where a layer's contents go within its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle of the bounds, not scaled; so are the next eight.
  public static let center = Self(rawValue: "center")
  /// At the middle of the top edge.
  public static let top = Self(rawValue: "top")
  /// At the middle of the bottom edge.
  public static let bottom = Self(rawValue: "bottom")
  /// At the middle of the left edge.
  public static let left = Self(rawValue: "left")
  /// At the middle of the right edge.
  public static let right = Self(rawValue: "right")
  /// In the top left corner.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the top right corner.
  public static let topRight = Self(rawValue: "topRight")
  /// In the bottom left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the bottom right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = Self(rawValue: "resize")
  /// Scaled to fit within the bounds, with its own proportions.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with its own proportions.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle; the default.
  public static let circular = Self(rawValue: "circular")
  /// A curve that sets in further away and more softly.
  public static let continuous = Self(rawValue: "continuous")
}

/// How contents are resampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel, so that pixels stay squares.
  public static let nearest = Self(rawValue: "nearest")
  /// Between neighbouring pixels; the default.
  public static let linear = Self(rawValue: "linear")
  /// The same as `linear` here.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// Corners of a rectangle, with y growing downwards.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)

  static let all = Self(rawValue: 15)
}

/// Edges of a rectangle, with y growing downwards.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The edge at the least x.
  public static let layerLeftEdge = Self(rawValue: 1)
  /// The edge at the greatest x.
  public static let layerRightEdge = Self(rawValue: 2)
  /// The edge with this name where y grows upwards, as Apple's layers name it.
  public static let layerBottomEdge = Self(rawValue: 4)
  /// The edge with this name where y grows upwards, as Apple's layers name it.
  public static let layerTopEdge = Self(rawValue: 8)
}
