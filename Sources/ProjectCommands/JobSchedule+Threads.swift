import EventLoop
import Foundation
import Synchronization

extension JobSchedule {
  /// The jobs that have ended and were not taken by the thread that waits for them.
  private final class Ended: Sendable {
    private let results = Mutex<[(job: Int, result: Result<Output, Failure>)]>([])
    private let count = DispatchSemaphore(value: 0)

    func add(_ job: Int, _ result: Result<Output, Failure>) {
      results.withLock { $0.append((job, result)) }
      count.signal()
    }

    /// Waits for a job to end.
    func next() -> (job: Int, result: Result<Output, Failure>) {
      count.wait()
      return results.withLock { $0.removeFirst() }
    }
  }

  /// Does all jobs on threads of their own, and returns when none runs any more.
  ///
  /// - Parameters:
  ///   - threads: how many are done at a time.
  ///   - stop: is set once the results of those that run are not part of the outcome.
  ///   - started: called with a job before it begins, on this thread.
  ///   - ended: called with a job that has ended, whatever became of it, on this thread, in any order.
  ///   - settled: called with each job and its final state, on this thread, in the order of the graph.
  ///   - work: does a job, given the results that it sees.
  mutating func run(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, stop: JobStop = JobStop(),
    started: (Int) -> Void = { _ in }, ended: (Int) -> Void = { _ in },
    settled: (Int, State) -> Void = { _, _ in },
    _ work: @escaping @Sendable (Int, [Int: Output]) -> Result<Output, Failure>
  ) {
    let queue = Ended()
    var running = 0
    while true {
      while let (job, state) = takeSettled() {
        settled(job, state)
        if state.failure.map(ends) == true { stop.stop() }
      }
      while running < max(1, threads), let job = start() {
        running += 1
        started(job)
        let inputs = inputs(of: job)
        OwnThread.start { queue.add(job, work(job, inputs)) }
      }
      guard running > 0 else { break }
      let (job, result) = queue.next()
      running -= 1
      end(job, result)
      ended(job)
    }
    precondition(isEnded, "jobs without circles come to an end")
  }
}
