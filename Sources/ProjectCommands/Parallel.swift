import Foundation
import Synchronization

/// Work on as many threads as there are processors, in an order that says what needs what.
enum Parallel {
  private struct State {
    var isStarted: [Bool]
    var isDone: [Bool]
    var failure: (any Error)?
  }

  /// Does each piece of work once what it needs is done. The first error ends it: what has not begun is left.
  ///
  /// - Parameters:
  ///   - needs: for each piece the indices of those that must be done before it, without circles.
  ///   - threads: how many are done at a time.
  ///   - progress: called with the number of pieces that are done, one call at a time.
  static func run(
    needs: [[Int]], threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    progress: @escaping @Sendable (Int) -> Void = { _ in }, _ work: @escaping @Sendable (Int) throws -> Void
  ) throws {
    let count = needs.count
    let state = Mutex(
      State(isStarted: Array(repeating: false, count: count), isDone: Array(repeating: false, count: count)))
    let changed = DispatchSemaphore(value: 0)
    let workers = max(1, min(threads, count))
    progress(0)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while true {
        let (next, isAtEnd) = state.withLock { state -> (Int?, Bool) in
          if state.failure != nil || !state.isStarted.contains(false) { return (nil, true) }
          let next = needs.indices.first { index in
            !state.isStarted[index] && needs[index].allSatisfy { state.isDone[$0] }
          }
          if let next { state.isStarted[next] = true }
          return (next, false)
        }
        if isAtEnd { return }
        guard let next else {
          // Another thread does what this one waits for, and says so to all.
          changed.wait()
          continue
        }
        let result = Result { try work(next) }
        state.withLock { state in
          switch result {
          case .success: state.isDone[next] = true
          case .failure(let error): state.failure = state.failure ?? error
          }
          progress(state.isDone.count { $0 })
        }
        for _ in 0..<workers { changed.signal() }
      }
    }
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }
}
