import Foundation
@_spi(UIKit) import UIKitCore

/// The undo of what is typed into a text field or text view. Characters typed one after another are undone at once.
@MainActor
final class TypingUndo {
  /// A replacement, which typing after it extends and deleting at its end shortens.
  private final class Run {
    var range: Range<Int>
    let removed: NSAttributedString
    let isStyled: Bool

    init(_ range: Range<Int>, removed: NSAttributedString, isStyled: Bool) {
      self.range = range
      self.removed = removed
      self.isStyled = isStyled
    }
  }

  private weak var run: Run?
  /// A Boolean value that indicates whether anything may be registered.
  private var isRegistered = false

  /// Registers the undo of a replacement with the text's manager, if it has one.
  ///
  /// - Parameters:
  ///   - range: The range that was replaced, in UTF-16 units.
  ///   - removed: The text that was in the range.
  ///   - isStyled: Whether the text has attributes of its own.
  ///   - count: The length of the replacement, in UTF-16 units.
  func record<Text: EditedText & AnyObject>(
    _ range: Range<Int>, removed: NSAttributedString, isStyled: Bool, count: Int, in text: Text
  ) {
    guard let manager = text.undoManager, manager.isUndoRegistrationEnabled else { return }
    let isNew = !manager.isUndoing && !manager.isRedoing
    if isNew, let run, extend(run, range, count) { return }
    let made = Run(
      range.lowerBound..<range.lowerBound + count, removed: removed, isStyled: isStyled)
    run = isNew ? made : nil
    isRegistered = true
    manager.registerUndo(withTarget: text) { [weak self] text in
      MainActor.assumeIsolated {
        self?.run = nil
        // The application may have changed the text storage meanwhile.
        let end = text.endOfDocument.offset
        let range = min(made.range.lowerBound, end)..<min(made.range.upperBound, end)
        text.exchange(range, for: made.removed, keepingStyle: made.isStyled)
      }
    }
    if isNew { manager.setActionName("Typing") }
  }

  /// Forgets what was typed, after the application has set the text.
  func forget(in text: some EditedText & AnyObject) {
    guard isRegistered else { return }
    (run, isRegistered) = (nil, false)
    text.undoManager?.removeAllActions(withTarget: text)
  }

  private func extend(_ run: Run, _ range: Range<Int>, _ count: Int) -> Bool {
    if range.isEmpty, range.lowerBound == run.range.upperBound {
      run.range = run.range.lowerBound..<run.range.upperBound + count
      return true
    }
    guard count == 0, range.upperBound == run.range.upperBound, range.lowerBound >= run.range.lowerBound
    else {
      return false
    }
    run.range = run.range.lowerBound..<range.lowerBound
    return true
  }
}
