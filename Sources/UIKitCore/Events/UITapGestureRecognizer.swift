import Foundation

/// A recognizer of taps: touches that stay within 10 points. Taps within 44 points and 0.35 seconds of each
/// other count as multiple taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of touches; 1 by default.
  open var numberOfTouchesRequired = 1
  /// Stored only: virtual devices have no pointer with buttons.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  /// The position and time of the last tap.
  private var former = (position: CGPoint.zero, time: TimeInterval(0))
  private var maximumTouchCount = 0
  private var timeout: MediaClock.Call?

  /// The maximum time between taps, in seconds.
  private static let interval: TimeInterval = 0.35

  override var isBetweenTouches: Bool { state == .possible && taps > 0 && taps < numberOfTapsRequired }

  /// A Boolean value that indicates whether another recognizer waits for this one to fail; only then the
  /// absence of a further tap has to be detected.
  private var isWaitedFor = false

  override func failureRequirementAdded() {
    isWaitedFor = true
    if isBetweenTouches { waitForNext() }
  }

  private func waitForNext() {
    guard timeout == nil else { return }
    let clock = MediaClock.current
    timeout = clock.call(at: former.time + Self.interval) { [weak self] in
      MainActor.assumeIsolated {
        self?.timePassed()
      }
    }
  }

  private func timePassed() {
    timeout = nil
    taps = 0
    fail()
    resetIfOver()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timeout?.cancel()
    timeout = nil
    maximumTouchCount = max(maximumTouchCount, numberOfTouches)
    let position = start.position
    if taps > 0, hypot(position.x - former.position.x, position.y - former.position.y) > 44 { taps = 0 }
    if taps > 0, event.timestamp - former.time > Self.interval { taps = 0 }
    former = (position, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let position = location(in: nil)
    guard numberOfTouches == 1, hypot(position.x - start.position.x, position.y - start.position.y) > 10
    else { return }
    taps = 0
    maximumTouchCount = 0
    state = .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouches else { return }
    let fingers = maximumTouchCount
    maximumTouchCount = 0
    guard fingers == numberOfTouchesRequired else {
      taps = 0
      state = .failed
      return
    }
    taps += 1
    former.time = event.timestamp
    guard taps >= numberOfTapsRequired else {
      if isWaitedFor { waitForNext() }
      return
    }
    taps = 0
    isWaitedFor = false
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    taps = 0
    maximumTouchCount = 0
    state = .failed
  }
}

extension UIEvent {
  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the buttons, which are UIKit's.
    public let rawValue: Int
    /// Creates buttons from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 2)
    /// Returns the button with a number, from 1 for the primary one.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}
