import Foundation
@_spi(StandIns) import ObjectiveCSupport

/// The work of a stream.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// Flags of a call that works on a stream.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// There is no input behind that of this call.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// The state of a stream after a call.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

/// A stream of bytes that is compressed or decompressed in parts.
public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>!
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>!
  public var src_size: Int
  public var state: UnsafeMutableRawPointer!

  public init() { (dst_size, src_size) = (0, 0) }
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>!, dst_size: Int, src_ptr: UnsafePointer<UInt8>!, src_size: Int,
    state: UnsafeMutableRawPointer!
  ) {
    (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size) = (dst_ptr, dst_size, src_ptr, src_size)
    self.state = state
  }
}

/// The work on a stream. All input is collected: the result is there once the input is complete.
private final class Work {
  let format: CompressionCodec.Format
  let encodes: Bool
  var pending: [UInt8] = []
  var result: [UInt8]?
  var position = 0

  init(_ format: CompressionCodec.Format, encodes: Bool) { (self.format, self.encodes) = (format, encodes) }

  /// Makes the result, unless the input is not complete.
  func finish() {
    result =
      encodes
      ? CompressionCodec.encode(pending, format) : CompressionCodec.decode(pending, format, limit: .max)
    if result != nil { pending = [] }
  }
}

/// Prepares a stream. The pointers are set by the caller.
@discardableResult
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard let format = algorithm.format else { return COMPRESSION_STATUS_ERROR }
  let work = Work(format, encodes: operation == COMPRESSION_STREAM_ENCODE)
  stream.pointee.state = Unmanaged.passRetained(work).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Takes all input, and writes what there is of the result. It is an error if the input ends before it is complete.
@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let work = Unmanaged<Work>.fromOpaque(state).takeUnretainedValue()
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  if work.result == nil {
    let count = stream.pointee.src_size
    if count > 0, let source = stream.pointee.src_ptr {
      work.pending += UnsafeBufferPointer(start: source, count: count)
      stream.pointee.src_ptr = source + count
      stream.pointee.src_size = 0
    }
    // Compressed bytes say themselves where they end.
    if isLast || !work.encodes && count > 0 { work.finish() }
    if work.result == nil { return isLast ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK }
  }
  let result = work.result ?? []
  let count = min(result.count - work.position, stream.pointee.dst_size)
  if count > 0, let target = stream.pointee.dst_ptr {
    result.withUnsafeBufferPointer { target.update(from: $0.baseAddress! + work.position, count: count) }
    work.position += count
    stream.pointee.dst_ptr = target + count
    stream.pointee.dst_size -= count
  }
  return work.position == result.count ? COMPRESSION_STATUS_END : COMPRESSION_STATUS_OK
}

/// Ends the work on a stream.
@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<Work>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
