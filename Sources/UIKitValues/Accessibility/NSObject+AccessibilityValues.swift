import Foundation
import ObjectiveCSupport

/// The values of accessibility properties as objects keep them that no class of UIKit's does it for.
extension NSObjectProtocol where Self: NSObject {
  @MainActor func stored<Value>(_ key: AccessibilityKey) -> Value? {
    objc_getAssociatedObject(self, key.address) as? Value
  }

  @MainActor func store(_ value: Any?, _ key: AccessibilityKey) {
    objc_setAssociatedObject(self, key.address, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The accessibility elements in the object, in order.
  @MainActor package var plainAccessibilityElements: [Any]? {
    get { stored(.elements) }
    set { store(newValue, .elements) }
  }

  /// The custom actions of the object.
  @MainActor package var plainAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { stored(.customActions) }
    set { store(newValue, .customActions) }
  }

  /// The custom rotors of the object.
  @MainActor package var plainAccessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { stored(.customRotors) }
    set { store(newValue, .customRotors) }
  }

  /// A Boolean value that indicates whether the elements in the object are read as a group. Stored only:
  /// there is no assistive technology.
  @MainActor package var plainShouldGroupAccessibilityChildren: Bool {
    get { stored(.groups) ?? false }
    set { store(newValue, .groups) }
  }

  /// The language of the texts, such as `en-GB`; `nil` for the application's.
  @MainActor package var plainAccessibilityLanguage: String? {
    get { stored(.language) }
    set { store(newValue, .language) }
  }

  /// The point at which an activation touches the object, in screen coordinates, in points; by default the
  /// center of its frame.
  @MainActor package var plainAccessibilityActivationPoint: CGPoint {
    get {
      stored(.activationPoint) ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { store(newValue, .activationPoint) }
  }

  /// The outline of the object in screen coordinates; `nil`, the default, for its frame.
  @MainActor package var plainAccessibilityPath: UIBezierPath? {
    get { stored(.path) }
    set { store(newValue, .path) }
  }

  /// The label with attributes; by default the plain label.
  @MainActor package var plainAccessibilityAttributedLabel: NSAttributedString? {
    get { stored(.attributedLabel) ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      store(newValue, .attributedLabel)
      accessibilityLabel = newValue?.string
    }
  }

  /// The value with attributes; by default the plain value.
  @MainActor package var plainAccessibilityAttributedValue: NSAttributedString? {
    get { stored(.attributedValue) ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      store(newValue, .attributedValue)
      accessibilityValue = newValue?.string
    }
  }

  /// The hint with attributes; by default the plain hint.
  @MainActor package var plainAccessibilityAttributedHint: NSAttributedString? {
    get { stored(.attributedHint) ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      store(newValue, .attributedHint)
      accessibilityHint = newValue?.string
    }
  }

  /// The names by which voice control finds the object; by default its label.
  @MainActor package var plainAccessibilityUserInputLabels: [String]! {
    get { stored(.inputLabels) ?? accessibilityLabel.map { [$0] } ?? [] }
    set { store(newValue, .inputLabels) }
  }

  /// The way in which the elements of the object are navigated; automatic by default.
  @MainActor package var plainAccessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { stored(.navigationStyle) ?? .automatic }
    set { store(newValue, .navigationStyle) }
  }

  /// The kind of container that the object is; `none` by default.
  @MainActor package var plainAccessibilityContainerType: UIAccessibilityContainerType {
    get { stored(.containerType) ?? .none }
    set { store(newValue, .containerType) }
  }

  /// A Boolean value that indicates whether the object responds to user interaction. By default it is `true`
  /// for enabled controls only.
  @MainActor package var plainAccessibilityRespondsToUserInteraction: Bool {
    get { stored(.responds) ?? (self as? any AccessibilityControl)?.isEnabled ?? false }
    set { store(newValue, .responds) }
  }
}

/// The keys of the values that are stored as associated objects.
enum AccessibilityKey: Int {
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
