import Foundation

/// The view that draws the keys and writes text with them. The drawing is plain, not a copy of Apple's.
final class KeyboardView: UIView {
  private weak var input: (any UIKeyInput)?
  private weak var traits: (any UITextInputTraits)?
  private var parts = KeyboardHeights.Parts(bar: 0, rows: 216, below: 0)
  private var page = 0
  /// The state that a press of the shift key has set for the next character; `nil` while it follows the text.
  private var shift: Bool?
  private var pressed: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Configures the keyboard for an input and its traits.
  func configure(
    _ input: (any UIKeyInput)?, _ traits: (any UITextInputTraits)?, parts: KeyboardHeights.Parts
  ) {
    if self.input !== input {
      page = traits?.keyboardType == .numbersAndPunctuation ? 1 : 0
      shift = nil
    }
    self.input = input
    self.traits = traits
    self.parts = parts
    setNeedsDisplay()
  }

  /// The current layout of the keys.
  var keyboardLayout: KeyboardLayout {
    KeyboardLayout(
      traits?.keyboardType ?? .default, in: rowsArea, page: page, measures: isGlass ? .glass : .standard)
  }

  /// A Boolean value that indicates whether the keyboard has the design of iOS 26.
  private var isGlass: Bool { metrics.hasGlass }

  private var rowsArea: CGRect {
    let inset = window?.safeAreaInsets ?? .zero
    return CGRect(
      x: inset.left, y: parts.bar + (isGlass ? 2 : 0), width: max(bounds.width - inset.left - inset.right, 0),
      height: parts.rows)
  }

  // MARK: Input

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = nil
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let key = pressed.map { keyboardLayout.keys[$0] }
    pressed = nil
    setNeedsDisplay()
    if let key { type(key.action) }
  }

  private func press(_ touches: Set<UITouch>) {
    pressed = touches.first.flatMap { keyboardLayout.key(at: $0.location(in: self)) }
    setNeedsDisplay()
  }

  private func type(_ action: KeyboardLayout.Action) {
    switch action {
    case .text(let text):
      let isShifted = isShifted
      shift = nil
      input?.insertText(isShifted ? text.uppercased() : text)
    case .space: input?.insertText(" ")
    case .enter: if isEnterEnabled { input?.insertText("\n") }
    case .delete: input?.deleteBackward()
    case .shift: shift = !isShifted
    case .page(let page): self.page = page
    }
  }

  private var isEnterEnabled: Bool {
    traits?.enablesReturnKeyAutomatically != true || input?.hasText == true
  }

  /// A Boolean value that indicates whether the next letter is a capital letter.
  private var isShifted: Bool {
    if let shift { return shift }
    guard page == 0, let traits else { return false }
    let before = (input as? any UITextInput).map { input -> String in
      guard let caret = input.selectedTextRange?.start,
        let range = input.textRange(from: input.beginningOfDocument, to: caret)
      else { return "" }
      return input.text(in: range) ?? ""
    }
    guard let before else { return false }
    switch traits.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last.map { $0.isWhitespace } ?? true
    case .sentences:
      guard let last = before.last else { return true }
      if last.isNewline { return true }
      return last.isWhitespace
        && before.last(where: { !$0.isWhitespace }).map { ".!?".contains($0) } ?? true
    }
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // Number pads of iOS 26 have room in place of the bar.
    if parts.bar > 30 {
      context.setFillColor((isGlass ? KeyboardColors.glassLine : KeyboardColors.line).cgColor)
      for part in 1...2 {
        context.fill(
          CGRect(x: bounds.width / 3 * CGFloat(part), y: parts.bar * 0.25, width: 1, height: parts.bar * 0.5))
      }
    }
    let isShifted = isShifted
    for (index, key) in keyboardLayout.keys.enumerated() { draw(key, index == pressed, isShifted, context) }
  }

  private func draw(
    _ key: KeyboardLayout.Key, _ isPressed: Bool, _ isShifted: Bool, _ context: CGContext
  ) {
    let isBlue = key.action == .enter && traits?.returnKeyType.isProminent == true && isEnterEnabled
    let isLit = isPressed != (key.action == .shift && isShifted)
    var fill = key.isDim != isLit ? KeyboardColors.dimKey : KeyboardColors.key
    if isGlass { fill = isPressed ? KeyboardColors.dimKey : KeyboardColors.glassKey }
    if isBlue { fill = .systemBlue }
    func box(_ rect: CGRect, _ color: UIColor) {
      context.setFillColor(color.cgColor)
      let radius: CGFloat = isGlass ? 7 : 5
      context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
      context.fillPath()
    }
    if !isGlass { box(key.frame.offsetBy(dx: 0, dy: 1), KeyboardColors.shadow) }
    box(key.frame, fill)
    var color: UIColor = isBlue ? .white : KeyboardColors.label
    switch key.action {
    case .text(let text):
      write(isShifted ? text.uppercased() : text, 22, key.frame, color)
    // The space bar of iOS 26 has no text, and the return key has a symbol.
    case .space: if !isGlass { write("space", 16, key.frame, color) }
    case .enter where isGlass:
      sign(
        traits?.returnKeyType.symbol ?? "return", key.frame,
        isEnterEnabled ? color : color.withAlphaComponent(0.3), context)
    case .enter:
      if !isEnterEnabled { color = color.withAlphaComponent(0.3) }
      write(traits?.returnKeyType.label ?? "return", 16, key.frame, color)
    case .page(let page): write(page == 0 ? "ABC" : page == 1 ? "123" : "#+=", 16, key.frame, color)
    case .shift: sign(isGlass ? isShifted ? "shift.fill" : "shift" : "arrow.up", key.frame, color, context)
    case .delete: sign(isGlass ? "delete.left" : "arrow.left", key.frame, color, context)
    }
  }

  private func write(_ text: String, _ size: CGFloat, _ frame: CGRect, _ color: UIColor) {
    let line = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color])
    let extent = line.size()
    line.draw(at: CGPoint(x: frame.midX - extent.width / 2, y: frame.midY - extent.height / 2))
  }

  private func sign(_ name: String, _ frame: CGRect, _ color: UIColor, _ context: CGContext) {
    guard let symbol = SymbolDrawing(name: name, configuration: nil) else { return }
    symbol.draw(
      in: context,
      CGRect(
        x: frame.midX - symbol.size.width / 2, y: frame.midY - symbol.size.height / 2,
        width: symbol.size.width, height: symbol.size.height), color.cgColor)
  }
}

extension UIReturnKeyType {
  /// The label of the return key.
  var label: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "SOS"
    case .continue: "continue"
    }
  }

  /// The symbol of the return key since iOS 26. Those of `default`, `go`, `search` and `done` were measured by others; the rest are guesses.
  var symbol: String {
    switch self {
    case .default: "return"
    case .google, .search, .yahoo: "magnifyingglass"
    case .done: "checkmark"
    case .send: "arrow.up"
    case .go, .join, .next, .route, .continue: "arrow.right"
    case .emergencyCall: "phone"
    }
  }

  /// A Boolean value that indicates whether the return key is blue.
  var isProminent: Bool {
    switch self {
    case .default, .next, .continue: false
    default: true
    }
  }
}
