import Foundation
import ObjectiveCSupport

/// The accessibility properties of every object, which on iOS are an informal protocol of `NSObject`.
///
/// Classes with their own properties, such as `UIView`, override most of them: the properties here forward to
/// those. There is no assistive technology; the values are for the application itself and for tests.
extension NSObjectProtocol where Self: NSObject {
  @MainActor private var named: (any AccessibilityNaming)? { self as? any AccessibilityNaming }
  @MainActor private var element: (any AccessibilityElement)? { self as? any AccessibilityElement }
  @MainActor private var details: (any AccessibilityDetails)? { self as? any AccessibilityDetails }
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
    get { if let container { container.accessibilityElements } else { plainAccessibilityElements } }
    set {
      if let container {
        container.accessibilityElements = newValue
      } else {
        plainAccessibilityElements = newValue
      }
    }
  }

  /// The custom actions of the object.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { if let container { container.accessibilityCustomActions } else { plainAccessibilityCustomActions } }
    set {
      if let container {
        container.accessibilityCustomActions = newValue
      } else {
        plainAccessibilityCustomActions = newValue
      }
    }
  }

  /// The custom rotors of the object.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { if let details { details.accessibilityCustomRotors } else { plainAccessibilityCustomRotors } }
    set {
      if let details {
        details.accessibilityCustomRotors = newValue
      } else {
        plainAccessibilityCustomRotors = newValue
      }
    }
  }

  /// A Boolean value that indicates whether the elements in the object are read as a group.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get {
      if let details {
        details.shouldGroupAccessibilityChildren
      } else {
        plainShouldGroupAccessibilityChildren
      }
    }
    set {
      if let details {
        details.shouldGroupAccessibilityChildren = newValue
      } else {
        plainShouldGroupAccessibilityChildren = newValue
      }
    }
  }

  /// The language of the texts, such as `en-GB`; `nil` for the application's.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { if let details { details.accessibilityLanguage } else { plainAccessibilityLanguage } }
    set {
      if let details {
        details.accessibilityLanguage = newValue
      } else {
        plainAccessibilityLanguage = newValue
      }
    }
  }

  /// The point at which an activation touches the object, in screen coordinates, in points; by default the
  /// center of its frame.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { if let details { details.accessibilityActivationPoint } else { plainAccessibilityActivationPoint } }
    set {
      if let details {
        details.accessibilityActivationPoint = newValue
      } else {
        plainAccessibilityActivationPoint = newValue
      }
    }
  }

  /// The outline of the object in screen coordinates; `nil`, the default, for its frame.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { if let details { details.accessibilityPath } else { plainAccessibilityPath } }
    set { if let details { details.accessibilityPath = newValue } else { plainAccessibilityPath = newValue } }
  }

  /// The label with attributes; by default the plain label.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { if let details { details.accessibilityAttributedLabel } else { plainAccessibilityAttributedLabel } }
    set {
      if let details {
        details.accessibilityAttributedLabel = newValue
      } else {
        plainAccessibilityAttributedLabel = newValue
      }
    }
  }

  /// The value with attributes; by default the plain value.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { if let details { details.accessibilityAttributedValue } else { plainAccessibilityAttributedValue } }
    set {
      if let details {
        details.accessibilityAttributedValue = newValue
      } else {
        plainAccessibilityAttributedValue = newValue
      }
    }
  }

  /// The hint with attributes; by default the plain hint.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { if let details { details.accessibilityAttributedHint } else { plainAccessibilityAttributedHint } }
    set {
      if let details {
        details.accessibilityAttributedHint = newValue
      } else {
        plainAccessibilityAttributedHint = newValue
      }
    }
  }

  /// The names by which voice control finds the object; by default its label.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { if let details { details.accessibilityUserInputLabels } else { plainAccessibilityUserInputLabels } }
    set {
      if let details {
        details.accessibilityUserInputLabels = newValue
      } else {
        plainAccessibilityUserInputLabels = newValue
      }
    }
  }

  /// The way in which the elements of the object are navigated; automatic by default.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { if let details { details.accessibilityNavigationStyle } else { plainAccessibilityNavigationStyle } }
    set {
      if let details {
        details.accessibilityNavigationStyle = newValue
      } else {
        plainAccessibilityNavigationStyle = newValue
      }
    }
  }

  /// The kind of container that the object is; `none` by default.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { if let details { details.accessibilityContainerType } else { plainAccessibilityContainerType } }
    set {
      if let details {
        details.accessibilityContainerType = newValue
      } else {
        plainAccessibilityContainerType = newValue
      }
    }
  }

  /// A Boolean value that indicates whether the object responds to user interaction. By default it is `true`
  /// for enabled controls only.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get {
      if let details {
        details.accessibilityRespondsToUserInteraction
      } else {
        plainAccessibilityRespondsToUserInteraction
      }
    }
    set {
      if let details {
        details.accessibilityRespondsToUserInteraction = newValue
      } else {
        plainAccessibilityRespondsToUserInteraction = newValue
      }
    }
  }
}
