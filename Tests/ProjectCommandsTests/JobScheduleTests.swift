import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ProjectCommands

/// Jobs that need each other: what becomes of them does not depend on which ends first.
@Suite struct JobScheduleTests {
  struct Broken: Error, Equatable { let job: Int }
  typealias Schedule = JobSchedule<String, Broken>

  /// Jobs that were made of numbers.
  struct Jobs {
    var needs: [[Int]] = []
    var follows: [[Int]] = []
    var broken: Set<Int> = []

    init(_ random: inout SplitMix) {
      // The numbers say nothing of the order.
      let order = Array(0..<Int.random(in: 1...14, using: &random)).shuffled(using: &random)
      needs = order.map { _ in [] }
      follows = needs
      for (place, job) in order.enumerated() {
        for other in order[..<place] {
          switch Int.random(in: 0..<10, using: &random) {
          case 0, 1: needs[job].append(other)
          case 2: follows[job].append(other)
          default: break
          }
        }
        if Int.random(in: 0..<5, using: &random) == 0 { broken.insert(job) }
      }
    }

    /// The work of a job: its result shows all that it has seen.
    func work(_ job: Int, _ inputs: [Int: String]) -> Result<String, Broken> {
      if broken.contains(job) { return .failure(Broken(job: job)) }
      let seen = inputs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return .success("(\(seen.joined(separator: " ")))")
    }
  }

  private func words(_ state: Schedule.State) -> String {
    switch state {
    case .waiting: "waiting"
    case .running: "running"
    case .done(let output): "done \(output)"
    case .failed(let failure): "failed \(failure.job)"
    case .blocked(let others): "blocked \(others)"
    case .dropped: "dropped"
    }
  }

  /// Does jobs without threads; those that run end in an order of the generator's.
  private func outcome(
    of jobs: Jobs, endsAtFirst: Bool, atOnce: Int, _ random: inout SplitMix
  ) throws -> [String] {
    var schedule = Schedule(try JobGraph(needs: jobs.needs, follows: jobs.follows)) { _ in endsAtFirst }
    var running: [(job: Int, result: Result<String, Broken>)] = []
    var told: [String] = []
    while !schedule.isEnded {
      while running.count < atOnce, let job = schedule.start() {
        running.append((job, jobs.work(job, schedule.inputs(of: job))))
      }
      // All is told that can be, at once or later.
      if Bool.random(using: &random) {
        while let (job, state) = schedule.takeSettled() { told.append("\(job) \(words(state))") }
      }
      guard !running.isEmpty else {
        while let (job, state) = schedule.takeSettled() { told.append("\(job) \(words(state))") }
        break
      }
      let ended = running.remove(at: Int.random(in: running.indices, using: &random))
      schedule.end(ended.job, ended.result)
    }
    #expect(schedule.isEnded)
    return told + schedule.states.map(words)
  }

  @Test(arguments: 0..<150 as Range<UInt64>) func theOutcomeIsTheSameInEachOrder(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let jobs = Jobs(&random)
    for endsAtFirst in [true, false] {
      let first = try outcome(of: jobs, endsAtFirst: endsAtFirst, atOnce: 1, &random)
      for atOnce in [2, 3, 20] {
        for _ in 0..<4 {
          #expect(
            try outcome(of: jobs, endsAtFirst: endsAtFirst, atOnce: atOnce, &random) == first,
            "seed \(seed), \(endsAtFirst)")
        }
      }
    }
  }

  @Test(arguments: [1, 7, 29, 61] as [UInt64]) func threadsComeToTheSameOutcome(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let jobs = Jobs(&random)
    for endsAtFirst in [true, false] {
      let expected = try outcome(of: jobs, endsAtFirst: endsAtFirst, atOnce: 1, &random)
      var schedule = Schedule(try JobGraph(needs: jobs.needs, follows: jobs.follows)) { _ in endsAtFirst }
      var told: [String] = []
      schedule.run(threads: 4, settled: { told.append("\($0) \(words($1))") }) { job, inputs in
        usleep(UInt32(job % 3) * 1000)
        return jobs.work(job, inputs)
      }
      #expect(told + schedule.states.map(words) == expected, "seed \(seed), \(endsAtFirst)")
    }
  }

  /// The first in the order is the failure, although another fails before; what is behind it is no part of the outcome.
  @Test func theFirstFailureOfTheOrderEndsIt() throws {
    var schedule = Schedule(try JobGraph(needs: [[], [], [0], [], [1]]))
    func start() -> Int? { schedule.start() }
    func settled() -> (job: Int, state: Schedule.State)? { schedule.takeSettled() }
    #expect([start(), start(), start(), start()] == [0, 1, 3, nil])
    schedule.end(3, .failure(Broken(job: 3)))
    schedule.end(0, .success("a"))
    // One behind the failure does not begin; one before it does, and may fail as well.
    #expect([start(), start()] == [2, nil])
    schedule.end(1, .success("b"))
    #expect(start() == nil)
    #expect([settled()?.job, settled()?.job, settled()?.job] == [0, 1, nil] && !schedule.isEnded)
    schedule.end(2, .failure(Broken(job: 2)))
    #expect(settled()?.state.failure == Broken(job: 2))
    #expect(schedule.states.map(words) == ["done a", "done b", "failed 2", "dropped", "dropped"])
    #expect([settled()?.job, settled()?.job] == [3, 4] && schedule.isEnded)
  }

  @Test func allIsDoneButWhatNeedsAFailure() throws {
    let needs = [[], [], [0], [2, 1], [1], [3]]
    var schedule = Schedule(
      try JobGraph(needs: needs, follows: [[], [], [], [], [0], []])
    ) { _ in false }
    schedule.run(threads: 2) { job, inputs in
      job == 0 ? .failure(Broken(job: 0)) : .success("\(inputs.keys.sorted())")
    }
    #expect(
      schedule.states.map(words) == [
        "failed 0", "done []", "blocked [0]", "blocked [2]", "done [1]", "blocked [3]",
      ])
  }

  @Test func circlesAreErrors() {
    #expect(throws: JobGraph.Circle(jobs: [1, 3, 2])) {
      try JobGraph(needs: [[], [3], [1], [0], [1]], follows: [[], [], [], [2], []])
    }
    #expect(throws: JobGraph.Circle(jobs: [0])) { try JobGraph(needs: [[0]]) }
    #expect(throws: JobGraph.Circle.self) { try Parallel.run(needs: [[1], [0]]) { _ in } }
  }

  @Test func theOrderIsThatOfNumbersWhereNothingIsWaitedFor() throws {
    let graph = try JobGraph(needs: [[2], [], [], [0]], follows: [[], [3], [], []])
    #expect(graph.order == [2, 0, 3, 1])
    #expect(graph.places == [1, 3, 0, 2])
    #expect(graph.visible == [[2], [0, 2, 3], [], [0, 2]])
    #expect(try JobGraph(needs: []).order.isEmpty)
  }

  /// No more run at once than there are threads, and who runs for nothing is told and waited for.
  @Test func whoRunsForNothingIsStopped() throws {
    let running = Mutex(0)
    let most = Mutex(0)
    let stopped = Mutex(false)
    let stop = JobStop()
    var schedule = JobSchedule<Void, Broken>(
      try JobGraph(needs: [[], [], [], []]))
    schedule.run(threads: 2, stop: stop) { job, _ in
      let now = running.withLock { running in
        running += 1
        return running
      }
      most.withLock { $0 = max($0, now) }
      defer { running.withLock { $0 -= 1 } }
      // Limits that are never reached.
      let limit = ContinuousClock.now + .seconds(600)
      guard job == 0 else {
        while !stop.isStopped, ContinuousClock.now < limit { usleep(1000) }
        stopped.withLock { $0 = stop.isStopped }
        return .success(())
      }
      while running.withLock({ $0 }) < 2, ContinuousClock.now < limit { usleep(1000) }
      return .failure(Broken(job: 0))
    }
    #expect(running.withLock { $0 } == 0 && most.withLock { $0 } == 2 && stopped.withLock { $0 })
    #expect(schedule.states[0].failure == Broken(job: 0) && schedule.states.allSatisfy(\.isEnd))
    #expect(throws: JobStop.Stopped.self) { try stop.check() }
  }
}
