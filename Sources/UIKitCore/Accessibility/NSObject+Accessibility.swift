import Foundation
import ObjectiveCSupport

/// Which way a reader of screens scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// On to the next.
  case next = 5
  /// Back to the one before.
  case previous = 6
}

/// How a reader of screens goes through what an object contains.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the reader sees fit.
  case automatic = 0
  /// Element by element.
  case separate = 1
  /// All in one.
  case combined = 2
}

/// What an object that contains elements is for a reader of screens.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container.
  case none = 0
  /// Rows and columns.
  case dataTable = 1
  /// Elements in order.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

/// What every object says to a reader of screens, as an informal protocol of NSObject's does on iOS.
///
/// Classes of UIKit's have members of their own for much of it, which these ask where an object is of such a class. There is
/// no reader of screens: what is stored is for the application itself, and for tests.
extension NSObjectProtocol where Self: NSObject {
  @MainActor private func stored<Value>(_ key: AccessibilityKey) -> Value? {
    objc_getAssociatedObject(self, key.address) as? Value
  }

  @MainActor private func store(_ value: Any?, _ key: AccessibilityKey) {
    objc_setAssociatedObject(self, key.address, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  @MainActor private var view: UIView? { self as? UIView }
  @MainActor private var element: UIAccessibilityElement? { self as? UIAccessibilityElement }

  /// Whether the object is something to be read; false by default.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { view?.isAccessibilityElement ?? element?.isAccessibilityElement ?? stored(.isElement) ?? false }
    set {
      if let view { view.isAccessibilityElement = newValue } else { store(newValue, .isElement) }
    }
  }

  /// What is said of the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get {
      if let view { return view.accessibilityLabel }
      if let element { return element.accessibilityLabel }
      if let item = self as? UIBarItem { return item.accessibilityLabel }
      return stored(.label)
    }
    set {
      if let view {
        view.accessibilityLabel = newValue
      } else if let element {
        element.accessibilityLabel = newValue
      } else if let item = self as? UIBarItem {
        item.accessibilityLabel = newValue
      } else {
        store(newValue, .label)
      }
    }
  }

  /// A name by which tests find the object.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get {
      if let view { return view.accessibilityIdentifier }
      if let element { return element.accessibilityIdentifier }
      if let item = self as? UIBarItem { return item.accessibilityIdentifier }
      return stored(.identifier)
    }
    set {
      if let view {
        view.accessibilityIdentifier = newValue
      } else if let element {
        element.accessibilityIdentifier = newValue
      } else if let item = self as? UIBarItem {
        item.accessibilityIdentifier = newValue
      } else {
        store(newValue, .identifier)
      }
    }
  }

  /// What is said of the object's use.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get {
      view != nil ? view?.accessibilityHint : element != nil ? element?.accessibilityHint : stored(.hint)
    }
    set { if let view { view.accessibilityHint = newValue } else { store(newValue, .hint) } }
  }

  /// What is said of the object's value.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get {
      view != nil ? view?.accessibilityValue : element != nil ? element?.accessibilityValue : stored(.value)
    }
    set { if let view { view.accessibilityValue = newValue } else { store(newValue, .value) } }
  }

  /// What the object is; none by default.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { view?.accessibilityTraits ?? element?.accessibilityTraits ?? stored(.traits) ?? .none }
    set { if let view { view.accessibilityTraits = newValue } else { store(newValue, .traits) } }
  }

  /// Where the object is on the screen, in points; zero by default.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { view?.accessibilityFrame ?? element?.accessibilityFrame ?? stored(.frame) ?? .zero }
    set { if let view { view.accessibilityFrame = newValue } else { store(newValue, .frame) } }
  }

  /// What is found in the object, in order.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { view != nil ? view?.accessibilityElements : stored(.elements) }
    set { if let view { view.accessibilityElements = newValue } else { store(newValue, .elements) } }
  }

  /// What can be done with the object beside touching it.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { view != nil ? view?.accessibilityCustomActions : stored(.customActions) }
    set {
      if let view { view.accessibilityCustomActions = newValue } else { store(newValue, .customActions) }
    }
  }

  /// The ways that a reader of screens can go through the object.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { stored(.customRotors) }
    set { store(newValue, .customRotors) }
  }

  /// Whether the reader reads what is in the object before it goes on. Stored only: nothing is read here.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { stored(.groups) ?? false }
    set { store(newValue, .groups) }
  }

  /// The language of what is said, as `en-GB`; nil for the application's.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { stored(.language) }
    set { store(newValue, .language) }
  }

  /// The point of the screen that stands for the object, in points: the middle of its frame by default.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get {
      stored(.activationPoint) ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { store(newValue, .activationPoint) }
  }

  /// The outline of the object on the screen; nil, by default, for its frame.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { stored(.path) }
    set { store(newValue, .path) }
  }

  /// What is said of the object, with attributes; the plain label without any by default.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { stored(.attributedLabel) ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      store(newValue, .attributedLabel)
      accessibilityLabel = newValue?.string
    }
  }

  /// What is said of the object's value, with attributes; the plain value without any by default.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { stored(.attributedValue) ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      store(newValue, .attributedValue)
      accessibilityValue = newValue?.string
    }
  }

  /// What is said of the object's use, with attributes; the plain hint without any by default.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { stored(.attributedHint) ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      store(newValue, .attributedHint)
      accessibilityHint = newValue?.string
    }
  }

  /// Names by which the object can be called; its label by default.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { stored(.inputLabels) ?? accessibilityLabel.map { [$0] } ?? [] }
    set { store(newValue, .inputLabels) }
  }

  /// How a reader goes through what the object contains; automatic by default.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { stored(.navigationStyle) ?? .automatic }
    set { store(newValue, .navigationStyle) }
  }

  /// What the object is as a container; none by default.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { stored(.containerType) ?? .none }
    set { store(newValue, .containerType) }
  }

  /// Whether the object answers to touches of readers; whether it is an enabled control by default.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { stored(.responds) ?? (self as? UIControl)?.isEnabled ?? false }
    set { store(newValue, .responds) }
  }
}

/// Keys of what is stored beside objects.
private enum AccessibilityKey: Int {
  case isElement, label, identifier, hint, value, traits, frame, elements, customActions, customRotors,
    groups, language,
    activationPoint
  case path, attributedLabel, attributedValue, attributedHint, inputLabels, navigationStyle, containerType,
    responds

  /// The address of a byte for each.
  var address: UnsafeRawPointer { UnsafeRawPointer(Self.storage.base + rawValue) }

  // Only addresses are made of the pointer: nothing is read or written through it.
  private struct Storage: @unchecked Sendable {
    let base = UnsafeMutablePointer<UInt8>.allocate(capacity: 32)
  }
  private static let storage = Storage()
}
