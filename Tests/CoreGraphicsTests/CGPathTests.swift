import CoreGraphics
import Testing

@Suite struct CGPathTests {
  @Test func boundsCoverControlPointsAndTheBoxOnlyTheCurve() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    // The curve's top is at t = 1/2: y = 3/4 of 4.
    let box = path.boundingBoxOfPath
    #expect(abs(box.height - 3) < 1e-12 && abs(box.width - 4) < 1e-12)
  }

  @Test func arcsEndWhereTheyShould() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 15) < 1e-9)
    // Angles rise: the short way round stays right of and below the centre.
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 15) < 1e-9 && abs(box.maxY - 15) < 1e-9)
    let clockwise = CGMutablePath()
    clockwise.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // Angles fall: three quarters of the circle.
    #expect(abs(clockwise.boundingBoxOfPath.minX - 5) < 1e-2)
    #expect(abs(clockwise.boundingBoxOfPath.minY - 5) < 1e-2)
  }

  @Test func tangentArcRoundsACorner() {
    // From 0, 0 to the corner 10, 0 and on to 10, 10, radius 4: the arc goes from 6, 0 to 10, 4 about 6, 4.
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.points[1].x - 6) < 1e-9 && path.points[1].y == 0)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    let box = path.boundingBoxOfPath
    #expect(abs(box.maxX - 10) < 1e-9 && abs(box.minY) < 1e-9)
  }

  @Test func containsKnowsBothRules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    // 45 degrees: the circle reaches 5 + 3.5355 in both directions.
    #expect(circle.contains(CGPoint(x: 8.5, y: 8.5)))
    #expect(!circle.contains(CGPoint(x: 8.6, y: 8.6)))
  }

  @Test func linesWithoutAStartAreIgnored() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
  }

  @Test func drawingGoesOnWhereASubpathWasClosed() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.types.suffix(2) == [.moveToPoint, .addLineToPoint])
    #expect(path.points[path.points.count - 2] == CGPoint(x: 1, y: 2))
  }

  @Test func strokedOutlineCoversTheLine() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 10, y: 5))
    line.addLine(to: CGPoint(x: 10, y: 20))
    let outline = line.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    // Half of 2 on either side, the mitre at 11, 4 and no caps.
    let box = outline.boundingBox
    #expect(abs(box.minX) < 1e-9 && abs(box.minY - 4) < 1e-9)
    #expect(abs(box.maxX - 11) < 1e-9 && abs(box.maxY - 20) < 1e-9)
    #expect(outline.contains(CGPoint(x: 10.9, y: 4.1)))
    #expect(!outline.contains(CGPoint(x: 5, y: 6.1)))
    let bevel = line.copy(strokingWithWidth: 2, lineCap: .square, lineJoin: .bevel, miterLimit: 10)
    #expect(!bevel.contains(CGPoint(x: 10.9, y: 4.1)))
    #expect(abs(bevel.boundingBox.minX + 1) < 1e-9)
  }

  @Test func dashesHaveTheirLengths() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    // 3 on, 2 off from 1: drawn 0 to 2, 4 to 7, 9 to 10.
    let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    #expect(dashed.points.map(\.x) == [0, 2, 4, 7, 9, 10])
  }

  @Test func trimmingKeepsAPart() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    line.addLine(to: CGPoint(x: 10, y: 10))
    #expect(
      line.trimmed(from: 0.25, to: 0.75).points
        == [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)])
  }

  @Test func elementsComeOneByOne() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(
      types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    var rect = CGRect.zero
    #expect(path.isRect(&rect) && rect == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func endlessAnglesDoNotHang() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: false)
    path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.isEmpty)
  }
}

@Suite struct ContinuousCornerTests {
  @Test func softCornersTurnIntoCirclesWhereThereIsNoRoom() {
    // A capsule: no space beyond the radius, so the corner is a circle of radius 20 about 20, 20. At 45° it is
    // 20 · (1 - √½) = 5.858 away from both edges.
    let capsule = CGPath.roundedRect(
      CGRect(x: 0, y: 0, width: 200, height: 40), radius: 20, isContinuous: true)
    #expect(capsule.contains(CGPoint(x: 5.90, y: 5.90)) && !capsule.contains(CGPoint(x: 5.81, y: 5.81)))
    // With space, the curve begins 1.528665 radii from the corner and is close to the circle in its middle.
    let soft = CGPath.roundedRect(
      CGRect(x: 0, y: 0, width: 200, height: 200), radius: 20, isContinuous: true)
    #expect(soft.contains(CGPoint(x: 6.0, y: 6.0)) && !soft.contains(CGPoint(x: 5.5, y: 5.5)))
    #expect(!soft.contains(CGPoint(x: 22, y: 0.05)) && soft.contains(CGPoint(x: 32, y: 0.05)))
    // A little less space changes little.
    let near = CGPath.roundedRect(
      CGRect(x: 0, y: 0, width: 200, height: 60), radius: 20, isContinuous: true)
    #expect(near.contains(CGPoint(x: 6.0, y: 6.0)) && !near.contains(CGPoint(x: 5.5, y: 5.5)))
  }

  /// The left edge of a gray button of 94.667 by 44 points in a picture of iOS 26, by the pixels from its top: round ends
  /// whose curves begin further along the straight edges.
  @Test func capsulesAreContinuousAlongTheirEdges() {
    let capsule = CGPath.roundedRect(
      CGRect(x: 0, y: 0, width: 94.667, height: 44), radius: 22, isContinuous: true)
    let measured: [(pixel: CGFloat, x: CGFloat)] = [
      (0, 25.8), (6, 12.74), (12, 9.12), (18, 6.73), (36, 2.32),
    ]
    for (pixel, x) in measured {
      let y = (pixel + 0.5) / 3
      // The first row is almost flat, and its pixels are covered in part; a circle would begin at 19.3.
      let tolerance: CGFloat = pixel == 0 ? 4.5 : 0.2
      #expect(!capsule.contains(CGPoint(x: x - tolerance, y: y)))
      #expect(capsule.contains(CGPoint(x: x + tolerance, y: y)))
    }
  }
}
