import QuartzCore
import Testing

/// The own behavior of layers, for subclasses and delegates.
@Suite struct LayerMemberTests {
  private final class Painter: CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(red)
      ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
  }

  /// The default implementation of `draw(in:)` asks the delegate.
  @Test func theDelegateDraws() throws {
    let (layer, painter) = (CALayer(), Painter())
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = painter
    let context = try #require(CGContext(size: layer.bounds.size, scale: 1))
    layer.draw(in: context)
    let image = try #require(context.makeImage())
    #expect(image.at(2, 5) == [255, 0, 0, 255] && image.at(7, 5) == [0, 0, 0, 0])
  }

  @Test func aPartNeedsDisplay() {
    let layer = layer(0, 0, 10, 10)
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(layer.needsDisplay())
  }

  @Test func transactionsKeepTheirTiming() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    let function = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setAnimationTimingFunction(function)
    #expect(CATransaction.animationTimingFunction() === function)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(nil)
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() === function)
  }

  @Test func valuesAreReadAtPaths() {
    let layer = layer(10, 20, 30, 40)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 2)
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 30)
    #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 40)
  }
}
