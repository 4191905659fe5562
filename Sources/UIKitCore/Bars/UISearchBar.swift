import Foundation

/// A bar with a field to search for text, a button that cancels, and below it where to search.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// How the bar looks. Raw values are UIKit's.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// What a bar has pictures for. Raw values are UIKit's.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads a bar from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finish(self, as: UISearchBar.self)
  }

  /// Who decides about the text and is told of it.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field. Its delegate is the bar's own.
  public let searchTextField = UISearchTextField()

  /// The text in the field; the delegate is not told when code sets it.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What the empty field says.
  open var placeholder: String? {
    didSet {
      searchTextField.attributedPlaceholder = placeholder.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
      }
    }
  }

  /// A line above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      changed()
    }
  }

  /// Stored only: the look is by the bar's colour and its style.
  open var barStyle = UIBarStyle.default
  /// The bar's colour; clear while nil.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Drawn only: bars without a colour let what lies behind through.
  open var isTranslucent = true
  /// Whether the bar has a colour of its own: not where it is minimal.
  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
  /// Whether there is a button that cancels.
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { setNeedsLayout() } } }
  /// Whether the empty field has a button for bookmarks.
  open var showsBookmarkButton = false { didSet { setNeedsLayout() } }
  /// Whether the button that cancels comes and goes as editing begins and ends, for search controllers.
  var automaticallyShowsCancel = false

  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil else { return self.showsCancelButton = showsCancelButton }
    layoutIfNeeded()
    self.showsCancelButton = showsCancelButton
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  /// Where to search: a title for each choice.
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

  /// The chosen title.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// Whether the choices are shown.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { changed() } } }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Gives one of the pictures in the field.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard state == .normal else { return }
    switch icon {
    case .search:
      if let view = searchTextField.leftView as? UIImageView, let iconImage { view.image = iconImage }
    case .bookmark: bookmark.setImage(iconImage, for: .normal)
    case .clear, .resultsList: break
    }
  }

  // What the keyboard is like is the field's.
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
  /// What is shown above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// Whether the field and the bar's buttons answer to touches; those of a disabled bar are pale.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      for control in [searchTextField, cancel, bookmark, scopes] as [UIControl] {
        control.isEnabled = isEnabled
      }
      if !isEnabled { searchTextField.resignFirstResponder() }
      // By eye.
      searchTextField.alpha = isEnabled ? 1 : 0.5
    }
  }

  /// A picture behind the field, stretched to the bar, in place of its colour.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  private var backgroundImages: [BackgroundKey: UIImage] = [:]
  private struct BackgroundKey: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  /// Sets the picture of a bar that lies somewhere.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BackgroundKey(position: barPosition, metrics: barMetrics)] = backgroundImage
    setNeedsDisplay()
  }
  /// The picture that was set for such a bar; nil for none.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BackgroundKey(position: barPosition, metrics: barMetrics)]
  }
  /// The picture for the place where the bar lies, with or without a prompt.
  private var shownBackground: UIImage? {
    let metrics: [UIBarMetrics] = prompt == nil ? [.default] : [.defaultPrompt, .default]
    for position in [barPosition, .any] {
      for metrics in metrics {
        if let image = backgroundImage(for: position, barMetrics: metrics) { return image }
      }
    }
    return nil
  }

  /// Sets the picture of the field in a state; that of the normal state is shown.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    guard state == .normal else {
      if state == .disabled { searchTextField.disabledBackground = backgroundImage }
      return
    }
    searchTextField.borderStyle = backgroundImage == nil ? .roundedRect : .none
    searchTextField.background = backgroundImage
  }

  /// Where the bar lies, which the delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The controller that the bar searches for.
  weak var searchController: UISearchController?
  /// How far the field is from the bar's sides, in points: 8, in navigation bars their margin.
  var fieldInset: CGFloat = 8 { didSet { if fieldInset != oldValue { setNeedsLayout() } } }

  private let cancel = UIButton(type: .system)
  private let bookmark = UIButton(type: .system)
  private let scopes = UISegmentedControl(frame: .zero)
  private let promptLabel = UILabel()
  private lazy var fieldDelegate = SearchFieldDelegate(bar: self)

  /// Points, by eye.
  private static let scopeHeight: CGFloat = 44
  private static let promptHeight: CGFloat = 20

  private func setUp() {
    isOpaque = false
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.cancelTouched()
      }, for: .touchUpInside)
    bookmark.setImage(UIImage(systemName: "book"), for: .normal)
    bookmark.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarBookmarkButtonClicked(self)
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
    for view in [promptLabel, searchTextField, bookmark, cancel, scopes] { addSubview(view) }
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

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  /// A field 36 points high (28 until iOS 10), 8 from the bar's sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = prompt == nil ? bounds.minY : bounds.minY + Self.promptHeight
    let height = metrics.searchFieldHeight
    let y = top + (bounds.height - addedHeight - height) / 2
    var width = bounds.width - 2 * fieldInset
    func place(_ view: UIView, _ rect: CGRect) {
      view.frame = isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
    let size = cancel.intrinsicContentSize
    if showsCancelButton {
      width -= size.width + 12
      place(cancel, CGRect(x: bounds.maxX - fieldInset - size.width, y: y, width: size.width, height: height))
    } else {
      place(cancel, CGRect(x: bounds.maxX, y: y, width: size.width, height: height))
    }
    cancel.alpha = showsCancelButton ? 1 : 0
    place(searchTextField, CGRect(x: bounds.minX + fieldInset, y: y, width: max(width, 0), height: height))
    bookmark.isHidden = !showsBookmarkButton || searchTextField.hasText
    place(bookmark, CGRect(x: bounds.minX + fieldInset + width - 32, y: y, width: 28, height: height))
    promptLabel.isHidden = prompt == nil
    promptLabel.frame = CGRect(
      x: bounds.minX, y: bounds.minY + 4, width: bounds.width, height: Self.promptHeight - 4)
    scopes.isHidden = !hasScopes
    scopes.frame = CGRect(
      x: bounds.minX + fieldInset, y: bounds.maxY - Self.scopeHeight + 4,
      width: max(bounds.width - 2 * fieldInset, 0), height: 32)
  }

  open override func draw(_ rect: CGRect) {
    if let shownBackground {
      shownBackground.draw(in: bounds)
      return
    }
    guard let barTintColor, searchBarStyle != .minimal, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.setFillColor(barTintColor.cgColor)
    context.fill(bounds)
  }

  // The field is what takes keys.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

/// Passes on what the field asks and tells.
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

/// Decides about the text of a search bar, and is told of it and of its buttons.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Editing may begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Editing may end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The text may change.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

extension NamedMembers {
  static let searchBar = NamedMembers(UISearchBar.self) {
    $0.appearance("barTintColor", \.barTintColor)
    $0.appearance("barStyle", \.barStyle)
    $0.appearance("searchBarStyle", \.searchBarStyle)
    $0.appearance("isTranslucent", \.isTranslucent)
    $0.property("text", \.text)
    $0.property("placeholder", \.placeholder)
    $0.reading("searchField") { $0.searchTextField }
  }
}
