import Foundation
import Typesetting
@_spi(UIKit) import UIKitCore

/// A scrolling view with editable text.
///
/// It has an intrinsic content size only while scrolling is disabled: the size of its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, TextContainerView, UITextInput, EditedText, UITextDraggable,
  UITextDroppable, UITextPasteConfigurationSupporting
{
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(value: text, traits: [])
  }

  /// Stored only: text has no drags of its own.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// Always `nil`: text has no drags of its own.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// Always `false`.
  open var isTextDragActive: Bool { false }
  /// Stored only: text has no drags of its own.
  open var textDragOptions: UITextDragOptions = []
  /// Stored only: text has no drops of its own.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// Always `nil`: text has no drops of its own.
  open var textDropInteraction: UIDropInteraction? { nil }
  /// Always `false`.
  open var isTextDropActive: Bool { false }

  private var content = EditableText()

  /// The area of the text, with its padding and line limit.
  public let textContainer: NSTextContainer

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view with a text container; `nil` creates one.
  ///
  /// The view uses the storage of the container's layout manager, if there is one. It retains the container,
  /// the layout manager and the storage, edits the text through the storage, and follows edits of the
  /// storage. A container without a width follows the view's.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUpTextView()
    backgroundColor = .systemBackground
  }

  /// Creates a text view that is read from a document. It has no background unless the document sets one.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUpTextView()
    coder.finish(self, as: UITextView.self)
  }

  /// The ranges with the background of text that a search has found, and the colors.
  package var foundText: [(range: NSRange, color: UIColor)] = [] {
    didSet { setNeedsDisplay() }
  }
  /// The views of attachments that are displayed.
  var attachmentViews: [AttachmentView] = []
  /// The text layout manager of the view and its contents.
  let textLayout = TextViewLayout()

  private func setUpTextView() {
    textLayout.view = self
    contentMode = .redraw
    clipsToBounds = true
    if textContainer.size.width <= 0 { textContainer.widthTracksTextView = true }
    textContainer.textView = self
    if let storage = textLayout.adopt(textContainer) { storage.addLayoutManager(manager) }
    storageChanged()
  }

  /// Invalidates the layout after a property of the container or the layout manager has changed.
  package func containerChanged() { contentChanged() }

  // MARK: Text

  /// The text; empty if it is set to `nil`.
  open var text: String! {
    get { content.string }
    set {
      defer { KeyValueObserving.changed(self, "text") }
      if knownFont == nil, newValue?.isEmpty == false { knownFont = UITextView.defaultFont }
      if let storage = storageIfKnown {
        changeStorage {
          storage.setAttributedString(NSAttributedString(string: newValue ?? "", attributes: ownAttributes))
        }
      } else {
        content.set(newValue ?? "")
      }
      typingUndo.forget(in: self)
      moveCaretToEnd()
      contentChanged()
    }
  }

  /// The text with its attributes. Attributes that it does not specify are those of `font` and `textColor`.
  /// Setting it replaces all text.
  open var attributedText: NSAttributedString! {
    get { content.attributed(by: ownAttributes) }
    set {
      defer { KeyValueObserving.changed(self) }
      setContent(newValue)
      typingUndo.forget(in: self)
      moveCaretToEnd()
      contentChanged()
    }
  }

  /// The text storage, once there is one: the application's, or one that was created on access.
  private var storageIfKnown: NSTextStorage?
  /// The layout manager, which the container does not retain.
  private var managerIfKnown: NSLayoutManager?
  /// A Boolean value that indicates whether the view itself is editing the storage.
  private var isChangingStorage = false

  /// The text storage, which may be edited in place. It is created on first access.
  open var textStorage: NSTextStorage {
    if let storageIfKnown { return storageIfKnown }
    let made = NSTextStorage()
    made.setAttributedString(content.attributed(by: ownAttributes))
    made.addLayoutManager(manager)
    storageIfKnown = made
    return made
  }

  private var manager: NSLayoutManager {
    if let managerIfKnown { return managerIfKnown }
    let made = textContainer.layoutManager ?? NSLayoutManager()
    managerIfKnown = made
    if textContainer.layoutManager == nil { made.addTextContainer(textContainer) }
    return made
  }

  /// The layout manager, which computes the positions of characters in `textContainer`.
  open var layoutManager: NSLayoutManager {
    textLayout.end()
    _ = textStorage
    trackContainerSize()
    return manager
  }

  /// Adopts the layout manager of the container, and its text storage.
  package func storageChanged() {
    if let manager = textContainer.layoutManager { managerIfKnown = manager }
    guard let storage = managerIfKnown?.textStorage, storage !== storageIfKnown else { return }
    storageIfKnown = storage
    storageEdited()
  }

  /// Updates the view after the text of the storage has changed.
  package func storageEdited() {
    guard let storage = storageIfKnown else { return }
    let text = NSAttributedString(attributedString: storage)
    // Text with the view's own attributes is stored as plain text.
    if text.isEqual(to: NSAttributedString(string: text.string, attributes: ownAttributes)) {
      content.set(text.string)
    } else {
      content.set(text)
    }
    let wasReplacing = isReplacing
    if isChangingStorage { isReplacing = true }
    let range = NSRange(
      location: min(selectedRange.location, content.length),
      length: min(selectedRange.length, max(content.length - selectedRange.location, 0)))
    if range != selectedRange { selectedRange = range }
    isReplacing = wasReplacing
    contentChanged()
  }

  private func changeStorage(_ body: () -> Void) {
    isChangingStorage = true
    body()
    isChangingStorage = false
  }

  /// Replaces the whole text.
  private func setContent(_ text: NSAttributedString?) {
    guard let storage = storageIfKnown else { return content.set(text) }
    changeStorage { storage.setAttributedString(text ?? NSAttributedString()) }
  }

  /// Sets an attribute for all of the text. Plain text without a storage uses the view's attributes instead.
  private func addAttributeToAll(_ key: NSAttributedString.Key, _ value: Any) {
    guard let storage = storageIfKnown else { return content.addAttribute(key, value) }
    guard storage.length > 0 else { return }
    changeStorage {
      storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
    }
  }

  /// Resizes the container if it tracks the size of the view.
  ///
  /// - Parameter width: A width to use in place of the view's, in points.
  private func trackContainerSize(width: CGFloat? = nil) {
    var size = textContainer.size
    if textContainer.widthTracksTextView {
      size.width = max(0, (width ?? bounds.width) - textContainerInset.left - textContainerInset.right)
    }
    if textContainer.heightTracksTextView {
      size.height = max(0, bounds.height - textContainerInset.top - textContainerInset.bottom)
    }
    textContainer.track(size)
  }

  private func moveCaretToEnd() {
    isReplacing = true
    selectedRange = NSRange(location: content.length, length: 0)
    isReplacing = false
  }

  /// The font of plain text; `nil` stands for Helvetica of 12 points, which is the font once there is text. Setting it changes all
  /// attributed text.
  open var font: UIFont? {
    get { knownFont }
    set {
      knownFont = newValue
      if let newValue { addAttributeToAll(.font, newValue) }
      contentChanged()
    }
  }
  private var knownFont: UIFont?

  /// The color of plain text; `nil` stands for `label`. Setting it changes all attributed text.
  open var textColor: UIColor? {
    didSet {
      if let textColor { addAttributeToAll(.foregroundColor, textColor) }
      typesetIfKnown = nil
      setNeedsDisplay()
    }
  }

  /// The alignment of lines; `natural` by default. It applies to all of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      if textAlignment != oldValue {
        typesetIfKnown = nil
        setNeedsDisplay()
      }
    }
  }

  private var usedFont: UIFont { font ?? UITextView.defaultFont }
  /// The metrics of Helvetica with the glyphs of the system font.
  private static let defaultFont: UIFont = {
    var request = FontRequest(size: 12)
    request.imitated = StandInFonts.bundled.metrics(of: "Helvetica", family: "Helvetica", "")
    return UIFont(
      textFont: FontLibrary.shared.font(request) ?? FontLibrary.shared.systemFont(size: 12),
      descriptor: UIFontDescriptor(name: "Helvetica", size: 12))
  }()

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: usedFont, .foregroundColor: textColor ?? UIColor.label]
  }

  /// The attributes of text that is typed: those of the character before the insertion point, or of the replaced
  /// text, until others are set. Those are kept until the selection changes otherwise than by typing.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      guard chosenAttributes.isEmpty else { return chosenAttributes }
      return content.attributesToContinue(selectedUnits, own: ownAttributes)
    }
    set { chosenAttributes = newValue }
  }
  /// The attributes that were set for text that is typed; none for those of the text around.
  private var chosenAttributes: [NSAttributedString.Key: Any] = [:]

  /// Returns the attributes that text typed in a range has, `nil` for those of the text around it. A subclass may
  /// give others than were set.
  private func typedAttributes() -> [NSAttributedString.Key: Any]? {
    let values = typingAttributes
    guard chosenAttributes.isEmpty else { return values }
    let around = content.attributesToContinue(selectedUnits, own: ownAttributes)
    return values.isEmpty || values.isEqual(to: around) ? nil : values
  }
  /// The attributes of links, which override those of the text.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { contentChanged() }
  }
  /// A Boolean value that determines whether commands may change attributes of the text, such as bold, italic
  /// and underline; `false` by default.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that determines whether the view has an interaction that searches the text; `false` by default.
  open var isFindInteractionEnabled = false
  /// Stored only: text has the sizes of its fonts.
  open var usesStandardTextScaling = false

  /// A Boolean value that determines whether the font follows the preferred text size; `false` by default.
  /// The font has to be one of a text style.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory, let font { self.font = font.adjusted(to: traitCollection) }
  }

  /// The distances from the edges of the content to the text container, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }

  // MARK: Editing

  /// A Boolean value that determines whether the user can edit the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue, isFirstResponder { reloadInputViews() } }
  }
  /// A Boolean value that determines whether the user can select text and follow links.
  open var isSelectable = true
  /// The range of the selection, in UTF-16 units, which is empty at the insertion point.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet {
      setNeedsDisplay()
      guard selectedRange != oldValue, !isReplacing else { return }
      chosenAttributes = [:]
      textDelegate?.textViewDidChangeSelection(self)
    }
  }

  /// The selection in UTF-16 units, within the text.
  private var selectedUnits: Range<Int> {
    let start = min(max(selectedRange.location, 0), content.length)
    return start..<start + min(max(selectedRange.length, 0), content.length - start)
  }

  private var isReplacing = false
  /// A Boolean value that determines whether the next text that is typed replaces all of it.
  open var clearsOnInsertion = false
  /// Drawn only: no data is detected in the text. Links of attributed text can be followed.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// The type of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard. With `dark` it is dark in every user interface style.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that determines whether the keyboard makes no suggestions and copying is disabled;
  /// `false` by default.
  open var isSecureTextEntry = false
  /// A Boolean value that determines whether the return key is disabled while there is no text; `false` by
  /// default.
  open var enablesReturnKeyAutomatically = false
  /// The letters that are capitalized automatically; by default the first of each sentence.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// A value that determines whether the suggestion bar is displayed. Text is not corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored only: spelling is not checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Stored only: keys write the characters on them.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Stored only: keys write the characters on them.
  open var smartDashesType = UITextSmartDashesType.default
  /// Stored only: keys write the characters on them.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Stored only: there is no autofill.
  open var textContentType: UITextContentType!

  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  /// The view that replaces the keyboard. Call `reloadInputViews()` after a change while the text is edited.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// The view above the keyboard. Call `reloadInputViews()` after a change while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  /// Posted when editing of a text view begins, after the delegate was notified.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing of a text view ends, after the delegate was notified.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the user has changed the text of a text view, after the delegate was notified.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  private var textDelegate: UITextViewDelegate? { delegate }

  /// The delegate for editing and scrolling.
  open weak var delegate: (any UITextViewDelegate)? {
    get { heldDelegate as? any UITextViewDelegate }
    set { heldDelegate = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    setNeedsDisplay()
    guard isEditable else { return true }
    isBeingEdited = true
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard isBeingForced || !isBeingEdited || textDelegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    setNeedsDisplay()
    guard isBeingEdited else { return true }
    isBeingEdited = false
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// A Boolean value that indicates whether the delegate was notified that editing began.
  private var isBeingEdited = false
  /// A Boolean value that indicates whether editing is ending regardless of the delegate.
  private var isBeingForced = false

  @_spi(UIKit) public override func endEditingByForce() {
    isBeingForced = true
    resignFirstResponder()
    isBeingForced = false
  }

  /// A Boolean value that indicates whether there is text.
  open var hasText: Bool { !text.isEmpty }

  /// Replaces the selection as typing does: the delegate may refuse it and is notified.
  open func insertText(_ text: String) {
    guard isEditable else { return }
    let range = clearsOnInsertion ? 0..<content.length : selection
    clearsOnInsertion = false
    replace(range, with: text)
  }

  /// Deletes the selection or the character before the insertion point as typing does: the delegate may
  /// refuse it and is notified.
  open func deleteBackward() {
    if isEditable, let range = content.deletion(at: selection) { replace(range, with: "") }
  }

  @discardableResult
  private func replace(
    _ range: Range<Int>, with replacement: String, styled: NSAttributedString? = nil
  ) -> Bool {
    guard
      textDelegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: replacement) ?? true
    else { return false }
    markedRange = nil
    let removed = content.part(in: range)
    if let storage = storageIfKnown {
      let text =
        styled
        ?? NSAttributedString(
          string: replacement,
          attributes: typedAttributes() ?? content.attributesToContinue(range, own: ownAttributes))
      changeStorage { storage.replaceCharacters(in: NSRange(range), with: text) }
    } else if let styled {
      content.replace(range, with: styled, own: ownAttributes)
    } else if let attributes = typedAttributes() {
      content.replace(
        range, with: NSAttributedString(string: replacement, attributes: attributes), own: ownAttributes)
    } else {
      content.replace(range, with: replacement)
    }
    isReplacing = true
    selectedRange = NSRange(location: range.lowerBound + replacement.utf16.count, length: 0)
    isReplacing = false
    contentChanged()
    typingUndo.record(
      range, removed: removed, isStyled: content.attributed != nil, count: replacement.utf16.count, in: self)
    textDelegate?.textViewDidChangeSelection(self)
    notifyTextChange()
    if isScrollEnabled, isFirstResponder, window != nil { scrollCaretToVisible() }
    return true
  }

  private let typingUndo = TypingUndo()

  private func notifyTextChange() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Scrolls so that the insertion point is visible.
  private func scrollCaretToVisible() {
    layoutIfNeeded()
    let caret = caretRect(for: UITextPosition(offset: selection.upperBound))
    scrollRectToVisible(caret.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
  }

  // MARK: Touches

  private var touchStart: CGPoint?
  /// The state of the text when the current touch began.
  private var stateBeforeTouch = TextCommands.TouchStart()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { stateBeforeTouch = commands.touchStart(touch, isEdited: isFirstResponder) }
    touchStart = touches.first?.location(in: nil)
    if !isSelectable, !isEditable { super.touchesBegan(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = nil
    if !isSelectable, !isEditable { super.touchesCancelled(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable || isEditable else { return super.touchesEnded(touches, with: event) }
    guard let touch = touches.first, let start = touchStart else { return }
    touchStart = nil
    let end = touch.location(in: nil)
    guard hypot(end.x - start.x, end.y - start.y) < 10 else { return }
    tapped(touch)
  }

  private func tapped(_ touch: UITouch) {
    let point = touch.location(in: self)
    if !isEditable, let (url, range) = link(at: point) {
      if textDelegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
        ?? true
      {
        UIApplication.shared.open(url)
      }
      return
    }
    guard isEditable || touch.tapCount > 1, isFirstResponder || becomeFirstResponder(),
      let position = closestPosition(to: point)
    else { return }
    selectedTextRange = range(ofTap: touch.tapCount, at: position)
    commands.touchEnded(touch, after: stateBeforeTouch)
  }

  /// Returns the link at a point and its range in the text.
  private func link(at point: CGPoint) -> (URL, NSRange)? {
    guard isSelectable, let attributed = content.attributed, attributed.length > 0,
      let position = closestPosition(to: point)
    else { return nil }
    for offset in [position.offset, position.offset - 1] where offset >= 0 && offset < attributed.length {
      var range = NSRange()
      let value = attributed.attribute(.link, at: offset, effectiveRange: &range)
      guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }),
        selectionRects(for: UITextRange(range.location..<range.location + range.length))
          .contains(where: { $0.rect.contains(point) })
      else { continue }
      return (url, range)
    }
    return nil
  }

  // MARK: Marked text

  /// The range of the marked text, in UTF-16 units.
  private var markedRange: Range<Int>?

  /// The range of the marked text, which input methods have composed provisionally; `nil` if there is none.
  open var markedTextRange: UITextRange? { markedRange.map { UITextRange(content.string.clamped($0)) } }

  /// Replaces the marked text or the selection, and marks the new text.
  ///
  /// - Parameter selectedRange: The selection within the new text, in UTF-16 units.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let range = content.string.clamped(markedRange ?? selection)
    guard replace(range, with: text) else { return }
    markedRange = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf16.count
    let start = range.lowerBound + min(max(selectedRange.location, 0), text.utf16.count)
    let end = min(start + max(selectedRange.length, 0), range.lowerBound + text.utf16.count)
    selectedTextRange = UITextRange(start..<end)
  }

  /// Accepts the marked text.
  open func unmarkText() { markedRange = nil }

  // MARK: Selection

  private var selection: Range<Int> {
    let (location, length) = (max(0, min(selectedRange.location, 1 << 40)), max(0, selectedRange.length))
    return (text ?? "").clamped(location..<location + min(length, 1 << 40))
  }

  /// The range of the selection, which is empty at the insertion point.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set {
      guard let newValue else { return }
      selectedRange = NSRange((text ?? "").clamped(newValue.range))
    }
  }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: text.utf16.count) }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { (text ?? "").utf16Text(in: range.range) }

  /// Replaces the text in a range; the delegate may refuse it and is notified.
  open func replace(_ range: UITextRange, withText text: String) {
    replace(content.string.clamped(range.range), with: text)
  }

  // MARK: Commands

  private var commands: TextCommands { TextCommands(text: self) }
  @_spi(UIKit) public override var editCommands: (any EditCommands)? { commands }

  var acceptsCommands: Bool { isEditable }
  var isOneLine: Bool { false }
  var editedText: NSAttributedString { content.attributed(by: ownAttributes) }

  var nextAttributes: [NSAttributedString.Key: Any] {
    get { chosenAttributes }
    set { typingAttributes = newValue }
  }

  func exchange(_ range: Range<Int>, for replacement: NSAttributedString, keepingStyle: Bool) {
    replace(range, with: replacement.string, styled: keepingStyle ? replacement : nil)
  }

  func restyle(_ text: NSAttributedString) {
    setContent(text)
    contentChanged()
    notifyTextChange()
  }

  /// Returns the delegate's menu of a range; `nil` for the suggested entries.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    textDelegate?.textView(
      self, editMenuForTextIn: NSRange(textRange.range), suggestedActions: suggestedActions)
  }

  /// Tells the delegate that the edit menu is about to appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  /// Tells the delegate that the edit menu is about to disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  /// Asks the delegate whether a text may replace a range.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: NSRange(range.range), replacementText: text) ?? true
  }

  /// Returns the attributes of the character at a position; those of typed text at the end.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let text = editedText
    let offset = direction == .backward ? position.offset - 1 : position.offset
    guard text.length > 0, offset >= 0 else {
      return chosenAttributes.isEmpty ? ownAttributes : chosenAttributes
    }
    return text.attributes(at: min(offset, text.length - 1), effectiveRange: nil)
  }

  /// The delegate that takes part in pasting, which is not retained.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  /// The selection and the position of the content, which can be restored.
  open var interactionState: Any {
    get { TextInteractionState(selection: selectedRange, contentOffset: contentOffset) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      selectedTextRange = UITextRange(state.selection.location..<NSMaxRange(state.selection))
      contentOffset = state.contentOffset
    }
  }

  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let layout = layout(width: bounds.width)
    let origin = textOrigin(layout)
    let caret = layout.caret(atOffset: position.offset, containerWidth: lineWidth(bounds.width))
    let line = caret.map { layout.lines[$0.line] }
    // The caret is 2 points wide.
    return CGRect(
      x: origin.x + CGFloat(caret?.x ?? 0), y: origin.y + CGFloat(line?.top ?? 0), width: 2,
      height: line.map { CGFloat($0.height) } ?? usedFont.lineHeight)
  }

  /// Returns the rectangles of a range, one for each line, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let layout = layout(width: bounds.width)
    let origin = textOrigin(layout)
    let rects = layout.rects(of: range.range, containerWidth: lineWidth(bounds.width)).map {
      $0.offsetBy(dx: origin.x, dy: origin.y)
    }
    return UITextSelectionRect.rects(rects, baseWritingDirection(for: range.start, in: .forward))
  }

  /// Returns the range between two positions, in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    rangeOfText(from: fromPosition, to: toPosition)
  }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// Returns the position at an offset from another one, in UTF-16 units; `nil` outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    positionInText(from: position, offset: offset)
  }
  /// Returns the position a number of characters to the left or right, or lines up or down; `nil` outside of the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { positionInText(from: position, in: direction, offset: offset) }
  /// Compares two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    compareInText(position, to: other)
  }
  /// Returns the number of UTF-16 units between two positions; negative if the second comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { firstRectOfText(for: range) }
  /// Returns the position in a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPositionInText(to: point, within: range)
  }
  /// Returns the range of the character at a point; `nil` outside of the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { characterRangeInText(at: point) }

  /// Returns the position nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let layout = layout(width: bounds.width)
    let origin = textOrigin(layout)
    return UITextPosition(
      offset: layout.offset(
        atX: Double(point.x - origin.x), y: Double(point.y - origin.y),
        containerWidth: lineWidth(bounds.width)))
  }

  /// Returns the origin of the text layout, in the view's coordinates.
  func textOrigin(_ layout: TextLayout) -> CGPoint {
    // Text views round baselines up, labels to the nearest pixel, as in pictures of iOS 17 and 18.
    let baseline = (textContainerInset.top + CGFloat(layout.firstBaseline)).roundedUpToPixel(pixelScale)
    return CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding,
      y: baseline - CGFloat(layout.firstBaseline))
  }

  /// Scrolls so that the first line of a range is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = content.string.clamped(range.location..<range.location + max(range.length, 0))
    let layout = layout(width: bounds.width)
    func caret(_ offset: Int) -> Int? {
      layout.caret(atOffset: offset, containerWidth: lineWidth(bounds.width))?.line
    }
    guard let first = caret(range.lowerBound), let last = caret(range.upperBound) else { return }
    let top = CGFloat(layout.lines[first].top)
    let end = CGFloat(layout.lines[last].top + layout.lines[last].height)
    // Of a range that is higher than the view the end is shown.
    let shown = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    let height = min(end - top, max(shown, 0))
    scrollRectToVisible(
      CGRect(x: 0, y: end - height + textContainerInset.top, width: bounds.width, height: height),
      animated: false)
  }

  // MARK: Changes

  private func contentChanged() {
    typesetIfKnown = nil
    measuredWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentChanged() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    contentChanged()
  }

  // MARK: Measuring

  private var typesetIfKnown: TypesetText?

  /// A Boolean value that indicates whether other text containers share the layout manager.
  private var isOneOfSeveral: Bool { (managerIfKnown?.textContainers.count ?? 0) > 1 }

  /// Returns the typeset text of the view and its layout, for its layout manager.
  package func typesetAndLayout() -> (TypesetText, TextLayout) {
    trackContainerSize()
    return (typeset, layout(width: bounds.width))
  }

  private var typeset: TypesetText {
    if isOneOfSeveral, let shared = managerIfKnown?.typesetAndLayout(textContainer) { return shared.0 }
    if let typesetIfKnown { return typesetIfKnown }
    let made = makeTypeset()
    typesetIfKnown = made
    return made
  }

  private func makeTypeset() -> TypesetText {
    var settings = ParagraphSettings()
    settings.alignment = textAlignment.paragraphAlignment
    if var attributed = content.attributed {
      if let linkTextAttributes, !linkTextAttributes.isEmpty {
        let copy = NSMutableAttributedString(attributedString: attributed)
        attributed.enumerateAttribute(.link, in: NSRange(location: 0, length: attributed.length)) {
          value, range, _ in
          if value != nil { copy.addAttributes(linkTextAttributes, range: range) }
        }
        attributed = copy
      }
      return TypesetText(
        attributed, font: usedFont, color: textColor ?? .label, paragraph: settings,
        hyphenation: managerIfKnown?.defaultHyphenation ?? 0, rules: metrics.textRules)
    }
    settings.hyphenationFactor = managerIfKnown?.defaultHyphenation ?? 0
    return TypesetText(
      content.string, font: usedFont, color: textColor ?? .label, paragraph: settings,
      rules: metrics.textRules)
  }

  /// Returns the width available to lines in a view of a width; infinite if the container has no limit.
  private func limitOfLines(_ width: CGFloat) -> Double {
    let padding = 2 * textContainer.lineFragmentPadding
    guard !textContainer.widthTracksTextView else {
      guard width > 0, width < 1_000_000 else { return .infinity }
      return Double(max(0, width - textContainerInset.left - textContainerInset.right - padding))
    }
    let own = textContainer.size.width
    return own > 0 && own < 1_000_000 ? Double(max(0, own - padding)) : .infinity
  }

  /// Returns the width in which lines are aligned in a view of a width.
  private func lineWidth(_ width: CGFloat) -> Double {
    let visible = Double(
      max(
        0, width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding)
    )
    if textContainer.widthTracksTextView { return visible }
    let limit = limitOfLines(width)
    return limit.isFinite ? limit : max(visible, layout(width: width).size.width)
  }

  private func layout(width: CGFloat) -> TextLayout {
    if isOneOfSeveral, let shared = managerIfKnown?.typesetAndLayout(textContainer) { return shared.1 }
    var constraint = TextLayout.Constraint(
      width: limitOfLines(width), maximumLines: textContainer.maximumNumberOfLines,
      lineBreaking: textContainer.lineBreakMode.lineBreaking,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, includesTrailingEmptyLine: true)
    if !textContainer.isSimpleRectangular {
      trackContainerSize(width: width)
      constraint.region = textContainer.region
    }
    let whole = spaced(typeset.layout(constraint))
    guard textContainer.heightTracksTextView, bounds.height > 0 else { return whole }
    // Lines beyond the height are not drawn.
    let height = Double(bounds.height - textContainerInset.top - textContainerInset.bottom) + 0.01
    let fitting = whole.lines.prefix { $0.top + $0.height <= height }.count
    guard fitting < whole.lines.count else { return whole }
    constraint.maximumLines = max(fitting, 1)
    return spaced(typeset.layout(constraint))
  }

  /// Returns a layout with the spacing of the layout manager's delegate.
  private func spaced(_ layout: TextLayout) -> TextLayout {
    managerIfKnown?.spaced(layout, from: 0, in: textContainer) ?? layout
  }

  /// Returns the size that fits the text at a width, with a height of at least one line.
  private func fittingSize(width: CGFloat) -> CGSize {
    let layout = layout(width: width)
    let scale = pixelScale
    let textHeight =
      max(layout.size.height, Double(text.isEmpty ? usedFont.lineHeight : 0))
      + (content.attributed == nil ? usedFont.styleLeading : 0)
    let insets = textContainerInset
    return CGSize(
      width: (CGFloat(layout.size.width) + insets.left + insets.right + 2 * textContainer.lineFragmentPadding)
        .roundedUpToPixel(scale),
      height: (CGFloat(textHeight) + insets.top + insets.bottom).roundedUpToPixel(scale))
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : fittingSize(width: 0)
  }

  @_spi(UIKit) public override var wrapsContent: Bool { !isScrollEnabled }

  @_spi(UIKit) public override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    isScrollEnabled ? intrinsicContentSize : fittingSize(width: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  @_spi(UIKit) public override var baselineFont: UIFont? { font }
  @_spi(UIKit) public override var firstBaselineOffsetFromTop: CGFloat {
    (textContainerInset.top + usedFont.ascender).roundedToPixel(pixelScale)
  }

  @_spi(UIKit) public override var lastBaselineOffsetFromBottom: CGFloat {
    (textContainerInset.bottom - usedFont.descender).roundedToPixel(pixelScale)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measuredWidth = nil
    updateContentSize()
    placeAttachmentViews()
    setNeedsDisplay()
  }

  /// The size of the text with its insets, in points. It is measured when it is read after a change.
  open override var contentSize: CGSize {
    get {
      updateContentSize()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  /// The width for which the content was measured last; `nil` after a change.
  private var measuredWidth: CGFloat?

  private func updateContentSize() {
    guard measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    trackContainerSize()
    let size = fittingSize(width: bounds.width)
    super.contentSize = CGSize(
      width: textContainer.widthTracksTextView ? bounds.width : max(bounds.width, size.width),
      height: size.height)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = typeset
    let layout = layout(width: bounds.width)
    let selection = selection
    let tint = tintColor ?? .systemBlue
    if isFirstResponder, !selection.isEmpty {
      context.setFillColor(tint.withAlphaComponent(0.2).cgColor)
      for part in selectionRects(for: UITextRange(selection)) { context.fill(part.rect) }
    }
    for (range, color) in foundText {
      let known = NSIntersectionRange(range, NSRange(location: 0, length: content.length))
      context.setFillColor(color.cgColor)
      for part in selectionRects(for: UITextRange(known.location..<NSMaxRange(known))) {
        context.fill(part.rect)
      }
    }
    if textLayout.drawsText {
      textLayout.draw(at: CGPoint(x: textContainerInset.left, y: textContainerInset.top), in: context)
    } else if let manager = managerIfKnown, type(of: manager) != NSLayoutManager.self {
      let glyphs = manager.glyphRange(for: textContainer)
      let origin = CGPoint(x: textContainerInset.left, y: textOrigin(layout).y)
      manager.drawBackground(forGlyphRange: glyphs, at: origin)
      manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    } else {
      text.draw(layout, at: textOrigin(layout), width: CGFloat(lineWidth(bounds.width)), in: context)
    }
    if isFirstResponder, selection.isEmpty {
      context.setFillColor(tint.cgColor)
      context.fill(caretRect(for: UITextPosition(offset: selection.lowerBound)))
    }
  }
}

/// An interaction of the user with a link or an attachment in text.
public enum UITextItemInteraction: Int, Sendable {
  /// The default action, which opens the link.
  case invokeDefaultAction
  /// The presentation of a menu of actions. It does not occur here.
  case presentActions
  /// The presentation of a preview. It does not occur here.
  case preview
}

/// The types of data that are detected in text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the types, which are UIKit's.
  public let rawValue: UInt
  /// Creates types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Calendar events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

extension NamedMembers {
  package static let textView = NamedMembers(UITextView.self) {
    $0.property("font", \.font, isAppearance: true)
    $0.property("textColor", \.textColor, isAppearance: true)
    $0.appearance("keyboardAppearance", \.keyboardAppearance)
    $0.property("text", \.text)
    $0.property("attributedText", \.attributedText)
    $0.property("textAlignment", \.textAlignment)
    $0.reading("selectedRange") { $0.selectedRange }
  }
}
