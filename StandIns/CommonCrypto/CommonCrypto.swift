/// Stands in for Apple's CommonCrypto: digests, HMACs, AES and the derivation of keys from passwords, with the published algorithms.
/// Other ciphers fail. C calls the same functions (`CSymbols.swift`) by the headers in the folder `Headers`.
@_exported import Foundation

public typealias CC_LONG = UInt32
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5
public typealias CCHmacAlgorithm = UInt32

@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ digest(.md5, data, len, md) }
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ digest(.sha1, data, len, md) }
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ digest(.sha224, data, len, md) }
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ digest(.sha256, data, len, md) }
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ digest(.sha384, data, len, md) }
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{ digest(.sha512, data, len, md) }

public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  guard let kind = DigestAlgorithm(authenticationCode: algorithm), let macOut else { return }
  let mac = kind.authenticationCode(
    of: Array(UnsafeRawBufferPointer(start: data, count: dataLength)),
    key: Array(UnsafeRawBufferPointer(start: key, count: keyLength)))
  macOut.copyMemory(from: mac, byteCount: mac.count)
}

private func digest(
  _ kind: DigestAlgorithm, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let result = kind.digest(of: Array(UnsafeRawBufferPointer(start: data, count: Int(length))))
  for (place, byte) in result.enumerated() { out?[place] = byte }
  return out
}

/// Digests: MD5 by RFC 1321, SHA-1 and SHA-2 by FIPS 180-4; HMAC by RFC 2104.
public enum DigestAlgorithm: Sendable {
  case md5, sha1, sha224, sha256, sha384, sha512

  /// Creates the algorithm of a number such as `kCCHmacAlgSHA256`.
  init?(authenticationCode number: CCHmacAlgorithm) {
    let kinds: [DigestAlgorithm] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    guard number < kinds.count else { return nil }
    self = kinds[Int(number)]
  }

  /// The block size in bytes.
  var blockSize: Int { self == .sha512 || self == .sha384 ? 128 : 64 }

  public func authenticationCode(of data: [UInt8], key: [UInt8]) -> [UInt8] {
    var key = key.count > blockSize ? digest(of: key) : key
    key += Array(repeating: 0, count: blockSize - key.count)
    return digest(of: key.map { $0 ^ 0x5c } + digest(of: key.map { $0 ^ 0x36 } + data))
  }

  /// Returns a key that is derived from a secret by the function of ANSI X9.63.
  public func derivedKey(of secret: [UInt8], sharing info: [UInt8], byteCount: Int) -> [UInt8] {
    var (result, counter): ([UInt8], UInt32) = ([], 1)
    while result.count < byteCount {
      let number = (0..<4).map { UInt8(truncatingIfNeeded: counter >> UInt32(24 - 8 * $0)) }
      result += digest(of: secret + number + info)
      counter += 1
    }
    return Array(result.prefix(byteCount))
  }

  public func digest(of data: [UInt8]) -> [UInt8] {
    let lengthSize = blockSize / 8
    var bytes = data + [0x80]
    while bytes.count % blockSize != blockSize - lengthSize { bytes.append(0) }
    let bits = UInt64(data.count) * 8
    let length = (0..<8).map { (place: Int) -> UInt8 in
      UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * place))
    }
    bytes += Array(repeating: 0, count: lengthSize - 8) + (self == .md5 ? length.reversed() : length)
    switch self {
    case .md5: return Self.md5(bytes)
    case .sha1: return Self.sha1(bytes)
    case .sha224: return Array(Self.sha256(bytes, Self.start224).prefix(28))
    case .sha256: return Self.sha256(bytes, Self.start256)
    case .sha384: return Array(Self.sha512(bytes, Self.start384).prefix(48))
    case .sha512: return Self.sha512(bytes, Self.start512)
    }
  }

  private static func words(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt32] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { (at: Int) -> UInt32 in
      var word: UInt32 = 0
      for place in 0..<4 { word = word << 8 | UInt32(bytes[at + (isLittle ? 3 - place : place)]) }
      return word
    }
  }
  private static func rotated(_ x: UInt32, _ n: UInt32) -> UInt32 { x << n | x >> (32 - n) }
  private static func bytes(_ words: [UInt32], isLittle: Bool) -> [UInt8] {
    words.flatMap { (word: UInt32) -> [UInt8] in
      let bytes = (0..<4).map { (place: Int) -> UInt8 in
        UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * place))
      }
      return isLittle ? bytes.reversed() : bytes
    }
  }

  private static func md5(_ bytes: [UInt8]) -> [UInt8] {
    let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    let sines = (0..<64).map { UInt32(truncatingIfNeeded: Int64(abs(sin(Double($0 + 1))) * 4_294_967_296)) }
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for start in stride(from: 0, to: bytes.count, by: 64) {
      let m = words(bytes[start..<start + 64], isLittle: true)
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for i in 0..<64 {
        let (f, g): (UInt32, Int)
        switch i / 16 {
        case 0: (f, g) = (b & c | ~b & d, i)
        case 1: (f, g) = (d & b | ~d & c, (5 * i + 1) % 16)
        case 2: (f, g) = (b ^ c ^ d, (3 * i + 5) % 16)
        default: (f, g) = (c ^ (b | ~d), 7 * i % 16)
        }
        let next = b &+ rotated(a &+ f &+ sines[i] &+ m[g], shifts[i / 16][i % 4])
        (a, b, c, d) = (d, next, b, c)
      }
      state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
    }
    return Self.bytes(state, isLittle: true)
  }

  private static func sha1(_ bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var w = words(bytes[start..<start + 64], isLittle: false)
      for i in 16..<80 { w.append(rotated(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1)) }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for i in 0..<80 {
        let (f, k): (UInt32, UInt32)
        switch i / 20 {
        case 0: (f, k) = (b & c | ~b & d, 0x5a82_7999)
        case 1: (f, k) = (b ^ c ^ d, 0x6ed9_eba1)
        case 2: (f, k) = (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (f, k) = (b ^ c ^ d, 0xca62_c1d6)
        }
        let next = rotated(a, 5) &+ f &+ e &+ k &+ w[i]
        (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
      }
      state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return Self.bytes(state, isLittle: false)
  }

  /// The first primes, from whose roots SHA-2's constants are derived.
  private static let primes: [Int] = {
    var found: [Int] = []
    var next = 2
    while found.count < 80 {
      if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
      next += 1
    }
    return found
  }()

  /// Returns the first 64 fractional bits of an integer's root.
  private static func fraction(of number: Int, root: Int) -> UInt64 {
    // The root of number * 2^(64 * root), by bisection, with limbs of 32 bits.
    func power(_ x: [UInt64], _ n: Int) -> [UInt64] {
      (1..<n).reduce(x) { product, _ in multiply(product, x) }
    }
    func multiply(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
      var result = [UInt64](repeating: 0, count: a.count + b.count)
      for i in a.indices {
        var carry: UInt64 = 0
        for j in b.indices {
          let t = result[i + j] + a[i] * b[j] + carry
          result[i + j] = t & 0xffff_ffff
          carry = t >> 32
        }
        result[i + b.count] += carry
      }
      return result
    }
    func isAtMost(_ a: [UInt64], _ b: [UInt64]) -> Bool {
      for i in stride(from: max(a.count, b.count) - 1, through: 0, by: -1) {
        let (x, y) = (i < a.count ? a[i] : 0, i < b.count ? b[i] : 0)
        if x != y { return x < y }
      }
      return true
    }
    let goal = [UInt64](repeating: 0, count: 2 * root) + [UInt64(number)]
    var limbs: [UInt64] = [0, 0, 0]
    for bit in stride(from: 70, through: 0, by: -1) {
      limbs[bit / 32] |= 1 << UInt64(bit % 32)
      if !isAtMost(power(limbs, root), goal) { limbs[bit / 32] &= ~(1 << UInt64(bit % 32)) }
    }
    return limbs[1] << 32 | limbs[0]
  }

  private static let constants: [UInt64] = primes.map { fraction(of: $0, root: 3) }
  private static let start512: [UInt64] = primes.prefix(8).map { fraction(of: $0, root: 2) }
  private static let start384: [UInt64] = primes.dropFirst(8).prefix(8).map { fraction(of: $0, root: 2) }

  private static let start256: [UInt32] = start512.map { UInt32($0 >> 32) }
  private static let start224: [UInt32] = start384.map { UInt32(truncatingIfNeeded: $0) }

  private static func sha256(_ bytes: [UInt8], _ start: [UInt32]) -> [UInt8] {
    let k = constants.prefix(64).map { UInt32($0 >> 32) }
    var state = start
    func right(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var w = words(bytes[start..<start + 64], isLittle: false)
      for i in 16..<64 {
        let (near, far) = (w[i - 2], w[i - 15])
        let s0: UInt32 = right(far, 7) ^ right(far, 18) ^ (far >> 3)
        let s1: UInt32 = right(near, 17) ^ right(near, 19) ^ (near >> 10)
        w.append(w[i - 16] &+ s0 &+ w[i - 7] &+ s1)
      }
      var v = state
      for i in 0..<64 {
        let s1 = right(v[4], 6) ^ right(v[4], 11) ^ right(v[4], 25)
        let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
        let t1 = v[7] &+ s1 &+ choice &+ k[i] &+ w[i]
        let s0 = right(v[0], 2) ^ right(v[0], 13) ^ right(v[0], 22)
        let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
        v = [t1 &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
      }
      state = zip(state, v).map { $0 &+ $1 }
    }
    return Self.bytes(state, isLittle: false)
  }

  private static func sha512(_ bytes: [UInt8], _ start: [UInt64]) -> [UInt8] {
    var state = start
    func right(_ x: UInt64, _ n: UInt64) -> UInt64 { x >> n | x << (64 - n) }
    for block in stride(from: 0, to: bytes.count, by: 128) {
      var w = stride(from: block, to: block + 128, by: 8).map { (at: Int) -> UInt64 in
        bytes[at..<at + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      }
      for i in 16..<80 {
        let (near, far) = (w[i - 2], w[i - 15])
        let s0: UInt64 = right(far, 1) ^ right(far, 8) ^ (far >> 7)
        let s1: UInt64 = right(near, 19) ^ right(near, 61) ^ (near >> 6)
        w.append(w[i - 16] &+ s0 &+ w[i - 7] &+ s1)
      }
      var v = state
      for i in 0..<80 {
        let s1 = right(v[4], 14) ^ right(v[4], 18) ^ right(v[4], 41)
        let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
        let t1 = v[7] &+ s1 &+ choice &+ constants[i] &+ w[i]
        let s0 = right(v[0], 28) ^ right(v[0], 34) ^ right(v[0], 39)
        let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
        v = [t1 &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
      }
      state = zip(state, v).map { $0 &+ $1 }
    }
    return state.flatMap { (word: UInt64) -> [UInt8] in
      (0..<8).map { (place: Int) -> UInt8 in UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * place)) }
    }
  }
}
