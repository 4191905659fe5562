import Foundation

/// Work on as many threads as there are processors, in an order that says what needs what.
enum Parallel {
  /// Does each piece of work once what it needs is done. An error ends it: what has not begun is left, and the error of the
  /// first piece in the order that fails is thrown.
  ///
  /// - Parameters:
  ///   - needs: for each piece the indices of those that must be done before it.
  ///   - threads: how many are done at a time.
  ///   - progress: called with the number of pieces that are done.
  static func run(
    needs: [[Int]], threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    progress: (Int) -> Void = { _ in }, _ work: @escaping @Sendable (Int) throws -> Void
  ) throws {
    var schedule = JobSchedule<Void, any Error>(try JobGraph(needs: needs))
    var (done, failure) = (0, (any Error)?.none)
    progress(0)
    schedule.run(
      threads: threads,
      ended: { _ in
        done += 1
        progress(done)
      }, settled: { failure = failure ?? $1.failure }
    ) { index, _ in Result { try work(index) } }
    if let failure { throw failure }
  }
}
