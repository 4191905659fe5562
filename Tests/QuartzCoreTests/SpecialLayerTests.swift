import Foundation
import Testing

@testable import QuartzCore

/// Replicators, emitters, perspective.
@Suite struct SpecialLayerTests {
  @Test func replicatorsRepeatTheirSublayers() throws {
    let root = layer(0, 0, 100, 20, .white)
    let replicator = CAReplicatorLayer()
    replicator.frame = root.bounds
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeTranslation(25, 0, 0)
    replicator.addSublayer(layer(0, 0, 10, 10, red))
    root.addSublayer(replicator)
    var image = try picture(root)
    for copy in 0..<4 {
      #expect(image.at(copy * 25 + 5, 5) == [255, 0, 0, 255])
      #expect(image.at(copy * 25 + 15, 5) == [255, 255, 255, 255])
    }
    // Each copy is fainter by a quarter.
    replicator.instanceAlphaOffset = -0.25
    image = try picture(root)
    #expect(image.at(5, 5) == [255, 0, 0, 255])
    // Half of red on white: 127.5, which rounds either way.
    #expect([[255, 127, 127, 255], [255, 128, 128, 255]].contains(image.at(55, 5)))
    // White sublayers have the copies' colour.
    replicator.instanceAlphaOffset = 0
    replicator.instanceColor = blue
    replicator.sublayers?[0].backgroundColor = .white
    image = try picture(root)
    #expect(image.at(30, 5) == [0, 0, 255, 255] && image.at(45, 5) == [255, 255, 255, 255])
  }

  @Test func replicatorsTurnAboutTheirMiddle() throws {
    let root = layer(0, 0, 40, 40, .white)
    let replicator = CAReplicatorLayer()
    replicator.frame = root.bounds
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    replicator.addSublayer(layer(0, 0, 10, 10, red))
    root.addSublayer(replicator)
    let image = try picture(root)
    #expect(image.at(5, 5) == [255, 0, 0, 255] && image.at(35, 35) == [255, 0, 0, 255])
    #expect(image.at(35, 5) == [255, 255, 255, 255])
  }

  private func dot() throws -> CGImage {
    let context = try #require(CGContext(size: CGSize(width: 2, height: 2), scale: 1))
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    return try #require(context.makeImage())
  }

  /// Ten particles in a second that live for two: twenty at any later moment, on straight ways.
  @Test func particlesFollowFromTheTime() throws {
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    let cell = CAEmitterCell()
    cell.birthRate = 10
    cell.lifetime = 2
    cell.velocity = 10
    cell.contents = try dot()
    emitter.emitterCells = [cell]
    let particles = emitter.particles(at: 5.05)
    #expect(particles.count == 20)
    for particle in particles {
      #expect(abs(particle.position.x - 50 - 10 * CGFloat(particle.age)) < 0.001)
      #expect(particle.position.y == 50)
    }
    cell.velocityRange = 5
    cell.emissionRange = .pi
    cell.yAcceleration = 20
    #expect(emitter.particles(at: 3).map(\.position) == emitter.particles(at: 3).map(\.position))
    let first = emitter.particles(at: 3).map(\.position)
    emitter.seed = 7
    #expect(emitter.particles(at: 3).map(\.position) != first)
    #expect(emitter.particles(at: -1).isEmpty)
    cell.birthRate = .infinity
    #expect(emitter.particles(at: 3).isEmpty)
  }

  /// A square of 100 points turned by 60 degrees about its upright middle, seen from 200 points: its edges lie 25 to either
  /// side and 43.3 nearer or farther, and are seen at 25 / (1 ∓ 43.3 / 200), with heights of 100 / (1 ∓ 43.3 / 200).
  @Test func perspectiveMakesWhatIsNearLarger() throws {
    let root = layer(0, 0, 200, 200, .white)
    let card = layer(50, 50, 100, 100, red)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    card.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    root.addSublayer(card)
    let image = try picture(root)
    func isRed(_ x: Int, _ y: Int) -> Bool { image.at(x, y)[1] < 128 }
    let row = (0..<200).filter { isRed($0, 100) }
    let (left, right) = (try #require(row.first), try #require(row.last))
    let (near, far) = (25 / (1 - 43.3 / 200), 25 / (1 + 43.3 / 200))
    let widths = [100 - Double(left), Double(right) + 1 - 100].sorted()
    #expect(abs(widths[0] - far) < 1.5 && abs(widths[1] - near) < 1.5, "\(widths) \(near) \(far)")
    func height(_ x: Int) -> Int { (0..<200).filter { isRed(x, $0) }.count }
    let heights = [height(left + 1), height(right - 1)].sorted()
    #expect(abs(Double(heights[0]) - 100 / (1 + 43.3 / 200)) < 4, "\(heights)")
    #expect(abs(Double(heights[1]) - 100 / (1 - 43.3 / 200)) < 4, "\(heights)")
    // From behind it is not seen where it has one side.
    card.transform = CATransform3DRotate(transform, .pi * 0.9, 0, 1, 0)
    card.isDoubleSided = false
    #expect(try picture(root).at(100, 100) == [255, 255, 255, 255])
    card.isDoubleSided = true
    #expect(try picture(root).at(100, 100) == [255, 0, 0, 255])
  }

  /// The perspective of a superlayer's sublayers counts with their depth: at 100 of 200 points from the eye all is twice as
  /// large.
  @Test func depthsCountInPerspective() throws {
    let root = layer(0, 0, 100, 100, .white)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 200
    root.sublayerTransform = perspective
    let square = layer(40, 40, 20, 20, red)
    square.zPosition = 100
    root.addSublayer(square)
    let image = try picture(root)
    #expect(image.at(32, 50) == [255, 0, 0, 255] && image.at(67, 50) == [255, 0, 0, 255])
    #expect(image.at(27, 50) == [255, 255, 255, 255])
  }

  @Test func transformLayersKeepDepths() throws {
    let root = layer(0, 0, 100, 100, .white)
    let space = CATransformLayer()
    space.frame = root.bounds
    // Turned by 180 degrees about the upright axis, what was behind is in front, and mirrored.
    let behind = layer(20, 20, 60, 60, red)
    behind.zPosition = -10
    let front = layer(20, 20, 60, 60, blue)
    front.zPosition = 10
    space.addSublayer(behind)
    space.addSublayer(front)
    root.addSublayer(space)
    #expect(try picture(root).at(50, 50) == [0, 0, 255, 255])
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try picture(root).at(50, 50) == [255, 0, 0, 255])
  }

  /// The least scrolling shows a rectangle: 70 + 20 - 50 = 40.
  @Test func scrollLayersScroll() {
    let scroll = CAScrollLayer()
    scroll.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    let content = layer(0, 0, 200, 200)
    scroll.addSublayer(content)
    #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 50, height: 50))
    content.scrollRectToVisible(CGRect(x: 70, y: 10, width: 20, height: 20))
    #expect(scroll.bounds.origin == CGPoint(x: 40, y: 0))
    #expect(content.visibleRect == CGRect(x: 40, y: 0, width: 50, height: 50))
    scroll.scrollMode = .vertically
    content.scroll(CGPoint(x: 7, y: 8))
    #expect(scroll.bounds.origin == CGPoint(x: 40, y: 8))
    scroll.scrollMode = .none
    scroll.scroll(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scroll.bounds.origin == CGPoint(x: 40, y: 8))
    let alone = layer(0, 0, 30, 30)
    #expect(alone.visibleRect == alone.bounds)
  }

  /// Red times white is red, red times green is black.
  @Test func namesOfBlendModesCompose() throws {
    let root = layer(0, 0, 20, 10, .white)
    root.addSublayer(layer(0, 0, 10, 10, CGColor(red: 0, green: 1, blue: 0, alpha: 1)))
    let above = layer(0, 0, 20, 10, red)
    above.compositingFilter = "multiplyBlendMode"
    root.addSublayer(above)
    let image = try picture(root)
    #expect(image.at(5, 5) == [0, 0, 0, 255] && image.at(15, 5) == [255, 0, 0, 255])
    above.compositingFilter = nil
    #expect(try picture(root).at(5, 5) == [255, 0, 0, 255])
  }

  @Test func defaultsAreKnown() {
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
    #expect(CAAnimation.defaultValue(forKey: "other") == nil)
    #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("x", forKey: "mine")
    #expect(animation.shouldArchiveValue(forKey: "mine") && !animation.shouldArchiveValue(forKey: "yours"))
    CATransaction.lock()
    CATransaction.lock()
    CATransaction.unlock()
    CATransaction.unlock()
  }

  @Test func metadataEqualThoseOfTheSameContent() {
    let one = CAEDRMetadata.hdr10(minLuminance: 0, maxLuminance: 1000, opticalOutputScale: 1)
    #expect(one == CAEDRMetadata.hdr10(minLuminance: 0, maxLuminance: 1000, opticalOutputScale: 1))
    #expect(one != CAEDRMetadata.hlg)
  }
}
