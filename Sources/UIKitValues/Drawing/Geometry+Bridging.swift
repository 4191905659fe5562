import Foundation
import QuartzCore

// On Apple's platforms an object that contains insets is one by `as?`, and a value in `Any` is such an object.

extension UIEdgeInsets: _ObjectiveCBridgeable {
  /// The object that contains the insets.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
  /// Takes the value of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    result = source.uiEdgeInsetsValue
  }
  /// Takes the value of an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?)
    -> Bool
  {
    result = source.unboxed()
    return result != nil
  }
  /// Returns the value of an object; `.zero` without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? .zero
  }
}

extension NSDirectionalEdgeInsets: _ObjectiveCBridgeable {
  /// The object that contains the insets.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(directionalEdgeInsets: self) }
  /// Takes the value of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout NSDirectionalEdgeInsets?) {
    result = source.directionalEdgeInsetsValue
  }
  /// Takes the value of an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout NSDirectionalEdgeInsets?
  ) -> Bool {
    result = source.unboxed()
    return result != nil
  }
  /// Returns the value of an object; `.zero` without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> NSDirectionalEdgeInsets {
    source?.directionalEdgeInsetsValue ?? .zero
  }
}

extension UIOffset: _ObjectiveCBridgeable {
  /// The object that contains the offset.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }
  /// Takes the value of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) {
    result = source.uiOffsetValue
  }
  /// Takes the value of an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) -> Bool {
    result = source.unboxed()
    return result != nil
  }
  /// Returns the value of an object; `.zero` without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIOffset {
    source?.uiOffsetValue ?? .zero
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  /// The object that contains the transform.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
  /// Takes the value of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
    result = source.cgAffineTransformValue
  }
  /// Takes the value of an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?)
    -> Bool
  {
    result = source.unboxed()
    return result != nil
  }
  /// Returns the value of an object; `.identity` without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    source?.cgAffineTransformValue ?? .identity
  }
}
