import CoreGraphics
import Testing

/// Members of paths and of a context's path, by arithmetic.
@Suite struct PathMemberTests {
  @Test func aContextForgetsItsPath() throws {
    let context = try bitmap(20, 20)
    context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
    context.beginPath()
    #expect(context.isPathEmpty && context.boundingBoxOfPath.isNull)
    context.setFillColor(red)
    context.addRect(CGRect(x: 10, y: 10, width: 5, height: 5))
    context.fillPath()
    #expect(try pixel(context, 12, 12) == [255, 0, 0, 255])
    #expect(try pixel(context, 2, 3) == [0, 0, 0, 0])
  }

  /// The current point of a closed subpath is where it began.
  @Test func closingReturnsToTheBeginning() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 10, y: 4))
    path.addLine(to: CGPoint(x: 10, y: 9))
    #expect(path.currentPoint == CGPoint(x: 10, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
  }

  @Test func copiesAreTransformed() throws {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var twice = CGAffineTransform(scaleX: 2, y: 3)
    let copy = try #require(path.mutableCopy(using: &twice))
    #expect(copy.boundingBox == CGRect(x: 2, y: 6, width: 6, height: 12))
    copy.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.mutableCopy(using: nil)?.boundingBox == path.boundingBox)
  }

  /// From red in the middle to blue at a distance of 10; nothing outside without an option.
  @Test func radialGradientsGoOutwards() throws {
    let context = try bitmap(40, 40)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0, 1]))
    let middle = CGPoint(x: 20, y: 20)
    context.drawRadialGradient(
      gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 10, options: [])
    let (inner, half) = (try pixel(context, 20, 20), try pixel(context, 25, 20))
    // The pixel's middle is 0.7 points from that of the gradient: 7 % of the way.
    #expect((230...245).contains(inner[0]) && (10...25).contains(inner[2]))
    #expect((105...125).contains(half[0]) && (130...150).contains(half[2]))
    #expect(try pixel(context, 35, 20) == [0, 0, 0, 0])
    context.drawRadialGradient(
      gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 10,
      options: .drawsAfterEndLocation)
    #expect(try pixel(context, 35, 20) == [0, 0, 255, 255])
  }
}
