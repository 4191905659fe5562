import Foundation

/// What is above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _TableHeaderFooterBase {
  public override init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
    addContentView(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Reads a view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(contentView)
    coder.finish(self, as: UITableViewHeaderFooterView.self)
  }

  /// Where subviews belong.
  open private(set) var contentView = UIView()
  /// The name by which the view is used again; nil for views that are not.
  open internal(set) var reuseIdentifier: String?

  /// A view behind the content, as large as this one; nil for none.
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

  /// The title, made when it is first asked for.
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

  /// A second text below the title, which grouped tables show.
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

  func takeContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }

  /// What configurations may depend on. Subclasses add states of their own.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = place.isFloating
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Brings configurations up to date with the state. Subclasses override it.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Brings a view's looks up to date with its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) ->
    Void
  /// Called like `updateConfiguration(using:)`, after it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// What the content view shows; setting it replaces the content view. It follows the view's state unless
  /// `automaticallyUpdatesContentConfiguration` is off.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }
  /// Whether the content configuration follows the view's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { setUpdates(\.updatesContent, newValue) }
  }
  /// What is behind the content, instead of background views and colours.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }
  /// Whether the background configuration follows the view's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { setUpdates(\.updatesBackground, newValue) }
  }
  /// Has `updateConfiguration(using:)` called before the next layout.
  open func setNeedsUpdateConfiguration() { invalidateConfiguration() }

  /// A list content configuration of a header or footer of the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place.style, place.isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  // MARK: In a table

  /// What a table makes of the view.
  struct Place: Equatable {
    var style = UITableView.Style.plain
    var isHeader = true
    var isFirst = false
    var tableWidth: CGFloat = 0
    var followsReadableWidth = false
    /// Whether the view stays at the table's edge while its rows pass below it.
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

  /// What a configuration shows takes the margins of the table into account.
  private func updateMargins() {
    let margins = NSDirectionalEdgeInsets(top: 0, leading: sideMargin, bottom: 0, trailing: sideMargin)
    if configurations.content != nil, directionalLayoutMargins != margins {
      directionalLayoutMargins = margins
    }
  }

  var isPlainHeader: Bool { place.style == .plain && place.isHeader }

  private func updateFont() {
    guard let label = presentTextLabel else { return }
    label.font = .preferredFont(forTextStyle: isPlainHeader ? .headline : .footnote)
    label.textColor = isPlainHeader ? .label : .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
  }

  /// Headers of plain tables cover the rows that pass below them.
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

  /// The margin at the sides of the text, in points: the text begins where that of cells does, which in inset groups is a
  /// margin within the group.
  var sideMargin: CGFloat {
    let margin = metrics.cellMargin(forWidth: place.tableWidth > 0 ? place.tableWidth : bounds.width)
    let side = place.style == .insetGrouped ? 2 * margin : margin
    return place.followsReadableWidth ? ReadableWidth.margin(side, in: self) : side
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    configurations.backgroundView?.frame = bounds
    floatingBackground?.frame = bounds
    if contentView.frame != bounds { contentView.frame = bounds }
    guard let label = presentTextLabel else { return }
    let width = max(bounds.width - 2 * sideMargin, 0)
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    let detail =
      place.style == .plain
      ? .zero : presentDetailTextLabel?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
    let y: CGFloat
    if isPlainHeader {
      y = bounds.height - size.height - (28 - 20.5) / 2
    } else if place.isHeader {
      y = bounds.height - size.height - detail.height - 6.5
    } else {
      y = 8
    }
    label.frame = CGRect(
      x: sideMargin, y: y.roundedToPixel(pixelScale), width: width, height: size.height)
    presentDetailTextLabel?.frame = CGRect(
      x: sideMargin, y: label.frame.maxY, width: width, height: detail.height)
    presentDetailTextLabel?.isHidden = place.style == .plain
  }

  /// The height of the texts with the space around them, in points: 28 for a line of the standard size in plain tables,
  /// 38 in grouped ones and 55.5 above the first section there, 16 more than the text in footers.
  func titleHeight(forWidth width: CGFloat) -> CGFloat {
    let space = max(width - 2 * sideMargin, 0)
    let text = presentTextLabel?.sizeThatFits(CGSize(width: space, height: 0)).height ?? 0
    let detail =
      place.style == .plain
      ? 0 : presentDetailTextLabel?.sizeThatFits(CGSize(width: space, height: 0)).height ?? 0
    let pixel = pixelScale
    let line = (13 * 2444 / 2048 as CGFloat).roundedUpToPixel(pixel)
    if isPlainHeader {
      return 28 + max(text - (17 * 2444 / 2048 as CGFloat).roundedUpToPixel(pixel), 0).roundedUpToPixel(pixel)
    }
    guard place.isHeader else { return text + detail + 16 }
    return ((place.isFirst ? 55.4 : 38) + max(text, line) + detail - line).roundedToPixel(pixel)
  }

  /// The height that the constraints of the content need, else that of the texts.
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
    if contentView.frame.width != targetSize.width { contentView.frame.size.width = targetSize.width }
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: targetSize.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: verticalFittingPriority)
    if fitting.height > 0, fitting.height < 1e7 {
      return CGSize(width: targetSize.width, height: fitting.height)
    }
    guard presentTextLabel != nil else { return CGSize(width: targetSize.width, height: 0) }
    return CGSize(width: targetSize.width, height: titleHeight(forWidth: targetSize.width))
  }
}
