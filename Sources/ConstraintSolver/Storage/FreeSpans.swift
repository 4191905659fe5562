/// The unused spans of `fill`, by their lengths. Those that are longer than it has lists for are not reused.
struct FreeSpans {
  private static let longest = 63

  /// By length: the offset of the first span, or -1. The link of a span's first element has that of the next.
  private let first = Buffer<Int32>()
  /// The lengths of which there are spans, a bit for each.
  private let lengths = Buffer<UInt64>()
  private let links: Buffer<Solver.FillLink>

  init(links: Buffer<Solver.FillLink>) {
    self.links = links
    removeAll()
  }

  func deallocate() {
    first.deallocate()
    lengths.deallocate()
  }

  func removeAll() {
    lengths.reset(1, to: 0)
    first.removeAll()
  }

  func insert(_ start: Int, count: Int) {
    guard count > 0, count <= FreeSpans.longest else { return }
    if first.isEmpty { first.resize(FreeSpans.longest + 1, filling: -1) }
    links.base[start].next = first[count]
    first[count] = Int32(start)
    lengths[0] |= 1 << UInt64(count)
  }

  /// Takes a number of elements from the shortest span that has as many. Returns their offset, or `nil` if there is
  /// no such span.
  func take(_ count: Int) -> Int? {
    guard count > 0, count <= FreeSpans.longest else { return nil }
    let sufficient = (lengths[0] >> UInt64(count)) << UInt64(count)
    guard sufficient != 0 else { return nil }
    let length = sufficient.trailingZeroBitCount
    let start = Int(first[length])
    first[length] = links[start].next
    if first[length] < 0 { lengths[0] &= ~(1 << UInt64(length)) }
    insert(start + count, count: length - count)
    return start
  }
}
