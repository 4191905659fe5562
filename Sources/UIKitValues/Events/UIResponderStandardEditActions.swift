/// The commands of editing menus, key commands and keyboards.
///
/// A responder has a command if it overrides the method. Otherwise the command stops the process, as on iOS;
/// menus check `UIResponder.canPerformAction(_:withSender:)` before.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection to the general pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the general pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection with the content of the general pasteboard.
  func paste(_ sender: Any?)
  /// Pastes with the attributes of the surrounding text.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes, and goes to the pasted address.
  func pasteAndGo(_ sender: Any?)
  /// Pastes, and searches for the pasted text.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the item at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Sets the writing direction of the selection to left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction of the selection to right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Toggles bold in the selection.
  func toggleBoldface(_ sender: Any?)
  /// Toggles italics in the selection.
  func toggleItalics(_ sender: Any?)
  /// Toggles underline in the selection.
  func toggleUnderline(_ sender: Any?)
  /// Increases the size of the selection.
  func increaseSize(_ sender: Any?)
  /// Decreases the size of the selection.
  func decreaseSize(_ sender: Any?)
  /// Begins a search.
  func find(_ sender: Any?)
  /// Begins a search with replacement.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next result.
  func findNext(_ sender: Any?)
  /// Goes to the previous result.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Renames the selection.
  func rename(_ sender: Any?)
  /// Duplicates the selection.
  func duplicate(_ sender: Any?)
  /// Moves the selection.
  func move(_ sender: Any?)
  /// Exports the selection.
  func export(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Creates an item from the content of the general pasteboard.
  func newFromPasteboard(_ sender: Any?)
  /// Aligns the selection to the left.
  func alignLeft(_ sender: Any?)
  /// Centers the selection.
  func alignCenter(_ sender: Any?)
  /// Justifies the selection.
  func alignJustified(_ sender: Any?)
  /// Aligns the selection to the right.
  func alignRight(_ sender: Any?)
  /// Shows or hides the sidebar.
  func toggleSidebar(_ sender: Any?)
  /// Shows or hides the inspector.
  func toggleInspector(_ sender: Any?)
  /// Closes the window.
  func performClose(_ sender: Any?)
  /// Shows the tools that rewrite text.
  func showWritingTools(_ sender: Any?)
  /// Replaces the attributes of each run in the selection.
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
  public func newFromPasteboard(_ sender: Any?) {}
  /// Does nothing.
  public func alignLeft(_ sender: Any?) {}
  /// Does nothing.
  public func alignCenter(_ sender: Any?) {}
  /// Does nothing.
  public func alignJustified(_ sender: Any?) {}
  /// Does nothing.
  public func alignRight(_ sender: Any?) {}
  /// Does nothing.
  public func toggleSidebar(_ sender: Any?) {}
  /// Does nothing.
  public func toggleInspector(_ sender: Any?) {}
  /// Does nothing.
  public func performClose(_ sender: Any?) {}
  /// Does nothing.
  public func showWritingTools(_ sender: Any?) {}
  /// Does nothing.
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}
