import QuartzCore

/// The place in a row of images that are shown one after the other, by the clock of a window.
///
/// Each is shown for the same time. The row is shown for a number of times, or for ever; the last image then stays until the
/// owner stops.
@MainActor
final class ImageSequence {
  /// The number of images.
  let count: Int
  /// How long the whole row takes, in seconds.
  let duration: CFTimeInterval
  /// How often the row is shown; 0 for ever.
  let repeatCount: Int
  /// The image that is shown now.
  private(set) var index = 0
  private var clock: MediaClock?
  private var frames: Int?
  private var start: CFTimeInterval = 0

  /// - Parameter duration: in seconds; 0 or less for a thirtieth of a second for each image.
  init(count: Int, duration: CFTimeInterval, repeatCount: Int) {
    self.count = count
    self.duration = duration > 0 && duration.isFinite ? duration : CFTimeInterval(count) / 30
    self.repeatCount = repeatCount
  }

  /// Begins with the first image.
  func run(on clock: MediaClock, changed: @escaping () -> Void, ended: @escaping () -> Void) {
    stop()
    self.clock = clock
    start = clock.now
    if index != 0 {
      index = 0
      changed()
    }
    frames = clock.addFrames(isEndless: repeatCount == 0) { [weak self] time in
      MainActor.assumeIsolated { self?.step(to: time, changed: changed, ended: ended) ?? false }
    }
  }

  /// Stops counting.
  func stop() {
    if let frames { clock?.removeFrames(frames) }
    frames = nil
    clock = nil
  }

  private func step(to time: CFTimeInterval, changed: () -> Void, ended: () -> Void) -> Bool {
    // Frames come at multiples of a sixtieth, which are not exact in binary.
    let passed = (time - start) / duration + 1e-9
    if repeatCount > 0, passed >= CFTimeInterval(repeatCount) {
      frames = nil
      ended()
      return false
    }
    let now = Int((passed - passed.rounded(.down)) * CFTimeInterval(count))
    if now != index {
      index = min(now, count - 1)
      changed()
    }
    return true
  }
}
