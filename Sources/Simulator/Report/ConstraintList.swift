import UIKit

extension VirtualDevice {
  /// The constraints of a view and all views in it, each in one line, with names that are the same in every run: view by view
  /// from the top down, and for each in the order in which it has them.
  package func constraintList(of root: UIView) -> [String] {
    layOut()
    return collectingMessages {
      var views: [UIView] = []
      var stack = [root]
      while let view = stack.popLast() {
        views.append(view)
        stack += view.subviews.reversed()
      }
      return LayoutNaming.using(StableNames.names(of: views)) {
        views.flatMap { $0.constraints.map { StableNames.withoutAddresses($0.description) } }
      }
    }
  }
}
