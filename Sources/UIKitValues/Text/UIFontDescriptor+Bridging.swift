import Foundation

// A descriptor's attributes are a dictionary of Objective-C on Apple's platforms, where settings of features can be read with keys
// of any type that stands for strings, and the size as any type of number, whatever they were set as.

/// A key that is a string of Objective-C.
public protocol FontDescriptorKey: RawRepresentable, Hashable, _ObjectiveCBridgeable
where RawValue == String, _ObjectiveCType == NSString {
  /// Creates a key with a name.
  init(rawValue: String)
}

extension FontDescriptorKey {
  /// Returns the name.
  public func _bridgeToObjectiveC() -> NSString { rawValue as NSString }
  /// Sets a key with a name.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source as String)
  }
  /// Sets a key with a name.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
    result = Self(rawValue: source as String)
    return true
  }
  /// Returns a key with a name.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: (source as String?) ?? "")
  }
}

extension UIFontDescriptor.AttributeName: FontDescriptorKey {}
extension UIFontDescriptor.FeatureKey: FontDescriptorKey {}
extension UIFontDescriptor.TraitKey: FontDescriptorKey {}

extension [UIFontDescriptor.AttributeName: Any] {
  /// The attributes with a size that can be cast to any type of number, and settings of features to dictionaries with any type of keys.
  var withFoundationsTypes: Self {
    var result = self
    if let size = UIFontDescriptor.number(self[.size]) { result[.size] = NSNumber(value: Double(size)) }
    if let settings = self[.featureSettings] as? [Any] {
      let named = settings.compactMap(UIFontDescriptor.names(inSetting:))
      if named.count == settings.count {
        let bridged = named.map { names -> [NSString: Any] in
          var setting: [NSString: Any] = [:]
          for (name, value) in names { setting[name as NSString] = value }
          return setting
        }
        result[.featureSettings] = bridged
      }
    }
    return result
  }
}
