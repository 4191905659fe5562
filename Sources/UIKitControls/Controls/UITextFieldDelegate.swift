/// The methods by which a delegate observes and controls editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Asks the delegate whether editing may begin; `true` by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks the delegate whether editing may end; `true` by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that editing has ended, and the reason. Calls the method without reason by default.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks the delegate whether text may replace a range, in UTF-16 units; `true` by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Tells the delegate that the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks the delegate for the menu for a range of the text, given the suggested elements; `nil`, the
  /// default, for these alone.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Tells the delegate that the edit menu is about to appear.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the edit menu is about to disappear.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Asks the delegate whether the text may be cleared by the button or at the beginning of editing; `true`
  /// by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks the delegate whether the return key has its usual effect; `true` by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextFieldDelegate) in
      next.textFieldShouldBeginEditing(textField)
    }
  }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    MessageForwarders.send(self, "textFieldDidBeginEditing:", [textField]) {
      (next: any UITextFieldDelegate) in next.textFieldDidBeginEditing(textField)
    }
  }
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextFieldDelegate) in
      next.textFieldShouldEndEditing(textField)
    }
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    MessageForwarders.send(self, "textFieldDidEndEditing:", [textField]) { (next: any UITextFieldDelegate) in
      next.textFieldDidEndEditing(textField)
    }
  }
  /// Calls the method without reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    let isPassedOn = MessageForwarders.send(self, "textFieldDidEndEditing:reason:", [textField, reason]) {
      (next: any UITextFieldDelegate) in next.textFieldDidEndEditing(textField, reason: reason)
    }
    if isPassedOn { return }
    textFieldDidEndEditing(textField)
  }
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextFieldDelegate) in
      next.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
  /// Returns `nil`, for the suggested elements.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    MessageForwarders.result(self, or: nil) { (next: any UITextFieldDelegate) in
      next.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
  }
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    MessageForwarders.send(self, "textField:willPresentEditMenuWith:", [textField, animator]) {
      (next: any UITextFieldDelegate) in next.textField(textField, willPresentEditMenuWith: animator)
    }
  }
  /// Does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    MessageForwarders.send(self, "textField:willDismissEditMenuWith:", [textField, animator]) {
      (next: any UITextFieldDelegate) in next.textField(textField, willDismissEditMenuWith: animator)
    }
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    MessageForwarders.send(self, "textFieldDidChangeSelection:", [textField]) {
      (next: any UITextFieldDelegate) in next.textFieldDidChangeSelection(textField)
    }
  }
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextFieldDelegate) in
      next.textFieldShouldClear(textField)
    }
  }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextFieldDelegate) in
      next.textFieldShouldReturn(textField)
    }
  }
}
