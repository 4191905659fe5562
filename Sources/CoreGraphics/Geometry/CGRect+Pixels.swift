extension CGRect {
  /// A Boolean value that indicates whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGPoint {
  /// A Boolean value that indicates whether both coordinates are finite.
  package var isFinite: Bool {
    x.isFinite && y.isFinite
  }
}
