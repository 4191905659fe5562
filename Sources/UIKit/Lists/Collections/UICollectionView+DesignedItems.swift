import Foundation

/// The cells of a document on the canvas, which lie where the document says or where the flow layout puts them.
struct DesignedItems {
  /// A cell of a document.
  struct Cell {
    let view: UIView
    /// A size of its own, instead of the layout's item size.
    let size: CGSize?
  }

  /// Whether the collection shows a document and no data.
  var isInUse = false
  var cells: [Cell] = []
  var header: UIView?
  var footer: UIView?
  /// Whether views stay where the document has them.
  var keepsFrames = false
}

extension UICollectionView {
  /// Takes the cells of a document, which are subviews already.
  func setDesignedItems(_ items: DesignedItems) {
    designedItems = items
    setNeedsLayout()
  }

  func layOutDesignedItems() {
    let items = designedItems
    guard !items.keepsFrames, !items.cells.isEmpty || items.header != nil || items.footer != nil,
      let flow = collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    let sizes = items.cells.map { cell -> CGSize in
      var size = cell.size ?? flow.itemSize
      if flow.estimatedItemSize != .zero {
        let fitting = cell.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width > 0, fitting.height > 0 { size = fitting }
      }
      return size
    }
    let frames = flow.frames(of: sizes, in: bounds.size)
    contentSize = frames.contentSize
    for (cell, frame) in zip(items.cells, frames.cells) { cell.view.frame = mirrored(frame) }
    items.header?.frame = frames.header
    items.footer?.frame = frames.footer
  }
}
