import Foundation

/// The coder that `init(coder:)` of objects from documents receives. It contains no values for keys: it
/// applies the values of the document itself, through `decode`.
package final class DocumentCoder: NSCoder {
  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }

  /// Applies the values of the document to a view; `nil` once they were applied.
  package var decode: ((UIView) -> Void)?
  /// The class at the end of whose initializer the values are applied.
  package var decodingClass: AnyClass?

  /// Returns the class itself or its nearest superclass whose initializer calls `finish(_:as:)`.
  @MainActor
  package static func decodingClass(of type: UIView.Type) -> AnyClass {
    var present: AnyClass? = type
    while let next = present {
      if decoding.contains(ObjectIdentifier(next)) { return next }
      present = _getSuperclass(next)
    }
    return UIView.self
  }

  @MainActor private static let decoding: Set<ObjectIdentifier> = Set(
    CoreParts.all.flatMap(\.decodingClasses).map { ObjectIdentifier($0) })
}

extension NSCoder {
  /// Applies the values of a document to a view. Initializers with a coder call it at their end, so that the
  /// values are applied after the nearest UIKit class is initialized and before its subclasses are.
  @MainActor
  package func finish(_ view: UIView, as type: UIView.Type) {
    guard let coder = self as? DocumentCoder, coder.decodingClass == type else { return }
    coder.decode.take()?(view)
  }
}
