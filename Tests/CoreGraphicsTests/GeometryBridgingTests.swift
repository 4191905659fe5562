import CoreGraphics
import Foundation
import Testing

/// Geometry as values of objects.
@Suite struct GeometryBridgingTests {
  @Test func objectsAreTheValuesThatTheyContain() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = [
      "rect": NSValue(rect: rect), "point": NSValue(point: rect.origin), "size": NSValue(size: rect.size),
      "number": NSNumber(value: 2.5),
    ]
    #expect(info["rect"] as? CGRect == rect && info["point"] as? CGPoint == rect.origin)
    #expect(info["size"] as? CGSize == rect.size && info["number"] as? CGFloat == 2.5)
    // Not others.
    #expect(info["rect"] as? CGPoint == nil && info["point"] as? CGSize == nil)
    #expect(info["size"] as? CGRect == nil && info["number"] as? CGRect == nil)
    #expect(info["rect"] as? CGFloat == nil)
  }

  @Test func valuesAreObjects() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let any: Any = rect
    #expect((any as? NSValue)?.rectValue == rect && (any as AnyObject) is NSValue)
    #expect((CGFloat(2) as Any) as? NSNumber == 2)
    #expect(((CGSize(width: 1, height: 2) as Any) as? NSValue)?.sizeValue.height == 2)
  }

  @Test func functionsMakeGeometry() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGRectZero == .zero && CGRectNull.isNull && CGVectorMake(1, 2).dy == 2)
    #expect(CGAffineTransformMakeTranslation(1, 2).tx == 1 && CGAffineTransformIdentity.isIdentity)
  }
}
