import CoreGraphics
import Foundation

/// A value as key-value coding and documents have it: numbers are of any type, cases of enumerations are numbers.
package protocol NamedValue {
  /// Returns a value from one as documents and key-value coding have it; `nil` if it is of another kind.
  static func from(named value: Any?) -> Self?
  /// The value as key-value coding has it.
  var named: Any? { get }
}

extension NamedValue {
  package static func from(named value: Any?) -> Self? { value as? Self }
  package var named: Any? { self }
}

/// A number that is not a Boolean value.
private func number(_ value: Any?) -> Double? {
  switch value {
  case is Bool: nil
  case let value as CGFloat: Double(value)
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as NSNumber: String(cString: value.objCType) == "c" ? nil : value.doubleValue
  default: nil
  }
}

extension Bool: NamedValue {
  package static func from(named value: Any?) -> Bool? {
    if let value = value as? Bool { return value }
    guard let value = value as? NSNumber, String(cString: value.objCType) == "c" else { return nil }
    return value.boolValue
  }
}

extension Int: NamedValue {
  package static func from(named value: Any?) -> Int? {
    number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }
}

extension CGFloat: NamedValue {
  package static func from(named value: Any?) -> CGFloat? { number(value).map { CGFloat($0) } }
}

extension Double: NamedValue {
  package static func from(named value: Any?) -> Double? { number(value) }
}

extension Float: NamedValue {
  package static func from(named value: Any?) -> Float? { number(value).map { Float($0) } }
}

extension String: NamedValue {}
extension CGSize: NamedValue {}
extension Date: NamedValue {}
extension UIColor: NamedValue {}
extension UIImage: NamedValue {}
extension UIFont: NamedValue {}
extension NSAttributedString: NamedValue {}

extension Optional: NamedValue where Wrapped: NamedValue {
  package static func from(named value: Any?) -> Wrapped?? {
    guard let value else { return .some(nil) }
    return Wrapped.from(named: value).map { .some($0) }
  }
  package var named: Any? { flatMap(\.named) }
}

/// A case of an enumeration.
package protocol NamedCase: NamedValue, RawRepresentable where RawValue == Int {}

extension NamedCase {
  package static func from(named value: Any?) -> Self? {
    value as? Self ?? Int.from(named: value).flatMap { Self(rawValue: $0) }
  }
  package var named: Any? { rawValue }
}

extension NSTextAlignment: NamedCase {}
extension NSLineBreakMode: NamedCase {}
