import Foundation

/// An interactive transition between layouts.
@MainActor
final class LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: ((Bool, Bool) -> Void)?

  init(_ layout: UICollectionViewTransitionLayout, _ completion: ((Bool, Bool) -> Void)?) {
    self.layout = layout
    self.completion = completion
  }
}

extension UICollectionView {
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
    let old = storedLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    endSwipe(animated: false)
    let isAnimated = animated && window != nil && UIView.areAnimationsEnabled && hasStarted
    guard hasStarted, contentLayout == nil else {
      adopt(layout)
      completion?(true)
      return
    }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for element in shown.values { element.view.willTransition(from: old, to: layout) }
    let former = shown
    adopt(layout)
    for element in former.values { element.asked = nil }
    countIfNeeded()
    prepareIfNeeded()
    let target = proposedOffset(motion.clamped(contentOffset))
    var gone: [ElementKey: VisibleElement] = [:]
    let change = { [self] in gone = move(from: old, to: layout, offset: target) }
    func end() {
      for (key, element) in gone.sorted(by: { $0.key < $1.key }) where shown[key] !== element {
        element.view.alpha = 1
        endShowing(element, key)
      }
      for element in shown.values { element.view.didTransition(from: old, to: layout) }
      setNeedsFill()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(change)
      end()
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3, animations: change) { finished in
      end()
      completion?(finished)
    }
  }

  /// Moves the elements of a layout to their places in another one, and returns those that disappear.
  private func move(
    from old: UICollectionViewLayout, to layout: UICollectionViewLayout, offset: CGPoint
  ) -> [ElementKey: VisibleElement] {
    if contentOffset != offset { contentOffset = offset }
    let (fresh, gone) = fillRepeatedly()
    // Appearing elements come from their frames in the old layout, and disappearing ones go to those in the
    // new one.
    old.collectionViewReference = self
    for (key, element) in fresh.sorted(by: { $0.key < $1.key }) where shown[key] === element {
      let start = old.attributes(of: key)
      UIView.performWithoutAnimation {
        if let start { place(element.view, start) } else { place(element) }
        if start == nil { element.view.alpha = 0 }
      }
      startShowing(element, key)
    }
    old.collectionViewReference = nil
    for element in shown.values { place(element) }
    for (key, element) in gone {
      if let last = layout.attributes(of: key) { place(element.view, last) } else { element.view.alpha = 0 }
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    return gone
  }

  // MARK: Interactive transitions

  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    guard transition == nil else {
      TableExceptions.stop(because: "the collection is already part of an interactive transition")
    }
    updateLayoutIfNeeded()
    let former = storedLayout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: former, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    transition = LayoutTransition(between, completion)
    between.collectionViewReference = self
    storedLayout = between
    former.collectionViewReference = self
    layout.collectionViewReference = self
    needsPrepare = true
    setNeedsFill()
    return between
  }

  func endTransition(finishes: Bool) {
    guard let transition else { return }
    self.transition = nil
    let between = transition.layout
    let layout = finishes ? between.nextLayout : between.currentLayout
    let other = finishes ? between.currentLayout : between.nextLayout
    between.currentLayout.finalizeLayoutTransition()
    between.nextLayout.finalizeLayoutTransition()
    changeLayout(to: layout, animated: true) { completed in
      if other.collectionViewReference === self { other.collectionViewReference = nil }
      transition.completion?(completed, finishes)
    }
  }
}

/// A layout that interpolates between two layouts during an interactive transition.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Creates a layout for a transition between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a layout from data in a document, with empty current and next layouts.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout at the start of the transition.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  open private(set) var nextLayout: UICollectionViewLayout

  /// The progress of the transition, from 0 for the current layout to 1 for the next.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  private var values: [String: CGFloat] = [:]

  /// Sets a custom value of a layout subclass.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns a custom value; 0 if none is set.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  private func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(a.width, b.width), height: between(a.height, b.height))
  }

  private func between(
    _ a: UICollectionViewLayoutAttributes?, _ b: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let a, let b else {
      let copy = (a ?? b)?.duplicate()
      copy?.alpha *= a == nil ? transitionProgress : 1 - transitionProgress
      return copy
    }
    let copy = b.duplicate()
    let (from, to) = (a.frame, b.frame)
    copy.frame = CGRect(
      x: between(from.minX, to.minX), y: between(from.minY, to.minY), width: between(from.width, to.width),
      height: between(from.height, to.height))
    copy.alpha = between(a.alpha, b.alpha)
    copy.measured = .init(width: false, height: false)
    return copy
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var keys: [ElementKey] = []
    var known: Set<ElementKey> = []
    // The elements of both layouts in the rectangle, and those that may pass through it.
    let wide = rect.insetBy(dx: -rect.width / 2, dy: -rect.height / 2)
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: wide) ?? [] {
        let key = ElementKey(attributes)
        if known.insert(key).inserted { keys.append(key) }
      }
    }
    return keys.compactMap { attributes($0) }
  }

  private func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element.
  fileprivate func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
    }
  }
}
