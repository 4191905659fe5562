/// Layout margins and safe area of a view, in points.
package struct InsetState {
  /// What the view's margins were set to, `nil` for the system's.
  package var explicit: ExplicitMargins?
  var preservesSuperview = false
  var addsSafeArea = true
  /// Whether what is within the margins is no wider than readable text.
  var followsReadableWidth = false
  var safeArea = UIEdgeInsets.zero
  /// The margins as last announced.
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  package enum ExplicitMargins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
    /// Not set: the class has other margins than 8 points.
    case standard(CGFloat)
  }
}

extension UIEdgeInsets {
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// The larger of the two at every edge.
  static func larger(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom),
      right: max(a.right, b.right))
  }

  /// What of the insets of a container reaches into a `frame` inside its `bounds`: none where the frame stays clear of
  /// them, and never more than they are, however far the frame may reach beyond the container.
  func overlapping(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    func share(_ overlap: CGFloat, of inset: CGFloat) -> CGFloat { min(max(0, overlap), max(0, inset)) }
    return UIEdgeInsets(
      top: share(bounds.minY + top - frame.minY, of: top),
      left: share(bounds.minX + left - frame.minX, of: left),
      bottom: share(frame.maxY - (bounds.maxY - bottom), of: bottom),
      right: share(frame.maxX - (bounds.maxX - right), of: right))
  }
}

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

  /// The margins without safe area and superview: those set, 8 points by default, and for the view of a controller
  /// at least the system's minimum.
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

  /// The margins as constraints see them.
  var effectiveMargins: UIEdgeInsets {
    insets.followsReadableWidth ? readable(marginsForAnyWidth) : marginsForAnyWidth
  }

  private var marginsForAnyWidth: UIEdgeInsets {
    var margins = ownMargins
    if insets.preservesSuperview, let parent = _superview {
      margins = .larger(
        margins, parent.marginsForContent.overlapping(backingLayer.frame, in: parent.backingLayer.bounds))
      // The superview's margins contain its safe area already.
      return insets.addsSafeArea ? .larger(margins, ownMargins + safeAreaInsets) : margins
    }
    if insets.addsSafeArea { margins = margins + safeAreaInsets }
    return margins
  }

  /// The margins, asked of subclasses that have their own.
  var askedMargins: UIEdgeInsets {
    let (computed, own) = (effectiveMargins, layoutMargins)
    if own != computed { return own }
    let directional = directionalLayoutMargins
    return directional == self.directional(computed) ? computed : absolute(directional)
  }

  /// The margins that subviews may preserve: those of a scroll view do not contain what its content scrolls under.
  private var marginsForContent: UIEdgeInsets {
    var margins = askedMargins
    if insets.addsSafeArea, let scroll = self as? UIScrollView,
      scroll.contentInsetAdjustmentBehavior != .never
    {
      let safe = safeAreaInsets
      margins.top -= safe.top
      margins.bottom -= safe.bottom
    }
    return margins
  }

  /// Insets of the readable guide: within the margins and no wider than `readableWidth`.
  var readableInsets: UIEdgeInsets { readable(askedMargins) }

  /// Insets with what lies between them no wider than readable text, in the middle.
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

  /// The insets are to be computed anew, here and below, in the next layout.
  func markInsetsDirty() {
    backingLayer.markOwnerWaits()
  }

  /// What of the superview's safe area reaches into this view, with what a view controller adds.
  private var inheritedSafeArea: UIEdgeInsets {
    var area: UIEdgeInsets
    if let window = self as? UIWindow {
      area = window.deviceSafeAreaInsets
    } else if let parent = _superview {
      // What keeps clear of nothing needs no geometry.
      let around = parent.safeAreaInsets
      area =
        around == .zero ? .zero : around.overlapping(backingLayer.frame, in: parent.backingLayer.bounds)
      if let scroll = parent as? UIScrollView, scroll.contentInsetAdjustmentBehavior != .never {
        // The content rests below what covers the top, and scrolls up from what covers the bottom.
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

  /// Brings margins and safe areas up to date that a fitting size depends on: of the superviews from the root down, then
  /// of the subtree.
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

  /// Computes the insets anew where they are dirty; a view whose insets change makes its subviews' dirty.
  func updateInsets() {
    guard backingLayer.state.contains(.ownerWaits) else { return }
    backingLayer.state.remove(.ownerWaits)
    computeInsets()
  }

  func computeInsets() {
    let safeArea = inheritedSafeArea
    let safeAreaChanged = safeArea != insets.safeArea
    insets.safeArea = safeArea
    let margins = askedMargins
    let marginsChanged = margins != insets.margins
    insets.margins = margins
    updateGuideConstraints()
    if safeAreaChanged || marginsChanged {
      for child in children where safeAreaChanged || child.insets.preservesSuperview {
        child.markInsetsDirty()
      }
    }
    if safeAreaChanged {
      for child in children where child._item?.followsSurroundings ?? false {
        child.setNeedsUpdateConstraints()
      }
      safeAreaInsetsDidChange()
      _viewController?.viewSafeAreaInsetsDidChange()
    }
    if marginsChanged {
      layoutMarginsDidChange()
      _viewController?.viewLayoutMarginsDidChange()
    }
    if safeAreaChanged || marginsChanged { markNeedsLayout() }
  }
}
