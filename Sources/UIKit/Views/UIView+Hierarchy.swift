extension UIView {
  /// The topmost superview, the view itself when it has none.
  var hierarchyRoot: UIView {
    var view = self
    while let superview = view._superview { view = superview }
    return view
  }

  func ensureExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// Counts views that join or leave a superview.
  static var hierarchyChanges = 0

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other._superview === self { return self }
    if _superview === other { return other }
    if let parent = _superview, other._superview === parent { return parent }
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
    if view._superview === self, let present = children.firstIndex(where: { $0 === view }) {
      children.remove(at: present)
      let place = children.firstIndex { $0 === sibling }! + offset
      children.insert(view, at: place)
      backingLayer.insertSublayer(view.backingLayer, at: UInt32(layerIndex(ofSubviewAt: place)))
      return
    }
    insert(view, at: children.firstIndex { $0 === sibling }! + offset)
  }

  /// Layers of one's own may lie between those of subviews; a subview's goes right above the one before it.
  private func layerIndex(ofSubviewAt index: Int) -> Int {
    guard index > 0, let layers = backingLayer.sublayers,
      let before = layers.firstIndex(where: { $0 === children[index - 1].backingLayer })
    else { return 0 }
    return before + 1
  }

  func insert(_ view: UIView, at index: Int) {
    if view === self || (!view.children.isEmpty && isDescendant(of: view)) {
      fatalError("Can't add \(view === self ? "self" : "a superview") as subview")
    }
    if view._superview === self {
      restack(view, to: min(max(index, 0), children.count - 1))
      return
    }
    let newWindow = window
    let oldWindow = view._superview == nil ? nil : view.window
    let told = newWindow !== oldWindow && newWindow != nil ? view.toldController : nil
    told?.viewWillEnterWindow()
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.forEachInSubtree { $0.willMove(toWindow: newWindow) } }
    if view._superview != nil { view.detach() }
    view.hostedEngine?.dismantle()
    view.hostedEngine = nil

    let place = min(max(index, 0), children.count)
    let atEnd = place == children.count
    children.insert(view, at: place)
    view._superview = self
    UIView.hierarchyChanges &+= 1
    if atEnd {
      backingLayer.addSublayer(view.backingLayer)
    } else {
      backingLayer.insertSublayer(view.backingLayer, at: UInt32(layerIndex(ofSubviewAt: place)))
    }

    view.joined(self)
    didAddSubview(view)
    view.didMoveToSuperview()
    guard newWindow !== oldWindow else { return }
    if newWindow != nil { view.forEachInSubtree { AppearanceProxies.apply(to: $0) } }
    view.forEachInSubtree { $0.didMoveToWindow() }
    // A responder that was made first before it was in a window gets its keyboard now.
    if newWindow != nil, let first = UIResponder.first, first.hostingWindow === newWindow,
      (first as? UIView)?.isDescendant(of: view) ?? true
    {
      Keyboard.followFirstResponder()
    }
    told?.viewHasEnteredWindow()
  }

  /// A first responder that leaves its window is first no longer.
  private func endEditingBeforeLeaving() {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else { return }
    endEditing(true)
  }

  /// What has to happen once a view has a new superview.
  private func joined(_ parent: UIView) {
    flags.insert([.needsLayout, .insetsDirty])
    if flags.contains(.constraintBased) { flags.insert(.needsEngineSync) }
    parent.markDescendantNeedsLayout()
    parent.markNeedsLayout()
    if needsConstraintWork { parent.markDescendantNeedsUpdateConstraints() }
    if parent.cachedTraits != nil { propagateTraits() }
  }

  /// Whether anything in the subtree waits for its constraints.
  var needsConstraintWork: Bool {
    !flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints, .needsEngineSync])
  }

  func leaveSuperview() {
    guard let parent = _superview else { return }
    let oldWindow = window
    if oldWindow != nil { endEditingBeforeLeaving() }
    guard _superview === parent else { return }
    let told = oldWindow != nil ? toldController : nil
    told?.viewWillLeaveWindow()
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { forEachInSubtree { $0.willMove(toWindow: nil) } }
    detach()
    didMoveToSuperview()
    if oldWindow != nil { forEachInSubtree { $0.didMoveToWindow() } }
    told?.viewHasLeftWindow()
  }

  /// Takes the view out of its superview's list, out of the engine, and ends the constraints that cross the border.
  private func detach() {
    guard let parent = _superview else { return }
    severConstraints()
    parent.children.removeAll { $0 === self }
    backingLayer.removeFromSuperlayer()
    _superview = nil
    UIView.hierarchyChanges &+= 1
    parent.markNeedsLayout()
    if let stack = parent as? UIStackView { stack.forget(self) }
  }

  /// Deactivates what ties the subtree to the outside and takes the subtree's items out of the engine.
  private func severConstraints() {
    var outside: [NSLayoutConstraint] = []
    var leaving: [LayoutItem] = []
    forEachInSubtree { $0.flags.insert(.isLeaving) }
    forEachInSubtree { view in
      view.forEachItem { item in
        for reference in item.references {
          let constraint = reference.takeUnretainedValue()
          if let container = constraint.container, !container.flags.contains(.isLeaving) {
            outside.append(constraint)
          }
        }
        if item.engine != nil { leaving.append(item) }
      }
      view.flags.insert(.needsEngineSync)
    }
    leaving.first?.engine?.remove(leaving)
    for constraint in outside { constraint.isActive = false }
    // The subtree's inner constraints wait for the next engine; the flags lead there from any new superview.
    forEachInSubtree {
      $0.flags.remove(.isLeaving)
      $0.flags.insert(.descendantNeedsUpdateConstraints)
    }
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2), index1 != index2 else {
      return
    }
    children.swapAt(index1, index2)
    restackLayers()
  }

  func restack(_ view: UIView, to index: Int) {
    guard let present = children.firstIndex(where: { $0 === view }), present != index else { return }
    children.remove(at: present)
    children.insert(view, at: min(index, children.count))
    restackLayers()
  }

  /// Puts some of the subviews one above the other, the first at an index.
  func restack(_ views: [UIView], from index: Int) {
    let moved = Set(views.map { ObjectIdentifier($0) })
    children.removeAll { moved.contains(ObjectIdentifier($0)) }
    children.insert(contentsOf: views, at: min(index, children.count))
    restackLayers()
  }

  private func restackLayers() {
    for child in children { backingLayer.addSublayer(child.backingLayer) }
  }

  /// Calls `body` with the view and everything below it, superviews first. Hierarchies may be deep: no recursion.
  func forEachInSubtree(_ body: @MainActor (UIView) -> Void) {
    var stack: ContiguousArray<UIView> = [self]
    while let view = stack.popLast() {
      body(view)
      stack.append(contentsOf: view.children.reversed())
    }
  }

  func firstDescendant(where matches: @MainActor (UIView) -> Bool) -> UIView? {
    var stack: ContiguousArray<UIView> = [self]
    while let view = stack.popLast() {
      if matches(view) { return view }
      stack.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// The items of the view itself and of its guides, those that exist.
  func forEachItem(_ body: @MainActor (LayoutItem) -> Void) {
    if let _item { body(_item) }
    guard let constraintSupport else { return }
    for guide in constraintSupport.guides { if let item = guide._item { body(item) } }
    for guide in constraintSupport.systemGuides.values { if let item = guide._item { body(item) } }
  }

  /// The nearest view controller whose view contains this view.
  var nearestViewController: UIViewController? {
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
    if isOpaque && !(self is UIWindow) { parts.append("opaque = YES") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.described)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <\(String(describing: type(of: backingLayer))): \(address(of: backingLayer))>")
    return parts.joined(separator: "; ")
  }

  /// The hierarchy as text, a view a line, in the form that iOS's debugger command prints.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    var stack: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = stack.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + view.description)
      for child in view.children.reversed() { stack.append((child, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}

extension UIView.AutoresizingMask {
  /// As descriptions print it: `W+H`, `RM+BM`.
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
