// Numbers alone in brackets, as Apple's platforms print and interpolate points, sizes and rectangles.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates: `(40.0, 100.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height: `(200.0, 100.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin and size: `(40.0, 100.0, 200.0, 100.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  /// The same as `description`.
  public var debugDescription: String { description }
}
