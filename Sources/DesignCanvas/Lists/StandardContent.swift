import Foundation
import UIKit

/// The labels and the image of a cell of a standard style, where a document has them. In a cell of another size they keep
/// their distances: to the start, or to the end for a detail on the right; titles on their own reach from one to the
/// other. Heights of single titles follow the cell, others stay in the middle.
@MainActor
struct StandardContent {
  private let style: UITableViewCell.CellStyle
  /// The content view's in the document.
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

  /// - Parameter savedWidth: the cell's in the document, in points.
  func layOut(in cell: UITableViewCell, savedWidth: CGFloat) {
    let content = cell.contentView.bounds.size
    let (former, margin) = (
      cell.metrics.cellMargin(forWidth: savedWidth),
      cell.metrics.cellMargin(forWidth: cell.bounds.width)
    )
    // What stood at the old margin stands at the new one.
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
