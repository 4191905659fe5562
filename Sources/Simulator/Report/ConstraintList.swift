import UIKit
import ViewDescriptions

extension VirtualDevice {
  /// Returns the constraints of a view and all views in it, each in a line, with names that are the same in
  /// every run. The order is that of the views, from the top down, and for each view that in which it holds
  /// them.
  package func constraintList(of root: UIView) -> [String] {
    layOut()
    return collectingMessages {
      var views: [UIView] = []
      var stack = [root]
      while let view = stack.popLast() {
        views.append(view)
        stack += view.describedSubviews.reversed()
      }
      return LayoutNaming.using(StableNames.names(of: views)) {
        views.flatMap { $0.constraints.map { StableNames.withoutAddresses($0.description) } }
      }
    }
  }
}
