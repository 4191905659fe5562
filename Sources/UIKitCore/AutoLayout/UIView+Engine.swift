/// The exchange between a view and the layout engine of its hierarchy.
extension UIView {
  /// Reports the changed mask to the engine.
  func autoresizingMaskChanged() {
    _item?.engine?.frameChanged(of: self)
    if !children.isEmpty { hierarchyEngine?.sizeOwnerChanged(of: self) }
  }

  package var transform3DIsIdentity: Bool { !backingLayer.hasTransform }

  /// The autoresizing mask in the form that descriptions of constraints print.
  var maskDescription: String {
    func symbol(_ flexible: Bool) -> String { flexible ? "&" : "-" }
    let mask = autoresizingMask.isEmpty ? [.flexibleRightMargin, .flexibleBottomMargin] : autoresizingMask
    let h =
      symbol(mask.contains(.flexibleLeftMargin)) + symbol(mask.contains(.flexibleWidth))
      + symbol(mask.contains(.flexibleRightMargin))
    let v =
      symbol(mask.contains(.flexibleTopMargin)) + symbol(mask.contains(.flexibleHeight))
      + symbol(mask.contains(.flexibleBottomMargin))
    return " h=\(h) v=\(v)"
  }

  /// A Boolean value that indicates whether the system determines the view's size: the view has no superview
  /// or is a view controller's, or its superview imposes the size, as cells do.
  var hasEncapsulatedSize: Bool {
    guard let _superview, _viewController == nil else { return true }
    return _superview.imposesSize(on: self)
  }

  /// The unresolved conflicts in the layout of the hierarchy.
  package var layoutConflicts: [LayoutConflict] {
    hierarchyEngine?.solveIfNeeded()
    return hierarchyEngine?.currentConflicts ?? []
  }

  /// The views of the hierarchy with ambiguous frames, by identity. One pass of the solver finds all of them,
  /// where `hasAmbiguousLayout` runs one per view.
  package var ambiguousViews: Set<ObjectIdentifier> {
    guard let engine = hierarchyEngine else { return [] }
    return engine.withoutExercises {
      Set(
        engine.items.compactMap { item -> ObjectIdentifier? in
          guard let view = item.view, engine.isLaidOut(view) else { return nil }
          return NSLayoutConstraint.Axis.both.contains { engine.isOpen(item, $0) }
            ? ObjectIdentifier(view) : nil
        })
    }
  }

  /// The ambiguities in the hierarchy's layout, in the order of the views from the root down.
  package var layoutAmbiguities: [LayoutAmbiguity] {
    guard let engine = hierarchyEngine else { return [] }
    var result: [LayoutAmbiguity] = []
    engine.withoutExercises {
      hierarchyRoot.forEachInSubtree { view in
        guard let item = view._item, item.engine === engine, engine.isLaidOut(view) else { return }
        for axis in NSLayoutConstraint.Axis.both where engine.isOpen(item, axis) {
          result.append(
            LayoutAmbiguity(
              view: view, axis: axis, settling: engine.settlingConstraints(item, axis)))
        }
      }
    }
    return result
  }

  /// A Boolean value that indicates whether leading positions of subviews are measured from the right edge.
  /// Content of scroll views is always measured from the left.
  var measuresFromTheRight: Bool { isRightToLeft && !(self is UIScrollView) }
}

extension UIView {
  /// Returns the width at which content wraps, in points: that of the layout engine, since the bounds are those of the
  /// previous layout.
  ///
  /// - Parameter width: The result where neither is known.
  package func wrapWidth(orNatural width: CGFloat) -> CGFloat {
    if flags.contains(.constraintBased), let item = _item, item.engine != nil {
      return item.system.wrapWidth ?? width
    }
    return bounds.width > 0 ? bounds.width : width
  }
}
