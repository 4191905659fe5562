import Foundation
import QuartzCore

extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// Creates a value that contains a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  /// The vector.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  /// Creates a value that contains an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform)
  }

  /// The affine transform; the identity if the value contains something else.
  public var cgAffineTransformValue: CGAffineTransform {
    unboxed() ?? .identity
  }

  /// Creates a value that contains insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(boxing: insets)
  }

  /// The insets; zero if the value contains something else.
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed() ?? .zero }

  /// Creates a value that contains directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: insets)
  }

  /// The directional insets; zero if the value contains something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    unboxed() ?? .zero
  }

  /// Creates a value that contains an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(boxing: offset)
  }

  /// The offset; zero if the value contains something else.
  public var uiOffsetValue: UIOffset { unboxed() ?? .zero }
}
