import Foundation
import Glibc

/// Replaces methods of classes at run time, in the table of methods that a class's metadata carries.
///
/// Calls of an `open` method that a class body declares go through that table. It is a public part of Swift's ABI on Linux for
/// classes that are built without library evolution, as Foundation's are there. The entry is found by its value, the address of
/// the method's symbol, never by a position; where it is not found nothing is changed.
package enum MethodReplacement {
  /// The address of a symbol of this process; nil where there is none.
  package static func address(of symbol: String) -> UnsafeRawPointer? {
    dlsym(nil, symbol).map { UnsafeRawPointer($0) }
  }

  /// Replaces a method of a class by another function of the same signature and convention.
  ///
  /// Subclasses that do not override the method have tables of their own and keep the former one.
  ///
  /// - Parameters:
  ///   - symbol: the mangled name of the method.
  ///   - classSymbol: the mangled name of the class's metadata, which ends in `CN`.
  ///   - replacement: the address of the other function.
  /// - Returns: the former function; nil where there is no such method in the table.
  @discardableResult
  package static func replace(
    _ symbol: String, ofClass classSymbol: String, with replacement: UnsafeRawPointer
  ) -> UnsafeRawPointer? {
    guard let metadata = dlsym(nil, classSymbol), let method = dlsym(nil, symbol) else { return nil }
    let words = metadata.assumingMemoryBound(to: UnsafeRawPointer?.self)
    // After the superclass, flags and the sizes of instances come the size of the metadata in bytes and how much of it lies
    // before the address of the class.
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let before = metadata.load(fromByteOffset: 36, as: UInt32.self)
    guard size > before else { return nil }
    for index in 0..<Int(size - before) / MemoryLayout<UnsafeRawPointer>.size
    where words[index] == UnsafeRawPointer(method) {
      let slot = words + index
      let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
      let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: slot) & ~(page - 1))
      // The metadata may lie on pages that are read only after relocation.
      guard mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0 else { return nil }
      slot.pointee = replacement
      return UnsafeRawPointer(method)
    }
    return nil
  }
}
