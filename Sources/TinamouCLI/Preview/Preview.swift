import EventLoop
import ForkSafeLocks
import Foundation
import ScreenRequests

/// Builds and draws when sources change, on a thread of its own.
final class Preview: Sendable {
  private struct State: Sendable {
    var matrix: ScreenRequest
    var isRedrawWanted = false
    var isRunning = false
  }
  private let state: Mutex<State>
  private let source: any PreviewSource
  private let watcher: FileWatcher
  private let model: PreviewModel
  private let live: LivePreview
  private let lines: PreviewLines
  private let console: Console

  /// - Parameter matrix: the devices and settings to draw at first.
  init(
    _ source: any PreviewSource, watcher: FileWatcher, model: PreviewModel, live: LivePreview,
    lines: PreviewLines, matrix: ScreenRequest, console: Console
  ) {
    self.source = source
    self.watcher = watcher
    self.model = model
    self.live = live
    self.lines = lines
    self.console = console
    state = Mutex(State(matrix: matrix))
  }

  /// Draws everything, and then what changes.
  func start() throws {
    try source.watch(with: watcher)
    // A build or a drawing that is overtaken is not waited for.
    watcher.whenChanged { [source, lines] in
      source.cancel()
      lines.cancel()
    }
    OwnThread.start { [self] in
      round(FileWatcher.Change(), isFirst: true)
      while let change = watcher.next() { round(change, isFirst: false) }
    }
  }

  /// Draws with other devices and settings.
  func show(_ configuration: PageConfiguration) throws {
    let former = state.withLock { $0.matrix }
    let matrix = former.showing(try configuration.request(former.result))
    do { _ = try matrix.devices.chosen(defaults: []) } catch { throw SessionFailure("\(error)") }
    state.withLock {
      $0.matrix = matrix
      $0.isRedrawWanted = true
    }
    watcher.wake()
    source.cancel()
  }

  /// Ends the processes.
  func end() {
    watcher.end()
    live.close()
    lines.cancel()
    source.end()
  }

  /// Files of rounds that were overtaken are still to be taken into account.
  private let overtaken = Mutex<[String]>([])

  private func round(_ change: FileWatcher.Change, isFirst: Bool) {
    let (matrix, isRedraw) = state.withLock { state in
      defer { state.isRedrawWanted = false }
      return (state.matrix, state.isRedrawWanted)
    }
    let paths = change.paths + overtaken.withLock { $0 }.filter { !change.paths.contains($0) }
    let isOfAll = isFirst || isRedraw || paths.isEmpty
    let saved = paths.first.map { ($0 as NSString).lastPathComponent }
    lines.cancel()
    // The application that it shows may be replaced.
    if !paths.isEmpty { live.close("the sources have changed") }
    model.begin(saved: saved, started: isFirst ? nil : change.time) {
      isOfAll || source.affects($0, paths)
    }
    let order = PreviewOrder(changed: isOfAll ? nil : paths, matrix: matrix, first: model.focus)
    var count = 0
    // The same reason for many pictures is told once.
    var refused: Set<String> = []
    let ending = source.make(order) { drawing in
      do throws(SessionFailure) {
        try model.take(drawing)
        count += 1
      } catch {
        if refused.insert(error.description).inserted { console.warning(error.description) }
      }
    }
    guard let ending else {
      if isOfAll { state.withLock { $0.isRedrawWanted = true } }
      overtaken.withLock { $0 = paths }
      // The change that overtook it may have been taken already.
      if !watcher.hasChange { watcher.wake() }
      return
    }
    overtaken.withLock { $0 = [] }
    model.end(ending)
    tell(ending, saved: saved, count: count)
  }

  private func tell(_ ending: PreviewModel.Ending, saved: String?, count: Int) {
    for problem in ending.problems {
      let place =
        problem.line > 0 ? ":\(problem.line)" + (problem.column > 0 ? ":\(problem.column)" : "") : ""
      console.message("\(problem.file)\(place): error: \(problem.message)")
    }
    if let failure = ending.failure { console.error(failure) }
    guard !ending.isFailure else { return }
    let seconds = model.data.build?.seconds.map { String(format: " in %.2f s", $0) } ?? ""
    console.step(
      (saved.map { "\($0): " } ?? "") + "\(count) \(count == 1 ? "picture" : "pictures")\(seconds)")
  }
}
