import Foundation
import ObjectiveCSupport

/// The accessibility properties of every object, which on iOS are an informal protocol of `NSObject`.
///
/// Classes with their own properties, such as `UIView`, override most of them: the properties here forward to
/// those. There is no assistive technology; the values are for the application itself and for tests.
extension NSObjectProtocol where Self: NSObject {
  @MainActor private func stored<Value>(_ key: AccessibilityKey) -> Value? {
    objc_getAssociatedObject(self, key.address) as? Value
  }

  @MainActor private func store(_ value: Any?, _ key: AccessibilityKey) {
    objc_setAssociatedObject(self, key.address, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  @MainActor private var named: (any AccessibilityNaming)? { self as? any AccessibilityNaming }
  @MainActor private var element: (any AccessibilityElement)? { self as? any AccessibilityElement }
  @MainActor private var container: (any AccessibilityContainer)? { self as? any AccessibilityContainer }

  /// A Boolean value that indicates whether the object is an accessibility element; `false` by default.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { element?.isAccessibilityElement ?? stored(.isElement) ?? false }
    set { if let element { element.isAccessibilityElement = newValue } else { store(newValue, .isElement) } }
  }

  /// A short description of the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { if let named { named.accessibilityLabel } else { stored(.label) } }
    set { if let named { named.accessibilityLabel = newValue } else { store(newValue, .label) } }
  }

  /// A name by which tests find the object.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { if let named { named.accessibilityIdentifier } else { stored(.identifier) } }
    set { if let named { named.accessibilityIdentifier = newValue } else { store(newValue, .identifier) } }
  }

  /// A description of the result of the object's action.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { if let element { element.accessibilityHint } else { stored(.hint) } }
    set { if let element { element.accessibilityHint = newValue } else { store(newValue, .hint) } }
  }

  /// The value of the object as text.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { if let element { element.accessibilityValue } else { stored(.value) } }
    set { if let element { element.accessibilityValue = newValue } else { store(newValue, .value) } }
  }

  /// The accessibility traits of the object; `none` by default.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { element?.accessibilityTraits ?? stored(.traits) ?? .none }
    set { if let element { element.accessibilityTraits = newValue } else { store(newValue, .traits) } }
  }

  /// The frame of the object in screen coordinates, in points; zero by default.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { element?.accessibilityFrame ?? stored(.frame) ?? .zero }
    set { if let element { element.accessibilityFrame = newValue } else { store(newValue, .frame) } }
  }

  /// The accessibility elements in the object, in order.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { if let container { container.accessibilityElements } else { stored(.elements) } }
    set {
      if let container { container.accessibilityElements = newValue } else { store(newValue, .elements) }
    }
  }

  /// The custom actions of the object.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { if let container { container.accessibilityCustomActions } else { stored(.customActions) } }
    set {
      if let container {
        container.accessibilityCustomActions = newValue
      } else {
        store(newValue, .customActions)
      }
    }
  }

  /// The custom rotors of the object.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { stored(.customRotors) }
    set { store(newValue, .customRotors) }
  }

  /// A Boolean value that indicates whether the elements in the object are read as a group. Stored only:
  /// there is no assistive technology.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { stored(.groups) ?? false }
    set { store(newValue, .groups) }
  }

  /// The language of the texts, such as `en-GB`; `nil` for the application's.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { stored(.language) }
    set { store(newValue, .language) }
  }

  /// The point at which an activation touches the object, in screen coordinates, in points; by default the
  /// center of its frame.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get {
      stored(.activationPoint) ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { store(newValue, .activationPoint) }
  }

  /// The outline of the object in screen coordinates; `nil`, the default, for its frame.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { stored(.path) }
    set { store(newValue, .path) }
  }

  /// The label with attributes; by default the plain label.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { stored(.attributedLabel) ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      store(newValue, .attributedLabel)
      accessibilityLabel = newValue?.string
    }
  }

  /// The value with attributes; by default the plain value.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { stored(.attributedValue) ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      store(newValue, .attributedValue)
      accessibilityValue = newValue?.string
    }
  }

  /// The hint with attributes; by default the plain hint.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { stored(.attributedHint) ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      store(newValue, .attributedHint)
      accessibilityHint = newValue?.string
    }
  }

  /// The names by which voice control finds the object; by default its label.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { stored(.inputLabels) ?? accessibilityLabel.map { [$0] } ?? [] }
    set { store(newValue, .inputLabels) }
  }

  /// The way in which the elements of the object are navigated; automatic by default.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { stored(.navigationStyle) ?? .automatic }
    set { store(newValue, .navigationStyle) }
  }

  /// The kind of container that the object is; `none` by default.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { stored(.containerType) ?? .none }
    set { store(newValue, .containerType) }
  }

  /// A Boolean value that indicates whether the object responds to user interaction. By default it is `true`
  /// for enabled controls only.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { stored(.responds) ?? (self as? any AccessibilityControl)?.isEnabled ?? false }
    set { store(newValue, .responds) }
  }
}

/// The keys of the values that are stored as associated objects.
private enum AccessibilityKey: Int {
  case isElement, label, identifier, hint, value, traits, frame, elements, customActions, customRotors,
    groups, language,
    activationPoint
  case path, attributedLabel, attributedValue, attributedHint, inputLabels, navigationStyle, containerType,
    responds

  /// The address of one byte for each key.
  var address: UnsafeRawPointer { UnsafeRawPointer(Self.storage.base + rawValue) }

  // Only addresses are computed from the pointer: nothing is read or written through it.
  private struct Storage: @unchecked Sendable {
    let base = UnsafeMutablePointer<UInt8>.allocate(capacity: 32)
  }
  private static let storage = Storage()
}
