import CoreGraphics

/// Corner configurations, from which the layers' radii follow.
extension UIView {
  func setCorners(_ configuration: UICornerConfiguration) {
    guard configuration != extras?.cornerConfiguration else { return }
    ensureExtras().cornerConfiguration = configuration
    markCorners()
    // In an animation the radius is animated from its present value to the one that is seen later.
    applyOwnCorners(effectiveCornerRadii)
  }

  /// Marks the view and its superviews, so that layout finds the configuration.
  func markCorners() {
    // Unsafe, since counting references to superviews would take most of the time in deep hierarchies.
    unowned(unsafe) var view: UIView? = self
    while let present = view, present.flags.insert(.descendantHasCorners).inserted {
      view = present._superview
    }
    backingLayer.markSubtreeNeedsLayout()
  }

  /// Returns the radius of a corner in points, as `cornerConfiguration` and the size of the view determine it;
  /// the largest of several corners.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard extras?.cornerConfiguration != nil else {
      let masked = layer.maskedCorners.rawValue & corner.rawValue
      return masked == 0 ? 0 : min(layer.cornerRadius, min(bounds.width, bounds.height) / 2)
    }
    let radii = effectiveCornerRadii
    var largest: CGFloat = 0
    if corner.contains(.topLeft) { largest = max(largest, radii.topLeft) }
    if corner.contains(.topRight) { largest = max(largest, radii.topRight) }
    if corner.contains(.bottomLeft) { largest = max(largest, radii.bottomLeft) }
    if corner.contains(.bottomRight) { largest = max(largest, radii.bottomRight) }
    return largest
  }

  /// The radii of the corners in points, as `cornerConfiguration` and the size of the view determine them; `nil` without a configuration.
  package final var configuredCornerRadii: CornerRadii? {
    extras?.cornerConfiguration == nil ? nil : effectiveCornerRadii
  }

  /// The radii of the corners, determined from the outermost container that one of them depends on inward.
  private var effectiveCornerRadii: CornerRadii {
    var containers: [UIView] = [self]
    while let last = containers.last, last.extras?.cornerConfiguration?.isConcentric == true,
      let container = last.cornerContainer
    {
      containers.append(container)
    }
    var outer: (view: UIView, radii: CornerRadii)?
    for view in containers.reversed() { outer = (view, view.cornerRadii(in: outer)) }
    return outer?.radii ?? CornerRadii()
  }

  /// The nearest superview with a corner configuration.
  private var cornerContainer: UIView? {
    var view = _superview
    while let present = view, present.extras?.cornerConfiguration == nil { view = present._superview }
    return view
  }

  private func cornerRadii(in outer: (view: UIView, radii: CornerRadii)?) -> CornerRadii {
    guard let configuration = extras?.cornerConfiguration else { return CornerRadii() }
    return configuration.radii(in: bounds.size, concentric: concentricRadii(in: outer))
  }

  /// Returns the radii of arcs with the same centers as those of a container's corners. Where the distances
  /// of the edges differ, the longer one counts, so that the arc stays inside; which one counts on iOS is not
  /// known.
  private func concentricRadii(in outer: (view: UIView, radii: CornerRadii)?) -> CornerRadii {
    guard let outer else { return CornerRadii() }
    let (inner, whole) = (convert(bounds, to: outer.view), outer.view.bounds)
    let left = max(inner.minX - whole.minX, 0)
    let right = max(whole.maxX - inner.maxX, 0)
    let top = max(inner.minY - whole.minY, 0)
    let bottom = max(whole.maxY - inner.maxY, 0)
    func radius(_ outer: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat { max(outer - max(x, y), 0) }
    return CornerRadii(
      topLeft: radius(outer.radii.topLeft, left, top), topRight: radius(outer.radii.topRight, right, top),
      bottomRight: radius(outer.radii.bottomRight, right, bottom),
      bottomLeft: radius(outer.radii.bottomLeft, left, bottom))
  }

  /// Sets the radii of all layers in the subtree whose views have a corner configuration.
  func applyCorners() {
    guard flags.contains(.descendantHasCorners) else { return }
    // Superviews first, with the container of each and its radii.
    var stack: ContiguousArray<(view: UIView, outer: (view: UIView, radii: CornerRadii)?)> = [(self, nil)]
    while let (view, container) = stack.popLast() {
      var outer = container
      if view.extras?.cornerConfiguration != nil {
        let radii = view.cornerRadii(in: outer)
        view.applyOwnCorners(radii)
        outer = (view, radii)
      }
      for child in view.children where child.flags.contains(.descendantHasCorners) {
        stack.append((child, outer))
      }
    }
  }

  private func applyOwnCorners(_ radii: CornerRadii) {
    let layer = backingLayer
    // A corner without a radius is angular, as one that is not masked.
    let largest = radii.largest
    let known = CornerRadii(
      topLeft: layer.maskedCorners.contains(.layerMinXMinYCorner) ? layer.cornerRadius : 0,
      topRight: layer.maskedCorners.contains(.layerMaxXMinYCorner) ? layer.cornerRadius : 0,
      bottomRight: layer.maskedCorners.contains(.layerMaxXMaxYCorner) ? layer.cornerRadius : 0,
      bottomLeft: layer.maskedCorners.contains(.layerMinXMaxYCorner) ? layer.cornerRadius : 0)
    guard (layer.cornerRadii ?? known) != radii else { return }
    layer.cornerCurve = .continuous
    var corners: CACornerMask = []
    if radii.topLeft > 0 { corners.insert(.layerMinXMinYCorner) }
    if radii.topRight > 0 { corners.insert(.layerMaxXMinYCorner) }
    if radii.bottomLeft > 0 { corners.insert(.layerMinXMaxYCorner) }
    if radii.bottomRight > 0 { corners.insert(.layerMaxXMaxYCorner) }
    let isOneRadius = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
      .allSatisfy { $0 == 0 || $0 == largest }
    if largest > 0 { layer.maskedCorners = corners }
    if isOneRadius { layer.cornerRadius = largest } else { layer.setCornerRadii(radii) }
    cornerRadiiChanged()
  }
}
