import Foundation

/// The parts of a layout that have to be updated.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// A Boolean value that indicates whether the whole layout is invalid, as after `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the data source's counts are invalid.
  open internal(set) var invalidateDataSourceCounts = false

  /// The index paths of the invalidated items; `nil` if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the invalidated supplementary views, by kind; `nil` if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the invalidated decoration views, by kind; `nil` if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    let known = Set(invalidatedItemIndexPaths ?? [])
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths.filter { !known.contains($0) }
  }

  /// Invalidates supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = all
  }

  /// Invalidates decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = all
  }

  /// The change to make to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The index paths of moving items before the movement; `nil` outside an interactive movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The target index paths of moving items; `nil` outside an interactive movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the moving items, in the collection view's coordinate space.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// A Boolean value that indicates whether only pinned elements change.
  var keepsGeometry = false
  /// The preferred sizes of elements, which system layouts adopt.
  var preferred: [(element: ElementKey, size: CGSize)] = []
}

/// The parts of a flow layout that have to be updated.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether the delegate's sizes and spacings are invalid. The default is
  /// `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the lines are invalid. The default is `true`.
  open var invalidateFlowLayoutAttributes = true
}

/// The identity of an element of a collection view.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// Empty for cells.
  var kind: String
  var path: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
    self.category = category
    self.kind = kind
    self.path = path
  }

  static func cell(_ path: IndexPath) -> ElementKey { ElementKey(.cell, "", path) }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory, attributes.representedElementKind ?? "", attributes.indexPath)
  }
}
