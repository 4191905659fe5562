import Foundation

/// The field of a search bar, with a magnifying glass at its leading end and a clear button at the other.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let symbol = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finish(self, as: UISearchTextField.self)
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    symbol.image = UIImage(
      systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    symbol.tintColor = .secondaryLabel
    symbol.contentMode = .center
    leftView = symbol
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocapitalizationType = .sentences
  }

  /// The radius that the field has given itself, in points.
  private var givenRadius: CGFloat = 10

  /// Makes the field a capsule since iOS 26, unless the application has set another radius.
  private func roundCorners() {
    guard layer.cornerRadius == givenRadius else { return }
    givenRadius = metrics.hasGlass ? bounds.height / 2 : 10
    layer.cornerRadius = givenRadius
  }

  /// A Boolean value that indicates whether the field is on a piece of glass, in place of its own background.
  var isOnGlass = false {
    didSet {
      guard isOnGlass != oldValue else { return }
      let (former, new): (UIColor, UIColor) =
        isOnGlass ? (.tertiarySystemFill, .clear) : (.clear, .tertiarySystemFill)
      if backgroundColor == former { backgroundColor = new }
      symbol.tintColor = isOnGlass ? .onGlass : .secondaryLabel
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The additional space before the magnifying glass and after the text, in points: on glass of 48 points the glass is 15 to
  /// 16 points from the end in a picture, and the text 46.
  private var glassInset: CGFloat { isOnGlass ? 12 : 0 }

  /// Returns the rectangle of the magnifying glass, 20 points wide and 6 from the leading end.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === symbol else { return super.leftViewRect(forBounds: bounds) }
    let rect = CGRect(x: bounds.minX + 6 + glassInset, y: bounds.minY, width: 20, height: bounds.height)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  /// Returns the rectangle of the text, which begins 31 points from the leading end.
  open override func textRect(forBounds bounds: CGRect) -> CGRect { searchedTextRect(in: bounds) }
  /// Returns the rectangle of the text during editing, the same as that of other text.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { searchedTextRect(in: bounds) }

  private func searchedTextRect(in bounds: CGRect) -> CGRect {
    let end = (hasText ? 31 : 7) + glassInset
    let start = 31 + tokensWidth + glassInset
    let rect = CGRect(
      x: bounds.minX + start, y: bounds.minY, width: max(bounds.width - start - end, 0),
      height: bounds.height)
    return (isRightToLeft ? rect.mirrored(in: bounds) : rect)
      .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }

  /// The offset of the text, in points.
  var textOffset = UIOffset.zero { didSet { setNeedsDisplay() } }

  // MARK: Tokens

  /// The tokens before the text.
  open var tokens: [UISearchToken] = [] { didSet { showTokens() } }
  /// The color of tokens; `nil`, the default, for the tint color.
  open var tokenBackgroundColor: UIColor! {
    get { ownTokenColor ?? tintColor }
    set {
      ownTokenColor = newValue
      showTokens()
    }
  }
  private var ownTokenColor: UIColor?
  /// A Boolean value that determines whether the delete key removes the token before the caret; `true` by default.
  open var allowsDeletingTokens = true
  /// A Boolean value that determines whether the user can copy tokens; `true` by default. Stored only: tokens
  /// cannot be selected by touch.
  open var allowsCopyingTokens = true
  /// The suggestions for the text. Stored only: those of a search controller are displayed.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// Inserts a token at an index.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    guard (0...tokens.count).contains(tokenIndex) else {
      fatalError("*** Token index \(tokenIndex) out of bounds [0..\(tokens.count)]")
    }
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes the token at an index.
  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else {
      fatalError("*** Token index \(tokenIndex) out of bounds [0..\(tokens.count))")
    }
    tokens.remove(at: tokenIndex)
  }

  /// Returns the position of a token, which is that of the first character: tokens take no place in the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { UITextPosition(offset: 0) }

  /// Returns the tokens in a range: all if it begins at the first character, otherwise none.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.range.lowerBound == 0 ? tokens : []
  }

  /// The range of the text without tokens.
  open var textualRange: UITextRange { UITextRange(0..<endOfDocument.offset) }

  /// Replaces a part of the text with a token, which is inserted at an index.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// A Boolean value that indicates whether there are a text or tokens.
  open override var hasText: Bool { super.hasText || !tokens.isEmpty }

  /// Deletes the selection, or the character before the caret, or the token before it.
  open override func deleteBackward() {
    let atStart = selectedTextRange.map { $0.range == 0..<0 } ?? true
    guard atStart, allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
    tokens.removeLast()
    send(.editingChanged, with: nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Removes the tokens with the text.
  override func clear() {
    tokens = []
    super.clear()
  }

  private var tokenViews: [UIView] = []

  /// The width of the tokens and the spaces after them, in points.
  private var tokensWidth: CGFloat {
    tokens.reduce(0) { $0 + $1.width + Self.tokenSpacing }
  }

  /// In points, an estimate.
  private static let tokenSpacing: CGFloat = 4

  private func showTokens() {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map { token in
      let view = token.makeView(color: tokenBackgroundColor)
      view.isUserInteractionEnabled = false
      addSubview(view)
      return view
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    roundCorners()
    var x = bounds.minX + 31
    for (token, view) in zip(tokens, tokenViews) {
      let height = min(bounds.height - 8, 24)
      let rect = CGRect(x: x, y: bounds.midY - height / 2, width: token.width, height: height)
      view.frame = isRightToLeft ? rect.mirrored(in: bounds) : rect
      x += token.width + Self.tokenSpacing
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if ownTokenColor == nil { showTokens() }
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let rect = CGRect(x: bounds.maxX - 26, y: bounds.midY - 9.5, width: 19, height: 19)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }
}

extension CGRect {
  /// Returns the rectangle mirrored horizontally in a box.
  package func mirrored(in box: CGRect) -> CGRect {
    CGRect(x: box.minX + box.maxX - maxX, y: minY, width: width, height: height)
  }
}
