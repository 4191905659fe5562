import Foundation

/// A visible element.
@MainActor
final class VisibleElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// The size for which the view was last asked for its preferred size, and the result.
  var asked: (given: CGSize, preferred: CGSize)?
  /// A Boolean value that indicates whether the delegate has been notified of the display.
  var isDisplayed = false

  init(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    self.view = view
    self.attributes = attributes
  }
}

/// The description of an orthogonally scrolling section.
struct SectionScroller {
  var section: Int
  /// The section's frame in the layout's coordinate space.
  var frame: CGRect
  var contentSize: CGSize
  var layout: NSCollectionLayoutSection
}

/// Determines the visible elements and their frames.
extension UICollectionView {
  // MARK: Invalidation

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    // Changes that a layout makes while it is prepared do not invalidate it.
    guard !isPreparing else { return }
    needsPrepare = true
    needsFill = true
    if context.invalidateDataSourceCounts, updateDepth == 0, currentUpdate == nil { counts = nil }
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      super.bounds.origin = CGPoint(x: bounds.minX + adjustment.x, y: bounds.minY + adjustment.y)
      lastCheckedBounds = bounds
      tellScroll()
    }
    setNeedsLayout()
  }

  /// Asks the layout whether new bounds invalidate it. Meanwhile the collection view has its old bounds.
  func askAboutBounds(_ new: CGRect) {
    guard new != lastCheckedBounds, hasStarted, contentLayout == nil else { return }
    let old = super.bounds
    let isAnimated = UIView.inheritedAnimationDuration > 0 && window != nil && new.size != old.size
    lastCheckedBounds = new
    setNeedsLayout()
    if isAnimated { storedLayout.prepare(forAnimatedBoundsChange: old) }
    if storedLayout.shouldInvalidateLayout(forBoundsChange: layoutRect(new)) {
      storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: layoutRect(new)))
    }
    if isAnimated { finishesBoundsAnimation = true }
  }

  /// Schedules a search for visible elements in the next layout pass.
  func setNeedsFill() {
    needsFill = true
    setNeedsLayout()
  }

  // MARK: Mirroring

  /// A Boolean value that indicates whether elements are mirrored for the user interface layout direction.
  var isMirrored: Bool {
    storedLayout.flipsHorizontallyInOppositeLayoutDirection
      && isRightToLeft != (storedLayout.developmentLayoutDirection == .rightToLeft)
  }

  private var mirrorWidth: CGFloat { max(contentSize.width, super.bounds.width) }

  /// Converts a rectangle between the layout's coordinate space and the collection view's, in either
  /// direction.
  package func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func layoutRect(_ rect: CGRect) -> CGRect { mirrored(rect) }

  func mirrored(offset: CGPoint) -> CGPoint {
    mirrored(CGRect(origin: offset, size: super.bounds.size)).origin
  }

  // MARK: Layout pass

  func layOutCollection() {
    guard !isLayingOutItems, updateDepth == 0, currentUpdate == nil else { return }
    guard bounds.width > 0 || bounds.height > 0 else { return }
    isLayingOutItems = true
    defer { isLayingOutItems = false }
    if hasStarted, lastCheckedBounds != bounds {
      // The bounds changed without a call of `askAboutBounds(_:)`.
      let new = bounds
      formerBounds = lastCheckedBounds.isNull ? nil : lastCheckedBounds
      let changes = storedLayout.shouldInvalidateLayout(forBoundsChange: layoutRect(new))
      let context = changes ? storedLayout.invalidationContext(forBoundsChange: layoutRect(new)) : nil
      formerBounds = nil
      lastCheckedBounds = new
      if let context { storedLayout.invalidateLayout(with: context) }
    }
    guard needsFill || filledBounds != bounds || counts == nil else { return }
    needsFill = false
    hasStarted = true
    lastCheckedBounds = bounds
    // Layouts are prepared before items are counted: some data sources learn the number of items from their
    // layout. Layouts that need the counts request them.
    prepareIfNeeded()
    countIfNeeded()
    clampContentOffset()
    let anchor = anchor()
    accumulatedAdjustment = .zero
    var fresh: [ElementKey: VisibleElement] = [:]
    var gone: [ElementKey: VisibleElement] = [:]
    for round in 0..<12 {
      prepareIfNeeded()
      let asksAgain = fill(measures: round < 10, &fresh, &gone)
      if let anchor, asksAgain { hold(anchor) }
      if !asksAgain, !needsPrepare { break }
    }
    clampContentOffset()
    for (key, element) in gone.sorted(by: { $1.key < $0.key }) { endShowing(element, key) }
    arrangeScrollers()
    for (key, element) in fresh.sorted(by: { $0.key < $1.key }) where shown[key] === element {
      UIView.performWithoutAnimation { place(element) }
      startShowing(element, key)
    }
    prepareListCells()
    for element in shown.values { place(element) }
    orderViews()
    renewIndexIfNeeded()
    layOutIndex()
    filledBounds = bounds
    prefetch()
    if finishesBoundsAnimation {
      finishesBoundsAnimation = false
      storedLayout.finalizeAnimatedBoundsChange()
    }
  }

  /// Prepares the layout if it is invalid, and updates the content size.
  func prepareIfNeeded() {
    guard needsPrepare else { return }
    needsPrepare = false
    isPreparing = true
    storedLayout.prepare()
    isPreparing = false
    let size = storedLayout.collectionViewContentSize
    guard !size.width.isNaN, !size.height.isNaN else {
      TableExceptions.stop(
        "CALayerInvalidGeometry", because: "collectionViewContentSize contains NaN: \(size)")
    }
    let isFirst = contentSize == .zero
    let (formerWidth, formerMirror) = (mirrorWidth, wasMirrored)
    let end = bounds.minX
    if contentSize != size { contentSize = size }
    wasMirrored = isMirrored
    guard bounds.width > 0, isMirrored || formerMirror, max(mirrorWidth, formerWidth) > bounds.width else {
      return
    }
    var x = end
    if isMirrored != formerMirror {
      // The direction has changed: the visible part stays the same when it is mirrored. Initially the leading
      // end is visible.
      x = isMirrored && isFirst ? mirrorWidth - bounds.width : formerWidth - bounds.width - end
    } else if mirrorWidth != formerWidth {
      // The leading end is at the right; the visible part stays in place.
      x = isFirst ? mirrorWidth - bounds.width : end + mirrorWidth - formerWidth
    }
    if x != bounds.minX {
      super.bounds.origin.x = x
      lastCheckedBounds = bounds
      tellScroll()
    }
  }

  /// Updates counts, layout and content size, for queries between layout passes.
  func updateLayoutIfNeeded() {
    guard contentLayout == nil, !isPreparing else { return }
    countIfNeeded()
    guard bounds.width > 0 || bounds.height > 0 else { return }
    prepareIfNeeded()
  }

  /// Moves the content back into the valid range after items or sizes have changed.
  private func clampContentOffset() {
    guard needsOffsetCheck, !needsPrepare else { return }
    needsOffsetCheck = false
    clampOffset()
  }

  // MARK: Keeping visible items in place while sizes change

  private func anchor() -> (path: IndexPath, frame: CGRect)? {
    var best: (path: IndexPath, frame: CGRect)?
    let scrolled = CGPoint(
      x: bounds.minX + adjustedContentInset.left, y: bounds.minY + adjustedContentInset.top)
    guard scrolled.x > 0 || scrolled.y > 0 else { return nil }
    for (key, element) in shown where key.category == .cell && element.attributes.scrollerSection == nil {
      let frame = element.attributes.frame
      guard mirrored(frame).meets(bounds), contains(key.path) else { continue }
      if let present = best {
        if (frame.minY, frame.minX) < (present.frame.minY, present.frame.minX) { best = (key.path, frame) }
      } else {
        best = (key.path, frame)
      }
    }
    // The frame in the prepared layout, before preferred sizes change it.
    guard let path = best?.path, let frame = storedLayout.layoutAttributesForItem(at: path)?.frame else {
      return nil
    }
    return (path, frame)
  }

  private func hold(_ anchor: (path: IndexPath, frame: CGRect)) {
    prepareIfNeeded()
    guard contains(anchor.path),
      let frame = storedLayout.layoutAttributesForItem(at: anchor.path)?.frame
    else { return }
    let distance = CGPoint(
      x: clampedOffset(mirrored(frame).minX - mirrored(anchor.frame).minX, contentSize.width, bounds.width),
      y: clampedOffset(frame.minY - anchor.frame.minY, contentSize.height, bounds.height))
    let move = CGPoint(x: distance.x - accumulatedAdjustment.x, y: distance.y - accumulatedAdjustment.y)
    guard abs(move.x) > 0.001 || abs(move.y) > 0.001 else { return }
    accumulatedAdjustment = distance
    super.bounds.origin = CGPoint(x: bounds.minX + move.x, y: bounds.minY + move.y)
    lastCheckedBounds = bounds
    tellScroll()
  }

  /// Returns 0 if the content fits and does not scroll.
  private func clampedOffset(_ distance: CGFloat, _ content: CGFloat, _ size: CGFloat) -> CGFloat {
    content > size ? distance : 0
  }

  // MARK: Filling

  /// Creates the views of all elements in the bounds, and collects the elements that appear and disappear.
  ///
  /// - Returns: `true` if preferred sizes have invalidated the layout.
  func fill(
    measures: Bool, _ fresh: inout [ElementKey: VisibleElement], _ gone: inout [ElementKey: VisibleElement]
  ) -> Bool {
    let generation = itemsGeneration
    let visible = layoutRect(bounds)
    guard bounds.width > 0, bounds.height > 0 else {
      gone.merge(shown) { first, _ in first }
      shown = [:]
      return false
    }
    var next: [ElementKey: VisibleElement] = [:]
    var asksAgain = false
    for attributes in storedLayout.layoutAttributesForElements(in: visible) ?? [] {
      let key = ElementKey(attributes)
      guard next[key] == nil else { continue }
      if attributes.scrollerSection == nil, !shows(attributes.frame, in: visible) { continue }
      checkExists(key)
      let element: VisibleElement
      if let present = shown[key] ?? gone[key] {
        element = present
        gone[key] = nil
      } else {
        if attributes.isHidden { continue }
        guard let view = makeView(key, attributes) else { continue }
        guard generation == itemsGeneration else {
          // A callback reloaded the collection view; the next layout pass starts over.
          store(view, key)
          for (key, element) in next where shown[key] == nil { store(element, key) }
          setNeedsFill()
          return false
        }
        element = VisibleElement(view, attributes)
        fresh[key] = element
      }
      next[key] = element
      element.attributes = movement == nil ? attributes : movedAttributes(key) ?? attributes
      if measures, ask(element) { asksAgain = true }
    }
    guard generation == itemsGeneration else { return false }
    for (key, element) in shown where next[key] == nil { gone[key] = element }
    shown = next
    return asksAgain
  }

  /// Returns whether an element gets a view. Custom layouts may give cells zero width until these have
  /// returned their preferred size, and the first lies on the edge of the bounds.
  private func shows(_ frame: CGRect, in visible: CGRect) -> Bool {
    if frame.meets(visible) { return true }
    guard frame.isEmpty, frame.width > 0 || frame.height > 0 else { return false }
    if storedLayout is UICollectionViewFlowLayout || storedLayout is UICollectionViewCompositionalLayout {
      return false
    }
    // `intersects` is false for rectangles that touch.
    return !frame.intersection(visible).isNull
  }

  private func movedAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    key.category == .cell ? movedAttributes(key.path) : nil
  }

  /// Asks a view for its preferred size if the layout estimates it. Returns whether that invalidated the
  /// layout.
  private func ask(_ element: VisibleElement) -> Bool {
    let attributes = element.attributes
    if let axes = attributes.measured, !axes.width, !axes.height { return false }
    let size = attributes.size
    if let asked = element.asked, asked.given == size || asked.preferred == size { return false }
    applySize(element)
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.duplicate())
    element.asked = (size, preferred.size)
    let (new, old) = (preferred.size, size)
    guard !preferred.isEqual(attributes) || abs(new.width - old.width) > 0.001 else { return false }
    guard !new.width.isNaN, !new.height.isNaN else {
      TableExceptions.stop("CALayerInvalidGeometry", because: "CALayer bounds contains NaN: \(new)")
    }
    guard
      storedLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    let context = storedLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    storedLayout.invalidateLayout(with: context)
    return true
  }

  /// Sets a view's size before it is measured: text depends on the width and the traits.
  private func applySize(_ element: VisibleElement) {
    let frame = element.attributes.frame
    if element.view.bounds.size != frame.size, element.attributes.transform3D.isIdentity {
      UIView.performWithoutAnimation { element.view.bounds.size = frame.size }
    }
  }

  private func checkExists(_ key: ElementKey) {
    guard key.category == .cell, !contains(key.path) else { return }
    TableExceptions.stop(
      because:
        "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + TableExceptions.name(key.path))
  }

  /// Creates the view of an element; `nil` for a decoration without a registered class.
  private func makeView(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    reuse.requested = attributes
    defer { reuse.requested = nil }
    let view: UICollectionReusableView
    switch key.category {
    case .cell: view = makeCell(at: key.path)
    case .supplementaryView: view = makeSupplement(key)
    case .decorationView:
      guard let made = makeDecoration(key) else { return nil }
      view = made
    }
    // A view that is already visible as another element leaves that element.
    if let other = shown.first(where: { $0.value.view === view })?.key { shown[other] = nil }
    if let section = attributes.scrollerSection {
      scroller(section).addSubview(view)
    } else if view.superview !== self {
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    }
    view.isHidden = false
    prepareListCell(view, key)
    return view
  }

  func startShowing(_ element: VisibleElement, _ key: ElementKey) {
    element.isDisplayed = true
    let path = key.path
    if let cell = element.view as? UICollectionViewCell, key.category == .cell {
      let isSelected = selectedPaths.contains(path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: element.view, forElementKind: key.kind, at: path)
    }
  }

  func endShowing(_ element: VisibleElement, _ key: ElementKey) {
    if swipe?.cell === element.view { endSwipe(animated: false) }
    store(element, key)
    guard element.isDisplayed else { return }
    if let cell = element.view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: key.kind, at: key.path)
    }
  }

  /// Moves all elements to the reuse queues, the last first, so that the first item dequeues the cell it had.
  func enqueueAllItems() {
    let elements = shown.sorted { $1.key < $0.key }
    shown = [:]
    for (key, element) in elements { endShowing(element, key) }
  }

  // MARK: Placing

  /// Applies an element's layout attributes to its view.
  func place(_ element: VisibleElement) { place(element.view, element.attributes) }

  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let frame = viewFrame(attributes)
    if attributes.transform3D.isIdentity {
      if !view.transform3D.isIdentity { view.transform3D = CATransform3DIdentity }
      if view.frame != frame, !isMoved(view) { view.frame = frame }
    } else {
      if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if view.center != center { view.center = center }
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    if view.applied !== attributes, view.applied?.isEqual(attributes) != true {
      view.applied = attributes
      view.apply(attributes)
      (view as? UICollectionViewCell)?.isPinnedElement = attributes.isPinned
    }
  }

  private func isMoved(_ view: UIView) -> Bool { swipe?.cell === view }

  /// Returns the frame in the coordinate space of the view's superview.
  func viewFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.scrollerSection else { return mirrored(attributes.frame) }
    return scroller(section).viewFrame(attributes.frame)
  }

  /// Returns the frame in the collection view's coordinate space, after scrolling and mirroring.
  func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.scrollerSection else { return mirrored(attributes.frame) }
    let scroller = scroller(section)
    return scroller.viewFrame(attributes.frame).offsetBy(
      dx: scroller.frame.minX - scroller.bounds.minX, dy: scroller.frame.minY - scroller.bounds.minY)
  }

  /// Orders views by `zIndex`; for equal values decorations are behind cells, and cells behind supplementary
  /// views.
  private func orderViews() {
    var above: [ObjectIdentifier: Int] = [:]
    for (index, view) in subviews.enumerated() { above[ObjectIdentifier(view)] = index }
    var elements = shown.filter { $0.value.view.superview === self }
      .map { (z: $0.value.attributes.zIndex, key: $0.key, view: $0.value.view as UIView) }
    for (section, view) in scrollers where view.superview === self {
      elements.append((0, .cell(IndexPath(item: -1, section: section)), view))
    }
    elements.sort { $0.z != $1.z ? $0.z < $1.z : $0.key < $1.key }
    var last = -1
    let isOrdered = elements.allSatisfy { element in
      let index = above[ObjectIdentifier(element.view)] ?? 0
      defer { last = index }
      return index > last
    }
    guard !isOrdered else { return }
    let base = backgroundView?.superview === self ? 1 : 0
    restack(elements.map(\.view), from: base)
  }
}

extension CGRect {
  /// Returns whether the rectangles share more than an edge.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}

extension CATransform3D {
  var isIdentity: Bool { CATransform3DIsIdentity(self) }
}

extension ElementKey: Comparable {
  private var rank: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  static func < (left: ElementKey, right: ElementKey) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    if left.path != right.path { return left.path < right.path }
    return left.kind < right.kind
  }
}
