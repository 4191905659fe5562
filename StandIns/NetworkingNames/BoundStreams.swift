import Foundation

extension Stream {
  /// Creates two streams of which the first reads the bytes that are written to the second.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: inout InputStream?, outputStream: inout OutputStream?
  ) {
    let channel = StreamChannel(capacity: bufferSize)
    inputStream = BoundInputStream(channel)
    outputStream = BoundOutputStream(channel)
  }
}

/// The buffer between two bound streams. Reading blocks until bytes are available, and writing until there is
/// space, unless the other end is closed.
/// Unchecked: the condition guards all of it.
private final class StreamChannel: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var bytes: [UInt8] = []
  private var isWritten = false
  private var isRead = false

  init(capacity: Int) { self.capacity = max(capacity, 1) }

  var isEmpty: Bool { condition.withLock { bytes.isEmpty } }
  var isFull: Bool { condition.withLock { bytes.count >= capacity } }
  /// A Boolean value that indicates whether no more bytes will arrive.
  var isAtEnd: Bool { condition.withLock { bytes.isEmpty && isWritten } }

  func read(_ buffer: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
    condition.withLock {
      while bytes.isEmpty && !isWritten { condition.wait() }
      let count = min(length, bytes.count)
      for index in 0..<count { buffer[index] = bytes[index] }
      bytes.removeFirst(count)
      condition.broadcast()
      return count
    }
  }

  func write(_ buffer: UnsafePointer<UInt8>, _ length: Int) -> Int {
    condition.withLock {
      while bytes.count >= capacity && !isRead { condition.wait() }
      guard !isRead else { return -1 }
      let count = min(length, capacity - bytes.count)
      bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: count))
      condition.broadcast()
      return count
    }
  }

  func closeReading() {
    condition.withLock {
      isRead = true
      condition.broadcast()
    }
  }

  func closeWriting() {
    condition.withLock {
      isWritten = true
      condition.broadcast()
    }
  }
}

private final class BoundInputStream: InputStream {
  private let channel: StreamChannel
  private var status = Status.notOpen

  init(_ channel: StreamChannel) {
    self.channel = channel
    super.init(data: Data())
  }

  override var streamStatus: Status { status == .open && channel.isAtEnd ? .atEnd : status }
  override var hasBytesAvailable: Bool { !channel.isEmpty }
  override func open() { status = .open }
  override func close() {
    status = .closed
    channel.closeReading()
  }
  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    status == .open ? channel.read(buffer, len) : -1
  }
}

private final class BoundOutputStream: OutputStream {
  private let channel: StreamChannel
  private var status = Status.notOpen

  init(_ channel: StreamChannel) {
    self.channel = channel
    super.init(toMemory: ())
  }

  required init(toMemory: ()) {
    channel = StreamChannel(capacity: 1)
    super.init(toMemory: ())
  }

  override var streamStatus: Status { status }
  override var hasSpaceAvailable: Bool { !channel.isFull }
  override func open() { status = .open }
  override func close() {
    status = .closed
    channel.closeWriting()
  }
  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    status == .open ? channel.write(buffer, len) : -1
  }
}
