import Synchronization

/// Tells which classes override methods of a class of the library's.
///
/// On Apple's platforms the Objective-C runtime says that, and UIKit asks it: a view whose class has no `draw(_:)` of its own
/// needs no content. Here the method tables say it. A class's metadata is a row of words that begins with the words of its
/// superclass; the place of a method among them is found by comparing a class that overrides nothing with one that overrides
/// that method. Where it cannot be found, all classes count as overriding.
package final class MethodTable: Sendable {
  /// Who implements the methods that were asked for.
  package enum Implementation: Sendable {
    /// The base class.
    case base
    /// A class of the library's.
    case library
    /// A class of the program's.
    case program
    /// A class of the program's, in place of a class of the library's that implements them, too.
    case programOverLibrary
  }

  private let base: UInt
  private let slots: [Int]?
  private let known = Mutex<[ObjectIdentifier: Implementation]>([:])

  /// The words before the first method: kind, superclass, flags, sizes, descriptor, destroyer.
  private static let headerWords = 7

  /// - Parameters:
  ///   - base: the class that declares the methods.
  ///   - plain: a subclass that overrides none of them.
  ///   - overriding: subclasses that each override one of them.
  package init(base: AnyClass, plain: AnyClass, overriding: [AnyClass]) {
    self.base = unsafeBitCast(base, to: UInt.self)
    let count = Self.words(of: base)
    var found: [Int] = []
    for probe in overriding {
      // Inherited initialisers have entries of their own in each class.
      let differing = (Self.headerWords..<max(count, Self.headerWords)).filter {
        Self.word($0, of: plain) == Self.word($0, of: base)
          && Self.word($0, of: probe) != Self.word($0, of: base)
      }
      if differing.count == 1 { found.append(differing[0]) }
    }
    slots = found.count == overriding.count ? found : nil
  }

  /// Whether the methods' places were found.
  package var isReadable: Bool { slots != nil }

  /// Who implements the methods for objects of a class.
  package func implementation(in type: AnyClass) -> Implementation {
    if let slots, Self.agree(unsafeBitCast(type, to: UInt.self), base, slots) { return .base }
    let key = ObjectIdentifier(type)
    if let found = known.withLock({ $0[key] }) { return found }
    let found = findImplementation(in: type)
    known.withLock { $0[key] = found }
    return found
  }

  private func findImplementation(in type: AnyClass) -> Implementation {
    var next: AnyClass = type
    while !Self.belongsToLibrary(next), let superclass = _getSuperclass(next) { next = superclass }
    guard let slots else { return next == type ? .library : .program }
    let inherited = Self.agree(unsafeBitCast(type, to: UInt.self), unsafeBitCast(next, to: UInt.self), slots)
    if inherited { return .library }
    return Self.agree(unsafeBitCast(next, to: UInt.self), base, slots) ? .program : .programOverLibrary
  }

  private static func belongsToLibrary(_ type: AnyClass) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ["UIKit", "QuartzCore", "DesignCanvas", "Simulator", "Foundation"].contains(module)
  }

  private static func agree(_ first: UInt, _ second: UInt, _ slots: [Int]) -> Bool {
    guard let first = UnsafePointer<UInt>(bitPattern: first),
      let second = UnsafePointer<UInt>(bitPattern: second)
    else { return false }
    return slots.allSatisfy { first[$0] == second[$0] }
  }

  private static func word(_ index: Int, of type: AnyClass) -> UInt {
    UnsafePointer<UInt>(bitPattern: unsafeBitCast(type, to: UInt.self))?[index] ?? 0
  }

  /// The number of words from the address of the metadata to its end.
  private static func words(of type: AnyClass) -> Int {
    let sizes = word(4, of: type)
    let (size, address) = (sizes & 0xFFFF_FFFF, sizes >> 32)
    return size > address ? Int(size - address) / MemoryLayout<UInt>.size : 0
  }
}
