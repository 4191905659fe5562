import Foundation
import Typesetting
@_spi(UIKit) import UIKitCore

/// The methods with which a delegate controls the editing of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether editing may begin; `true` by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asks the delegate whether editing may end; `true` by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells the delegate that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks the delegate whether a text may replace a range in UTF-16 units; `true` by default.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Asks the delegate for the menu of a range of the text. With `nil`, the default, the menu has the
  /// suggested actions.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Tells the delegate that the edit menu is about to appear.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the edit menu is about to disappear.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asks the delegate whether a link may be opened. The default implementation calls the method without an
  /// interaction.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks the delegate whether a link may be opened; `true` by default.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Asks the delegate whether an interaction with an attachment is allowed. Never called here: attachments
  /// have no interactions.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks the delegate whether an interaction with an attachment is allowed, before iOS 10. Never called
  /// here.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextViewDelegate) in
      next.textViewShouldBeginEditing(textView)
    }
  }
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextViewDelegate) in
      next.textViewShouldEndEditing(textView)
    }
  }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    MessageForwarders.send(self, "textViewDidBeginEditing:", [textView]) { (next: any UITextViewDelegate) in
      next.textViewDidBeginEditing(textView)
    }
  }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {
    MessageForwarders.send(self, "textViewDidEndEditing:", [textView]) { (next: any UITextViewDelegate) in
      next.textViewDidEndEditing(textView)
    }
  }
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextViewDelegate) in
      next.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }
  /// Returns `nil`, for a menu with the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    MessageForwarders.result(self, or: nil) { (next: any UITextViewDelegate) in
      next.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
  }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    MessageForwarders.send(self, "textView:willPresentEditMenuWith:", [textView, animator]) {
      (next: any UITextViewDelegate) in next.textView(textView, willPresentEditMenuWith: animator)
    }
  }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    MessageForwarders.send(self, "textView:willDismissEditMenuWith:", [textView, animator]) {
      (next: any UITextViewDelegate) in next.textView(textView, willDismissEditMenuWith: animator)
    }
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {
    MessageForwarders.send(self, "textViewDidChange:", [textView]) { (next: any UITextViewDelegate) in
      next.textViewDidChange(textView)
    }
  }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    MessageForwarders.send(self, "textViewDidChangeSelection:", [textView]) {
      (next: any UITextViewDelegate) in next.textViewDidChangeSelection(textView)
    }
  }
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextViewDelegate) in
      next.textView(
        textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }
  }
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextViewDelegate) in
      next.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
  }
  /// Calls the method without an interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    MessageForwarders.result(self, or: self.textView(textView, shouldInteractWith: URL, in: characterRange)) {
      (next: any UITextViewDelegate) in
      next.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool {
    MessageForwarders.result(self, or: true) { (next: any UITextViewDelegate) in
      next.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
  }
}
