import Foundation

/// A collection of numbers that are next to each other in memory.
public protocol AccelerateBuffer<Element> {
  associatedtype Element
  /// The number of elements.
  var count: Int { get }
  /// Calls a closure with the elements.
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}
/// A collection of numbers that can be replaced.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
  /// Calls a closure with the elements.
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}
extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(self)
  }
}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(UnsafeBufferPointer(self))
  }
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(&self) }
}

/// Arithmetic of vectors of `Float` or `Double`. Vectors of different lengths stop the program.
public enum vDSP {
  private static func map<A: AccelerateBuffer>(
    _ a: A, _ transform: (A.Element) -> A.Element
  ) -> [A.Element] { a.withUnsafeBufferPointer { $0.map(transform) } }

  private static func combine<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ a: A, _ b: B, _ transform: (A.Element, B.Element) -> A.Element
  ) -> [A.Element] {
    precondition(a.count == b.count)
    return a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in zip(a, b).map(transform) } }
  }

  private static func write<R: AccelerateMutableBuffer>(_ values: [R.Element], to result: inout R) {
    precondition(values.count == result.count)
    result.withUnsafeMutableBufferPointer { result in
      for index in values.indices { result[index] = values[index] }
    }
  }

  // MARK: Vectors and vectors

  public static func add<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A, _ vectorB: B
  ) -> [A.Element] where A.Element == B.Element, A.Element: BinaryFloatingPoint {
    combine(vectorA, vectorB, +)
  }
  public static func add<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element == B.Element, A.Element == R.Element, A.Element: BinaryFloatingPoint {
    write(combine(vectorA, vectorB, +), to: &result)
  }
  public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A, _ vectorB: B
  ) -> [A.Element] where A.Element == B.Element, A.Element: BinaryFloatingPoint {
    combine(vectorA, vectorB, -)
  }
  public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element == B.Element, A.Element == R.Element, A.Element: BinaryFloatingPoint {
    write(combine(vectorA, vectorB, -), to: &result)
  }
  public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A, _ vectorB: B
  ) -> [A.Element] where A.Element == B.Element, A.Element: BinaryFloatingPoint {
    combine(vectorA, vectorB, *)
  }
  public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element == B.Element, A.Element == R.Element, A.Element: BinaryFloatingPoint {
    write(combine(vectorA, vectorB, *), to: &result)
  }
  public static func divide<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A, _ vectorB: B
  ) -> [A.Element] where A.Element == B.Element, A.Element: BinaryFloatingPoint {
    combine(vectorA, vectorB, /)
  }
  public static func divide<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element == B.Element, A.Element == R.Element, A.Element: BinaryFloatingPoint {
    write(combine(vectorA, vectorB, /), to: &result)
  }

  // MARK: Vectors and numbers

  public static func add<A: AccelerateBuffer>(
    _ scalar: A.Element, _ vector: A
  ) -> [A.Element] where A.Element: BinaryFloatingPoint { map(vector) { scalar + $0 } }
  public static func multiply<A: AccelerateBuffer>(
    _ scalar: A.Element, _ vector: A
  ) -> [A.Element] where A.Element: BinaryFloatingPoint { map(vector) { scalar * $0 } }
  public static func multiply<A: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ scalar: A.Element, _ vector: A, result: inout R
  ) where A.Element == R.Element, A.Element: BinaryFloatingPoint {
    write(map(vector) { scalar * $0 }, to: &result)
  }
  public static func divide<A: AccelerateBuffer>(
    _ vector: A, _ scalar: A.Element
  ) -> [A.Element] where A.Element: BinaryFloatingPoint { map(vector) { $0 / scalar } }
  public static func divide<A: AccelerateBuffer>(
    _ scalar: A.Element, _ vector: A
  ) -> [A.Element] where A.Element: BinaryFloatingPoint { map(vector) { scalar / $0 } }
  /// Returns a vector with values within bounds.
  public static func clip<A: AccelerateBuffer>(
    _ vector: A, to bounds: ClosedRange<A.Element>
  ) -> [A.Element] where A.Element: BinaryFloatingPoint {
    map(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }

  // MARK: One vector

  public static func negative<A: AccelerateBuffer>(_ vector: A) -> [A.Element]
  where A.Element: BinaryFloatingPoint { map(vector) { -$0 } }
  public static func absolute<A: AccelerateBuffer>(_ vector: A) -> [A.Element]
  where A.Element: BinaryFloatingPoint { map(vector) { abs($0) } }
  public static func square<A: AccelerateBuffer>(_ vector: A) -> [A.Element]
  where A.Element: BinaryFloatingPoint { map(vector) { $0 * $0 } }

  public static func sum<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: BinaryFloatingPoint { vector.withUnsafeBufferPointer { $0.reduce(0, +) } }
  public static func sumOfSquares<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: BinaryFloatingPoint { vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1 * $1 } } }
  /// Returns the mean; not a number for an empty vector.
  public static func mean<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: BinaryFloatingPoint { sum(vector) / A.Element(vector.count) }
  public static func meanSquare<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: BinaryFloatingPoint { sumOfSquares(vector) / A.Element(vector.count) }
  public static func rootMeanSquare<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: BinaryFloatingPoint { meanSquare(vector).squareRoot() }
  /// Returns the largest value; minus infinity for an empty vector.
  public static func maximum<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: BinaryFloatingPoint { vector.withUnsafeBufferPointer { $0.reduce(-.infinity, max) } }
  /// Returns the smallest value; infinity for an empty vector.
  public static func minimum<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: BinaryFloatingPoint { vector.withUnsafeBufferPointer { $0.reduce(.infinity, min) } }
  public static func dot<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A, _ vectorB: B
  ) -> A.Element where A.Element == B.Element, A.Element: BinaryFloatingPoint {
    sum(multiply(vectorA, vectorB))
  }

  // MARK: Making vectors

  /// Returns values that grow by equal steps.
  public static func ramp<Element: BinaryFloatingPoint>(
    withInitialValue initialValue: Element, increment: Element, count: Int
  ) -> [Element] { (0..<count).map { initialValue + increment * Element($0) } }
  /// Returns values from one bound to the other in equal steps.
  public static func ramp<Element: BinaryFloatingPoint>(
    in range: ClosedRange<Element>, count: Int
  ) -> [Element] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Element(count - 1) : 0
    return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
  }
}
