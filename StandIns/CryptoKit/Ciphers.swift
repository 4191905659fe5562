import Foundation
import SoftwareCryptography

/// Encrypted text with its nonce and its tag.
public struct SealedData<Nonce: CipherNonce>: Sendable {
  public let nonce: Nonce
  public let ciphertext: Data
  public let tag: Data
  public init<Text: DataProtocol, Tag: DataProtocol>(nonce: Nonce, ciphertext: Text, tag: Tag) throws {
    guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
  }
  fileprivate init(combining bytes: [UInt8]) throws {
    guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
    nonce = try Nonce(data: Array(bytes[..<12]))
    ciphertext = Data(bytes[12..<bytes.count - 16])
    tag = Data(bytes.suffix(16))
  }
  fileprivate var all: Data { Data(nonce.bytes) + ciphertext + tag }
}
extension SealedData where Nonce == AES.GCM.Nonce {
  public init<Bytes: DataProtocol>(combined: Bytes) throws { try self.init(combining: Array(combined)) }
  /// Nonce, text and tag; `nil` for nonces of other than twelve bytes.
  public var combined: Data? { nonce.bytes.count == 12 ? all : nil }
}
extension SealedData where Nonce == ChaChaPoly.Nonce {
  public init<Bytes: DataProtocol>(combined: Bytes) throws { try self.init(combining: Array(combined)) }
  public var combined: Data { all }
}

/// A number that is used once.
public protocol CipherNonce: ContiguousBytes, Sequence, Sendable where Element == UInt8 {
  var bytes: [UInt8] { get }
  init<Bytes: DataProtocol>(data: Bytes) throws
}
extension CipherNonce {
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  fileprivate static var random: [UInt8] { (0..<12).map { _ in UInt8.random(in: 0...255) } }
}

public enum AES {
  public enum GCM {
    public typealias SealedBox = SealedData<Nonce>
    public struct Nonce: CipherNonce {
      public let bytes: [UInt8]
      public init() { bytes = Self.random }
      public init<Bytes: DataProtocol>(data: Bytes) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }
    }
    private static func cipher(_ key: SymmetricKey) throws -> AESCipher {
      guard let cipher = AESCipher(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
      return cipher
    }
    public static func seal<Text: DataProtocol, Other: DataProtocol>(
      _ message: Text, using key: SymmetricKey, nonce: Nonce? = nil, authenticating: Other
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let sealed = try cipher(key).seal(
        Array(message), nonce: nonce.bytes, authenticating: Array(authenticating))
      return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
    }
    public static func seal<Text: DataProtocol>(
      _ message: Text, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }
    public static func open<Other: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating: Other
    ) throws -> Data {
      let opened = try cipher(key).open(
        Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), nonce: sealedBox.nonce.bytes,
        authenticating: Array(authenticating))
      guard let opened else { throw CryptoKitError.authenticationFailure }
      return Data(opened)
    }
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
  }
}
public enum ChaChaPoly {
  public typealias SealedBox = SealedData<Nonce>
  public struct Nonce: CipherNonce {
    public let bytes: [UInt8]
    public init() { bytes = Self.random }
    public init<Bytes: DataProtocol>(data: Bytes) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }
  }
  private static func cipher(_ key: SymmetricKey) throws -> ChaChaCipher {
    guard let cipher = ChaChaCipher(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
    return cipher
  }
  public static func seal<Text: DataProtocol, Other: DataProtocol>(
    _ message: Text, using key: SymmetricKey, nonce: Nonce? = nil, authenticating: Other
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let sealed = try cipher(key).seal(
      Array(message), nonce: nonce.bytes, authenticating: Array(authenticating))
    return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
  }
  public static func seal<Text: DataProtocol>(
    _ message: Text, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }
  public static func open<Other: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating: Other
  ) throws -> Data {
    let opened = try cipher(key).open(
      Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), nonce: sealedBox.nonce.bytes,
      authenticating: Array(authenticating))
    guard let opened else { throw CryptoKitError.authenticationFailure }
    return Data(opened)
  }
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}
