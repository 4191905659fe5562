/// The corner of `CALayerCornerCurve.continuous`.
enum ContinuousCorner {
  /// How many radii from the corner the curve leaves the straight edge.
  static let reach: CGFloat = 1.528665
}
