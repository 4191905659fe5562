import Foundation

/// An abstract base class for layouts of a collection view.
///
/// A layout pass calls `prepare()` after an invalidation, then `collectionViewContentSize`, then
/// `layoutAttributesForElements(in:)` for the visible bounds. Lengths are in points, in the content's
/// coordinate space.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { heldCollection }
  final weak var heldCollection: UICollectionView?

  public override init() { super.init() }
  /// Creates a layout for a document, which sets its properties afterwards.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Classes

  /// The class of the layout's attributes, a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  func makeAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let made =
      type == UICollectionViewLayoutAttributes.self
      ? UICollectionViewLayoutAttributes() : instance(of: type)
    made.represent(category, kind)
    made.indexPath = path
    return made
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return instance(of: type)
  }

  // MARK: Methods to override

  /// Prepares the layout. Called after each invalidation, before attributes are requested.
  open func prepare() {}

  /// Returns the attributes of all elements in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item's cell. Subclasses override this method; the default is `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view. Subclasses override this method; the default is `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view. Subclasses override this method; the default is `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The size of the content, in points. Subclasses override this property; the default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// The direction for which the layout is designed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// A Boolean value that indicates whether the layout is mirrored in the opposite user interface layout
  /// direction. The default is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Invalidates the whole layout, which is prepared again in the next layout pass.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    collectionView?.layoutWasInvalidated(context)
  }

  /// Invalidates parts of the layout. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// Returns whether new bounds invalidate the layout. Called whenever the collection view scrolls or is
  /// resized. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context that describes the changes for new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether an element's preferred attributes invalidate the layout. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns a context that describes the changes for an element's preferred attributes. By default it
  /// invalidates the element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
    case .decorationView:
      context.invalidateDecorationElements(
        ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
    }
    context.preferred = [(ElementKey(originalAttributes), preferredAttributes.size)]
    return context
  }

  // MARK: Scrolling

  /// Returns the content offset at which scrolling comes to rest.
  ///
  /// - Parameter velocity: The velocity when the finger was lifted, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update or a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Decorations

  var decorationSources: [String: CollectionReuse.Source] = [:]

  /// Registers a class for use in creating decoration views of a kind; `nil` unregisters the kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationSources[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      TableExceptions.stop(because: "must pass a class of kind UICollectionReusableView")
    }
    decorationSources[elementKind] = .viewClass(type)
  }

  /// Registers a nib for use in creating decoration views of a kind; `nil` unregisters the kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map { .nib($0) }
  }

  // MARK: Updates

  /// Prepares the layout for a group of updates. Called before elements move.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called in the animation of a group of updates, after elements have their final attributes.
  open func finalizeCollectionViewUpdates() {}

  /// Called before an animated change of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the initial attributes of an appearing item. By default those before the update, or transparent
  /// at its position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardInitialAttributes(.cell(itemIndexPath))
  }

  /// Returns the final attributes of a disappearing item. By default those after the update, or transparent
  /// at its position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardFinalAttributes(.cell(itemIndexPath))
  }

  /// Returns the initial attributes of an appearing supplementary view. By default those before the update,
  /// or transparent at its position.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardInitialAttributes(ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }

  /// Returns the final attributes of a disappearing supplementary view. By default those after the update, or
  /// transparent at its position.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardFinalAttributes(ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }

  /// Returns the initial attributes of an appearing decoration view. By default those before the update, or
  /// transparent at its position.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardInitialAttributes(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// Returns the final attributes of a disappearing decoration view. By default those after the update, or
  /// transparent at its position.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardFinalAttributes(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// Returns the supplementary views that an update removes besides those of deleted sections. Without
  /// effect: never called.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views that an update adds. Without effect: never called.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views that an update removes. Without effect: never called.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views that an update adds. Without effect: never called.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Changes of layouts

  /// Called before the collection view changes to another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the collection view changes to this layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts in the animation of the change.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Returns the index path of an item that the user has moved to a position.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let collectionView else { return previousIndexPath }
    return collectionView.nearestItem(to: position) ?? previousIndexPath
  }

  /// Returns the attributes of an item that the user moves: centered at the position, in front of other
  /// items.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? makeAttributes(.cell, nil, indexPath)
    attributes.center = position
    attributes.zIndex = Int(Int32.max)
    return attributes
  }

  /// Returns a context that describes the changes during an interactive movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns a context that describes the changes at the end of an interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: System layouts

  /// A Boolean value that indicates whether the layout depends on safe areas and margins.
  var dependsOnInsets: Bool { false }

  /// Returns the orthogonally scrolling sections in a rectangle.
  func scrollers(in rect: CGRect) -> [SectionScroller] { [] }

  /// Called after an update, for layouts that keep data per item.
  func itemsChanged(_ changes: RowChanges, from old: [Int], to new: [Int]) {}
  /// Called after a reload, for layouts that keep data per item.
  func itemsWereReloaded() {}
}
