import Foundation
import ObjectiveCSupport

/// A class of UIKit's whose subclasses override the closures that every object has.
@preconcurrency @MainActor
package protocol AccessibilityBlocks: AnyObject {
  var isAccessibilityElementBlock: AXBoolReturnBlock? { get set }
  var accessibilityLabelBlock: AXStringReturnBlock? { get set }
  var accessibilityValueBlock: AXStringReturnBlock? { get set }
  var accessibilityHintBlock: AXStringReturnBlock? { get set }
  var accessibilityTraitsBlock: AXTraitsReturnBlock? { get set }
  var accessibilityIdentifierBlock: AXStringReturnBlock? { get set }
  var accessibilityHeaderElementsBlock: AXArrayReturnBlock? { get set }
  var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? { get set }
  var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? { get set }
  var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? { get set }
  var accessibilityLanguageBlock: AXStringReturnBlock? { get set }
  var accessibilityTextualContextBlock: AXTextualContextReturnBlock? { get set }
  var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? { get set }
  var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? { get set }
  var accessibilityElementsHiddenBlock: AXBoolReturnBlock? { get set }
  var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? { get set }
  var accessibilityViewIsModalBlock: AXBoolReturnBlock? { get set }
  var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? { get set }
  var accessibilityElementsBlock: AXArrayReturnBlock? { get set }
  var automationElementsBlock: AXArrayReturnBlock? { get set }
  var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? { get set }
  var accessibilityActivationPointBlock: AXPointReturnBlock? { get set }
  var accessibilityFrameBlock: AXRectReturnBlock? { get set }
  var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? { get set }
  var accessibilityPathBlock: AXPathReturnBlock? { get set }
  var accessibilityActivateBlock: AXBoolReturnBlock? { get set }
  var accessibilityIncrementBlock: AXVoidReturnBlock? { get set }
  var accessibilityDecrementBlock: AXVoidReturnBlock? { get set }
  var accessibilityPerformEscapeBlock: AXBoolReturnBlock? { get set }
  var accessibilityMagicTapBlock: AXBoolReturnBlock? { get set }
  var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? { get set }
  var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? { get set }
  var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? { get set }
  var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? { get set }
}

/// The closures by which every object computes its accessibility values when they are read (iOS 17).
///
/// Apple's header: they take precedence over the values that were set and over overridden properties. The properties themselves do
/// not call them; `AssistiveValues` does.
extension NSObjectProtocol where Self: NSObject {
  @MainActor private var blocks: (any AccessibilityBlocks)? { self as? any AccessibilityBlocks }

  /// The closure that the object keeps for a value.
  @MainActor package func keptBlock<Result>(_ key: AccessibilityBlockKey) -> (() -> Result)? {
    (objc_getAssociatedObject(self, key.address) as? KeptBlock<Result>)?.call
  }

  /// Sets the closure that the object keeps for a value.
  @MainActor package func keep<Result>(_ block: (() -> Result)?, _ key: AccessibilityBlockKey) {
    objc_setAssociatedObject(
      self, key.address, block.map { KeptBlock(call: $0) }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The closure whose result assistive technologies read in place of `isAccessibilityElement`.
  @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { if let blocks { blocks.isAccessibilityElementBlock } else { keptBlock(.isAccessibilityElement) } }
    set {
      if let blocks {
        blocks.isAccessibilityElementBlock = newValue
      } else {
        keep(newValue, .isAccessibilityElement)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityLabel`.
  @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { if let blocks { blocks.accessibilityLabelBlock } else { keptBlock(.label) } }
    set { if let blocks { blocks.accessibilityLabelBlock = newValue } else { keep(newValue, .label) } }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityValue`.
  @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
    get { if let blocks { blocks.accessibilityValueBlock } else { keptBlock(.value) } }
    set { if let blocks { blocks.accessibilityValueBlock = newValue } else { keep(newValue, .value) } }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityHint`.
  @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
    get { if let blocks { blocks.accessibilityHintBlock } else { keptBlock(.hint) } }
    set { if let blocks { blocks.accessibilityHintBlock = newValue } else { keep(newValue, .hint) } }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityTraits`.
  @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { if let blocks { blocks.accessibilityTraitsBlock } else { keptBlock(.traits) } }
    set { if let blocks { blocks.accessibilityTraitsBlock = newValue } else { keep(newValue, .traits) } }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityIdentifier`.
  @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { if let blocks { blocks.accessibilityIdentifierBlock } else { keptBlock(.identifier) } }
    set {
      if let blocks { blocks.accessibilityIdentifierBlock = newValue } else { keep(newValue, .identifier) }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityHeaderElements`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { if let blocks { blocks.accessibilityHeaderElementsBlock } else { keptBlock(.headerElements) } }
    set {
      if let blocks {
        blocks.accessibilityHeaderElementsBlock = newValue
      } else {
        keep(newValue, .headerElements)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityAttributedLabel`.
  @preconcurrency @MainActor public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { if let blocks { blocks.accessibilityAttributedLabelBlock } else { keptBlock(.attributedLabel) } }
    set {
      if let blocks {
        blocks.accessibilityAttributedLabelBlock = newValue
      } else {
        keep(newValue, .attributedLabel)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityAttributedValue`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { if let blocks { blocks.accessibilityAttributedValueBlock } else { keptBlock(.attributedValue) } }
    set {
      if let blocks {
        blocks.accessibilityAttributedValueBlock = newValue
      } else {
        keep(newValue, .attributedValue)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityAttributedHint`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { if let blocks { blocks.accessibilityAttributedHintBlock } else { keptBlock(.attributedHint) } }
    set {
      if let blocks {
        blocks.accessibilityAttributedHintBlock = newValue
      } else {
        keep(newValue, .attributedHint)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityLanguage`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { if let blocks { blocks.accessibilityLanguageBlock } else { keptBlock(.language) } }
    set { if let blocks { blocks.accessibilityLanguageBlock = newValue } else { keep(newValue, .language) } }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityTextualContext`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { if let blocks { blocks.accessibilityTextualContextBlock } else { keptBlock(.textualContext) } }
    set {
      if let blocks {
        blocks.accessibilityTextualContextBlock = newValue
      } else {
        keep(newValue, .textualContext)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityUserInputLabels`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { if let blocks { blocks.accessibilityUserInputLabelsBlock } else { keptBlock(.userInputLabels) } }
    set {
      if let blocks {
        blocks.accessibilityUserInputLabelsBlock = newValue
      } else {
        keep(newValue, .userInputLabels)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityAttributedUserInputLabels`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityAttributedUserInputLabelsBlock:
    AXAttributedStringArrayReturnBlock?
  {
    get {
      if let blocks {
        blocks.accessibilityAttributedUserInputLabelsBlock
      } else {
        keptBlock(.attributedUserInputLabels)
      }
    }
    set {
      if let blocks {
        blocks.accessibilityAttributedUserInputLabelsBlock = newValue
      } else {
        keep(newValue, .attributedUserInputLabels)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityElementsHidden`.
  @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { if let blocks { blocks.accessibilityElementsHiddenBlock } else { keptBlock(.elementsHidden) } }
    set {
      if let blocks {
        blocks.accessibilityElementsHiddenBlock = newValue
      } else {
        keep(newValue, .elementsHidden)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityRespondsToUserInteraction`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get {
      if let blocks {
        blocks.accessibilityRespondsToUserInteractionBlock
      } else {
        keptBlock(.respondsToUserInteraction)
      }
    }
    set {
      if let blocks {
        blocks.accessibilityRespondsToUserInteractionBlock = newValue
      } else {
        keep(newValue, .respondsToUserInteraction)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityViewIsModal`.
  @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { if let blocks { blocks.accessibilityViewIsModalBlock } else { keptBlock(.viewIsModal) } }
    set {
      if let blocks { blocks.accessibilityViewIsModalBlock = newValue } else { keep(newValue, .viewIsModal) }
    }
  }

  /// The closure whose result assistive technologies read in place of `shouldGroupAccessibilityChildren`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock?
  {
    get {
      if let blocks {
        blocks.accessibilityShouldGroupAccessibilityChildrenBlock
      } else {
        keptBlock(.groupsChildren)
      }
    }
    set {
      if let blocks {
        blocks.accessibilityShouldGroupAccessibilityChildrenBlock = newValue
      } else {
        keep(newValue, .groupsChildren)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityElements`.
  @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { if let blocks { blocks.accessibilityElementsBlock } else { keptBlock(.elements) } }
    set { if let blocks { blocks.accessibilityElementsBlock = newValue } else { keep(newValue, .elements) } }
  }

  /// The closure whose result assistive technologies read in place of `automationElements`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var automationElementsBlock: AXArrayReturnBlock? {
    get { if let blocks { blocks.automationElementsBlock } else { keptBlock(.automationElements) } }
    set {
      if let blocks { blocks.automationElementsBlock = newValue } else { keep(newValue, .automationElements) }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityContainerType`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { if let blocks { blocks.accessibilityContainerTypeBlock } else { keptBlock(.containerType) } }
    set {
      if let blocks {
        blocks.accessibilityContainerTypeBlock = newValue
      } else {
        keep(newValue, .containerType)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityActivationPoint`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { if let blocks { blocks.accessibilityActivationPointBlock } else { keptBlock(.activationPoint) } }
    set {
      if let blocks {
        blocks.accessibilityActivationPointBlock = newValue
      } else {
        keep(newValue, .activationPoint)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityFrame`.
  @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { if let blocks { blocks.accessibilityFrameBlock } else { keptBlock(.frame) } }
    set { if let blocks { blocks.accessibilityFrameBlock = newValue } else { keep(newValue, .frame) } }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityNavigationStyle`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { if let blocks { blocks.accessibilityNavigationStyleBlock } else { keptBlock(.navigationStyle) } }
    set {
      if let blocks {
        blocks.accessibilityNavigationStyleBlock = newValue
      } else {
        keep(newValue, .navigationStyle)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityPath`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
    get { if let blocks { blocks.accessibilityPathBlock } else { keptBlock(.path) } }
    set { if let blocks { blocks.accessibilityPathBlock = newValue } else { keep(newValue, .path) } }
  }

  /// The closure that assistive technologies call in place of `accessibilityActivate()`. Stored only: none is here.
  @preconcurrency @MainActor public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { if let blocks { blocks.accessibilityActivateBlock } else { keptBlock(.activate) } }
    set { if let blocks { blocks.accessibilityActivateBlock = newValue } else { keep(newValue, .activate) } }
  }

  /// The closure that assistive technologies call in place of `accessibilityIncrement()`. Stored only: none is here.
  @preconcurrency @MainActor public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { if let blocks { blocks.accessibilityIncrementBlock } else { keptBlock(.increment) } }
    set {
      if let blocks { blocks.accessibilityIncrementBlock = newValue } else { keep(newValue, .increment) }
    }
  }

  /// The closure that assistive technologies call in place of `accessibilityDecrement()`. Stored only: none is here.
  @preconcurrency @MainActor public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { if let blocks { blocks.accessibilityDecrementBlock } else { keptBlock(.decrement) } }
    set {
      if let blocks { blocks.accessibilityDecrementBlock = newValue } else { keep(newValue, .decrement) }
    }
  }

  /// The closure that assistive technologies call in place of `accessibilityPerformEscape()`. Stored only: none is here.
  @preconcurrency @MainActor public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { if let blocks { blocks.accessibilityPerformEscapeBlock } else { keptBlock(.performEscape) } }
    set {
      if let blocks {
        blocks.accessibilityPerformEscapeBlock = newValue
      } else {
        keep(newValue, .performEscape)
      }
    }
  }

  /// The closure that assistive technologies call in place of `accessibilityPerformMagicTap()`. Stored only: none is here.
  @preconcurrency @MainActor public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { if let blocks { blocks.accessibilityMagicTapBlock } else { keptBlock(.magicTap) } }
    set { if let blocks { blocks.accessibilityMagicTapBlock = newValue } else { keep(newValue, .magicTap) } }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityCustomActions`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { if let blocks { blocks.accessibilityCustomActionsBlock } else { keptBlock(.customActions) } }
    set {
      if let blocks {
        blocks.accessibilityCustomActionsBlock = newValue
      } else {
        keep(newValue, .customActions)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityCustomRotors`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { if let blocks { blocks.accessibilityCustomRotorsBlock } else { keptBlock(.customRotors) } }
    set {
      if let blocks {
        blocks.accessibilityCustomRotorsBlock = newValue
      } else {
        keep(newValue, .customRotors)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityPreviousTextNavigationElement`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock?
  {
    get {
      if let blocks {
        blocks.accessibilityPreviousTextNavigationElementBlock
      } else {
        keptBlock(.previousTextNavigationElement)
      }
    }
    set {
      if let blocks {
        blocks.accessibilityPreviousTextNavigationElementBlock = newValue
      } else {
        keep(newValue, .previousTextNavigationElement)
      }
    }
  }

  /// The closure whose result assistive technologies read in place of `accessibilityNextTextNavigationElement`. Stored only: nothing
  /// reads it here.
  @preconcurrency @MainActor public var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? {
    get {
      if let blocks {
        blocks.accessibilityNextTextNavigationElementBlock
      } else {
        keptBlock(.nextTextNavigationElement)
      }
    }
    set {
      if let blocks {
        blocks.accessibilityNextTextNavigationElementBlock = newValue
      } else {
        keep(newValue, .nextTextNavigationElement)
      }
    }
  }
}

/// A closure as an object that can be associated with another.
private final class KeptBlock<Result> {
  let call: () -> Result
  init(call: @escaping () -> Result) { self.call = call }
}

/// The keys of closures that are stored as associated objects.
package enum AccessibilityBlockKey: Int, CaseIterable {
  case isAccessibilityElement
  case label
  case value
  case hint
  case traits
  case identifier
  case headerElements
  case attributedLabel
  case attributedValue
  case attributedHint
  case language
  case textualContext
  case userInputLabels
  case attributedUserInputLabels
  case elementsHidden
  case respondsToUserInteraction
  case viewIsModal
  case groupsChildren
  case elements
  case automationElements
  case containerType
  case activationPoint
  case frame
  case navigationStyle
  case path
  case activate
  case increment
  case decrement
  case performEscape
  case magicTap
  case customActions
  case customRotors
  case previousTextNavigationElement
  case nextTextNavigationElement

  /// The address of one byte for each key.
  var address: UnsafeRawPointer { UnsafeRawPointer(Self.storage.base + rawValue) }

  // Only addresses are computed from the pointer: nothing is read or written through it.
  private struct Storage: @unchecked Sendable {
    let base = UnsafeMutablePointer<UInt8>.allocate(capacity: AccessibilityBlockKey.allCases.count)
  }
  private static let storage = Storage()
}
