/// The view that `appearance()` and its variants return, with the conditions under which it applies.
@MainActor
struct AppearanceProxy {
  let type: UIView.Type
  let view: UIView
  /// An unchanged instance of the same class; differences from it are what the application has set.
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

  /// Returns whether the containers occur in their order on the path from a view to the root.
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
