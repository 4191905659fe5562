import Foundation
import UIKit

/// The layout of the labels and the image of a cell with a standard style, relative to the document's frames.
/// In a cell of another size they keep their distances: to the leading edge, or to the trailing edge for a
/// detail on the right; single titles extend from one to the other. The height of single titles follows the
/// cell's, others remain centered.
@MainActor
struct StandardContent {
  private let style: UITableViewCell.CellStyle
  /// The size of the content view in the document.
  private let size: CGSize
  private let frames: [(view: UIView, frame: CGRect)]

  init(of cell: UITableViewCell, style: UITableViewCell.CellStyle) {
    self.style = style
    size = cell.contentView.bounds.size
    frames = [cell.presentTextLabel, cell.presentDetailTextLabel, cell.presentImageView]
      .compactMap { $0 as UIView? }
      .filter { $0.superview === cell.contentView && $0.translatesAutoresizingMaskIntoConstraints }
      .map { ($0, $0.frame) }
  }

  /// Lays out the labels and the image.
  ///
  /// - Parameter savedWidth: The width of the cell in the document, in points.
  func layOut(in cell: UITableViewCell, savedWidth: CGFloat) {
    let content = cell.contentView.bounds.size
    let (former, margin) = (
      cell.metrics.cellMargin(forWidth: savedWidth),
      cell.metrics.cellMargin(forWidth: cell.bounds.width)
    )
    // What was at the old margin moves to the new one.
    let start = frames.map(\.frame.minX).min() == former ? margin - former : 0
    for (view, saved) in frames {
      var frame = saved
      let gap = size.width - saved.maxX
      let end = content.width - (gap == former ? margin : gap)
      if view === cell.presentTextLabel, style == .default {
        frame.origin.x += start
        frame.size.width = max(end - frame.minX, 0)
        frame.size.height = max(saved.height + content.height - size.height, 0)
      } else {
        if view === cell.presentDetailTextLabel, style == .value1 {
          frame.origin.x = end - saved.width
        } else {
          frame.origin.x += start
        }
        frame.origin.y += (content.height - size.height) / 2
      }
      if cell.isRightToLeft { frame.origin.x = content.width - frame.maxX }
      view.frame = frame
    }
  }
}
