/// A set of small numbers with fast access to its minimum and maximum.
///
/// It has a bit for each number; the words outside of `bounds` are known to be zero.
struct PlaceSet {
  private let words = Buffer<UInt64>()
  /// The indices of the first and last word that may contain a number.
  private let bounds = Buffer<Int>()

  init() { clear(0) }

  func deallocate() {
    words.deallocate()
    bounds.deallocate()
  }

  /// Removes all numbers and reserves space for numbers below `count`.
  func clear(_ count: Int) {
    words.reset((count + 63) / 64, to: 0)
    bounds.reset(2, to: 0)
    bounds[0] = Int.max
    bounds[1] = -1
  }

  /// Reserves space for numbers below `count`.
  func grow(_ count: Int) { words.resize(max(words.count, (count + 63) / 64), filling: 0) }

  /// A Boolean value that indicates whether the set is empty.
  var isEmpty: Bool {
    for word in 0..<words.count where words[word] != 0 { return false }
    return true
  }

  @inline(__always)
  func insert(_ number: Int32) {
    let word = Int(number) >> 6
    words.base[word] |= 1 << UInt64(number & 63)
    let b = bounds.base
    if word < b[0] { b[0] = word }
    if word > b[1] { b[1] = word }
  }

  @inline(__always)
  func popFirst() -> Int? {
    let b = bounds.base
    while b[0] <= b[1] {
      let bits = words.base[b[0]]
      if bits != 0 {
        words.base[b[0]] = bits & (bits - 1)
        return b[0] << 6 + bits.trailingZeroBitCount
      }
      b[0] += 1
    }
    b[0] = Int.max
    b[1] = -1
    return nil
  }

  @inline(__always)
  func popLast() -> Int? {
    let b = bounds.base
    while b[0] <= b[1] {
      let bits = words.base[b[1]]
      if bits != 0 {
        let bit = 63 - bits.leadingZeroBitCount
        words.base[b[1]] = bits & ~(1 << UInt64(bit))
        return b[1] << 6 + bit
      }
      b[1] -= 1
    }
    b[0] = Int.max
    b[1] = -1
    return nil
  }
}
