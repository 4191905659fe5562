extension UIView {
  func setLayoutMargins(_ margins: UIEdgeInsets) {
    insets.explicit = .absolute(margins)
    markInsetsDirty()
  }

  func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    insets.explicit = .directional(margins)
    markInsetsDirty()
  }

  package func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let flipped = isRightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: flipped ? insets.right : insets.left, bottom: insets.bottom,
      trailing: flipped ? insets.left : insets.right)
  }

  package func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let flipped = isRightToLeft
    return UIEdgeInsets(
      top: insets.top, left: flipped ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: flipped ? insets.leading : insets.trailing)
  }

  /// The margins without those of the safe area and the superview: the margins that were set, or 8 points,
  /// and at least the system's minimum at the sides of a view controller's view.
  private var ownMargins: UIEdgeInsets {
    let set: UIEdgeInsets? =
      switch insets.explicit {
      case .absolute(let margins): margins
      case .directional(let margins): absolute(margins)
      case .standard, nil: nil
      }
    guard let controller = _viewController, controller.viewRespectsSystemMinimumLayoutMargins else {
      if let set { return set }
      var standard: CGFloat = 8
      if case .standard(let other) = insets.explicit { standard = other }
      return UIEdgeInsets(top: standard, left: standard, bottom: standard, right: standard)
    }
    let minimum = absolute(controller.systemMinimumLayoutMargins)
    guard let set else { return minimum }
    return UIEdgeInsets(
      top: set.top, left: max(set.left, minimum.left), bottom: set.bottom,
      right: max(set.right, minimum.right))
  }

  /// The computed margins, before overrides of subclasses.
  var effectiveMargins: UIEdgeInsets {
    insets.followsReadableWidth ? readable(marginsForAnyWidth) : marginsForAnyWidth
  }

  private var marginsForAnyWidth: UIEdgeInsets {
    var margins = ownMargins
    if insets.preservesSuperview, let parent = _superview {
      margins = .larger(
        margins, parent.marginsForContent.overlapping(backingLayer.frame, in: parent.backingLayer.bounds))
      // The superview's margins already include its safe area.
      return insets.addsSafeArea ? .larger(margins, ownMargins + safeAreaInsets) : margins
    }
    if insets.addsSafeArea { margins = margins + safeAreaInsets }
    return margins
  }

  /// The margins with overrides of `layoutMargins` and `directionalLayoutMargins` by subclasses.
  var requestedMargins: UIEdgeInsets {
    let (computed, own) = (effectiveMargins, layoutMargins)
    if own != computed { return own }
    let directional = directionalLayoutMargins
    return directional == self.directional(computed) ? computed : absolute(directional)
  }

  /// The margins that subviews can preserve. Those of a scroll view exclude the safe area at top and bottom,
  /// which its content scrolls under.
  private var marginsForContent: UIEdgeInsets {
    var margins = requestedMargins
    if insets.addsSafeArea, let scroll = self as? UIScrollView,
      scroll.contentInsetAdjustmentBehavior != .never
    {
      let safe = safeAreaInsets
      margins.top -= safe.top
      margins.bottom -= safe.bottom
    }
    return margins
  }

  /// The insets of the readable content guide: within the margins and at most the readable width apart.
  var readableInsets: UIEdgeInsets { readable(requestedMargins) }

  /// Increases the insets equally at both sides so that the area between them is at most as wide as readable
  /// text.
  private func readable(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    var result = insets
    let width = backingLayer.bounds.width
    let available = width - result.left - result.right
    let limit = ReadableWidth.points(for: traitCollection)
    if available > limit {
      let surplus = (available - limit) / 2
      result.left += surplus
      result.right += surplus
    }
    return result
  }

  /// Invalidates the insets. The next layout recomputes them.
  package func markInsetsDirty() {
    backingLayer.setOwnerNeedsUpdate()
  }

  /// The part of the superview's safe area that overlaps this view, with the insets that its view controller
  /// adds.
  private var inheritedSafeArea: UIEdgeInsets {
    var area: UIEdgeInsets
    if let window = self as? UIWindow {
      area = window.deviceSafeAreaInsets
    } else if let parent = _superview {
      // Geometry is needed only where the superview has insets.
      let around = parent.safeAreaInsets
      area =
        around == .zero ? .zero : around.overlapping(frameForSafeArea, in: parent.backingLayer.bounds)
      if let scroll = parent as? UIScrollView, scroll.contentInsetAdjustmentBehavior != .never {
        // Scroll views inset their content from bars themselves, so its safe area is zero at top and bottom.
        area.top = 0
        area.bottom = 0
      }
    } else {
      area = .zero
    }
    if let controller = _viewController {
      area = area + controller.barInsets + controller.additionalSafeAreaInsets
    }
    return area
  }

  /// Updates the insets on which a fitting size depends: those of the superviews from the root down, then
  /// those of the subtree.
  func refreshInsetsForFitting() {
    var superviews: [UIView] = []
    var next = _superview
    while let view = next {
      superviews.append(view)
      next = view._superview
    }
    for view in superviews.reversed() { view.updateInsets() }
    refreshInsets()
  }

  /// A Boolean value that indicates whether insets are being computed, from the root down: those of superviews are up to date then.
  private static var isComputingInsets = false

  /// Recomputes the insets of the view and its superviews if they are invalid, and the view is in a visible window of a program. A
  /// view without a size was not placed yet.
  final func bringInsetsUpToDate() {
    guard !UIView.isComputingInsets, !backingLayer.bounds.isEmpty,
      let window = _superview == nil ? self as? UIWindow : _window,
      !window.isHidden, !window.backingLayer.state.isDisjoint(with: .layoutWork), layoutPolicy == nil
    else { return }
    var views: ContiguousArray<UIView> = []
    var next: UIView? = self
    while let view = next {
      views.append(view)
      next = view._superview
    }
    for view in views.reversed() { view.updateInsets() }
  }

  /// Recomputes the insets if they are invalid. Changes invalidate the insets of subviews.
  func updateInsets() {
    guard backingLayer.state.contains(.ownerNeedsUpdate) else { return }
    backingLayer.state.remove(.ownerNeedsUpdate)
    computeInsets()
  }

  func computeInsets() {
    let isNested = UIView.isComputingInsets
    UIView.isComputingInsets = true
    let safeArea = inheritedSafeArea
    let safeAreaChanged = safeArea != insets.safeArea
    insets.safeArea = safeArea
    let margins = requestedMargins
    UIView.isComputingInsets = isNested
    let marginsChanged = margins != insets.margins
    insets.margins = margins
    updateGuideConstraints()
    if safeAreaChanged || marginsChanged {
      for child in children where safeAreaChanged || child.insets.preservesSuperview {
        child.markInsetsDirty()
      }
    }
    if safeAreaChanged {
      for child in children where child._item?.dependsOnSurroundings ?? false {
        child.setNeedsUpdateConstraints()
      }
      safeAreaInsetsDidChange()
      _viewController?.safeAreaOfViewChanged()
      _viewController?.viewSafeAreaInsetsDidChange()
    }
    if marginsChanged {
      layoutMarginsDidChange()
      _viewController?.viewLayoutMarginsDidChange()
    }
    if safeAreaChanged || marginsChanged { markNeedsLayout() }
  }
}
