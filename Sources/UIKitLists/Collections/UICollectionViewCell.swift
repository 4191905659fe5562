import Foundation
@_spi(UIKit) import UIKitCore

/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView(contentView)
  }

  /// Creates a cell from data in a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(contentView)
    coder.finish(self, as: UICollectionViewCell.self)
  }

  /// The view to which subviews are added.
  open private(set) var contentView = UIView()

  @_spi(UIKit) public override func imposesSize(on subview: UIView) -> Bool { subview === contentView }

  /// Replaces the content view, for documents and configurations that provide one.
  package func replaceContentView(_ view: UIView) {
    let index = subviews.firstIndex { $0 === contentView }
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: index ?? subviews.count)
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

  // MARK: Background

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { put(backgroundView, at: 0) }
    }
  }

  /// The background color, in place of a background configuration; `nil` by default.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      if newValue != nil { backgroundWasColored() }
    }
  }

  /// The view behind the content and in front of `backgroundView` while the cell is selected or highlighted.
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

  /// A Boolean value that indicates whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// A Boolean value that indicates whether the cell is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  private func stateChanged() {
    updateSelection()
    setNeedsUpdateConfiguration()
  }

  /// A Boolean value that indicates whether the cell is in editing mode.
  var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  var isPinnedElement = false { didSet { if isPinnedElement != oldValue { setNeedsUpdateConfiguration() } } }
  var isReordering = false { didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } } }
  var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }

  /// Called when the cell's editing mode changes.
  func editingChanged() {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// The closure that performs a document's segue from the cell.
  package var segueTrigger: (() -> Void)?

  // MARK: Configurations

  var configurations = CellConfigurations()

  /// The current state for configurations. Subclasses can add custom states.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(
      traitCollection: traitCollection.inList(place?.appearance.environment))
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

  /// Updates the configurations for a state. Subclasses override this method.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates a cell for its state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
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

  /// The corners that the cell rounds because of its position in a list.
  var groupCorners: (radius: CGFloat, corners: CACornerMask)? {
    didSet { configurations.backgroundView?.groupCorners = groupCorners }
  }

  /// The position in a list; `nil` outside of lists.
  var place: ListPlace? { didSet { if place != oldValue { placeChanged() } } }

  private func placeChanged() {
    updateGroupCorners()
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// The separators above and below the cell; `nil` for none.
  var separatorLines: (top: UIView?, bottom: UIView?)

  /// Returns the distances of separators from the edges where the list does not give them, in points. List cells align them with their text.
  func automaticSeparatorInsets(leadingIsGiven: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    (unsafeStart + sideMargin, metrics.hasGlass ? unsafeEnd + sideMargin : 0)
  }

  /// The default background configuration; list cells override it.
  var standardBackground: UIBackgroundConfiguration? { nil }

  /// Returns the default background configuration for the cell's list, or a clear one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground ?? .clear() }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configurations.backgroundView?.frame = bounds
    layOutContentView()
    layOutSeparators()
  }

  /// Updates the frame of the content view. List cells reserve space for accessories.
  func layOutContentView() {}

  /// Returns the size that fits the content view, or that satisfies the constraints between the cell itself and
  /// its contents. Those are all there are in documents whose cells have a content view without an identifier.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Dragging

  /// The state of a drag of the cell. Raw values match UIKit's.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }
}

extension NamedMembers {
  static let collectionViewCell = NamedMembers(UICollectionViewCell.self) {
    $0.reading("contentView") { $0.contentView }
  }
}
