/// Stands in for Apple's Compression, using the libraries of zlib and xz, which libxml2 depends on. LZFSE and
/// LZ4 are written as streams of uncompressed blocks, which any decoder of these formats accepts; compressed
/// ones are decoded for LZ4 only.
@_exported import Foundation
@_spi(StandIns) import ObjectiveCSupport

/// A compression algorithm.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)

/// Returns the size of the scratch buffer in bytes: none is needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Returns the size of the scratch buffer in bytes: none is needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses bytes. Returns the compressed size, or 0 if the buffer is too small or the algorithm is not
/// available.
@discardableResult
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>,
  _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let source = Array(UnsafeBufferPointer(start: src_buffer, count: src_size))
  guard let format = algorithm.format, let result = CompressionCodec.encode(source, format),
    result.count <= dst_size
  else { return 0 }
  result.withUnsafeBufferPointer {
    if let base = $0.baseAddress { dst_buffer.update(from: base, count: $0.count) }
  }
  return result.count
}

/// Decompresses bytes. Returns the decompressed size, at most that of the buffer, or 0 for corrupt input.
@discardableResult
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>,
  _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let source = Array(UnsafeBufferPointer(start: src_buffer, count: src_size))
  guard let format = algorithm.format,
    let result = CompressionCodec.decode(source, format, limit: dst_size)
  else { return 0 }
  let count = min(result.count, dst_size)
  result.withUnsafeBufferPointer {
    if let base = $0.baseAddress { dst_buffer.update(from: base, count: count) }
  }
  return count
}

/// The operation of a filter.
public enum FilterOperation: Sendable { case compress, decompress }
/// An error of a filter.
public enum FilterError: Error, Sendable { case invalidState, invalidData }
/// A compression algorithm.
public enum Algorithm: CaseIterable, Sendable {
  case lzfse, zlib, lz4, lzma, brotli, lzbitmap
  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .brotli: COMPRESSION_BROTLI
    case .lzbitmap: COMPRESSION_LZBITMAP
    }
  }
}

/// Collects its input and delivers the result at the end.
public class OutputFilter {
  private var pending: [UInt8] = []
  private let work: ([UInt8]) throws -> [UInt8]
  private let write: (Data?) throws -> Void
  private let capacity: Int
  private var isDone = false

  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeFunc: @escaping (Data?) throws -> Void
  ) throws {
    work = { try run(operation, $0, algorithm.rawValue) }
    write = writeFunc
    capacity = max(1, bufferCapacity)
  }
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    if isDone { throw FilterError.invalidState }
    pending += data
  }
  public func finalize() throws {
    guard !isDone else { return }
    isDone = true
    let result = try work(pending)
    for start in stride(from: 0, to: result.count, by: capacity) {
      try write(Data(result[start..<min(start + capacity, result.count)]))
    }
    try write(nil)
  }
}

/// Reads all input, and returns the result in parts.
public class InputFilter<D: DataProtocol> {
  private var result: [UInt8]?
  private var position = 0
  private let load: () throws -> [UInt8]

  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readFunc: @escaping (Int) throws -> D?
  ) throws {
    load = {
      var source: [UInt8] = []
      while let part = try readFunc(max(1, bufferCapacity)), !part.isEmpty { source += part }
      return try run(operation, source, algorithm.rawValue)
    }
  }
  public func readData(ofLength count: Int) throws -> Data? {
    let all = try result ?? load()
    result = all
    guard position < all.count else { return nil }
    let end = min(all.count, position + max(0, count))
    defer { position = end }
    return Data(all[position..<end])
  }
}

extension compression_algorithm {
  /// The format, if it is available.
  var format: CompressionCodec.Format? {
    switch self {
    case COMPRESSION_ZLIB: .zlib
    case COMPRESSION_LZMA: .lzma
    case COMPRESSION_LZFSE: .lzfse
    case COMPRESSION_LZ4: .lz4
    case COMPRESSION_LZ4_RAW: .rawLZ4
    default: nil
    }
  }
}

private func run(_ operation: FilterOperation, _ source: [UInt8], _ algorithm: compression_algorithm) throws
  -> [UInt8]
{
  let result = algorithm.format.flatMap {
    operation == .compress
      ? CompressionCodec.encode(source, $0) : CompressionCodec.decode(source, $0, limit: .max)
  }
  guard let result else { throw FilterError.invalidData }
  return result
}
