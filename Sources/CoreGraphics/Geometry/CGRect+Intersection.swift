import Foundation

extension CGRect {
  /// Returns whether the rectangle and another one overlap.
  ///
  /// Foundation's method on Linux takes rectangles that touch at an edge for ones that intersect. On Apple's platforms they
  /// do not, nor does one without a width whose edge lies on the other's: evgenyneu's Auk tests the former, and Cocoanetics'
  /// DTCoreText says the latter of `CGRectIntersectsRect`. That an empty rectangle within another one intersects it is a guess.
  ///
  /// A property, since the compiler prefers one to Foundation's method of the same name.
  public var intersects: (_ rect2: CGRect) -> Bool {
    { other in
      guard !isNull, !other.isNull else { return false }
      return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }
}
