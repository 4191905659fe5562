extension UIView {
  /// Stops the process with Apple's message if a coordinate of a rectangle is NaN.
  func checkFinite(_ rect: CGRect) {
    let values = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    guard values.0.isNaN || values.1.isNaN || values.2.isNaN || values.3.isNaN else { return }
    func number(_ value: CGFloat) -> String { value.isNaN ? "nan" : shortNumber(value) }
    fatalError(
      "CALayer bounds contains NaN: [\(number(values.0)) \(number(values.1)); \(number(values.2)) \(number(values.3))]. "
        + "Layer: \(descriptionBody)")
  }

  /// Converts a point to the coordinates of another view; `nil` stands for the topmost view of the hierarchy.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backingLayer.convert(point, to: (view ?? hierarchyRoot).backingLayer)
  }

  /// Converts a point from the coordinates of another view; `nil` stands for the topmost view of the
  /// hierarchy.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backingLayer.convert(point, from: (view ?? hierarchyRoot).backingLayer)
  }

  /// Converts a rectangle to the coordinates of another view; `nil` stands for the topmost view of the
  /// hierarchy.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backingLayer.convert(rect, to: (view ?? hierarchyRoot).backingLayer)
  }

  /// Converts a rectangle from the coordinates of another view; `nil` stands for the topmost view of the
  /// hierarchy.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backingLayer.convert(rect, from: (view ?? hierarchyRoot).backingLayer)
  }

  func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    guard UIView.hitDepth < UIView.recursionLimit else { return iterativeHitTest(to: point, event) }
    UIView.hitDepth += 1
    defer { UIView.hitDepth -= 1 }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// The depth of nested views up to which recursion is safe, whatever subclasses do in between.
  private static let recursionLimit = 500
  private static var hitDepth = 0

  /// Finds the hit view without recursion, for hierarchies so deep that the stack would overflow. Overrides
  /// of `hitTest(_:with:)` are not called at that depth, those of `point(inside:with:)` are.
  private func iterativeHitTest(to point: CGPoint, _ event: UIEvent?) -> UIView {
    var (view, point) = (self, point)
    while let (next, inside) = view.foremostChild(at: point, event) { (view, point) = (next, inside) }
    return view
  }

  private func foremostChild(at point: CGPoint, _ event: UIEvent?) -> (UIView, CGPoint)? {
    for child in children.reversed()
    where child.isUserInteractionEnabled && !child.isHidden && child.alpha >= 0.01 {
      let inside = child.convert(point, from: self)
      if child.point(inside: inside, with: event) { return (child, inside) }
    }
    return nil
  }

  /// The number of pixels per point of the view's display.
  package var pixelScale: CGFloat {
    let scale = (cachedTraits ?? UITraitCollection.current).displayScale
    return scale > 0 ? scale : 1
  }

  /// Propagates a change of the frame or bounds to layout, insets, the layout engine and observers.
  ///
  /// - Parameter property: The property that was set. Observers of the other two are not told.
  func geometryChanged(oldBounds: CGRect, moved: Bool, by property: String) {
    let bounds = backingLayer.bounds
    if bounds.size != oldBounds.size {
      markNeedsLayout()
      if autoresizesSubviews, !children.isEmpty { resizeChildren(from: oldBounds.size, to: bounds.size) }
      markInsetsDirty()
      // The part of the safe area that lies over a subview depends on this size, too.
      if insets.safeArea != .zero { for child in children { child.markInsetsDirty() } }
      sizeChangedInSuperview()
    } else if moved {
      markInsetsDirty()
    }
    if flags.contains(.descendantHasCorners) { backingLayer.markSubtreeNeedsLayout() }
    if let item = _item, let engine = item.engine, !engine.isApplyingFrames {
      engine.frameChanged(of: self)
    }
    if moved, backingLayer.isRootOfScreen { (self as? UIWindow)?.placeOnScreenChanged() }
    if bounds.origin != oldBounds.origin {
      if !backingLayer.state.contains(.isLayingOut) { markNeedsLayout() }
      hierarchyEngine?.boundsOriginChanged(of: self)
    }
    if KeyValueObserving.isActive {
      KeyValueObserving.changed(self, except: ["frame", "bounds", "center"].filter { $0 != property })
      // A layer's frame is set as its position, then as its bounds.
      KeyValueObserving.changed(backingLayer, except: ["bounds"])
      KeyValueObserving.changed(backingLayer)
    }
  }

  /// Lays out the superview after the application has resized the view, except in its own layout. Frames that constraints
  /// give are not the application's.
  private func sizeChangedInSuperview() {
    guard let parent = _superview, !parent.backingLayer.state.contains(.isLayingOut),
      _item?.engine?.isApplyingFrames != true
    else { return }
    parent.markNeedsLayout()
  }

  /// Applies the autoresizing masks of the subviews.
  ///
  /// Subviews resize their own subviews in turn. Beyond a certain depth the resizing is deferred to a list,
  /// so that the stack does not overflow.
  private func resizeChildren(from old: CGSize, to new: CGSize) {
    guard UIView.resizeDepth < UIView.recursionLimit else {
      UIView.resizeBacklog.append((self, old, new))
      return
    }
    UIView.resizeDepth += 1
    applyAutoresizingMasks(from: old, to: new)
    UIView.resizeDepth -= 1
    guard UIView.resizeDepth == 0 else { return }
    while !UIView.resizeBacklog.isEmpty {
      let backlog = UIView.resizeBacklog
      UIView.resizeBacklog = []
      UIView.resizeDepth += 1
      for (view, old, new) in backlog { view.applyAutoresizingMasks(from: old, to: new) }
      UIView.resizeDepth -= 1
    }
  }

  private static var resizeDepth = 0
  private static var resizeBacklog: [(view: UIView, old: CGSize, new: CGSize)] = []

  private func applyAutoresizingMasks(from old: CGSize, to new: CGSize) {
    for child in children where !child.flags.contains(.constraintBased) && !child.autoresizingMask.isEmpty {
      let mask = child.autoresizingMask
      var frame = child.backingLayer.frame
      let x = Autoresizing(
        start: frame.origin.x, size: frame.size.width, container: old.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let y = Autoresizing(
        start: frame.origin.y, size: frame.size.height, container: old.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      (frame.origin.x, frame.size.width) = x.resolved(container: new.width)
      (frame.origin.y, frame.size.height) = y.resolved(container: new.height)
      child.frame = frame
    }
  }
}
