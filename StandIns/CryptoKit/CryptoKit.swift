/// Stands in for Apple's CryptoKit: digests and HMACs. Nothing is encrypted or signed.
import CommonCrypto
@_exported import Foundation

public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
}
public protocol HashFunction: Sendable {
  associatedtype Digest
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}
extension HashFunction {
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    Array(data).withUnsafeBytes { update(bufferPointer: $0) }
  }
}
/// The bytes of a digest.
public struct DigestBytes: Digest, ContiguousBytes {
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "SHA digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
public typealias SHA256Digest = DigestBytes
public typealias SHA384Digest = DigestBytes
public typealias SHA512Digest = DigestBytes

public protocol DigestFunction: HashFunction where Digest == DigestBytes {
  static var algorithm: DigestAlgorithm { get }
  var collected: [UInt8] { get set }
}
extension DigestFunction {
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { collected += bufferPointer }
  public func finalize() -> DigestBytes { DigestBytes(bytes: Self.algorithm.digest(of: collected)) }
}
public struct SHA256: DigestFunction {
  public static var algorithm: DigestAlgorithm { .sha256 }
  public var collected: [UInt8] = []
  public init() {}
}
public struct SHA384: DigestFunction {
  public static var algorithm: DigestAlgorithm { .sha384 }
  public var collected: [UInt8] = []
  public init() {}
}
public struct SHA512: DigestFunction {
  public static var algorithm: DigestAlgorithm { .sha512 }
  public var collected: [UInt8] = []
  public init() {}
}
public enum Insecure {
  public struct MD5: DigestFunction {
    public static var algorithm: DigestAlgorithm { .md5 }
    public var collected: [UInt8] = []
    public init() {}
  }
  public struct SHA1: DigestFunction {
    public static var algorithm: DigestAlgorithm { .sha1 }
    public var collected: [UInt8] = []
    public init() {}
  }
}
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes { Array($0) } }
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}
public struct HMAC<Function: DigestFunction>: Sendable {
  public typealias MAC = DigestBytes
  public static func authenticationCode<Bytes: DataProtocol>(for data: Bytes, using key: SymmetricKey) -> MAC
  {
    DigestBytes(bytes: Function.algorithm.authenticationCode(of: Array(data), key: key.bytes))
  }
  public static func isValidAuthenticationCode<Bytes: DataProtocol>(
    _ mac: MAC, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == mac
  }
}
