extension UIView {
  /// Returns a system guide of the view. The guide and the constraints that position it are created on first
  /// use.
  func systemGuide(_ kind: SystemGuide) -> UILayoutGuide {
    let support = ensureConstraintSupport()
    if let guide = support.systemGuides[kind] { return guide }
    let guide =
      switch kind {
      case .scrollContent: ScrollContentGuide()
      case .keyboard: UIKeyboardLayoutGuide()
      default: UILayoutGuide()
      }
    guide.identifier = kind.identifier
    guide._owningView = self
    support.systemGuides[kind] = guide
    makeConstraints(of: guide, kind)
    markInsetsDirty()
    return guide
  }

  private func makeConstraints(of guide: UILayoutGuide, _ kind: SystemGuide) {
    if kind == .scrollContent { return }
    let inset = insets(of: kind)
    let names = kind.constraintIdentifiers
    let constraints: [NSLayoutConstraint]
    switch kind {
    case .scrollFrame:
      constraints = [
        SystemLayoutConstraint(guide.item, .left, .equal, item, .left, constant: 0, identifier: names[0]),
        SystemLayoutConstraint(guide.item, .top, .equal, item, .top, constant: 0, identifier: names[1]),
        SystemLayoutConstraint(guide.item, .width, .equal, item, .width, constant: 0, identifier: names[2]),
        SystemLayoutConstraint(guide.item, .height, .equal, item, .height, constant: 0, identifier: names[3]),
      ]
    case .keyboard:
      // Without a keyboard the guide begins at the bottom of the safe area; it always ends at the view's
      // bottom edge.
      constraints = [
        SystemLayoutConstraint(guide.item, .left, .equal, item, .left, constant: 0, identifier: names[0]),
        SystemLayoutConstraint(
          item, .bottom, .equal, guide.item, .top, constant: keyboardGuideHeight, identifier: names[1]),
        SystemLayoutConstraint(item, .right, .equal, guide.item, .right, constant: 0, identifier: names[2]),
        SystemLayoutConstraint(
          item, .bottom, .equal, guide.item, .bottom, constant: 0, identifier: names[3]),
      ]
    default:
      let outer = kind == .scrollMargins ? systemGuide(.scrollContent).item : item
      constraints = [
        SystemLayoutConstraint(
          guide.item, .left, .equal, outer, .left, constant: inset.left, identifier: names[0]),
        SystemLayoutConstraint(
          guide.item, .top, .equal, outer, .top, constant: inset.top, identifier: names[1]),
        SystemLayoutConstraint(
          outer, .right, .equal, guide.item, .right, constant: inset.right, identifier: names[2]),
        SystemLayoutConstraint(
          outer, .bottom, .equal, guide.item, .bottom, constant: inset.bottom, identifier: names[3]),
      ]
    }
    // Whichever line used the guide first did not make them.
    for constraint in constraints { constraint.origin = nil }
    ensureConstraintSupport().guideConstraints[kind] = constraints
    NSLayoutConstraint.activate(constraints)
  }

  /// Updates the constants of the constraints that position the guides.
  func updateGuideConstraints() {
    guard let constraintSupport else { return }
    for case let guide as _UILayoutGuide in constraintSupport.guides { guide.followSafeArea() }
    for kind in [SystemGuide.safeArea, .layoutMargins, .readableContent, .scrollMargins] {
      guard let constraints = constraintSupport.guideConstraints[kind] else { continue }
      let inset = insets(of: kind)
      constraints[0].constant = inset.left
      constraints[1].constant = inset.top
      constraints[2].constant = inset.right
      constraints[3].constant = inset.bottom
    }
    updateKeyboardGuide()
  }

  /// Returns the insets between the bounds and a system guide; `nil` for guides that are not inset from the
  /// bounds.
  func insets(ofSystemGuide guide: UILayoutGuide) -> UIEdgeInsets? {
    guard let constraintSupport else { return nil }
    for kind in [SystemGuide.safeArea, .layoutMargins, .readableContent]
    where constraintSupport.systemGuides[kind] === guide { return insets(of: kind) }
    if constraintSupport.systemGuides[.keyboard] === guide {
      return UIEdgeInsets(top: bounds.height - keyboardGuideHeight, left: 0, bottom: 0, right: 0)
    }
    return nil
  }

  private func insets(of kind: SystemGuide) -> UIEdgeInsets {
    switch kind {
    case .layoutMargins, .scrollMargins: requestedMargins
    case .safeArea: safeAreaInsets
    case .readableContent: readableInsets
    case .keyboard, .scrollContent, .scrollFrame: .zero
    }
  }
}
