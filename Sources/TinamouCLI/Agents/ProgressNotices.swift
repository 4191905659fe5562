import DeviceModels
import EventLoop
import ForkSafeLocks
import Foundation
import ScreenSession

/// The notifications of progress of a call, which are sent while it runs.
struct ProgressNotices: Sendable {
  /// The token by which the client knows the call.
  let token: JSONValue
  /// Seconds between notifications.
  var interval = 2.0
  /// Returns what the call does at present.
  let message: @Sendable () -> String?
  /// Sends a notification. It is called on a thread of its own.
  let send: @Sendable (JSONValue) -> Void

  /// Runs a call. No notification is sent after it has returned.
  func telling<Result>(_ body: () -> Result) -> Result {
    let ended = DispatchSemaphore(value: 0)
    let isOver = DispatchSemaphore(value: 0)
    OwnThread.start { [self] in
      var seconds = 0.0
      while ended.wait(timeout: .now() + interval) == .timedOut {
        seconds += interval
        var params: [String: JSONValue] = ["progressToken": token, "progress": .number(seconds)]
        params["message"] = message().map { .string($0) }
        send(
          .object([
            "jsonrpc": .string("2.0"), "method": .string("notifications/progress"),
            "params": .object(params),
          ]))
      }
      isOver.signal()
    }
    let result = body()
    ended.signal()
    isOver.wait()
    return result
  }
}
