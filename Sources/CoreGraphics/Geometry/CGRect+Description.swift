// The numbers in parentheses, as Apple's platforms print and interpolate points, sizes and rectangles.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, in the form `(40.0, 100.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height, in the form `(200.0, 100.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size, in the form `(40.0, 100.0, 200.0, 100.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  /// The same as `description`.
  public var debugDescription: String { description }
}
