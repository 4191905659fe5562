import ClassMetadata

/// A view's part in the update cycle, which walks the tree of layers (see `CALayer+UpdateCycle`), in Apple's order:
/// constraints from the leaves up, one solve, then from the root down insets and `layoutSubviews`, which applies frames.
/// Whatever a step makes dirty again is done before the cycle ends.
///
/// All walks use lists of their own instead of recursion: hierarchies may be ten thousand levels deep.
extension UIView {
  func markNeedsLayout() { backingLayer.setNeedsLayout() }

  /// Has the next layout solve the constraints that the view holds. Views are laid out for that only where frames move, as
  /// on iOS.
  func markNeedsSolve() { backingLayer.markSubtreeNeedsLayout() }

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

  private static let roundLimit = 100

  /// Brings the constraints up to date where that is pending, and lays out: what the layer's layout is for a view.
  func layOutSubviews() {
    let root = hierarchyRoot
    if root.needsConstraintWork { root.runUpdateConstraints() }
    let controller = _viewController
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
      guard view.backingLayer.state.contains(.subtreeNeedsLayout) else { continue }
      for child in view.children where !child.backingLayer.state.isDisjoint(with: .layoutWork) {
        stack.append(child)
      }
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

extension UIView: LayerOwner {
  nonisolated package var pixelsPerPoint: CGFloat {
    var scale: CGFloat = 1
    layingOut { scale = $0.pixelScale }
    return scale
  }

  /// Insets, constraints and their solution for the whole hierarchy.
  nonisolated package func prepareLayout() {
    layingOut {
      let root = $0.hierarchyRoot
      root.refreshInsets()
      root.runUpdateConstraints()
      root.hostedEngine?.solveIfNeeded()
    }
  }

  /// Computes the insets.
  nonisolated package func layoutReachesLayer() {
    layingOut { $0.computeInsets() }
  }

  nonisolated package func layoutDidNotRest(_ layer: CALayer, after rounds: Int) {
    // Unsafe: the closure runs at once, on this thread.
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

  /// Runs what belongs to the layout of the view's layer. That of views runs on the main actor; `layoutSublayers(of:)`, which
  /// is called in the same walk, is checked for it.
  private nonisolated func layingOut(_ body: @MainActor (UIView) -> Void) {
    withoutIsolationCheck(self, body)
  }
}
