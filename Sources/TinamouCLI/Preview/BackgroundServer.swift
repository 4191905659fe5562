import ForkSafeLocks
import Foundation

/// Answers the requests of a page, and decides which are permitted.
protocol PageRoutes: Sendable {
  /// Returns the answer to a request that is not permitted; `nil` for others. Its body is not looked at.
  func refusal(of request: PreviewRequest) -> PreviewResponse?

  func answer(_ request: PreviewRequest) async -> PreviewResponse
}

/// A server on threads of its own.
final class BackgroundServer: Sendable {
  private struct State: Sendable {
    var port: UInt16?
    var routes: (any PageRoutes)?
    /// Why it could not begin, or why it has ended.
    var reason: String?
  }
  private let state: Shared
  let port: UInt16

  /// The state, which the server's own tasks have as well.
  private final class Shared: Sendable { let value = Mutex(State()) }

  /// Begins to serve, and returns as soon as it does.
  ///
  /// - Parameters:
  ///   - port: the port; 0 for a free one.
  ///   - report: takes messages for the user.
  ///   - whenEnded: called where the server ends after it has begun.
  init(
    _ transport: any PreviewTransport, port: UInt16, report: @escaping @Sendable (String) -> Void,
    whenEnded: @escaping @Sendable () -> Void
  ) throws {
    let state = Shared()
    let isDecided = DispatchSemaphore(value: 0)
    let notReady = PreviewResponse(403, reason: "the server is not ready")
    let service = PreviewService(
      refuse: { request in
        guard let routes = state.value.withLock({ $0.routes }) else { return notReady }
        return routes.refusal(of: request)
      },
      answer: { request in
        guard let routes = state.value.withLock({ $0.routes }) else { return notReady }
        return await routes.answer(request)
      },
      isListening: { port in
        state.value.withLock { $0.port = port }
        isDecided.signal()
      }, report: report)
    Task.detached {
      var reason = "it returned"
      do { try await transport.serve(port: port, service) } catch { reason = error.localizedDescription }
      let hasBegun = state.value.withLock { state in
        state.reason = reason
        return state.port != nil
      }
      if hasBegun { whenEnded() } else { isDecided.signal() }
    }
    isDecided.wait()
    guard let bound = state.value.withLock({ $0.port }) else {
      throw ToolError.cannotServe(
        port: Int(port), reason: state.value.withLock { $0.reason } ?? "it did not begin")
    }
    self.state = state
    self.port = bound
  }

  /// Answers requests from now on; before, all of them are refused.
  func answer(with routes: any PageRoutes) { state.value.withLock { $0.routes = routes } }

  /// Why the server has ended; nil while it serves.
  var reasonOfEnd: String? { state.value.withLock { $0.reason } }
}
