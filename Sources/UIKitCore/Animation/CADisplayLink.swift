/// Calls a target for each frame of the screen, sixty times a second of the clock.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private weak var target: AnyObject?
  private let selector: Selector
  private var number: Int?
  private let clock = MediaClock.current

  /// The moment of the frame that is shown, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The moment of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames.
  open var duration: CFTimeInterval { 1 / MediaClock.framesPerSecond }
  /// Whether calls are left out.
  open var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }
  /// How many frames a second are asked for; 0 for all. Frames between are left out.
  open var preferredFramesPerSecond = 0
  /// Of how many frames of the screen one is for a call; 1 by default. An older way to say `preferredFramesPerSecond`.
  open var frameInterval: Int {
    get {
      preferredFramesPerSecond > 0 ? max(Int(MediaClock.framesPerSecond) / preferredFramesPerSecond, 1) : 1
    }
    set { preferredFramesPerSecond = newValue <= 1 ? 0 : max(Int(MediaClock.framesPerSecond) / newValue, 1) }
  }
  /// Which rates an application can do with; the preferred one, or else the highest, is `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond = wanted > 0 ? Int(wanted) : 0
    }
  }
  private var frames = 0
  private var isAdded = false

  /// A link to a method, which may take the link. The target is not kept alive; the calls end with it.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Begins the calls. Modes are all one here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  /// Ends the calls.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls for good.
  open func invalidate() {
    isAdded = false
    update()
  }

  private func update() {
    if let number { clock.removeFrames(number) }
    number = nil
    guard isAdded, !isPaused else { return }
    number = clock.addFrames(isEndless: true) { [weak self] time in
      MainActor.assumeIsolated { self?.tick(time) ?? false }
    }
  }

  private func tick(_ time: CFTimeInterval) -> Bool {
    guard let target else { return false }
    timestamp = time
    frames += 1
    let all = Int(MediaClock.framesPerSecond)
    let every = preferredFramesPerSecond > 0 ? max(all / preferredFramesPerSecond, 1) : 1
    if frames % every == 0 { selector.invoke(on: target, sender: self) }
    return isAdded && !isPaused
  }
}

/// Frames a second that an animation can do with.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest.
  public var minimum: Float
  /// The highest.
  public var maximum: Float
  /// The best; nil where any is as good.
  public var preferred: Float?
  /// Whatever the screen has.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// A range of rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

extension UIScreen {
  /// A link to a method, which is called for each frame of the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
