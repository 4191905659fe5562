import Foundation

/// AES with keys of 16, 24 or 32 bytes.
public struct AESCipher: AuthenticatedCipher {
  private let keys: [[UInt8]]

  private static let box: [UInt8] = {
    var box = [UInt8](repeating: 0x63, count: 256)
    var (p, q): (UInt8, UInt8) = (1, 1)
    repeat {
      p = p ^ (p << 1) ^ (p & 0x80 != 0 ? 0x1b : 0)
      q ^= q << 1
      q ^= q << 2
      q ^= q << 4
      if q & 0x80 != 0 { q ^= 0x09 }
      func turned(_ by: UInt8) -> UInt8 { q << by | q >> (8 - by) }
      box[Int(p)] = q ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
    } while p != 1
    return box
  }()

  /// Creates a cipher; `nil` for keys of other lengths.
  public init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
    let count = words.count
    var constant: UInt8 = 1
    for index in count..<4 * (count + 7) {
      var word = words[index - 1]
      if index % count == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.box[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if count > 6, index % count == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append(exclusiveOr(words[index - count], word))
    }
    keys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 != 0 ? 0x1b : 0) }

  /// Returns an encrypted block of 16 bytes.
  public func encrypted(_ block: [UInt8]) -> [UInt8] {
    var state = exclusiveOr(block, keys[0])
    for round in 1..<keys.count {
      let moved = (0..<16).map { Self.box[Int(state[($0 + $0 % 4 * 4) % 16])] }
      var mixed = moved
      if round < keys.count - 1 {
        for column in stride(from: 0, to: 16, by: 4) {
          let all = moved[column] ^ moved[column + 1] ^ moved[column + 2] ^ moved[column + 3]
          for row in 0..<4 {
            mixed[column + row] ^= all ^ Self.doubled(moved[column + row] ^ moved[column + (row + 1) % 4])
          }
        }
      }
      state = exclusiveOr(mixed, keys[round])
    }
    return state
  }

  private static let inverseBox: [UInt8] = {
    var inverse = [UInt8](repeating: 0, count: 256)
    for (index, value) in box.enumerated() { inverse[Int(value)] = UInt8(index) }
    return inverse
  }()

  /// Returns a decrypted block of 16 bytes.
  public func decrypted(_ block: [UInt8]) -> [UInt8] {
    var state = block
    for round in (1..<keys.count).reversed() {
      state = exclusiveOr(state, keys[round])
      if round < keys.count - 1 {
        // Mixing columns three times more undoes it.
        for _ in 0..<3 {
          let before = state
          for column in stride(from: 0, to: 16, by: 4) {
            let all = before[column] ^ before[column + 1] ^ before[column + 2] ^ before[column + 3]
            for row in 0..<4 {
              state[column + row] ^= all ^ Self.doubled(before[column + row] ^ before[column + (row + 1) % 4])
            }
          }
        }
      }
      var moved = state
      for index in 0..<16 { moved[(index + index % 4 * 4) % 16] = Self.inverseBox[Int(state[index])] }
      state = moved
    }
    return exclusiveOr(state, keys[0])
  }

  private struct Hash {
    let key: (UInt64, UInt64)
    var sum: (UInt64, UInt64) = (0, 0)

    static func halves(_ block: ArraySlice<UInt8>) -> (UInt64, UInt64) {
      let bytes = Array(block) + [UInt8](repeating: 0, count: 16 - block.count)
      return (bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }, bytes[8...].reduce(0) { $0 << 8 | UInt64($1) })
    }

    mutating func add(_ block: (UInt64, UInt64)) {
      let value = (sum.0 ^ block.0, sum.1 ^ block.1)
      var (result, factor): ((UInt64, UInt64), (UInt64, UInt64)) = ((0, 0), key)
      for bit in 0..<128 {
        let half = bit < 64 ? value.0 : value.1
        if half >> UInt64(63 - bit % 64) & 1 == 1 { result = (result.0 ^ factor.0, result.1 ^ factor.1) }
        let isOdd = factor.1 & 1 == 1
        factor = (factor.0 >> 1, factor.1 >> 1 | factor.0 << 63)
        if isOdd { factor.0 ^= 0xe1 << 56 }
      }
      sum = result
    }

    mutating func add(_ bytes: [UInt8]) {
      for start in stride(from: 0, to: bytes.count, by: 16) {
        add(Self.halves(bytes[start..<min(start + 16, bytes.count)]))
      }
    }

    var bytes: [UInt8] {
      [sum.0, sum.1].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> UInt64(56 - $0 * 8)) }
      }
    }
  }

  private func hash() -> Hash {
    Hash(key: Hash.halves(encrypted([UInt8](repeating: 0, count: 16))[...]))
  }

  private func counter(_ nonce: [UInt8]) -> [UInt8] {
    guard nonce.count != 12 else { return nonce + [0, 0, 0, 1] }
    var hash = hash()
    hash.add(nonce)
    hash.add((0, UInt64(nonce.count) * 8))
    return hash.bytes
  }

  /// Returns text added to the stream of a counter's blocks.
  private func applied(_ counter: [UInt8], to text: [UInt8]) -> [UInt8] {
    var (counter, result): ([UInt8], [UInt8]) = (counter, [])
    for start in stride(from: 0, to: text.count, by: 16) {
      for index in (12..<16).reversed() {
        counter[index] &+= 1
        if counter[index] != 0 { break }
      }
      result += exclusiveOr(Array(text[start..<min(start + 16, text.count)]), encrypted(counter))
    }
    return result
  }

  private func tag(_ text: [UInt8], _ counter: [UInt8], _ data: [UInt8]) -> [UInt8] {
    var hash = hash()
    hash.add(data)
    hash.add(text)
    hash.add((UInt64(data.count) * 8, UInt64(text.count) * 8))
    return exclusiveOr(hash.bytes, encrypted(counter))
  }

  public func seal(
    _ text: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) -> (text: [UInt8], tag: [UInt8]) {
    let counter = counter(nonce)
    let sealed = applied(counter, to: text)
    return (sealed, tag(sealed, counter, data))
  }

  public func open(
    _ text: [UInt8], tag: [UInt8], nonce: [UInt8], authenticating data: [UInt8]
  ) -> [UInt8]? {
    let counter = counter(nonce)
    return self.tag(text, counter, data) == tag ? applied(counter, to: text) : nil
  }
}
