/// A set of small numbers that gives its least or its greatest number quickly.
///
/// One bit for each number; what lies outside `low...high` is known to be empty.
struct PlaceSet {
  private let words = Buffer<UInt64>()
  /// The first and last word that may hold a number.
  private let bounds = Buffer<Int>()

  init() { clear(0) }

  func deallocate() {
    words.deallocate()
    bounds.deallocate()
  }

  /// Empties the set and makes space for numbers below `count`.
  func clear(_ count: Int) {
    words.reset((count + 63) / 64, to: 0)
    bounds.reset(2, to: 0)
    bounds[0] = Int.max
    bounds[1] = -1
  }

  /// Whether there is no number.
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
