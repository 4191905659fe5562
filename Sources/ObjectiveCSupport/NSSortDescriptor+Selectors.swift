import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor that compares objects by the property with a key, and its values by a method of strings, such as
  /// `caseInsensitiveCompare(_:)`. Values that are no strings, and other methods, are compared as without one; `nil` is ordered first.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let plain = NSSortDescriptor(key: key, ascending: true)
    let comparison = selector.flatMap { Self.comparisons[NSStringFromSelector($0)] }
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      if let comparison, let a = Self.text(first, key), let b = Self.text(second, key) {
        return comparison(a, b)
      }
      return plain.compare(first, to: second)
    }
    SortKeys.set(key, of: self)
  }

  /// Creates a descriptor that compares objects by the property with a key, and its values by a closure. `nil` is ordered first.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      switch (Self.value(first, key), Self.value(second, key)) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let a?, let b?): cmptr(a, b)
      }
    }
    SortKeys.set(key, of: self)
  }

  private static func value(_ object: Any, _ key: String?) -> Any? {
    guard let key, key != "self" else { return object }
    return (object as? NSObject)?.value(forKeyPath: key)
  }
  private static func text(_ object: Any, _ key: String?) -> String? {
    let value = value(object, key)
    return value as? String ?? (value as? NSString).map { $0 as String }
  }

  private static let comparisons: [String: @Sendable (String, String) -> ComparisonResult] = [
    "compare:": { $0.compare($1) }, "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
    "localizedCompare:": { $0.localizedCompare($1) },
    "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
    "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
  ]
}

extension NSSortDescriptor {
  /// The key path of the property by which objects are compared; `nil` for the objects themselves.
  public var key: String? { SortKeys.key(of: self) }
}

/// The keys of sort descriptors, which Foundation on Linux does not keep.
enum SortKeys {
  // Unsafe in name only: only the address is used, the memory is never read or written.
  private nonisolated(unsafe) static let place = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private final class Box {
    let key: String?
    init(_ key: String?) { self.key = key }
  }

  static func set(_ key: String?, of descriptor: NSSortDescriptor) {
    _ = AssociatedObjects.value(for: place, of: descriptor, orSet: Box(key))
  }

  static func key(of descriptor: NSSortDescriptor) -> String? {
    if let box = AssociatedObjects.value(for: place, of: descriptor) as? Box { return box.key }
    return KeyPathNames.name(of: descriptor.keyPath)
  }
}
