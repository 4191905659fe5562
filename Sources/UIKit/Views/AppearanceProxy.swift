/// What `appearance()` and its like return, and for which views.
@MainActor
struct AppearanceProxy {
  let type: UIView.Type
  let view: UIView
  /// A view of the same class that nothing is done to.
  let fresh: UIView
  let traits: UITraitCollection?
  let containers: [any UIAppearanceContainer.Type]

  func applies(to view: UIView) -> Bool {
    guard ClassChain.of(view).contains(type) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    return isContained(view)
  }

  /// Whether the containers are met in their order on the way up.
  private func isContained(_ view: UIView) -> Bool {
    var remaining = containers[...]
    var ancestor = view._superview ?? nil
    func meet(_ object: AnyObject?) {
      guard let object, let container = remaining.first else { return }
      if ClassChain.of(object).contains(container as AnyClass) { remaining.removeFirst() }
    }
    meet(view._viewController)
    while let present = ancestor, !remaining.isEmpty {
      meet(present)
      meet(present._viewController)
      ancestor = present._superview
    }
    return remaining.isEmpty
  }
}
