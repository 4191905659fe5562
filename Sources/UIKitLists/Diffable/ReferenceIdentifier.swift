import Foundation

/// An identifier of a section or an item whose type is not known. Values of Objective-C's classes for texts and
/// numbers equal those of Swift.
///
/// Unchecked, since identifiers are immutable values.
struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
  let value: Any
  private let key: AnyHashable

  init(_ value: Any) {
    self.value = value
    switch value {
    case let text as NSString: key = String(describing: text)
    case let text as String: key = text
    case let number as NSNumber: key = number
    case let number as Int: key = NSNumber(value: number)
    case let number as Double: key = NSNumber(value: number)
    case let number as Bool: key = NSNumber(value: number)
    case let value as AnyHashable: key = value
    default: key = ObjectIdentifier(value as AnyObject)
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.key == right.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
  var description: String { "\(value)" }
}

extension [Any] {
  var identifiers: [ReferenceIdentifier] { map { ReferenceIdentifier($0) } }
}

extension [ReferenceIdentifier] {
  var values: [Any] { map(\.value) }
}
