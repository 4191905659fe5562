import CoreGraphics
import Foundation
import Testing

/// Rectangles that overlap or touch.
@Suite struct RectangleTests {
  private let rectangle = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func touchingRectanglesDoNotIntersect() {
    for (x, y) in [(10.0, 0.0), (0, 10), (-10, 0), (0, -10), (10, 10)] {
      let other = rectangle.offsetBy(dx: x, dy: y)
      #expect(!rectangle.intersects(other) && !other.intersects(rectangle))
      #expect(!rectangle.intersection(other).isNull)
    }
    #expect(rectangle.intersects(rectangle.offsetBy(dx: 9.5, dy: -9.5)))
    #expect(!rectangle.intersects(CGRect(x: 0, y: 0, width: 0, height: 10)))
    #expect(!rectangle.intersects(.null) && !CGRect.null.intersects(rectangle))
    #expect(rectangle.intersects(.infinite) && CGRect.infinite.intersects(rectangle))
    // Sizes can be negative.
    #expect(rectangle.intersects(CGRect(x: 15, y: 15, width: -6, height: -6)))
  }

  @Test func theTestCanBeHandedOver() {
    let others = [rectangle, rectangle.offsetBy(dx: 10, dy: 0), rectangle.offsetBy(dx: 5, dy: 0)]
    #expect(others.filter(rectangle.intersects).count == 2)
    #expect(others.filter { $0.intersects(rectangle) }.count == 2)
  }
}
