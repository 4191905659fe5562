import Foundation
import ObjectiveCSupport
import QuartzCore

/// Layers store values for any key with their own methods.
extension CALayer: BuiltInKeyValueCoding {
  /// Returns the layer's value for a key.
  public func builtInValue(_ key: String) -> RuntimeClasses.Reply { .returned(value(forKey: key)) }

  /// Sets the layer's value for a key.
  public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    setValue(value, forKey: key)
    return true
  }
}
