import Foundation
import QuartzCore

extension NSValue {
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The point; zero if the value holds something else.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// A value that holds a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  /// The vector.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  /// A value that holds an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform)
  }

  /// The affine transform; the identity if the value holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    unboxed() ?? .identity
  }

  /// A value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(boxing: insets)
  }

  /// The insets; zero if the value holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed() ?? .zero }

  /// A value that holds insets by the direction of text.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: insets)
  }

  /// The insets by the direction of text; zero if the value holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    unboxed() ?? .zero
  }

  /// A value that holds an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(boxing: offset)
  }

  /// The offset; zero if the value holds something else.
  public var uiOffsetValue: UIOffset { unboxed() ?? .zero }
}
