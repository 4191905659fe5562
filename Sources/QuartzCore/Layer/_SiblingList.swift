/// An object in a `_SiblingList`.
public protocol _Sibling: AnyObject {
  /// Where a list put the object, for the list's use.
  var _siblingPlace: Int { get set }
}

/// Sublayers or subviews in their order: both ends are as good for adding and removing, and members are found without
/// looking at all of them.
///
/// Members lie one after the other in a buffer with free slots before them. What comes or goes between others moves those on
/// the shorter side by a slot. Each member knows the place at which it was put, or found last; moves make that wrong by a
/// few places, so that the search goes from there to both sides. Places are numbered so that they stay the same when slots are
/// added or dropped at the front.
///
/// Public for the compiler alone, which specialises what other modules do with it only then: through the witnesses of a
/// generic type a screen took three times as long to build.
public struct _SiblingList<Element: _Sibling>: RandomAccessCollection {
  @usableFromInline var slots: ContiguousArray<Element?> = []
  /// The slot of the first member; those before are free.
  @usableFromInline var start = 0
  /// The place of the first slot.
  @usableFromInline var base = 0

  /// A list without members.
  @inlinable public init() {}

  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of members.
  @inlinable public var endIndex: Int { slots.count - start }
  /// The number of members.
  @inlinable public var underestimatedCount: Int { count }

  /// The member at an index.
  @inlinable public subscript(index: Int) -> Element {
    guard let element = slots[start + index] else { preconditionFailure("a slot without a member") }
    return element
  }

  // MARK: Finding

  /// The index of a member; nil for others.
  @inlinable public func index(of element: Element) -> Int? { search(for: element).index }

  /// The index of a member and how many members were looked at, for tests of growth.
  @inlinable public func search(for element: Element) -> (index: Int?, steps: Int) {
    guard !isEmpty else { return (nil, 0) }
    let guess = Swift.min(Swift.max(element._siblingPlace - base - start, 0), count - 1)
    var (low, high) = (guess, guess + 1)
    var steps = 0
    while low >= 0 || high < count {
      if low >= 0 {
        steps += 1
        if slots[start + low] === element { return (found(element, at: low), steps) }
        low -= 1
      }
      if high < count {
        steps += 1
        if slots[start + high] === element { return (found(element, at: high), steps) }
        high += 1
      }
    }
    return (nil, steps)
  }

  @inlinable func found(_ element: Element, at index: Int) -> Int {
    element._siblingPlace = base + start + index
    return index
  }

  // MARK: Changing

  /// Puts an object behind the others.
  @inlinable public mutating func append(_ element: Element) {
    element._siblingPlace = base + slots.count
    slots.append(element)
  }

  /// Puts an object at an index, from 0 to the number of members.
  ///
  /// - Returns: how many members moved.
  @discardableResult
  @inlinable public mutating func insert(_ element: Element, at index: Int) -> Int {
    let behind = count - index
    if index >= behind, index > 0 || slots.isEmpty {
      element._siblingPlace = base + start + index
      slots.insert(element, at: start + index)
      return behind
    }
    if start == 0 { addFreeSlots(Swift.max(8, count)) }
    start -= 1
    slots.withUnsafeMutableBufferPointer { buffer in
      // The free slot before the first member is nil, which needs no deinitialisation.
      guard let first = buffer.baseAddress.map({ $0 + start }) else { return }
      first.moveInitialize(from: first + 1, count: index)
      (first + index).initialize(to: element)
    }
    element._siblingPlace = base + start + index
    return index
  }

  /// Takes out the member at an index.
  ///
  /// - Returns: how many members moved.
  @discardableResult
  @inlinable public mutating func remove(at index: Int) -> Int {
    let behind = count - 1 - index
    if behind <= index {
      slots.remove(at: start + index)
      if isEmpty { removeAll() }
      return behind
    }
    // Kept until the list is whole again: releasing a member may do anything.
    let removed = slots[start + index]
    defer { withExtendedLifetime(removed) {} }
    slots.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress.map({ $0 + start }) else { return }
      (first + index).deinitialize(count: 1)
      (first + 1).moveInitialize(from: first, count: index)
      first.initialize(to: nil)
    }
    start += 1
    if start > 32, start > slots.count / 2 {
      slots.removeFirst(start)
      base += start
      start = 0
    }
    return index
  }

  /// Takes out a member; others are left alone.
  @inlinable public mutating func remove(_ element: Element) {
    if let index = index(of: element) { remove(at: index) }
  }

  /// Exchanges two members.
  @inlinable public mutating func swapAt(_ first: Int, _ second: Int) {
    slots.swapAt(start + first, start + second)
  }

  /// Takes out all members.
  @inlinable public mutating func removeAll() { self = _SiblingList() }

  @inlinable mutating func addFreeSlots(_ number: Int) {
    slots.insert(contentsOf: repeatElement(nil, count: number), at: 0)
    start += number
    base -= number
  }
}
