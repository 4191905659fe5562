import Foundation
import SoftwareCryptography

public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCCryptorStatus = Int32
public typealias CCStatus = Int32
public typealias CCRNGStatus = Int32
public typealias CCCryptorRef = OpaquePointer
public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCAlgorithmCAST = 3
public let kCCAlgorithmRC4 = 4
public let kCCAlgorithmRC2 = 5
public let kCCAlgorithmBlowfish = 6
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8
public let kCCContextSizeAES128 = 404
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCOverflow = -4306
public let kCCRNGFailure = -4307
public let kCCUnspecifiedError = -4308

/// A cipher that processes blocks in the order in which they arrive.
private final class Cryptor {
  private let cipher: AESCipher
  private let (isEncrypting, isChained, isPadded): (Bool, Bool, Bool)
  private var last: [UInt8]
  private var waiting: [UInt8] = []

  /// Fails with a status for what is not AES, and for keys of other lengths.
  static func make(
    _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?,
    _ keyLength: Int, _ vector: UnsafeRawPointer?
  ) -> (cryptor: Cryptor?, status: CCCryptorStatus) {
    guard algorithm == 0 else { return (nil, Int32(kCCUnimplemented)) }
    guard operation < 2, options < 4, let key, [16, 24, 32].contains(keyLength),
      let cipher = AESCipher(key: Array(UnsafeRawBufferPointer(start: key, count: keyLength)))
    else { return (nil, Int32(kCCParamError)) }
    return (Cryptor(cipher, operation, options, vector), Int32(kCCSuccess))
  }

  private init(
    _ cipher: AESCipher, _ operation: CCOperation, _ options: CCOptions, _ vector: UnsafeRawPointer?
  ) {
    self.cipher = cipher
    isEncrypting = operation == 0
    isPadded = options & 1 != 0
    isChained = options & 2 == 0
    last = []
    reset(vector)
  }

  func reset(_ vector: UnsafeRawPointer?) {
    waiting = []
    last =
      vector.map { Array(UnsafeRawBufferPointer(start: $0, count: 16)) } ?? Array(repeating: 0, count: 16)
  }

  private func processed(_ block: [UInt8]) -> [UInt8] {
    guard isEncrypting else {
      let plain = cipher.decrypted(block)
      guard isChained else { return plain }
      defer { last = block }
      return zip(plain, last).map { $0 ^ $1 }
    }
    last = cipher.encrypted(isChained ? zip(block, last).map { $0 ^ $1 } : block)
    return last
  }

  /// The number of bytes that more input leads to.
  func outputLength(_ count: Int, _ isFinal: Bool) -> Int {
    let all = waiting.count + count
    return isFinal && isPadded && isEncrypting ? (all / 16 + 1) * 16 : all / 16 * 16
  }

  func update(_ bytes: [UInt8]) -> [UInt8] {
    waiting += bytes
    var result: [UInt8] = []
    // The last block that is decrypted has the padding.
    while waiting.count >= (isPadded && !isEncrypting ? 17 : 16) {
      result += processed(Array(waiting.prefix(16)))
      waiting.removeFirst(16)
    }
    return result
  }

  /// Returns the rest; `nil` if it is no block, or has no valid padding.
  func finish() -> (bytes: [UInt8]?, status: CCCryptorStatus) {
    if isPadded, isEncrypting {
      let count = 16 - waiting.count
      return (processed(waiting + Array(repeating: UInt8(count), count: count)), 0)
    }
    guard isPadded else { return waiting.isEmpty ? ([], 0) : (nil, Int32(kCCAlignmentError)) }
    guard waiting.count == 16 else { return (nil, Int32(kCCDecodeError)) }
    let plain = processed(waiting)
    let count = Int(plain[15])
    guard (1...16).contains(count), plain.suffix(count).allSatisfy({ Int($0) == count }) else {
      return (nil, Int32(kCCDecodeError))
    }
    return (Array(plain.dropLast(count)), 0)
  }
}

/// Stores bytes, if there is space for them.
private func store(
  _ bytes: [UInt8], _ out: UnsafeMutableRawPointer?, _ available: Int, _ moved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  moved?.pointee = bytes.count
  guard bytes.count <= available else { return Int32(kCCBufferTooSmall) }
  if !bytes.isEmpty { out?.copyMemory(from: bytes, byteCount: bytes.count) }
  return Int32(kCCSuccess)
}
private func cryptor(_ reference: CCCryptorRef?) -> Cryptor? {
  reference.map { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  let (made, status) = Cryptor.make(op, alg, options, key, keyLength, iv)
  guard let made else { return status }
  let needed = made.outputLength(dataInLength, true)
  guard op == 1 || needed <= dataOutAvailable else {
    dataOutMoved?.pointee = needed
    return Int32(kCCBufferTooSmall)
  }
  let first = made.update(Array(UnsafeRawBufferPointer(start: dataIn, count: dataInLength)))
  let (rest, end) = made.finish()
  guard let rest else { return end }
  return store(first + rest, dataOut, dataOutAvailable, dataOutMoved)
}
@discardableResult
public func CCCryptorCreate(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
  let (made, status) = Cryptor.make(op, alg, options, key, keyLength, iv)
  guard let made else { return status }
  cryptorRef?.pointee = OpaquePointer(Unmanaged.passRetained(made).toOpaque())
  return status
}
@discardableResult
public func CCCryptorUpdate(
  _ cryptorRef: CCCryptorRef?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard let cryptor = cryptor(cryptorRef) else { return Int32(kCCParamError) }
  guard cryptor.outputLength(dataInLength, false) <= dataOutAvailable else { return Int32(kCCBufferTooSmall) }
  let bytes = cryptor.update(Array(UnsafeRawBufferPointer(start: dataIn, count: dataInLength)))
  return store(bytes, dataOut, dataOutAvailable, dataOutMoved)
}
@discardableResult
public func CCCryptorFinal(
  _ cryptorRef: CCCryptorRef?, _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard let (bytes, status) = cryptor(cryptorRef)?.finish() else { return Int32(kCCParamError) }
  return bytes.map { store($0, dataOut, dataOutAvailable, dataOutMoved) } ?? status
}
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef?, _ inputLength: Int, _ final: Bool) -> Int {
  cryptor(cryptorRef)?.outputLength(inputLength, final) ?? 0
}
@discardableResult
public func CCCryptorReset(_ cryptorRef: CCCryptorRef?, _ iv: UnsafeRawPointer?) -> CCCryptorStatus {
  guard let cryptor = cryptor(cryptorRef) else { return Int32(kCCParamError) }
  cryptor.reset(iv)
  return Int32(kCCSuccess)
}
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef?) -> CCCryptorStatus {
  if let cryptorRef { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release() }
  return Int32(kCCSuccess)
}

/// Derives a key from a password: PBKDF2 of RFC 8018.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let kinds: [UInt32: DigestAlgorithm] = [1: .sha1, 2: .sha224, 3: .sha256, 4: .sha384, 5: .sha512]
  guard algorithm == 2, rounds > 0, let derivedKey, derivedKeyLen > 0 else { return Int32(kCCParamError) }
  guard let kind = kinds[prf] else { return Int32(kCCUnimplemented) }
  let key = Array(UnsafeRawBufferPointer(start: password, count: passwordLen))
  let salt = Array(UnsafeBufferPointer(start: salt, count: saltLen))
  var (result, block): ([UInt8], UInt32) = ([], 1)
  while result.count < derivedKeyLen {
    let number = (0..<4).map { UInt8(truncatingIfNeeded: block >> UInt32(24 - 8 * $0)) }
    var last = kind.authenticationCode(of: salt + number, key: key)
    var sum = last
    for _ in 1..<rounds {
      last = kind.authenticationCode(of: last, key: key)
      for index in sum.indices { sum[index] ^= last[index] }
    }
    result += sum
    block += 1
  }
  derivedKey.update(from: result, count: derivedKeyLen)
  return Int32(kCCSuccess)
}
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
  for place in 0..<count {
    bytes?.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: place, as: UInt8.self)
  }
  return Int32(kCCSuccess)
}
