import Foundation

/// Which parts of a layout are no longer true.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// Whether all of the layout is to be computed anew, as after `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the data source is asked for its counts again.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items that are computed anew; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers, footers or the like that are computed anew, by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The backgrounds or the like that are computed anew, by kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Has items computed anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    let known = Set(invalidatedItemIndexPaths ?? [])
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths.filter { !known.contains($0) }
  }

  /// Has headers, footers or the like of a kind computed anew.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = all
  }

  /// Has backgrounds or the like of a kind computed anew.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = all
  }

  /// What the layout pass adds to the content's offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content's size has changed, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// Where the items were that a finger moves; nil if it moves none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items go that a finger moves; nil if it moves none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger has the moved items, in the collection's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether everything stays where it is but for what is pinned to the bounds.
  var keepsGeometry = false
  /// The sizes that elements ask for, which the system's layouts take.
  var preferred: [(element: ElementKey, size: CGSize)] = []
}

/// What of a flow layout is no longer true.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and spacings again; on by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are filled anew; on by default.
  open var invalidateFlowLayoutAttributes = true
}

/// An element of a collection.
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
