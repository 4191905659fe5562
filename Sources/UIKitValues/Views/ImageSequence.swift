import QuartzCore

/// The position in a sequence of images that are displayed one after the other, driven by a window's clock.
///
/// Each image is displayed for the same time. The sequence repeats a number of times or endlessly; the last
/// image stays until the owner stops the sequence.
@MainActor
package final class ImageSequence {
  /// The number of images.
  let count: Int
  /// The duration of one pass through the images, in seconds.
  let duration: CFTimeInterval
  /// The number of passes; 0 repeats endlessly.
  let repeatCount: Int
  /// The index of the current image.
  package private(set) var index = 0
  private var clock: MediaClock?
  private var frames: Int?
  private var start: CFTimeInterval = 0

  /// - Parameter duration: The duration of one pass, in seconds; 0 or less gives each image a thirtieth of a
  ///   second.
  package init(count: Int, duration: CFTimeInterval, repeatCount: Int) {
    self.count = count
    self.duration = duration > 0 && duration.isFinite ? duration : CFTimeInterval(count) / 30
    self.repeatCount = repeatCount
  }

  /// Starts the sequence with the first image.
  package func run(on clock: MediaClock, changed: @escaping () -> Void, ended: @escaping () -> Void) {
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

  /// Stops the sequence.
  package func stop() {
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
