import Glibc

/// A growable flat array of plain values that the solver's inner loops access without checks in release
/// builds.
///
/// A buffer is a reference: constants hold buffers, so that access causes no exclusivity check. It does not
/// deallocate itself: its owner calls `deallocate()`.
struct Buffer<Element: BitwiseCopyable> {
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var count: Int
    var capacity: Int
    /// The block that contains the elements, if they are many.
    var block: LargeBlock?
  }
  private let header: UnsafeMutablePointer<Header>

  init() {
    header = .allocate(capacity: 1)
    header.initialize(to: Buffer.emptyHeader(header))
  }

  private static func emptyHeader(_ header: UnsafeMutablePointer<Header>) -> Header {
    // Nothing is read or written while the capacity is 0.
    Header(
      base: UnsafeMutableRawPointer(header).assumingMemoryBound(to: Element.self), count: 0, capacity: 0,
      block: nil)
  }

  func deallocate() {
    freeAll()
    header.deallocate()
  }

  /// The address of the first element, valid until the next change of the count.
  @inline(__always)
  var base: UnsafeMutablePointer<Element> { header.pointee.base }

  @inline(__always)
  var count: Int {
    get { header.pointee.count }
    nonmutating set { header.pointee.count = newValue }
  }

  /// The number of elements for which there is memory.
  var capacity: Int { header.pointee.capacity }

  @inline(__always)
  var isEmpty: Bool { header.pointee.count == 0 }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return header.pointee.base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      header.pointee.base[index] = newValue
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  @inline(__always)
  func append(_ element: Element) {
    let count = header.pointee.count
    if count == header.pointee.capacity { grow(to: count + 1) }
    header.pointee.base[count] = element
    header.pointee.count = count + 1
  }

  /// Sets the count to `newCount`. New elements are `value`, existing ones stay.
  func resize(_ newCount: Int, filling value: Element) {
    if newCount > header.pointee.capacity { grow(to: newCount) }
    if newCount > count { (base + count).update(repeating: value, count: newCount - count) }
    count = newCount
  }

  /// Sets the count to a number that is not less. The bytes of new elements are zeros; an empty buffer gets them from the
  /// system, which has memory for them when they are used.
  func resizeWithZeros(_ newCount: Int) {
    let stride = MemoryLayout<Element>.stride
    if header.pointee.capacity == 0, newCount > 0 {
      guard let new = calloc(newCount, stride) else {
        fatalError("There is no memory for \(newCount) elements.")
      }
      header.pointee.base = new.assumingMemoryBound(to: Element.self)
      header.pointee.capacity = newCount
    } else if newCount > count {
      reserve(newCount)
      memset(base + count, 0, (newCount - count) * stride)
    }
    count = newCount
  }

  /// Sets the count to `newCount` and every element to `value`.
  func reset(_ newCount: Int, to value: Element) {
    if newCount > header.pointee.capacity { grow(to: newCount) }
    base.update(repeating: value, count: newCount)
    count = newCount
  }

  @inline(__always)
  func removeAll() { count = 0 }

  /// Removes all elements and frees their memory.
  func freeAll() {
    freeMemory()
    header.pointee = Buffer.emptyHeader(header)
  }

  /// Reserves capacity for a number of elements.
  @inline(__always)
  func reserve(_ needed: Int) {
    if needed > header.pointee.capacity { grow(to: needed) }
  }

  /// Exchanges the elements with those of another buffer.
  func exchange(with other: Buffer) { swap(&header.pointee, &other.header.pointee) }

  @inline(__always)
  func popLast() -> Element? {
    let count = header.pointee.count
    guard count > 0 else { return nil }
    header.pointee.count = count - 1
    return header.pointee.base[count - 1]
  }

  /// Increases the capacity to at least a number of elements.
  ///
  /// The system moves blocks of some size by changing the addresses of their pages, without copying or touching them.
  @inline(never)
  func grow(to needed: Int) {
    let capacity = max(needed, header.pointee.capacity * 2, 4)
    let stride = MemoryLayout<Element>.stride
    if capacity * stride >= LargeBlock.least, let block = LargeBlock(reserving: capacity * stride) {
      memcpy(block.base, header.pointee.base, count * stride)
      freeMemory()
      header.pointee = Header(
        base: block.base.assumingMemoryBound(to: Element.self), count: count, capacity: block.size / stride,
        block: block)
      return
    }
    let isMoved = header.pointee.block != nil || header.pointee.capacity == 0
    let old = isMoved ? nil : UnsafeMutableRawPointer(header.pointee.base)
    guard let new = realloc(old, capacity * stride) else {
      fatalError("There is no memory for \(capacity) elements.")
    }
    if let block = header.pointee.block {
      memcpy(new, block.base, count * stride)
      block.free()
      header.pointee.block = nil
    }
    header.pointee.base = new.assumingMemoryBound(to: Element.self)
    header.pointee.capacity = capacity
  }

  private func freeMemory() {
    if let block = header.pointee.block {
      block.free()
    } else if header.pointee.capacity > 0 {
      free(header.pointee.base)
    }
  }
}
