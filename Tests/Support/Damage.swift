/// Damages bytes at random; the same seed always does the same.
public struct Damage: RandomNumberGenerator {
  private var numbers: SplitMix

  /// Creates the generator of a seed.
  public init(seed: UInt64) { numbers = SplitMix(seed: seed) }

  /// Returns the next number of the seed.
  public mutating func next() -> UInt64 { numbers.next() }

  /// Returns one of the values.
  public mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &self)] }

  private static let spice = [
    "\0", "\u{FEFF}", "\u{2028}", "é", "👩‍👩‍👦", "\\U0041", "\\", "\"", "'", "<", ">", "<!--", "]]>", "&#0;",
    "&lt;", "{", "}", "(",
    ")", ";", ",", "=", "$(A)", "$(inherited)", "$(A:lower)", "${", "%d", "%1$@", "%lld", "%*d", "%", "../",
    "//", "/*", "*/", "1e999",
    "-1", "99999999999999999999", "nan", "null", "true", "isa", "bplist00", "<dict>", "</array>",
    "#include \"App.xcconfig\"", "\n",
  ]

  /// Returns bytes with one to six changes: cuts, copies, exchanges, other bytes, words and deep nesting.
  public mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      let at = Int.random(in: 0...bytes.count, using: &self)
      let end = min(bytes.count, at + Int.random(in: 1...80, using: &self))
      let other = Int.random(in: 0...bytes.count, using: &self)
      switch Int.random(in: 0..<9, using: &self) {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.insert(contentsOf: bytes[at..<end], at: other)
      case 2: if at < bytes.count { bytes[at] = UInt8.random(in: 0...255, using: &self) }
      case 3: if at < bytes.count, other < bytes.count { bytes.swapAt(at, other) }
      case 4 where Int.random(in: 0..<8, using: &self) == 0: bytes.removeSubrange(at...)
      case 5:
        let depth = pick([3, 40, 3000])
        bytes.insert(
          contentsOf: String(
            repeating: pick(["{", "(", "<a>", "<array>", "[", "$(A", "\"a\": {"]), count: depth
          ).utf8, at: at)
      default:
        bytes.replaceSubrange(
          at..<(Bool.random(using: &self) ? at : min(bytes.count, at + 3)), with: pick(Self.spice).utf8)
      }
    }
    return bytes
  }
}
