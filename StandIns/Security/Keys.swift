/// Keys: those of NIST's curves sign, encrypt and share secrets. Keys of RSA store their bytes, and have no algorithms.
import CommonCrypto
import Foundation
import ObjectiveCSupport
import SoftwareCryptography
import UIKit

public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = NSString(string: "42")
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = NSString(string: "73")
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = NSString(string: "73")
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = NSString(string: "kcls")
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = NSString(string: "0")
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = NSString(string: "1")
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = NSString(string: "2")
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = NSString(string: "perm")
public nonisolated(unsafe) let kSecAttrIsExtractable: CFString = NSString(string: "extr")
public nonisolated(unsafe) let kSecAttrTokenID: CFString = NSString(string: "tkid")
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = NSString(string: "com.apple.setoken")
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = NSString(string: "private")
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = NSString(string: "public")
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = NSString(string: "klbl")
public nonisolated(unsafe) let kSecAttrEffectiveKeySize: CFString = NSString(string: "esiz")
public nonisolated(unsafe) let kSecAttrCanEncrypt: CFString = NSString(string: "encr")
public nonisolated(unsafe) let kSecAttrCanDecrypt: CFString = NSString(string: "decr")
public nonisolated(unsafe) let kSecAttrCanDerive: CFString = NSString(string: "drve")
public nonisolated(unsafe) let kSecAttrCanSign: CFString = NSString(string: "sign")
public nonisolated(unsafe) let kSecAttrCanVerify: CFString = NSString(string: "vrfy")
public nonisolated(unsafe) let kSecAttrCanWrap: CFString = NSString(string: "wrap")
public nonisolated(unsafe) let kSecAttrCanUnwrap: CFString = NSString(string: "unwp")
public nonisolated(unsafe) let kSecAttrSyncViewHint: CFString = NSString(string: "vwht")
public nonisolated(unsafe) let kSecAttrPersistantReference: CFString = NSString(string: "prid")
public nonisolated(unsafe) let kSecAttrPersistentReference: CFString = NSString(string: "prid")

public let errSecInvalidEncoding: OSStatus = -67853
public let errSecUnsupportedAlgorithm: OSStatus = -67728

public enum SecKeyOperationType: CFIndex, Sendable { case sign, verify, encrypt, decrypt, keyExchange }

/// An algorithm of keys, by a name that says its parts.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  private let name: String
  public var rawValue: CFString { NSString(string: name) }
  public init(rawValue: CFString) { name = rawValue.description }
  private init(_ name: String) { self.name = name }
  var parts: [Substring] { name.split(separator: ":") }
  var digest: DigestAlgorithm? {
    if name.contains("SHA1") { return .sha1 }
    if name.contains("SHA224") { return .sha224 }
    if name.contains("SHA256") { return .sha256 }
    if name.contains("SHA384") { return .sha384 }
    return name.contains("SHA512") ? .sha512 : nil
  }
  public static let rsaSignatureRaw = SecKeyAlgorithm("algid:sign:RSA:raw")
  public static let rsaSignatureDigestPKCS1v15Raw = SecKeyAlgorithm("algid:sign:RSA:digest-PKCS1v15")
  public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm("algid:sign:RSA:digest-PKCS1v15:SHA1")
  public static let rsaSignatureDigestPKCS1v15SHA224 = SecKeyAlgorithm(
    "algid:sign:RSA:digest-PKCS1v15:SHA224")
  public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(
    "algid:sign:RSA:digest-PKCS1v15:SHA256")
  public static let rsaSignatureDigestPKCS1v15SHA384 = SecKeyAlgorithm(
    "algid:sign:RSA:digest-PKCS1v15:SHA384")
  public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm(
    "algid:sign:RSA:digest-PKCS1v15:SHA512")
  public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm("algid:sign:RSA:message-PKCS1v15:SHA1")
  public static let rsaSignatureMessagePKCS1v15SHA224 = SecKeyAlgorithm(
    "algid:sign:RSA:message-PKCS1v15:SHA224")
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
    "algid:sign:RSA:message-PKCS1v15:SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm(
    "algid:sign:RSA:message-PKCS1v15:SHA384")
  public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(
    "algid:sign:RSA:message-PKCS1v15:SHA512")
  public static let rsaSignatureDigestPSSSHA1 = SecKeyAlgorithm("algid:sign:RSA:digest-PSS:SHA1")
  public static let rsaSignatureDigestPSSSHA224 = SecKeyAlgorithm("algid:sign:RSA:digest-PSS:SHA224")
  public static let rsaSignatureDigestPSSSHA256 = SecKeyAlgorithm("algid:sign:RSA:digest-PSS:SHA256")
  public static let rsaSignatureDigestPSSSHA384 = SecKeyAlgorithm("algid:sign:RSA:digest-PSS:SHA384")
  public static let rsaSignatureDigestPSSSHA512 = SecKeyAlgorithm("algid:sign:RSA:digest-PSS:SHA512")
  public static let rsaSignatureMessagePSSSHA1 = SecKeyAlgorithm("algid:sign:RSA:message-PSS:SHA1")
  public static let rsaSignatureMessagePSSSHA224 = SecKeyAlgorithm("algid:sign:RSA:message-PSS:SHA224")
  public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm("algid:sign:RSA:message-PSS:SHA256")
  public static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm("algid:sign:RSA:message-PSS:SHA384")
  public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm("algid:sign:RSA:message-PSS:SHA512")
  public static let ecdsaSignatureRFC4754 = SecKeyAlgorithm("algid:sign:ECDSA:RFC4754")
  public static let ecdsaSignatureDigestX962 = SecKeyAlgorithm("algid:sign:ECDSA:digest-X962")
  public static let ecdsaSignatureDigestX962SHA1 = SecKeyAlgorithm("algid:sign:ECDSA:digest-X962:SHA1")
  public static let ecdsaSignatureDigestX962SHA224 = SecKeyAlgorithm("algid:sign:ECDSA:digest-X962:SHA224")
  public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm("algid:sign:ECDSA:digest-X962:SHA256")
  public static let ecdsaSignatureDigestX962SHA384 = SecKeyAlgorithm("algid:sign:ECDSA:digest-X962:SHA384")
  public static let ecdsaSignatureDigestX962SHA512 = SecKeyAlgorithm("algid:sign:ECDSA:digest-X962:SHA512")
  public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm("algid:sign:ECDSA:message-X962:SHA1")
  public static let ecdsaSignatureMessageX962SHA224 = SecKeyAlgorithm("algid:sign:ECDSA:message-X962:SHA224")
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm("algid:sign:ECDSA:message-X962:SHA256")
  public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm("algid:sign:ECDSA:message-X962:SHA384")
  public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm("algid:sign:ECDSA:message-X962:SHA512")
  public static let rsaEncryptionRaw = SecKeyAlgorithm("algid:encrypt:RSA:raw")
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm("algid:encrypt:RSA:PKCS1")
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm("algid:encrypt:RSA:OAEP:SHA1")
  public static let rsaEncryptionOAEPSHA224 = SecKeyAlgorithm("algid:encrypt:RSA:OAEP:SHA224")
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm("algid:encrypt:RSA:OAEP:SHA256")
  public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm("algid:encrypt:RSA:OAEP:SHA384")
  public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm("algid:encrypt:RSA:OAEP:SHA512")
  public static let rsaEncryptionOAEPSHA1AESGCM = SecKeyAlgorithm("algid:encrypt:RSA:OAEP:SHA1:AESGCM")
  public static let rsaEncryptionOAEPSHA224AESGCM = SecKeyAlgorithm("algid:encrypt:RSA:OAEP:SHA224:AESGCM")
  public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm("algid:encrypt:RSA:OAEP:SHA256:AESGCM")
  public static let rsaEncryptionOAEPSHA384AESGCM = SecKeyAlgorithm("algid:encrypt:RSA:OAEP:SHA384:AESGCM")
  public static let rsaEncryptionOAEPSHA512AESGCM = SecKeyAlgorithm("algid:encrypt:RSA:OAEP:SHA512:AESGCM")
  public static let eciesEncryptionStandardX963SHA1AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Standard:X963:SHA1:AESGCM")
  public static let eciesEncryptionStandardX963SHA224AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Standard:X963:SHA224:AESGCM")
  public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Standard:X963:SHA256:AESGCM")
  public static let eciesEncryptionStandardX963SHA384AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Standard:X963:SHA384:AESGCM")
  public static let eciesEncryptionStandardX963SHA512AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Standard:X963:SHA512:AESGCM")
  public static let eciesEncryptionStandardVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Standard:X963:SHA224:AESGCM-KDFIV")
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Standard:X963:SHA256:AESGCM-KDFIV")
  public static let eciesEncryptionStandardVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Standard:X963:SHA384:AESGCM-KDFIV")
  public static let eciesEncryptionStandardVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Standard:X963:SHA512:AESGCM-KDFIV")
  public static let eciesEncryptionCofactorX963SHA1AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Cofactor:X963:SHA1:AESGCM")
  public static let eciesEncryptionCofactorX963SHA224AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Cofactor:X963:SHA224:AESGCM")
  public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Cofactor:X963:SHA256:AESGCM")
  public static let eciesEncryptionCofactorX963SHA384AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Cofactor:X963:SHA384:AESGCM")
  public static let eciesEncryptionCofactorX963SHA512AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Cofactor:X963:SHA512:AESGCM")
  public static let eciesEncryptionCofactorVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Cofactor:X963:SHA224:AESGCM-KDFIV")
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Cofactor:X963:SHA256:AESGCM-KDFIV")
  public static let eciesEncryptionCofactorVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Cofactor:X963:SHA384:AESGCM-KDFIV")
  public static let eciesEncryptionCofactorVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
    "algid:encrypt:ECIES:Cofactor:X963:SHA512:AESGCM-KDFIV")
  public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm("algid:keyexchange:ECDH:Cofactor")
  public static let ecdhKeyExchangeCofactorX963SHA1 = SecKeyAlgorithm(
    "algid:keyexchange:ECDH:Cofactor:X963:SHA1")
  public static let ecdhKeyExchangeCofactorX963SHA224 = SecKeyAlgorithm(
    "algid:keyexchange:ECDH:Cofactor:X963:SHA224")
  public static let ecdhKeyExchangeCofactorX963SHA256 = SecKeyAlgorithm(
    "algid:keyexchange:ECDH:Cofactor:X963:SHA256")
  public static let ecdhKeyExchangeCofactorX963SHA384 = SecKeyAlgorithm(
    "algid:keyexchange:ECDH:Cofactor:X963:SHA384")
  public static let ecdhKeyExchangeCofactorX963SHA512 = SecKeyAlgorithm(
    "algid:keyexchange:ECDH:Cofactor:X963:SHA512")
  public static let ecdhKeyExchangeStandard = SecKeyAlgorithm("algid:keyexchange:ECDH:Standard")
  public static let ecdhKeyExchangeStandardX963SHA1 = SecKeyAlgorithm(
    "algid:keyexchange:ECDH:Standard:X963:SHA1")
  public static let ecdhKeyExchangeStandardX963SHA224 = SecKeyAlgorithm(
    "algid:keyexchange:ECDH:Standard:X963:SHA224")
  public static let ecdhKeyExchangeStandardX963SHA256 = SecKeyAlgorithm(
    "algid:keyexchange:ECDH:Standard:X963:SHA256")
  public static let ecdhKeyExchangeStandardX963SHA384 = SecKeyAlgorithm(
    "algid:keyexchange:ECDH:Standard:X963:SHA384")
  public static let ecdhKeyExchangeStandardX963SHA512 = SecKeyAlgorithm(
    "algid:keyexchange:ECDH:Standard:X963:SHA512")
}

public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
  private let name: String
  public var rawValue: CFString { NSString(string: name) }
  public init(rawValue: CFString) { name = rawValue.description }
  public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
  public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}

/// A key.
public final class SecKey: NSObject, @unchecked Sendable {
  fileprivate enum Value {
    case privateKey(PrimeCurve, Modulus.Number)
    case publicKey(PrimeCurve, [UInt8])
    /// The size is that of the modulus in bytes.
    case ofRSA(Data, isPrivate: Bool, size: Int)
  }
  fileprivate let value: Value
  fileprivate init(_ value: Value) { self.value = value }

  fileprivate var curve: PrimeCurve? {
    switch value {
    case .privateKey(let curve, _), .publicKey(let curve, _): curve
    case .ofRSA: nil
    }
  }
  fileprivate var point: [UInt8]? {
    switch value {
    case .privateKey(let curve, let number): curve.publicKey(of: number)
    case .publicKey(_, let point): point
    case .ofRSA: nil
    }
  }
  fileprivate var isPrivate: Bool {
    switch value {
    case .privateKey: true
    case .publicKey: false
    case .ofRSA(_, let isPrivate, _): isPrivate
    }
  }
  fileprivate var bytes: Data {
    switch value {
    case .privateKey(let curve, let number):
      Data([4] + curve.publicKey(of: number) + curve.order.bytes(number, count: curve.byteCount))
    case .publicKey(_, let point): Data([4] + point)
    case .ofRSA(let data, _, _): data
    }
  }
  /// The number of bits.
  fileprivate var bitCount: Int {
    switch value {
    case .privateKey(let curve, _), .publicKey(let curve, _): curve.bitCount
    case .ofRSA(_, _, let size): size * 8
    }
  }
  /// The attributes by which the keychain finds a key. The label is the digest of the public key.
  var attributes: [String: Any] {
    var result: [String: Any] = [
      "class": kSecClassKey, "kcls": isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
      "type": curve == nil ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeEC, "bsiz": bitCount, "esiz": bitCount,
      "v_Data": bytes,
    ]
    if let point { result["klbl"] = Data(DigestAlgorithm.sha1.digest(of: [4] + point)) }
    return result
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SecKey else { return false }
    return other.isPrivate == isPrivate && other.bytes == bytes
  }
  public override var hash: Int { bytes.hashValue }
}

/// Apple's declarations spell it in each function.
public typealias SecKeyError = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Stores an error and returns `nil`.
private func fail<Result>(_ error: SecKeyError?, _ status: OSStatus, _ text: String) -> Result? {
  let made = NSError(
    domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: text])
  error?.pointee = Unmanaged.passRetained(made)
  return nil
}

private func entries(_ dictionary: Any?) -> [String: Any] {
  guard let dictionary = dictionary as? NSDictionary else { return [:] }
  var result: [String: Any] = [:]
  for (key, value) in dictionary { result["\(key)"] = value }
  return result
}
private func isSet(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false }
private func curve(bits: Int) -> PrimeCurve? {
  [PrimeCurve.p256, .p384, .p521].first { $0.bitCount == bits }
}

/// Creates a key of a curve. There is no Secure Enclave, and keys of RSA are not made: both fail.
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: SecKeyError?) -> SecKey? {
  let values = entries(parameters)
  guard values["tkid"] == nil else { return fail(error, errSecUnimplemented, "There is no Secure Enclave.") }
  let bits = (values["bsiz"] as? NSNumber)?.intValue ?? (values["bsiz"] as? Int) ?? 256
  guard "\(values["type"] ?? "")" == "73", let curve = curve(bits: bits) else {
    return fail(error, errSecUnimplemented, "Keys of this type and size are not created.")
  }
  let key = SecKey(.privateKey(curve, curve.order.random()))
  for (part, value) in [("private", key), ("public", SecKeyCopyPublicKey(key) ?? key)] {
    var attributes = entries(values[part])
    guard isSet(attributes["perm"] ?? values["perm"]) else { continue }
    for name in ["atag", "labl", "klbl"] where attributes[name] == nil { attributes[name] = values[name] }
    attributes["v_Ref"] = value
    let status = SecItemAdd(attributes as NSDictionary, nil)
    guard status == errSecSuccess else { return fail(error, status, "The key is in the keychain already.") }
  }
  return key
}
@discardableResult
public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
  _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
  guard let key = SecKeyCreateRandomKey(parameters, nil) else { return errSecUnimplemented }
  publicKey?.pointee = SecKeyCopyPublicKey(key)
  privateKey?.pointee = key
  return errSecSuccess
}
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: SecKeyError?
) -> SecKey? {
  let (values, bytes) = (entries(attributes), [UInt8](Data(referencing: keyData)))
  let isPrivate = "\(values["kcls"] ?? "")" == "1"
  let type = "\(values["type"] ?? "")"
  if type == "42", let modulus = DistinguishedEncoding.modulus(ofRSA: bytes, isPrivate: isPrivate) {
    return SecKey(.ofRSA(Data(bytes), isPrivate: isPrivate, size: modulus.count))
  }
  for curve in [PrimeCurve.p256, .p384, .p521]
  where type != "42" && bytes.count == 1 + (isPrivate ? 3 : 2) * curve.byteCount {
    guard let point = curve.uncompressed(bytes[...(2 * curve.byteCount)]) else { break }
    guard isPrivate else { return SecKey(.publicKey(curve, point)) }
    guard let number = curve.privateKey(bytes.suffix(curve.byteCount)), curve.publicKey(of: number) == point
    else { break }
    return SecKey(.privateKey(curve, number))
  }
  return fail(error, errSecParam, "The data is not that of a key of the type.")
}
/// Returns the public key; `nil` for a private key of RSA.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
  guard let curve = key.curve, let point = key.point else { return key.isPrivate ? nil : key }
  return SecKey(.publicKey(curve, point))
}
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecKeyError?) -> CFData? {
  key.bytes as NSData
}
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { key.attributes as NSDictionary }
/// Returns the size of a block in bytes: of a coordinate, or of a modulus.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bitCount + 7) / 8 }
public func SecKeyGetTypeID() -> CFTypeID { 0x5ec }

/// Returns whether a key can do what an algorithm does. Those of RSA cannot.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  let parts = algorithm.parts
  guard key.curve != nil, parts.count > 3 else { return false }
  switch operation {
  case .sign: return parts[1] == "sign" && parts[2] == "ECDSA" && key.isPrivate
  case .verify: return parts[1] == "sign" && parts[2] == "ECDSA" && !key.isPrivate
  case .encrypt: return parts[1] == "encrypt" && parts[2] == "ECIES" && !key.isPrivate
  case .decrypt: return parts[1] == "encrypt" && parts[2] == "ECIES" && key.isPrivate
  case .keyExchange: return parts[1] == "keyexchange" && key.isPrivate
  }
}
private let unsupported = "The key does not support the algorithm."

private func digest(_ data: CFData, _ algorithm: SecKeyAlgorithm) -> [UInt8] {
  let bytes = [UInt8](Data(referencing: data))
  guard algorithm.parts[3].hasPrefix("message") else { return bytes }
  return algorithm.digest?.digest(of: bytes) ?? bytes
}
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: SecKeyError?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(key, .sign, algorithm), case .privateKey(let curve, let number) = key.value
  else { return fail(error, errSecParam, unsupported) }
  let signature = curve.signature(of: digest(dataToSign, algorithm), by: number)
  let isPlain = algorithm.parts[3] == "RFC4754"
  return Data(isPlain ? signature : SignatureEncoding.encoded(signature)) as NSData
}
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: SecKeyError?
) -> Bool {
  guard SecKeyIsAlgorithmSupported(key, .verify, algorithm), case .publicKey(let curve, let point) = key.value
  else {
    _ = fail(error, errSecParam, unsupported) as Bool?
    return false
  }
  let bytes = [UInt8](Data(referencing: signature))
  let isPlain = algorithm.parts[3] == "RFC4754"
  if let plain = isPlain ? bytes : SignatureEncoding.decoded(bytes, byteCount: curve.byteCount),
    curve.isValid(plain, of: digest(signedData, algorithm), by: point)
  {
    return true
  }
  _ = fail(error, -67808, "The signature is not that of the data.") as Bool?
  return false
}

/// Returns the cipher and the initialization vector of an encryption with a secret.
private func cipher(
  _ curve: PrimeCurve, _ algorithm: SecKeyAlgorithm, _ secret: [UInt8], _ ephemeral: [UInt8]
) -> (AESCipher, [UInt8])? {
  let count = curve.bitCount > 256 ? 32 : 16
  let isVariable = algorithm.parts.last == "AESGCM-KDFIV"
  guard
    let derived = algorithm.digest?.derivedKey(
      of: secret, sharing: ephemeral, byteCount: count + (isVariable ? 16 : 0)),
    let cipher = AESCipher(key: Array(derived[..<count]))
  else { return nil }
  return (cipher, isVariable ? Array(derived[count...]) : [UInt8](repeating: 0, count: 16))
}
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: SecKeyError?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(key, .encrypt, algorithm),
    case .publicKey(let curve, let point) = key.value
  else { return fail(error, errSecParam, unsupported) }
  let number = curve.order.random()
  let ephemeral = [4] + curve.publicKey(of: number)
  guard let secret = curve.sharedSecret(number, point),
    let (cipher, nonce) = cipher(curve, algorithm, secret, ephemeral)
  else { return fail(error, errSecParam, unsupported) }
  let sealed = cipher.seal([UInt8](Data(referencing: plaintext)), nonce: nonce, authenticating: [])
  return Data(ephemeral + sealed.text + sealed.tag) as NSData
}
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: SecKeyError?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(key, .decrypt, algorithm),
    case .privateKey(let curve, let number) = key.value
  else { return fail(error, errSecParam, unsupported) }
  let (bytes, count) = ([UInt8](Data(referencing: ciphertext)), 1 + 2 * curve.byteCount)
  guard bytes.count >= count + 16, let secret = curve.sharedSecret(number, Array(bytes[1..<count])),
    let (cipher, nonce) = cipher(curve, algorithm, secret, Array(bytes[..<count])),
    let opened = cipher.open(
      Array(bytes[count..<bytes.count - 16]), tag: Array(bytes.suffix(16)), nonce: nonce, authenticating: [])
  else { return fail(error, errSecDecode, "The data cannot be decrypted with the key.") }
  return Data(opened) as NSData
}
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
  _ error: SecKeyError?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(privateKey, .keyExchange, algorithm),
    case .privateKey(let curve, let number) = privateKey.value, publicKey.curve?.bitCount == curve.bitCount,
    let point = publicKey.point, let secret = curve.sharedSecret(number, point)
  else { return fail(error, errSecParam, unsupported) }
  guard let digest = algorithm.digest else { return Data(secret) as NSData }
  let values = entries(parameters)
  let count = (values["requestedSize"] as? NSNumber)?.intValue ?? (values["requestedSize"] as? Int) ?? 32
  let info = (values["sharedInfo"] as? Data).map { [UInt8]($0) } ?? []
  guard (0...(1 << 16)).contains(count) else { return fail(error, errSecParam, unsupported) }
  return Data(digest.derivedKey(of: secret, sharing: info, byteCount: count)) as NSData
}
