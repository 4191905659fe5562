/// The update cycle, in Apple's order: constraints from the leaves up, one solve, then from the root down insets and
/// `layoutSubviews`, which applies frames. Whatever a step makes dirty again is done before the cycle ends.
///
/// All walks use lists of their own instead of recursion: hierarchies may be ten thousand levels deep.
extension UIView {
  func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    if let _superview {
      _superview.markDescendantNeedsLayout()
    } else {
      scheduleCommitOfRoot()
    }
  }

  /// Has a window laid out when the run loop turns.
  private func scheduleCommitOfRoot() {
    if backingLayer.isRootOfScreen, !backingLayer.isHidden { MainLoop.scheduleCommit() }
  }

  func markDescendantNeedsLayout() {
    var view: UIView? = self
    while let present = view, !present.flags.contains(.descendantNeedsLayout) {
      present.flags.insert(.descendantNeedsLayout)
      view = present._superview
      if view == nil { present.scheduleCommitOfRoot() }
    }
  }

  func markNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    _superview?.markDescendantNeedsUpdateConstraints()
    markNeedsLayout()
  }

  func markDescendantNeedsUpdateConstraints() {
    var view: UIView? = self
    while let present = view, !present.flags.contains(.descendantNeedsUpdateConstraints) {
      present.flags.insert(.descendantNeedsUpdateConstraints)
      view = present._superview
    }
  }

  private var needsLayoutWork: Bool {
    !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout, .insetsDirty])
  }

  /// As often as a view may ask for another layout from inside its layout before the cycle gives up.
  private static let roundLimit = 100
  /// How often the present cycle has walked the hierarchy.
  static var layoutRound = 0

  /// Lays out the subtree until nothing in it is pending; begins at superviews that wait for their layout, too, as layers
  /// do on iOS, since only they can place a view that itself waits.
  func runLayout() {
    let root = hierarchyRoot
    guard root !== self else { return runLayout(below: root) }
    root.refreshInsets()
    root.runUpdateConstraints()
    root.hostedEngine?.solveIfNeeded()
    guard flags.contains(.needsLayout) else { return runLayout(below: root) }
    var top = self
    while let superview = top._superview, superview.flags.contains(.needsLayout),
      !superview.flags.contains(.isLayingOut)
    {
      top = superview
    }
    top.runLayout(below: root)
  }

  private func runLayout(below root: UIView) {
    let outer = UIView.layoutRound
    defer { UIView.layoutRound = outer }
    for round in 0... {
      root.refreshInsets()
      root.runUpdateConstraints()
      root.hostedEngine?.solveIfNeeded()
      guard needsLayoutWork else { return }
      guard round < UIView.roundLimit else {
        LayoutLog.write(
          "Layout of \(shortName(of: self)) did not come to rest after \(UIView.roundLimit) rounds: a view asks for "
            + "another layout each time it is laid out.")
        return
      }
      UIView.layoutRound = round
      layOutOnce(below: root)
    }
  }

  /// One walk from this view down over everything that needs layout.
  private func layOutOnce(below root: UIView) {
    var stack: ContiguousArray<UIView> = [self]
    while let view = stack.popLast() {
      // Whatever ran before may have taken the view out of the hierarchy.
      guard view === self || view._superview != nil else { continue }
      view.updateInsets()
      if view.flags.contains(.needsLayout) {
        if root.needsConstraintWork { root.runUpdateConstraints() }
        view.flags.remove(.needsLayout)
        view.performLayout()
      }
      guard view.flags.contains(.descendantNeedsLayout) else { continue }
      view.flags.remove(.descendantNeedsLayout)
      for child in view.children.reversed() where child.needsLayoutWork { stack.append(child) }
    }
  }

  private func performLayout() {
    let controller = _viewController
    flags.insert(.isLayingOut)
    defer { flags.remove(.isLayingOut) }
    resolvedTraits.withCurrent {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// Insets first, so that the guides stand before the first solve.
  func refreshInsets() {
    var stack: ContiguousArray<UIView> = [self]
    while let view = stack.popLast() {
      view.updateInsets()
      guard view.flags.contains(.descendantNeedsLayout) else { continue }
      for child in view.children where child.needsLayoutWork { stack.append(child) }
    }
  }

  /// `updateConstraints` from the leaves up where it is pending, then the engine learns what is new.
  func runUpdateConstraints() {
    guard needsConstraintWork else { return }
    // Views in the order of leaving them, children before their superview.
    for _ in 0..<UIView.roundLimit {
      let changes = UIView.hierarchyChanges
      var pending: ContiguousArray<UIView> = []
      var stack: ContiguousArray<UIView> = [self]
      while let view = stack.popLast() {
        guard view.needsConstraintWork else { continue }
        pending.append(view)
        view.flags.remove(.descendantNeedsUpdateConstraints)
        stack.append(contentsOf: view.children)
      }
      for view in pending.reversed() where view.flags.contains(.needsUpdateConstraints) {
        view.flags.remove(.needsUpdateConstraints)
        view.resolvedTraits.withCurrent {
          if let controller = view._viewController {
            controller.updateViewConstraints()
          } else {
            view.updateConstraints()
          }
        }
      }
      // From the outside in, as a constraint's container comes before its items.
      // Views that left meanwhile have another root.
      let root = UIView.hierarchyChanges == changes ? hierarchyRoot : nil
      for view in pending where view.flags.contains(.needsEngineSync) {
        view.syncWithEngine(below: root ?? view.hierarchyRoot)
      }
      guard needsConstraintWork else { return }
    }
    // Later rounds of the same layout do not begin it all again.
    forEachInSubtree { $0.flags.remove(.needsUpdateConstraints) }
    LayoutLog.write(
      "Constraints below \(shortName(of: self)) did not come to rest: updateConstraints asks for itself.")
  }

  /// Tells the hierarchy's engine of the view and of the constraints that it holds; makes the engine when there is
  /// something to tell.
  private func syncWithEngine(below root: UIView) {
    flags.remove(.needsEngineSync)
    let isLaidOut = flags.contains(.constraintBased) && _superview != nil
    guard isLaidOut || !held.isEmpty else { return }
    let engine = root.hostedEngine ?? LayoutEngine(host: root)
    root.hostedEngine = engine
    if isLaidOut { engine.enter(item) }
    if held.isEmpty { return }
    engine.enter(item)
    // In order of activation, in which they stand unless some were released.
    let isInOrder = isHeldInOrder && !(self is UIStackView)
    let constraints = isInOrder ? held : ContiguousArray(held.sorted { $0.comesBefore($1) })
    for constraint in constraints where constraint.engine == nil { engine.install(constraint) }
  }

  /// Whether the list of held constraints is in order of activation.
  private var isHeldInOrder: Bool {
    held.withUnsafeBufferPointer { held in
      for i in 1..<max(1, held.count) where held[i - 1].serial > held[i].serial { return false }
      return true
    }
  }

  /// Gives the subviews the frames that the engine determined, and a root without superview its size.
  func applyEngineFrames() {
    if _superview == nil, flags.contains(.constraintBased), let item = _item, let engine = item.engine {
      engine.applyHostSize()
    }
    for child in children where child.flags.contains(.constraintBased) {
      guard let item = child._item, let engine = item.engine else { continue }
      engine.applyFrame(of: child, item)
    }
  }

}
