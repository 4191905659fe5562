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
    guard !containers.isEmpty else { return true }
    var remaining = containers[...]
    Self.meet(view._viewController, &remaining)
    return Self.isInside(remaining, from: view._superview ?? nil)
  }

  /// Whether containers are met in their order from a view on the way up.
  static func isInside(
    _ containers: some Collection<any UIAppearanceContainer.Type>, from view: UIView?
  ) -> Bool {
    var remaining = Array(containers)[...]
    var ancestor = view
    while let present = ancestor, !remaining.isEmpty {
      meet(present, &remaining)
      meet(present._viewController, &remaining)
      ancestor = present._superview
    }
    return remaining.isEmpty
  }

  private static func meet(
    _ object: AnyObject?, _ remaining: inout ArraySlice<any UIAppearanceContainer.Type>
  ) {
    guard let object, let container = remaining.first else { return }
    if ClassChain.of(object).contains(container as AnyClass) { remaining.removeFirst() }
  }
}
