import Foundation
import NIOCore

/// Lets the server go on where connections cannot be accepted, as without descriptors: accepts no more of them for a moment, and says so
/// once.
///
/// NIO's own handler for this does not suffice: the system tells again and again of a connection that waits, as long as the channel wants to
/// read.
final class AcceptErrorHandler: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private let report: @Sendable (String) -> Void
  private let note: (any Error) -> Void
  private var hasReported = false

  /// - Parameters:
  ///   - report: takes a message for the user.
  ///   - note: takes each error, the last of which may be why the server ends.
  init(report: @escaping @Sendable (String) -> Void, note: @escaping (any Error) -> Void) {
    self.report = report
    self.note = note
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    note(error)
    if !hasReported {
      hasReported = true
      report("a connection cannot be accepted: \(PreviewServerError(error).reason); the server goes on")
    }
    let channel = context.channel
    try? channel.syncOptions?.setOption(.autoRead, value: false)
    context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(HTTPLimits.pause)) {
      try? channel.syncOptions?.setOption(.autoRead, value: true)
    }
  }
}
