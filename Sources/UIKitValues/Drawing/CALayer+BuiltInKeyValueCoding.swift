import Foundation
import ObjectiveCSupport
import QuartzCore

/// Layers keep values under any key, in methods of their own.
extension CALayer: BuiltInKeyValueCoding {
  /// The layer's value for the key.
  public func builtInValue(_ key: String) -> RuntimeClasses.Reply { .returned(value(forKey: key)) }

  /// Keeps a value under the key.
  public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    setValue(value, forKey: key)
    return true
  }
}
