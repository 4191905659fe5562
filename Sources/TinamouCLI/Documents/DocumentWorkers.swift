import DesignCanvas
import ForkSafeLocks
import Foundation
import Simulator

/// Lays documents out in other processes of this executable, so that several run at once and a crash or an
/// endless layout only affects one document.
///
/// A worker reads one request per line and answers each with a line of JSON. A worker that ends before its
/// answer, or exceeds the time limit, is replaced.
final class DocumentWorkers<Answer: Sendable>: Sendable {
  private struct State {
    var next = 0
    var printed = 0
    var waiting: [Int: Answer] = [:]
  }

  private let requests: [DocumentRequest]
  private let arguments: [String]
  private let state = Mutex(State())
  private let read: @Sendable (String) -> Answer
  private let output: @Sendable (Answer, Int) -> Void

  /// Creates the workers.
  ///
  /// - Parameters:
  ///   - requests: the documents and the requested output.
  ///   - arguments: the arguments of the worker processes.
  ///   - read: reads a line. It is called for several lines at once.
  ///   - output: called with each answer, in the order of the requests, and the number of answers so far.
  init(
    requests: [DocumentRequest], arguments: [String], read: @escaping @Sendable (String) -> Answer,
    output: @escaping @Sendable (Answer, Int) -> Void
  ) {
    self.requests = requests
    self.arguments = arguments
    self.read = read
    self.output = output
  }

  /// Runs the workers, and returns when every document has its answer.
  @MainActor
  func run(workers: Int) {
    let count = max(1, min(workers, requests.count))
    // Before there are other threads.
    ProcessCopy.readCommonData()
    let parent = getpid()
    let copies = (0..<count).map { _ in DocumentWorker { _ = DocumentJob.work(for: parent) } }
    DispatchQueue.concurrentPerform(iterations: count) { work(with: copies[$0]) }
  }

  private func work(with copy: DocumentWorker?) {
    var worker = copy
    defer { worker?.end() }
    while let index = state.withLock({ state -> Int? in
      guard state.next < requests.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }) {
      let request = requests[index]
      let file = request.file
      if let present = worker, present.count >= DocumentWorker.documentLimit {
        present.end()
        worker = nil
      }
      let present: DocumentWorker
      do {
        present = try worker ?? DocumentWorker(arguments)
      } catch {
        answer(index, failure(file, "no worker process can be started: \(error)"))
        continue
      }
      worker = present
      let limit = DocumentWorker.timeLimit(of: file)
      switch present.ask(request.line, timeLimit: limit) {
      case .answer(let line): answer(index, line)
      case .late:
        present.end()
        worker = nil
        answer(index, failure(file, "\(file): the layout took more than \(Int(limit)) seconds"))
      case .gone:
        present.end()
        worker = nil
        answer(index, failure(file, "\(file): the process that laid the document out ended unexpectedly"))
      }
    }
  }

  private func failure(_ file: String, _ message: String) -> String {
    var frames = DocumentFrames(file: file)
    frames.error = message
    return frames.line
  }

  private func answer(_ index: Int, _ line: String) {
    let answer = read(line)
    state.withLock { state in
      state.waiting[index] = answer
      while let answer = state.waiting.removeValue(forKey: state.printed) {
        state.printed += 1
        output(answer, state.printed)
      }
    }
  }
}
