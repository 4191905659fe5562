import Glibc

/// Addresses for a large array. The system gives them memory page by page when they are first used, so the array grows
/// without being moved.
///
/// The pages are huge, where the system has such: with those of its usual size, their number determines how long an array
/// of this size takes to be filled, and looking up their addresses how long it takes to be read.
struct LargeBlock {
  private let mapping: UnsafeMutableRawPointer
  private let mappedSize: Int

  /// The number of bytes from which an array is large.
  static let least = 8 << 20
  private static let hugePage = 2 << 20
  /// The reserved address space, as a multiple of the space that is needed now.
  private static let reserve = 8
  /// The distance of the first element from a huge page's begin. Elements of a cache line's size then lie across two, as
  /// those of smaller arrays do: they are read faster than aligned ones, as the processor fetches what follows.
  private static let offset = 16

  /// Reserves addresses for at least a number of bytes; `nil` if the process may not have as many.
  init?(reserving needed: Int) {
    let page = LargeBlock.hugePage
    mappedSize = (needed * LargeBlock.reserve + page - 1) / page * page
    let total = mappedSize + page
    let all = mmap(nil, total, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let all, all != MAP_FAILED else { return nil }
    // Huge pages begin at multiples of their size.
    let before = -Int(bitPattern: all) & (page - 1)
    mapping = all + before
    if before > 0 { munmap(all, before) }
    munmap(mapping + mappedSize, page - before)
    madvise(mapping, mappedSize, MADV_HUGEPAGE)
  }

  var base: UnsafeMutableRawPointer { mapping + LargeBlock.offset }

  /// The number of bytes from the base on.
  var size: Int { mappedSize - LargeBlock.offset }

  func free() { munmap(mapping, mappedSize) }
}
