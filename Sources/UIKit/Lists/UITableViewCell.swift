import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Raw values are UIKit's.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// Raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// Raw values are UIKit's.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// Raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// Where subviews belong.
  open private(set) var contentView = UIView()
  open private(set) var reuseIdentifier: String?
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view in the place of the accessory.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// How far the line below is from the sides; nil for as the table says.
  var ownSeparatorInset: UIEdgeInsets?
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  open var selectionStyle = SelectionStyle.default { didSet { updateSelection() } }
  open internal(set) var textLabel: UILabel?
  open internal(set) var detailTextLabel: UILabel?
  open internal(set) var imageView: UIImageView?
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// What lies behind a selected or touched cell; a grey by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }

  open var isSelected = false { didSet { if isSelected != oldValue { updateSelection() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateSelection() } } }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Where a document's segues lead, from the row and from its detail button.
  var segueTrigger: (() -> Void)?
  var accessorySegueTrigger: (() -> Void)?

  private func updateSelection() {
    guard isSelected || isHighlighted, selectionStyle != .none else {
      selectedBackgroundView?.removeFromSuperview()
      return
    }
    if selectedBackgroundView == nil {
      let view = UIView()
      view.backgroundColor = .systemGray4
      selectedBackgroundView = view
    }
    guard let selectedBackgroundView, selectedBackgroundView.superview !== self else { return }
    selectedBackgroundView.frame = bounds
    if let backgroundView {
      insertSubview(selectedBackgroundView, aboveSubview: backgroundView)
    } else {
      insertSubview(selectedBackgroundView, at: 0)
    }
  }

  /// Whether a point of the cell's coordinates lies in the detail button, or as near to it as fingers are precise.
  func isAccessory(at point: CGPoint) -> Bool {
    guard accessoryType == .detailButton || accessoryType == .detailDisclosureButton, let accessoryImage
    else { return false }
    return accessoryImage.frame.insetBy(dx: -12, dy: -bounds.height).contains(point)
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    takeContentView()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeContentView()
  }

  private func takeContentView() {
    clipsToBounds = true
    addContentView(contentView)
  }

  /// Takes another view to hold the subviews, as documents bring one.
  func replaceContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
    savedSize = bounds.size
    hasOpenContent = view.frame.size == .zero || isFromBeforeLayout(view)
    isMoved = hasOpenContent
    guard !hasOpenContent else { return }
    savedWidthBesideContent = max(bounds.width - view.frame.width, 0)
    savedHeightBesideContent = max(bounds.height - view.frame.height, 0)
  }

  /// Whether a content view is as high as in a cell that nobody made higher, in one that is: what is in it was laid out
  /// later. So in 16 cells of documents of Xcode 6 and 7, of six repositories, with 62 views in them.
  private func isFromBeforeLayout(_ content: UIView) -> Bool {
    content.frame.origin == .zero && (43...44).contains(content.frame.height)
      && bounds.height > content.frame.height + 2
  }

  /// The height in points that a document gives the cell's row; nil where it is left to the table.
  var documentRowHeight: CGFloat?

  /// The size in points that the content view and the separator have together instead of the cell's.
  var rowSize: CGSize?

  /// The size that a document gives the cell.
  private var savedSize: CGSize?
  /// What is left beside the content view for an accessory, in points: what a document leaves, or what those that do not
  /// say it would; in 57 of 58 and 4 of 4 cells of public documents of their time it is so much.
  private var widthBesideContent: CGFloat {
    guard hasOpenContent else { return savedWidthBesideContent }
    switch accessoryType {
    case .disclosureIndicator: return 33
    case .checkmark: return 39
    default: return 0
    }
  }
  private var savedWidthBesideContent: CGFloat = 0
  /// What is left below the content view for the separator, in points: what a document leaves, or if it does not say where
  /// the content view is a pixel, but nothing in a table without separators (right in 63 views of such tables, a pixel in 8).
  var heightBesideContent: CGFloat {
    guard hasOpenContent else { return savedHeightBesideContent }
    guard let table = superview as? UITableView, table.separatorStyle == .none else { return 1 / pixelScale }
    return 0
  }
  private var savedHeightBesideContent: CGFloat = 0

  /// Whether a document brought the content view without saying where it is, or where it was before layout, as some of
  /// Xcode 7 and older do.
  private(set) var hasOpenContent = false

  /// Whether the content view left the place that the document gives it.
  private var isMoved = false

  /// Gives the content view what the cell has beside accessory and separator. A cell of the document's size keeps the
  /// document's content view.
  func layOutContentView() {
    guard let savedSize, isMoved || savedSize != bounds.size else { return }
    if !isMoved { standardContent = StandardContent(of: self) }
    isMoved = true
    let size = rowSize ?? bounds.size
    contentView.frame = CGRect(
      x: isRightToLeft ? widthBesideContent : 0, y: 0, width: max(size.width - widthBesideContent, 0),
      height: max(size.height - heightBesideContent, 0))
    standardContent?.layOut(in: self, savedWidth: savedSize.width)
  }

  /// The style whose labels a document brings; nil for cells of one's own content.
  var documentStyle: CellStyle?
  private var standardContent: StandardContent?

  /// Whether the labels of a cell's style are as wide as their texts, whatever the document says.
  var fitsLabels = false

  /// Widens labels that would cut their texts off, as far as there is room.
  private func fitLabels() {
    for label in [textLabel, detailTextLabel].compactMap({ $0 }) where label.superview === contentView {
      let width = label.intrinsicContentSize.width
      guard width > label.frame.width, label.translatesAutoresizingMaskIntoConstraints else { continue }
      let isAtEnd = label.frame.midX > contentView.bounds.midX
      if isAtEnd {
        let start = max(label.frame.maxX - width, 0)
        label.frame = CGRect(
          x: start, y: label.frame.minY, width: label.frame.maxX - start, height: label.frame.height)
      } else {
        label.frame.size.width = min(width, max(contentView.bounds.width - label.frame.minX, 0))
      }
    }
  }

  private var listContent: (image: UIImageView, text: UILabel, secondaryText: UILabel)?

  /// Shows the texts and the image of a document's content configuration.
  func setListContent(text: String?, secondaryText: String?, image: UIImage?) {
    let content = listContent ?? (UIImageView(), UILabel(), UILabel())
    if listContent == nil {
      for view in [content.image, content.text, content.secondaryText] { contentView.addSubview(view) }
      content.text.font = .preferredFont(forTextStyle: .body)
      content.secondaryText.font = .preferredFont(forTextStyle: .footnote)
      content.secondaryText.textColor = .secondaryLabel
      content.image.contentMode = .center
    }
    listContent = content
    content.image.image = image
    content.text.text = text
    content.secondaryText.text = secondaryText
    setNeedsLayout()
  }

  /// The image at the start, the texts below each other in the middle of the content view.
  private func layOutListContent() {
    guard let listContent else { return }
    let margin = metrics.cellMargin(forWidth: bounds.width)
    let size = contentView.bounds.size
    var x = margin
    if let image = listContent.image.image {
      listContent.image.frame = CGRect(x: x, y: 0, width: image.size.width, height: size.height)
      x += image.size.width + 16
    }
    let labels = [listContent.text, listContent.secondaryText].filter { $0.text?.isEmpty == false }
    let heights = labels.map(\.intrinsicContentSize.height)
    var y = (size.height - heights.reduce(0, +)) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: x, y: y, width: max(size.width - x - 8, 0), height: height)
      y += height
    }
    guard isRightToLeft else { return }
    for view in contentView.subviews
    where view === listContent.image || labels.contains(where: { $0 === view }) {
      view.frame.origin.x = size.width - view.frame.maxX
    }
  }

  private var separator: UIView?
  private var accessoryImage: UIImageView?

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContentView()
    if fitsLabels { fitLabels() }
    layOutListContent()
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    layOutAccessory()
    layOutSeparator()
  }

  private func layOutAccessory() {
    let margin = metrics.cellMargin(forWidth: bounds.width)
    func place(_ view: UIView, _ size: CGSize) {
      let x = isRightToLeft ? margin : bounds.width - margin - size.width
      view.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    if let accessoryView {
      place(accessoryView, accessoryView.frame.size)
      return
    }
    let symbol: (name: String, size: CGFloat, color: UIColor)? =
      switch accessoryType {
      case .none: nil
      case .disclosureIndicator: (isRightToLeft ? "chevron.left" : "chevron.right", 14, .tertiaryLabel)
      case .checkmark: ("checkmark", 17, tintColor)
      case .detailButton, .detailDisclosureButton: ("info.circle", 20, tintColor)
      }
    guard let symbol else {
      accessoryImage?.removeFromSuperview()
      accessoryImage = nil
      return
    }
    let view = accessoryImage ?? UIImageView()
    accessoryImage = view
    view.image = UIImage(
      systemName: symbol.name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: symbol.size, weight: .semibold))
    view.tintColor = symbol.color
    if view.superview !== self { addSubview(view) }
    place(view, view.image?.size ?? .zero)
  }

  /// A line of a pixel at the bottom, from the text's edge on.
  private func layOutSeparator() {
    guard let table = superview as? UITableView, table.separatorStyle == .singleLine else {
      separator?.removeFromSuperview()
      separator = nil
      return
    }
    let line = separator ?? UIView()
    separator = line
    line.backgroundColor = table.separatorColor
    if line.superview !== self { addSubview(line) }
    let standard = UIEdgeInsets(top: 0, left: metrics.cellMargin(forWidth: bounds.width), bottom: 0, right: 0)
    let inset = ownSeparatorInset ?? (table.separatorInset == .zero ? standard : table.separatorInset)
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let x = isRightToLeft ? inset.right : inset.left
    line.frame = CGRect(
      x: x, y: bounds.height - pixel, width: max(bounds.width - inset.left - inset.right, 0), height: pixel)
  }

  /// The margins that a table gives the content of its cells, in points: above and below those of the generation; 8
  /// on all sides until iOS 10, and beside an accessory.
  ///
  /// Source: frames in public documents of Interface Builder.
  ///
  /// - Parameters:
  ///   - side: the margin at the sides.
  ///   - isOld: whether the table is from before iOS 11.
  ///   - keepsContentMargins: whether the margins are the cell's, for a content view that has others.
  func setTableMargins(side: CGFloat, isOld: Bool, keepsContentMargins: Bool = false) {
    if isOld { return }
    let hasAccessory = contentView.frame.width < bounds.width
    let end = metrics.cellEndMargin
    let margins = UIEdgeInsets(top: end, left: side, bottom: end, right: hasAccessory ? 8 : side)
    if keepsContentMargins {
      // The content view has margins of its own, and preserves the cell's whether a document says so or not.
      layoutMargins = margins
      contentView.preservesSuperviewLayoutMargins = true
    } else {
      contentView.layoutMargins = margins
    }
  }

  func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  /// Called before a row's view is used again.
  open func prepareForReuse() {}
}
