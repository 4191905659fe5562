/// Stands in for Apple's CryptoKit: digests, authentication codes, key derivation, encryption, and keys of curves. There is no Secure
/// Enclave.
import CommonCrypto
@_exported import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}
extension Digest {
  public func makeIterator() -> [UInt8].Iterator { withUnsafeBytes { Array($0).makeIterator() } }
}
/// A digest of this module's hash functions.
public protocol MadeDigest: Digest {
  static var name: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}
extension MadeDigest {
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String { "\(Self.name) digest: \(hexadecimal(bytes))" }
  public static func == <Bytes: DataProtocol>(digest: Self, bytes: Bytes) -> Bool {
    digest.bytes.elementsEqual(bytes)
  }
}
private func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
public struct SHA256Digest: MadeDigest {
  public static var byteCount: Int { 32 }
  public static var name: String { "SHA256" }
  public let bytes: [UInt8]
  public init(bytes: [UInt8]) { self.bytes = bytes }
}
public struct SHA384Digest: MadeDigest {
  public static var byteCount: Int { 48 }
  public static var name: String { "SHA384" }
  public let bytes: [UInt8]
  public init(bytes: [UInt8]) { self.bytes = bytes }
}
public struct SHA512Digest: MadeDigest {
  public static var byteCount: Int { 64 }
  public static var name: String { "SHA512" }
  public let bytes: [UInt8]
  public init(bytes: [UInt8]) { self.bytes = bytes }
}

public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
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
/// A hash function that collects its input.
public protocol DigestFunction: HashFunction where Digest: MadeDigest {
  static var algorithm: DigestAlgorithm { get }
  var collected: [UInt8] { get set }
}
extension DigestFunction {
  public static var byteCount: Int { Digest.byteCount }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { collected += bufferPointer }
  public func finalize() -> Digest { Digest(bytes: Self.algorithm.digest(of: collected)) }
}
public struct SHA256: DigestFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  public static var algorithm: DigestAlgorithm { .sha256 }
  public var collected: [UInt8] = []
  public init() {}
}
public struct SHA384: DigestFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { 128 }
  public static var algorithm: DigestAlgorithm { .sha384 }
  public var collected: [UInt8] = []
  public init() {}
}
public struct SHA512: DigestFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { 128 }
  public static var algorithm: DigestAlgorithm { .sha512 }
  public var collected: [UInt8] = []
  public init() {}
}
public enum Insecure {
  public struct MD5Digest: MadeDigest {
    public static var byteCount: Int { 16 }
    public static var name: String { "MD5" }
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
  }
  public struct MD5: DigestFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { 64 }
    public static var algorithm: DigestAlgorithm { .md5 }
    public var collected: [UInt8] = []
    public init() {}
  }
  public struct SHA1Digest: MadeDigest {
    public static var byteCount: Int { 20 }
    public static var name: String { "SHA1" }
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
  }
  public struct SHA1: DigestFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { 64 }
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
/// A code that authenticates data with a key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence,
  Sendable
where Element == UInt8 {
  var byteCount: Int { get }
}
public struct HashedAuthenticationCode<Function: DigestFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]
  public var byteCount: Int { bytes.count }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String { "HMAC with \(Function.self): \(hexadecimal(bytes))" }
}
public struct HMAC<Function: DigestFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<Function>
  private let key: SymmetricKey
  private var collected: [UInt8] = []
  public init(key: SymmetricKey) { self.key = key }
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { collected += data }
  public func finalize() -> MAC { Self.authenticationCode(for: collected, using: key) }
  public static func authenticationCode<Bytes: DataProtocol>(for data: Bytes, using key: SymmetricKey) -> MAC
  {
    MAC(bytes: Function.algorithm.authenticationCode(of: Array(data), key: key.bytes))
  }
  public static func isValidAuthenticationCode<Bytes: DataProtocol>(
    _ mac: MAC, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == mac
  }
  public static func isValidAuthenticationCode<Code: ContiguousBytes, Bytes: DataProtocol>(
    _ code: Code, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool {
    code.withUnsafeBytes { authenticationCode(for: data, using: key).bytes.elementsEqual($0) }
  }
}
/// The key derivation function of RFC 5869.
public struct HKDF<Function: DigestFunction>: Sendable {
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<Function> {
    let salt = salt.map { Array($0) } ?? []
    let key = salt.isEmpty ? [UInt8](repeating: 0, count: Function.Digest.byteCount) : salt
    return HMAC<Function>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
  }
  public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: Key, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    precondition(outputByteCount <= 255 * Function.Digest.byteCount, "a derived key has at most 255 digests")
    let key = SymmetricKey(data: pseudoRandomKey)
    var (result, last): ([UInt8], [UInt8]) = ([], [])
    var counter: UInt8 = 1
    while result.count < outputByteCount {
      last =
        HMAC<Function>.authenticationCode(for: last + (info.map { Array($0) } ?? []) + [counter], using: key)
        .bytes
      result += last
      counter &+= 1
    }
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
  }
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
  }
}
