extension UIView {
  /// The view's item in the layout engine, created on first use.
  package var item: LayoutItem {
    if let _item { return _item }
    let made = LayoutItem(view: self)
    _item = made
    return made
  }

  func ensureConstraintSupport() -> ConstraintSupport {
    if let constraintSupport { return constraintSupport }
    let made = ConstraintSupport()
    constraintSupport = made
    return made
  }

  /// The layout engine of the hierarchy; `nil` while none is needed.
  package var hierarchyEngine: LayoutEngine? { _item?.engine ?? hierarchyRoot.hostedEngine }

  /// The number of activations so far, which orders constraints.
  @exclusivity(unchecked) static var activations = 0

  // MARK: Holding constraints

  func add(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { return }
    constraint.forEachItem { item in
      guard let view = item.hostingView, view.isDescendant(of: self) else {
        fatalError(
          "Unable to install constraint on view.  Does the constraint reference something from outside the subtree "
            + "of the view?  That's illegal. constraint:\(constraint) view:\(self)")
      }
    }
    if let objection = constraint.objection { fatalError(objection) }
    constraint.container?.release(constraint)
    hold(constraint)
  }

  package func hold(_ constraint: NSLayoutConstraint) {
    UIView.activations += 1
    constraint.serial = UIView.activations
    constraint.place.engine = 0
    constraint.container = self
    constraint.containerIndex = held.count
    held.append(constraint)
    if constraint.distances == nil {
      let (first, second) = (constraint.first, constraint.second)
      if let first { constraint.firstReference = first.addReference(to: constraint) }
      if let second, second !== first {
        constraint.secondReference = second.addReference(to: constraint)
      }
    } else {
      constraint.forEachItem { constraint.setReferenceIndex($0.addReference(to: constraint), of: $0) }
    }
    if constraint.mentionsBaseline { constraint.forEachItem { $0.mentionsBaseline = true } }
    if !flags.contains(.needsEngineSync), let engine = _item?.engine {
      engine.install(constraint)
    } else {
      flags.insert(.needsEngineSync)
      markConstraintWork()
    }
    markNeedsSolve()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.container === self else { return }
    // The list may be the only one that keeps it. No closure, whose isolation would be checked: a stack that is released on another
    // thread gives back what its views hold.
    let kept = Unmanaged.passRetained(constraint)
    defer { kept.release() }
    constraint.engine?.uninstall(constraint)
    constraint.container = nil
    let last = held.count - 1
    if constraint.containerIndex != last {
      held[constraint.containerIndex] = held[last]
      held[constraint.containerIndex].containerIndex = constraint.containerIndex
    }
    held.removeLast()
    constraint.dropReferences()
    markNeedsSolve()
  }

  /// Removes every reference of the layout engine and of constraints to the view, which is being deallocated.
  func leaveAutoLayout() {
    hostedEngine?.dismantle()
    // The last one first, whose references are usually the last in the lists of its items.
    let released = held.reversed()
    held = []
    for constraint in released {
      constraint.engine?.uninstall(constraint)
      constraint.container = nil
      constraint.dropReferences()
    }
    if let _item {
      _item.engine?.remove([_item])
      _item.view = nil
    }
    if let constraintSupport {
      for guide in constraintSupport.guides { guide._owningView = nil }
      for guide in constraintSupport.systemGuides.values { guide._owningView = nil }
    }
  }

  func setConstraintBased(_ value: Bool) {
    guard value != flags.contains(.constraintBased) else { return }
    flags.set(.constraintBased, value)
    if let _item, let engine = _item.engine {
      engine.kindChanged(of: _item)
    } else {
      flags.insert(.needsEngineSync)
      markConstraintWork()
    }
    _superview?.markNeedsLayout()
  }

  // MARK: Content

  func contentSizeChanged() {
    if let _item, let engine = _item.engine {
      engine.contentChanged(_item)
      _superview?.markNeedsSolve()
    }
    _superview?.arrangedContentChanged(of: self)
    _superview?._superview?.contentChanged(of: self)
  }

  func contentPriorityChanged() {
    _superview?.arrangedContentChanged(of: self)
    guard let _item, let engine = _item.engine else { return }
    engine.contentPriorityChanged(_item)
    _superview?.markNeedsLayout()
  }

  var ambiguity: Bool { _item?.isAmbiguous ?? false }

  func exerciseAmbiguity() {
    guard let _item, let engine = _item.engine else { return }
    engine.exercise(_item)
    hierarchyRoot.layoutIfNeeded()
  }

  // MARK: Guides

  func own(_ guide: UILayoutGuide) {
    guard guide._owningView !== self else { return }
    guide._owningView?.disown(guide)
    ensureConstraintSupport().guides.append(guide)
    guide._owningView = self
    // Set as well as `_owningView`, since subclasses may observe or override the property.
    guide.owningView = self
    let waiting = guide.waiting
    guide.waiting = []
    for constraint in waiting {
      constraint.waitingGuide = nil
      hold(constraint)
    }
  }

  func disown(_ guide: UILayoutGuide) {
    guard guide._owningView === self, let constraintSupport,
      let index = constraintSupport.guides.firstIndex(where: { $0 === guide })
    else { return }
    if let item = guide._item {
      for reference in item.references { reference.takeUnretainedValue().isActive = false }
      item.engine?.remove([item])
    }
    constraintSupport.guides.remove(at: index)
    guide._owningView = nil
    guide.owningView = nil
  }

  /// Keeps a constraint of a document that is not installed for as long as the view exists.
  package func keepUninstalled(_ constraint: NSLayoutConstraint) {
    ensureExtras().uninstalledConstraints.append(constraint)
  }
}
