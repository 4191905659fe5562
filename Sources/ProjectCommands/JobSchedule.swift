/// The course of jobs that need each other: which may begin, and what became of them.
///
/// Jobs may end in any order. The outcome does not depend on it: jobs are settled in the order of the graph, one that fails
/// ends those behind it where it says so, and each sees the results only of those that it waits for.
struct JobSchedule<Output: Sendable, Failure: Error>: Sendable {
  /// The state of a job.
  enum State: Sendable {
    case waiting
    case running
    case done(Output)
    case failed(Failure)
    /// A job that cannot be done, since jobs that it needs, in the order of their numbers, have failed or are blocked.
    case blocked(by: [Int])
    /// A job behind one that has failed.
    case dropped

    /// A Boolean value that indicates whether the job does not change any more.
    var isEnd: Bool {
      switch self {
      case .waiting, .running: false
      case .done, .failed, .blocked, .dropped: true
      }
    }

    var isDone: Bool { if case .done = self { true } else { false } }
    var failure: Failure? { if case .failed(let failure) = self { failure } else { nil } }
    var output: Output? { if case .done(let output) = self { output } else { nil } }
  }

  let graph: JobGraph
  /// Returns whether a failure ends the course: jobs before it in the order are still done, since one of them may fail, too, and
  /// all behind it are dropped. Otherwise all jobs are done but those that need the one that has failed.
  let ends: @Sendable (Failure) -> Bool
  /// The states by the numbers of jobs.
  private(set) var states: [State]
  /// The number of jobs that were taken as settled.
  private var told = 0
  /// The place of the first job that has failed, behind which nothing begins.
  private var limit: Int

  init(_ graph: JobGraph, endsAt ends: @escaping @Sendable (Failure) -> Bool = { _ in true }) {
    (self.graph, self.ends) = (graph, ends)
    states = graph.order.map { _ in .waiting }
    limit = graph.order.count
  }

  /// A Boolean value that indicates whether all jobs are settled, and were taken.
  var isEnded: Bool { told == graph.order.count }

  /// Returns the results that a job sees, by the numbers of the jobs.
  func inputs(of job: Int) -> [Int: Output] {
    Dictionary(
      uniqueKeysWithValues: graph.visible[job].compactMap { other in
        states[other].output.map { (other, $0) }
      })
  }

  /// Begins the first job in the order that may, and returns its number; `nil` if there is none for now.
  mutating func start() -> Int? {
    let next = graph.order.prefix(limit).first { job in
      guard case .waiting = states[job] else { return false }
      return graph.needs[job].allSatisfy { states[$0].isDone }
        && graph.follows[job].allSatisfy { states[$0].isEnd }
    }
    if let next { states[next] = .running }
    return next
  }

  /// Ends a running job.
  mutating func end(_ job: Int, _ result: Result<Output, Failure>) {
    switch states[job] {
    case .running: break
    // A job that was running when another failed is not part of the outcome.
    case .dropped: return
    default: preconditionFailure("job \(job) is not running")
    }
    switch result {
    case .success(let output): states[job] = .done(output)
    case .failure(let failure):
      states[job] = .failed(failure)
      if ends(failure) { limit = min(limit, graph.places[job]) }
    }
    // Once all that it waits for has ended, so that what follows it sees the same results each time.
    for job in graph.order {
      guard case .waiting = states[job],
        (graph.needs[job] + graph.follows[job]).allSatisfy({ states[$0].isEnd })
      else { continue }
      let missing = graph.needs[job].filter { !states[$0].isDone }
      if !missing.isEmpty { states[job] = .blocked(by: Set(missing).sorted()) }
    }
  }

  /// Takes the next job of the order if it has ended; `nil` if it has not, or all were taken.
  mutating func takeSettled() -> (job: Int, state: State)? {
    guard told < graph.order.count, case let job = graph.order[told], states[job].isEnd else { return nil }
    told += 1
    if states[job].failure.map(ends) == true {
      for other in graph.order[told...] { states[other] = .dropped }
    }
    return (job, states[job])
  }
}
