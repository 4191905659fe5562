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
