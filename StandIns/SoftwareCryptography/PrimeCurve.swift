import Foundation

/// A curve of NIST's: y² = x³ - 3x + b over a prime field.
public struct PrimeCurve: Sendable {
  public typealias Number = Modulus.Number
  /// The name, such as "P-256".
  public let name: String
  public let bitCount: Int
  public let field: Modulus
  public let order: Modulus
  private let b: Number
  private let base: Point

  /// A point in the coordinates of Jacobi; z is zero for the one at infinity.
  struct Point: Sendable {
    var x: Number
    var y: Number
    var z: Number
  }

  /// The number of bytes of a coordinate.
  public var byteCount: Int { (bitCount + 7) / 8 }

  private init(_ name: String, _ bits: Int, p: String, n: String, b: String, x: String, y: String) {
    (self.name, bitCount) = (name, bits)
    (field, order) = (Modulus(p), Modulus(n))
    let field = field
    func inside(_ text: String) -> Number { field.inside(field.number(Modulus.bytes(text)) ?? field.zero) }
    self.b = inside(b)
    base = Point(x: inside(x), y: inside(y), z: field.one)
  }

  public static let p256 = PrimeCurve(
    "P-256", 256,
    p: "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
    n: "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
    b: "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b",
    x: "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
    y: "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5")
  public static let p384 = PrimeCurve(
    "P-384", 384,
    p: "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe"
      + "ffffffff0000000000000000ffffffff",
    n: "ffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf"
      + "581a0db248b0a77aecec196accc52973",
    b: "b3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875a"
      + "c656398d8a2ed19d2a85c8edd3ec2aef",
    x: "aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a38"
      + "5502f25dbf55296c3a545e3872760ab7",
    y: "3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c0"
      + "0a60b1ce1d7e819d7a431d7c90ea0e5f")
  public static let p521 = PrimeCurve(
    "P-521", 521,
    p: "01ff" + String(repeating: "f", count: 128),
    n: "01fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa"
      + "51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409",
    b: "0051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e1"
      + "56193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00",
    x: "00c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3dba"
      + "a14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66",
    y: "011839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e662c"
      + "97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650")

  private func double(_ point: Point) -> Point {
    guard point.z != field.zero else { return point }
    let delta = field.squared(point.z), gamma = field.squared(point.y)
    let beta = field.multiply(point.x, gamma)
    let part = field.multiply(field.subtract(point.x, delta), field.add(point.x, delta))
    let alpha = field.add(part, field.add(part, part))
    let two = field.add(beta, beta), four = field.add(two, two)
    let x = field.subtract(field.squared(alpha), field.add(four, four))
    let z = field.subtract(field.subtract(field.squared(field.add(point.y, point.z)), gamma), delta)
    let square = field.squared(gamma), twice = field.add(square, square), fourfold = field.add(twice, twice)
    let y = field.subtract(
      field.multiply(alpha, field.subtract(four, x)), field.add(fourfold, fourfold))
    return Point(x: x, y: y, z: z)
  }

  private func add(_ a: Point, _ b: Point) -> Point {
    guard a.z != field.zero else { return b }
    guard b.z != field.zero else { return a }
    let aa = field.squared(a.z), bb = field.squared(b.z)
    let u1 = field.multiply(a.x, bb), u2 = field.multiply(b.x, aa)
    let s1 = field.multiply(a.y, field.multiply(b.z, bb)), s2 = field.multiply(b.y, field.multiply(a.z, aa))
    let h = field.subtract(u2, u1), r = field.subtract(s2, s1)
    guard h != field.zero else {
      return r == field.zero ? double(a) : Point(x: field.one, y: field.one, z: field.zero)
    }
    let hh = field.squared(h), hhh = field.multiply(h, hh), v = field.multiply(u1, hh)
    let x = field.subtract(field.subtract(field.squared(r), hhh), field.add(v, v))
    let y = field.subtract(field.multiply(r, field.subtract(v, x)), field.multiply(s1, hhh))
    return Point(x: x, y: y, z: field.multiply(h, field.multiply(a.z, b.z)))
  }

  private func multiply(_ point: Point, _ scalar: Number) -> Point {
    var result = Point(x: field.one, y: field.one, z: field.zero)
    for limb in scalar.reversed() {
      for bit in (0..<64).reversed() {
        result = double(result)
        if limb >> UInt64(bit) & 1 == 1 { result = add(result, point) }
      }
    }
    return result
  }

  /// Returns the plain coordinates; `nil` for the point at infinity.
  private func coordinates(_ point: Point) -> (x: Number, y: Number)? {
    guard point.z != field.zero else { return nil }
    let inverse = field.inverted(point.z), square = field.squared(inverse)
    return (
      field.outside(field.multiply(point.x, square)),
      field.outside(field.multiply(point.y, field.multiply(square, inverse)))
    )
  }

  /// Returns the bytes of a public key's point: x and y.
  public func publicKey(of privateKey: Number) -> [UInt8] {
    guard let point = coordinates(multiply(base, privateKey)) else { return [] }
    return field.bytes(point.x, count: byteCount) + field.bytes(point.y, count: byteCount)
  }

  private func right(_ x: Number) -> Number {
    let cube = field.multiply(field.squared(x), x)
    return field.add(field.subtract(cube, field.add(x, field.add(x, x))), b)
  }

  /// Returns the point of x and y; `nil` if it is not on the curve.
  private func point<Bytes: Collection>(_ bytes: Bytes) -> Point? where Bytes.Element == UInt8 {
    let bytes = Array(bytes)
    guard bytes.count == 2 * byteCount, let x = field.number(bytes[..<byteCount]),
      let y = field.number(bytes[byteCount...])
    else { return nil }
    let point = Point(x: field.inside(x), y: field.inside(y), z: field.one)
    return field.squared(point.y) == right(point.x) ? point : nil
  }

  /// Returns x and y of a point in one of the formats of X9.62: with 4 before both, or 2 or 3 before x alone.
  public func uncompressed<Bytes: Collection>(_ bytes: Bytes) -> [UInt8]? where Bytes.Element == UInt8 {
    let bytes = Array(bytes)
    switch bytes.first {
    case 4: return point(bytes.dropFirst()).map { _ in Array(bytes.dropFirst()) }
    case 2, 3:
      guard bytes.count == byteCount + 1, let plain = field.number(bytes.dropFirst()) else { return nil }
      let square = right(field.inside(plain))
      var y = field.power(square, field.exponent(1, shifted: 2))
      guard field.squared(y) == square else { return nil }
      if field.outside(y)[0] & 1 != UInt64(bytes[0] & 1) { y = field.negate(y) }
      return bytes.dropFirst() + field.bytes(field.outside(y), count: byteCount)
    default: return nil
    }
  }

  /// Returns the number of a private key; `nil` if it is zero or too large.
  public func privateKey<Bytes: Collection>(_ bytes: Bytes) -> Number? where Bytes.Element == UInt8 {
    guard bytes.count == byteCount, let number = order.number(bytes), number != order.zero else { return nil }
    return number
  }

  /// Returns the secret that two keys share: x of their product.
  public func sharedSecret(_ privateKey: Number, _ publicKey: [UInt8]) -> [UInt8]? {
    guard let point = point(publicKey), let product = coordinates(multiply(point, privateKey)) else {
      return nil
    }
    return field.bytes(product.x, count: byteCount)
  }

  /// Returns the number of a digest: as many of its first bits as the order has.
  private func number(of digest: [UInt8]) -> Number {
    var first = Array(digest.prefix(byteCount))
    let surplus = first.count * 8 - bitCount
    if surplus > 0 {
      for index in first.indices.reversed() {
        first[index] =
          first[index] >> UInt8(surplus) | (index > 0 ? first[index - 1] << UInt8(8 - surplus) : 0)
      }
    }
    return order.reduced(first)
  }

  /// Returns a signature: r and s.
  public func signature(of digest: [UInt8], by privateKey: Number) -> [UInt8] {
    while true {
      let nonce = order.random()
      guard let point = coordinates(multiply(base, nonce)) else { continue }
      let r = order.reduced(field.bytes(point.x, count: byteCount))
      let product = order.multiply(order.inside(r), order.inside(privateKey))
      let sum = order.add(product, order.inside(number(of: digest)))
      let s = order.outside(order.multiply(order.inverted(order.inside(nonce)), sum))
      guard r != order.zero, s != order.zero else { continue }
      return order.bytes(r, count: byteCount) + order.bytes(s, count: byteCount)
    }
  }

  /// Returns whether a signature, r and s, is that of a digest.
  public func isValid(_ signature: [UInt8], of digest: [UInt8], by publicKey: [UInt8]) -> Bool {
    guard signature.count == 2 * byteCount, let r = order.number(signature[..<byteCount]),
      let s = order.number(signature[byteCount...]), r != order.zero, s != order.zero,
      let key = point(publicKey)
    else { return false }
    let inverse = order.inverted(order.inside(s))
    let first = order.outside(order.multiply(order.inside(number(of: digest)), inverse))
    let second = order.outside(order.multiply(order.inside(r), inverse))
    guard let point = coordinates(add(multiply(base, first), multiply(key, second))) else { return false }
    return order.reduced(field.bytes(point.x, count: byteCount)) == r
  }
}

/// Signatures in the distinguished encoding rules of ASN.1: a sequence of two integers.
public enum SignatureEncoding {
  /// Returns the encoding of r and s, of the same number of bytes each.
  public static func encoded(_ signature: [UInt8]) -> [UInt8] {
    let half = signature.count / 2
    let parts = [signature[..<half], signature[half...]].map { bytes -> [UInt8] in
      var digits = Array(bytes.drop { $0 == 0 })
      if (digits.first ?? 128) >= 128 { digits.insert(0, at: 0) }
      return [2, UInt8(digits.count)] + digits
    }
    let content = parts[0] + parts[1]
    return [0x30] + (content.count < 128 ? [] : [0x81]) + [UInt8(content.count)] + content
  }

  /// Returns r and s, each with a number of bytes; `nil` if they are not encoded so.
  public static func decoded<Bytes: Collection>(_ bytes: Bytes, byteCount: Int) -> [UInt8]?
  where Bytes.Element == UInt8 {
    guard let parts = DistinguishedEncoding.sequence(Array(bytes)), parts.count == 2 else { return nil }
    var result: [UInt8] = []
    for part in parts {
      let digits = part.content.drop { $0 == 0 }
      guard part.tag == 2, part.content.first ?? 128 < 128, digits.count <= byteCount else { return nil }
      result += [UInt8](repeating: 0, count: byteCount - digits.count) + digits
    }
    return result
  }
}
