import Foundation

/// A class of UIKit's with its own names for assistive technologies and tests, to which the properties of `NSObject`
/// forward.
@preconcurrency @MainActor
package protocol AccessibilityNaming: AnyObject {
  var accessibilityLabel: String? { get set }
  var accessibilityIdentifier: String? { get set }
}

/// A class of UIKit's that has the other properties of an accessibility element as well.
@preconcurrency @MainActor
package protocol AccessibilityElement: AccessibilityNaming {
  var isAccessibilityElement: Bool { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var accessibilityFrame: CGRect { get set }
}

/// A class of UIKit's whose objects contain accessibility elements.
@preconcurrency @MainActor
package protocol AccessibilityContainer: AnyObject {
  var accessibilityElements: [Any]? { get set }
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
}

/// A class of UIKit's whose objects respond to user interaction while they are enabled.
@preconcurrency @MainActor
package protocol AccessibilityControl: AnyObject {
  var isEnabled: Bool { get }
}

/// A class of UIKit's whose subclasses override further properties that every object has.
@preconcurrency @MainActor
package protocol AccessibilityDetails: AnyObject {
  var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { get set }
  var shouldGroupAccessibilityChildren: Bool { get set }
  var accessibilityLanguage: String? { get set }
  var accessibilityActivationPoint: CGPoint { get set }
  var accessibilityPath: UIBezierPath? { get set }
  var accessibilityAttributedLabel: NSAttributedString? { get set }
  var accessibilityAttributedValue: NSAttributedString? { get set }
  var accessibilityAttributedHint: NSAttributedString? { get set }
  var accessibilityUserInputLabels: [String]! { get set }
  var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get set }
  var accessibilityContainerType: UIAccessibilityContainerType { get set }
  var accessibilityRespondsToUserInteraction: Bool { get set }
}
