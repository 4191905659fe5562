import Foundation
@_spi(UIKit) import UIKitCore

/// The visual representation of a single row in a table view.
///
/// The layout of a cell:
///
/// 1. The content view occupies the space between the editing controls at the leading edge and the accessory
///    at the trailing edge.
/// 2. Cells of a style lay out their labels and image in it (`UITableViewCell+StandardLayout`); a
///    `CellContentLayout` does so instead if one is set.
/// 3. The separator is a subview of the cell and extends from the text to the trailing edge.
@preconcurrency @MainActor
open class UITableViewCell: _TableCellBase {
  public override init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    givenReuseIdentifier = reuseIdentifier
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    installContentView()
  }

  /// The style of a cell. Raw values match UIKit's.
  public enum CellStyle: Int, Sendable {
    /// An image and a text label.
    case `default` = 0
    /// A text label, and a detail label at the other end of the line.
    case value1 = 1
    /// A right-aligned text label in the tint color, followed by a detail label.
    case value2 = 2
    /// A text label, and a smaller detail label below it.
    case subtitle = 3
  }

  /// The standard accessory of a cell. Raw values match UIKit's.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, which indicates that selecting the row shows more.
    case disclosureIndicator = 1
    /// A detail button and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The appearance of a selected cell. Raw values match UIKit's.
  public enum SelectionStyle: Int, Sendable {
    /// No change of appearance.
    case none = 0
    /// The same as `default`, since iOS 7.
    case blue = 1
    /// The same as `default`, since iOS 7.
    case gray = 2
    /// A gray background.
    case `default` = 3
  }

  /// The style of separators. Raw values match UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A line with a light one below it, which is drawn as a line since iOS 11.
    case singleLineEtched = 2
  }

  /// The appearance of a focused cell. Raw values match UIKit's.
  public enum FocusStyle: Int, Sendable {
    /// That of the system.
    case `default` = 0
    /// That of the application.
    case custom = 1
  }

  /// Stored only: nothing is focused.
  open var focusStyle = FocusStyle.default

  /// The editing control of a row. Raw values match UIKit's.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The editing controls that a cell shows. Raw values match UIKit's.
  public struct StateMask: OptionSet, Sendable {
    /// The bits, which match UIKit's.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The editing control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from data in a document. The style is the default one until the document sets another.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    installContentView()
    coder.finish(self, as: UITableViewCell.self)
  }

  private func installContentView() {
    clipsToBounds = true
    addContentView(contentView)
  }

  package var style: CellStyle

  /// The view to which subviews are added.
  open private(set) var contentView: UIView = UITableViewCellContentView()
  /// The reuse identifier; `nil` for a cell that is not reused.
  open var reuseIdentifier: String? { givenReuseIdentifier }
  private var givenReuseIdentifier: String?

  package func setReuseIdentifier(_ identifier: String?) { givenReuseIdentifier = identifier }

  package func installContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }

  /// The row height that a document gives the cell, in points; `nil` if the table determines it.
  package var documentRowHeight: CGFloat?

  /// The object that lays out the content in place of the cell.
  package var contentLayout: (any CellContentLayout)? { didSet { setNeedsLayout() } }

  // MARK: Labels and image of a style

  package internal(set) var presentTextLabel: UILabel?
  /// The style's labels that wrap because the text has an accessibility size.
  var labelsWrappedForSize: Set<ObjectIdentifier> = []
  package internal(set) var presentDetailTextLabel: UILabel?
  package internal(set) var presentImageView: UIImageView?

  /// The title label, created on first access.
  open package(set) var textLabel: UILabel? {
    get {
      if presentTextLabel == nil { presentTextLabel = makeTextLabel() }
      return presentTextLabel
    }
    set { presentTextLabel = newValue }
  }

  /// The detail label, created on first access; `nil` for cells of the default style.
  open package(set) var detailTextLabel: UILabel? {
    get {
      if presentDetailTextLabel == nil { presentDetailTextLabel = makeDetailTextLabel() }
      return presentDetailTextLabel
    }
    set { presentDetailTextLabel = newValue }
  }

  /// The image view at the leading edge, created on first access.
  open package(set) var imageView: UIImageView? {
    get {
      if presentImageView == nil { presentImageView = makeImageView() }
      return presentImageView
    }
    set { presentImageView = newValue }
  }

  // MARK: Accessories

  /// The standard accessory at the trailing edge. The default is `none`.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { contentChanged() } } }
  /// The view shown in place of the standard accessory.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      contentChanged()
    }
  }
  /// The standard accessory in editing mode. The default is `none`.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { contentChanged() } }
  }
  /// The view shown in place of the standard accessory in editing mode.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      contentChanged()
    }
  }

  private func contentChanged() { setNeedsLayout() }

  @_spi(UIKit) public override func imposesSize(on subview: UIView) -> Bool { subview === contentView }

  /// Lays out the cell again when the content of its style's labels or image changes.
  @_spi(UIKit) public override func contentChanged(of view: UIView) {
    if view === presentTextLabel || view === presentDetailTextLabel || view === presentImageView {
      setNeedsLayout()
    }
  }

  // MARK: Lines, indentation

  /// The separator inset set on this cell; `nil` for that of the table.
  package var ownSeparatorInset: UIEdgeInsets?
  /// The insets of the separator from the cell's edges, in points. By default the content and the text
  /// determine it. Values beyond the margins move labels and image of the cell's style, too.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? standardSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of an indentation level, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// A Boolean value that indicates whether the content is indented for the editing control. The default is
  /// `true`.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// The cell's position in its section, and the table's settings.
  var place = RowPlace() { didSet { if place != oldValue { placeChanged() } } }

  private func placeChanged() {
    setNeedsLayout()
    updateDefaultBackground()
  }

  // MARK: Background

  /// The view behind the content, resized to the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private var hasOwnBackgroundColor = false
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  /// Sets the background color of the table's style, unless the program has set another.
  func updateDefaultBackground() {
    guard !hasOwnBackgroundColor, configurations.background == nil, let style = place.tableStyle else {
      return
    }
    super.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  func clearDefaultBackground() { if !hasOwnBackgroundColor { super.backgroundColor = nil } }

  // MARK: Selection

  /// The appearance of a selected cell. The default is `default`.
  open var selectionStyle = SelectionStyle.default { didSet { updateSelection() } }
  /// The view behind a selected or highlighted cell; by default a gray view.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }
  /// The view behind a selected cell if multiple rows can be selected; `selectedBackgroundView` if `nil`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      guard multipleSelectionBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }

  /// A Boolean value that indicates whether the row is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedIsSelected = false
  private var storedIsHighlighted = false

  /// Selects or deselects the cell. The change is not animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    updateSelection()
    setNeedsUpdateConfiguration()
  }

  /// Highlights the cell or removes the highlight. The change is not animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    updateSelection()
    setNeedsUpdateConfiguration()
  }

  /// The gray view behind a selected cell that has no other selection background.
  private var standardSelection: UIView?

  private func updateSelection() {
    let isShown =
      (isSelected && !place.isEditing || isSelected && place.selectsSeveral || isHighlighted)
      && selectionStyle != .none && configurations.background == nil
    var wanted: UIView?
    if isShown {
      wanted = (place.selectsSeveral ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
      if wanted == nil {
        let view = standardSelection ?? UIView()
        view.backgroundColor = .systemGray4
        standardSelection = view
        wanted = view
      }
    }
    for other in [selectedBackgroundView, multipleSelectionBackgroundView, standardSelection]
    where other !== wanted && other?.superview === self {
      other?.removeFromSuperview()
    }
    for view in [presentTextLabel, presentDetailTextLabel] { view?.isHighlighted = isShown }
    presentImageView?.isHighlighted = isShown
    guard let wanted, wanted.superview !== self else { return }
    wanted.frame = bounds
    if let backgroundView {
      insertSubview(wanted, aboveSubview: backgroundView)
    } else {
      insertSubview(wanted, at: 0)
    }
  }

  /// The closures that perform a document's segues from the row and from its detail button.
  package var segueTrigger: (() -> Void)?
  package var accessorySegueTrigger: (() -> Void)?

  // MARK: Configurations

  var configurations = CellConfigurations()

  /// The current state for configurations. Subclasses can add custom states.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(
      traitCollection: traitCollection.inList(place.tableStyle?.environment))
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Updates the configurations for a state. Subclasses override this method.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates a cell for its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// The closure called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// The content configuration; setting it replaces the content view. It is updated for the cell's state
  /// unless `automaticallyUpdatesContentConfiguration` is `false`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }
  /// A Boolean value that indicates whether the content configuration is updated for the cell's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { setUpdates(\.updatesContent, newValue) }
  }
  /// The background configuration, which replaces background views and colors.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }
  /// A Boolean value that indicates whether the background configuration is updated for the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { setUpdates(\.updatesBackground, newValue) }
  }
  /// Schedules an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { invalidateConfiguration() }

  /// Returns a list content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Returns a background configuration for the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.tableStyle == .plain || place.tableStyle == nil ? .listPlainCell() : .listGroupedCell()
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the cell is in editing mode.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Turns editing mode on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    var state: StateMask = editing && editingStyle != .none ? .showingEditControl : []
    if showingDeleteConfirmation { state.insert(.showingDeleteConfirmation) }
    willTransition(to: state)
    storedIsEditing = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    if animated {
      UIView.animate(withDuration: 0.3) {
        self.layoutIfNeeded()
      } completion: { [weak self] _ in
        self?.didTransition(to: state)
      }
    } else {
      didTransition(to: state)
    }
  }

  /// The editing style of the row, which the table's delegate determines.
  open internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether the cell shows a reorder control in editing mode. Tables set it
  /// for rows that can be moved.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether the delete button is visible.
  open internal(set) var showingDeleteConfirmation = false
  /// Called before editing controls appear or disappear.
  open func willTransition(to state: StateMask) {}
  /// Called after editing controls have appeared or disappeared.
  open func didTransition(to state: StateMask) {}

  /// The margins that the table last set on the content view.
  var givenContentMargins: NSDirectionalEdgeInsets?
  /// A Boolean value that indicates whether the cell is displaced by swipe actions.
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  var editControl: UIView?
  var reorderControl: UIView?

  // MARK: Reuse

  /// Prepares the cell for reuse. Selection and highlight have been removed before.
  open func prepareForReuse() {}

  /// The state of a drag of the cell. Raw values match UIKit's.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// Called when the drag state changes. Call `super`, which reduces the alpha of the cell while it is
  /// dragged.
  open func dragStateDidChange(_ dragState: DragState) { alpha = dragState == .dragging ? 0.5 : 1 }

  private var dragState = DragState.none

  func setDragState(_ new: DragState) {
    guard new != dragState else { return }
    dragState = new
    dragStateDidChange(new)
  }

  /// Stored only: whether the cell's views receive touches while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Layout

  var topLine: UIView?
  var separator: UIView?
  /// The views of the standard accessories, from the trailing edge.
  var accessoryPictures: [UIView] = []

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configurations.backgroundView?.frame = bounds
    layOutContentView()
    if let contentLayout { contentLayout.layOutContent(of: self) } else { layOutStandardContent() }
    backgroundView?.frame = bounds
    for view in [selectedBackgroundView, multipleSelectionBackgroundView, standardSelection]
    where view?.superview === self { view?.frame = bounds }
    layOutEditControls()
    layOutAccessory()
    layOutSeparators()
  }

  /// Updates the frame of the content view.
  func layOutContentView() {
    if let contentLayout, !isEditing {
      contentLayout.layOutContentView(of: self)
      return
    }
    let start = place.unsafe.leading(isRightToLeft: isRightToLeft) + startOfContent
    let end =
      widthOfAccessory + place.indexWidth + place.unsafe.trailing(isRightToLeft: isRightToLeft)
    let size = bounds.size
    let frame = CGRect(
      x: isRightToLeft ? end : start, y: 0, width: max(size.width - start - end, 0), height: size.height)
    if contentView.frame != frame { contentView.frame = frame }
    updateContentMargins(hasAccessory: widthOfAccessory > 0)
  }

  /// Returns the cell's width and the height that its content needs, as determined by constraints or the
  /// style's labels.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard targetSize.width > 0, horizontalFittingPriority == .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    if bounds.width != targetSize.width { bounds.size.width = targetSize.width }
    updateConfigurationIfNeeded()
    layOutContentView()
    return CGSize(width: targetSize.width, height: fittingContentHeight ?? 0)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
}

extension NamedMembers {
  static let tableViewCell = NamedMembers(UITableViewCell.self) {
    $0.appearance("selectionStyle", \.selectionStyle)
    $0.reading("contentView") { $0.contentView }
    $0.reading("textLabel") { $0.textLabel }
    $0.reading("detailTextLabel") { $0.detailTextLabel }
    $0.reading("imageView") { $0.imageView }
  }
}
