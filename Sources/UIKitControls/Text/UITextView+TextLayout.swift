import Foundation
import Typesetting
@_spi(UIKit) import UIKitCore

/// The text layout manager of a text view, which is made when the application asks for it.
///
/// The view draws with its own layout until something takes part that only the text layout manager knows: its
/// delegate, that of its contents, or rendering attributes.
@MainActor
final class TextViewLayout {
  weak var view: UITextView?
  private var manager: NSTextLayoutManager?
  /// The contents, which retain the manager.
  private var content: NSTextContentManager?
  /// A Boolean value that indicates whether the view has a layout manager in place of the text layout manager.
  private var hasEnded = false

  /// Uses the text layout manager of a container, if it has one, and returns the text storage.
  func adopt(_ container: NSTextContainer) -> NSTextStorage? {
    guard let own = container.textLayoutManager else {
      hasEnded = container.layoutManager != nil
      return nil
    }
    manager = own
    content = own.textContentManager
    own.hostView = view
    return (content as? NSTextContentStorage)?.textStorage
  }

  /// Stops using the text layout manager, as the first use of the layout manager does.
  func end() {
    hasEnded = true
    guard let manager else { return }
    manager.textContainer = nil
    self.manager = nil
    content = nil
  }

  /// The manager; `nil` after the layout manager was used.
  var textLayoutManager: NSTextLayoutManager? {
    if let manager { return manager }
    guard !hasEnded, let view else { return nil }
    let made = NSTextLayoutManager()
    let storage = NSTextContentStorage()
    storage.textStorage = view.textStorage
    storage.addTextLayoutManager(made)
    made.textContainer = view.textContainer
    made.hostView = view
    (manager, content) = (made, storage)
    return made
  }

  /// A Boolean value that indicates whether the text layout manager draws the text.
  var drawsText: Bool {
    guard let manager, !hasEnded else { return false }
    return manager.delegate != nil || manager.hasRenderingAttributes
      || manager.renderingAttributesValidator != nil || content?.heldDelegate != nil
  }

  /// Draws the layout fragments with the origin of the container at a point.
  func draw(at origin: CGPoint, in context: CGContext) {
    manager?.enumerateTextLayoutFragments(from: nil) { fragment in
      let frame = fragment.layoutFragmentFrame
      fragment.draw(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), in: context)
      return true
    }
  }
}

extension UITextView {
  /// Creates a text view that uses a text layout manager, or a layout manager from the beginning.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    if !usingTextLayoutManager { textLayout.end() }
  }

  /// The text layout manager; `nil` once `layoutManager` was used, or if the container came with a layout manager.
  public var textLayoutManager: NSTextLayoutManager? { textLayout.textLayoutManager }

  /// Adds the views of attachments, and places them where the text has space for them.
  func placeAttachmentViews() {
    let former = attachmentViews
    var shown: [AttachmentView] = []
    let text = editedText
    if text.length > 0, former.isEmpty == false || text.containsAttachments(in: NSRange(0..<text.length)) {
      text.enumerateAttribute(.attachment, in: NSRange(0..<text.length)) { value, range, _ in
        guard let attachment = value as? NSTextAttachment, attachment.usesTextAttachmentView,
          let view = attachmentView(attachment, range.location, former)
        else { return }
        shown.append(view)
      }
    }
    for item in former where !shown.contains(where: { $0.view === item.view }) {
      item.view.removeFromSuperview()
      item.attachment.shownProvider = nil
    }
    attachmentViews = shown
  }

  /// A view of an attachment.
  struct AttachmentView {
    let attachment: NSTextAttachment
    let view: UIView
  }

  private func attachmentView(
    _ attachment: NSTextAttachment, _ offset: Int, _ former: [AttachmentView]
  ) -> AttachmentView? {
    let isNew = attachment.shownProvider == nil
    let provider =
      attachment.shownProvider
      ?? attachment.viewProvider(for: self, location: TextOffset(offset), textContainer: textContainer)
    guard let provider, let view = provider.view else { return nil }
    attachment.shownProvider = provider
    if isNew { containerChanged() }
    if view.superview !== self { addSubview(view) }
    let (_, layout) = typesetAndLayout()
    let origin = textOrigin(layout)
    if let place = selectionRects(for: UITextRange(offset..<offset + 1)).first?.rect,
      let index = layout.lineIndex(forOffset: offset)
    {
      let bounds = attachment.layoutBounds(attributes: editedText.attributes(at: offset, effectiveRange: nil))
      view.frame = CGRect(
        x: place.minX + attachment.lineLayoutPadding,
        y: origin.y + CGFloat(layout.lines[index].baseline) - bounds.maxY, width: bounds.width,
        height: bounds.height)
    }
    return AttachmentView(attachment: attachment, view: view)
  }
}
