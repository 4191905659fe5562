import Foundation

/// A contact of two bodies, or of a body and a boundary.
///
/// Bodies are parted by impulses at the points where they touch (sequential impulses): along the normal so that they do not approach
/// each other, and across it as far as friction reaches.
@MainActor
struct DynamicContact {
  /// The other side of a contact.
  enum Other {
    case body(DynamicBody)
    case edge(DynamicOutline)
  }

  private struct Point {
    var arms: (CGPoint, CGPoint)
    /// The normal velocity that a bounce leaves, in points per second.
    var bounce: CGFloat
    /// The impulses so far, along the normal and across it.
    var impulse: (CGFloat, CGFloat) = (0, 0)
  }

  let body: DynamicBody
  let other: Other
  /// A point of the contact.
  let place: CGPoint
  private let normal: CGPoint
  private var points: [Point] = []
  private let friction: CGFloat

  /// Velocities below that gained in a frame of gravity do not bounce.
  private static let rest = UIDynamicAnimator.gravity / 60
  /// The depth in points to which bodies may overlap, so that those at rest keep touching.
  private static let slop: CGFloat = 0.05

  /// The distance that the points of a contact may move within a step to be the same, in points.
  private static let nearness: CGFloat = 3

  /// Applies the impulses that held the bodies in the last step: those of bodies at rest are the same in each one.
  mutating func begin(after last: DynamicContact) {
    let across = CGPoint(x: -normal.y, y: normal.x)
    guard last.normal.x * normal.x + last.normal.y * normal.y > 0.9 else { return }
    for index in points.indices {
      let arm = points[index].arms.0
      let same = last.points.first { hypot($0.arms.0.x - arm.x, $0.arms.0.y - arm.y) < Self.nearness }
      // What bounces is not at rest.
      guard let same, points[index].bounce == 0 else { continue }
      points[index].impulse = same.impulse
      push(index, same.impulse.0, along: normal)
      push(index, same.impulse.1, along: across)
    }
  }

  /// Creates the contact of a body with what it overlaps.
  init(_ body: DynamicBody, _ other: Other, at overlap: DynamicOutline.Overlap) {
    (self.body, self.other) = (body, other)
    (normal, place) = (overlap.normal, overlap.points[0].place)
    let otherBody = if case .body(let body) = other { body } else { DynamicBody?.none }
    // Boundaries have the properties of what touches them.
    friction = otherBody.map { (body.friction * $0.friction).squareRoot() } ?? body.friction
    let elasticity = max(body.elasticity, otherBody?.elasticity ?? 0)
    points = overlap.points.map { point in
      let arms = (
        CGPoint(x: point.place.x - body.place.x, y: point.place.y - body.place.y),
        otherBody.map { CGPoint(x: point.place.x - $0.place.x, y: point.place.y - $0.place.y) } ?? .zero
      )
      return Point(arms: arms, bounce: 0)
    }
    for index in points.indices {
      let approach = relativeVelocity(index, along: normal)
      if approach < -Self.rest { points[index].bounce = -approach * elasticity }
    }
  }

  /// The velocity of what is touched relative to the body's.
  private func relativeVelocity(_ index: Int, along unit: CGPoint) -> CGFloat {
    let own = body.velocity(at: points[index].arms.0)
    var others = CGPoint.zero
    if case .body(let other) = other { others = other.velocity(at: points[index].arms.1) }
    return (others.x - own.x) * unit.x + (others.y - own.y) * unit.y
  }

  private func yielding(_ index: Int, along unit: CGPoint) -> CGFloat {
    var sum = body.yielding(along: unit, at: points[index].arms.0)
    if case .body(let other) = other { sum += other.yielding(along: unit, at: points[index].arms.1) }
    return sum
  }

  private func push(_ index: Int, _ amount: CGFloat, along unit: CGPoint) {
    body.push(CGPoint(x: -unit.x * amount, y: -unit.y * amount), at: points[index].arms.0)
    guard case .body(let other) = other else { return }
    other.push(CGPoint(x: unit.x * amount, y: unit.y * amount), at: points[index].arms.1)
  }

  /// Changes the velocities so that the bodies do not approach each other. Called for all contacts in turns, several times.
  mutating func applyImpulses() {
    let across = CGPoint(x: -normal.y, y: normal.x)
    for index in points.indices {
      let resisting = yielding(index, along: across)
      if friction > 0, resisting > 0 {
        let most = friction * points[index].impulse.0
        let wanted = points[index].impulse.1 - relativeVelocity(index, along: across) / resisting
        let total = min(max(wanted, -most), most)
        push(index, total - points[index].impulse.1, along: across)
        points[index].impulse.1 = total
      }
      let yielding = yielding(index, along: normal)
      guard yielding > 0 else { continue }
      let change = (points[index].bounce - relativeVelocity(index, along: normal)) / yielding
      let total = max(points[index].impulse.0 + change, 0)
      push(index, total - points[index].impulse.0, along: normal)
      points[index].impulse.0 = total
    }
  }

  /// Moves the bodies apart as far as they overlap now.
  func part() {
    let outline =
      switch other {
      case .body(let body): body.outline
      case .edge(let edge): edge
      }
    guard let overlap = body.outline.overlap(with: outline) else { return }
    for point in overlap.points where point.depth > Self.slop {
      let arm = CGPoint(x: point.place.x - body.place.x, y: point.place.y - body.place.y)
      var yielding = body.yielding(along: overlap.normal, at: arm)
      var otherArm = CGPoint.zero
      if case .body(let other) = other {
        otherArm = CGPoint(x: point.place.x - other.place.x, y: point.place.y - other.place.y)
        yielding += other.yielding(along: overlap.normal, at: otherArm)
      }
      guard yielding > 0 else { continue }
      let amount = (point.depth - Self.slop) / yielding / CGFloat(overlap.points.count)
      body.shift(CGPoint(x: -overlap.normal.x * amount, y: -overlap.normal.y * amount), at: arm)
      guard case .body(let other) = other else { continue }
      other.shift(CGPoint(x: overlap.normal.x * amount, y: overlap.normal.y * amount), at: otherArm)
    }
  }
}
