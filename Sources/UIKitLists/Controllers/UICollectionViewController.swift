import ClassMetadata
import Foundation

/// A view controller whose view holds a collection, of which it is the data source and the delegate.
///
/// What the collection asks and tells is declared here to be overridden. Unless it is, the answers are what UIKit takes for
/// a method that is missing.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout

  /// A controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Reads a controller from a document; its layout is a flow layout until the document says otherwise.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Whether items that were selected when the controller went are no longer when it comes back.
  open var clearsSelectionOnViewWillAppear = true
  /// Stored only: pushed controllers have collections of their own.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether a long press takes an item that the data source lets be moved.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { if installsStandardGestureForInteractiveMovement != oldValue { updateMovementGesture() } }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasLoadedItems {
      hasLoadedItems = true
      collectionView?.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }
  private var hasLoadedItems = false

  // MARK: The collection

  private var held: UICollectionView?

  /// The collection. It fills the controller's view; setting it takes the place of the former one.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return held ?? view as? UICollectionView
    }
    set {
      guard let newValue else { return }
      if let wrapper = viewIfLoaded, !(wrapper is UICollectionView) {
        held?.removeFromSuperview()
        hold(newValue, in: wrapper)
      } else {
        view = newValue
      }
    }
  }

  open override var view: UIView! {
    get { super.view }
    set {
      guard let collection = newValue as? UICollectionView else {
        super.view = newValue
        return
      }
      guard collection.contentLayout == nil else {
        super.view = collection
        return
      }
      // In a program the collection fills a view of its own, which holds what does not scroll.
      let wrapper = UIView(frame: collection.frame)
      wrapper.autoresizingMask = collection.autoresizingMask
      hold(collection, in: wrapper)
      super.view = wrapper
    }
  }

  /// The collection's layout.
  open var collectionViewLayout: UICollectionViewLayout {
    isViewLoaded ? collectionView?.collectionViewLayout ?? layout : layout
  }

  open override func loadView() {
    if documentView != nil {
      super.loadView()
      return
    }
    view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
  }

  /// Collections that have no data source or delegate of their own have the controller.
  private func adopt(_ collection: UICollectionView) {
    held = collection
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
    collection.alwaysBounceVertical = collection.alwaysBounceVertical || documentView == nil
    updateMovementGesture()
  }

  private func hold(_ collection: UICollectionView, in wrapper: UIView) {
    collection.frame = wrapper.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(collection)
    adopt(collection)
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  // MARK: Moving items by a long press

  private var movementGesture: UILongPressGestureRecognizer?

  private func updateMovementGesture() {
    if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
    movementGesture = nil
    guard installsStandardGestureForInteractiveMovement, let held else { return }
    let gesture = UILongPressGestureRecognizer()
    gesture.addHandler { [weak self, weak gesture] in if let gesture { self?.moveItem(gesture) } }
    held.addGestureRecognizer(gesture)
    movementGesture = gesture
  }

  private func moveItem(_ gesture: UILongPressGestureRecognizer) {
    guard let held else { return }
    switch gesture.state {
    case .began:
      if let path = held.indexPathForItem(at: gesture.location(in: held)), held.canMove(path) == true {
        _ = held.beginInteractiveMovementForItem(at: path)
      }
    case .changed: held.updateInteractiveMovementTargetPosition(gesture.location(in: held))
    case .ended: held.endInteractiveMovement()
    default: held.cancelInteractiveMovement()
    }
  }

  // MARK: Data source

  /// One section by itself.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// No items by itself.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// Overrides make the cell. The program stops by itself, with UIKit's message.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    TableExceptions.stop(
      because:
        "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for "
        + "index path \(TableExceptions.name(indexPath))")
  }

  /// Overrides make the view. The program stops by itself, with UIKit's message.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    TableExceptions.stop(
      because:
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),"
        + "\(TableExceptions.name(indexPath))) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))")
  }

  /// False by itself.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.canMoveItem.reportDefault(of: self)
    return false
  }

  /// Does nothing by itself.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// No index by itself.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section that has the title's index, by itself.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Delegate

  /// True by itself.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing by itself.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing by itself.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// True by itself.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// True by itself.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing by itself.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing by itself.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// True by itself while the collection is not edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Does nothing by itself.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// False by itself.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing by itself.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Does nothing by itself.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Does nothing by itself.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by itself.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing by itself.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing by itself.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// A plain transition layout by itself.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// The proposed offset by itself.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The proposed place by itself.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// What the method without the present place says, by itself.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// True by itself.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Stored only: long presses show no menu of these actions.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Stored only: long presses show no menu of these actions.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Stored only: long presses show no menu of these actions.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// False by itself.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    false
  }

  // MARK: Scrolling

  /// Does nothing by itself.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing by itself.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// No view by itself.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing by itself.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing by itself.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// True by itself.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing by itself.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing by itself.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
