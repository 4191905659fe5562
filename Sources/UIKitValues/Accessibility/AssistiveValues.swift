import Foundation

/// The values of an object that an assistive technology reads: the results of its closures, such as `accessibilityLabelBlock`, and
/// its properties where it has no closure.
@preconcurrency @MainActor
package struct AssistiveValues {
  private let object: NSObject

  package init(_ object: NSObject) { self.object = object }

  package var isElement: Bool { object.isAccessibilityElementBlock?() ?? object.isAccessibilityElement }

  /// The label, of the closure with attributes as well.
  package var label: String? {
    if let block = object.accessibilityAttributedLabelBlock { return block()?.string }
    if let block = object.accessibilityLabelBlock { return block() }
    return object.accessibilityLabel
  }

  package var hint: String? {
    if let block = object.accessibilityAttributedHintBlock { return block()?.string }
    if let block = object.accessibilityHintBlock { return block() }
    return object.accessibilityHint
  }

  package var value: String? {
    if let block = object.accessibilityAttributedValueBlock { return block()?.string }
    if let block = object.accessibilityValueBlock { return block() }
    return object.accessibilityValue
  }

  package var identifier: String? {
    if let block = object.accessibilityIdentifierBlock { return block() }
    return object.accessibilityIdentifier
  }

  package var traits: UIAccessibilityTraits {
    object.accessibilityTraitsBlock?() ?? object.accessibilityTraits
  }

  /// The frame in screen coordinates, in points.
  package var frame: CGRect { object.accessibilityFrameBlock?() ?? object.accessibilityFrame }

  package var elements: [Any]? {
    if let block = object.accessibilityElementsBlock { return block() }
    return object.accessibilityElements
  }

  package var hidesElements: Bool {
    object.accessibilityElementsHiddenBlock?() ?? object.accessibilityElementsHidden
  }

  package var isModal: Bool { object.accessibilityViewIsModalBlock?() ?? object.accessibilityViewIsModal }
}

extension NSObject {
  /// The values that an assistive technology reads.
  @MainActor package var assistive: AssistiveValues { AssistiveValues(self) }
}
