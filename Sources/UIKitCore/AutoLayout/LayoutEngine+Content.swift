import ConstraintSolver

/// Intrinsic content sizes: per axis an upper bound at the hugging priority and a lower bound at the
/// compression resistance priority.
///
/// Wrapping text needs a second pass: its width results from the solve, its height from its width. It is
/// measured again at the resulting width; unless stronger constraints determine the width, the label then
/// hugs its longest line.
extension LayoutEngine {
  func addContentConstraints(_ item: LayoutItem, _ view: UIView) {
    let size = measured(view)
    item.system.contentSizeValue = size
    setContentConstraints(item, view, size)
    if wraps(view) { addToWrappingList(item) }
  }

  func removeContentConstraints(_ item: LayoutItem) {
    let handles = item.system.contentSize
    for handle in [handles.0, handles.1, handles.2, handles.3] { if let handle { solver.remove(handle) } }
    item.system.contentSize = (nil, nil, nil, nil)
    item.system.wrapWidth = nil
  }

  /// The engine that is asking a view for its size. A table that grows with its rows lays itself out in answer, at the size that it
  /// has: the constraints are not solved again within that.
  @TaskLocal private static var measuring: ObjectIdentifier?

  /// A Boolean value that indicates whether the engine is asking a view for its size.
  var isMeasuring: Bool { Self.measuring == ObjectIdentifier(self) }

  /// The largest intrinsic length, in points: a view that asks for `greatestFiniteMagnitude` is 2777777 points wide in a public
  /// report.
  private static let largestContent: CGFloat = 2_777_777

  private func measured(_ view: UIView) -> CGSize {
    var size =
      policy?.contentSize(of: view)?.size
      ?? Self.$measuring.withValue(ObjectIdentifier(self)) {
        view.resolvedTraits.withCurrent { view.intrinsicContentSize }
      }
    // Values that are no sizes are ignored.
    if !size.width.isFinite || size.width < 0 { size.width = UIView.noIntrinsicMetric }
    if !size.height.isFinite || size.height < 0 { size.height = UIView.noIntrinsicMetric }
    size.width = min(size.width, Self.largestContent)
    size.height = min(size.height, Self.largestContent)
    return size
  }

  /// Adds, changes or removes the four bounds so that they describe `size`.
  ///
  /// The tie rules follow iOS: of two labels in a row with room to spare, the first one grows; of two that do
  /// not fit, the second is truncated, as saved frames in public documents and frames that a layout library's
  /// tests recorded on iOS show.
  func setContentConstraints(_ item: LayoutItem, _ view: UIView, _ size: CGSize) {
    let present = item.system.contentSize
    item.system.contentSize.0 = bound(
      present.0, item.width, .lessThanOrEqual, size.width, item.places.own + 4,
      { view.contentHuggingPriority(for: .horizontal) })
    item.system.contentSize.1 = bound(
      present.1, item.width, .greaterThanOrEqual, size.width, item.places.own + 5,
      { widthResistance(of: view) })
    item.system.contentSize.2 = bound(
      present.2, item.height, .lessThanOrEqual, size.height, item.places.own + 6,
      { view.contentHuggingPriority(for: .vertical) })
    item.system.contentSize.3 = bound(
      present.3, item.height, .greaterThanOrEqual, size.height, item.places.own + 7,
      { view.contentCompressionResistancePriority(for: .vertical) })
  }

  /// Adds, changes or removes one of the bounds. Returns its constraint; `nil` if there is none.
  private func bound(
    _ handle: Constraint?, _ variable: Variable, _ relation: Relation, _ value: CGFloat, _ place: Int,
    _ priority: @MainActor () -> UILayoutPriority
  ) -> Constraint? {
    if value == UIView.noIntrinsicMetric {
      if let handle { solver.remove(handle) }
      return nil
    }
    if let handle {
      solver.setConstant(-Double(value), of: handle)
      return handle
    }
    return solver.add(
      [Term(variable, 1)], constant: -Double(value), relation: relation, priority: priority().solverPriority,
      breakingOrder: 5, tieRule: relation == .greaterThanOrEqual ? .earlierIsKept : .laterIsKept, place: place
    )
  }

  /// Records that the intrinsic size changed. The content is measured in the next layout.
  func contentChanged(_ item: LayoutItem) {
    guard let view = item.view else { return }
    if isLaidOut(view), !item.system.contentIsDirty {
      item.system.contentIsDirty = true
      contentDirty.append(item)
    }
    baselineChanged(item)
  }

  func contentPriorityChanged(_ item: LayoutItem) {
    guard let view = item.view else { return }
    let handles = item.system.contentSize
    func set(_ handle: Constraint?, _ priority: UILayoutPriority) {
      if let handle { solver.setPriority(priority.solverPriority, of: handle) }
    }
    set(handles.0, view.contentHuggingPriority(for: .horizontal))
    set(handles.1, widthResistance(of: view))
    set(handles.2, view.contentHuggingPriority(for: .vertical))
    set(handles.3, view.contentCompressionResistancePriority(for: .vertical))
    markDirty()
  }

  private func addToWrappingList(_ item: LayoutItem) {
    guard !item.system.isInWrappingList else { return }
    item.system.isInWrappingList = true
    wrapping.append(item)
  }

  func removeFromWrappingList(_ item: LayoutItem) {
    guard item.system.isInWrappingList else { return }
    item.system.isInWrappingList = false
    wrapping.removeObject(item)
  }

  func refreshContent() {
    // Views that are asked may invalidate sizes, their own among them, which are then measured in the next round.
    let invalidated = contentDirty
    contentDirty.removeAll(keepingCapacity: true)
    for item in invalidated {
      item.system.contentIsDirty = false
      guard item.engine === self, let view = item.view else { continue }
      let size = measured(view)
      item.system.contentSizeValue = size
      item.system.wrapWidth = nil
      item.system.isElastic = false
      setContentConstraints(item, view, size)
      let isListed = item.system.isInWrappingList
      if wraps(view) != isListed {
        if isListed { removeFromWrappingList(item) } else { addToWrappingList(item) }
      }
    }
  }

  /// Makes the size of wrapping text at a width its natural one.
  func measureText(of item: LayoutItem, forWidth width: CGFloat) {
    guard item.engine === self, item.system.isInWrappingList, let view = item.view else { return }
    let natural = item.system.contentSizeValue
    let hasWidth = natural.width != UIView.noIntrinsicMetric
    guard width > 0, !hasWidth || width < natural.width else { return }
    var size = view.resolvedTraits.withCurrent { view.intrinsicContentSize(forWidth: width) }
    size.width = hasWidth ? min(size.width, width) : natural.width
    item.system.contentSizeValue = size
    setContentConstraints(item, view, size)
    baselineChanged(item)
  }

  /// Restores the natural width of wrapping text, so that its width depends on the constraints, not on a
  /// former width.
  func resetWrappedText() {
    for item in wrapping where item.system.wrapWidth != nil {
      guard let view = item.view else { continue }
      item.system.isElastic = false
      item.system.wrapWidth = nil
      setContentConstraints(item, view, item.system.contentSizeValue)
      baselineChanged(item)
    }
  }

  /// Measures wrapping text at the widths that it received and solves again, until the widths are stable.
  func measureWrappingText() {
    guard !wrapping.isEmpty else { return }
    // Each round determines text whose width depends on the round before; deep nesting is rare.
    for _ in 0..<4 {
      var remeasured: [(item: LayoutItem, offered: CGFloat)] = []
      for item in wrapping {
        guard let view = item.view else { continue }
        let natural = item.system.contentSizeValue
        let width = PixelGrid.round(value(item.width), view.pixelScale)
        if let wrapWidth = item.system.wrapWidth {
          // Between the longest line and the offered width the line breaks stay the same.
          if width == wrapWidth
            || item.system.isElastic && width <= wrapWidth && width >= item.system.longestLine
          {
            continue
          }
        }
        if natural.width == UIView.noIntrinsicMetric ? width <= 0 : width >= natural.width {
          guard item.system.wrapWidth != nil else { continue }
          item.system.wrapWidth = nil
          setContentConstraints(item, view, natural)
          baselineChanged(item)
          remeasured.append((item, width))
          continue
        }
        let size = view.resolvedTraits.withCurrent { view.intrinsicContentSize(forWidth: max(0, width)) }
        item.system.wrapWidth = width
        item.system.longestLine = natural.width == UIView.noIntrinsicMetric ? width : size.width
        setContentConstraints(
          item, view,
          CGSize(
            width: natural.width == UIView.noIntrinsicMetric ? natural.width : min(size.width, width),
            height: size.height))
        baselineChanged(item)
        remeasured.append((item, width))
      }
      if remeasured.isEmpty { return }
      solve()
      for (item, offered) in remeasured where item.system.wrapWidth != nil {
        let width = PixelGrid.round(value(item.width), item.view?.pixelScale ?? 1)
        item.system.isElastic = width < offered || width <= item.system.longestLine
      }
    }
  }

  /// The layout policy of the host, which changes rules for Interface Builder's canvas; `nil` in
  /// applications.
  var policy: (any LayoutPolicy)? { host.layoutPolicy }

  /// Returns whether a view's height depends on its width, except for a size that the policy substitutes for
  /// the content's.
  private func wraps(_ view: UIView) -> Bool {
    view.wrapsContent && policy?.contentSize(of: view)?.wraps ?? true
  }

  /// Returns the compression resistance of the content's width. Wrapping text yields to required constraints
  /// and before other content of the same resistance, since it can break lines.
  private func widthResistance(of view: UIView) -> UILayoutPriority {
    let priority = view.contentCompressionResistancePriority(for: .horizontal)
    guard wraps(view) else { return priority }
    return UILayoutPriority(max(priority.rawValue - 0.01, min(priority.rawValue, 0.01)))
  }
}
