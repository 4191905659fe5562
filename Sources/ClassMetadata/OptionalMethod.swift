/// An optional method of a delegate or data source, and whether an object implements it.
///
/// On Apple's platforms `responds(to:)` tells. In Swift an optional method is a requirement of the protocol with a default in
/// an extension, and a class that has the default looks like one that implements the method. So the default reports itself:
///
/// ```swift
/// extension OptionalMethod { static let sizeForItem = OptionalMethod() }
///
/// extension UICollectionViewDelegateFlowLayout {
///   public func collectionView(…, sizeForItemAt indexPath: IndexPath) -> CGSize {
///     OptionalMethod.sizeForItem.reportDefault(of: self)
///     return …
///   }
/// }
///
/// let size = OptionalMethod.sizeForItem.result(of: delegate) { delegate.collectionView(…, sizeForItemAt: path) }
/// // nil: the delegate does not implement it.
/// ```
@MainActor
package final class OptionalMethod {
  /// The calls under way, the innermost last.
  private var calls: [(object: ObjectIdentifier, isImplemented: Bool)] = []

  /// Creates the answers for one method.
  package nonisolated init() {}

  /// The object that passes on the method that is called, and the one that it passes it to.
  private static var passed: (from: ObjectIdentifier, to: ObjectIdentifier)?

  /// Calls a method of an object for another one that passes it on, whose answer it is.
  package static func passOn<Value>(from: AnyObject, to: AnyObject, _ call: () -> Value) -> Value {
    let former = passed
    passed = (ObjectIdentifier(from), ObjectIdentifier(to))
    defer { passed = former }
    return call()
  }

  /// Tells the call under way that an object has only the default.
  package func reportDefault(of object: AnyObject) {
    var object = ObjectIdentifier(object)
    if let passed = Self.passed, passed.to == object { object = passed.from }
    guard let last = calls.last, last.object == object else { return }
    calls[calls.count - 1].isImplemented = false
  }

  /// Calls the method.
  ///
  /// - Returns: what the object's implementation returned; `nil` if it has only the default.
  package func result<Value>(of object: AnyObject, _ call: () -> Value) -> Value? {
    calls.append((ObjectIdentifier(object), true))
    let value = call()
    return calls.removeLast().isImplemented ? value : nil
  }
}
