/// The commands of editing menus, keys and keyboards, which responders have that override them.
///
/// A responder that has none stops the program when it is sent one, as on iOS; menus ask
/// `UIResponder.canPerformAction(_:withSender:)` before.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is selected away, and puts it on the general pasteboard.
  func cut(_ sender: Any?)
  /// Puts what is selected on the general pasteboard.
  func copy(_ sender: Any?)
  /// Puts what is on the general pasteboard in the place of what is selected.
  func paste(_ sender: Any?)
  /// Pastes with the attributes of what is around.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes, and goes to what was pasted.
  func pasteAndGo(_ sender: Any?)
  /// Pastes, and searches for what was pasted.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what is at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes what is selected away.
  func delete(_ sender: Any?)
  /// Makes what is selected run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes what is selected run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes what is selected bold, or no longer so.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is selected italic, or no longer so.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected, or no longer so.
  func toggleUnderline(_ sender: Any?)
  /// Makes what is selected larger.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  func decreaseSize(_ sender: Any?)
  /// Searches.
  func find(_ sender: Any?)
  /// Searches, and replaces what is found.
  func findAndReplace(_ sender: Any?)
  /// Goes to what is found next.
  func findNext(_ sender: Any?)
  /// Goes to what is found before.
  func findPrevious(_ sender: Any?)
  /// Searches for what is selected.
  func useSelectionForFind(_ sender: Any?)
  /// Gives what is selected another name.
  func rename(_ sender: Any?)
  /// Makes another one of what is selected.
  func duplicate(_ sender: Any?)
  /// Takes what is selected elsewhere.
  func move(_ sender: Any?)
  /// Hands what is selected over to others.
  func export(_ sender: Any?)
  /// Prints.
  func printContent(_ sender: Any?)
  /// Gives each run of what is selected other attributes.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponderStandardEditActions {
  /// Does nothing.
  public func cut(_ sender: Any?) {}
  /// Does nothing.
  public func copy(_ sender: Any?) {}
  /// Does nothing.
  public func paste(_ sender: Any?) {}
  /// Does nothing.
  public func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing.
  public func pasteAndGo(_ sender: Any?) {}
  /// Does nothing.
  public func pasteAndSearch(_ sender: Any?) {}
  /// Does nothing.
  public func select(_ sender: Any?) {}
  /// Does nothing.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing.
  public func delete(_ sender: Any?) {}
  /// Does nothing.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing.
  public func toggleBoldface(_ sender: Any?) {}
  /// Does nothing.
  public func toggleItalics(_ sender: Any?) {}
  /// Does nothing.
  public func toggleUnderline(_ sender: Any?) {}
  /// Does nothing.
  public func increaseSize(_ sender: Any?) {}
  /// Does nothing.
  public func decreaseSize(_ sender: Any?) {}
  /// Does nothing.
  public func find(_ sender: Any?) {}
  /// Does nothing.
  public func findAndReplace(_ sender: Any?) {}
  /// Does nothing.
  public func findNext(_ sender: Any?) {}
  /// Does nothing.
  public func findPrevious(_ sender: Any?) {}
  /// Does nothing.
  public func useSelectionForFind(_ sender: Any?) {}
  /// Does nothing.
  public func rename(_ sender: Any?) {}
  /// Does nothing.
  public func duplicate(_ sender: Any?) {}
  /// Does nothing.
  public func move(_ sender: Any?) {}
  /// Does nothing.
  public func export(_ sender: Any?) {}
  /// Does nothing.
  public func printContent(_ sender: Any?) {}
  /// Does nothing.
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}
