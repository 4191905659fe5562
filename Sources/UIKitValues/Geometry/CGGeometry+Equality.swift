import Foundation

extension CGPoint {
  /// Returns whether both coordinates are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether width and height are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether origin and size are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
