import Foundation

/// The hash function SHA-256 (FIPS 180-4), by which a page says which scripts are its own.
enum SHA256 {
  /// Returns the hash of bytes, which has 32.
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += (0..<8).map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> (56 - 8 * $0)) }
    var state = initial
    var words = [UInt32](repeating: 0, count: 64)
    padded.withUnsafeBufferPointer { padded in
      words.withUnsafeMutableBufferPointer { words in
        for block in stride(from: 0, to: padded.count, by: 64) { add(padded, block, &state, words) }
      }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  /// Returns a source of a Content-Security-Policy that permits an inline script or style sheet.
  static func source(of text: String) -> String {
    "'sha256-\(Data(hash(Array(text.utf8))).base64EncodedString())'"
  }

  private static func add(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ state: inout [UInt32],
    _ words: UnsafeMutableBufferPointer<UInt32>
  ) {
    func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    for index in 0..<16 {
      words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[start + 4 * index + $1]) }
    }
    for index in 16..<64 {
      let (one, two) = (words[index - 15], words[index - 2])
      let first = turned(one, 7) ^ turned(one, 18) ^ one >> 3
      let second = turned(two, 17) ^ turned(two, 19) ^ two >> 10
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let one = h &+ sum &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
      let two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }

  /// The first 32 bits of the fraction of a root.
  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }

  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  private static let constants = primes.map { fraction(cbrt(Double($0))) }
}
