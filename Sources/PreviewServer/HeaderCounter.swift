import NIOCore
import NIOHTTP1

/// Counts the bytes of a header as they come, with those that its parser leaves out of its own limits, such as blanks around values.
final class HeaderCounter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let limit: Int
  private var count = 0
  private var isInHeader = true

  init(limit: Int) { self.limit = limit }

  /// Begins to count for the next request.
  func begin() {
    count = 0
    isInHeader = true
  }

  /// Stops to count: the header is complete.
  func end() { isInHeader = false }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isInHeader {
      count += Self.unwrapInboundIn(data).readableBytes
      guard count <= limit else {
        return context.fireErrorCaught(HTTPParserError.headerOverflow)
      }
    }
    context.fireChannelRead(data)
  }
}
