import ConstraintSolver

extension LayoutEngine {
  /// Adds the constraints that represent the frame of a view that is not laid out by constraints: its
  /// autoresizing mask, or the host's size.
  func addFrameConstraints(_ item: LayoutItem, _ view: UIView) {
    if view === host {
      pinOrigin(of: item)
      if isLaidOut(view) { return }
      let alignment = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size))
      pin(item, item.width, alignment.width)
      pin(item, item.height, alignment.height)
      return
    }
    guard !isLaidOut(view) else { return }
    enterSuperviewsWithMasks(of: view)
    let equations = frameEquations(view)
    item.system.frameIsConstant =
      equations.left.factor == 0 && equations.top.factor == 0 && equations.width.factor == 0
      && equations.height.factor == 0
    for (variable, equation, container) in [
      (item.left!, equations.left, NSLayoutConstraint.Attribute.width), (item.top!, equations.top, .height),
      (item.width!, equations.width, .width), (item.height!, equations.height, .height),
    ] {
      var terms = [Term(variable, 1)]
      if equation.factor != 0, let parent = view._superview {
        let parentItem = parent.item
        enter(parentItem)
        terms.append(
          Term(container == .width ? parentItem.width : parentItem.height, -Double(equation.factor)))
      }
      item.system.frame.append(
        solver.add(
          terms, constant: -limited(equation.constant), relation: .equal, priority: .required,
          place: framePlace(of: item)))
    }
  }

  func pinOrigin(of item: LayoutItem) {
    pin(item, item.left, 0)
    pin(item, item.top, 0)
  }

  private func pin(_ item: LayoutItem, _ variable: Variable, _ value: CGFloat) {
    item.system.frame.append(
      solver.add(
        [Term(variable, 1)], constant: -limited(value), relation: .equal, priority: .required,
        place: framePlace(of: item)))
  }

  /// The position of the next frame constraint of an item in the order of addition.
  private func framePlace(of item: LayoutItem) -> Int { item.places.own + 8 + item.system.frame.count }

  /// Returns a finite value for the solver, since frames may be infinite.
  private func limited(_ value: CGFloat) -> Double {
    guard !value.isNaN else { return 0 }
    return Double(min(max(value, -NSLayoutConstraint.largestConstant), NSLayoutConstraint.largestConstant))
  }

  typealias Equation = (factor: CGFloat, constant: CGFloat)

  /// Returns the alignment rectangle of a view with an autoresizing mask: as linear functions of the
  /// superview's alignment size if the engine determines that size, as constants otherwise. In the latter
  /// case the mask changes the frame, and the constants follow.
  private func frameEquations(_ view: UIView) -> (
    left: Equation, top: Equation, width: Equation, height: Equation
  ) {
    guard let parent = view._superview, !view.autoresizingMask.isEmpty, determinesSize(of: parent) else {
      let rect = view.alignmentRect(forFrame: untransformedFrame(view))
      return ((0, rect.minX), (0, rect.minY), (0, rect.width), (0, rect.height))
    }
    return linearFrame(of: view, in: parent)
  }

  /// Returns whether the engine determines the view's size, by constraints or by masks below a view with
  /// constraints.
  private func determinesSize(of view: UIView) -> Bool {
    var next: UIView? = view
    while let view = next {
      if isLaidOut(view) { return view === host || !isUnconstrained(view) }
      guard view !== host, hasFlexibleSize(view) else { return false }
      if let item = view._item, item.engine === self, !item.system.frame.isEmpty {
        return !item.system.frameIsConstant
      }
      next = view._superview
    }
    return false
  }

  private func hasFlexibleSize(_ view: UIView) -> Bool {
    !view.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
  }

  /// Enters superviews whose masks make their size depend on one that the engine determines, from the
  /// outermost in; iterative, since hierarchies may be deep.
  private func enterSuperviewsWithMasks(of view: UIView) {
    guard let parent = view._superview, !isLaidOut(parent), !view.autoresizingMask.isEmpty,
      determinesSize(of: parent)
    else { return }
    var chain: [UIView] = []
    var next: UIView? = parent
    while let view = next, !isLaidOut(view), view._item?.engine !== self {
      chain.append(view)
      next = view._superview
    }
    for view in chain.reversed() { enter(view.item) }
  }

  /// Returns the equations of the mask for left, top, width and height, regardless of what determines the
  /// superview's size; for messages.
  func maskEquations(of view: UIView) -> [Equation] {
    let equations = view._superview.map { linearFrame(of: view, in: $0) } ?? frameEquations(view)
    return [equations.left, equations.top, equations.width, equations.height]
  }

  private func linearFrame(of view: UIView, in parent: UIView) -> (
    left: Equation, top: Equation, width: Equation, height: Equation
  ) {
    let frame = untransformedFrame(view)
    let rect = view.alignmentRect(forFrame: frame)
    let mask = view.autoresizingMask
    let size = parent.bounds.size
    let parentInsets = parent.alignmentRectInsets
    let x = Autoresizing(
      start: frame.minX, size: frame.width, container: size.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let y = Autoresizing(
      start: frame.minY, size: frame.height, container: size.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let widthSurplus = parentInsets.left + parentInsets.right
    let heightSurplus = parentInsets.top + parentInsets.bottom
    return (
      (x.startFactor, x.startConstant + x.startFactor * widthSurplus + rect.minX - frame.minX),
      (y.startFactor, y.startConstant + y.startFactor * heightSurplus + rect.minY - frame.minY),
      (x.sizeFactor, x.sizeConstant + x.sizeFactor * widthSurplus + rect.width - frame.width),
      (y.sizeFactor, y.sizeConstant + y.sizeFactor * heightSurplus + rect.height - frame.height)
    )
  }

  /// Returns the frame that the view would have without its transform, which layout ignores.
  private func untransformedFrame(_ view: UIView) -> CGRect {
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    let center = view.center
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// Updates the frame constraints of descendants after the engine started or stopped determining the view's
  /// size.
  func sizeOwnerChanged(of view: UIView) {
    var stack = [view]
    while let view = stack.popLast() {
      for child in view.children where !isLaidOut(child) {
        if child._item?.engine === self { frameChanged(of: child) }
        if hasFlexibleSize(child) { stack.append(child) }
      }
    }
  }

  /// Updates the frame constraints of a view whose frame or mask was set by the program.
  func frameChanged(of view: UIView) {
    guard let item = view._item, item.engine === self else { return }
    if view === host {
      guard !isLaidOut(view), item.system.frame.count == 4 else { return }
      let alignment = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size))
      solver.setConstant(-limited(alignment.width), of: item.system.frame[2])
      solver.setConstant(-limited(alignment.height), of: item.system.frame[3])
      markDirty()
      return
    }
    guard !isLaidOut(view) else { return }
    let equations = frameEquations(view)
    let all = [equations.left, equations.top, equations.width, equations.height]
    if item.system.frame.count == 4, all.allSatisfy({ $0.factor == 0 }), item.system.frameIsConstant {
      for (handle, equation) in zip(item.system.frame, all) {
        solver.setConstant(-limited(equation.constant), of: handle)
      }
    } else {
      for handle in item.system.frame { solver.remove(handle) }
      item.system.frame.removeAll()
      addFrameConstraints(item, view)
    }
    markDirty()
    view._superview?.markNeedsSolve()
  }

  // MARK: Results

  /// Returns the alignment rectangle of an item in its superview's coordinates, rounded to pixels.
  func alignmentRect(of item: LayoutItem, pixelScale: CGFloat) -> CGRect {
    solveIfNeeded()
    return PixelGrid.round(exactRect(of: item), pixelScale)
  }

  func exactRect(of item: LayoutItem) -> CGRect {
    CGRect(x: value(item.left), y: value(item.top), width: value(item.width), height: value(item.height))
  }

  /// Applies the frame that the constraints determine to a view.
  func applyFrame(of view: UIView, _ item: LayoutItem) {
    if isUnconstrained(view) { return }
    solveIfNeeded()
    var exact = exactRect(of: item)
    // Constraints can demand a negative size, a frame has none.
    exact.size.width = max(0, exact.size.width)
    exact.size.height = max(0, exact.size.height)
    let frame = PixelGrid.round(view.frame(forAlignmentRect: exact), view.pixelScale)
    let isUpright = view.transform3DIsIdentity
    if isUpright, view.backingLayer.computedFrame == frame { return }
    isApplyingFrames = true
    defer { isApplyingFrames = false }
    // Constraints determine center and bounds: classes that override `frame` do not hear of them on iOS.
    let anchor = view.backingLayer.anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if view.center != center { view.center = center }
    if view.bounds.size != frame.size { view.bounds = CGRect(origin: view.bounds.origin, size: frame.size) }
  }

  /// Returns whether nothing says where a view is that does not translate its autoresizing mask: it has no constraints, no content
  /// and no guides. It keeps its frame, as on iOS, where the engine knows nothing of it.
  private func isUnconstrained(_ view: UIView) -> Bool {
    guard let item = view._item, item.references.isEmpty, item.arrangedIndex < 0 else { return false }
    let content = item.system.contentSize
    guard content.0 == nil, content.1 == nil, content.2 == nil, content.3 == nil else { return false }
    return view.constraintSupport.map { $0.guides.isEmpty && $0.systemGuides.isEmpty } ?? true
  }

  /// Applies the size of a host that is laid out by constraints; its position stays.
  func applyHostSize() {
    solveIfNeeded()
    guard !isFitting, isLaidOut(host), let item = host._item, item.engine === self else { return }
    let rect = CGRect(
      x: host.frame.minX, y: host.frame.minY, width: max(0, value(item.width)),
      height: max(0, value(item.height)))
    let size = host.frame(forAlignmentRect: rect).size
    isApplyingFrames = true
    defer { isApplyingFrames = false }
    host.frame = CGRect(
      x: host.frame.minX, y: host.frame.minY, width: PixelGrid.round(size.width, host.pixelScale),
      height: PixelGrid.round(size.height, host.pixelScale))
  }
}
