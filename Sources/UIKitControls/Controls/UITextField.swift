import Foundation
import Typesetting
@_spi(UIKit) import UIKitCore

/// A control with one line of editable text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, EditedText, UITextDraggable, UITextDroppable,
  UITextPasteConfigurationSupporting
{
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      label: placeholder, value: isSecureTextEntry ? nil : text, traits: accessibilityStates)
  }

  /// Stored only: text fields do not support dragging text.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// Always `nil`: text fields do not support dragging text.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// Always `false`.
  open var isTextDragActive: Bool { false }
  /// Stored only: text fields do not support dragging text.
  open var textDragOptions: UITextDragOptions = []
  /// Stored only: text fields do not support dropping text.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// Always `nil`: text fields do not support dropping text.
  open var textDropInteraction: UIDropInteraction? { nil }
  /// Always `false`.
  open var isTextDropActive: Bool { false }

  /// The border around the text. Raw values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin gray line.
    case bezel = 2
    /// A border with rounded corners and a background.
    case roundedRect = 3
  }

  /// The mode in which a view beside the text is visible.
  public enum ViewMode: Int, Sendable {
    /// Never visible.
    case never = 0
    /// Visible during editing.
    case whileEditing = 1
    /// Visible except during editing.
    case unlessEditing = 2
    /// Always visible.
    case always = 3
  }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed, which is always the reason here.
    case committed = 0
    /// Editing was cancelled.
    case cancelled = 1
  }

  private var content = EditableText()
  private var storedPlaceholder: NSAttributedString?
  private var plainPlaceholder: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }

  /// Creates a field that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpField()
    coder.finish(self, as: UITextField.self)
  }

  private func setUpField() {
    clipsToBounds = true
    contentMode = .redraw
  }

  /// The delegate, which observes and controls editing.
  open weak var delegate: UITextFieldDelegate?

  // MARK: Text

  /// The text. Setting `nil` makes it empty.
  open var text: String? {
    get { content.string }
    set {
      defer { KeyValueObserving.changed(self, "text") }
      content.set(newValue ?? "")
      typingUndo.forget(in: self)
      moveCaretToEnd()
      contentChanged()
    }
  }

  /// The text with its attributes. Missing ones are the field's font and color.
  open var attributedText: NSAttributedString? {
    get { content.attributed(by: defaultTextAttributes) }
    set {
      defer { KeyValueObserving.changed(self) }
      content.set(newValue)
      typingUndo.forget(in: self)
      moveCaretToEnd()
      contentChanged()
    }
  }

  /// The text displayed in the empty field.
  open var placeholder: String? {
    get { storedPlaceholder?.string ?? plainPlaceholder }
    set {
      plainPlaceholder = newValue
      storedPlaceholder = nil
      contentChanged()
    }
  }

  /// The placeholder with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
    set {
      storedPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      plainPlaceholder = newValue?.string
      contentChanged()
    }
  }

  /// The font of the text; the 17-point system font by default.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? InitialFonts.system(17)
      contentChanged()
    }
  }
  private var storedFont = InitialFonts.system(17)

  /// The color of the text; the label color by default.
  open var textColor: UIColor? = .label {
    didSet { setNeedsDisplay() }
  }

  /// The alignment of the text; `natural`, which follows the layout direction, by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The attributes of text without its own. Only font and color are used of those that are set.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: storedFont, .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The attributes of text that is typed: those of the character before the insertion point, or of the replaced
  /// text, until others are set. Those are kept until the selection changes otherwise than by typing. `nil` while the
  /// field is not edited, when setting it is ignored.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      isEditing
        ? chosenAttributes ?? content.attributesToContinue(selection, own: defaultTextAttributes) : nil
    }
    set { if isEditing { chosenAttributes = newValue } }
  }
  /// The attributes that were set for text that is typed; `nil` for those of the text around.
  private var chosenAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of text that is typed, `nil` for those of the text around. A subclass may give others than were
  /// set.
  private var typedAttributes: [NSAttributedString.Key: Any]? {
    guard isEditing, let values = typingAttributes else { return nil }
    if chosenAttributes != nil { return values }
    let around = content.attributesToContinue(selection, own: defaultTextAttributes)
    return values.isEqual(to: around) ? nil : values
  }
  /// A Boolean value that determines whether commands can change attributes of the text: bold, italic,
  /// underline. `false` by default.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that determines whether the text is deleted when editing begins, unless the delegate
  /// refuses; `false` by default.
  open var clearsOnBeginEditing = false
  /// A Boolean value that determines whether the next typed text replaces the whole text; `false` by default.
  open var clearsOnInsertion = false

  /// A Boolean value that determines whether text is scaled down to fit, down to `minimumFontSize`; `false`
  /// by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The minimum size of scaled text, in points; 0 by default.
  open var minimumFontSize: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// A Boolean value that indicates whether the font follows the preferred text size; `false` by default. The
  /// font has to be that of a text style.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { font = storedFont.adjusted(to: traitCollection) } }
  }

  // MARK: Appearance

  /// The style of the border; `none` by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentChanged() } }
  }

  /// The image in place of the border, unless the style is `roundedRect`.
  open var background: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// The background image of a disabled field; `nil` for that of an enabled one.
  open var disabledBackground: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// The mode in which the clear button is visible; `never` by default.
  open var clearButtonMode = ViewMode.never {
    didSet { contentChanged() }
  }

  /// The view at the left edge, or at the right edge in right-to-left layouts.
  open var leftView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: leftView) }
  }
  /// The mode in which the left view is visible; `never` by default.
  open var leftViewMode = ViewMode.never {
    didSet { contentChanged() }
  }
  /// The view at the right edge, or at the left edge in right-to-left layouts.
  open var rightView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: rightView) }
  }
  /// The mode in which the right view is visible; `never` by default.
  open var rightViewMode = ViewMode.never {
    didSet { contentChanged() }
  }

  private func sideViewChanged(from old: UIView?, to new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    contentChanged()
  }

  // MARK: Keyboard

  /// A Boolean value that determines whether the text is displayed as dots; `false` by default.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentChanged() } }
  }
  /// The type of keyboard, such as letters or digits.
  open var keyboardType = UIKeyboardType.default
  /// The color style of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that determines whether the return key is disabled while there is no text; `false` by
  /// default.
  open var enablesReturnKeyAutomatically = false
  /// The automatic capitalization of typed text; `sentences` by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The type of autocorrection, which determines whether suggestions are displayed above the keys. Nothing
  /// is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored only: spelling is not checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Stored only: typed characters are not replaced.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Stored only: typed characters are not replaced.
  open var smartDashesType = UITextSmartDashesType.default
  /// Stored only: typed characters are not replaced.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Stored only: there is no autofill.
  open var textContentType: UITextContentType!

  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  /// The view displayed in place of the keyboard. `reloadInputViews()` applies a change during editing.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// The view displayed above the keyboard. `reloadInputViews()` applies a change during editing.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  /// Posted when editing of a field begins, after its delegate was notified.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing of a field ends, after its delegate was notified.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when typing changed a field's text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The key of the reason, a number, in the user info of `textDidEndEditingNotification`.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  // MARK: Editing

  /// A Boolean value that indicates whether the field is being edited.
  open private(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    isEditing = true
    // Logs of iOS have the keyboard's notifications after the field's, other than for text views.
    let session = deviceSession
    let hasBegun = session.whileResponderChanges {
      guard super.becomeFirstResponder() else { return false }
      chosenAttributes = nil
      if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { clear() }
      editingChanged()
      delegate?.textFieldDidBeginEditing(self)
      send(.editingDidBegin, with: nil)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
      return true
    }
    if !hasBegun { isEditing = false }
    session.updateKeyboard()
    return hasBegun
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard isBeingForced || delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    isEditing = false
    editingChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, with: nil)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: DidEndEditingReason.committed.rawValue)]
    )
    return true
  }

  /// A Boolean value that indicates whether editing is being ended regardless of the delegate.
  private var isBeingForced = false

  @_spi(UIKit) public override func endEditingByForce() {
    isBeingForced = true
    resignFirstResponder()
    isBeingForced = false
  }

  private func editingChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// A Boolean value that indicates whether there is text.
  open var hasText: Bool { !(text?.isEmpty ?? true) }

  /// Replaces the selection with text as typing does: the delegate is asked and events are sent. A newline
  /// stands for the return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      // A target for the end of editing makes the field end it.
      let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
      send(.editingDidEndOnExit, with: nil)
      send(.primaryActionTriggered, with: nil)
      if ends { resignFirstResponder() }
      return
    }
    if clearsOnInsertion, isEditing {
      clearsOnInsertion = false
      replace(0..<content.length, with: text)
      return
    }
    replace(selection, with: text)
  }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() {
    if let range = content.deletion(at: selection) { replace(range, with: "") }
  }

  @discardableResult
  private func replace(
    _ range: Range<Int>, with replacement: String, styled: NSAttributedString? = nil
  ) -> Bool {
    let range = content.string.clamped(range)
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(range), replacementString: replacement) ?? true
    else { return false }
    markedRange = nil
    let removed = content.part(in: range)
    if let styled {
      content.replace(range, with: styled, own: defaultTextAttributes)
    } else if let typedAttributes {
      content.replace(
        range, with: NSAttributedString(string: replacement, attributes: typedAttributes),
        own: defaultTextAttributes)
    } else {
      content.replace(range, with: replacement)
    }
    let caret = range.lowerBound + replacement.utf16.count
    selection = caret..<caret
    contentChanged()
    typingUndo.record(
      range, removed: removed, isStyled: content.attributed != nil, count: replacement.utf16.count, in: self)
    delegate?.textFieldDidChangeSelection(self)
    notifyTextChange()
    return true
  }

  private let typingUndo = TypingUndo()

  private func notifyTextChange() {
    send(.editingChanged, with: nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Marked text

  /// The range of marked text in UTF-16 units.
  private var markedRange: Range<Int>?

  /// The range of provisional text that an input method is composing; `nil` if there is none.
  open var markedTextRange: UITextRange? { markedRange.map { UITextRange(content.string.clamped($0)) } }

  /// Replaces the marked text, or the selection, with marked text. `selectedRange`, in UTF-16 units within
  /// it, becomes the selection.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let range = content.string.clamped(markedRange ?? selection)
    guard replace(range, with: text) else { return }
    markedRange = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf16.count
    let start = range.lowerBound + min(max(selectedRange.location, 0), text.utf16.count)
    let end = min(start + max(selectedRange.length, 0), range.lowerBound + text.utf16.count)
    selectedTextRange = UITextRange(start..<end)
  }

  /// Commits the marked text as it is.
  open func unmarkText() { markedRange = nil }

  // MARK: Selection

  /// The selection in UTF-16 units of the text; empty for a caret.
  private var selection = 0..<0 {
    didSet { if selection != oldValue { setNeedsDisplay() } }
  }

  private func moveCaretToEnd() {
    let end = (text ?? "").utf16.count
    selection = end..<end
  }

  /// The selection; empty for a caret.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set {
      let range = (text ?? "").clamped(newValue?.range ?? selection)
      guard range != selection else { return }
      selection = range
      chosenAttributes = nil
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }

  /// Returns the text of a range.
  open func text(in range: UITextRange) -> String? { (text ?? "").utf16Text(in: range.range) }

  /// Replaces a range with text. The delegate is asked and events are sent.
  open func replace(_ range: UITextRange, withText text: String) { replace(range.range, with: text) }

  // MARK: Commands

  private var commands: TextCommands { TextCommands(text: self) }
  @_spi(UIKit) public override var editCommands: (any EditCommands)? { commands }

  var acceptsCommands: Bool { isEnabled }
  var isOneLine: Bool { true }
  var editedText: NSAttributedString { content.attributed(by: defaultTextAttributes) }

  var nextAttributes: [NSAttributedString.Key: Any] {
    get { chosenAttributes ?? [:] }
    set { typingAttributes = newValue }
  }

  func exchange(_ range: Range<Int>, for replacement: NSAttributedString, keepingStyle: Bool) {
    replace(range, with: replacement.string, styled: keepingStyle ? replacement : nil)
  }

  func restyle(_ text: NSAttributedString) {
    content.set(text)
    contentChanged()
    notifyTextChange()
  }

  /// Returns the delegate's menu of a range; `nil` for the suggested entries.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: NSRange(textRange.range), suggestedActions: suggestedActions)
  }

  /// Tells the delegate that the edit menu is about to appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  /// Tells the delegate that the edit menu is about to disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  /// Asks the delegate whether a text may replace a range.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: NSRange(range.range), replacementString: text) ?? true
  }

  /// Returns the attributes of the character at a position; the default attributes without text.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let text = editedText
    let offset = direction == .backward ? position.offset - 1 : position.offset
    guard text.length > 0, offset >= 0 else { return chosenAttributes ?? defaultTextAttributes }
    return text.attributes(at: min(offset, text.length - 1), effectiveRange: nil)
  }

  /// The delegate that takes part in pasting, which is not retained.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  /// The selection, which can be restored.
  open var interactionState: Any {
    get { TextInteractionState(selection: NSRange(selection), contentOffset: .zero) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      selectedTextRange = UITextRange(state.selection.location..<NSMaxRange(state.selection))
    }
  }

  /// The editing state and selection when the current touch began.
  private var stateBeforeTouch = TextCommands.TouchStart()

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stateBeforeTouch = commands.touchStart(touch, isEdited: isEditing)
    return super.beginTracking(touch, with: event)
  }

  /// Returns the rectangle of a caret, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    editedLine(in: editingRect(forBounds: bounds)).caret(at: displayedOffset(position.offset))
  }

  /// Returns the rectangles of a range, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let (start, end) = (displayedOffset(range.range.lowerBound), displayedOffset(range.range.upperBound))
    return UITextSelectionRect.rects(
      editedLine(in: editingRect(forBounds: bounds)).rects(of: start..<end),
      baseWritingDirection(for: range.start, in: .forward))
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

  /// Returns the position nearest to a point in the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let shown = editedLine(in: editingRect(forBounds: bounds)).offset(at: point)
    return UITextPosition(offset: textOffset(ofShown: shown))
  }

  /// Secure text is displayed as one dot per character.
  private func displayedOffset(_ offset: Int) -> Int {
    isSecureTextEntry ? (text ?? "").utf16Text(in: 0..<offset).count : offset
  }

  private func textOffset(ofShown offset: Int) -> Int {
    isSecureTextEntry ? String((text ?? "").prefix(offset)).utf16.count : offset
  }

  private func editedLine(in rect: CGRect) -> TextFieldLine {
    TextFieldLine(
      layout(typesetText(scale: editingScale(in: rect))), in: rect,
      caret: displayedOffset(selection.lowerBound),
      height: storedFont.lineHeight, alignment: textAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func editingScale(in rect: CGRect) -> Double {
    guard adjustsFontSizeToFitWidth else { return 1 }
    let natural = layout(typesetText()).size.width
    guard natural > Double(rect.width), natural > 0 else { return 1 }
    let smallest = Double(minimumFontSize > 0 ? minimumFontSize : 1) / Double(storedFont.pointSize)
    return min(1, max(smallest, Double(rect.width) / natural * 0.99))
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let point = touch.location(in: self)
    if isShown(clearButtonMode), hasText, clearButtonRect(forBounds: bounds).contains(point) {
      if delegate?.textFieldShouldClear(self) ?? true {
        clear()
        delegate?.textFieldDidChangeSelection(self)
        notifyTextChange()
        if !isEditing { becomeFirstResponder() }
      }
    } else if bounds.contains(point) {
      let wasEditing = isEditing
      guard wasEditing || becomeFirstResponder() else { return }
      if let position = closestPosition(to: point), wasEditing || hasText {
        selectedTextRange = range(ofTap: touch.tapCount, at: position)
        commands.touchEnded(touch, after: stateBeforeTouch)
      }
    }
  }

  /// Removes the text, as the clear button does.
  func clear() { text = "" }

  // MARK: Changes

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { storedFont = storedFont.adjusted(to: traitCollection) }
    contentChanged()
  }

  // MARK: Typesetting

  /// The displayed text, with a dot for each character of secure text.
  private var displayedText: NSAttributedString {
    if isSecureTextEntry {
      let dots = String(repeating: "\u{2022}", count: min(text?.count ?? 0, 1000))
      return NSAttributedString(string: dots, attributes: defaultTextAttributes)
    }
    return content.attributed(by: defaultTextAttributes)
  }

  private var settings: ParagraphSettings {
    var settings = ParagraphSettings()
    settings.alignment = textAlignment.paragraphAlignment
    settings.lineBreaking = .byTruncatingTail
    return settings
  }

  private func typesetText(scale: Double = 1) -> TypesetText {
    TypesetText(
      displayedText, font: storedFont, color: isEnabled ? textColor ?? .label : .tertiaryLabel,
      paragraph: settings, scale: scale, rules: metrics.textRules)
  }

  private func typesetPlaceholder() -> TypesetText {
    TypesetText(
      attributedPlaceholder ?? NSAttributedString(string: ""), font: storedFont, color: .placeholderText,
      paragraph: settings, rules: metrics.textRules)
  }

  private func layout(_ text: TypesetText, width: Double = .infinity) -> TextLayout {
    text.layout(
      .init(
        width: width, maximumLines: 1, lineBreaking: isEditing ? .byClipping : .byTruncatingTail,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }

  // MARK: Measuring

  private var geometry: TextFieldGeometry {
    TextFieldGeometry(
      style: borderStyle, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      pixelScale: pixelScale, metrics: metrics)
  }

  /// The size of the field: the width of its text or placeholder, and the height of the border style.
  open override var intrinsicContentSize: CGSize {
    var width = layout(typesetText()).size.width
    if attributedPlaceholder != nil { width = max(width, layout(typesetPlaceholder()).size.width) }
    let added = addedPadding
    var others = added.width
    if isShown(leftViewMode), let leftView { others += sideSize(leftView).width }
    if isShown(rightViewMode), let rightView { others += sideSize(rightView).width }
    var size = geometry.size(
      textWidth: CGFloat(width), others: others, lineHeight: storedFont.lineHeight,
      content: displayedContent, isSecret: isSecureTextEntry, isClearable: clearButtonMode != .never)
    size.height += added.height
    return size
  }

  private var displayedContent: TextFieldGeometry.Content {
    hasText ? .text : placeholder?.isEmpty ?? true ? .nothing : .placeholder
  }

  /// The padding that an override of `textRect(forBounds:)` adds to the border style's insets, and by which
  /// the field grows, as on iOS.
  private var addedPadding: CGSize {
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let own = standardTextRect(forBounds: probe)
    let actual = textRect(forBounds: probe)
    return CGSize(width: max(0, own.width - actual.width), height: max(0, own.height - actual.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(UIKit) public override var baselineFont: UIFont? { font }
  @_spi(UIKit) public override var firstBaselineOffsetFromTop: CGFloat {
    let height = intrinsicContentSize.height
    let line = metrics.emptyFieldLine
    if borderStyle == .roundedRect, displayedContent == .nothing, line > 0 {
      // The baseline keeps its distance from the end of the line.
      return ((height + line) / 2 + storedFont.descender).roundedToPixel(pixelScale)
    }
    return ((height - storedFont.lineHeight) / 2 + storedFont.ascender).roundedToPixel(pixelScale)
  }

  @_spi(UIKit) public override var lastBaselineOffsetFromBottom: CGFloat {
    intrinsicContentSize.height - firstBaselineOffsetFromTop
  }

  @_spi(UIKit) public override var baselineOffsetFromCenter: CGFloat? {
    guard contentVerticalAlignment == .center else { return nil }
    return firstBaselineOffsetFromTop - intrinsicContentSize.height / 2
  }

  // MARK: Rectangles

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Returns the rectangle of the border, which is the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of text, without the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(forBounds: bounds) }

  private func standardTextRect(forBounds bounds: CGRect) -> CGRect {
    let leading = isShown(leftViewMode) && leftView != nil ? leftViewRect(forBounds: bounds) : nil
    var trailing: CGRect?
    if isShown(rightViewMode), rightView != nil {
      trailing = rightViewRect(forBounds: bounds)
    } else if isShown(clearButtonMode), hasText {
      trailing = clearButtonRect(forBounds: bounds)
    }
    return geometry.textRect(in: bounds, beside: leading, trailing)
  }

  /// Returns the rectangle of the placeholder, the same as that of text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of text during editing, without the views beside it. An override of
  /// `textRect(forBounds:)` does not change it: Skyscanner's SkyFloatingLabelTextField overrides both, calls `super` in
  /// both, and tests that the inset is added once.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    geometry.clearButtonRect(in: bounds)
  }

  /// Returns the rectangle of the left view, at the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, bounds, isLeading: true)
  }

  /// Returns the rectangle of the right view, at the trailing edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, bounds, isLeading: false)
  }

  private func sideRect(_ view: UIView?, _ bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    return geometry.sideRect(sideSize(view), in: bounds, isLeading: isLeading)
  }

  /// Returns the size of a side view: its fitting size if constraints lay it out, or its contents while it has no
  /// size; otherwise its current size, or its intrinsic size if that is zero.
  private func sideSize(_ view: UIView) -> CGSize {
    if !view.translatesAutoresizingMaskIntoConstraints || view.bounds.size == .zero {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if fitting != .zero { return fitting }
    }
    return view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView {
      leftView.isHidden = !isShown(leftViewMode)
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView {
      rightView.isHidden = !isShown(rightViewMode)
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawBorder()
    if hasText {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    if isShown(clearButtonMode), hasText, !isShown(rightViewMode) || rightView == nil { drawClearButton() }
    if isEditing { drawCaretOrSelection() }
  }

  private func drawCaretOrSelection() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let tint = tintColor ?? .systemBlue
    if selection.isEmpty {
      context.setFillColor(tint.cgColor)
      let caret = caretRect(for: UITextPosition(offset: selection.lowerBound))
      context.addPath(CGPath(roundedRect: caret, cornerWidth: 1, cornerHeight: 1, transform: nil))
      context.fillPath()
    } else {
      context.setFillColor(tint.withAlphaComponent(0.2).cgColor)
      for part in selectionRects(for: UITextRange(selection)) { context.fill(part.rect) }
    }
  }

  /// Draws the text in a rectangle, centered vertically.
  open func drawText(in rect: CGRect) {
    guard rect.width > 0 else { return }
    let text = typesetText(scale: editingScale(in: rect))
    if isEditing {
      let edited = editedLine(in: rect)
      draw(text, edited.layout, in: rect, shift: edited.shift)
    } else {
      draw(text, layout(text, width: Double(rect.width)), in: rect, shift: 0)
    }
  }

  /// Draws the placeholder in a rectangle, centered vertically.
  open func drawPlaceholder(in rect: CGRect) {
    guard rect.width > 0, attributedPlaceholder?.length ?? 0 > 0 else { return }
    let text = typesetPlaceholder()
    draw(text, layout(text, width: Double(rect.width)), in: rect, shift: 0)
  }

  private func draw(_ text: TypesetText, _ line: TextLayout, in rect: CGRect, shift: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var top = rect.midY - CGFloat(line.size.height) / 2
    if borderStyle == .none {
      // Centered like labels, as whole pixels, with half a pixel rounded up. Screenshots of iOS 17 and 18
      // show that for fields without a border.
      let height = CGFloat(line.size.height).roundedUpToPixel(pixelScale)
      top = (rect.midY - height / 2).roundedToPixel(pixelScale)
    }
    let baseline = (top + CGFloat(line.firstBaseline)).roundedToPixel(pixelScale)
    context.saveGState()
    context.clip(to: CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height))
    text.draw(
      line, at: CGPoint(x: rect.minX + shift, y: baseline - CGFloat(line.firstBaseline)),
      width: max(rect.width, shift < 0 ? CGFloat(line.size.width) : rect.width), in: context)
    context.restoreGState()
  }
}

// Names in Swift 4 and before.
/// The name in Swift 4 and before.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name in Swift 4 and before.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name in Swift 4 and before.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

extension NamedMembers {
  package static let textField = NamedMembers(UITextField.self) {
    $0.property("font", \.font, isAppearance: true)
    $0.property("textColor", \.textColor, isAppearance: true)
    $0.appearance("keyboardAppearance", \.keyboardAppearance)
    $0.appearance("clearButtonMode", \.clearButtonMode)
    $0.property("text", \.text)
    $0.property("attributedText", \.attributedText)
    $0.property("placeholder", \.placeholder)
    $0.property("textAlignment", \.textAlignment)
    $0.property("isSecureTextEntry", \.isSecureTextEntry)
  }
}
