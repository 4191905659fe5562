import QuartzCore
import Testing

@Suite struct RenderingTests {
  @Test func laterAndHigherLayersAreDrawnAbove() throws {
    let root = layer(0, 0, 10, 10, .white)
    root.addSublayer(layer(1, 1, 5, 5, red))
    root.addSublayer(layer(3, 3, 5, 5, blue))
    var image = try picture(root)
    #expect(image.at(0, 0) == [255, 255, 255, 255])
    #expect(image.at(2, 2) == [255, 0, 0, 255])
    #expect(image.at(4, 4) == [0, 0, 255, 255])
    root.sublayers?[0].zPosition = 1
    image = try picture(root)
    #expect(image.at(4, 4) == [255, 0, 0, 255])
  }

  @Test func borderLiesInsideAndOverSublayers() throws {
    let root = layer(0, 0, 10, 10, .white)
    root.borderWidth = 2
    root.borderColor = blue
    root.addSublayer(layer(0, 0, 10, 10, red))
    let image = try picture(root)
    #expect(image.at(1, 5) == [0, 0, 255, 255])
    #expect(image.at(2, 5) == [255, 0, 0, 255])
    #expect(image.at(8, 8) == [0, 0, 255, 255])
  }

  @Test func cornersAreRounded() throws {
    let root = layer(0, 0, 20, 20, red)
    root.cornerRadius = 10
    let image = try picture(root)
    // The circle of radius 10 about 10, 10 leaves 2, 2 out (7.5 · √2 = 10.6) and has 3, 3 (9.2).
    #expect(image.at(2, 2)[3] < 100)
    #expect(image.at(3, 3)[3] > 240)
    root.maskedCorners = [.layerMaxXMinYCorner]
    let one = try picture(root)
    #expect(one.at(0, 0)[3] == 255 && one.at(0, 19)[3] == 255 && one.at(19, 19)[3] == 255)
    #expect(one.at(19, 0)[3] == 0)
  }

  @Test func sublayersAreMaskedOnDemand() throws {
    let root = layer(0, 0, 20, 20)
    let box = layer(5, 5, 10, 10)
    box.addSublayer(layer(-5, -5, 20, 20, red))
    root.addSublayer(box)
    #expect(try picture(root).at(2, 2)[3] == 255)
    box.masksToBounds = true
    let image = try picture(root)
    #expect(image.at(2, 2)[3] == 0 && image.at(5, 5)[3] == 255 && image.at(15, 15)[3] == 0)
    box.cornerRadius = 5
    #expect(try picture(root).at(5, 5)[3] == 0)
  }

  @Test func boundsOriginScrolls() throws {
    let root = layer(0, 0, 10, 10)
    let scroll = layer(0, 0, 10, 10)
    scroll.bounds.origin.y = 20
    scroll.addSublayer(layer(0, 22, 4, 4, red))
    root.addSublayer(scroll)
    let image = try picture(root)
    #expect(image.at(1, 3) == [255, 0, 0, 255] && image.at(1, 1)[3] == 0)
  }

  @Test func opacityFadesTheTreeAsOnePicture() throws {
    let root = layer(0, 0, 10, 10)
    let group = layer(0, 0, 10, 10, red)
    group.addSublayer(layer(0, 0, 5, 10, blue))
    group.opacity = 0.5
    root.addSublayer(group)
    let image = try picture(root)
    // No red under the blue.
    #expect(image.at(2, 2)[0] == 0 && abs(image.at(2, 2)[2] - 128) <= 1)
    #expect(abs(image.at(7, 7)[0] - 128) <= 1)
    group.opacity = 0
    #expect(try picture(root).at(7, 7)[3] == 0)
  }

  @Test func maskCutsByAlpha() throws {
    let root = layer(0, 0, 10, 10)
    let content = layer(0, 0, 10, 10, red)
    content.addSublayer(layer(0, 5, 10, 5, blue))
    let mask = layer(2, 0, 4, 10, CGColor(gray: 0, alpha: 0.5))
    content.mask = mask
    root.addSublayer(content)
    let image = try picture(root)
    #expect(image.at(1, 1)[3] == 0 && image.at(6, 1)[3] == 0)
    #expect(abs(image.at(3, 1)[0] - 128) <= 1)
    #expect(abs(image.at(3, 7)[2] - 128) <= 1 && image.at(3, 7)[0] == 0)
  }

  @Test func transformsTurnAboutTheAnchor() throws {
    let root = layer(0, 0, 20, 20)
    let bar = layer(8, 2, 4, 16, red)
    bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    root.addSublayer(bar)
    let image = try picture(root)
    // Lying now: 2 to 18 by 8 to 12.
    #expect(image.at(3, 10)[3] == 255 && image.at(16, 9)[3] == 255 && image.at(10, 4)[3] == 0)
    bar.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(try picture(root).at(10, 10)[3] == 0)
  }

  @Test func shadowFallsBehind() throws {
    let root = layer(0, 0, 60, 60)
    let card = layer(20, 20, 20, 20, .white)
    card.shadowOpacity = 1
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 0, height: 10)
    card.shadowColor = blue
    root.addSublayer(card)
    var image = try picture(root)
    #expect(image.at(30, 45) == [0, 0, 255, 255] && image.at(30, 30) == [255, 255, 255, 255])
    #expect(image.at(30, 51)[3] == 0 && image.at(30, 15)[3] == 0)
    // Without a background, what is drawn throws it.
    card.backgroundColor = nil
    card.addSublayer(layer(0, 0, 5, 5, red))
    image = try picture(root)
    #expect(image.at(22, 32) == [0, 0, 255, 255] && image.at(30, 45)[3] == 0)
    // A radius of 4 is the blur's standard deviation: Φ(-0.125) of the strength just outside a long edge.
    card.shadowPath = CGPath(rect: CGRect(x: -40, y: -100, width: 100, height: 120), transform: nil)
    card.shadowRadius = 4
    card.shadowOpacity = 0.5
    image = try picture(root)
    #expect(abs(image.at(30, 50)[3] - 57) <= 3)
  }

  @Test func hollowShadowsLeaveTheirShapeOut() throws {
    let root = layer(0, 0, 60, 60)
    let card = layer(20, 20, 20, 20)
    card.shadowPath = CGPath(rect: card.bounds, transform: nil)
    card.shadowOpacity = 1
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 0, height: 10)
    card.shadowColor = blue
    root.addSublayer(card)
    #expect(try picture(root).at(30, 35) == [0, 0, 255, 255])
    card.hasHollowShadow = true
    let image = try picture(root)
    #expect(image.at(30, 35)[3] == 0 && image.at(30, 45) == [0, 0, 255, 255])
  }

  @Test(arguments: [
    (CALayerContentsGravity.resize, [true, true, true, true]), (.topLeft, [true, false, false, false]),
    (.bottomRight, [false, false, false, true]), (.center, [false, false, false, false]),
    (.resizeAspectFill, [true, true, true, true]), (.right, [false, false, false, false]),
  ])
  func contentsGoWhereGravitySays(_ gravity: CALayerContentsGravity, _ corners: [Bool]) throws {
    let content = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1))
    content.setFillColor(red)
    content.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let root = layer(0, 0, 20, 10)
    root.contents = content.makeImage()
    root.contentsGravity = gravity
    root.masksToBounds = true
    let image = try picture(root)
    let got = [(0, 0), (19, 0), (0, 9), (19, 9)].map { image.at($0.0, $0.1)[3] == 255 }
    #expect(got == corners)
  }

  @Test func contentsScaleCountsPixelsPerPoint() throws {
    let content = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1))
    content.setFillColor(red)
    content.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let root = layer(0, 0, 20, 10)
    root.contents = content.makeImage()
    root.contentsGravity = .topLeft
    root.contentsScale = 2
    let image = try picture(root)
    #expect(image.at(1, 1)[3] == 255 && image.at(2, 2)[3] == 0)
  }

  @Test func delegateDrawsWithinTheBounds() throws {
    final class Painter: CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(red)
        ctx.fill(CGRect(x: -100, y: -100, width: 200, height: 200))
      }
    }
    let painter = Painter()
    let root = layer(0, 0, 10, 10)
    let view = layer(2, 2, 5, 5)
    view.delegate = painter
    root.addSublayer(view)
    // A layer whose content was not asked for has none.
    #expect(try picture(root).at(2, 2)[3] == 0)
    view.setNeedsDisplay()
    let image = try picture(root)
    #expect(image.at(2, 2)[3] == 255 && image.at(6, 6)[3] == 255)
    #expect(image.at(1, 1)[3] == 0 && image.at(7, 7)[3] == 0)
  }

  @Test func gradientLayerRunsFromTopToBottom() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 4, height: 100)
    gradient.colors = [CGColor.black, CGColor.white]
    let image = try picture(gradient)
    #expect(image.at(2, 0)[0] < 5 && image.at(2, 99)[0] > 250)
    #expect(abs(image.at(2, 50)[0] - 129) <= 2)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.cornerRadius = 2
    #expect(try picture(gradient).at(0, 0)[3] < 200)
  }

  @Test func conicAndRadialGradientsStartAtTheirPoint() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    gradient.colors = [red, blue]
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    var image = try picture(gradient)
    #expect(image.at(20, 20)[0] > 240 && image.at(1, 1)[2] == 255)
    gradient.type = .conic
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    image = try picture(gradient)
    // From the right, clockwise: a quarter of the way at the bottom.
    #expect(image.at(38, 21)[0] > 250)
    #expect(abs(image.at(20, 38)[2] - 64) <= 3)
  }

  @Test func shapeLayerFillsAndStrokes() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    shape.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    shape.fillColor = red
    shape.strokeColor = blue
    shape.lineWidth = 2
    let image = try picture(shape)
    #expect(image.at(10, 10) == [255, 0, 0, 255] && image.at(4, 10) == [0, 0, 255, 255])
    #expect(image.at(3, 10)[3] == 0)
    // A quarter of the way round: the top side only.
    shape.fillColor = nil
    shape.strokeEnd = 0.25
    let part = try picture(shape)
    #expect(part.at(10, 4)[3] == 255 && part.at(10, 15)[3] == 0 && part.at(4, 10)[3] == 0)
  }

  @Test func manyPicturesWithinEachOtherEnd() throws {
    let root = layer(0, 0, 10, 10)
    var deepest = root
    for _ in 0..<500 {
      let next = layer(0, 0, 10, 10, red)
      next.opacity = 0.99
      deepest.addSublayer(next)
      deepest = next
    }
    #expect(try picture(root).at(5, 5)[3] > 200)
  }

  @Test func layersOfHugeAndInfiniteSizeAreDrawn() throws {
    let root = layer(0, 0, 10, 10)
    let huge = layer(-1e9, -1e9, 2e9, 2e9, red)
    huge.cornerRadius = 3
    huge.borderWidth = 1
    root.addSublayer(huge)
    let endless = CALayer()
    endless.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    endless.backgroundColor = blue
    endless.opacity = 0.5
    endless.shadowOpacity = 1
    endless.addSublayer(CALayer())
    root.addSublayer(endless)
    #expect(try picture(root).at(5, 5)[0] > 100)
  }
}
