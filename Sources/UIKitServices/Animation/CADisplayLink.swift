import Foundation

/// A timer that calls a target for each frame of the screen, sixty times per second of the clock.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The target, until the link is invalidated.
  private var target: AnyObject?
  private let selector: Selector
  private var number: Int?
  private let clock = MediaClock.current

  /// The time of the current frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames, in seconds.
  open var duration: CFTimeInterval { 1 / MediaClock.framesPerSecond }
  /// A Boolean value that determines whether calls are suspended; `false` by default.
  open var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }
  /// The preferred number of calls per second; 0, the default, for all frames. Frames in between are skipped.
  open var preferredFramesPerSecond = 0
  /// The number of frames per call; 1 by default. A former alternative to `preferredFramesPerSecond`.
  open var frameInterval: Int {
    get {
      preferredFramesPerSecond > 0 ? max(Int(MediaClock.framesPerSecond) / preferredFramesPerSecond, 1) : 1
    }
    set { preferredFramesPerSecond = newValue <= 1 ? 0 : max(Int(MediaClock.framesPerSecond) / newValue, 1) }
  }
  /// The range of acceptable rates; its preferred rate, or else the maximum, sets `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond = wanted > 0 ? Int(wanted) : 0
    }
  }
  private var frames = 0
  private var isAdded = false

  /// Creates a link that calls a method, with the link as optional argument. The target is retained until the link is
  /// invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts the calls. The run loop retains the link. All run loop modes are treated alike here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  /// Stops the calls.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Stops the calls for good and releases the target.
  open func invalidate() {
    isAdded = false
    update()
    target = nil
  }

  private func update() {
    if let number { clock.removeFrames(number) }
    number = nil
    guard isAdded, !isPaused else { return }
    number = clock.addFrames(isEndless: true) { time in MainActor.assumeIsolated { self.tick(time) } }
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

/// A range of frame rates for an animation, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate.
  public var maximum: Float
  /// The preferred rate; `nil` for no preference.
  public var preferred: Float?
  /// The rate of the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// Creates a range of rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

extension UIScreen {
  /// Returns a link that calls a method for each frame of the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
