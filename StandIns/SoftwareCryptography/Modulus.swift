import Foundation

/// Arithmetic with numbers below an odd modulus, in Montgomery's form. Numbers are limbs, the lowest one first.
public struct Modulus: Sendable {
  public typealias Number = [UInt64]
  public let value: Number
  private let inverse: UInt64
  /// The square of 2 to the power of the bits of all limbs, by which numbers come into Montgomery's form.
  private let square: Number
  /// One in Montgomery's form.
  public let one: Number
  public let zero: Number

  public init(_ hexadecimal: String) { self.init(Self.limbs(Self.bytes(hexadecimal))) }

  private init(_ value: Number) {
    self.value = value
    var inverse: UInt64 = 1
    for _ in 0..<6 { inverse = inverse &* (2 &- value[0] &* inverse) }
    self.inverse = 0 &- inverse
    zero = Number(repeating: 0, count: value.count)
    var power = zero
    power[0] = 1
    var one = zero
    for bit in 0..<value.count * 128 {
      if bit == value.count * 64 { one = power }
      power = Self.sum(power, power, value)
    }
    (square, self.one) = (power, one)
  }

  static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  static func limbs(_ bytes: [UInt8]) -> Number {
    stride(from: bytes.count, to: 0, by: -8).map { end in
      bytes[max(0, end - 8)..<end].reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  static func isLess(_ a: Number, _ b: Number) -> Bool {
    for index in a.indices.reversed() where a[index] != b[index] { return a[index] < b[index] }
    return false
  }

  private static func difference(_ a: Number, _ b: Number) -> Number {
    var (result, borrow) = (a, false)
    for index in a.indices {
      let (first, under) = a[index].subtractingReportingOverflow(b[index])
      let (second, more) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      result[index] = second
      borrow = under || more
    }
    return result
  }

  private static func sum(_ a: Number, _ b: Number, _ modulus: Number) -> Number {
    var (result, carry) = (a, false)
    for index in a.indices {
      let (first, over) = a[index].addingReportingOverflow(b[index])
      let (second, more) = first.addingReportingOverflow(carry ? 1 : 0)
      result[index] = second
      carry = over || more
    }
    return carry || !isLess(result, modulus) ? difference(result, modulus) : result
  }

  public func add(_ a: Number, _ b: Number) -> Number { Self.sum(a, b, value) }
  public func subtract(_ a: Number, _ b: Number) -> Number {
    Self.isLess(a, b) ? Self.difference(Self.wrappingSum(a, value), b) : Self.difference(a, b)
  }
  public func negate(_ a: Number) -> Number { subtract(zero, a) }

  private static func wrappingSum(_ a: Number, _ b: Number) -> Number {
    var (result, carry) = (a, false)
    for index in a.indices {
      let (first, over) = a[index].addingReportingOverflow(b[index])
      let (second, more) = first.addingReportingOverflow(carry ? 1 : 0)
      result[index] = second
      carry = over || more
    }
    return result
  }

  /// Returns the product of numbers in Montgomery's form.
  public func multiply(_ a: Number, _ b: Number) -> Number {
    let count = value.count
    var sum = [UInt64](repeating: 0, count: count + 2)
    value.withUnsafeBufferPointer { value in
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          sum.withUnsafeMutableBufferPointer { sum in
            for outer in 0..<count {
              var carry: UInt64 = 0
              for inner in 0..<count {
                let product = a[outer].multipliedFullWidth(by: b[inner])
                let (low, over) = product.low.addingReportingOverflow(sum[inner])
                let (all, more) = low.addingReportingOverflow(carry)
                sum[inner] = all
                carry = product.high &+ (over ? 1 : 0) &+ (more ? 1 : 0)
              }
              var (top, over) = sum[count].addingReportingOverflow(carry)
              sum[count] = top
              sum[count + 1] = over ? 1 : 0
              let factor = sum[0] &* inverse
              carry = 0
              for inner in 0..<count {
                let product = factor.multipliedFullWidth(by: value[inner])
                let (low, over) = product.low.addingReportingOverflow(sum[inner])
                let (all, more) = low.addingReportingOverflow(carry)
                if inner > 0 { sum[inner - 1] = all }
                carry = product.high &+ (over ? 1 : 0) &+ (more ? 1 : 0)
              }
              (top, over) = sum[count].addingReportingOverflow(carry)
              sum[count - 1] = top
              sum[count] = sum[count + 1] &+ (over ? 1 : 0)
            }
          }
        }
      }
    }
    let result = Number(sum[..<count])
    return sum[count] != 0 || !Self.isLess(result, value) ? Self.difference(result, value) : result
  }

  public func squared(_ a: Number) -> Number { multiply(a, a) }

  /// Returns a power; the exponent is a plain number.
  public func power(_ base: Number, _ exponent: Number) -> Number {
    var result = one
    for limb in exponent.reversed() {
      for bit in (0..<64).reversed() {
        result = squared(result)
        if limb >> UInt64(bit) & 1 == 1 { result = multiply(result, base) }
      }
    }
    return result
  }

  /// Returns the inverse in Montgomery's form; the modulus is a prime.
  public func inverted(_ a: Number) -> Number { power(a, exponent(minus: 2)) }

  private func exponent(minus small: UInt64) -> Number {
    var number = zero
    number[0] = small
    return Self.difference(value, number)
  }

  /// Returns the modulus, plus or minus a small number, divided by a power of two: an exponent.
  func exponent(_ offset: Int, shifted: Int) -> Number {
    var number = zero
    number[0] = UInt64(abs(offset))
    var result = offset < 0 ? Self.difference(value, number) : Self.wrappingSum(value, number)
    for _ in 0..<shifted {
      for index in result.indices {
        let next = index + 1 < result.count ? result[index + 1] : 0
        result[index] = result[index] >> 1 | next << 63
      }
    }
    return result
  }

  /// Returns a plain number in Montgomery's form; it has to be below the modulus.
  public func inside(_ number: Number) -> Number { multiply(number, square) }
  /// Returns the plain number of Montgomery's form.
  public func outside(_ number: Number) -> Number {
    var plain = zero
    plain[0] = 1
    return multiply(number, plain)
  }

  /// Returns the plain number of bytes, the highest one first; `nil` if it is not below the modulus.
  public func number<Bytes: Collection>(_ bytes: Bytes) -> Number? where Bytes.Element == UInt8 {
    let significant = Array(bytes.drop { $0 == 0 })
    guard significant.count <= value.count * 8 else { return nil }
    var result = Self.limbs(significant)
    result += Number(repeating: 0, count: value.count - result.count)
    return Self.isLess(result, value) ? result : nil
  }

  /// Returns the plain number of bytes, the highest one first, less the modulus as often as needed.
  public func reduced<Bytes: Collection>(_ bytes: Bytes) -> Number where Bytes.Element == UInt8 {
    var result = zero
    var one = zero
    one[0] = 1
    for byte in bytes {
      for bit in (0..<8).reversed() {
        result = add(result, result)
        if byte >> UInt8(bit) & 1 == 1 { result = add(result, one) }
      }
    }
    return result
  }

  /// Returns a number that is not zero, at random.
  public func random() -> Number {
    while true {
      var limbs = value.map { _ in UInt64.random(in: 0 ... .max) }
      let top = value[value.count - 1]
      limbs[limbs.count - 1] &= top == 0 ? 0 : .max >> UInt64(top.leadingZeroBitCount)
      if Self.isLess(limbs, value), limbs != zero { return limbs }
    }
  }

  /// Returns the bytes of a plain number, the highest one first.
  public func bytes(_ number: Number, count: Int) -> [UInt8] {
    (0..<count).reversed().map { index in
      index / 8 < number.count ? UInt8(truncatingIfNeeded: number[index / 8] >> UInt64(index % 8 * 8)) : 0
    }
  }
}
