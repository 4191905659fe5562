import EventLoop
import ForkSafeLocks
import Foundation
import ViewDescriptions

/// The streams of server-sent events of the pages that are open.
final class PreviewEvents: Sendable {
  private struct State {
    var next = 0
    var streams: [Int: AsyncStream<Data>.Continuation] = [:]
  }
  private let state = Mutex(State())
  /// Called when a page is closed, with the number of those that are left.
  private let onClose = Mutex<(@Sendable (Int) -> Void)?>(nil)
  /// Events that a page may be behind with before its stream is ended. It asks for everything when it connects again.
  private static let backlog = 4096
  /// The seconds between signs of life, by which closed connections are noticed.
  private static let interval = 2.0

  init() {
    OwnThread.start { [weak self] in
      while let self {
        self.send(Data(":\n\n".utf8))
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
  }

  func whenClosed(_ body: @escaping @Sendable (Int) -> Void) { onClose.withLock { $0 = body } }

  /// The number of open pages.
  var count: Int { state.withLock { $0.streams.count } }

  /// A new stream, whose first event is given.
  func stream(first: Data) -> AsyncStream<Data> {
    let (stream, continuation) = AsyncStream<Data>.makeStream(bufferingPolicy: .bufferingOldest(Self.backlog))
    let number = state.withLock { state in
      state.next += 1
      state.streams[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in self?.end(number) }
    continuation.yield(first)
    return stream
  }

  private func end(_ number: Int) {
    let left = state.withLock { state -> Int? in
      state.streams.removeValue(forKey: number) == nil ? nil : state.streams.count
    }
    if let left { onClose.withLock { $0 }?(left) }
  }

  /// Sends an event to all pages.
  func send(_ name: String, _ value: some Encodable) { send(Self.event(name, value)) }

  static func event(_ name: String, _ value: some Encodable) -> Data {
    Data("event: \(name)\ndata: \((try? JSONLine.text(of: value)) ?? "{}")\n\n".utf8)
  }

  private func send(_ data: Data) {
    let streams = state.withLock { $0.streams }
    for (number, stream) in streams {
      if case .enqueued = stream.yield(data) { continue }
      stream.finish()
      end(number)
    }
  }
}
