/// Stands in for Apple's Compression, using the libraries of zlib and xz, which libxml2 depends on. LZFSE and
/// LZ4 are written as streams of uncompressed blocks, which any decoder of these formats accepts; compressed
/// ones are decoded for LZ4 only.
@_exported import Foundation

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
  guard let result = Codec.encode(source, algorithm), result.count <= dst_size else { return 0 }
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
  guard let result = Codec.decode(source, algorithm, limit: dst_size) else { return 0 }
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
    work = { try Codec.run(operation, $0, algorithm.rawValue) }
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
      return try Codec.run(operation, source, algorithm.rawValue)
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

extension NSData {
  /// A compression algorithm.
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse, lz4, lzma, zlib
    fileprivate var algorithm: compression_algorithm {
      switch self {
      case .lzfse: COMPRESSION_LZFSE
      case .lz4: COMPRESSION_LZ4
      case .lzma: COMPRESSION_LZMA
      case .zlib: COMPRESSION_ZLIB
      }
    }
  }
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard let result = Codec.encode(Array(self as Data), algorithm.algorithm) else {
      throw CocoaError(.init(rawValue: 5376))
    }
    return NSData(data: Data(result))
  }
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard let result = Codec.decode(Array(self as Data), algorithm.algorithm, limit: .max) else {
      throw CocoaError(.init(rawValue: 5377))
    }
    return NSData(data: Data(result))
  }
}
extension NSMutableData {
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(try compressed(using: algorithm) as Data)
  }
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(try decompressed(using: algorithm) as Data)
  }
}

/// The formats.
private enum Codec {
  static func run(_ operation: FilterOperation, _ source: [UInt8], _ algorithm: compression_algorithm) throws
    -> [UInt8]
  {
    let result =
      operation == .compress ? encode(source, algorithm) : decode(source, algorithm, limit: .max)
    guard let result else { throw FilterError.invalidData }
    return result
  }

  static func encode(_ source: [UInt8], _ algorithm: compression_algorithm) -> [UInt8]? {
    switch algorithm {
    case COMPRESSION_ZLIB: ZLibrary.deflate(source)
    case COMPRESSION_LZMA: XZLibrary.encode(source)
    case COMPRESSION_LZFSE: stored(source, head: "bvx-", end: "bvx$")
    case COMPRESSION_LZ4: stored(source, head: "bv4-", end: "bv4$")
    case COMPRESSION_LZ4_RAW: literals(source)
    default: nil
    }
  }

  static func decode(_ source: [UInt8], _ algorithm: compression_algorithm, limit: Int) -> [UInt8]? {
    switch algorithm {
    case COMPRESSION_ZLIB: ZLibrary.inflate(source, limit: limit)
    case COMPRESSION_LZMA: XZLibrary.decode(source, limit: limit)
    case COMPRESSION_LZFSE, COMPRESSION_LZ4: blocks(source, limit: limit)
    case COMPRESSION_LZ4_RAW:
      {
        var result: [UInt8] = []
        return lz4(source[...], into: &result, limit: limit) ? result : nil
      }()
    default: nil
    }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// Returns bytes as an uncompressed block, with the end marker.
  private static func stored(_ source: [UInt8], head: String, end: String) -> [UInt8] {
    source.isEmpty ? Array(end.utf8) : Array(head.utf8) + bytes(source.count) + source + Array(end.utf8)
  }

  private static func blocks(_ source: [UInt8], limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var at = 0
    func number(_ offset: Int) -> Int? {
      guard offset + 4 <= source.count else { return nil }
      return (0..<4).reduce(0) { $0 | Int(source[offset + $1]) << (8 * $1) }
    }
    while at + 4 <= source.count, result.count < limit {
      switch String(decoding: source[at..<at + 4], as: UTF8.self) {
      case "bvx$", "bv4$": return result
      case "bvx-", "bv4-":
        guard let count = number(at + 4), count <= source.count - at - 8 else { return nil }
        result += source[(at + 8)..<(at + 8 + count)]
        at += 8 + count
      case "bv41":
        guard let count = number(at + 4), let packed = number(at + 8), packed <= source.count - at - 12 else {
          return nil
        }
        let begin = result.count
        guard lz4(source[(at + 12)..<(at + 12 + packed)], into: &result, limit: limit),
          result.count - begin == count || result.count >= limit
        else { return nil }
        at += 12 + packed
      default: return nil
      }
    }
    return result.count >= limit ? result : nil
  }

  /// Decodes LZ4 blocks: a token, literals, then the offset and length of a match.
  private static func lz4(_ source: ArraySlice<UInt8>, into result: inout [UInt8], limit: Int) -> Bool {
    var at = source.startIndex
    let begin = result.count
    func length(_ nibble: Int) -> Int? {
      var total = nibble
      guard nibble == 15 else { return total }
      while at < source.endIndex {
        let byte = source[at]
        at += 1
        total += Int(byte)
        if byte != 255 { return total }
      }
      return nil
    }
    while at < source.endIndex {
      let token = source[at]
      at += 1
      guard let count = length(Int(token >> 4)), count <= source.endIndex - at else { return false }
      result += source[at..<at + count]
      at += count
      if at == source.endIndex || result.count >= limit { return true }
      guard at + 2 <= source.endIndex else { return false }
      let distance = Int(source[at]) | Int(source[at + 1]) << 8
      at += 2
      guard distance > 0, distance <= result.count - begin, let match = length(Int(token & 15)) else {
        return false
      }
      for _ in 0..<(match + 4) { result.append(result[result.count - distance]) }
    }
    return true
  }

  private static func literals(_ source: [UInt8]) -> [UInt8] {
    var result = [UInt8(min(source.count, 15)) << 4]
    if source.count >= 15 {
      var rest = source.count - 15
      while rest >= 255 {
        result.append(255)
        rest -= 255
      }
      result.append(UInt8(rest))
    }
    return result + source
  }
}

private func symbol<Function>(_ name: String, in library: String, as type: Function.Type) -> Function? {
  guard let image = dlopen(library, RTLD_NOW), let address = dlsym(image, name) else { return nil }
  return unsafeBitCast(address, to: type)
}

/// Raw deflate with the system's zlib.
private enum ZLibrary {
  /// The `z_stream` of zlib.h.
  private struct Stream {
    var next_in: UnsafePointer<UInt8>?
    var avail_in: UInt32 = 0
    var total_in: UInt = 0
    var next_out: UnsafeMutablePointer<UInt8>?
    var avail_out: UInt32 = 0
    var total_out: UInt = 0
    var msg: UnsafePointer<CChar>?
    var state: OpaquePointer?
    var zalloc: OpaquePointer?
    var zfree: OpaquePointer?
    var opaque: OpaquePointer?
    var data_type: Int32 = 0
    var adler: UInt = 0
    var reserved: UInt = 0
  }
  private typealias Start =
    @convention(c) (UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32)
    -> Int32
  private typealias StartInflate =
    @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32
  private typealias Work = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
  private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private static let library = "libz.so.1"
  private static let size = Int32(MemoryLayout<Stream>.size)

  static func deflate(_ source: [UInt8]) -> [UInt8]? {
    guard let start = symbol("deflateInit2_", in: library, as: Start.self),
      let work = symbol("deflate", in: library, as: Work.self),
      let end = symbol("deflateEnd", in: library, as: End.self)
    else { return nil }
    // Level 5, as Apple documents; a window of 2^15 without a header.
    return run(
      source, limit: .max, start: { start($0, 5, 8, -15, 8, 0, "1.2.11", size) }, work: work, end: end)
  }

  static func inflate(_ source: [UInt8], limit: Int) -> [UInt8]? {
    guard let start = symbol("inflateInit2_", in: library, as: StartInflate.self),
      let work = symbol("inflate", in: library, as: Work.self),
      let end = symbol("inflateEnd", in: library, as: End.self)
    else { return nil }
    return run(source, limit: limit, start: { start($0, -15, "1.2.11", size) }, work: work, end: end)
  }

  private static func run(
    _ source: [UInt8], limit: Int, start: (UnsafeMutableRawPointer) -> Int32, work: Work, end: End
  ) -> [UInt8]? {
    var stream = Stream()
    guard start(&stream) == 0 else { return nil }
    var result: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65536)
    let status: Int32 = source.withUnsafeBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      while true {
        let (status, count) = part.withUnsafeMutableBufferPointer { part -> (Int32, Int) in
          stream.next_out = part.baseAddress
          stream.avail_out = UInt32(part.count)
          let status = work(&stream, 4)  // Z_FINISH
          return (status, part.count - Int(stream.avail_out))
        }
        result += part[..<count]
        // Z_BUF_ERROR means that the output is full; without progress the input is truncated.
        let goesOn = status == 0 || status == -5
        if !goesOn || count == 0 || result.count >= limit { return status }
      }
    }
    _ = end(&stream)
    return status == 1 || result.count >= limit ? result : nil
  }
}

/// LZMA2 in an xz container, level 6, with the system's liblzma.
private enum XZLibrary {
  private static let library = "liblzma.so.5"

  static func encode(_ source: [UInt8]) -> [UInt8]? {
    typealias Bound = @convention(c) (Int) -> Int
    typealias Encode =
      @convention(c) (
        UInt32, Int32, UnsafeRawPointer?, UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?,
        UnsafeMutablePointer<Int>, Int
      ) -> Int32
    guard let bound = symbol("lzma_stream_buffer_bound", in: library, as: Bound.self),
      let encode = symbol("lzma_easy_buffer_encode", in: library, as: Encode.self)
    else { return nil }
    var result = [UInt8](repeating: 0, count: bound(source.count))
    var position = 0
    guard encode(6, 4, nil, source, source.count, &result, &position, result.count) == 0 else { return nil }
    return Array(result[..<position])
  }

  static func decode(_ source: [UInt8], limit: Int) -> [UInt8]? {
    typealias Decode =
      @convention(c) (
        UnsafeMutablePointer<UInt64>, UInt32, UnsafeRawPointer?, UnsafePointer<UInt8>?,
        UnsafeMutablePointer<Int>, Int,
        UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>, Int
      ) -> Int32
    guard let decode = symbol("lzma_stream_buffer_decode", in: library, as: Decode.self) else { return nil }
    var capacity = limit == .max ? max(4096, source.count * 4) : limit
    while capacity <= 1 << 31 {
      var result = [UInt8](repeating: 0, count: capacity)
      var (memory, input, output) = (UInt64(1) << 30, 0, 0)
      let status = decode(&memory, 0, nil, source, &input, source.count, &result, &output, capacity)
      if status == 0 { return Array(result[..<output]) }
      // LZMA_BUF_ERROR means that the output is full.
      guard status == 10, limit == .max else { return status == 10 ? Array(result[..<output]) : nil }
      capacity *= 4
    }
    return nil
  }
}
