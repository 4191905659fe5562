import Foundation
import Typesetting

/// A control with one line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, EditedText, UITextDraggable, UITextDroppable {
  /// Stored only: text has no drags of its own.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// None: text has no drags of its own.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// Always false.
  open var isTextDragActive: Bool { false }
  /// Stored only: text has no drags of its own.
  open var textDragOptions: UITextDragOptions = []
  /// Stored only: text has no drops of its own.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// None: text has no drops of its own.
  open var textDropInteraction: UIDropInteraction? { nil }
  /// Always false.
  open var isTextDropActive: Bool { false }

  /// The frame around the text. Raw values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line around the field.
    case line = 1
    /// A thin grey line around the field.
    case bezel = 2
    /// A border with round corners, in the background colour.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Not shown.
    case never = 0
    /// Shown while the field is edited.
    case whileEditing = 1
    /// Shown unless the field is edited.
    case unlessEditing = 2
    /// Always shown.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was taken over, as it always is here.
    case committed = 0
    /// The text was given up.
    case cancelled = 1
  }

  private var content = EditableText()
  private var storedPlaceholder: NSAttributedString?
  private var plainPlaceholder: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }

  /// Reads a field from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpField()
    coder.finish(self, as: UITextField.self)
  }

  private func setUpField() {
    clipsToBounds = true
    contentMode = .redraw
  }

  /// What decides about editing.
  open weak var delegate: UITextFieldDelegate?

  // MARK: Text

  /// The text; empty where nil is set.
  open var text: String? {
    get { content.string }
    set {
      defer { KeyValueObserving.changed(self, "text") }
      content.set(newValue ?? "")
      moveCaretToEnd()
      contentChanged()
    }
  }

  /// The text with its attributes; what it leaves open is as the field's font and colour.
  open var attributedText: NSAttributedString? {
    get { content.attributed(by: defaultTextAttributes) }
    set {
      defer { KeyValueObserving.changed(self) }
      content.set(newValue)
      moveCaretToEnd()
      contentChanged()
    }
  }

  /// What is shown while there is no text.
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

  /// 17 points of the system font by default.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? InitialFonts.system(17)
      contentChanged()
    }
  }
  private var storedFont = InitialFonts.system(17)

  /// The colour of text; the system's label colour by default.
  open var textColor: UIColor? = .label {
    didSet { setNeedsDisplay() }
  }

  /// Where text stands in the field; by the direction of the layout by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The attributes of text that names none. Only font and colour of what is set are taken.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: storedFont, .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The attributes of text that keys write while the field is edited; those of the text before while nil.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether commands change attributes of the text: bold, italic, underlined. False by default.
  open var allowsEditingTextAttributes = false
  /// Whether the text is deleted when editing begins, unless the delegate objects; false by default.
  open var clearsOnBeginEditing = false
  /// Whether the next text that keys write replaces all of it.
  open var clearsOnInsertion = false

  /// Whether text shrinks to fit, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// Points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// Whether the font follows the preferred text size; false by default. The font has to be of a text style.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { font = storedFont.adjusted(to: traitCollection) } }
  }

  // MARK: Looks

  /// The border; none by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentChanged() } }
  }

  /// Drawn instead of the border, when the style is not the rounded one.
  open var background: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// The picture behind the text of a disabled field; nil for that of an enabled one.
  open var disabledBackground: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// When a button clears the text.
  open var clearButtonMode = ViewMode.never {
    didSet { contentChanged() }
  }

  /// The view at the left edge, or at the right one where the layout is from right to left.
  open var leftView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: leftView) }
  }
  /// When the view at the left edge is shown; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { contentChanged() }
  }
  /// The view at the right edge, or at the left one where the layout is from right to left.
  open var rightView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: rightView) }
  }
  /// When the view at the right edge is shown; never by default.
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

  /// Whether the text is shown as dots; false by default.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentChanged() } }
  }
  /// The keys: letters, figures, a pad.
  open var keyboardType = UIKeyboardType.default
  /// Whether the keyboard is dark whatever the appearance.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for text; false by default.
  open var enablesReturnKeyAutomatically = false
  /// Which letters the keys write as capitals: those that begin sentences, by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether there are suggestions above the keys. Nothing is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored only: nothing is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Stored only: keys write what they say.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Stored only: keys write what they say.
  open var smartDashesType = UITextSmartDashesType.default
  /// Stored only: keys write what they say.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Stored only: there is nothing to fill in.
  open var textContentType: UITextContentType!

  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  /// What is shown in place of the keyboard. `reloadInputViews()` exchanges it while the field is edited.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// What is shown above the keyboard. `reloadInputViews()` exchanges it while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  /// Posted by fields when they begin to be edited, after their delegates were told.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by fields when they are edited no longer, after their delegates were told.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted by fields when keys changed their text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Why a field is edited no longer: a key of the notification of that, with a number.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  // MARK: Editing

  /// Whether the field is being edited.
  open private(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    isEditing = true
    guard super.becomeFirstResponder() else {
      isEditing = false
      return false
    }
    typingAttributes = nil
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    editingChanged()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
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

  /// While editing ends whatever the delegate says.
  private var isBeingForced = false

  override func endEditingByForce() {
    isBeingForced = true
    resignFirstResponder()
    isBeingForced = false
  }

  private func editingChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Whether there is text.
  open var hasText: Bool { !(text?.isEmpty ?? true) }

  /// Types text in place of the selection, as keys do: the delegate is asked and targets are told. A newline is the
  /// return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      // Whoever waits for the end of editing gets it.
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
    if let styled {
      content.replace(range, with: styled, own: defaultTextAttributes)
    } else if let typingAttributes, isEditing {
      content.replace(
        range, with: NSAttributedString(string: replacement, attributes: typingAttributes),
        own: defaultTextAttributes)
    } else {
      content.replace(range, with: replacement)
    }
    let caret = range.lowerBound + replacement.utf16.count
    selection = caret..<caret
    contentChanged()
    delegate?.textFieldDidChangeSelection(self)
    tellOfChange()
    return true
  }

  private func tellOfChange() {
    send(.editingChanged, with: nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Marked text

  /// UTF-16 units of the text.
  private var markedRange: Range<Int>?

  /// Text that is not decided yet, as input methods compose it; nil without.
  open var markedTextRange: UITextRange? { markedRange.map { UITextRange(content.string.clamped($0)) } }

  /// Puts undecided text in place of the last one, or of the selection. The range within it, in UTF-16 units,
  /// becomes the selection.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let range = content.string.clamped(markedRange ?? selection)
    guard replace(range, with: text) else { return }
    markedRange = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf16.count
    let start = range.lowerBound + min(max(selectedRange.location, 0), text.utf16.count)
    let end = min(start + max(selectedRange.length, 0), range.lowerBound + text.utf16.count)
    selectedTextRange = UITextRange(start..<end)
  }

  /// Takes the undecided text as it is.
  open func unmarkText() { markedRange = nil }

  // MARK: Selection

  /// UTF-16 units of the text; empty for a caret.
  private var selection = 0..<0 {
    didSet { if selection != oldValue { setNeedsDisplay() } }
  }

  private func moveCaretToEnd() {
    let end = (text ?? "").utf16.count
    selection = end..<end
  }

  /// The selection; empty for the caret.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set {
      let range = (text ?? "").clamped(newValue?.range ?? selection)
      guard range != selection else { return }
      selection = range
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// The position behind the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }

  /// The text of a range.
  open func text(in range: UITextRange) -> String? { (text ?? "").utf16Text(in: range.range) }

  /// Puts a text in place of a range; the delegate is asked and targets are told.
  open func replace(_ range: UITextRange, withText text: String) { replace(range.range, with: text) }

  // MARK: Commands

  private var commands: TextCommands { TextCommands(text: self) }
  override var editCommands: (any EditCommands)? { commands }

  var acceptsCommands: Bool { isEnabled }
  var isOneLine: Bool { true }
  var editedText: NSAttributedString { content.attributed(by: defaultTextAttributes) }

  var nextAttributes: [NSAttributedString.Key: Any] {
    get { typingAttributes ?? [:] }
    set { typingAttributes = newValue }
  }

  func exchange(_ range: Range<Int>, for replacement: NSAttributedString, keepingStyle: Bool) {
    replace(range, with: replacement.string, styled: keepingStyle ? replacement : nil)
  }

  func restyle(_ text: NSAttributedString) {
    content.set(text)
    contentChanged()
    tellOfChange()
  }

  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  /// Whether the field was edited when the present touch began, and what was selected.
  private var beforeTouch = TextCommands.TouchStart()

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beforeTouch = commands.touchStart(touch, isEdited: isEditing)
    return super.beginTracking(touch, with: event)
  }

  /// Where a caret is drawn, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    editedLine(in: editingRect(forBounds: bounds)).caret(at: shownOffset(position.offset))
  }

  /// The rectangles of a range, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let (start, end) = (shownOffset(range.range.lowerBound), shownOffset(range.range.upperBound))
    return editedLine(in: editingRect(forBounds: bounds)).rects(of: start..<end).map(UITextSelectionRect.init)
  }

  /// The position nearest to a point in the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let shown = editedLine(in: editingRect(forBounds: bounds)).offset(at: point)
    return UITextPosition(offset: textOffset(ofShown: shown))
  }

  /// Secrets are shown as one dot for each character.
  private func shownOffset(_ offset: Int) -> Int {
    isSecureTextEntry ? (text ?? "").utf16Text(in: 0..<offset).count : offset
  }

  private func textOffset(ofShown offset: Int) -> Int {
    isSecureTextEntry ? String((text ?? "").prefix(offset)).utf16.count : offset
  }

  private func editedLine(in rect: CGRect) -> TextFieldLine {
    TextFieldLine(
      layout(typesetText(scale: editingScale(in: rect))), in: rect, caret: shownOffset(selection.lowerBound),
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
        text = ""
        delegate?.textFieldDidChangeSelection(self)
        tellOfChange()
        if !isEditing { becomeFirstResponder() }
      }
    } else if bounds.contains(point) {
      let wasEditing = isEditing
      guard wasEditing || becomeFirstResponder() else { return }
      if let position = closestPosition(to: point), wasEditing || hasText {
        selectedTextRange = range(ofTap: touch.tapCount, at: position)
        commands.touchEnded(touch, after: beforeTouch)
      }
    }
  }

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

  /// The text as it is shown: dots for each character of a secret.
  private var shownText: NSAttributedString {
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
      shownText, font: storedFont, color: isEnabled ? textColor ?? .label : .tertiaryLabel,
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

  /// As wide as text or placeholder, and as high as the border style asks for.
  open override var intrinsicContentSize: CGSize {
    var width = layout(typesetText()).size.width
    if attributedPlaceholder != nil { width = max(width, layout(typesetPlaceholder()).size.width) }
    let added = addedPadding
    var others = added.width
    if isShown(leftViewMode), let leftView { others += sideSize(leftView).width }
    if isShown(rightViewMode), let rightView { others += sideSize(rightView).width }
    var size = geometry.size(
      textWidth: CGFloat(width), others: others, lineHeight: storedFont.lineHeight,
      content: shownContent, isSecret: isSecureTextEntry, isClearable: clearButtonMode != .never)
    size.height += added.height
    return size
  }

  private var shownContent: TextFieldGeometry.Content {
    hasText ? .text : placeholder?.isEmpty ?? true ? .nothing : .placeholder
  }

  /// What a subclass's `textRect(forBounds:)` keeps free beside the border style's own insets: fields that override
  /// it for some padding grow by that padding, as on iOS.
  private var addedPadding: CGSize {
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let own = standardTextRect(forBounds: probe)
    let actual = textRect(forBounds: probe)
    return CGSize(width: max(0, own.width - actual.width), height: max(0, own.height - actual.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var firstBaselineOffsetFromTop: CGFloat {
    let height = intrinsicContentSize.height
    let line = metrics.emptyFieldLine
    if borderStyle == .roundedRect, shownContent == .nothing, line > 0 {
      // The baseline is as far from the line's end as ever.
      return ((height + line) / 2 + storedFont.descender).roundedToPixel(pixelScale)
    }
    return ((height - storedFont.lineHeight) / 2 + storedFont.ascender).roundedToPixel(pixelScale)
  }

  package override var lastBaselineOffsetFromBottom: CGFloat {
    intrinsicContentSize.height - firstBaselineOffsetFromTop
  }

  package override var baselineOffsetFromCenter: CGFloat? {
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

  /// Where the border is drawn: all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where text is drawn, without the views beside it.
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

  /// Where the placeholder is drawn: where text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where edited text is drawn: where text is.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the button is that deletes the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    geometry.clearButtonRect(in: bounds)
  }

  /// Where the left view stands: at the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, bounds, isLeading: true)
  }

  /// Where the right view stands: at the trailing edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, bounds, isLeading: false)
  }

  private func sideRect(_ view: UIView?, _ bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    return geometry.sideRect(sideSize(view), in: bounds, isLeading: isLeading)
  }

  /// What a view at a side measures: what its constraints and its content say, if it is laid out by constraints; else
  /// what it measures already, or its content.
  private func sideSize(_ view: UIView) -> CGSize {
    if !view.translatesAutoresizingMaskIntoConstraints {
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

  /// Draws the text in a rectangle, centred vertically.
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

  /// Draws the placeholder in a rectangle, centred vertically.
  open func drawPlaceholder(in rect: CGRect) {
    guard rect.width > 0, attributedPlaceholder?.length ?? 0 > 0 else { return }
    let text = typesetPlaceholder()
    draw(text, layout(text, width: Double(rect.width)), in: rect, shift: 0)
  }

  private func draw(_ text: TypesetText, _ line: TextLayout, in rect: CGRect, shift: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var top = rect.midY - CGFloat(line.size.height) / 2
    if borderStyle == .none {
      // As labels: centred as whole pixels, half a pixel counting as one. Pictures of iOS 17 and 18 show it without a border.
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

// Names of Swift 4 and before.
/// The name of `UITextField.BorderStyle` in Swift 4 and before.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UITextField.ViewMode` in Swift 4 and before.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of `UITextField.DidEndEditingReason` in Swift 4 and before.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

extension NamedMembers {
  static let textField = NamedMembers(UITextField.self) {
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
