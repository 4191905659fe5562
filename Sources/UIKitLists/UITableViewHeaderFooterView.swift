import Foundation
@_spi(UIKit) import UIKitCore

/// The header or footer of a table section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _TableHeaderFooterBase {
  public override init(reuseIdentifier: String?) {
    givenReuseIdentifier = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
    addContentView(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from data in a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(contentView)
    coder.finish(self, as: UITableViewHeaderFooterView.self)
  }

  /// The view to which subviews are added.
  open private(set) var contentView = UIView()

  @_spi(UIKit) public override func imposesSize(on subview: UIView) -> Bool { subview === contentView }
  /// The reuse identifier; `nil` for a view that is not reused.
  open var reuseIdentifier: String? { givenReuseIdentifier }
  var givenReuseIdentifier: String?

  /// The view behind the content, resized to this view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  var presentTextLabel: UILabel?
  var presentDetailTextLabel: UILabel?

  /// The title label, created on first access.
  open var textLabel: UILabel? {
    if presentTextLabel == nil {
      let label = UILabel()
      label.numberOfLines = 0
      contentView.addSubview(label)
      presentTextLabel = label
      updateFont()
      setNeedsLayout()
    }
    return presentTextLabel
  }

  /// The detail label below the title, created on first access. Plain tables hide it.
  open var detailTextLabel: UILabel? {
    if presentDetailTextLabel == nil {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
      contentView.addSubview(label)
      presentDetailTextLabel = label
      setNeedsLayout()
    }
    return presentDetailTextLabel
  }

  // MARK: Configurations

  var configurations = CellConfigurations()

  func installContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }

  /// The current state for configurations. Subclasses can add custom states.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = place.isFloating
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Updates the configurations for a state. Subclasses override this method.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A closure that updates a view for its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) ->
    Void
  /// The closure called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// The content configuration; setting it replaces the content view. It is updated for the view's state
  /// unless `automaticallyUpdatesContentConfiguration` is `false`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }
  /// A Boolean value that indicates whether the content configuration is updated for the view's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { setUpdates(\.updatesContent, newValue) }
  }
  /// The background configuration, which replaces background views and colors.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }
  /// A Boolean value that indicates whether the background configuration is updated for the view's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { setUpdates(\.updatesBackground, newValue) }
  }
  /// Schedules an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { invalidateConfiguration() }

  /// Returns a list content configuration for a header or footer of the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place.style, place.isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }

  /// Prepares the view for reuse.
  open func prepareForReuse() {}

  // MARK: In a table

  /// The view's position in its table, and the table's settings.
  struct Place: Equatable {
    var style = UITableView.Style.plain
    var isHeader = true
    var isFirst = false
    /// A Boolean value that indicates whether the header of a group has less space above it, in the design of iOS 26.
    var isCompact = false
    var tableWidth: CGFloat = 0
    var followsReadableWidth = false
    /// The parts at the sides that the content view is inset by.
    var unsafe = UnsafeSides()
    /// A Boolean value that indicates whether the view floats at the table's edge.
    var isFloating = false
  }

  var place = Place() {
    didSet {
      guard place != oldValue else { return }
      if place.style != oldValue.style || place.isHeader != oldValue.isHeader { updateFont() }
      updateBackground()
      updateMargins()
      setNeedsUpdateConfiguration()
    }
  }

  /// Updates the layout margins, which the views of a content configuration use.
  private func updateMargins() {
    let margins = NSDirectionalEdgeInsets(top: 0, leading: sideMargin, bottom: 0, trailing: sideMargin)
    if configurations.content != nil, directionalLayoutMargins != margins {
      directionalLayoutMargins = margins
    }
  }

  var isPlainHeader: Bool { place.style == .plain && place.isHeader }

  private func updateFont() {
    guard let label = presentTextLabel else { return }
    let isLarge = isPlainHeader || place.isHeader && metrics.hasGlass
    label.font =
      isLarge
      ? .preferredFont(forTextStyle: .headline)
      : metrics.hasGlass ? .tightFootnote : .preferredFont(forTextStyle: .footnote)
    label.textColor = isPlainHeader ? .label : .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
  }

  /// Updates the background: floating headers of plain tables cover the rows behind them.
  private func updateBackground() {
    guard place.style == .plain, backgroundView == nil else {
      floatingBackground?.removeFromSuperview()
      floatingBackground = nil
      return
    }
    if place.isFloating {
      let view = floatingBackground ?? UIView()
      view.backgroundColor = .systemBackground
      if view.superview !== self { insertSubview(view, at: 0) }
      view.frame = bounds
      floatingBackground = view
    } else {
      floatingBackground?.removeFromSuperview()
      floatingBackground = nil
    }
  }
  private var floatingBackground: UIView?

  /// The side margins of the text, in points. The text is aligned with that of cells, which in inset groups
  /// have a margin within the group.
  var sideMargin: CGFloat {
    let margin = metrics.cellMargin(forWidth: place.tableWidth > 0 ? place.tableWidth : bounds.width)
    let side =
      place.style == .insetGrouped
      ? margin + (metrics.hasGlass ? metrics.length(.cardMargin) : margin) : margin
    return place.followsReadableWidth
      ? ReadableWidth.margin(side, in: self, beside: place.unsafe.total) : side
  }

  /// Updates the frame of the content view for a size of this view.
  private func layOutContentView(_ size: CGSize) {
    let frame = CGRect(
      x: place.unsafe.left, y: 0, width: max(size.width - place.unsafe.total, 0), height: size.height)
    if contentView.frame != frame { contentView.frame = frame }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    configurations.backgroundView?.frame = bounds
    floatingBackground?.frame = bounds
    layOutContentView(bounds.size)
    guard let label = presentTextLabel else { return }
    let width = max(contentView.bounds.width - 2 * sideMargin, 0)
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    let detail =
      place.style == .plain
      ? .zero : presentDetailTextLabel?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
    let y: CGFloat
    if isPlainHeader {
      y = bounds.height - size.height - (28 - 20.5) / 2
    } else if place.isHeader {
      y = bounds.height - size.height - detail.height - (metrics.hasGlass ? 5.75 : 6.5)
    } else {
      y = 8
    }
    label.frame = CGRect(
      x: sideMargin, y: y.roundedToPixel(pixelScale), width: width, height: size.height)
    presentDetailTextLabel?.frame = CGRect(
      x: sideMargin, y: label.frame.maxY, width: width, height: detail.height)
    presentDetailTextLabel?.isHidden = place.style == .plain
  }

  /// Returns the height of the text with padding, in points: for a line of the standard size 28 in plain
  /// tables, 38 in grouped tables and 55.5 for the first header there; footers add 16 to the text.
  func titleHeight(forWidth width: CGFloat) -> CGFloat {
    let space = max(width - place.unsafe.total - 2 * sideMargin, 0)
    let text = presentTextLabel?.sizeThatFits(CGSize(width: space, height: 0)).height ?? 0
    let detail =
      place.style == .plain
      ? 0 : presentDetailTextLabel?.sizeThatFits(CGSize(width: space, height: 0)).height ?? 0
    let pixel = pixelScale
    let line = (13 * 2444 / 2048 as CGFloat).roundedUpToPixel(pixel)
    if isPlainHeader {
      return 28 + max(text - (17 * 2444 / 2048 as CGFloat).roundedUpToPixel(pixel), 0).roundedUpToPixel(pixel)
    }
    if metrics.hasGlass {
      // A first header of 55.3, others of 45.3 and footers of 30.3 for a line, and compact headers of 38 by hierarchy dumps and
      // measurements of others with iOS 26.1.
      guard place.isHeader else { return (text + detail + 44.0 / 3).roundedToPixel(pixel) }
      let space: CGFloat = place.isCompact ? 17.5 : place.isFirst ? 35 : 25
      return (space + text + detail).roundedToPixel(pixel)
    }
    guard place.isHeader else { return text + detail + 16 }
    return ((place.isFirst ? 55.4 : 38) + max(text, line) + detail - line).roundedToPixel(pixel)
  }

  /// Returns the height that the content's constraints need, or else that of the labels.
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
    updateMargins()
    layOutContentView(CGSize(width: targetSize.width, height: bounds.height))
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: verticalFittingPriority)
    if fitting.height > 0, fitting.height < 1e7 {
      return CGSize(width: targetSize.width, height: fitting.height)
    }
    guard presentTextLabel != nil else { return CGSize(width: targetSize.width, height: 0) }
    return CGSize(width: targetSize.width, height: titleHeight(forWidth: targetSize.width))
  }
}
