import Foundation

/// The groups of buttons beside the suggestions of a keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Without effect: keyboards of phones have no buttons beside the suggestions.
  open var allowsHidingShortcuts = true
  /// The groups before the suggestions. Without effect: keyboards of phones have no buttons beside the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups after the suggestions. Without effect: keyboards of phones have no buttons beside the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  public override init() { super.init() }
}
