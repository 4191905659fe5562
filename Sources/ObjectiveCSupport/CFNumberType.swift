import Foundation

/// The type of a number's value in C. Raw values are those of Core Foundation.
public enum CFNumberType: CFIndex, Sendable {
  case sInt8Type = 1
  case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType,
    longLongType, floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType

  /// The last type: `cgFloatType`.
  public static var maxType: CFNumberType { .cgFloatType }
}

/// Returns the type in which a number is stored: one of a fixed width, and a wider one for unsigned integers.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
  guard let number else { return .sInt8Type }
  return switch UInt8(bitPattern: number.objCType.pointee) {
  case UInt8(ascii: "c"), UInt8(ascii: "B"): .sInt8Type
  case UInt8(ascii: "C"), UInt8(ascii: "s"): .sInt16Type
  case UInt8(ascii: "S"), UInt8(ascii: "i"): .sInt32Type
  case UInt8(ascii: "f"): .float32Type
  case UInt8(ascii: "d"): .float64Type
  default: .sInt64Type
  }
}

/// Returns whether a number is stored as one with a fraction.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
  [.float32Type, .float64Type].contains(CFNumberGetType(number))
}
