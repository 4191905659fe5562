import Foundation

extension UIAccessibility {
  /// The state of an element that shows and hides further content. The raw values are UIKit's.
  public enum ExpandedStatus: Int, Sendable {
    /// The element does not expand.
    case unsupported = 0
    /// The content is shown.
    case expanded = 1
    /// The content is hidden.
    case collapsed = 2
  }

  /// The ways in which a screen reader passes touches on to an area. The raw values are UIKit's.
  public struct DirectTouchOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The screen reader does not speak when the area is touched.
    public static let silentOnTouch = DirectTouchOptions(rawValue: 1)
    /// The area is passed touches after an activation.
    public static let requiresActivation = DirectTouchOptions(rawValue: 2)
  }
}

/// A closure that returns an object with text input.
public typealias AXUITextInputReturnBlock = () -> (any UITextInput)?

extension NSObjectProtocol where Self: NSObject {
  /// The state of the object's further content; unsupported by default. Stored only: nothing is read aloud here.
  @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { ReadingKeys.expandedStatus[self] ?? .unsupported }
    set { ReadingKeys.expandedStatus[self] = newValue }
  }
  /// The closure whose result is read in place of `accessibilityExpandedStatus`. Stored only: nothing is read aloud here.
  @preconcurrency @MainActor
  public var accessibilityExpandedStatusBlock: (() -> UIAccessibility.ExpandedStatus)? {
    get { ReadingKeys.expandedStatusBlock[self] }
    set { ReadingKeys.expandedStatusBlock[self] = newValue }
  }
  /// The ways in which the object is passed touches; none by default. Stored only: there is no screen reader.
  @preconcurrency @MainActor
  public var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
    get { ReadingKeys.directTouch[self] ?? [] }
    set { ReadingKeys.directTouch[self] = newValue }
  }
  /// The object that handles the editing of text in this one. Stored only: nothing edits through it here.
  @preconcurrency @MainActor public var accessibilityTextInputResponder: (any UITextInput)? {
    get { ReadingKeys.textInput[self] }
    set { ReadingKeys.textInput[self] = newValue }
  }
  /// The closure whose result is used in place of `accessibilityTextInputResponder`. Stored only: nothing edits through it here.
  @preconcurrency @MainActor public var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock? {
    get { ReadingKeys.textInputBlock[self] }
    set { ReadingKeys.textInputBlock[self] = newValue }
  }
}

private enum ReadingKeys {
  static let expandedStatus = AssociatedKey<UIAccessibility.ExpandedStatus>()
  static let expandedStatusBlock = AssociatedKey<() -> UIAccessibility.ExpandedStatus>()
  static let directTouch = AssociatedKey<UIAccessibility.DirectTouchOptions>()
  static let textInput = AssociatedKey<any UITextInput>()
  static let textInputBlock = AssociatedKey<AXUITextInputReturnBlock>()
}
