import CommonCrypto
import Foundation
import SoftwareCryptography

/// An error of the functions of this module.
public enum CryptoKitError: Error, Equatable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}
public enum CryptoKitASN1Error: Error, Equatable, Hashable {
  case invalidFieldIdentifier
  case unexpectedFieldType
  case invalidObjectIdentifier
  case invalidASN1Object
  case invalidASN1IntegerEncoding
  case truncatedASN1Field
  case unsupportedFieldLength
  case invalidPEMDocument
}

/// The secret that two keys share, from which keys are derived.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable, CustomStringConvertible {
  let bytes: [UInt8]
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String { "SharedSecret" }
  public func hkdfDerivedSymmetricKey<Function: DigestFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: Function.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<Function>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }
  /// Derives a key by the function of ANSI X9.63.
  public func x963DerivedSymmetricKey<Function: DigestFunction, Info: DataProtocol>(
    using hashFunction: Function.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let derived = Function.algorithm.derivedKey(
      of: bytes, sharing: Array(sharedInfo), byteCount: outputByteCount)
    return SymmetricKey(data: derived)
  }
}

// MARK: Curves over prime fields

/// A curve by its type.
public protocol NamedCurve: Sendable {
  static var curve: PrimeCurve { get }
  /// The hash function that signs data.
  static var algorithm: DigestAlgorithm { get }
}
/// The uses of keys, by which keys of a curve are of different types.
public protocol KeyUse: Sendable {}
public enum SigningUse: KeyUse {}
public enum AgreementUse: KeyUse {}

/// A public key of a curve.
public struct CurvePublicKey<Curve: NamedCurve, Use: KeyUse>: Sendable {
  let bytes: [UInt8]
  init(bytes: [UInt8]) { self.bytes = bytes }
  private init(_ encoded: [UInt8]) throws {
    guard let found = Curve.curve.uncompressed(encoded) else { throw CryptoKitError.incorrectParameterSize }
    bytes = found
  }
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    try self.init([4] + rawRepresentation.withUnsafeBytes { Array($0) })
  }
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let encoded = x963Representation.withUnsafeBytes { Array($0) }
    guard encoded.first == 4 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(encoded)
  }
  public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
    let encoded = compressedRepresentation.withUnsafeBytes { Array($0) }
    guard encoded.first == 2 || encoded.first == 3 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(encoded)
  }
  public init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws {
    try self.init([2] + compactRepresentation.withUnsafeBytes { Array($0) })
  }
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
    guard let point = KeyEncoding.point(Array(derRepresentation), Curve.curve) else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    try self.init(point)
  }
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: try KeyEncoding.bytes(ofPEM: pemRepresentation))
  }
  public var rawRepresentation: Data { Data(bytes) }
  public var x963Representation: Data { Data([4] + bytes) }
  public var compressedRepresentation: Data {
    Data([2 + (bytes[bytes.count - 1] & 1)] + bytes[..<Curve.curve.byteCount])
  }
  public var derRepresentation: Data { Data(KeyEncoding.publicKey([4] + bytes, Curve.curve)) }
  public var pemRepresentation: String { KeyEncoding.pem(derRepresentation, "PUBLIC KEY") }
}

/// A private key of a curve.
public struct CurvePrivateKey<Curve: NamedCurve, Use: KeyUse>: Sendable {
  let number: Modulus.Number
  public let publicKey: CurvePublicKey<Curve, Use>
  private init(number: Modulus.Number) {
    self.number = number
    publicKey = CurvePublicKey(bytes: Curve.curve.publicKey(of: number))
  }
  public init(compactRepresentable: Bool = true) { self.init(number: Curve.curve.order.random()) }
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    guard let number = Curve.curve.privateKey(rawRepresentation.withUnsafeBytes { Array($0) }) else {
      throw CryptoKitError.incorrectKeySize
    }
    self.init(number: number)
  }
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let encoded = x963Representation.withUnsafeBytes { Array($0) }
    guard encoded.count == 1 + 3 * Curve.curve.byteCount, encoded.first == 4 else {
      throw CryptoKitError.incorrectParameterSize
    }
    try self.init(rawRepresentation: Array(encoded.suffix(Curve.curve.byteCount)))
  }
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
    guard let key = KeyEncoding.privateKey(Array(derRepresentation), Curve.curve) else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    try self.init(rawRepresentation: key)
  }
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: try KeyEncoding.bytes(ofPEM: pemRepresentation))
  }
  public var rawRepresentation: Data { Data(Curve.curve.order.bytes(number, count: Curve.curve.byteCount)) }
  public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
  public var derRepresentation: Data {
    Data(KeyEncoding.privateKey(Array(rawRepresentation), [4] + publicKey.bytes, Curve.curve))
  }
  public var pemRepresentation: String { KeyEncoding.pem(derRepresentation, "PRIVATE KEY") }
}

/// A signature of a curve: r and s.
public struct CurveSignature<Curve: NamedCurve>: ContiguousBytes, Sendable {
  public let rawRepresentation: Data
  init(bytes: [UInt8]) { rawRepresentation = Data(bytes) }
  public init<Bytes: DataProtocol>(rawRepresentation: Bytes) throws {
    guard rawRepresentation.count == 2 * Curve.curve.byteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    self.rawRepresentation = Data(rawRepresentation)
  }
  public init<Bytes: DataProtocol>(derRepresentation: Bytes) throws {
    guard
      let bytes = SignatureEncoding.decoded(Array(derRepresentation), byteCount: Curve.curve.byteCount)
    else { throw CryptoKitASN1Error.invalidASN1Object }
    rawRepresentation = Data(bytes)
  }
  public var derRepresentation: Data { Data(SignatureEncoding.encoded(Array(rawRepresentation))) }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try rawRepresentation.withUnsafeBytes(body)
  }
}

extension CurvePrivateKey where Use == SigningUse {
  public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> CurveSignature<Curve> {
    CurveSignature(bytes: Curve.curve.signature(of: Curve.algorithm.digest(of: Array(data)), by: number))
  }
  public func signature<Code: Digest>(for digest: Code) throws -> CurveSignature<Curve> {
    CurveSignature(bytes: Curve.curve.signature(of: Array(digest), by: number))
  }
}
extension CurvePublicKey where Use == SigningUse {
  public func isValidSignature<Bytes: DataProtocol>(_ signature: CurveSignature<Curve>, for data: Bytes)
    -> Bool
  {
    Curve.curve.isValid(
      Array(signature.rawRepresentation), of: Curve.algorithm.digest(of: Array(data)), by: bytes)
  }
  public func isValidSignature<Code: Digest>(_ signature: CurveSignature<Curve>, for digest: Code) -> Bool {
    Curve.curve.isValid(Array(signature.rawRepresentation), of: Array(digest), by: bytes)
  }
}
extension CurvePrivateKey where Use == AgreementUse {
  public func sharedSecretFromKeyAgreement(
    with publicKeyShare: CurvePublicKey<Curve, AgreementUse>
  ) throws -> SharedSecret {
    guard let secret = Curve.curve.sharedSecret(number, publicKeyShare.bytes) else {
      throw CryptoKitError.invalidParameter
    }
    return SharedSecret(bytes: secret)
  }
}

public enum P256: NamedCurve {
  public static var curve: PrimeCurve { .p256 }
  public static var algorithm: DigestAlgorithm { .sha256 }
  public enum Signing {
    public typealias PrivateKey = CurvePrivateKey<P256, SigningUse>
    public typealias PublicKey = CurvePublicKey<P256, SigningUse>
    public typealias ECDSASignature = CurveSignature<P256>
  }
  public enum KeyAgreement {
    public typealias PrivateKey = CurvePrivateKey<P256, AgreementUse>
    public typealias PublicKey = CurvePublicKey<P256, AgreementUse>
  }
}
public enum P384: NamedCurve {
  public static var curve: PrimeCurve { .p384 }
  public static var algorithm: DigestAlgorithm { .sha384 }
  public enum Signing {
    public typealias PrivateKey = CurvePrivateKey<P384, SigningUse>
    public typealias PublicKey = CurvePublicKey<P384, SigningUse>
    public typealias ECDSASignature = CurveSignature<P384>
  }
  public enum KeyAgreement {
    public typealias PrivateKey = CurvePrivateKey<P384, AgreementUse>
    public typealias PublicKey = CurvePublicKey<P384, AgreementUse>
  }
}
public enum P521: NamedCurve {
  public static var curve: PrimeCurve { .p521 }
  public static var algorithm: DigestAlgorithm { .sha512 }
  public enum Signing {
    public typealias PrivateKey = CurvePrivateKey<P521, SigningUse>
    public typealias PublicKey = CurvePublicKey<P521, SigningUse>
    public typealias ECDSASignature = CurveSignature<P521>
  }
  public enum KeyAgreement {
    public typealias PrivateKey = CurvePrivateKey<P521, AgreementUse>
    public typealias PublicKey = CurvePublicKey<P521, AgreementUse>
  }
}

// MARK: Curve25519

public enum Curve25519 {
  public enum Signing {
    public struct PublicKey: Sendable {
      public let rawRepresentation: Data
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        self.rawRepresentation = Data(bytes)
      }
      public func isValidSignature<Signature: DataProtocol, Bytes: DataProtocol>(
        _ signature: Signature, for data: Bytes
      ) -> Bool {
        Curve25519Functions.isValid(
          Array(signature), of: Array(data), by: Array(rawRepresentation)
        ) { DigestAlgorithm.sha512.digest(of: $0) }
      }
    }
    public struct PrivateKey: Sendable {
      public let rawRepresentation: Data
      public let publicKey: PublicKey
      private let digest: [UInt8]
      private init(bytes: [UInt8]) throws {
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        rawRepresentation = Data(bytes)
        digest = DigestAlgorithm.sha512.digest(of: bytes)
        publicKey = try PublicKey(rawRepresentation: Curve25519Functions.publicKey(digest: digest))
      }
      public init() { try! self.init(bytes: (0..<32).map { _ in UInt8.random(in: 0...255) }) }
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        try self.init(bytes: rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> Data {
        Data(
          Curve25519Functions.signature(of: Array(data), digest: digest) {
            DigestAlgorithm.sha512.digest(of: $0)
          })
      }
    }
  }
  public enum KeyAgreement {
    public struct PublicKey: Sendable {
      public let rawRepresentation: Data
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        self.rawRepresentation = Data(bytes)
      }
    }
    public struct PrivateKey: Sendable {
      public let rawRepresentation: Data
      public let publicKey: PublicKey
      private init(bytes: [UInt8]) throws {
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        rawRepresentation = Data(bytes)
        publicKey = try PublicKey(
          rawRepresentation: Curve25519Functions.product(bytes, Curve25519Functions.base))
      }
      public init() { try! self.init(bytes: (0..<32).map { _ in UInt8.random(in: 0...255) }) }
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        try self.init(bytes: rawRepresentation.withUnsafeBytes { Array($0) })
      }
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        let secret = Curve25519Functions.product(
          Array(rawRepresentation), Array(publicKeyShare.rawRepresentation))
        // Keys of small order share no secret.
        guard secret.contains(where: { $0 != 0 }) else { throw CryptoKitError.invalidParameter }
        return SharedSecret(bytes: secret)
      }
    }
  }
}

/// There is no Secure Enclave, as on a device without one: creating a key fails.
public enum SecureEnclave {
  public static var isAvailable: Bool { false }
  /// A key of the Secure Enclave, which none is.
  public struct Key<Use: KeyUse>: Sendable {
    public let dataRepresentation: Data
    public let publicKey: CurvePublicKey<CryptoKit.P256, Use>
    /// Always fails.
    public init(
      compactRepresentable: Bool = true, accessControl: Any? = nil, authenticationContext: Any? = nil
    ) throws { throw CryptoKitError.underlyingCoreCryptoError(error: -3) }
    /// Always fails.
    public init(dataRepresentation: Data, authenticationContext: Any? = nil) throws {
      throw CryptoKitError.underlyingCoreCryptoError(error: -3)
    }
  }
  public enum P256 {
    public enum Signing { public typealias PrivateKey = Key<SigningUse> }
    public enum KeyAgreement { public typealias PrivateKey = Key<AgreementUse> }
  }
}
extension SecureEnclave.Key where Use == SigningUse {
  public func signature<Bytes: DataProtocol>(for data: Bytes) throws -> CryptoKit.P256.Signing.ECDSASignature
  {
    throw CryptoKitError.underlyingCoreCryptoError(error: -3)
  }
  public func signature<Code: Digest>(for digest: Code) throws -> CryptoKit.P256.Signing.ECDSASignature {
    throw CryptoKitError.underlyingCoreCryptoError(error: -3)
  }
}
extension SecureEnclave.Key where Use == AgreementUse {
  public func sharedSecretFromKeyAgreement(
    with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
  ) throws -> SharedSecret { throw CryptoKitError.underlyingCoreCryptoError(error: -3) }
}
