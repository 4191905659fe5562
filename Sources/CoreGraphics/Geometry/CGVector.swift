/// A two-dimensional vector.
public struct CGVector: Hashable, Sendable {
  /// The x component.
  public var dx: CGFloat
  /// The y component.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() {
    dx = 0
    dy = 0
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  /// Creates a vector from its components.
  public init(dx: Int, dy: Int) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }
}

extension CGVector: Codable {
  /// Decodes the two components from an unkeyed container.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    dx = try container.decode(CGFloat.self)
    dy = try container.decode(CGFloat.self)
  }

  /// Encodes the two components into an unkeyed container.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
