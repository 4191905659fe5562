import Foundation
import Simulator
import Synchronization

/// Lays documents out in other processes of this executable, so that several run at once and a crash or an endless
/// layout costs one document only.
///
/// A worker reads a request to the line and answers with a line of JSON each. One that ends before its answer, or that
/// does not answer in time, is replaced.
final class DocumentWorkers: Sendable {
  /// Seconds that a document may take.
  static let timeLimit = 30.0
  /// A worker is replaced after so many documents, which keeps memory flat.
  private static let documentLimit = 200

  private struct State {
    var next = 0
    var printed = 0
    var waiting: [Int: String] = [:]
  }

  private let requests: [DocumentRequest]
  private let arguments: [String]
  private let state = Mutex(State())
  private let output: @Sendable (String, Int) -> Void

  /// - Parameters:
  ///   - requests: the documents, and what is wanted of them.
  ///   - arguments: what the workers are started with.
  ///   - output: gets the lines in the order of the requests, and how many there have been.
  init(requests: [DocumentRequest], arguments: [String], output: @escaping @Sendable (String, Int) -> Void) {
    self.requests = requests
    self.arguments = arguments
    self.output = output
  }

  /// Returns when every document has its answer.
  func run(workers: Int) {
    let count = max(1, min(workers, requests.count))
    DispatchQueue.concurrentPerform(iterations: count) { _ in work() }
  }

  private func work() {
    var worker: Worker?
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
      let present: Worker
      do {
        present = try worker ?? Worker(arguments)
      } catch {
        answer(index, failure(file, "no worker process can be started: \(error)"))
        continue
      }
      worker = present
      switch present.ask(request.line, timeLimit: Self.timeLimit) {
      case .answer(let line): answer(index, line)
      case .late:
        present.end()
        worker = nil
        answer(index, failure(file, "\(file): the layout took more than \(Int(Self.timeLimit)) seconds"))
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

/// A process that lays documents out.
private final class Worker {
  enum Reply {
    case answer(String)
    case late
    case gone
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private(set) var count = 0

  init(_ arguments: [String]) throws {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.executableURL = URL(fileURLWithPath: own ?? CommandLine.arguments[0])
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func ask(_ request: String, timeLimit: Double) -> Reply {
    count += 1
    // A worker that ended must not end this process with it.
    signal(SIGPIPE, SIG_IGN)
    do {
      try input.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
    } catch {
      return .gone
    }
    let deadline = Date().addingTimeInterval(timeLimit)
    let descriptor = output.fileHandleForReading.fileDescriptor
    while true {
      if let end = buffer.firstIndex(of: 10) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer = Data(buffer[buffer.index(after: end)...])
        return .answer(line)
      }
      let left = deadline.timeIntervalSinceNow
      guard left > 0 else { return .late }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Foundation.poll(&poll, 1, Int32(left * 1000) + 1) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let size = read(descriptor, &bytes, bytes.count)
      guard size > 0 else { return .gone }
      buffer.append(contentsOf: bytes[..<size])
    }
  }

  func end() {
    try? input.fileHandleForWriting.close()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
