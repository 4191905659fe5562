import Foundation

/// The functions of RFC 7748 and RFC 8032 on Curve25519. Keys are of 32 bytes, the lowest one first.
public enum Curve25519Functions {
  private typealias Number = Modulus.Number
  private static let field = Modulus("7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed")
  private static let order = Modulus("1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed")

  private static func small(_ value: UInt64) -> Number { field.inside([value, 0, 0, 0]) }
  private static func element(_ bytes: [UInt8]) -> Number? {
    field.number(bytes.reversed()).map(field.inside)
  }
  private static func bytes(_ element: Number) -> [UInt8] {
    field.bytes(field.outside(element), count: 32).reversed()
  }

  /// Returns the scalar of a private key: some of its bits are fixed.
  private static func clamped(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes[0] &= 248
    bytes[31] = bytes[31] & 127 | 64
    return bytes
  }

  /// The u of the base point.
  public static let base: [UInt8] = [9] + [UInt8](repeating: 0, count: 31)

  /// Returns u of the product of a point and a scalar: X25519.
  public static func product(_ scalar: [UInt8], _ point: [UInt8]) -> [UInt8] {
    let scalar = clamped(scalar)
    var u = point
    u[31] &= 127
    let x1 = field.inside(field.reduced(u.reversed()))
    var (x2, z2, x3, z3) = (field.one, field.zero, x1, field.one)
    var isSwapped = false
    let factor = small(121665)
    for bit in (0..<255).reversed() {
      let isSet = scalar[bit / 8] >> UInt8(bit % 8) & 1 == 1
      if isSet != isSwapped { (x2, z2, x3, z3) = (x3, z3, x2, z2) }
      isSwapped = isSet
      let a = field.add(x2, z2), b = field.subtract(x2, z2)
      let aa = field.squared(a), bb = field.squared(b), e = field.subtract(aa, bb)
      let da = field.multiply(field.subtract(x3, z3), a), cb = field.multiply(field.add(x3, z3), b)
      x3 = field.squared(field.add(da, cb))
      z3 = field.multiply(x1, field.squared(field.subtract(da, cb)))
      x2 = field.multiply(aa, bb)
      z2 = field.multiply(e, field.add(aa, field.multiply(factor, e)))
    }
    if isSwapped { (x2, z2) = (x3, z3) }
    return bytes(field.multiply(x2, field.inverted(z2)))
  }

  // MARK: Signatures

  /// A point in extended coordinates.
  private struct Point {
    var x: Number
    var y: Number
    var z: Number
    var t: Number
  }

  private static let d = field.multiply(field.negate(small(121665)), field.inverted(small(121666)))
  private static let twoD = field.add(d, d)
  private static let rootOfMinusOne = field.power(small(2), field.exponent(-1, shifted: 2))
  private static let identity = Point(x: field.zero, y: field.one, z: field.one, t: field.zero)
  private static let basePoint: Point = {
    let y = field.multiply(small(4), field.inverted(small(5)))
    return decompressed(bytes(y)) ?? identity
  }()

  private static func add(_ p: Point, _ q: Point) -> Point {
    let a = field.multiply(field.subtract(p.y, p.x), field.subtract(q.y, q.x))
    let b = field.multiply(field.add(p.y, p.x), field.add(q.y, q.x))
    let c = field.multiply(field.multiply(p.t, twoD), q.t)
    let zz = field.multiply(p.z, q.z), d = field.add(zz, zz)
    let e = field.subtract(b, a), f = field.subtract(d, c), g = field.add(d, c), h = field.add(b, a)
    return Point(
      x: field.multiply(e, f), y: field.multiply(g, h), z: field.multiply(f, g), t: field.multiply(e, h))
  }

  private static func multiply(_ point: Point, _ scalar: [UInt8]) -> Point {
    var result = identity
    for byte in scalar.reversed() {
      for bit in (0..<8).reversed() {
        result = add(result, result)
        if byte >> UInt8(bit) & 1 == 1 { result = add(result, point) }
      }
    }
    return result
  }

  private static func compressed(_ point: Point) -> [UInt8] {
    let inverse = field.inverted(point.z)
    var result = bytes(field.multiply(point.y, inverse))
    result[31] |= (bytes(field.multiply(point.x, inverse))[0] & 1) << 7
    return result
  }

  private static func decompressed(_ bytes: [UInt8]) -> Point? {
    var plain = bytes
    guard plain.count == 32 else { return nil }
    let sign = plain[31] >> 7
    plain[31] &= 127
    guard let y = element(plain) else { return nil }
    let yy = field.squared(y)
    let u = field.subtract(yy, field.one), v = field.add(field.multiply(d, yy), field.one)
    let quotient = field.multiply(u, field.inverted(v))
    var x = field.power(quotient, field.exponent(3, shifted: 3))
    if field.squared(x) != quotient { x = field.multiply(x, rootOfMinusOne) }
    guard field.squared(x) == quotient, x != field.zero || sign == 0 else { return nil }
    if Self.bytes(x)[0] & 1 != sign { x = field.negate(x) }
    return Point(x: x, y: y, z: field.one, t: field.multiply(x, y))
  }

  /// Returns the public key of a private one, given the digest of that (SHA-512).
  public static func publicKey(digest: [UInt8]) -> [UInt8] {
    compressed(multiply(basePoint, clamped(Array(digest[..<32]))))
  }

  /// Returns whether bytes are a point.
  public static func isPoint(_ bytes: [UInt8]) -> Bool { decompressed(bytes) != nil }

  /// Returns the signature of a message by Ed25519.
  public static func signature(
    of message: [UInt8], digest: [UInt8], hash: ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    let key = publicKey(digest: digest)
    func scalar(_ bytes: [UInt8]) -> Number { order.reduced(bytes.reversed()) }
    let nonce = scalar(hash(Array(digest[32...]) + message))
    let first = compressed(multiply(basePoint, order.bytes(nonce, count: 32).reversed()))
    let challenge = scalar(hash(first + key + message))
    let secret = scalar(clamped(Array(digest[..<32])))
    let product = order.outside(order.multiply(order.inside(challenge), order.inside(secret)))
    return first + order.bytes(order.add(nonce, product), count: 32).reversed()
  }

  /// Returns whether a signature is that of a message by Ed25519.
  public static func isValid(
    _ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8], hash: ([UInt8]) -> [UInt8]
  ) -> Bool {
    guard signature.count == 64, let key = decompressed(publicKey),
      let first = decompressed(Array(signature[..<32])), order.number(signature[32...].reversed()) != nil
    else { return false }
    let challenge = order.reduced(hash(Array(signature[..<32]) + publicKey + message).reversed())
    let right = add(first, multiply(key, order.bytes(challenge, count: 32).reversed()))
    return compressed(multiply(basePoint, Array(signature[32...]))) == compressed(right)
  }
}
