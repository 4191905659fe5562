import Foundation

extension NSData {
  /// A compression algorithm.
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse, lz4, lzma, zlib
    fileprivate var format: CompressionCodec.Format {
      switch self {
      case .lzfse: .lzfse
      case .lz4: .lz4
      case .lzma: .lzma
      case .zlib: .zlib
      }
    }
  }
  /// Returns a copy that is compressed; throws `CocoaError` 5376 where that is not possible.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard let result = CompressionCodec.encode(Array(self as Data), algorithm.format) else {
      throw CocoaError(.init(rawValue: 5376))
    }
    return NSData(data: Data(result))
  }
  /// Returns a copy that is decompressed; throws `CocoaError` 5377 where the bytes are damaged.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    guard let result = CompressionCodec.decode(Array(self as Data), algorithm.format, limit: .max) else {
      throw CocoaError(.init(rawValue: 5377))
    }
    return NSData(data: Data(result))
  }
}
extension NSMutableData {
  /// Compresses the bytes in place.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(try compressed(using: algorithm) as Data)
  }
  /// Decompresses the bytes in place.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(try decompressed(using: algorithm) as Data)
  }
}
