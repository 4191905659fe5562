/// The timing curve of an action.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
/// A function from the fraction of time to the fraction of progress, both from 0 to 1.
public typealias SKActionTimingFunction = (Float) -> Float

/// An action of a node. It has a duration, in seconds, and no effect.
open class SKAction: NSObject, NSCopying, @unchecked Sendable {
  open var duration: TimeInterval = 0
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: SKActionTimingFunction = { $0 }
  open var speed: CGFloat = 1
  public override init() { super.init() }
  /// Always fails: action files are not read.
  public convenience init?(named name: String) { return nil }
  /// Always fails: action files are not read.
  public convenience init?(named name: String, duration sec: TimeInterval) { return nil }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func reversed() -> SKAction { self }
  private class func lasting(_ duration: TimeInterval) -> SKAction {
    let action = SKAction()
    action.duration = duration
    return action
  }

  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction
  {
    lasting(duration)
  }
  open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { lasting(sec) }
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { lasting(sec) }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func hide() -> SKAction { SKAction() }
  open class func unhide() -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    lasting(sec * Double(textures.count))
  }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  )
    -> SKAction
  { lasting(sec * Double(textures.count)) }
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    SKAction()
  }
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction
  {
    lasting(duration)
  }
  open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction
  {
    lasting(duration)
  }
  open class func falloff(to falloff: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  )
    -> SKAction
  { lasting(duration) }
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { SKAction() }
  open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat)
    -> SKAction
  {
    SKAction()
  }
  open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func reach(to position: CGPoint, rootNode root: SKNode, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func strength(to strength: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func applyForce(_ force: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { action }
  /// Returns an action that does not call the block.
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  /// Returns an action that does not call the block.
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction() }
  /// Returns an action that does not call the block.
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  )
    -> SKAction
  { lasting(duration) }
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    lasting(action.duration * Double(count))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction { lasting(.infinity) }
  open class func wait(forDuration sec: TimeInterval) -> SKAction { lasting(sec) }
  open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    lasting(sec)
  }
  open class func removeFromParent() -> SKAction { SKAction() }
  open class func play() -> SKAction { SKAction() }
  open class func pause() -> SKAction { SKAction() }
  open class func stop() -> SKAction { SKAction() }
  open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
}
