/// A growable flat array of plain values that the solver's inner loops reach without checks in release builds.
///
/// It does not free itself: its owner calls `deallocate()`.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  var count = 0

  init(capacity: Int = 0) {
    self.capacity = capacity
    base = .allocate(capacity: max(capacity, 1))
  }

  func deallocate() { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Makes the count `newCount`; new elements are `value`, those that were there stay.
  @inline(__always)
  mutating func resize(_ newCount: Int, filling value: Element) {
    if newCount > capacity { grow(to: newCount) }
    if newCount > count { (base + count).update(repeating: value, count: newCount - count) }
    count = newCount
  }

  /// Makes the count `newCount` and every element `value`.
  @inline(__always)
  mutating func reset(_ newCount: Int, to value: Element) {
    if newCount > capacity { grow(to: newCount) }
    base.update(repeating: value, count: newCount)
    count = newCount
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let newCapacity = max(needed, capacity * 2, 16)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    new.update(from: base, count: count)
    base.deallocate()
    base = new
    capacity = newCapacity
  }
}
