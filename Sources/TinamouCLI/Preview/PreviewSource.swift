import ForkSafeLocks
import Foundation
import ScreenRequests

/// The subject of a preview, which is built and drawn. Its methods are called by one thread, `cancel` by any.
protocol PreviewSource: AnyObject, Sendable {
  /// The name in the title of the page.
  var name: String { get }

  /// Begins to watch the sources.
  func watch(with watcher: FileWatcher) throws

  /// Returns whether a picture may look different after files have changed.
  func affects(_ picture: PagePicture, _ paths: [String]) -> Bool

  /// Builds and draws.
  ///
  /// - Parameters:
  ///   - order: what to draw.
  ///   - take: called with each picture as soon as it is drawn.
  /// - Returns: how it ended; nil after `cancel`.
  func make(_ order: PreviewOrder, take: (PreviewDrawing) -> Void) -> PreviewModel.Ending?

  /// Lets `make` end early.
  func cancel()

  /// Ends all processes.
  func end()

  /// The arguments of a process that shows the screen of a picture and answers requests about it.
  func sessionArguments(_ screen: PageScreen, _ picture: PagePicture) throws -> [String]

  /// The seconds that such a process may take to begin; nil for those of a request.
  var patienceToOpen: Double? { get }

  /// The executable of such a process.
  var executable: String { get }
}

extension PreviewSource {
  var patienceToOpen: Double? { nil }
}

/// An order of pictures to draw.
struct PreviewOrder: Sendable {
  /// The files that have changed; nil where everything is to be drawn.
  var changed: [String]?
  /// Devices and settings.
  var matrix: ScreenRequest
  /// The identifier of the picture to draw first.
  var first: String?

  /// Returns the request for the pictures.
  ///
  /// - Parameters:
  ///   - common: what all pictures have in common.
  ///   - skipped: the slugs of screens that are not drawn.
  func request(_ common: ScreenRequest, skipped: [String] = []) -> ScreenRequest {
    var request = common.showing(matrix)
    var result = PreviewResult()
    result.first = first
    result.skipped = skipped
    request.result = .preview(result)
    return request
  }
}

/// A process that `make` waits for, and that `cancel` kills.
final class PreviewProcess: Sendable {
  private struct State: Sendable {
    var process: SessionProcess?
    var isBusy = false
    var isCancelled = false
  }
  private let state = Mutex(State())

  /// Begins a round.
  func begin() {
    state.withLock {
      $0.isBusy = true
      $0.isCancelled = false
    }
  }

  /// Ends a round.
  ///
  /// - Returns: whether it was cancelled.
  func end() -> Bool {
    state.withLock {
      $0.isBusy = false
      return $0.isCancelled
    }
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Kills the process of the present round; nothing outside of one.
  func cancel() {
    state.withLock { state in
      guard state.isBusy else { return }
      state.isCancelled = true
      state.process?.kill()
    }
  }

  /// The process that is kept, or a new one.
  func process(_ make: () throws -> SessionProcess) throws -> SessionProcess {
    if let process = state.withLock({ $0.process }) { return process }
    let process = try make()
    state.withLock { state in
      state.process = process
      if state.isCancelled { process.kill() }
    }
    return process
  }

  /// Ends the process; the next round has a new one.
  @discardableResult
  func discard(killing: Bool) -> Int32? {
    let process = state.withLock { state in
      defer { state.process = nil }
      return state.process
    }
    if killing { process?.kill() }
    return process?.end()
  }
}
