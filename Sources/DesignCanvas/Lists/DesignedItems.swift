import Foundation
import UIKit

/// The layout of a document's cells on the canvas: at the document's frames or at those of the flow layout.
@MainActor
final class DesignedItems: CollectionContentLayout {
  private let items: DocumentItems
  /// A Boolean value that indicates whether views keep the document's frames.
  private let preservesDocumentFrames: Bool

  init(_ items: DocumentItems, preservesDocumentFrames: Bool) {
    self.items = items
    self.preservesDocumentFrames = preservesDocumentFrames
  }

  func layOut(_ collection: UICollectionView) {
    guard !preservesDocumentFrames, !items.cells.isEmpty || items.header != nil || items.footer != nil,
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    let sizes = items.cells.map { cell -> CGSize in
      var size = cell.size ?? flow.itemSize
      if flow.estimatedItemSize != .zero {
        let fitting = cell.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width > 0, fitting.height > 0 { size = fitting }
      }
      return size
    }
    let frames = flow.frames(of: sizes, in: collection.bounds.size)
    collection.contentSize = frames.contentSize
    for (cell, frame) in zip(items.cells, frames.cells) { cell.view.frame = collection.mirrored(frame) }
    items.header?.frame = frames.header
    items.footer?.frame = frames.footer
  }
}
