import Foundation

/// A cell of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView(contentView)
  }

  /// Reads a cell from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(contentView)
    coder.finish(self, as: UICollectionViewCell.self)
  }

  /// Where subviews belong.
  open private(set) var contentView = UIView()

  /// Takes another view to hold the subviews, as documents and configurations bring one.
  package func replaceContentView(_ view: UIView) {
    let index = subviews.firstIndex { $0 === contentView }
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: index ?? subviews.count)
  }

  /// Called when a drag begins or ends with the cell. Call `super`, which shows the cell paler while it is dragged.
  open func dragStateDidChange(_ dragState: DragState) { alpha = dragState == .dragging ? 0.5 : 1 }

  private var dragState = DragState.none

  func setDragState(_ new: DragState) {
    guard new != dragState else { return }
    dragState = new
    dragStateDidChange(new)
  }

  // MARK: Background

  /// What lies behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { put(backgroundView, at: 0) }
    }
  }

  /// What lies behind the content, above `backgroundView`, while the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }

  private func put(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  private func updateSelection() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      if view.superview !== self { put(view, at: backgroundView?.superview === self ? 1 : 0) }
    } else {
      view.removeFromSuperview()
    }
  }

  // MARK: States

  /// Whether the cell's item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  private func stateChanged() {
    updateSelection()
    setNeedsUpdateConfiguration()
  }

  /// Whether the collection is edited and the cell may be.
  var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  var isPinnedElement = false { didSet { if isPinnedElement != oldValue { setNeedsUpdateConfiguration() } } }
  var isReordering = false { didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } } }
  var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }

  /// Called when the collection begins or ends being edited.
  func editingChanged() {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// Where a document's segue leads from the cell.
  package var segueTrigger: (() -> Void)?

  // MARK: Configurations

  var configurations = CellConfigurations()

  /// What configurations may depend on. Subclasses add states of their own.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.isPinned = isPinnedElement
    state.isReordering = isReordering
    state.isExpanded = isExpanded
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Brings configurations up to date with the state. Subclasses override it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Brings a cell's looks up to date with its state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
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

  /// The corners that the cell's place in a list rounds.
  var groupCorners: (radius: CGFloat, corners: CACornerMask)? {
    didSet { configurations.backgroundView?.groupCorners = groupCorners }
  }

  /// The background that a configuration falls back to; lists have one of their own.
  var standardBackground: UIBackgroundConfiguration? { nil }

  /// A background configuration for the collection that the cell is in.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground ?? .clear() }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configurations.backgroundView?.frame = bounds
    layOutContentView()
  }

  /// Gives the content view its frame. Lists leave space for accessories.
  func layOutContentView() {}

  /// The size that the content needs.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Dragging

  /// Raw values are UIKit's.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }
}

extension NamedMembers {
  static let collectionViewCell = NamedMembers(UICollectionViewCell.self) {
    $0.reading("contentView") { $0.contentView }
  }
}
