import Synchronization

extension UIView {
  /// The topmost superview, or the view itself if it has none.
  var hierarchyRoot: UIView { findRoot().root }

  /// Returns the topmost superview and the number of superviews visited, which tests of growth check.
  ///
  /// A view in a window stores its window. Other views cache the result, as do all views visited on the way,
  /// until a view joins or leaves any superview.
  func findRoot() -> (root: UIView, steps: Int) {
    if let _window { return (_window, 0) }
    let moment = UIView.hierarchyChanges
    var steps = 0
    var top = self
    while top.knownRootMoment != moment, let superview = top._superview {
      top = superview
      steps += 1
    }
    let root = top.knownRootMoment == moment ? top.knownRoot ?? top : top
    var view = self
    while view.knownRootMoment != moment {
      view.knownRoot = root
      view.knownRootMoment = moment
      guard let superview = view._superview else { break }
      view = superview
    }
    return (root, steps)
  }

  func ensureExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  nonisolated private static let changes = Atomic<Int>(1)

  /// The number of times that a view has joined or left a superview.
  nonisolated static var hierarchyChanges: Int { changes.load(ordering: .relaxed) }

  /// Records that a view joins or leaves a superview. Callable from any thread on which views are released.
  nonisolated static func recordHierarchyChange() { changes.wrappingAdd(1, ordering: .relaxed) }

  /// Sets the window of the view and its descendants.
  private func setWindow(_ window: UIWindow?) {
    forEachInSubtree { $0._window = window }
    if _superview == nil { _window = nil }
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    let (parent, otherParent) = (_superview, other._superview)
    if self === other || self === otherParent { return self }
    if other === parent { return other }
    if let parent, parent === otherParent { return parent }
    func depth(_ view: UIView) -> Int {
      var count = 0
      var next = view._superview
      while let present = next {
        count += 1
        next = present._superview
      }
      return count
    }
    var a: UIView? = self
    var b: UIView? = other
    var depthA = depth(self)
    var depthB = depth(other)
    while depthA > depthB {
      a = a?._superview
      depthA -= 1
    }
    while depthB > depthA {
      b = b?._superview
      depthB -= 1
    }
    while let present = a, present !== b {
      a = present._superview
      b = b?._superview
    }
    return a
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling._superview === self else {
      insert(view, at: offset == 0 ? 0 : children.count)
      return
    }
    if view._superview === self {
      if view === sibling { return }
      children.remove(view)
      let place = children.index(of: sibling)! + offset
      children.insert(view, at: place)
      placeLayer(ofSubviewAt: place)
      return
    }
    insert(view, at: children.index(of: sibling)! + offset)
  }

  /// Returns the sublayer index for the subview at `index`: directly above the layer of the subview before
  /// it. Layers that the program added may lie in between.
  private func layerIndex(ofSubviewAt index: Int) -> Int {
    guard index > 0, let before = backingLayer.index(ofSublayer: children[index - 1].backingLayer) else {
      return 0
    }
    return before + 1
  }

  /// Moves a subview's layer to the position that corresponds to the subview's index.
  private func placeLayer(ofSubviewAt index: Int) {
    let layer = children[index].backingLayer
    if index == children.count - 1 {
      backingLayer.addSublayer(layer)
    } else {
      backingLayer.insertSublayer(layer, at: UInt32(layerIndex(ofSubviewAt: index)))
    }
  }

  func insert(_ view: UIView, at index: Int) {
    // The root of a hierarchy is known without a search.
    if view === self
      || (!view.children.isEmpty
        && (view._superview == nil ? hierarchyRoot === view : isDescendant(of: view)))
    {
      fatalError("Can't add \(view === self ? "self" : "a superview") as subview")
    }
    if view._superview === self {
      restack(view, to: min(max(index, 0), children.count - 1))
      return
    }
    let newWindow = window
    let oldWindow = view._superview == nil ? nil : view.window
    var told = newWindow !== oldWindow && newWindow != nil ? view.notifiedController : nil
    if told?.viewWillEnterWindow() != true { told = nil }
    let formerTint = view._superview?.tintSource
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.forEachInSubtree { $0.willMove(toWindow: newWindow) } }
    if view._superview != nil { view.detach() }
    view.hostedEngine?.dismantle()
    view.hostedEngine = nil
    // A window that becomes a subview is no longer the window of its descendants.
    let formerRoot = view as? UIWindow
    if let formerRoot {
      formerRoot.constraintWork = nil
      view.forEachInSubtree { $0.flags.insert(.descendantNeedsUpdateConstraints) }
    }

    let place = min(max(index, 0), children.count)
    children.insert(view, at: place)
    view._superview = self
    if view._window !== newWindow || formerRoot != nil { view.setWindow(newWindow) }
    UIView.recordHierarchyChange()
    placeLayer(ofSubviewAt: place)

    view.joined(self)
    didAddSubview(view)
    if newWindow !== oldWindow {
      if newWindow != nil { view.forEachInSubtree { AppearanceProxies.apply(to: $0) } }
      view.forEachInSubtree { $0.didMoveToWindow() }
    }
    view.didMoveToSuperview()
    view.superviewsTintChanged(from: formerTint, to: tintSource)
    guard newWindow !== oldWindow else { return }
    // The keyboard appears now for a view that became first responder before it entered a window.
    let session = view.deviceSession
    if newWindow != nil, let first = session.firstResponder, first.hostingWindow === newWindow,
      (first as? UIView)?.isDescendant(of: view) ?? true
    {
      session.updateKeyboard()
    }
    told?.viewHasEnteredWindow()
  }

  /// Makes a first responder in this view resign before the view leaves its window.
  private func endEditingBeforeLeaving() {
    guard let first = deviceSession.firstResponder as? UIView, first.isDescendant(of: self) else { return }
    endEditing(true)
  }

  /// Updates layout state, constraints and traits after the view was added to a superview.
  private func joined(_ parent: UIView) {
    let layer = backingLayer
    layer.markNeedsLayout()
    layer.setOwnerNeedsUpdate()
    if flags.contains(.constraintBased) { flags.insert(.needsEngineSync) }
    parent.subviewsChanged()
    if needsConstraintWork { parent.markConstraintWork() }
    if parent.cachedTraits != nil { propagateTraits() }
    if flags.contains(.descendantNeedsUpdateProperties) { parent.markPropertyWork() }
    if flags.contains(.descendantHasCorners) { parent.markCorners() }
  }

  /// Invalidates layout after subviews were added or removed, except during the view's own layout: a view
  /// that recreates its subviews in each `layoutSubviews()` would never come to rest.
  private func subviewsChanged() {
    if !backingLayer.state.contains(.isLayingOut) { markNeedsLayout() }
  }

  /// A Boolean value that indicates whether the view or a descendant has pending constraint updates.
  var needsConstraintWork: Bool {
    !flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints, .needsEngineSync])
  }

  func detachFromSuperview() {
    guard let parent = _superview else { return }
    let oldWindow = window
    if oldWindow != nil { endEditingBeforeLeaving() }
    guard _superview === parent else { return }
    var told = oldWindow != nil ? notifiedController : nil
    if told?.viewWillLeaveWindow() != true { told = nil }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { forEachInSubtree { $0.willMove(toWindow: nil) } }
    detach()
    if oldWindow != nil { forEachInSubtree { $0.didMoveToWindow() } }
    didMoveToSuperview()
    told?.viewHasLeftWindow()
  }

  /// Removes the view from its superview and from the engine, and deactivates constraints that cross the
  /// boundary.
  private func detach() {
    guard let parent = _superview else { return }
    removeCrossingConstraints()
    parent.children.remove(self)
    backingLayer.removeFromSuperlayer()
    _superview = nil
    let former = _window
    if let window = self as? UIWindow {
      setWindow(window)
    } else if _window != nil {
      setWindow(nil)
    }
    former?.forgetConstraintWorkElsewhere()
    UIView.recordHierarchyChange()
    parent.subviewsChanged()
    parent.stopArranging(self)
  }

  /// Deactivates the constraints between the subtree and the rest of the hierarchy, and removes the subtree's
  /// items from the engine.
  private func removeCrossingConstraints() {
    var outside: [NSLayoutConstraint] = []
    var leaving: [LayoutItem] = []
    forEachInSubtree { $0.flags.insert(.isBeingRemoved) }
    forEachInSubtree { view in
      view.forEachItem { item in
        for reference in item.references {
          let constraint = reference.takeUnretainedValue()
          if let container = constraint.container, !container.flags.contains(.isBeingRemoved) {
            outside.append(constraint)
          }
        }
        if item.engine != nil { leaving.append(item) }
      }
      view.flags.insert(.needsEngineSync)
    }
    leaving.first?.engine?.remove(leaving)
    for constraint in outside { constraint.isActive = false }
    // Constraints inside the subtree wait for the next engine; the flags make it find them from any new
    // superview.
    forEachInSubtree {
      $0.flags.remove(.isBeingRemoved)
      $0.flags.insert(.descendantNeedsUpdateConstraints)
    }
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2), index1 != index2 else {
      return
    }
    children.swapAt(index1, index2)
    for index in [min(index1, index2), max(index1, index2)] { placeLayer(ofSubviewAt: index) }
  }

  package func restack(_ view: UIView, to index: Int) {
    guard view._superview === self, let present = children.index(of: view), present != index else { return }
    children.remove(at: present)
    let place = min(index, children.count)
    children.insert(view, at: place)
    placeLayer(ofSubviewAt: place)
  }

  /// Moves subviews so that they follow each other in the given order, the first one at `index`.
  package func restack(_ views: [UIView], from index: Int) {
    for view in views { children.remove(view) }
    for (place, view) in views.enumerated() {
      children.insert(view, at: min(index + place, children.count))
    }
    for view in views { if let place = children.index(of: view) { placeLayer(ofSubviewAt: place) } }
  }

  /// Calls `body` with the view and its descendants, superviews first. Iterative, since hierarchies may be
  /// deep.
  package func forEachInSubtree(_ body: @MainActor (UIView) -> Void) {
    var stack: ContiguousArray<UIView> = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.children.reversed())
    }
  }

  package func firstDescendant(where matches: @MainActor (UIView) -> Bool) -> UIView? {
    var stack: ContiguousArray<UIView> = [self]
    while let view = stack.popLast() {
      if matches(view) { return view }
      stack.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// Calls `body` with the existing layout items of the view and its guides.
  func forEachItem(_ body: @MainActor (LayoutItem) -> Void) {
    if let _item { body(_item) }
    guard let constraintSupport else { return }
    for guide in constraintSupport.guides { if let item = guide._item { body(item) } }
    for guide in constraintSupport.systemGuides.values { if let item = guide._item { body(item) } }
  }

  /// The nearest view controller whose view contains this view.
  package var nearestViewController: UIViewController? {
    sequence(first: self) { $0._superview }.lazy.compactMap { $0._viewController }.first
  }

  var descriptionBody: String {
    var parts = ["\(className(of: self)): \(address(of: self))"]
    let frame = backingLayer.frame
    parts.append(
      "frame = (\(shortNumber(frame.origin.x)) \(shortNumber(frame.origin.y)); "
        + "\(shortNumber(frame.size.width)) \(shortNumber(frame.size.height)))")
    if let text = debugText { parts.append("text = '\(text)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(shortNumber(alpha))") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.described)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <\(String(describing: type(of: backingLayer))): \(address(of: backingLayer))>")
    return parts.joined(separator: "; ")
  }

  /// Returns a textual dump of the hierarchy, one view a line, in the format of the iOS debugger command of
  /// this name.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    var stack: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = stack.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + view.description)
      for child in view.children.reversed() { stack.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  /// Removes every reference to the view. Called as the view is deallocated.
  func prepareForDeallocation() {
    backingLayer.setOwner(nil)
    leaveAutoLayout()
    // A window's descendants that something else retains are no longer in a window.
    if self is UIWindow { forEachInSubtree { $0._window = nil } }
    if !children.isEmpty { UIView.recordHierarchyChange() }
    for child in children { child._superview = nil }
    ViewReleaseQueue.release(&children)
  }
}

extension UIView.AutoresizingMask {
  /// The mask as descriptions print it, such as `W+H` or `RM+BM`.
  var described: String {
    var parts: [String] = []
    if contains(.flexibleLeftMargin) { parts.append("LM") }
    if contains(.flexibleWidth) { parts.append("W") }
    if contains(.flexibleRightMargin) { parts.append("RM") }
    if contains(.flexibleTopMargin) { parts.append("TM") }
    if contains(.flexibleHeight) { parts.append("H") }
    if contains(.flexibleBottomMargin) { parts.append("BM") }
    return parts.joined(separator: "+")
  }
}
