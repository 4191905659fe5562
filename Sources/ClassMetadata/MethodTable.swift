import ForkSafeLocks

/// Tells which classes override methods of a class of the library's.
///
/// On Apple's platforms the Objective-C runtime says that, and UIKit asks it: a view whose class has no `draw(_:)` of its own
/// needs no content. Here the method tables say it, see `VirtualMethods`: the place of a method is found by comparing a class
/// that overrides nothing with one that overrides that method. The program stops where it cannot be found.
package final class MethodTable: Sendable {
  /// The kind of class that implements the methods.
  package enum Implementation: Sendable {
    /// The base class.
    case base
    /// A class of the library.
    case library
    /// A class of the application.
    case program
    /// A class of the application that overrides a library class with its own implementation.
    case programOverLibrary
  }

  private let base: UInt
  private let slots: [Int]
  private let known = Mutex<[ObjectIdentifier: Implementation]>([:])

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - base: The class that declares the methods.
  ///   - plain: A subclass that overrides none of them.
  ///   - overriding: Subclasses that each override one of them.
  package init(base: AnyClass, plain: AnyClass, overriding: [AnyClass]) {
    self.base = unsafeBitCast(base, to: UInt.self)
    slots = overriding.map { probe in
      let differing = VirtualMethods.differences(of: probe, from: plain, in: base)
      guard differing.count == 1 else {
        fatalError(
          "Tinamou cannot run with this version of Swift: the method that \(probe) overrides changes "
            + "\(differing.count) members of the table of \(base), not one.")
      }
      return differing[0].slot
    }
  }

  /// Returns the kind of class that implements the methods for objects of a class.
  package func implementation(in type: AnyClass) -> Implementation {
    if Self.agree(unsafeBitCast(type, to: UInt.self), base, slots) { return .base }
    let key = ObjectIdentifier(type)
    if let found = known.withLock({ $0[key] }) { return found }
    let found = findImplementation(in: type)
    known.withLock { $0[key] = found }
    return found
  }

  private func findImplementation(in type: AnyClass) -> Implementation {
    var next: AnyClass = type
    while !SystemModules.isSystems(next), let superclass = _getSuperclass(next) { next = superclass }
    let inherited = Self.agree(unsafeBitCast(type, to: UInt.self), unsafeBitCast(next, to: UInt.self), slots)
    if inherited { return .library }
    return Self.agree(unsafeBitCast(next, to: UInt.self), base, slots) ? .program : .programOverLibrary
  }

  private static func agree(_ first: UInt, _ second: UInt, _ slots: [Int]) -> Bool {
    guard let first = UnsafePointer<UInt>(bitPattern: first),
      let second = UnsafePointer<UInt>(bitPattern: second)
    else { return false }
    return slots.allSatisfy { first[$0] == second[$0] }
  }
}
