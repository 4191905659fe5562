import Foundation
import ObjectiveCSupport

/// The key of a value that an extension stores with objects.
///
/// ```swift
/// extension UIView {
///   private static let group = AssociatedKey<String>()
///   public var group: String? {
///     get { Self.group[self] }
///     set { Self.group[self] = newValue }
///   }
/// }
/// ```
///
/// Unchecked, since only the address is used: nothing is read or written there.
package final class AssociatedKey<Value>: @unchecked Sendable {
  private let address: UnsafeRawPointer

  package init() {
    address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }

  /// The value that is stored with an object; `nil` if there is none.
  package subscript(object: AnyObject) -> Value? {
    get { objc_getAssociatedObject(object, address) as? Value }
    set { objc_setAssociatedObject(object, address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
