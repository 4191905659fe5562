/// What a view tells the layout engine of its hierarchy, and what it asks there.
extension UIView {
  /// The engine learns the mask, and what it makes of the masks below.
  func autoresizingMaskChanged() {
    _item?.engine?.frameChanged(of: self)
    if !children.isEmpty { hierarchyEngine?.sizeOwnerChanged(of: self) }
  }

  package var transform3DIsIdentity: Bool { !backingLayer.hasTransform }

  /// The autoresizing mask as constraints print it.
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

  /// Whether the system decides the view's size: it is a window or the view of a controller.
  var hasEncapsulatedSize: Bool { _superview == nil || _viewController != nil }

  /// The conflicts that stand in the hierarchy's layout.
  package var layoutConflicts: [LayoutConflict] {
    hierarchyEngine?.solveIfNeeded()
    return hierarchyEngine?.standingConflicts ?? []
  }

  /// The views of the hierarchy whose frames the constraints leave open, by identity. One question to the solver for
  /// all of them, where `hasAmbiguousLayout` asks for each.
  package var ambiguousViews: Set<ObjectIdentifier> {
    guard let engine = hierarchyEngine else { return [] }
    return engine.askingForAmbiguity {
      Set(
        engine.items.compactMap { item -> ObjectIdentifier? in
          guard let view = item.view, engine.isLaidOut(view) else { return nil }
          return NSLayoutConstraint.Axis.both.contains { engine.isOpen(item, $0) }
            ? ObjectIdentifier(view) : nil
        })
    }
  }

  /// What the constraints of the hierarchy leave open, views in their order from the root down.
  package var layoutAmbiguities: [LayoutAmbiguity] {
    guard let engine = hierarchyEngine else { return [] }
    var result: [LayoutAmbiguity] = []
    engine.askingForAmbiguity {
      hierarchyRoot.forEachInSubtree { view in
        guard let item = view._item, item.engine === engine, engine.isLaidOut(view) else { return }
        for axis in NSLayoutConstraint.Axis.both where engine.isOpen(item, axis) {
          result.append(
            LayoutAmbiguity(view: view, axis: axis, settling: engine.settlingConstraints(item, axis)))
        }
      }
    }
    return result
  }

  /// Whether leading distances of subviews begin at the right. What scrolls lies in coordinates that begin at the left.
  var measuresFromTheRight: Bool { isRightToLeft && !(self is UIScrollView) }
}
