import Foundation
@_spi(UIKit) import UIKitCore

/// The kind of a text interaction. The raw values are UIKit's.
public enum UITextInteractionMode: Int, Sendable {
  /// The text can be edited.
  case editable = 0
  /// The text can be selected.
  case nonEditable = 1
}

/// The methods with which a delegate controls a text interaction.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Returns whether the interaction may begin at a point of the view; `true` by default.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Tells the delegate that the interaction begins.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Tells the delegate that the interaction has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Returns `true`.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// An interaction with which taps move the insertion point of a custom text input, and select words with two taps and
/// paragraphs with three.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// The delegate, which is not retained.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The input whose text is edited or selected, which is not retained.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// The kind of the interaction.
  open private(set) var textInteractionMode = UITextInteractionMode.editable
  /// The view of the interaction, which is not retained.
  open private(set) weak var view: UIView?
  private let tap = TextTapRecognizer()

  /// Creates an interaction of a kind.
  public convenience init(for mode: UITextInteractionMode) {
    self.init()
    textInteractionMode = mode
  }

  /// Creates an interaction for text that can be edited.
  public override init() {
    super.init()
    tap.addHandler { [weak self] in self?.tapped() }
  }

  /// The gesture recognizers that others may wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap] }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(tap)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(tap)
  }

  private func tapped() {
    guard tap.state == .ended, let view, let textInput,
      delegate?.interactionShouldBegin(self, at: tap.location(in: view)) ?? true
    else { return }
    // A tap on text that cannot be edited selects nothing.
    guard textInteractionMode == .editable || tap.tapCount > 1 else { return }
    delegate?.interactionWillBegin(self)
    if textInput.isFirstResponder || textInput.becomeFirstResponder(),
      let position = textInput.closestPosition(to: tap.location(in: textInput.textInputView))
    {
      textInput.inputDelegate?.selectionWillChange(textInput)
      textInput.selectedTextRange = textInput.range(ofTap: tap.tapCount, at: position)
      textInput.inputDelegate?.selectionDidChange(textInput)
    }
    delegate?.interactionDidEnd(self)
  }
}

/// A recognizer of taps that tells how many there were in a row.
private final class TextTapRecognizer: UITapGestureRecognizer {
  private(set) var tapCount = 1

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tapCount = touches.first?.tapCount ?? 1
    super.touchesBegan(touches, with: event)
  }
}
