import Foundation

/// Compresses and decompresses bytes, using the libraries of zlib and xz, which libxml2 depends on. LZFSE and LZ4 are written as
/// streams of uncompressed blocks, which any decoder of these formats accepts; compressed ones are decoded for LZ4 only.
@_spi(StandIns) public enum CompressionCodec {
  /// A format of compressed bytes.
  public enum Format: Sendable { case zlib, lzma, lzfse, lz4, rawLZ4 }

  /// Returns the compressed bytes; `nil` without the library.
  public static func encode(_ source: [UInt8], _ format: Format) -> [UInt8]? {
    switch format {
    case .zlib: ZLibrary.deflate(source)
    case .lzma: XZLibrary.encode(source)
    case .lzfse: stored(source, head: "bvx-", end: "bvx$")
    case .lz4: stored(source, head: "bv4-", end: "bv4$")
    case .rawLZ4: literals(source)
    }
  }

  /// Returns the decompressed bytes, which end at `limit` or later; `nil` if they are damaged, or without the library.
  public static func decode(_ source: [UInt8], _ format: Format, limit: Int) -> [UInt8]? {
    switch format {
    case .zlib: ZLibrary.inflate(source, limit: limit)
    case .lzma: XZLibrary.decode(source, limit: limit)
    case .lzfse, .lz4: blocks(source, limit: limit)
    case .rawLZ4:
      {
        var result: [UInt8] = []
        return lz4(source[...], into: &result, limit: limit) ? result : nil
      }()
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
