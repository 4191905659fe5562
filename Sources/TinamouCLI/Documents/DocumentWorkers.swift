import DesignCanvas
import Foundation
import Simulator
import Synchronization

/// Lays documents out in other processes of this executable, so that several run at once and a crash or an
/// endless layout only affects one document.
///
/// A worker reads one request per line and answers each with a line of JSON. A worker that ends before its
/// answer, or exceeds the time limit, is replaced.
final class DocumentWorkers: Sendable {
  /// The processor time that a document may take, in seconds, and the additional time per megabyte of its
  /// file. Wall time would depend on the load of the machine.
  private static let timeLimit = 30.0
  private static let timeLimitPerMegabyte = 10.0

  static func timeLimit(of file: String) -> Double {
    let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int ?? 0
    return timeLimit + timeLimitPerMegabyte * Double(size) / 1_000_000
  }
  /// The number of documents after which a worker is replaced, which bounds memory use.
  static let documentLimit = 200

  private struct State {
    var next = 0
    var printed = 0
    var waiting: [Int: String] = [:]
  }

  private let requests: [DocumentRequest]
  private let arguments: [String]
  private let state = Mutex(State())
  private let output: @Sendable (String, Int) -> Void

  /// Creates the workers.
  ///
  /// - Parameters:
  ///   - requests: the documents and the requested output.
  ///   - arguments: the arguments of the worker processes.
  ///   - output: called with each line, in the order of the requests, and the number of lines so far.
  init(requests: [DocumentRequest], arguments: [String], output: @escaping @Sendable (String, Int) -> Void) {
    self.requests = requests
    self.arguments = arguments
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
      if let present = worker, present.count >= Self.documentLimit {
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
      let limit = Self.timeLimit(of: file)
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
    state.withLock { state in
      state.waiting[index] = line
      while let line = state.waiting.removeValue(forKey: state.printed) {
        state.printed += 1
        output(line, state.printed)
      }
    }
  }
}
