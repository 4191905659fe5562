import ClassMetadata

/// The view's part in the update cycle, which traverses the layer tree (see `CALayer+UpdateCycle`), in
/// Apple's order: properties from the root down, constraints from the leaves up, one solve, then from the root down insets and
/// `layoutSubviews()`, which applies frames. Work that a step invalidates again is done before the cycle
/// ends.
///
/// All traversals use explicit stacks instead of recursion, since hierarchies may be ten thousand levels
/// deep.
extension UIView {
  func markNeedsLayout() { backingLayer.setNeedsLayout() }

  /// Makes the next layout pass solve the constraints that the view holds. As on iOS, `layoutSubviews()` runs
  /// only for views whose frames change.
  func markNeedsSolve() { backingLayer.markSubtreeNeedsLayout() }

  func markNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    markConstraintWork()
    markNeedsLayout()
  }

  /// Records that the view or a descendant needs constraint work.
  ///
  /// Marked views lead to all such work from the root or, in a window, from its `constraintWork`: what a view
  /// adds during its layout is then found without a search from the window.
  func markConstraintWork() {
    guard !flags.contains(.descendantNeedsUpdateConstraints) else { return }
    guard let window = windowOfHierarchy else {
      // Unsafe, since counting references to superviews would take most of the time in deep hierarchies.
      unowned(unsafe) var view: UIView? = self
      while let present = view, present.flags.insert(.descendantNeedsUpdateConstraints).inserted {
        view = present._superview
      }
      return
    }
    // Unsafe for the same reason: superviews stay alive meanwhile.
    unowned(unsafe) var (view, other) = (self, window.constraintWork ?? window)
    let isFirst = !other.flags.contains(.descendantNeedsUpdateConstraints)
    flags.insert(.descendantNeedsUpdateConstraints)
    // The paths from both are marked by turns until one reaches the other, which takes few steps if they are
    // close to each other.
    while !isFirst {
      if let parent = view._superview {
        guard parent.flags.insert(.descendantNeedsUpdateConstraints).inserted else { break }
        view = parent
      }
      (view, other) = (other, view)
    }
    window.constraintWork = isFirst ? self : other
  }

  /// The window whose view hierarchy the view is in; `window`, except for overrides of programs.
  private var windowOfHierarchy: UIWindow? { _superview == nil ? self as? UIWindow : _window }

  /// The view from which marked views lead to all constraint work of the view and its descendants.
  private var markedConstraintWork: UIView? {
    if needsConstraintWork { return self }
    guard let marked = windowOfHierarchy?.constraintWork, marked.needsConstraintWork else { return nil }
    return _superview == nil || marked.isDescendant(of: self) ? marked : nil
  }

  private static let roundLimit = 100

  /// Performs the layout of the view's layer: updates pending constraints and calls `layoutSubviews()`.
  func layOutSubviews() {
    hierarchyRoot.runUpdateConstraints()
    let controller = _viewController
    let traits = resolvedTraits
    traits.withCurrent {
      ObservedUpdate.track(self, in: traits, then: { $0.setNeedsLayout() }) {
        if let controller {
          controller.layOutContainedViews()
          MessageObservers.sending("viewWillLayoutSubviews", to: controller) {
            controller.viewWillLayoutSubviews()
          }
        }
        MessageObservers.sending("layoutSubviews", to: self) { layoutSubviews() }
        if let controller {
          MessageObservers.sending("viewDidLayoutSubviews", to: controller) {
            controller.viewDidLayoutSubviews()
          }
          controller.containedViewsLaidOut()
        }
      }
    }
  }

  /// Updates the insets of the subtree, before the first solve, so that the guides are in place.
  func refreshInsets() {
    var stack: ContiguousArray<UIView> = [self]
    while let view = stack.popLast() {
      view.updateInsets()
      guard view.backingLayer.state.contains(.subtreeNeedsLayout) else { continue }
      for child in view.children where !child.backingLayer.state.isDisjoint(with: .layoutWork) {
        stack.append(child)
      }
    }
  }

  /// Calls `updateConstraints()` where it is pending, from the leaves up, and adds new views and constraints
  /// to the engine.
  func runUpdateConstraints() {
    for _ in 0..<UIView.roundLimit {
      guard let marked = markedConstraintWork else { return }
      // Views in preorder; reversed, children come before their superview.
      let changes = UIView.hierarchyChanges
      var pending: ContiguousArray<UIView> = []
      var stack: ContiguousArray<UIView> = []
      // Kept apart from the stack, since in deep hierarchies most views have one child with work.
      var next: UIView? = marked
      while let view = next ?? stack.popLast() {
        next = nil
        pending.append(view)
        view.flags.remove(.descendantNeedsUpdateConstraints)
        for child in view.children where child.needsConstraintWork {
          if let next { stack.append(next) }
          next = child
        }
      }
      for view in pending.reversed() where view.flags.contains(.needsUpdateConstraints) {
        view.flags.remove(.needsUpdateConstraints)
        let traits = view.resolvedTraits
        traits.withCurrent {
          ObservedUpdate.track(view, in: traits, then: { $0.setNeedsUpdateConstraints() }) {
            if let controller = view._viewController {
              controller.updateViewConstraints()
            } else {
              view.updateConstraints()
            }
          }
        }
      }
      // Superviews first, so that a constraint's container comes before its items. Views removed meanwhile
      // have another root.
      let root = UIView.hierarchyChanges == changes ? hierarchyRoot : nil
      for view in pending where view.flags.contains(.needsEngineSync) {
        view.syncWithEngine(below: root ?? view.hierarchyRoot)
      }
    }
    if markedConstraintWork == nil { return }
    // Cleared, so that later rounds of this layout do not repeat the loop.
    forEachInSubtree { $0.flags.remove(.needsUpdateConstraints) }
    LayoutLog.write(
      "Constraints below \(shortName(of: self)) did not come to rest: updateConstraints asks for itself.")
  }

  /// Adds the view and the constraints that it holds to the hierarchy's engine, which is created if there is
  /// anything to add.
  private func syncWithEngine(below root: UIView) {
    flags.remove(.needsEngineSync)
    let isLaidOut = flags.contains(.constraintBased) && _superview != nil
    guard isLaidOut || !held.isEmpty else { return }
    let engine = root.hostedEngine ?? LayoutEngine(host: root)
    root.hostedEngine = engine
    if isLaidOut { engine.enter(item) }
    if held.isEmpty { return }
    engine.enter(item)
    for constraint in heldInOrder where constraint.handle == nil { engine.install(constraint) }
  }

  /// The held constraints in the order in which engines install them: that of activation unless some were released.
  private var heldInOrder: ContiguousArray<NSLayoutConstraint> {
    var isInOrder = !arrangesSubviews
    var last = 0
    for constraint in held {
      isInOrder = isInOrder && last <= constraint.serial
      last = constraint.serial
    }
    if isInOrder { return held }
    var ordered: ContiguousArray<((Int, Int), NSLayoutConstraint)> = []
    for constraint in held { ordered.append((constraint.installationOrder, constraint)) }
    // A function that is not isolated, so that comparisons check no isolation.
    ordered.sort(by: comesBefore)
    return ContiguousArray(ordered.lazy.map(\.1))
  }

  /// Applies the frames that the engine determined to the subviews, and its size to a root without superview.
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

private func comesBefore(
  _ first: ((Int, Int), NSLayoutConstraint), _ second: ((Int, Int), NSLayoutConstraint)
) -> Bool { first.0 < second.0 }

extension UIView: LayerOwner {
  nonisolated package var pixelsPerPoint: CGFloat {
    var scale: CGFloat = 1
    layingOut { scale = $0.pixelScale }
    return scale
  }

  /// Updates the insets and constraints of the whole hierarchy and solves them.
  nonisolated package func prepareLayout() {
    layingOut {
      let root = $0.hierarchyRoot
      guard root.hostedEngine?.isMeasuring != true else { return root.refreshInsets() }
      root.runPropertyUpdates()
      root.refreshInsets()
      root.runUpdateConstraints()
      root.hostedEngine?.solveIfNeeded()
      root.applyCorners()
    }
  }

  /// Recomputes the insets.
  nonisolated package func layoutReachesLayer() {
    layingOut { $0.computeInsets() }
  }

  nonisolated package func layoutDidNotConverge(_ layer: CALayer, after rounds: Int) {
    // Unsafe: the closure runs synchronously, on this thread.
    nonisolated(unsafe) let layer = layer
    layingOut { view in
      let name = shortName(of: view)
      let layerName = layer === view.backingLayer ? "" : "a layer (\(type(of: layer))) in "
      let place = view.nearestViewController.map { " on the screen of \(className(of: $0))" } ?? ""
      LayoutLog.write(
        "Layout of \(layerName)\(name)\(place) did not come to rest after \(rounds) rounds: it is asked for again each "
          + "time it is done.")
    }
  }

  /// Runs a part of the layout of the view's layer. Layout of views runs on the main actor;
  /// `layoutSublayers(of:)`, called in the same traversal, checks that.
  private nonisolated func layingOut(_ body: @MainActor (UIView) -> Void) {
    withoutIsolationCheck(self, body)
  }
}
