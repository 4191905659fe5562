import Foundation
@_spi(UIKit) import UIKitCore

/// A bar with a search field, a cancel button and, below it, scope buttons.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  @_spi(UIKit) public override var isBar: Bool { true }

  /// The style of a search bar. Raw values are UIKit's.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// An icon of a search bar. Raw values are UIKit's.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finish(self, as: UISearchBar.self)
  }

  /// The delegate, which observes and controls editing of the text.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The search field. Its delegate belongs to the bar.
  public let searchTextField = UISearchTextField()

  /// The text in the field. Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text displayed in the empty field.
  open var placeholder: String? {
    didSet {
      searchTextField.attributedPlaceholder = placeholder.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
      }
    }
  }

  /// A line of text above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      changed()
    }
  }

  /// The style of the bar, which is behind a background image that is not opaque in a bar that is not translucent. Without an image, the
  /// appearance depends on the bar's color and `searchBarStyle`.
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  /// The color of the bar; `nil` for a clear bar.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the bar is translucent. Unless it is set, it is `false` for a bar with a background image whose
  /// pixels are all opaque, and otherwise `true`. Bars without an image and a color are transparent in any case.
  open var isTranslucent: Bool {
    get { givenTranslucency ?? !(effectiveBackground?.isFullyOpaque ?? false) }
    set { givenTranslucency = newValue }
  }
  private var givenTranslucency: Bool? { didSet { setNeedsDisplay() } }
  /// The style of the bar; with `minimal`, the bar's color is not drawn.
  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
  /// A Boolean value that determines whether the cancel button is displayed; `false` by default.
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { setNeedsLayout() } } }
  /// A Boolean value that determines whether the empty field has a bookmark button; `false` by default.
  open var showsBookmarkButton = false { didSet { setNeedsLayout() } }
  /// A Boolean value that determines whether the empty field has a button for recent results, if it has none for
  /// bookmarks; `false` by default.
  open var showsSearchResultsButton = false { didSet { setNeedsLayout() } }
  /// A Boolean value that determines whether that button appears selected; `false` by default.
  open var isSearchResultsButtonSelected = false {
    didSet { results.isSelected = isSearchResultsButtonSelected }
  }
  /// A Boolean value that indicates whether the cancel button appears and disappears as editing begins and
  /// ends.
  var automaticallyShowsCancel = false

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil else { return self.showsCancelButton = showsCancelButton }
    layoutIfNeeded()
    self.showsCancelButton = showsCancelButton
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = 0 }
      changed()
    }
  }

  /// The index of the selected scope button.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// A Boolean value that determines whether the scope buttons are displayed; `false` by default.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { changed() } } }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Sets an icon of the field. Only the search and bookmark icons of the normal state are supported.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[IconKey(icon: icon, state: state.rawValue)] = iconImage
    guard state == .normal else { return }
    switch icon {
    case .search:
      if let view = searchTextField.leftView as? UIImageView, let iconImage { view.image = iconImage }
    case .bookmark: bookmark.setImage(iconImage, for: .normal)
    case .resultsList: results.setImage(iconImage ?? UIImage(systemName: "list.bullet"), for: .normal)
    case .clear: break
    }
  }

  private struct IconKey: Hashable {
    let icon: Icon
    let state: UIControl.State.RawValue
  }
  private var icons: [IconKey: UIImage] = [:]

  /// Returns the image that was set for an icon in a state; `nil` if none was.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons[IconKey(icon: icon, state: state.rawValue)]
  }

  private var iconOffsets: [Icon: UIOffset] = [:]
  /// Sets the offset of an icon, in points. Without effect: icons are at their usual places.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { iconOffsets[icon] = adjustment }
  /// Returns the offset that was set for an icon, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

  /// The offset of the field in the bar, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The offset of the text in the field, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }

  /// Returns the image that was set for the background of the field in the normal or disabled state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .normal
      ? searchTextField.background : state == .disabled ? searchTextField.disabledBackground : nil
  }

  /// The image behind the scope buttons; `nil` for none.
  open var scopeBarBackgroundImage: UIImage? {
    didSet {
      scopeBackground.image = scopeBarBackgroundImage
      setNeedsLayout()
    }
  }
  /// Sets the background image of scope buttons in a state.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  /// Returns the background image of scope buttons in a state; `nil` if none was set.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }
  /// Sets the image between two scope buttons in states.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// Returns the image between two scope buttons in states; `nil` if none was set.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// Sets the attributes of the titles of scope buttons in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }
  /// Returns the attributes of the titles of scope buttons in a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }

  // The properties of the keyboard are those of the field.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
  /// The view displayed above the keyboard while the field is being edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// A Boolean value that determines whether the field and the buttons respond to touches; disabled ones are
  /// drawn pale.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      for control in [searchTextField, cancel, bookmark, results, scopes] as [UIControl] {
        control.isEnabled = isEnabled
      }
      if !isEnabled { searchTextField.resignFirstResponder() }
      // Estimated from screenshots.
      searchTextField.alpha = isEnabled ? 1 : 0.5
    }
  }

  /// The image drawn behind the field in place of the bar's color, stretched to the bar.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  private var backgroundImages: [BackgroundKey: UIImage] = [:]
  private struct BackgroundKey: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  /// Sets the background image for a position and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BackgroundKey(position: barPosition, metrics: barMetrics)] = backgroundImage
    setNeedsDisplay()
  }
  /// Returns the background image for a position and metrics; `nil` if none was set.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BackgroundKey(position: barPosition, metrics: barMetrics)]
  }
  /// The background image for the bar's position, with or without a prompt.
  private var effectiveBackground: UIImage? {
    let metrics: [UIBarMetrics] = prompt == nil ? [.default] : [.defaultPrompt, .default]
    for position in [barPosition, .any] {
      for metrics in metrics {
        if let image = backgroundImage(for: position, barMetrics: metrics) { return image }
      }
    }
    return nil
  }

  /// Sets the background image of the field in the normal or disabled state.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    guard state == .normal else {
      if state == .disabled { searchTextField.disabledBackground = backgroundImage }
      return
    }
    searchTextField.borderStyle = backgroundImage == nil ? .roundedRect : .none
    searchTextField.background = backgroundImage
  }

  /// The position of the bar, as determined by the delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The search controller to which the bar belongs.
  package weak var searchController: (any SearchBarOwner)?
  /// The distance of the field from the top, in points; `nil` centers it.
  package var fieldTop: CGFloat? { didSet { if fieldTop != oldValue { setNeedsLayout() } } }
  /// The distance of the field from the bar's sides, in points: 8, or the margin of a navigation bar.
  package var fieldInset: CGFloat = 8 { didSet { if fieldInset != oldValue { setNeedsLayout() } } }

  package var isOnGlass = false {
    didSet {
      guard isOnGlass != oldValue else { return }
      searchTextField.isOnGlass = isOnGlass
      setNeedsLayout()
    }
  }

  private let cancel = UIButton(type: .system)
  private let bookmark = UIButton(type: .system)
  private let results = UIButton(type: .system)
  private let scopeBackground = UIImageView()
  private let scopes = UISegmentedControl(frame: .zero)
  private let promptLabel = UILabel()
  private lazy var fieldDelegate = SearchFieldDelegate(bar: self)

  /// Does what a touch of the cancel button does.
  package func cancelTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.cancelTouched()
  }

  /// The glass behind the cancel button, a round cross since iOS 26; `nil` before.
  private var cancelGlass: GlassPlatter?

  /// Gives the cancel button the form of the bar's design, and returns its size and its distance from the field, in points. Since iOS 26
  /// it is as high as the field, 11 points from it, as measured by others.
  private func dressCancel(height: CGFloat) -> (size: CGSize, gap: CGFloat) {
    guard metrics.hasGlass else {
      cancel.setImage(nil, for: .normal)
      cancel.setTitle("Cancel", for: .normal)
      return (cancel.intrinsicContentSize, 12)
    }
    if cancel.currentTitle != nil {
      cancel.setTitle(nil, for: .normal)
      cancel.setImage(
        UIImage(
          systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .medium)),
        for: .normal)
      cancel.accessibilityLabel = "Cancel"
      cancel.tintColor = .onGlass
    }
    return (CGSize(width: height, height: height), 11)
  }

  /// Displays glass behind the cancel button while that is shown, in the design of iOS 26.
  private func placeCancelGlass(isShown: Bool) {
    guard isShown, metrics.hasGlass else {
      cancelGlass?.removeFromSuperview()
      cancelGlass = nil
      return
    }
    let glass = cancelGlass ?? GlassPlatter(frame: .zero)
    cancelGlass = glass
    if glass.superview !== self { insertSubview(glass, belowSubview: cancel) }
    glass.frame = cancel.frame
  }

  /// In points, estimated from screenshots.
  private static let scopeHeight: CGFloat = 44
  private static let promptHeight: CGFloat = 20

  private func setUp() {
    isOpaque = false
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    bookmark.setImage(UIImage(systemName: "book"), for: .normal)
    bookmark.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarBookmarkButtonClicked(self)
      }, for: .touchUpInside)
    results.setImage(UIImage(systemName: "list.bullet"), for: .normal)
    results.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarResultsListButtonClicked(self)
      }, for: .touchUpInside)
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searchController?.textChanged()
      }, for: .valueChanged)
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
        searchController?.textChanged()
        setNeedsLayout()
      }, for: .editingChanged)
    for view in [promptLabel, searchTextField, bookmark, results, cancel, scopeBackground, scopes] {
      addSubview(view)
    }
  }

  private func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.barChanged()
  }

  private var hasScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }
  private var addedHeight: CGFloat {
    (hasScopes ? Self.scopeHeight : 0) + (prompt == nil ? 0 : Self.promptHeight)
  }

  open override var intrinsicContentSize: CGSize {
    let size = metrics.size(of: .searchBar).size
    return CGSize(width: size.width, height: size.height + addedHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultLow, .defaultHigh)
  }

  /// Lays out the field, 36 points high (28 until iOS 10), and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = prompt == nil ? bounds.minY : bounds.minY + Self.promptHeight
    let height = isOnGlass ? bounds.height - 2 * (fieldTop ?? 0) : metrics.searchFieldHeight
    let y = top + (fieldTop ?? (bounds.height - addedHeight - height) / 2)
    var width = bounds.width - 2 * fieldInset
    func place(_ view: UIView, _ rect: CGRect) {
      view.frame = isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
    let (size, gap) = dressCancel(height: height)
    // On a piece of glass the bar around it has the button.
    let showsCancelButton = showsCancelButton && !isOnGlass
    if showsCancelButton {
      width -= size.width + gap
      place(cancel, CGRect(x: bounds.maxX - fieldInset - size.width, y: y, width: size.width, height: height))
    } else {
      place(cancel, CGRect(x: bounds.maxX, y: y, width: size.width, height: height))
    }
    cancel.alpha = showsCancelButton ? 1 : 0
    placeCancelGlass(isShown: showsCancelButton)
    let offset = searchFieldBackgroundPositionAdjustment
    place(
      searchTextField,
      CGRect(
        x: bounds.minX + fieldInset + offset.horizontal, y: y + offset.vertical, width: max(width, 0),
        height: height))
    bookmark.isHidden = !showsBookmarkButton || searchTextField.hasText
    results.isHidden = !showsSearchResultsButton || showsBookmarkButton || searchTextField.hasText
    let button = CGRect(x: bounds.minX + fieldInset + width - 32, y: y, width: 28, height: height)
    place(bookmark, button)
    place(results, button)
    promptLabel.isHidden = prompt == nil
    promptLabel.frame = CGRect(
      x: bounds.minX, y: bounds.minY + 4, width: bounds.width, height: Self.promptHeight - 4)
    scopes.isHidden = !hasScopes
    scopeBackground.isHidden = !hasScopes || scopeBackground.image == nil
    scopeBackground.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - Self.scopeHeight, width: bounds.width, height: Self.scopeHeight)
    scopes.frame = CGRect(
      x: bounds.minX + fieldInset, y: bounds.maxY - Self.scopeHeight + 4,
      width: max(bounds.width - 2 * fieldInset, 0), height: 32)
  }

  open override func draw(_ rect: CGRect) {
    if let image = effectiveBackground {
      if !isTranslucent, let context = UIGraphicsGetCurrentContext() {
        context.setFillColor((barTintColor ?? (barStyle.isBlack ? .black : .white)).cgColor)
        context.fill(bounds)
      }
      let isWeaker = isTranslucent && image.isFullyOpaque
      image.draw(in: bounds, blendMode: .normal, alpha: isWeaker ? BarBackground.opacity : 1)
      return
    }
    guard let barTintColor, searchBarStyle != .minimal, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.setFillColor(barTintColor.cgColor)
    context.fill(bounds)
  }

  // The field is the first responder in place of the bar.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

/// The delegate of the field, which forwards to the bar's delegate.
private final class SearchFieldDelegate: UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.searchController?.editingBegan()
    if bar.automaticallyShowsCancel { bar.setShowsCancelButton(true, animated: true) }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.searchController != nil { bar.resignFirstResponder() }
    return false
  }
}

extension NamedMembers {
  package static let searchBar = NamedMembers(UISearchBar.self) {
    $0.appearance("barTintColor", \.barTintColor)
    $0.appearance("barStyle", \.barStyle)
    $0.appearance("searchBarStyle", \.searchBarStyle)
    $0.appearance("isTranslucent", \.isTranslucent)
    $0.property("text", \.text)
    $0.property("placeholder", \.placeholder)
    $0.reading("searchField") { $0.searchTextField }
  }
}
