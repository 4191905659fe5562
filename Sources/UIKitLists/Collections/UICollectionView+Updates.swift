import Foundation

extension UICollectionView {
  // MARK: Groups of updates

  func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    if let completion { updateCompletions.append(completion) }
    endUpdates()
  }

  private func beginUpdates() {
    updateDepth += 1
    guard updateDepth == 1 else { return }
    pending = PendingUpdates()
    pending?.isCounted = counts != nil && hasStarted
    captured = [:]
    guard window != nil, UIView.areAnimationsEnabled, !needsPrepare, hasStarted else { return }
    // The former attributes of elements in and near the bounds, from which they animate.
    let area = mirrored(bounds).insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    for attributes in storedLayout.layoutAttributesForElements(in: area) ?? [] {
      captured[ElementKey(attributes)] = attributes
    }
  }

  private func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates = pending else { return }
    pending = nil
    let completions = updateCompletions
    updateCompletions = []
    apply(updates) { finished in for completion in completions { completion(finished) } }
  }

  private func update(_ change: (inout PendingUpdates) -> Void) {
    beginUpdates()
    if pending != nil { change(&pending!) }
    endUpdates()
  }

  // MARK: Items

  func insert(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.insertedRows[path] = .automatic } }
  }

  func delete(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.deletedRows[path] = .automatic } }
  }

  func reload(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.reloadedRows[path] = .automatic } }
  }

  func move(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  func reconfigure(at indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    for path in indexPaths {
      guard let element = shown[.cell(path)], let present = element.view as? UICollectionViewCell,
        let identifier = present.reuseIdentifier
      else { continue }
      // The data source dequeues the present cell.
      let identity = CollectionReuse.Identity(kind: "", identifier: identifier)
      let waiting = reuse.waiting[identity]
      reuse.waiting[identity] = [present]
      reconfiguredCell = present
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      reconfiguredCell = nil
      reuse.waiting[identity] = waiting
      if cell === present { element.asked = nil } else { reloadItems(at: [path]) }
    }
    setNeedsFill()
  }

  // MARK: Sections

  func insertWhole(_ sections: IndexSet) {
    update { for section in sections { $0.insertedSections[section] = .automatic } }
  }

  func deleteWhole(_ sections: IndexSet) {
    update { for section in sections { $0.deletedSections[section] = .automatic } }
  }

  func reloadWhole(_ sections: IndexSet) {
    update { for section in sections { $0.reloadedSections[section] = .automatic } }
  }

  func moveWhole(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Applying

  func apply(_ updates: PendingUpdates, completion: @escaping (Bool) -> Void) {
    endSwipe(animated: false)
    guard contentLayout == nil, let old = counts, updates.isCounted, !isLayingOutItems else {
      reloadItems()
      completion(true)
      return
    }
    let new = count()
    let changes = RowChanges(updates, from: old, to: new, .collection)
    let items = updateItems(updates)
    counts = new
    selectedPaths = Set(selectedPaths.compactMap { changes.isReloaded($0) ? nil : changes.rowAfter($0) })
    prefetching = []
    storedLayout.itemsChanged(changes, from: old, to: new)
    let context = storedLayout.makeContext()
    context.invalidateDataSourceCounts = true
    let update = CollectionUpdate(changes, captured, items)
    captured = [:]
    currentUpdate = update
    storedLayout.invalidateLayout(with: context)
    counts = new
    prepareIfNeeded()
    // The layout has its new attributes before it hears of the update.
    _ = storedLayout.layoutAttributesForElements(in: bounds)
    storedLayout.prepare(forCollectionViewUpdates: items)
    moveToTarget()
    show(update, completion)
  }

  /// Returns the items that describe the update to layouts, in the order of their index paths.
  private func updateItems(_ updates: PendingUpdates) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    for section in updates.deletedSections.keys.sorted() {
      items.append(.init(.delete, from: whole(section), to: nil))
    }
    for path in updates.deletedRows.keys.sorted() { items.append(.init(.delete, from: path, to: nil)) }
    for section in updates.reloadedSections.keys.sorted() {
      items.append(.init(.reload, from: whole(section), to: whole(section)))
    }
    for path in updates.reloadedRows.keys.sorted() { items.append(.init(.reload, from: path, to: path)) }
    for section in updates.insertedSections.keys.sorted() {
      items.append(.init(.insert, from: nil, to: whole(section)))
    }
    for path in updates.insertedRows.keys.sorted() { items.append(.init(.insert, from: nil, to: path)) }
    for (from, to) in updates.movedSections { items.append(.init(.move, from: whole(from), to: whole(to))) }
    for (from, to) in updates.movedRows { items.append(.init(.move, from: from, to: to)) }
    return items
  }

  /// Updates the content offset after an update: clamped at the end of the content, and as the layout and the
  /// delegate determine.
  private func moveToTarget() {
    guard !isTracking, !isDecelerating else { return }
    var target = contentOffset
    let clamped = motion.clamped(target)
    if target.x > clamped.x { target.x = clamped.x }
    if target.y > clamped.y { target.y = clamped.y }
    target = proposedOffset(target)
    guard target != contentOffset else { return }
    contentOffset = target
  }

  /// Returns the content offset that layout and delegate propose instead of another one.
  func proposedOffset(_ target: CGPoint) -> CGPoint {
    let proposed = mirrored(
      offset: storedLayout.targetContentOffset(forProposedContentOffset: mirrored(offset: target)))
    guard let delegate else { return proposed }
    return delegate.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
  }

  /// Adds and removes elements until the layout asks for no other ones, and arranges scrolling sections.
  ///
  /// - Returns: The elements that appear, and those that disappear.
  func fillRepeatedly(
    rounds: Int = 12
  ) -> (fresh: [ElementKey: VisibleElement], gone: [ElementKey: VisibleElement]) {
    var fresh: [ElementKey: VisibleElement] = [:]
    var gone: [ElementKey: VisibleElement] = [:]
    isLayingOutItems = true
    for round in 0..<rounds {
      prepareIfNeeded()
      let asksAgain = fill(measures: round < 10, &fresh, &gone)
      if !asksAgain, !needsPrepare { break }
    }
    isLayingOutItems = false
    UIView.performWithoutAnimation { arrangeScrollers() }
    return (fresh, gone)
  }

  private func show(_ update: CollectionUpdate, _ completion: @escaping (Bool) -> Void) {
    let isAnimated = UIView.areAnimationsEnabled && window != nil
    let leaving = keepElements(update)
    let (fresh, gone) = fillRepeatedly(rounds: bounds.width > 0 && bounds.height > 0 ? 12 : 0)
    let fading = leaving.map { ($0.key, $0.element, finalAttributes($0.key)) }
    let passing = gone.filter { $0.value.isDisplayed }.map { key, element in
      (key, element, storedAttributes(key) ?? element.attributes)
    }
    for (key, element) in gone where !element.isDisplayed { store(element, key) }
    startShowing(fresh, isAnimated: isAnimated)
    let change = { [self] in
      for element in shown.values { place(element) }
      for (_, element, last) in fading {
        if let last { place(element.view, last) } else { element.view.alpha = 0 }
      }
      for (_, element, last) in passing { place(element.view, last) }
      storedLayout.finalizeCollectionViewUpdates()
    }
    let end = { [weak self] in
      for (key, element, _) in fading {
        element.view.alpha = 1
        self?.endShowing(element, key)
      }
      for (key, element, _) in passing where self?.shown[key] !== element { self?.endShowing(element, key) }
    }
    currentUpdate = nil
    prepareListCells()
    guard isAnimated else {
      UIView.performWithoutAnimation(change)
      end()
      setNeedsFill()
      completion(true)
      return
    }
    for (_, element, _) in fading { sendSubviewToBack(element.view) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
    setNeedsFill()
    UIView.animate(withDuration: 0.3, animations: change) { finished in
      end()
      completion(finished)
    }
  }

  /// Gives remaining elements, which keep their views, their new keys, and returns the other ones.
  private func keepElements(_ update: CollectionUpdate) -> [(key: ElementKey, element: VisibleElement)] {
    var leaving: [(key: ElementKey, element: VisibleElement)] = []
    var staying: [ElementKey: VisibleElement] = [:]
    for (key, element) in shown.sorted(by: { $0.key < $1.key }) {
      if let after = update.keyAfter(key) { staying[after] = element } else { leaving.append((key, element)) }
    }
    shown = staying
    return leaving
  }

  private func startShowing(_ fresh: [ElementKey: VisibleElement], isAnimated: Bool) {
    for (key, element) in fresh.sorted(by: { $0.key < $1.key }) where shown[key] === element {
      let start = isAnimated ? initialAttributes(key) : nil
      UIView.performWithoutAnimation {
        if let start { place(element.view, start) } else { place(element) }
      }
      startShowing(element, key)
    }
  }

  // MARK: Initial and final attributes

  private func storedAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: contains(key.path) ? storedLayout.layoutAttributesForItem(at: key.path) : nil
    case .supplementaryView: storedLayout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
    case .decorationView: storedLayout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
    }
  }

  private func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: storedLayout.initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementaryView:
      storedLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
    case .decorationView:
      storedLayout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
    }
  }

  private func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: storedLayout.finalLayoutAttributesForDisappearingItem(at: key.path)
    case .supplementaryView:
      storedLayout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
    case .decorationView:
      storedLayout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
    }
  }

  /// Returns the initial attributes of an appearing element: those before the update, or transparent at its
  /// position.
  func standardInitialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let update = currentUpdate else { return storedAttributes(key) }
    if let before = update.keyBefore(key) { return update.former[before] ?? storedAttributes(key) }
    guard let attributes = storedAttributes(key)?.duplicate() else { return nil }
    attributes.alpha = 0
    return attributes
  }

  /// Returns the final attributes of a disappearing element, by its key before the update: those after the
  /// update, or transparent at its position.
  func standardFinalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let update = currentUpdate else { return storedAttributes(key) }
    if let after = update.keyAfter(key) { return storedAttributes(after) }
    guard let attributes = update.former[key]?.duplicate() else { return nil }
    attributes.alpha = 0
    return attributes
  }
}
