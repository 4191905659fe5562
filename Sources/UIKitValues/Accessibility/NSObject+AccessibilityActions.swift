import Foundation
import ObjectiveCSupport

/// A class of UIKit's whose subclasses override what assistive technologies call on every object.
@preconcurrency @MainActor
package protocol AccessibilityActions: AnyObject {
  func accessibilityActivate() -> Bool
  func accessibilityIncrement()
  func accessibilityDecrement()
  func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
  func accessibilityPerformEscape() -> Bool
  func accessibilityPerformMagicTap() -> Bool
  func accessibilityZoomIn(at point: CGPoint) -> Bool
  func accessibilityZoomOut(at point: CGPoint) -> Bool
  func accessibilityElementDidBecomeFocused()
  func accessibilityElementDidLoseFocus()
  func accessibilityElementIsFocused() -> Bool
  func accessibilityElementCount() -> Int
  func accessibilityElement(at index: Int) -> Any?
  func index(ofAccessibilityElement element: Any) -> Int
}

/// A class of UIKit's whose subclasses override what hides other elements.
@preconcurrency @MainActor
package protocol AccessibilityHiding: AnyObject {
  var accessibilityElementsHidden: Bool { get set }
  var accessibilityViewIsModal: Bool { get set }
}

/// The accessibility methods of every object, which on iOS are informal protocols of `NSObject`. Classes with methods of their own,
/// such as `UIResponder`, override them: the methods here forward to those.
extension NSObjectProtocol where Self: NSObject {
  @MainActor private var actions: (any AccessibilityActions)? { self as? any AccessibilityActions }
  @MainActor private var hiding: (any AccessibilityHiding)? { self as? any AccessibilityHiding }

  /// Performs the object's default action; returns whether it did something, `false` by default.
  @discardableResult
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    actions?.accessibilityActivate() ?? false
  }
  /// Increments the object's value. The default does nothing.
  @preconcurrency @MainActor public func accessibilityIncrement() { actions?.accessibilityIncrement() }
  /// Decrements the object's value. The default does nothing.
  @preconcurrency @MainActor public func accessibilityDecrement() { actions?.accessibilityDecrement() }
  /// Scrolls by a page; returns whether it did something, `false` by default.
  @preconcurrency @MainActor public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection)
    -> Bool
  {
    actions?.accessibilityScroll(direction) ?? false
  }
  /// Dismisses a modal view; returns whether it did something, `false` by default.
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
    actions?.accessibilityPerformEscape() ?? false
  }
  /// Performs the most important action; returns whether it did something, `false` by default.
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
    actions?.accessibilityPerformMagicTap() ?? false
  }
  /// Zooms in at a point of the view; returns whether it did something, `false` by default.
  @preconcurrency @MainActor public func accessibilityZoomIn(at point: CGPoint) -> Bool {
    actions?.accessibilityZoomIn(at: point) ?? false
  }
  /// Zooms out at a point of the view; returns whether it did something, `false` by default.
  @preconcurrency @MainActor public func accessibilityZoomOut(at point: CGPoint) -> Bool {
    actions?.accessibilityZoomOut(at: point) ?? false
  }
  /// Called when an assistive technology focuses the object. The default does nothing.
  @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {
    actions?.accessibilityElementDidBecomeFocused()
  }
  /// Called when an assistive technology stops focusing the object. The default does nothing.
  @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {
    actions?.accessibilityElementDidLoseFocus()
  }
  /// Returns a Boolean value that indicates whether an assistive technology focuses the object; `false` here.
  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
    actions?.accessibilityElementIsFocused() ?? false
  }
  /// Returns the number of accessibility elements in the object.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    actions?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
  }
  /// Returns an accessibility element by index; `nil` if it does not exist.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    if let actions { return actions.accessibilityElement(at: index) }
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an accessibility element; `NSNotFound` if it is not in the object.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    if let actions { return actions.index(ofAccessibilityElement: element) }
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// A Boolean value that indicates whether the elements in the object are hidden from assistive technologies; `false` by default.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { hiding?.accessibilityElementsHidden ?? AccessibilityKeys.hidden[self] ?? false }
    set {
      if let hiding {
        hiding.accessibilityElementsHidden = newValue
      } else {
        AccessibilityKeys.hidden[self] = newValue
      }
    }
  }
  /// A Boolean value that indicates whether assistive technologies ignore the siblings of the object; `false` by default.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { hiding?.accessibilityViewIsModal ?? AccessibilityKeys.modal[self] ?? false }
    set {
      if let hiding {
        hiding.accessibilityViewIsModal = newValue
      } else {
        AccessibilityKeys.modal[self] = newValue
      }
    }
  }

  /// The elements that describe the object, such as the headers of a table's column. Stored only: nothing reads them here.
  @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
    get { AccessibilityKeys.headers[self] }
    set { AccessibilityKeys.headers[self] = newValue }
  }
  /// The elements that tests of user interfaces find in place of `accessibilityElements`. Stored only: there are no such tests here.
  @preconcurrency @MainActor public var automationElements: [Any]? {
    get { AccessibilityKeys.automation[self] }
    set { AccessibilityKeys.automation[self] = newValue }
  }
  /// The element whose text precedes the object's. Stored only: nothing reads texts aloud here.
  @preconcurrency @MainActor public var accessibilityPreviousTextNavigationElement: Any? {
    get { AccessibilityKeys.previousText[self] }
    set { AccessibilityKeys.previousText[self] = newValue }
  }
  /// The element whose text follows the object's. Stored only: nothing reads texts aloud here.
  @preconcurrency @MainActor public var accessibilityNextTextNavigationElement: Any? {
    get { AccessibilityKeys.nextText[self] }
    set { AccessibilityKeys.nextText[self] = newValue }
  }
}

private enum AccessibilityKeys {
  static let hidden = AssociatedKey<Bool>()
  static let modal = AssociatedKey<Bool>()
  static let headers = AssociatedKey<[Any]>()
  static let automation = AssociatedKey<[Any]>()
  static let previousText = AssociatedKey<Any>()
  static let nextText = AssociatedKey<Any>()
}
