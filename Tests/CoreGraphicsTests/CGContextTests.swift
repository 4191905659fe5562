import CoreGraphics
import Testing

@Suite struct CGContextTests {
  @Test func fillsWholePixelsAtAScale() throws {
    let context = try bitmap(10, 10, scale: 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    // 2 to 8 and 4 to 12 in pixels.
    #expect(try pixel(context, 2, 4) == [255, 0, 0, 255])
    #expect(try pixel(context, 7, 11) == [255, 0, 0, 255])
    #expect(try pixel(context, 8, 11) == [0, 0, 0, 0])
    #expect(try pixel(context, 1, 4) == [0, 0, 0, 0])
    #expect(context.width == 20 && context.height == 20)
  }

  @Test func halfCoveredPixelIsHalfTransparent() throws {
    let context = try bitmap(4, 4)
    context.setFillColor(.black)
    context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
    let alpha = try pixel(context, 0, 0)[3]
    #expect((127...128).contains(alpha))
  }

  @Test func alphaMultipliesColours() throws {
    let context = try bitmap(2, 2, opaque: true)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setAlpha(0.5)
    context.setFillColor(red.copy(alpha: 0.5) ?? red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    // A quarter of red over white: 255, 191, 191.
    let got = try pixel(context, 0, 0)
    #expect(got[0] == 255 && (190...192).contains(got[1]) && (190...192).contains(got[2]))
  }

  @Test func stateIsSavedAndRestored() throws {
    let context = try bitmap(4, 4)
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(blue)
    context.translateBy(x: 2, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    #expect(context.ctm.tx == 0)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try pixel(context, 3, 3) == [255, 0, 0, 255])
    // More restores than saves do nothing.
    context.restoreGState()
    context.setFillColor(green)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try pixel(context, 0, 0) == [0, 255, 0, 255])
  }

  @Test func evenOddLeavesAHole() throws {
    let context = try bitmap(6, 6)
    context.setFillColor(red)
    context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
    context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    context.fillPath(using: .evenOdd)
    #expect(try pixel(context, 3, 3)[3] == 0)
    #expect(try pixel(context, 1, 1)[3] == 255)
  }

  @Test func strokeLiesOnBothSidesOfTheLine() throws {
    let context = try bitmap(10, 10)
    context.setStrokeColor(blue)
    context.setLineWidth(2)
    context.setLineCap(.square)
    context.move(to: CGPoint(x: 3, y: 5))
    context.addLine(to: CGPoint(x: 7, y: 5))
    context.strokePath()
    // y 4 to 6; the square ends reach from x 2 to 8.
    #expect(try pixel(context, 2, 4) == [0, 0, 255, 255])
    #expect(try pixel(context, 7, 5) == [0, 0, 255, 255])
    #expect(try pixel(context, 8, 5)[3] == 0)
    #expect(try pixel(context, 5, 3)[3] == 0)
    #expect(context.isPathEmpty)
  }

  @Test func dashesLeaveGaps() throws {
    let context = try bitmap(10, 2)
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [2, 3])
    context.move(to: CGPoint(x: 0, y: 1))
    context.addLine(to: CGPoint(x: 10, y: 1))
    context.strokePath()
    #expect(try (0..<10).map { try pixel(context, $0, 0)[3] } == [255, 255, 0, 0, 0, 255, 255, 0, 0, 0])
  }

  @Test func senselessDashesMeanASolidLine() throws {
    let context = try bitmap(4, 2)
    context.setLineWidth(2)
    for lengths: [CGFloat] in [[0, 0], [-1, 2], [.nan], [.infinity]] {
      context.setLineDash(phase: 0, lengths: lengths)
      context.move(to: CGPoint(x: 0, y: 1))
      context.addLine(to: CGPoint(x: 4, y: 1))
      context.strokePath()
    }
    #expect(context.failure == nil)
    #expect(try pixel(context, 3, 0)[3] == 255)
  }

  @Test(arguments: [CGBlendMode.multiply, .screen, .plusLighter, .difference])
  func blendModesComputeTheirColours(_ mode: CGBlendMode) throws {
    let context = try bitmap(1, 1, opaque: true)
    context.setFillColor(CGColor(red: 1, green: 0.4, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setBlendMode(mode)
    context.setFillColor(CGColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // 255, 102, 0 with 153: products, complements of products of complements, sums, differences.
    let expected: [Int] =
      switch mode {
      case .multiply: [153, 61, 0]
      case .screen: [255, 194, 153]
      case .plusLighter: [255, 255, 153]
      default: [102, 51, 153]
      }
    let got = try pixel(context, 0, 0)
    for (value, wanted) in zip(got, expected) { #expect(abs(value - wanted) <= 1) }
  }

  @Test func sourceInStaysWithinTheShape() throws {
    let context = try bitmap(4, 1)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.setBlendMode(.sourceIn)
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try pixel(context, 1, 0) == [0, 0, 255, 255])
    #expect(try pixel(context, 3, 0) == [255, 0, 0, 255])
  }

  @Test func transparencyLayerFadesAsOne() throws {
    let context = try bitmap(4, 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.setFillColor(blue)
    context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
    context.endTransparencyLayer()
    // Where both lie, no red shines through: half of blue.
    let got = try pixel(context, 1, 0)
    #expect(got[0] == 0 && (127...128).contains(got[2]) && (127...128).contains(got[3]))
    // States saved in the layer and left there do not matter.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.saveGState()
    context.endTransparencyLayer()
    context.restoreGState()
    context.endTransparencyLayer()
    #expect(context.failure == nil)
  }

  @Test func shadowIsOffsetAndBlurred() throws {
    let context = try bitmap(60, 60, scale: 1)
    context.setShadow(offset: CGSize(width: 20, height: 10), blur: 0, color: blue)
    context.setFillColor(red)
    context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(try pixel(context, 35, 25) == [0, 0, 255, 255])
    #expect(try pixel(context, 15, 15) == [255, 0, 0, 255])
    #expect(try pixel(context, 29, 25)[3] == 0)
    // A straight edge under a Gaussian of standard deviation 4: half at the edge, Φ(-1) = 16 % four pixels out.
    let soft = try bitmap(100, 100)
    soft.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: .black)
    soft.setFillColor(.white)
    soft.fill(CGRect(x: -50, y: 50, width: 200, height: 100))
    let atEdge = try pixel(soft, 50, 49)[3]
    let outside = try pixel(soft, 50, 45)[3]
    // Pixel centres are half a pixel further out: Φ(-0.125) = 45 %, Φ(-1.125) = 13 %.
    #expect(abs(atEdge - 115) <= 4)
    #expect(abs(outside - 33) <= 4)
  }

  @Test func gradientRunsBetweenItsEnds() throws {
    let context = try bitmap(101, 1)
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.black, .white], locations: nil))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 100.5, y: 0), options: [])
    let middle = try pixel(context, 50, 0)[0]
    #expect((126...129).contains(middle))
    let quarter = try pixel(context, 25, 0)[0]
    #expect((62...66).contains(quarter))
  }

  @Test func gradientStopsOrGoesOn() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    let (start, end) = (CGPoint(x: 4, y: 0), CGPoint(x: 6, y: 0))
    func draw(_ options: CGGradientDrawingOptions) throws -> [[Int]] {
      let context = try bitmap(10, 1)
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
      return [try pixel(context, 0, 0), try pixel(context, 9, 0)]
    }
    #expect(try draw([]) == [[0, 0, 0, 0], [0, 0, 0, 0]])
    #expect(try draw(.drawsAfterEndLocation) == [[0, 0, 0, 0], [0, 0, 255, 255]])
    #expect(try draw(.drawsBeforeStartLocation) == [[255, 0, 0, 255], [0, 0, 0, 0]])
    #expect(
      try draw([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [[255, 0, 0, 255], [0, 0, 255, 255]])
  }

  @Test func imagesAreUprightWhereYGrowsUpwards() throws {
    let source = try bitmap(1, 2)
    source.setFillColor(red)
    source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    source.setFillColor(blue)
    source.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let image = try #require(source.makeImage())
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let upward = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
    upward.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(try pixel(upward, 0, 0) == [255, 0, 0, 255])
    // Where y grows downwards, it is known to come out upside down.
    let downward = try bitmap(1, 2)
    downward.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(try pixel(downward, 0, 0) == [0, 0, 255, 255])
    let upright = try bitmap(1, 2)
    upright.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(try pixel(upright, 0, 0) == [255, 0, 0, 255])
    // The bytes are in the layout that was asked for.
    let bytes = try #require(upward.data).assumingMemoryBound(to: UInt8.self)
    #expect(Array(UnsafeBufferPointer(start: bytes, count: 8)) == [255, 0, 0, 255, 0, 0, 255, 255])
  }

  @Test func imageMasksMultiply() throws {
    let mask = try bitmap(2, 1)
    mask.setFillColor(.black)
    mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let context = try bitmap(2, 1)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: try #require(mask.makeImage()))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.restoreGState()
    #expect(try pixel(context, 0, 0) == [255, 0, 0, 255])
    #expect(try pixel(context, 1, 0)[3] == 0)
  }

  @Test func numbersWithoutSenseDrawNothingAndBreakNothing() throws {
    let context = try bitmap(4, 4)
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]
    context.setFillColor(red)
    for a in odd {
      for b in odd {
        context.fill(CGRect(x: a, y: b, width: 1, height: 1))
        context.stroke(CGRect(x: 0, y: 0, width: a, height: b), width: a)
        context.move(to: CGPoint(x: a, y: b))
        context.addCurve(
          to: .zero, control1: CGPoint(x: a, y: 0), control2: CGPoint(x: 0, y: b))
        context.strokePath()
        context.setShadow(offset: CGSize(width: a, height: b), blur: a, color: red)
        context.fillEllipse(in: CGRect(x: a, y: 0, width: b, height: 1))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.saveGState()
        context.translateBy(x: a, y: b)
        context.scaleBy(x: a, y: b)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.saveGState()
        context.clip(to: CGRect(x: a, y: b, width: a, height: b))
        context.restoreGState()
        context.setLineWidth(a)
        context.setMiterLimit(b)
      }
    }
    #expect(context.failure == nil)
    context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.setFillColor(green)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try pixel(context, 1, 1) == [0, 255, 0, 255])
  }

  @Test func hugeShapesStillCoverThePage() throws {
    let context = try bitmap(4, 4)
    context.setFillColor(red)
    context.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    #expect(try pixel(context, 2, 2) == [255, 0, 0, 255])
  }

  @Test func flatTransformDrawsNothing() throws {
    let context = try bitmap(4, 4)
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.restoreGState()
    #expect(try pixel(context, 0, 0)[3] == 0)
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try pixel(context, 0, 0) == [0, 0, 255, 255])
  }

  @Test func millionsOfDashesTakeNoTime() throws {
    let context = try bitmap(4, 4)
    context.setLineDash(phase: 0, lengths: [1e-7, 1e-7])
    context.move(to: CGPoint(x: -1e6, y: 2))
    context.addLine(to: CGPoint(x: 1e6, y: 2))
    context.strokePath()
    #expect(context.failure == nil)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1),
    CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1e6, height: 1),
  ])
  func impossibleSizesAreNil(_ size: CGSize) {
    #expect(CGContext(size: size, scale: 1) == nil)
  }

  @Test func ninePartsKeepTheirCorners() throws {
    // Red corners of 1, blue between, 3 by 3 pixels.
    let source = try bitmap(3, 3)
    source.setFillColor(blue)
    source.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    source.setFillColor(red)
    for (x, y) in [(0, 0), (2, 0), (0, 2), (2, 2)] {
      source.fill(CGRect(x: x, y: y, width: 1, height: 1))
    }
    let context = try bitmap(10, 10)
    context.drawUpright(
      try #require(source.makeImage()), in: CGRect(x: 0, y: 0, width: 10, height: 10),
      center: CGRect(x: 1, y: 1, width: 1, height: 1), scale: 1)
    for (x, y) in [(0, 0), (9, 0), (0, 9), (9, 9)] {
      #expect(try pixel(context, x, y) == [255, 0, 0, 255])
    }
    for (x, y) in [(1, 0), (8, 0), (5, 5), (0, 8), (9, 1)] {
      #expect(try pixel(context, x, y) == [0, 0, 255, 255])
    }
  }
}
