import Foundation

/// The conformance of classes to protocols that are known at run time only, by Swift's own tables.
package enum ProtocolConformances {
  private typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
  private static let lookup: Lookup? = {
    guard let image = dlopen(nil, RTLD_NOW), let address = dlsym(image, "swift_conformsToProtocol") else {
      return nil
    }
    return unsafeBitCast(address, to: Lookup.self)
  }()

  /// Returns `true` if a class adopts all protocols of a type such as `any UIScrollViewDelegate`.
  package static func adopts(_ type: AnyClass, _ interface: Any.Type) -> Bool {
    let metadata = unsafeBitCast(interface, to: UnsafeRawPointer.self)
    // The kind of `any Protocol`, followed by flags, the number of protocols, a superclass depending on the
    // flags, and the protocols' descriptors.
    guard metadata.load(as: UInt.self) == 0x303, let lookup else { return false }
    let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
    let count = metadata.load(fromByteOffset: 12, as: UInt32.self)
    guard flags & 0x4000_0000 == 0 else { return false }
    return (0..<Int(count)).allSatisfy { index in
      let description = metadata.load(fromByteOffset: 16 + 8 * index, as: UInt.self) & ~1
      guard let pointer = UnsafeRawPointer(bitPattern: description) else { return false }
      return lookup(unsafeBitCast(type, to: UnsafeRawPointer.self), pointer) != nil
    }
  }
}
