import ConstraintSolver

extension LayoutEngine {
  /// What stands for the frame of a view that is not laid out by constraints: its autoresizing mask, or for the host
  /// its size.
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

  /// The place of the next part of an item's frame in the order of addition.
  private func framePlace(of item: LayoutItem) -> Int { item.places.own + 8 + item.system.frame.count }

  /// Frames may be infinite, the engine's numbers may not.
  private func limited(_ value: CGFloat) -> Double {
    guard !value.isNaN else { return 0 }
    return Double(min(max(value, -NSLayoutConstraint.largestConstant), NSLayoutConstraint.largestConstant))
  }

  typealias Equation = (factor: CGFloat, constant: CGFloat)

  /// The alignment rectangle of a view with a mask: as linear functions of its superview's alignment size when the
  /// engine determines that one, plain numbers otherwise (then `bounds` follows the mask, and the numbers with it).
  private func frameEquations(_ view: UIView) -> (
    left: Equation, top: Equation, width: Equation, height: Equation
  ) {
    guard let parent = view._superview, !view.autoresizingMask.isEmpty, determinesSize(of: parent) else {
      let rect = view.alignmentRect(forFrame: untransformedFrame(view))
      return ((0, rect.minX), (0, rect.minY), (0, rect.width), (0, rect.height))
    }
    return linearFrame(of: view, in: parent)
  }

  /// Whether the engine determines the view's size: by constraints, or by masks below a view that has some.
  private func determinesSize(of view: UIView) -> Bool {
    var next: UIView? = view
    while let view = next {
      if isLaidOut(view) { return true }
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

  /// Superviews whose masks make their sizes follow one that the engine determines, from the outside in: hierarchies
  /// are too deep for recursion.
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

  /// What the mask says of left, top, width and height, whoever determines the superview's size: for messages.
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

  /// The frame as if the view had no transform, which layout does not know.
  private func untransformedFrame(_ view: UIView) -> CGRect {
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    let center = view.center
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// The engine began or ceased to determine the view's size: what masks below say is linear in it, or is not.
  func sizeOwnerChanged(of view: UIView) {
    var stack = [view]
    while let view = stack.popLast() {
      for child in view.children where !isLaidOut(child) {
        if child._item?.engine === self { frameChanged(of: child) }
        if hasFlexibleSize(child) { stack.append(child) }
      }
    }
  }

  /// A frame or mask was set from outside.
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

  // MARK: Out

  /// The alignment rectangle of an item in its superview's coordinates, on the pixel grid.
  func alignmentRect(of item: LayoutItem, pixelScale: CGFloat) -> CGRect {
    solveIfNeeded()
    return PixelGrid.round(exactRect(of: item), pixelScale)
  }

  func exactRect(of item: LayoutItem) -> CGRect {
    CGRect(x: value(item.left), y: value(item.top), width: value(item.width), height: value(item.height))
  }

  /// Gives a view the frame that the constraints determine.
  func applyFrame(of view: UIView, _ item: LayoutItem) {
    solveIfNeeded()
    var exact = exactRect(of: item)
    // A size below zero comes from constraints that ask for it; a frame has none.
    exact.size.width = max(0, exact.size.width)
    exact.size.height = max(0, exact.size.height)
    let frame = PixelGrid.round(view.frame(forAlignmentRect: exact), view.pixelScale)
    let isUpright = view.transform3DIsIdentity
    if isUpright, view.backingLayer.computedFrame == frame { return }
    isApplyingFrames = true
    defer { isApplyingFrames = false }
    if isUpright {
      view.frame = frame
    } else {
      let anchor = view.layer.anchorPoint
      view.bounds.size = frame.size
      view.center = CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
  }

  /// Gives a host that is laid out by constraints its size; its place stays.
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
