import Foundation

// On Apple's platforms an object that contains a point, a size, a rectangle or a number is one by `as?`, as in user infos of notifications
// and in dictionaries of attributes, and a value in `Any` is such an object.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The object that contains the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  /// Takes the rectangle of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }
  /// Takes the rectangle of an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard source.contains("CGRect") else { return false }
    result = source.rectValue
    return true
  }
  /// Returns the rectangle of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The object that contains the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  /// Takes the point of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }
  /// Takes the point of an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    guard source.contains("CGPoint") else { return false }
    result = source.pointValue
    return true
  }
  /// Returns the point of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The object that contains the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  /// Takes the size of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }
  /// Takes the size of an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    guard source.contains("CGSize") else { return false }
    result = source.sizeValue
    return true
  }
  /// Returns the size of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The object that contains the number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  /// Takes the number of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }
  /// Takes the number of an object.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }
  /// Returns the number of an object; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map { CGFloat($0.doubleValue) } ?? 0
  }
}

extension NSValue {
  /// Returns whether the object contains a value of Foundation's type of geometry, whose name begins its encoding.
  fileprivate func contains(_ name: String) -> Bool { String(cString: objCType).hasPrefix("{\(name)=") }
}
