/// An object in a `_SiblingList`.
public protocol _Sibling: AnyObject {
  /// The position of the object in its list, for the list's use.
  var _siblingPlace: Int { get set }
}

/// An ordered list of sublayers or subviews, with fast insertion and removal at both ends and fast lookup of
/// members.
///
/// The members are contiguous in a buffer with free slots before them. An insertion or removal moves the
/// members on the shorter side by a slot. Each member stores the place at which it was inserted or last
/// found; moves make it wrong by a few places, so the search proceeds from there in both directions. Places
/// are numbered so that they stay the same when slots are added or removed at the front.
///
/// The type is public because the compiler specializes its uses in other modules only then: through the
/// witness tables of a generic type, building a screen took three times as long.
public struct _SiblingList<Element: _Sibling>: RandomAccessCollection {
  @usableFromInline var slots: ContiguousArray<Element?> = []
  /// The slot of the first member; earlier slots are free.
  @usableFromInline var start = 0
  /// The place of the first slot.
  @usableFromInline var base = 0

  /// Creates an empty list.
  @inlinable public init() {}

  /// The index of the first member, 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of members.
  @inlinable public var endIndex: Int { slots.count - start }
  /// The number of members.
  @inlinable public var underestimatedCount: Int { count }

  /// Returns the member at an index.
  @inlinable public subscript(index: Int) -> Element {
    guard let element = slots[start + index] else { preconditionFailure("a slot without a member") }
    return element
  }

  // MARK: Searching

  /// Returns the index of a member; `nil` for other objects.
  @inlinable public func index(of element: Element) -> Int? { search(for: element).index }

  /// Returns the index of a member and the number of members that were visited, which tests use.
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

  // MARK: Mutation

  /// Appends an object.
  @inlinable public mutating func append(_ element: Element) {
    element._siblingPlace = base + slots.count
    slots.append(element)
  }

  /// Inserts an object at an index from 0 to the number of members.
  ///
  /// - Returns: The number of members that moved.
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
      // The free slot before the first member is `nil`, which needs no deinitialization.
      guard let first = buffer.baseAddress.map({ $0 + start }) else { return }
      first.moveInitialize(from: first + 1, count: index)
      (first + index).initialize(to: element)
    }
    element._siblingPlace = base + start + index
    return index
  }

  /// Removes the member at an index.
  ///
  /// - Returns: The number of members that moved.
  @discardableResult
  @inlinable public mutating func remove(at index: Int) -> Int {
    let behind = count - 1 - index
    if behind <= index {
      slots.remove(at: start + index)
      if isEmpty { removeAll() }
      return behind
    }
    // Retained until the list is consistent again: releasing a member may run any code.
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

  /// Removes a member; other objects are ignored.
  @inlinable public mutating func remove(_ element: Element) {
    if let index = index(of: element) { remove(at: index) }
  }

  /// Exchanges two members.
  @inlinable public mutating func swapAt(_ first: Int, _ second: Int) {
    slots.swapAt(start + first, start + second)
  }

  /// Removes all members.
  @inlinable public mutating func removeAll() { self = _SiblingList() }

  @inlinable mutating func addFreeSlots(_ number: Int) {
    slots.insert(contentsOf: repeatElement(nil, count: number), at: 0)
    start += number
    base -= number
  }
}
