import QuartzCore
import Testing

@Suite struct CALayerGeometryTests {
  @Test func frameFollowsFromPositionBoundsAndAnchor() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 6, width: 20, height: 10)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 100, y: 90, width: 20, height: 10))
    layer.frame = CGRect(x: 1, y: 2, width: 4, height: 8)
    #expect(layer.position == CGPoint(x: 1, y: 10))
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 4, height: 8))
  }

  @Test func frameOfATransformedLayerIsTheBoxAroundIt() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    // About the middle, 20, 15.
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    #expect(layer.bounds.size == CGSize(width: 40, height: 20))
    #expect(layer.position == CGPoint(x: 40, y: 30))
  }

  @Test(arguments: [CATransform3DMakeScale(0.8, 0.8, 0), CATransform3DMakeScale(0, 0, 1)])
  func frameOfATransformWithoutInverseIsTheSizeOfTheLayer(transform: CATransform3D) {
    // As in an author's picture of a board of chess, whose pieces keep a margin in their squares.
    let layer = CALayer()
    layer.transform = transform
    layer.frame = CGRect(x: 100, y: 0, width: 50, height: 40)
    #expect(layer.bounds.size == CGSize(width: 50, height: 40))
    #expect(layer.position == CGPoint(x: 125, y: 20))
  }

  @Test func pointsGoUpAndDownTheTree() {
    let root = layer(0, 0, 100, 100)
    let a = layer(10, 20, 50, 50)
    let b = layer(5, 5, 10, 10)
    let c = layer(60, 60, 20, 20)
    root.addSublayer(a)
    a.addSublayer(b)
    root.addSublayer(c)
    a.bounds.origin = CGPoint(x: 0, y: 100)
    b.position.y += 100
    // b's origin: 5, 105 in a, whose content is scrolled by 100: 15, 25 in root.
    #expect(b.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 25))
    #expect(b.convert(CGPoint(x: 1, y: 2), to: c) == CGPoint(x: -44, y: -33))
    #expect(b.convert(CGPoint(x: -44, y: -33), from: c) == CGPoint(x: 1, y: 2))
    #expect(
      c.convert(CGRect(x: 0, y: 0, width: 2, height: 2), from: b)
        == CGRect(x: -45, y: -35, width: 2, height: 2))
    #expect(root.convert(CGPoint(x: 3, y: 3), to: root) == CGPoint(x: 3, y: 3))
  }

  @Test func transformsTakePartInConversions() {
    let root = layer(0, 0, 100, 100)
    let a = layer(40, 40, 20, 20)
    root.addSublayer(a)
    a.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // The middle stays at 50, 50; a corner is 20 away.
    #expect(a.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 30))
    #expect(a.convert(CGPoint(x: 30, y: 30), from: root) == .zero)
  }

  @Test func hitTestsFindTheFrontmost() {
    let root = layer(0, 0, 100, 100)
    let back = layer(10, 10, 50, 50)
    let front = layer(30, 30, 50, 50)
    let inner = layer(45, 45, 20, 20)
    root.addSublayer(back)
    root.addSublayer(front)
    back.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 90)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
    // Within the inner layer, but outside of its superlayer.
    #expect(root.hitTest(CGPoint(x: 70, y: 70)) === inner)
    back.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 70, y: 70)) === front)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 70, y: 70)) === root)
  }
}
