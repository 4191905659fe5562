import Foundation

/// Where the cells of a collection lie. Subclasses compute it.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func prepare() {}
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
  open var collectionViewContentSize: CGSize { .zero }
}
