import Foundation

/// Where the elements of a collection lie. Subclasses compute it.
///
/// A collection asks in this order: `prepare()` after each invalidation, then `collectionViewContentSize`, then
/// `layoutAttributesForElements(in:)` for what its bounds show. Everything is in points of the content's coordinates.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that the layout is of.
  open var collectionView: UICollectionView? { heldCollection }
  final weak var heldCollection: UICollectionView?

  public override init() { super.init() }
  /// Makes an empty layout; documents set its properties afterwards.
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

  // MARK: What subclasses answer

  /// Computes what the other answers need; called after each invalidation, before they are asked for.
  open func prepare() {}

  /// The attributes of everything that meets a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item's cell; nil for none. Overrides say them.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a header, footer or the like; nil for none. Overrides say them.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a background or the like; nil for none. Overrides say them.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The size of the content in points. Overrides say it.
  open var collectionViewContentSize: CGSize { .zero }

  /// The direction that the layout is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection shows the layout in a mirror where the user reads in the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Has all of the layout computed anew in the next pass.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    collectionView?.layoutWasInvalidated(context)
  }

  /// Has parts of the layout computed anew in the next pass. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// Whether bounds make the layout another one: asked whenever the collection scrolls or its size changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is computed anew for other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the size that an element asks for makes the layout another one.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is computed anew for the size that an element asks for: the element by itself.
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

  /// Where the collection comes to rest after a finger has left it.
  ///
  /// - Parameter velocity: points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an update or a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Decorations

  var decorationSources: [String: CollectionReuse.Source] = [:]

  /// Has decorations of a kind made from a class; for nil from nothing any more.
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

  /// Has decorations of a kind made from a nib; for nil from nothing any more.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map { .nib($0) }
  }

  // MARK: Updates

  /// Called before elements move, with all changes of a group of updates.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called in the animation of a group of updates, after elements got their last attributes.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the bounds change in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the bounds have changed in an animation.
  open func finalizeAnimatedBoundsChange() {}

  /// What an item that comes begins with: invisible at its place, or where it was before.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardInitialAttributes(.cell(itemIndexPath))
  }

  /// What an item that goes ends with: invisible at its place, or where it goes out of sight.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardFinalAttributes(.cell(itemIndexPath))
  }

  /// How a header, footer or the like looks before it appears: transparent by itself.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardInitialAttributes(ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }

  /// How a header, footer or the like looks after it disappeared: transparent by itself.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardFinalAttributes(ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }

  /// How a background or the like looks before it appears: transparent by itself.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardInitialAttributes(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// How a background or the like looks after it disappeared: transparent by itself.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.standardFinalAttributes(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// Supplementary views that go in an update besides those of deleted sections. Without effect: never asked.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Headers, footers or the like that an update adds. Without effect: never asked.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Backgrounds or the like that an update removes. Without effect: never asked.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Backgrounds or the like that an update adds. Without effect: never asked.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Change of layouts

  /// Called of the layout that goes.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called of the layout that comes.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called in the animation, of both layouts.
  open func finalizeLayoutTransition() {}

  // MARK: Moving items by hand

  /// The place of an item that a finger has at a position.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let collectionView else { return previousIndexPath }
    return collectionView.nearestItem(to: position) ?? previousIndexPath
  }

  /// The attributes of an item that a finger has at a position: its size around the finger, above the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? makeAttributes(.cell, nil, indexPath)
    attributes.center = position
    attributes.zIndex = Int(Int32.max)
    return attributes
  }

  /// What is computed anew while a finger moves items.
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

  /// What is computed anew when a finger has moved items, or did not.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: The system's layouts

  /// Whether safe areas and margins change the layout.
  var dependsOnInsets: Bool { false }

  /// The sections in sight that scroll by themselves.
  func scrollers(in rect: CGRect) -> [SectionScroller] { [] }

  /// Called when items have other places than before, for what the layout knows of each.
  func itemsChanged(_ changes: RowChanges, from old: [Int], to new: [Int]) {}
  /// Called when all items are others.
  func itemsWereReloaded() {}
}
