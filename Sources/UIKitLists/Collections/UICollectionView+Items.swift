import Foundation

/// Counts, positions and visible items.
extension UICollectionView {
  // MARK: Counting

  /// Counts sections and items unless they have been counted.
  func countIfNeeded() {
    if counts == nil { counts = count() }
  }

  /// Returns the numbers of items in the data source's sections.
  func count() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    if sections < 0 {
      TableExceptions.stop(because: "the number of sections must not be negative, but is \(sections)")
    }
    return (0..<sections).map { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      if items < 0 {
        TableExceptions.stop(
          because: "the number of items in section \(section) must not be negative, but is \(items)")
      }
      return items
    }
  }

  /// Discards all items, because the data source has changed.
  func forgetItems() {
    itemsGeneration += 1
    needsIndex = true
    counts = nil
    takeItemsOutOfSight()
    selectedPaths = []
    storedLayout.itemsWereReloaded()
    invalidateAll()
  }

  func reloadItems() {
    guard contentLayout == nil else { return }
    endSwipe(animated: false)
    cancelMovement()
    itemsGeneration += 1
    needsIndex = true
    takeItemsOutOfSight()
    selectedPaths = []
    prefetching = []
    counts = nil
    needsOffsetCheck = true
    storedLayout.itemsWereReloaded()
    invalidateAll()
  }

  private func invalidateAll() {
    let context = storedLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
  }

  var countedSections: Int {
    countIfNeeded()
    return counts?.count ?? 0
  }

  func itemCount(inSection section: Int) -> Int {
    countIfNeeded()
    guard let counts, counts.indices.contains(section) else {
      TableExceptions.stop(
        because:
          "request for number of items in section \(section) when there are only \(counts?.count ?? 0) sections in "
          + "the collection view")
    }
    return counts[section]
  }

  func contains(_ path: IndexPath) -> Bool {
    guard let counts else { return false }
    return path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0 && path[1] < counts[path[0]]
  }

  // MARK: Attributes, in the collection view's coordinate space

  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settleLayout()
    guard contains(indexPath), let attributes = storedLayout.layoutAttributesForItem(at: indexPath) else {
      return nil
    }
    return inCollection(attributes)
  }

  func attributesOfSupplement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settleLayout()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map {
      inCollection($0)
    }
  }

  private func inCollection(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored || attributes.scrollerSection != nil else { return attributes }
    let copy = attributes.duplicate()
    copy.frame = seenFrame(attributes)
    return copy
  }

  func path(at point: CGPoint) -> IndexPath? {
    settleLayout()
    let rect = mirrored(CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1))
    return storedLayout.layoutAttributesForElements(in: rect)?
      .filter { $0.representedElementCategory == .cell && contains($0.indexPath) && !$0.isHidden }
      .filter { seenFrame($0).contains(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Returns the visible item whose frame is nearest to a point.
  func nearestItem(to point: CGPoint) -> IndexPath? {
    if let path = indexPathForItem(at: point) { return path }
    func distance(_ element: (key: ElementKey, value: ShownElement)) -> CGFloat {
      let frame = seenFrame(element.value.attributes)
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
      return hypot(x, y)
    }
    return shown.filter { $0.key.category == .cell }
      .min { (distance($0), $0.key) < (distance($1), $1.key) }?.value.attributes.indexPath
  }

  // MARK: Visible elements

  /// Lays out items if they are out of date, for queries before the next layout pass.
  private func bringItems() {
    guard !isLayingOutItems, contentLayout == nil, window != nil, backingLayer.state.contains(.needsLayout)
    else {
      return
    }
    layOutCollection()
  }

  func shownItems() -> [(key: ElementKey, value: ShownElement)] {
    bringItems()
    return shown.filter { $0.key.category == .cell }.sorted { $0.key < $1.key }
  }

  func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    bringItems()
    return shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  func place(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.key.category == .cell && $0.value.view === cell }?.key.path
  }

  func supplement(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    bringItems()
    return shown[ElementKey(.supplementaryView, elementKind, indexPath)]?.view
  }

  func shownSupplements(_ kind: String) -> [(key: ElementKey, value: ShownElement)] {
    bringItems()
    return shown.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
      .sorted { $0.key < $1.key }
  }

  // MARK: Scrolling to items

  func scroll(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard contentLayout == nil else { return }
    settleLayout()
    let vertical: [ScrollPosition] = [.top, .centeredVertically, .bottom]
    let horizontal: [ScrollPosition] = [.left, .centeredHorizontally, .right]
    for axis in [vertical, horizontal] where axis.filter({ scrollPosition.contains($0) }).count > 1 {
      TableExceptions.stop(
        "NSInvalidArgumentException",
        because:
          "more than one scroll position of an axis was passed to -scrollToItemAtIndexPath:atScrollPosition:"
          + "animated:")
    }
    guard contains(indexPath) else {
      TableExceptions.stop(
        because:
          "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.count > 1 ? indexPath[1] : 0)) "
          + "when there are only \(itemCount(around: indexPath)) items in section \(indexPath.count > 0 ? indexPath[0] : 0). "
          + "Collection view: \(description).")
    }
    // Items along the way may turn out to be larger than estimated, so the target is computed repeatedly.
    let start = contentOffset
    var target = start
    for _ in 0..<8 {
      guard let frame = frameToScroll(to: indexPath, scrollPosition, animated) else { return }
      let next = offset(for: frame, scrollPosition)
      let isSame = abs(next.y - target.y) < 0.001 && abs(next.x - target.x) < 0.001
      target = next
      guard !isSame, bounds.height > 0, updateDepth == 0, !isLayingOutItems, window != nil else { break }
      bounds.origin = target
      layOutCollection()
    }
    guard bounds.origin != start || target != start else { return }
    if bounds.origin != start { bounds.origin = start }
    setContentOffset(target, animated: animated)
    if !animated { setNeedsLayout() }
  }

  private func itemCount(around path: IndexPath) -> Int {
    guard let counts, path.count > 0, counts.indices.contains(path[0]) else { return 0 }
    return counts[path[0]]
  }

  /// Returns the rectangle that has to become visible. An orthogonally scrolling section scrolls to the item
  /// itself.
  private func frameToScroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) -> CGRect? {
    guard let attributes = storedLayout.layoutAttributesForItem(at: path) else { return nil }
    guard let section = attributes.scrollerSection else { return mirrored(attributes.frame) }
    arrangeScrollers()
    let scroller = scroller(section)
    scroller.scroll(to: scroller.viewFrame(attributes.frame), position, animated: animated)
    return CGRect(
      x: scroller.frame.minX, y: seenFrame(attributes).minY, width: bounds.width,
      height: attributes.frame.height)
  }

  private func offset(for rect: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    func place(
      _ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat, _ origin: CGFloat, _ lead: CGFloat,
      _ start: Bool, _ middle: Bool, _ end: Bool
    ) -> CGFloat {
      let length = to - from
      if start { return low - lead }
      if middle { return (low + high) / 2 - length / 2 - lead }
      if end { return high - length - lead }
      if low < from { return low - lead }
      return high > to ? min(high - length - lead, low - lead) : origin
    }
    let offset = CGPoint(
      x: place(
        rect.minX, rect.maxX, visible.minX, visible.maxX, bounds.minX, inset.left, position.contains(.left),
        position.contains(.centeredHorizontally), position.contains(.right)),
      y: place(
        rect.minY, rect.maxY, visible.minY, visible.maxY, bounds.minY, inset.top, position.contains(.top),
        position.contains(.centeredVertically), position.contains(.bottom)))
    return motion.clamped(offset)
  }
}
