/// The position and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the center of the bounds, not scaled, like the following eight.
  public static let center = Self(rawValue: "center")
  /// At the center of the top edge.
  public static let top = Self(rawValue: "top")
  /// At the center of the bottom edge.
  public static let bottom = Self(rawValue: "bottom")
  /// At the center of the left edge.
  public static let left = Self(rawValue: "left")
  /// At the center of the right edge.
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
  /// Scaled to fit the bounds, with the same aspect ratio.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with the same aspect ratio.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle; the default.
  public static let circular = Self(rawValue: "circular")
  /// A smoother curve that begins farther from the corner.
  public static let continuous = Self(rawValue: "continuous")
}

/// The filters with which contents are resampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// Linear interpolation; the default.
  public static let linear = Self(rawValue: "linear")
  /// The same as `linear` here.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// The corners of a rectangle, with y growing downward.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt

  /// Creates a mask from its bits.
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

/// The edges of a rectangle.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = Self(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = Self(rawValue: 2)
  /// The edge that is at the bottom if y grows upward.
  public static let layerBottomEdge = Self(rawValue: 4)
  /// The edge that is at the top if y grows upward.
  public static let layerTopEdge = Self(rawValue: 8)
}
