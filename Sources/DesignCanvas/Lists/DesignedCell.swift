import Foundation
import InterfaceBuilder
import UIKit

/// The layout of a cell in a document: the frames of its content view and its labels.
@MainActor
package final class DesignedCell: CellContentLayout {
  /// The size in points of content view and separator together, instead of the cell's.
  package var rowSize: CGSize?
  /// A Boolean value that indicates whether the document contains a content view without a frame, or with one
  /// from before layout, as some of Xcode 7 and earlier do.
  let hasOpenContent: Bool
  /// The size of the cell in the document.
  private let savedSize: CGSize
  /// The style whose labels the document contains; `nil` for cells with custom content.
  private let style: UITableViewCell.CellStyle?
  /// A Boolean value that indicates whether the labels of the style are as wide as their texts, regardless of
  /// the document.
  private let fitsLabels: Bool
  private let savedWidthBesideContent: CGFloat
  private let savedHeightBesideContent: CGFloat
  /// A Boolean value that indicates whether the content view is not at its frame in the document.
  private var isMoved: Bool
  private var standardContent: StandardContent?
  private var listContent: (image: UIImageView, text: UILabel, secondaryText: UILabel)?

  /// The views of the document's content configuration, which UIKit places in an application.
  package var listViews: [UIView] {
    listContent.map { [$0.image, $0.text, $0.secondaryText] } ?? []
  }

  /// Creates the layout of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell, with the document's content view.
  ///   - style: The style in the document; `nil` for none.
  init(
    _ cell: UITableViewCell, style: UITableViewCell.CellStyle?, fitsLabels: Bool,
    listContent: UIListContentConfiguration?
  ) {
    let content = cell.contentView
    savedSize = cell.bounds.size
    self.style = style
    self.fitsLabels = fitsLabels
    hasOpenContent = content.frame.size == .zero || Self.isFromBeforeLayout(content, in: cell)
    isMoved = hasOpenContent
    savedWidthBesideContent = hasOpenContent ? 0 : max(cell.bounds.width - content.frame.width, 0)
    savedHeightBesideContent = hasOpenContent ? 0 : max(cell.bounds.height - content.frame.height, 0)
    if let listContent { show(listContent, in: content) }
  }

  /// Returns whether a content view has the height of the default cell in a higher one, in which case its
  /// contents were laid out later. This is so in 16 cells of documents of Xcode 6 and 7, from six
  /// repositories, with 62 views in them.
  private static func isFromBeforeLayout(_ content: UIView, in cell: UITableViewCell) -> Bool {
    content.frame.origin == .zero && (43...44).contains(content.frame.height)
      && cell.bounds.height > content.frame.height + 2
  }

  /// Returns the width beside the content view for an accessory, in points: the document's, or the usual one
  /// of documents that do not specify it, which is right in 57 of 58 and 4 of 4 cells of public documents of
  /// that time.
  private func widthBesideContent(of cell: UITableViewCell) -> CGFloat {
    guard hasOpenContent else { return savedWidthBesideContent }
    switch cell.accessoryType {
    case .disclosureIndicator: return 33
    case .checkmark: return 39
    default: return 0
    }
  }

  /// Returns the height below the content view for the separator, in points: the document's, or, if it does
  /// not specify the content view's frame, a pixel, but nothing in a table view without separators (right in
  /// 63 views of such tables, a pixel in 8).
  package func heightBesideContent(of cell: UITableViewCell) -> CGFloat {
    guard hasOpenContent else { return savedHeightBesideContent }
    guard let table = cell.superview as? UITableView, table.separatorStyle == .none else {
      return 1 / cell.pixelScale
    }
    return 0
  }

  /// Sets the content view's frame to the space beside accessory and separator. A cell of the document's size
  /// keeps the document's content view.
  package func layOutContentView(of cell: UITableViewCell) {
    guard isMoved || savedSize != cell.bounds.size else { return }
    if !isMoved, let style { standardContent = StandardContent(of: cell, style: style) }
    isMoved = true
    let size = rowSize ?? cell.bounds.size
    let width = widthBesideContent(of: cell)
    cell.contentView.frame = CGRect(
      x: cell.isRightToLeft ? width : 0, y: 0, width: max(size.width - width, 0),
      height: max(size.height - heightBesideContent(of: cell), 0))
    standardContent?.layOut(in: cell, savedWidth: savedSize.width)
  }

  package func layOutContent(of cell: UITableViewCell) {
    if fitsLabels { fitLabels(of: cell) }
    layOutListContent(of: cell)
  }

  /// Widens labels that would truncate their texts, as far as there is space.
  private func fitLabels(of cell: UITableViewCell) {
    let contentView = cell.contentView
    for label in [cell.presentTextLabel, cell.presentDetailTextLabel].compactMap({ $0 })
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

  /// Adds views for the texts and the image of the document's content configuration.
  private func show(_ configuration: UIListContentConfiguration, in content: UIView) {
    let (image, text, secondaryText) = (UIImageView(), UILabel(), UILabel())
    for view in [image, text, secondaryText] { content.addSubview(view) }
    for label in [text, secondaryText] { label.numberOfLines = 0 }
    text.font = .preferredFont(forTextStyle: .body)
    secondaryText.font = .preferredFont(forTextStyle: .footnote)
    secondaryText.textColor = .secondaryLabel
    image.contentMode = .center
    image.image = configuration.image
    text.text = configuration.text
    secondaryText.text = configuration.secondaryText
    listContent = (image, text, secondaryText)
  }

  /// Lays out the image at the leading edge, and the texts below each other, centered vertically in the
  /// content view.
  private func layOutListContent(of cell: UITableViewCell) {
    guard let listContent else { return }
    let margin = cell.metrics.cellMargin(forWidth: cell.bounds.width)
    let size = cell.contentView.bounds.size
    var x = margin
    if let image = listContent.image.image {
      listContent.image.frame = CGRect(x: x, y: 0, width: image.size.width, height: size.height)
      x += image.size.width + 16
    }
    let labels = [listContent.text, listContent.secondaryText].filter { $0.text?.isEmpty == false }
    let width = max(size.width - x - 8, 0)
    let heights = labels.map {
      $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    var y = (size.height - heights.reduce(0, +)) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height
    }
    guard cell.isRightToLeft else { return }
    for view in cell.contentView.subviews
    where view === listContent.image || labels.contains(where: { $0 === view }) {
      view.frame.origin.x = size.width - view.frame.maxX
    }
  }
}
