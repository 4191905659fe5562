import QuartzCore
import Testing

@Suite struct CALayerTreeTests {
  private func names(_ layer: CALayer) -> [String] {
    (layer.sublayers ?? []).map { $0.name ?? "" }
  }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func sublayersKeepTheirOrder() {
    let root = CALayer()
    let (a, b, c) = (named("a"), named("b"), named("c"))
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(names(root) == ["c", "a", "b"])
    root.addSublayer(a)
    #expect(names(root) == ["c", "b", "a"])
    root.insertSublayer(a, below: b)
    #expect(names(root) == ["c", "a", "b"])
    root.insertSublayer(c, above: b)
    #expect(names(root) == ["a", "b", "c"])
    let d = named("d")
    root.replaceSublayer(b, with: d)
    #expect(names(root) == ["a", "d", "c"])
    #expect(b.superlayer == nil && d.superlayer === root)
    a.removeFromSuperlayer()
    #expect(names(root) == ["d", "c"])
    root.sublayers = [b, a]
    #expect(names(root) == ["b", "a"] && c.superlayer == nil)
  }

  @Test func aLayerHasOneSuperlayer() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil && child.superlayer === second)
  }

  @Test func superlayerThatWentAwayIsForgotten() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
    }
    #expect(child.superlayer == nil)
  }

  @Test func deepTreesUseNoStack() throws {
    let root = layer(0, 0, 10, 10)
    var deepest = root
    for _ in 0..<10_000 {
      let next = layer(0, 0, 10, 10)
      deepest.addSublayer(next)
      deepest = next
    }
    deepest.backgroundColor = red
    deepest.setNeedsLayout()
    // A thread's stack of 512 K, as secondary threads have on Apple's platforms, is enough.
    // Unchecked, since this thread waits for the other one: each has the values alone.
    struct Box: @unchecked Sendable {
      let root: CALayer
      let deepest: CALayer
    }
    let box = Box(root: root, deepest: deepest)
    // Unchecked, likewise.
    final class Result: @unchecked Sendable {
      var hit: CALayer?
      var image: CGImage?
      var point = CGPoint.zero
    }
    let result = Result()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.hit = box.root.hitTest(CGPoint(x: 5, y: 5))
      result.image = try? picture(box.root)
      result.point = box.deepest.convert(CGPoint(x: 1, y: 1), to: box.root)
      box.root.layoutIfNeeded()
      var chain = [CALayer()]
      for _ in 0..<10_000 {
        let next = CALayer()
        next.addSublayer(chain[0])
        chain = [next]
      }
      chain = []
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    #expect(result.hit === deepest)
    #expect(result.point == CGPoint(x: 1, y: 1))
    #expect(result.image?.at(5, 5) == [255, 0, 0, 255])
    #expect(!deepest.needsLayout())
  }

  @Test func layoutGoesFromTheTopDown() {
    final class Recorder: CALayerDelegate {
      var names: [String] = []
      func layoutSublayers(of layer: CALayer) {
        names.append(layer.name ?? "")
        layer.sublayers?.first?.setNeedsLayout()
      }
    }
    let recorder = Recorder()
    let (a, b, c) = (named("a"), named("b"), named("c"))
    a.addSublayer(b)
    b.addSublayer(c)
    for layer in [a, b, c] { layer.delegate = recorder }
    // "The layer's super layers are traversed until an ancestor layer is found that does not require layout."
    a.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(recorder.names == [])
    b.setNeedsLayout()
    c.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(recorder.names == ["a", "b", "c"])
    a.layoutIfNeeded()
    #expect(recorder.names.count == 3)
  }

  @Test func classesKnownAtRunTimeAreMade() {
    final class Special: CALayer {
      let number: Int
      override init() {
        number = 42
        super.init()
        cornerRadius = 7
      }
      required init?(coder: NSCoder) { nil }
    }
    let made = CALayer.make(Special.self)
    #expect((made as? Special)?.number == 42 && made.cornerRadius == 7)
    #expect(CALayer.make(CAGradientLayer.self) is CAGradientLayer)
  }

  @Test func animationsAreKept() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    layer.add(fade, forKey: "fade")
    layer.add(CAKeyframeAnimation(keyPath: "position"), forKey: "move")
    #expect(layer.animationKeys() == ["fade", "move"])
    // Layers run a copy.
    #expect(layer.animation(forKey: "fade") !== fade && layer.animation(forKey: "fade")?.duration == 0.25)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == ["move"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func transactionsNestAndCompleteFromInside() {
    var completed: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { completed.append("outer") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { completed.append("inner") }
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(completed == ["inner", "outer"] && CATransaction.animationDuration() == 0.25)
  }

  @Test func timingFunctionsFollowTheirCurve() {
    let linear = CAMediaTimingFunction(name: .linear)
    #expect(abs(linear.progress(at: 0.3) - 0.3) < 1e-6)
    // The curve is symmetric about its middle.
    let both = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(abs(both.progress(at: 0.5) - 0.5) < 1e-6)
    #expect(both.progress(at: 0.1) < 0.05)
  }

  @Test func valuesAreSetAndReadByName() {
    let layer = CALayer()
    layer.setValue(CGFloat(4), forKey: "cornerRadius")
    layer.setValue(2.0, forKeyPath: "transform.scale")
    layer.setValue("anything", forKey: "own")
    #expect(layer.cornerRadius == 4 && layer.affineTransform().a == 2)
    #expect(layer.value(forKey: "own") as? String == "anything")
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 4)
  }

  @Test func transformsOfSpaceAreConcatenatedAndInverted() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect(t.m41 == 2 && t.m42 == 3 && t.m43 == 4)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(t, CATransform3DInvert(t))))
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let plane = CATransform3DGetAffineTransform(turn)
    #expect(abs(plane.b - 1) < 1e-12 && abs(plane.c + 1) < 1e-12)
    #expect(CATransform3DIsAffine(turn) && !CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }
}
