import Foundation
import QuartzCore
import Testing

/// Animations on a clock that tests step. Expected values are the formulas of Apple's documentation.
@MainActor @Suite(.serialized) struct AnimationTests {
  /// A layer in a tree, and a clock of its own.
  private func onClock(_ body: (MediaClock, CALayer) -> Void) {
    let former = MediaClock.current
    let clock = MediaClock()
    MediaClock.current = clock
    defer { MediaClock.current = former }
    let root = CALayer()
    let layer = CALayer()
    root.addSublayer(layer)
    withExtendedLifetime(root) { body(clock, layer) }
  }

  private func seen(_ layer: CALayer) -> CALayer { layer.presentation() ?? layer }

  private final class Recorder: CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
  }

  @Test func basicAnimationsGoFromValueToValue() {
    onClock { clock, layer in
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      move.duration = 2
      let recorder = Recorder()
      move.delegate = recorder
      layer.add(move, forKey: "move")
      clock.advance(by: 0.5)
      #expect(abs(seen(layer).position.x - 25) < 1e-9)
      #expect(layer.position.x == 0 && recorder.events == ["start"])
      clock.advance(by: 1)
      #expect(abs(seen(layer).position.x - 75) < 1e-9)
      clock.advance(by: 0.5)
      #expect(seen(layer).position.x == 0 && layer.animationKeys() == nil)
      #expect(recorder.events == ["start", "stop true"])
    }
  }

  @Test func boxedTransformsAreAnimated() {
    onClock { clock, layer in
      let move = CABasicAnimation(keyPath: "transform")
      move.fromValue = NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0))
      move.toValue = NSValue(caTransform3D: CATransform3DIdentity)
      move.duration = 1
      layer.add(move, forKey: nil)
      clock.advance(by: 0.25)
      #expect(abs(seen(layer).transform.m41 - 75) < 1e-9)
    }
  }

  @Test func endsFollowTheDocumentation() {
    onClock { clock, layer in
      layer.opacity = 0.5
      // From only: to the present value. To only: from the present value. By: the difference.
      let from = CABasicAnimation(keyPath: "opacity")
      from.fromValue = 0
      let to = CABasicAnimation(keyPath: "cornerRadius")
      to.toValue = 10
      let by = CABasicAnimation(keyPath: "position")
      by.byValue = CGPoint(x: 8, y: 4)
      for animation in [from, to, by] {
        animation.duration = 1
        layer.add(animation, forKey: animation.keyPath)
      }
      clock.advance(by: 0.5)
      #expect(abs(seen(layer).opacity - 0.25) < 1e-6)
      #expect(abs(seen(layer).cornerRadius - 5) < 1e-9)
      #expect(seen(layer).position == CGPoint(x: 4, y: 2))
    }
  }

  @Test func animationsRepeatReverseAndStayAsTheirModesSay() {
    onClock { clock, layer in
      let swing = CABasicAnimation(keyPath: "position.x")
      swing.fromValue = 0
      swing.toValue = 10
      swing.duration = 1
      swing.autoreverses = true
      swing.repeatCount = 1.5
      swing.fillMode = .forwards
      swing.isRemovedOnCompletion = false
      layer.add(swing, forKey: nil)
      var values: [CGFloat] = []
      for _ in 0..<8 {
        clock.advance(by: 0.5)
        values.append((seen(layer).position.x * 1000).rounded() / 1000)
      }
      // Up, down, up, and it stays.
      #expect(values == [5, 10, 5, 0, 5, 10, 10, 10])
      let late = CABasicAnimation(keyPath: "position.y")
      late.fromValue = 7
      late.toValue = 9
      late.duration = 1
      late.beginTime = clock.now + 1
      late.fillMode = .backwards
      layer.add(late, forKey: nil)
      clock.advance(by: 0.5)
      #expect(seen(layer).position.y == 7)
      clock.advance(by: 1)
      #expect(abs(seen(layer).position.y - 8) < 1e-9)
      clock.advance(by: 1)
      #expect(seen(layer).position.y == 0)
    }
  }

  @Test func speedAndOffsetsOfLayersChangeTheTimeOfAnimations() {
    onClock { clock, layer in
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      move.duration = 1
      move.speed = 0.5
      layer.add(move, forKey: "move")
      clock.advance(by: 1)
      #expect(abs(seen(layer).position.x - 50) < 1e-9)
      // Apple's recipe to pause and resume a layer.
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      clock.advance(by: 5)
      #expect(abs(seen(layer).position.x - 50) < 1e-9)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      clock.advance(by: 0.5)
      #expect(abs(seen(layer).position.x - 75) < 1e-9)
      clock.advance(by: 0.5)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func keyframesTakeTheirTimesAndModes() {
    onClock { clock, layer in
      let keys = CAKeyframeAnimation(keyPath: "position.x")
      keys.values = [0, 10, 100]
      keys.keyTimes = [0, 0.5, 1]
      keys.duration = 2
      layer.add(keys, forKey: "linear")
      let steps = CAKeyframeAnimation(keyPath: "position.y")
      steps.values = [1, 2, 3, 4]
      steps.calculationMode = .discrete
      steps.duration = 2
      layer.add(steps, forKey: "discrete")
      clock.advance(by: 0.5)
      #expect(abs(seen(layer).position.x - 5) < 1e-9 && seen(layer).position.y == 2)
      clock.advance(by: 1)
      #expect(abs(seen(layer).position.x - 55) < 1e-9 && seen(layer).position.y == 4)
      let paced = CAKeyframeAnimation(keyPath: "position.x")
      paced.values = [0, 10, 100]
      paced.calculationMode = .paced
      paced.duration = 1
      layer.add(paced, forKey: "linear")
      clock.advance(by: 0.25)
      #expect(abs(seen(layer).position.x - 25) < 1e-9)
    }
  }

  @Test func layersFollowPaths() {
    onClock { clock, layer in
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 50))
      let follow = CAKeyframeAnimation(keyPath: "position")
      follow.path = path
      follow.duration = 2
      follow.rotationMode = .rotateAuto
      layer.add(follow, forKey: nil)
      clock.advance(by: 0.5)
      #expect(seen(layer).position == CGPoint(x: 50, y: 0))
      clock.advance(by: 1)
      #expect(seen(layer).position == CGPoint(x: 100, y: 25))
      #expect(abs(seen(layer).affineTransform().b - 1) < 1e-9)
    }
  }

  @Test func groupsShareAnIteration() {
    onClock { clock, layer in
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 10
      move.duration = 1
      move.beginTime = 1
      let group = CAAnimationGroup()
      group.animations = [fade, move]
      group.duration = 2
      layer.opacity = 1
      layer.add(group, forKey: "both")
      clock.advance(by: 1.5)
      #expect(abs(seen(layer).opacity - 0.75) < 1e-6)
      #expect(abs(seen(layer).position.x - 5) < 1e-9)
    }
  }

  @Test func additiveAnimationsAddUp() {
    onClock { clock, layer in
      layer.position = CGPoint(x: 10, y: 0)
      for _ in 0..<2 {
        let add = CABasicAnimation(keyPath: "position.x")
        add.fromValue = 0
        add.toValue = 8
        add.isAdditive = true
        add.duration = 1
        layer.add(add, forKey: nil)
      }
      clock.advance(by: 0.5)
      #expect(abs(seen(layer).position.x - 18) < 1e-9)
    }
  }

  @Test func transformsTurnAndColoursMix() {
    onClock { clock, layer in
      let turn = CABasicAnimation(keyPath: "transform")
      turn.fromValue = CATransform3DIdentity
      turn.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      turn.duration = 1
      layer.add(turn, forKey: nil)
      let around = CABasicAnimation(keyPath: "sublayerTransform")
      around.fromValue = CATransform3DMakeScale(1, 1, 1)
      around.toValue = CATransform3DMakeScale(3, 2, 1)
      around.duration = 1
      layer.add(around, forKey: nil)
      let colour = CABasicAnimation(keyPath: "backgroundColor")
      colour.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      colour.toValue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      colour.duration = 1
      layer.add(colour, forKey: nil)
      clock.advance(by: 0.5)
      let half = CGFloat(0.5).squareRoot()
      #expect(abs(seen(layer).transform.m11 - half) < 1e-9 && abs(seen(layer).transform.m12 - half) < 1e-9)
      #expect(seen(layer).sublayerTransform == CATransform3DMakeScale(2, 1.5, 1))
      #expect(seen(layer).backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    }
  }

  @Test func shapesAreAnimated() {
    onClock { clock, layer in
      let shape = CAShapeLayer()
      layer.addSublayer(shape)
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      draw.fromValue = 0
      draw.toValue = 1
      draw.duration = 1
      shape.add(draw, forKey: nil)
      let grow = CABasicAnimation(keyPath: "path")
      grow.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
      grow.duration = 1
      shape.add(grow, forKey: nil)
      clock.advance(by: 0.5)
      #expect(shape.presentation()?.strokeEnd == 0.5 && shape.strokeEnd == 1)
      #expect(shape.presentation()?.path?.boundingBox.width == 20)
      #expect(shape.presentation()?.model() === shape)
    }
  }

  @Test func changesOfLayersInPlaceAnimateByThemselves() {
    onClock { clock, layer in
      // Put in place in this transaction: nothing was seen before.
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      CATransaction.flush()
      layer.opacity = 1
      #expect(layer.animationKeys() == ["opacity"])
      clock.advance(by: 0.125)
      #expect(abs(seen(layer).opacity - 0.75) < 1e-6)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 4
      CATransaction.commit()
      #expect(layer.animationKeys() == ["opacity"])
      clock.advance(by: 0.125)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func completionsWaitForTheAnimations() {
    onClock { clock, layer in
      CATransaction.flush()
      var events: [String] = []
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setCompletionBlock { events.append("half") }
      layer.opacity = 0
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { events.append("none") }
      CATransaction.commit()
      #expect(events == ["none"])
      clock.advance(by: 0.49)
      #expect(events == ["none"])
      clock.advance(by: 0.01)
      #expect(events == ["none", "half"])
    }
  }

  @Test func removedLayersEndTheirAnimations() {
    onClock { clock, layer in
      let recorder = Recorder()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 1
      fade.delegate = recorder
      layer.add(fade, forKey: nil)
      clock.advance(by: 0.5)
      layer.removeFromSuperlayer()
      clock.advance(by: 0.1)
      #expect(recorder.events == ["start", "stop false"])
    }
  }

  /// Easing at twenty moments: the cubic curves of Apple's documentation, solved here by small steps.
  @Test(arguments: [
    (CAMediaTimingFunctionName.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
    (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]), (.linear, [0, 0, 1, 1]),
  ])
  func easingIsTheBezierCurveAtTwentyMoments(name: CAMediaTimingFunctionName, points: [Double]) {
    func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    let function = CAMediaTimingFunction(name: name)
    for moment in 1...20 {
      let time = Double(moment) / 20
      var t = 0.0
      while bezier(t, points[0], points[2]) < time, t < 1 { t += 1e-5 }
      #expect(abs(Double(function.progress(at: CGFloat(time))) - bezier(t, points[1], points[3])) < 1e-3)
    }
  }

  /// Springs at twenty moments: the differential equation m x'' = -k (x - 1) - c x', integrated in small steps.
  @Test(arguments: [
    (1.0, 100.0, 10.0, 0.0), (1, 200, 5, 0), (2, 300, 20, 3), (1, 100, 20, 0), (1, 100, 20, 5),
    (1, 100, 50, 0),
  ])
  func springsFollowTheirEquationAtTwentyMoments(
    mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    var (x, v) = (0.0, velocity)
    let step = 1e-5
    func acceleration(_ x: Double, _ v: Double) -> Double { (-stiffness * (x - 1) - damping * v) / mass }
    for moment in 1...20 {
      for _ in 0..<5000 {
        // Midpoint method.
        let (middleX, middleV) = (x + v * step / 2, v + acceleration(x, v) * step / 2)
        x += middleV * step
        v += acceleration(middleX, middleV) * step
      }
      #expect(abs(spring.progress(at: Double(moment) * 0.05) - x) < 1e-3)
    }
  }

  @Test func settlingDurationIsTheOneThatIOSPrints() {
    // `CASpringAnimation().settlingDuration` of the default spring.
    #expect(abs(CASpringAnimation(keyPath: "position").settlingDuration - 1.4727) < 1e-4)
  }

  /// The bound of the swing is a thousandth at the duration.
  @Test(arguments: [0.2, 0.5, 0.8, 1]) func springsOfADurationHaveSettledByThen(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 0.7, initialVelocity: 0)
    for late in [0.7, 0.75, 0.9, 2] { #expect(abs(1 - spring.progress(at: late)) < 6e-3) }
    #expect(spring.progress(at: 0.01) < 0.2)
  }

  @Test func subclassesAreCopiedByTheirOwnInitialiser() {
    final class Ring: CALayer {
      var progress: CGFloat = 0
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? Ring { progress = other.progress }
      }
      required init?(coder: NSCoder) { nil }
    }
    let ring = Ring()
    ring.progress = 0.7
    ring.cornerRadius = 3
    #expect(ring.presentation()?.progress == 0.7 && ring.presentation()?.cornerRadius == 3)
  }
}
