import Foundation
@_spi(UIKit) import UIKitCore

/// A row of a table.
///
/// Where what is in a cell lies:
///
/// 1. The content view takes what controls of editing at the start and the accessory at the end leave.
/// 2. Cells of a style lay out their labels and image in it (`UITableViewCell+StandardLayout`); a `CellContentLayout`
///    does it instead where one is set.
/// 3. The line below belongs to the cell, and reaches from the text's edge to the end.
@preconcurrency @MainActor
open class UITableViewCell: _TableCellBase {
  public override init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    takeContentView()
  }

  /// Raw values are UIKit's.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// A text, and a second one at the other end of the line.
    case value1 = 1
    /// A text in the tint colour that ends where a second one begins.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// Raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: a touch shows more.
    case disclosureIndicator = 1
    /// A button for details, and an arrow.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// Raw values are UIKit's.
  public enum SelectionStyle: Int, Sendable {
    /// Selected cells look as others do.
    case none = 0
    /// As `default`, since iOS 7.
    case blue = 1
    /// As `default`, since iOS 7.
    case gray = 2
    /// A grey background.
    case `default` = 3
  }

  /// Raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// What editing does with a row. Raw values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It adds a row.
    case insert = 2
  }

  /// What a cell shows of editing. Raw values are UIKit's.
  public struct StateMask: OptionSet, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// States of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Reads a cell from a document, of the default style until the document says otherwise.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    takeContentView()
    coder.finish(self, as: UITableViewCell.self)
  }

  private func takeContentView() {
    clipsToBounds = true
    addContentView(contentView)
  }

  package var style: CellStyle

  /// Where subviews belong.
  open private(set) var contentView = UIView()
  /// The name by which the cell is used again; nil for cells that are not.
  open private(set) var reuseIdentifier: String?

  package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  package func takeContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }

  /// The height in points that a document gives the cell's row; nil where it is left to the table.
  package var documentRowHeight: CGFloat?

  /// What lays out the content instead of the cell.
  package var contentLayout: (any CellContentLayout)? { didSet { setNeedsLayout() } }

  // MARK: Labels and image of a style

  package internal(set) var presentTextLabel: UILabel?
  /// The labels of the style that have several lines since the text has a size of the accessibility categories.
  var labelsWrappedForSize: Set<ObjectIdentifier> = []
  package internal(set) var presentDetailTextLabel: UILabel?
  package internal(set) var presentImageView: UIImageView?

  /// The label of the title, made when it is first asked for.
  open package(set) var textLabel: UILabel? {
    get {
      if presentTextLabel == nil { presentTextLabel = makeTextLabel() }
      return presentTextLabel
    }
    set { presentTextLabel = newValue }
  }

  /// The label of the detail; nil in cells of the default style.
  open package(set) var detailTextLabel: UILabel? {
    get {
      if presentDetailTextLabel == nil { presentDetailTextLabel = makeDetailTextLabel() }
      return presentDetailTextLabel
    }
    set { presentDetailTextLabel = newValue }
  }

  /// The image at the start, made when it is first asked for.
  open package(set) var imageView: UIImageView? {
    get {
      if presentImageView == nil { presentImageView = makeImageView() }
      return presentImageView
    }
    set { presentImageView = newValue }
  }

  // MARK: Accessories

  /// What the cell shows at its trailing edge; nothing by default.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { contentChanged() } } }
  /// A view in the place of the accessory.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      contentChanged()
    }
  }
  /// The accessory while the cell is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { contentChanged() } }
  }
  /// A view in the place of the accessory while the cell is edited.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      contentChanged()
    }
  }

  private func contentChanged() { setNeedsLayout() }

  /// The labels and the image of the cell's style are laid out by the cell.
  @_spi(UIKit) public override func contentChanged(of view: UIView) {
    if view === presentTextLabel || view === presentDetailTextLabel || view === presentImageView {
      setNeedsLayout()
    }
  }

  // MARK: Lines, indentation

  /// How far the line below is from the sides; nil for as the table says.
  package var ownSeparatorInset: UIEdgeInsets?
  /// Points from the cell's edges to its separator; by the table and the content until it is set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? standardSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The length of a step in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// Whether the content makes way for controls of editing.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// Where the cell is in its section, and what the table gives it.
  var place = RowPlace() { didSet { if place != oldValue { placeChanged() } } }

  private func placeChanged() {
    setNeedsLayout()
    updateDefaultBackground()
  }

  // MARK: Background

  /// A view behind the content, as large as the cell; nil for none.
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

  /// Cells that have no colour of their own have that of the table's style.
  func updateDefaultBackground() {
    guard !hasOwnBackgroundColor, configurations.background == nil, let style = place.tableStyle else {
      return
    }
    super.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  func clearDefaultBackground() { if !hasOwnBackgroundColor { super.backgroundColor = nil } }

  // MARK: Selection

  /// How the cell looks while it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { updateSelection() } }
  /// What lies behind a selected or touched cell; a grey by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }
  /// What lies behind a selected cell of a table in which several may be selected; `selectedBackgroundView` if nil.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      guard multipleSelectionBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }

  /// Whether the cell's row is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedIsSelected = false
  private var storedIsHighlighted = false

  /// Selects the cell, or takes it out of the selection.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    updateSelection()
    setNeedsUpdateConfiguration()
  }

  /// Highlights the cell, or no longer.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    updateSelection()
    setNeedsUpdateConfiguration()
  }

  /// The grey behind a selected cell, unless there is another view.
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

  /// Where a document's segues lead, from the row and from its detail button.
  package var segueTrigger: (() -> Void)?
  package var accessorySegueTrigger: (() -> Void)?

  // MARK: Configurations

  var configurations = CellConfigurations()

  /// What configurations may depend on. Subclasses add states of their own.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Brings configurations up to date with the state. Subclasses override it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Brings a cell's looks up to date with its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// Called like `updateConfiguration(using:)`, after it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// What the content view shows; setting it replaces the content view. It follows the cell's state unless
  /// `automaticallyUpdatesContentConfiguration` is off.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }
  /// Whether the content configuration follows the cell's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { setUpdates(\.updatesContent, newValue) }
  }
  /// What is behind the content, instead of background views and colours.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }
  /// Whether the background configuration follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { setUpdates(\.updatesBackground, newValue) }
  }
  /// Has `updateConfiguration(using:)` called before the next layout.
  open func setNeedsUpdateConfiguration() { invalidateConfiguration() }

  /// A list content configuration with the fonts and margins of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// A background configuration with the colours of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.tableStyle == .plain || place.tableStyle == nil ? .listPlainCell() : .listGroupedCell()
  }

  // MARK: Editing

  /// Whether the cell shows the controls of editing.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Shows or hides the controls of editing.
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

  /// What editing does with the row, as the table's delegate says.
  open internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { setNeedsLayout() } }
  }
  /// Whether the control shows with which the user moves the row while it is edited. Tables set it for rows that may be
  /// moved.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }
  /// Whether the button that deletes shows.
  open internal(set) var showingDeleteConfirmation = false
  /// Called before the controls of editing come or go.
  open func willTransition(to state: StateMask) {}
  /// Called after the controls of editing have come or gone.
  open func didTransition(to state: StateMask) {}

  /// The margins that the table gave the content view last.
  var givenContentMargins: NSDirectionalEdgeInsets?
  /// Whether the cell is pushed aside by actions.
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  var editControl: UIView?
  var reorderControl: UIView?

  // MARK: Reuse

  /// Called before the row's view is used again. Selection and touch are gone by then.
  open func prepareForReuse() {}

  /// What a drag does with the cell. Raw values are UIKit's.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is lifted.
    case lifting = 1
    /// It is dragged.
    case dragging = 2
  }

  /// Called when a drag begins or ends with the cell. Call `super`, which shows the cell paler while it is dragged.
  open func dragStateDidChange(_ dragState: DragState) { alpha = dragState == .dragging ? 0.5 : 1 }

  private var dragState = DragState.none

  func setDragState(_ new: DragState) {
    guard new != dragState else { return }
    dragState = new
    dragStateDidChange(new)
  }

  /// Stored only: whether fingers reach what is in the cell while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Layout

  var topLine: UIView?
  var separator: UIView?
  /// The views of the system's accessories, from the end on.
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

  /// Gives the content view its frame.
  func layOutContentView() {
    if let contentLayout, !isEditing {
      contentLayout.layOutContentView(of: self)
      return
    }
    let start = startOfContent
    let end = widthOfAccessory + place.indexWidth
    let size = bounds.size
    let frame = CGRect(
      x: isRightToLeft ? end : start, y: 0, width: max(size.width - start - end, 0), height: size.height)
    if contentView.frame != frame { contentView.frame = frame }
    updateContentMargins(hasAccessory: widthOfAccessory > 0)
  }

  /// The height that the content needs, with the cell's width: what constraints or the style's labels ask for.
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
