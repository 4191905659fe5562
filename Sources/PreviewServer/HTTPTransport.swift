import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import TinamouCLI

/// Serves the page of `preview` on this machine. `TinamouCLI` finds the class by its name in executables that link this module; it
/// decides what is answered, and to whom.
package final class HTTPTransport: PreviewTransport {
  private let limits: HTTPLimits

  package convenience init() { self.init(limits: HTTPLimits()) }

  package init(limits: HTTPLimits) { self.limits = limits }

  package func serve(port: UInt16, _ service: PreviewService) async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      try await serve(port: port, service, on: group.next())
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
  }

  /// Accepts connections until the channel ends, which is an error always.
  private func serve(port: UInt16, _ service: PreviewService, on loop: any EventLoop) async throws {
    let limits = limits
    let table = NIOLoopBoundBox.makeBoxSendingValue(
      ConnectionTable(limit: limits.connections), eventLoop: loop)
    let failures = NIOLoopBoundBox.makeEmptyBox(valueType: (any Error).self, eventLoop: loop)
    let bootstrap = ServerBootstrap(group: loop)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            AcceptErrorHandler(report: service.report) { error in
              failures.value = error
              table.value.relieve()
            })
        }
      }
      // Parts are read on demand, so that nothing is read of requests that are not answered.
      .childChannelOption(.autoRead, value: false)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(
        .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: HTTPLimits.readSize)
      )
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let counter = HeaderCounter(limit: limits.headerBytes)
          let handler = ConnectionHandler(
            service, limits: limits, counter: counter, table: table.value, loop: loop)
          try channel.pipeline.syncOperations.addHandlers([
            counter,
            ByteToMessageHandler(
              HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: limits.decoder)),
            HTTPResponseEncoder(), handler,
          ])
        }
      }
    let channel: any Channel
    do { channel = try await bootstrap.bind(host: "127.0.0.1", port: Int(port)).get() } catch {
      throw PreviewServerError(error)
    }
    guard let port = channel.localAddress?.port.flatMap({ UInt16(exactly: $0) }) else {
      try await channel.close()
      throw PreviewServerError(reason: "the port is not known")
    }
    service.isListening(port)
    try await withTaskCancellationHandler {
      try? await channel.closeFuture.get()
      try Task.checkCancellation()
    } onCancel: {
      channel.close(promise: nil)
    }
    let failure = try await loop.submit { failures.value }.get()
    throw failure.map { PreviewServerError($0) } ?? PreviewServerError(reason: "the socket was closed")
  }
}

/// An error that ends the server, or that keeps it from beginning.
struct PreviewServerError: LocalizedError {
  let reason: String
  var errorDescription: String? { reason }

  init(reason: String) { self.reason = reason }

  init(_ error: any Error) {
    reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
  }
}
