import Foundation

/// A view controller whose view is, or holds, a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
  private let layout: UICollectionViewLayout

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open var clearsSelectionOnViewWillAppear = true

  /// The collection.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open var collectionViewLayout: UICollectionViewLayout { collectionView?.collectionViewLayout ?? layout }

  open override func loadView() {
    if documentView != nil {
      super.loadView()
    } else {
      view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    }
  }
}
