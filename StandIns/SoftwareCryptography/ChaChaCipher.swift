import Foundation

/// ChaCha20 with Poly1305, with a key of 32 bytes.
public struct ChaChaCipher: AuthenticatedCipher {
  private let key: [UInt8]
  private static let field = Modulus("03fffffffffffffffffffffffffffffffb")

  /// Creates a cipher; `nil` for keys of other lengths.
  public init?(key: [UInt8]) {
    guard key.count == 32 else { return nil }
    self.key = key
  }

  private func block(_ counter: UInt32, _ nonce: [UInt8]) -> [UInt8] {
    func words(_ bytes: [UInt8]) -> [UInt32] {
      stride(from: 0, to: bytes.count, by: 4).map { word32(bytes[$0..<$0 + 4]) }
    }
    let start = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574] + words(key) + [counter] + words(nonce)
    var state = start
    func add(_ a: Int, _ b: Int, _ d: Int, _ turn: UInt32) {
      state[a] &+= state[b]
      let mixed = state[d] ^ state[a]
      state[d] = mixed << turn | mixed >> (32 - turn)
    }
    func quarter(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
      add(a, b, d, 16)
      add(c, d, b, 12)
      add(a, b, d, 8)
      add(c, d, b, 7)
    }
    for _ in 0..<10 {
      for column in 0..<4 { quarter(column, column + 4, column + 8, column + 12) }
      for place in 0..<4 { quarter(place, (place + 1) % 4 + 4, (place + 2) % 4 + 8, (place + 3) % 4 + 12) }
    }
    return zip(state, start).flatMap { now, then in
      let word = now &+ then
      return (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32($0 * 8)) }
    }
  }

  private func applied(to text: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, start) in stride(from: 0, to: text.count, by: 64).enumerated() {
      let part = Array(text[start..<min(start + 64, text.count)])
      result += exclusiveOr(part, block(UInt32(index + 1), nonce))
    }
    return result
  }

  private func tag(_ text: [UInt8], _ nonce: [UInt8], _ data: [UInt8]) -> [UInt8] {
    let field = Self.field
    var key = Array(block(0, nonce)[..<32])
    for index in [3, 7, 11, 15] { key[index] &= 15 }
    for index in [4, 8, 12] { key[index] &= 252 }
    func padded(_ bytes: [UInt8]) -> [UInt8] {
      bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
    }
    func length(_ bytes: [UInt8]) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
    }
    let message = padded(data) + padded(text) + length(data) + length(text)
    let factor = field.inside(field.number(key[..<16].reversed()) ?? field.zero)
    var sum = field.zero
    for start in stride(from: 0, to: message.count, by: 16) {
      let part = field.number([1] + message[start..<start + 16].reversed()) ?? field.zero
      sum = field.multiply(field.add(sum, field.inside(part)), factor)
    }
    let digits: [UInt8] = field.bytes(field.outside(sum), count: 16).reversed()
    var (result, carry): ([UInt8], Int) = ([], 0)
    for index in 0..<16 {
      carry += Int(digits[index]) + Int(key[16 + index])
      result.append(UInt8(carry & 255))
      carry >>= 8
    }
    return result
  }

  public func seal(
    _ text: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) -> (text: [UInt8], tag: [UInt8]) {
    let sealed = applied(to: text, nonce)
    return (sealed, tag(sealed, nonce, data))
  }

  public func open(
    _ text: [UInt8], tag: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) -> [UInt8]? {
    self.tag(text, nonce, data) == tag ? applied(to: text, nonce) : nil
  }
}
