import Foundation
import Synchronization

/// The keys of properties by their key paths.
enum KeyPathNames {
  /// A key path, which is not declared as sendable. Unchecked, since those of properties capture no values.
  private struct Path: Hashable, @unchecked Sendable {
    let value: AnyKeyPath
  }

  private static let registered = Mutex<[Path: String]>([:])

  static func add(_ key: String, for keyPath: AnyKeyPath) {
    let path = Path(value: keyPath)
    registered.withLock { $0[path] = key }
  }

  /// Returns the keys of a key path's properties, with points between them; `nil` for a property that is computed and has not registered its
  /// key, a subscript or an optional chain.
  static func name(of keyPath: AnyKeyPath) -> String? {
    let path = Path(value: keyPath)
    if let known = registered.withLock({ $0[path] }) { return known }
    // As in "\Person.address.city"; a nested type has points as well.
    let type = "\(type(of: keyPath).rootType)"
    let text = "\(keyPath)"
    guard text.hasPrefix("\\" + type + ".") else { return nil }
    let keys = text.dropFirst(type.count + 2)
    return keys.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? String(keys) : nil
  }
}

extension AnyKeyPath {
  /// The keys of the properties, with points between them; `nil` for what Objective-C has no name for. Computed properties that are not managed
  /// by Core Data have none here.
  public var _kvcKeyPathString: String? { KeyPathNames.name(of: self) }
}
