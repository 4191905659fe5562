import ClassMetadata
import Foundation
import Synchronization

/// Archives read as on iOS: a key that is not there gives nil. Foundation on Linux takes it for damage, and stops the program or
/// gives up the whole archive; its own attributed strings cannot be read so.
package enum KeyedArchives {
  /// Has archives of this process read so, once.
  package static func install() { _ = installed }

  /// `decodeObject(forKey:)`, `decodeObject(of:forKey:)` with a list of classes, and with one class.
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

  /// The addresses of Foundation's own methods.
  private static let former = Mutex<[UInt]>([])

  /// One of Foundation's own methods.
  fileprivate static func method(_ index: Int) -> UnsafeRawPointer? {
    former.withLock { $0.indices.contains(index) ? UnsafeRawPointer(bitPattern: $0[index]) : nil }
  }
}

/// Methods that take the places of three of `NSKeyedUnarchiver`'s, which are its objects' own. They are the first of a class without
/// a superclass, in the order of the symbols.
///
/// Open, so that the compiler keeps them in the table of methods.
open class UnarchiverMethods {
  /// In place of `decodeObject(forKey:)`.
  open func decodeObject(forKey key: String) -> Any? {
    guard let method = KeyedArchives.method(0), hasValue(key) else { return nil }
    return VirtualMethods.find(key, by: method, of: self)
  }

  /// In place of `decodeObject(of:forKey:)` with a list of classes.
  open func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    object(of: classes, forKey: key)
  }

  /// In place of `decodeObject(of:forKey:)` with one class.
  open func decodeObject<Decoded: NSObject & NSCoding>(of type: Decoded.Type, forKey key: String) -> Decoded?
  {
    object(of: [type], forKey: key) as? Decoded
  }

  // The object's table is another class's: methods here call none but final ones.

  private final func object(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let method = KeyedArchives.method(1), hasValue(key) else { return nil }
    return VirtualMethods.find(key, of: classes, by: method, of: self)
  }

  private final func hasValue(_ key: String) -> Bool {
    unsafeBitCast(self, to: NSKeyedUnarchiver.self).containsValue(forKey: key)
  }
}
