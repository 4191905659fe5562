import Foundation

/// What a cell that a document brings keeps of the document: where its content view and its labels are.
@MainActor
struct DesignedContent {
  /// The height in points that a document gives the cell's row; nil where it is left to the table.
  var rowHeight: CGFloat?
  /// The size in points that the content view and the separator have together instead of the cell's.
  var rowSize: CGSize?
  /// The size that a document gives the cell.
  var savedSize: CGSize?
  /// The style whose labels a document brings; nil for cells of one's own content.
  var style: UITableViewCell.CellStyle?
  /// Whether the labels of a cell's style are as wide as their texts, whatever the document says.
  var fitsLabels = false
  /// Whether a document brought the content view without saying where it is, or where it was before layout, as some of
  /// Xcode 7 and older do.
  var hasOpenContent = false
  fileprivate var savedWidthBesideContent: CGFloat = 0
  fileprivate var savedHeightBesideContent: CGFloat = 0
  /// Whether the content view left the place that the document gives it.
  fileprivate var isMoved = false
  fileprivate var standardContent: StandardContent?
  fileprivate var listContent: (image: UIImageView, text: UILabel, secondaryText: UILabel)?
}

extension UITableViewCell {
  var documentRowHeight: CGFloat? {
    get { designed.rowHeight }
    set { designed.rowHeight = newValue }
  }

  var rowSize: CGSize? {
    get { designed.rowSize }
    set { designed.rowSize = newValue }
  }

  var documentStyle: CellStyle? {
    get { designed.style }
    set { designed.style = newValue }
  }

  var fitsLabels: Bool {
    get { designed.fitsLabels }
    set { designed.fitsLabels = newValue }
  }

  var hasOpenContent: Bool { designed.hasOpenContent }

  /// Takes another view to hold the subviews, as documents bring one.
  func replaceContentView(_ view: UIView) {
    takeContentView(view)
    designed.savedSize = bounds.size
    designed.hasOpenContent = view.frame.size == .zero || isFromBeforeLayout(view)
    designed.isMoved = hasOpenContent
    guard !hasOpenContent else { return }
    designed.savedWidthBesideContent = max(bounds.width - view.frame.width, 0)
    designed.savedHeightBesideContent = max(bounds.height - view.frame.height, 0)
  }

  /// Whether a content view is as high as in a cell that nobody made higher, in one that is: what is in it was laid out
  /// later. So in 16 cells of documents of Xcode 6 and 7, of six repositories, with 62 views in them.
  private func isFromBeforeLayout(_ content: UIView) -> Bool {
    content.frame.origin == .zero && (43...44).contains(content.frame.height)
      && bounds.height > content.frame.height + 2
  }

  /// What is left beside the content view for an accessory, in points: what a document leaves, or what those that do not
  /// say it would; in 57 of 58 and 4 of 4 cells of public documents of their time it is so much.
  private var widthBesideContent: CGFloat {
    guard hasOpenContent else { return designed.savedWidthBesideContent }
    switch accessoryType {
    case .disclosureIndicator: return 33
    case .checkmark: return 39
    default: return 0
    }
  }

  /// What is left below the content view for the separator, in points: what a document leaves, or if it does not say where
  /// the content view is a pixel, but nothing in a table without separators (right in 63 views of such tables, a pixel in 8).
  var heightBesideContent: CGFloat {
    guard hasOpenContent else { return designed.savedHeightBesideContent }
    guard let table = superview as? UITableView, table.separatorStyle == .none else { return 1 / pixelScale }
    return 0
  }

  /// Whether a document says where the content view is.
  var isDesigned: Bool { designed.savedSize != nil }

  /// Gives the content view what the cell has beside accessory and separator. A cell of the document's size keeps the
  /// document's content view.
  func layOutDesignedContentView() {
    guard let savedSize = designed.savedSize, designed.isMoved || savedSize != bounds.size else { return }
    if !designed.isMoved { designed.standardContent = StandardContent(of: self) }
    designed.isMoved = true
    let size = rowSize ?? bounds.size
    contentView.frame = CGRect(
      x: isRightToLeft ? widthBesideContent : 0, y: 0, width: max(size.width - widthBesideContent, 0),
      height: max(size.height - heightBesideContent, 0))
    designed.standardContent?.layOut(in: self, savedWidth: savedSize.width)
  }

  /// Widens labels that would cut their texts off, as far as there is room.
  func fitLabels() {
    for label in [presentTextLabel, presentDetailTextLabel].compactMap({ $0 })
    where label.superview === contentView {
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

  /// Shows the texts and the image of a document's content configuration.
  func setListContent(text: String?, secondaryText: String?, image: UIImage?) {
    let content = designed.listContent ?? (UIImageView(), UILabel(), UILabel())
    if designed.listContent == nil {
      for view in [content.image, content.text, content.secondaryText] { contentView.addSubview(view) }
      content.text.font = .preferredFont(forTextStyle: .body)
      content.secondaryText.font = .preferredFont(forTextStyle: .footnote)
      content.secondaryText.textColor = .secondaryLabel
      content.image.contentMode = .center
    }
    designed.listContent = content
    content.image.image = image
    content.text.text = text
    content.secondaryText.text = secondaryText
    setNeedsLayout()
  }

  /// The image at the start, the texts below each other in the middle of the content view.
  func layOutListContent() {
    guard let listContent = designed.listContent else { return }
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
}
