import Foundation
import QuartzCore

/// Sets properties of UIKit's classes by the key paths of user-defined runtime attributes, such as
/// `layer.cornerRadius` and `titleLabel.numberOfLines`.
@MainActor
package enum RuntimeAttributes {
  /// Sets a registered property of an object, or of an object to which registered properties lead.
  ///
  /// - Returns: Whether there is such a property that accepts the value.
  package static func setRegistered(_ keyPath: String, of object: AnyObject, to value: Any?) -> Bool {
    var keys = keyPath.split(separator: ".").map(String.init)
    var target = object
    while keys.count > 1 {
      guard case .returned(let next?) = RuntimeClasses.get(keys.removeFirst(), of: target) else {
        return false
      }
      target = next as AnyObject
      if !keys.isEmpty, set(keys.joined(separator: "."), of: target, to: value) { return true }
    }
    return keys.first.map { RuntimeClasses.set($0, of: target, to: value) } ?? false
  }

  /// Sets a property of an object by its key path.
  ///
  /// - Returns: Whether there is such a property that accepts the value.
  package static func set(_ keyPath: String, of object: AnyObject, to value: Any?) -> Bool {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = keys.last, keys.count <= 8 else { return false }
    var target = object
    for (index, key) in keys.dropLast().enumerated() {
      if let layer = target as? CALayer {
        return set(keys[index...].joined(separator: "."), of: layer, to: value)
      }
      guard case .some(.some(let next)) = NamedMembers.value(key, of: target) else { return false }
      target = next as AnyObject
    }
    if let layer = target as? CALayer { return set(last, of: layer, to: value) }
    return NamedMembers.set(last, of: target, to: value)
  }

  /// Sets a property of a layer. Documents have colours of UIKit's, and points for offsets.
  private static func set(_ key: String, of layer: CALayer, to value: Any?) -> Bool {
    switch (key, value) {
    case (_, let color as UIColor):
      let name = key.hasSuffix("UIColor") ? key.dropLast("UIColor".count) + "Color" : key
      return layer.setPropertyValue(color.cgColor, name)
    case ("shadowOffset", let point as CGPoint):
      return layer.setPropertyValue(CGSize(width: point.x, height: point.y), key)
    default: return layer.setPropertyValue(value, key)
    }
  }
}
