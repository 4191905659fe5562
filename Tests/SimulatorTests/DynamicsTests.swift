import Foundation
import Simulator
import TestSupport
import Testing
import UIKit

/// Dynamic animations against the laws of motion: free fall, bounces, friction, rolling, and what collisions conserve.
@MainActor @Suite(.serialized) struct DynamicsTests {
  private let phone: VirtualDevice
  private let pad = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let animator: UIDynamicAnimator

  /// The acceleration of a gravity of 1, in points per second squared, as Apple documents it.
  private let gravity: CGFloat = 1000

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let controller = UIViewController()
    controller.view.addSubview(pad)
    phone.show(controller)
    animator = UIDynamicAnimator(referenceView: pad)
  }

  private class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private final class Triangle: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: -20))
      path.addLine(to: CGPoint(x: 30, y: 10))
      path.addLine(to: CGPoint(x: -30, y: 10))
      path.close()
      return path
    }
  }

  private func add<View: UIView>(_ view: View) -> View {
    pad.addSubview(view)
    return view
  }

  private func properties(_ items: [UIView], _ change: (UIDynamicItemBehavior) -> Void = { _ in })
    -> UIDynamicItemBehavior
  {
    let behavior = UIDynamicItemBehavior(items: items)
    change(behavior)
    animator.addBehavior(behavior)
    return behavior
  }

  private func angle(of view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }

  @Test func bouncesReachTheSquareOfTheElasticity() {
    let ball = add(Ball(frame: CGRect(x: 100, y: 200, width: 40, height: 40)))
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    let body = properties([ball]) { $0.elasticity = 0.5 }
    var top: CGFloat = 800
    var hasBounced = false
    body.action = {
      if body.linearVelocity(for: ball).y < 0 { hasBounced = true }
      if hasBounced { top = min(top, ball.center.y) }
    }
    // It falls for 0.0 + sqrt(2 * 560 / 1000) = 1.06 s, and rises for half of that.
    phone.advance(by: 1.8)
    #expect(hasBounced && abs((780 - top) - 0.25 * 560) < 8, "\(top)")
    phone.settle()
    #expect(abs(ball.frame.maxY - 800) < 0.2 && !animator.isRunning)
  }

  @Test(arguments: [0.2, 0.5]) func frictionStopsWhatSlides(friction: CGFloat) {
    let box = add(UIView(frame: CGRect(x: 20, y: 760, width: 40, height: 40)))
    let walls = UICollisionBehavior(items: [box])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    let body = properties([box]) {
      $0.friction = friction
      $0.allowsRotation = false
    }
    phone.advance(by: 0.1)
    let start = box.center.x
    body.addLinearVelocity(CGPoint(x: 300, y: 0), for: box)
    phone.settle()
    // v^2 / (2 * friction * g)
    let expected = 300 * 300 / (2 * friction * gravity)
    #expect(abs(box.center.x - start - expected) < expected * 0.03 + 1, "\(box.center.x - start)")
  }

  /// A body slides down a slope with g sin(a), and a disc with friction rolls with two thirds of it.
  @Test func discsRollDownSlopes() {
    let slope = CGFloat.pi / 6
    let (start, end) = (CGPoint(x: 0, y: 100), CGPoint(x: 390, y: 100 + 390 * tan(slope)))
    func place(_ item: UIView) {
      // Its outline touches the slope.
      item.center = CGPoint(x: 60 + 20 * sin(slope), y: 100 + 60 * tan(slope) - 20 * cos(slope))
    }
    for (friction, part) in [(CGFloat(0), CGFloat(1)), (1, 2.0 / 3)] {
      let ball = add(Ball(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
      place(ball)
      let floor = UICollisionBehavior(items: [ball])
      floor.addBoundary(withIdentifier: "slope" as NSString, from: start, to: end)
      animator.addBehavior(floor)
      animator.addBehavior(UIGravityBehavior(items: [ball]))
      let body = properties([ball]) { $0.friction = friction }
      let from = ball.center
      phone.advance(by: 0.6)
      let way = hypot(ball.center.x - from.x, ball.center.y - from.y)
      let expected = gravity * sin(slope) * part * 0.6 * 0.6 / 2
      #expect(abs(way - expected) < expected * 0.05, "\(friction): \(way), \(expected)")
      let rolled = body.angularVelocity(for: ball) * 20
      let speed = hypot(body.linearVelocity(for: ball).x, body.linearVelocity(for: ball).y)
      #expect(friction == 0 ? abs(rolled) < 0.01 : abs(rolled - speed) < 3, "\(rolled), \(speed)")
      animator.removeAllBehaviors()
      ball.removeFromSuperview()
    }
  }

  @Test func equalBallsExchangeTheirVelocities() {
    let first = add(Ball(frame: CGRect(x: 50, y: 100, width: 40, height: 40)))
    let second = add(Ball(frame: CGRect(x: 200, y: 100, width: 40, height: 40)))
    let collision = UICollisionBehavior(items: [first, second])
    animator.addBehavior(collision)
    let body = properties([first, second]) { $0.elasticity = 1 }
    body.addLinearVelocity(CGPoint(x: 240, y: 0), for: first)
    phone.advance(by: 1)
    #expect(abs(body.linearVelocity(for: first).x) < 0.01)
    #expect(abs(body.linearVelocity(for: second).x - 240) < 0.01)
    #expect(abs(first.center.x - 180) < 2)
  }

  /// A box that falls on the edge of an anchored one turns off it.
  @Test func boxesTurnWhereTheyAreHit() {
    let box = add(UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
    let shelf = add(UIView(frame: CGRect(x: 160, y: 300, width: 100, height: 20)))
    let collision = UICollisionBehavior(items: [box, shelf])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    _ = properties([shelf]) { $0.isAnchored = true }
    phone.advance(by: 0.9)
    // It goes on falling at its left, which turns it against the clock.
    #expect(angle(of: box) < -0.2 && box.center.x < 140, "\(angle(of: box))")
    #expect(shelf.center == CGPoint(x: 210, y: 310) && shelf.transform.isIdentity)
    phone.settle()
    // It lies on one of its sides.
    let turns = angle(of: box) / (.pi / 2)
    #expect(abs(turns - turns.rounded()) < 0.01 && abs(box.center.y - 760) < 0.3, "\(turns) \(box.center)")
  }

  @Test func stackedBoxesComeToStand() {
    let boxes = (0..<5).map { index in
      add(UIView(frame: CGRect(x: 100, y: 700 - 60 * CGFloat(index), width: 50, height: 50)))
    }
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    _ = properties(boxes) { $0.friction = 0.5 }
    phone.advance(by: 6)
    for (index, box) in boxes.enumerated() {
      #expect(abs(box.center.x - 125) < 1.5 && abs(angle(of: box)) < 0.01, "\(index): \(box.center.x)")
      #expect(abs(box.center.y - (775 - 50 * CGFloat(index))) < 1, "\(index): \(box.center.y)")
    }
    #expect(!animator.isRunning)
  }

  @Test func outlinesOfPathsLieOnTheirSides() {
    let triangle = add(Triangle(frame: CGRect(x: 100, y: 500, width: 60, height: 60)))
    let collision = UICollisionBehavior(items: [triangle])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [triangle]))
    phone.settle()
    // Its lower side is ten points below its center.
    #expect(abs(triangle.center.y - 790) < 0.2 && abs(angle(of: triangle)) < 0.01)
  }

  /// Collisions without gravity keep the momentum, and the energy if they are elastic.
  @Test(arguments: 1...6) func collisionsConserveMomentumAndEnergy(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let items = (0..<8).map { index in
      let size = CGFloat.random(in: 20...60, using: &random)
      let frame = CGRect(
        x: 20 + 90 * CGFloat(index % 4), y: 200 + 90 * CGFloat(index / 4), width: size,
        height: index.isMultiple(of: 3) ? size : CGFloat.random(in: 20...60, using: &random))
      return add(index.isMultiple(of: 2) ? Ball(frame: frame) : UIView(frame: frame))
    }
    animator.addBehavior(UICollisionBehavior(items: items))
    let isElastic = seed.isMultiple(of: 2)
    let body = properties(items) {
      $0.elasticity = isElastic ? 1 : 0.3
      $0.friction = isElastic ? 0 : 0.4
    }
    for item in items {
      let velocity = CGPoint(
        x: .random(in: -300...300, using: &random), y: .random(in: -300...300, using: &random))
      body.addLinearVelocity(velocity, for: item)
    }
    func area(_ item: UIView) -> CGFloat {
      let box = item.bounds.width * item.bounds.height
      guard item is Ball else { return box }
      let radius = (item.bounds.width + item.bounds.height) / 4
      if abs(item.bounds.width - item.bounds.height) < 0.5 { return .pi * radius * radius }
      // A polygon of 24 corners.
      return box / 4 * 12 * sin(2 * .pi / 24)
    }
    func momentum() -> CGPoint {
      items.reduce(.zero) { sum, item in
        let velocity = body.linearVelocity(for: item)
        return CGPoint(x: sum.x + velocity.x * area(item), y: sum.y + velocity.y * area(item))
      }
    }
    func energyOfMotion() -> CGFloat {
      items.reduce(0) { sum, item in
        let velocity = body.linearVelocity(for: item)
        return sum + (velocity.x * velocity.x + velocity.y * velocity.y) * area(item)
      }
    }
    phone.advance(by: 1.0 / 60)
    let (before, energy) = (momentum(), energyOfMotion())
    let scale = items.reduce(0) { $0 + area($1) } * 300
    phone.advance(by: 1.5)
    let after = momentum()
    #expect(hypot(after.x - before.x, after.y - before.y) < scale * 1e-6)
    // What turns has energy, too: less is left of the motion.
    #expect(energyOfMotion() < energy * 1.001)
    #expect(isElastic || energyOfMotion() < energy * 0.999)
  }

  private final class Log: NSObject, UICollisionBehaviorDelegate {
    var events: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem,
      at p: CGPoint
    ) { events.append("items at \(Int((p.x / 10).rounded()) * 10)") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem
    ) { events.append("items end") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
      withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) { events.append("\((identifier as? NSString)?.description ?? "bounds") at \(Int(p.y.rounded()))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
      withBoundaryIdentifier identifier: NSCopying?
    ) { events.append("\((identifier as? NSString)?.description ?? "bounds") end") }
  }

  @Test func contactsBeginAndEnd() {
    let log = Log()
    let ball = add(Ball(frame: CGRect(x: 100, y: 100, width: 40, height: 40)))
    let collision = UICollisionBehavior(items: [ball])
    collision.collisionDelegate = log
    let name = "floor" as NSString
    #expect(collision.boundaryIdentifiers == nil)
    collision.addBoundary(
      withIdentifier: name, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    collision.translatesReferenceBoundsIntoBoundary = true
    #expect(collision.boundaryIdentifiers?.count == 1 && collision.boundary(withIdentifier: name) != nil)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    let body = properties([ball])
    phone.advance(by: 1.5)
    #expect(log.events == ["floor at 300"])
    log.events = []
    collision.removeBoundary(withIdentifier: name)
    #expect(collision.boundary(withIdentifier: name) == nil)
    phone.settle()
    #expect(log.events == ["floor end", "bounds at 800"])
    log.events = []
    animator.removeAllBehaviors()

    let other = add(Ball(frame: CGRect(x: 200, y: 760, width: 40, height: 40)))
    let pair = UICollisionBehavior(items: [ball, other])
    pair.collisionDelegate = log
    animator.addBehavior(pair)
    animator.addBehavior(body)
    body.elasticity = 1
    body.addItem(other)
    body.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
    phone.advance(by: 1)
    #expect(log.events == ["items at 200", "items end"])
    // Each kind of collision can be left out.
    pair.collisionMode = .boundaries
    log.events = []
    body.addLinearVelocity(CGPoint(x: 600, y: 0), for: ball)
    phone.advance(by: 1)
    #expect(log.events.isEmpty && ball.center.x > other.center.x)
  }

  @Test func attachmentsJoinItems() {
    let cart = add(UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40)))
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: cart, attachmentAnchor: cart.center, axisOfTranslation: CGVector(dx: 1, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 100)
    animator.addBehavior(rail)
    animator.addBehavior(UIGravityBehavior(items: [cart]))
    phone.advance(by: 0.4)
    // Half of gravity's component along the axis, down and to the right.
    let way = CGPoint(x: cart.center.x - 120, y: cart.center.y - 120)
    #expect(abs(way.x - way.y) < 0.1 && abs(way.y - gravity / 2 * 0.4 * 0.4 / 2) < 2.5, "\(way)")
    phone.advance(by: 1)
    #expect(abs(cart.center.y - (120 + 100 / 2.0.squareRoot())) < 0.5, "\(cart.center)")
    animator.removeAllBehaviors()

    let (left, right) = (
      add(UIView(frame: CGRect(x: 100, y: 300, width: 40, height: 40))),
      add(UIView(frame: CGRect(x: 140, y: 300, width: 40, height: 40)))
    )
    let middle = CGPoint(x: 140, y: 320)
    animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(with: left, attachedTo: right, attachmentAnchor: middle))
    let push = UIPushBehavior(items: [left], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 0.3)
    animator.addBehavior(push)
    phone.advance(by: 0.5)
    // They turn together, as one body.
    #expect(abs(angle(of: left) - angle(of: right)) < 0.02 && abs(angle(of: left)) > 0.2)
    #expect(abs(hypot(left.center.x - right.center.x, left.center.y - right.center.y) - 40) < 0.5)
    animator.removeAllBehaviors()

    let (arm, nail) = (
      add(UIView(frame: CGRect(x: 200, y: 500, width: 100, height: 20))),
      add(UIView(frame: CGRect(x: 190, y: 500, width: 20, height: 20)))
    )
    let pin = UIAttachmentBehavior.pinAttachment(
      with: arm, attachedTo: nail, attachmentAnchor: CGPoint(x: 200, y: 510))
    pin.attachmentRange = UIFloatRange(minimum: 0, maximum: .pi / 4)
    animator.addBehavior(pin)
    _ = properties([nail]) { $0.isAnchored = true }
    animator.addBehavior(UIGravityBehavior(items: [arm]))
    phone.advance(by: 3)
    // It hangs as far as it may turn.
    #expect(abs(angle(of: arm) - .pi / 4) < 0.02, "\(angle(of: arm))")
    #expect(abs(arm.center.x - (200 + 50 * cos(.pi / 4))) < 1)
  }

  /// Friction that exceeds the torque of gravity holds an arm, and one without friction swings.
  @Test func torquesHoldPins() {
    let (arm, nail) = (
      add(UIView(frame: CGRect(x: 200, y: 500, width: 100, height: 20))),
      add(UIView(frame: CGRect(x: 190, y: 500, width: 20, height: 20)))
    )
    let pin = UIAttachmentBehavior.pinAttachment(
      with: arm, attachedTo: nail, attachmentAnchor: CGPoint(x: 200, y: 510))
    animator.addBehavior(pin)
    _ = properties([nail]) { $0.isAnchored = true }
    animator.addBehavior(UIGravityBehavior(items: [arm]))
    pin.frictionTorque = 10
    phone.advance(by: 1)
    #expect(abs(angle(of: arm)) < 0.1, "\(angle(of: arm))")
    pin.frictionTorque = 0
    phone.advance(by: 0.3)
    #expect(angle(of: arm) > 0.5)
  }

  @Test func chargesTurnInMagneticFields() {
    let ball = add(Ball(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    let field = UIFieldBehavior.magneticField()
    field.addItem(ball)
    animator.addBehavior(field)
    let body = properties([ball]) { $0.charge = 1 }
    body.addLinearVelocity(CGPoint(x: 100, y: 0), for: ball)
    phone.advance(by: 1)
    let velocity = body.linearVelocity(for: ball)
    // The speed stays, the direction does not.
    #expect(abs(hypot(velocity.x, velocity.y) - 100) < 2 && abs(velocity.y) > 30, "\(velocity)")
    body.charge = 0
    phone.advance(by: 0.1)
    let kept = body.linearVelocity(for: ball)
    phone.advance(by: 0.5)
    #expect(body.linearVelocity(for: ball) == kept)
  }
}
