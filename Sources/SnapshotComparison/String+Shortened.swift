extension String {
  /// Returns the string if it fits into a number of UTF-8 bytes, or else its beginning and a hash of all of
  /// it.
  ///
  /// - Parameter limit: At least 10.
  package func shortened(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    // FNV-1a, of 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/.
    let number = utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    var start = ""
    for character in self {
      guard start.utf8.count + String(character).utf8.count <= limit - 9 else { break }
      start.append(character)
    }
    return start + "-" + String(UInt64(number) | 1 << 32, radix: 16).dropFirst()
  }
}
