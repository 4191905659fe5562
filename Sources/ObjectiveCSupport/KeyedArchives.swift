import ClassMetadata
import ForkSafeLocks
import Foundation

/// Decodes archives as on iOS: a missing key results in `nil`. Foundation on Linux treats it as corruption,
/// and stops the program or rejects the whole archive; it cannot even decode its own attributed strings.
package enum KeyedArchives {
  /// Replaces the decoding methods of this process, once.
  package static func install() { _ = installed }

  /// `decodeObject(forKey:)`, `decodeObject(of:forKey:)` with an array of classes, and with a class.
  private static let symbols = [
    "6forKeyypSgSS_tF", "2of6forKeyypSgSayyXlXpGSg_SStF", "2of6forKeyxSgxm_SStAA8NSObjectCRbzAA8NSCodingRzlF",
  ].map { "$s10Foundation17NSKeyedUnarchiverC12decodeObject" + $0 }

  private static let installed: Void = {
    let type = NSKeyedUnarchiver.self
    let slots = symbols.compactMap { VirtualMethods.slot(of: $0, in: type) }
    let former = slots.compactMap { VirtualMethods.method(at: $0, of: type) }
    let methods = symbols.indices.compactMap {
      VirtualMethods.method(at: VirtualMethods.firstSlot + $0, of: UnarchiverMethods.self)
    }
    guard former.count == symbols.count, methods.count == symbols.count else {
      FileHandle.standardError.write(
        Data(
          "warning: Foundation's archives are laid out otherwise than expected; all keys must be there\n".utf8
        ))
      return
    }
    KeyedArchives.former.withLock { $0 = former.map { UInt(bitPattern: $0) } }
    for (slot, method) in zip(slots, methods) { VirtualMethods.replace(at: slot, of: type, with: method) }
  }()

  /// The addresses of Foundation's methods.
  private static let former = Mutex<[UInt]>([])

  /// Returns one of Foundation's methods.
  fileprivate static func method(_ index: Int) -> UnsafeRawPointer? {
    former.withLock { $0.indices.contains(index) ? UnsafeRawPointer(bitPattern: $0[index]) : nil }
  }
}

/// The replacements of three methods of `NSKeyedUnarchiver`, whose instances they are called on. They are the
/// first methods of a class without a superclass, in the order of the symbols.
///
/// Open, so that the compiler keeps them in the vtable.
open class UnarchiverMethods {
  /// Replaces `decodeObject(forKey:)`.
  open func decodeObject(forKey key: String) -> Any? {
    guard let method = KeyedArchives.method(0), hasValue(key) else { return nil }
    return VirtualMethods.find(key, by: method, of: self)
  }

  /// Replaces `decodeObject(of:forKey:)` with an array of classes.
  open func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    object(of: classes, forKey: key)
  }

  /// Replaces `decodeObject(of:forKey:)` with a class.
  open func decodeObject<Decoded: NSObject & NSCoding>(of type: Decoded.Type, forKey key: String) -> Decoded?
  {
    object(of: [type], forKey: key) as? Decoded
  }

  // The object has another class's vtable: these methods call only final ones.

  private final func object(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let method = KeyedArchives.method(1), hasValue(key) else { return nil }
    return VirtualMethods.find(key, of: classes, by: method, of: self)
  }

  private final func hasValue(_ key: String) -> Bool {
    unsafeBitCast(self, to: NSKeyedUnarchiver.self).containsValue(forKey: key)
  }
}
