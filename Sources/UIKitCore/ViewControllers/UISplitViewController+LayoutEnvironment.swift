extension UISplitViewController {
  /// The arrangement of a split view's columns. Raw values are UIKit's.
  public enum LayoutEnvironment: Int, Sendable {
    /// Not in a split view.
    case none = 0
    /// Columns are side by side, or over each other.
    case expanded = 1
    /// One column is displayed at a time.
    case collapsed = 2
  }
}

/// The trait of the arrangement of a split view's columns, in iOS 26.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// `none`.
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
  /// The name in descriptions.
  public static let name = "SplitViewControllerLayoutEnvironment"
}

extension UITraitCollection {
  /// Creates a collection with the arrangement of a split view's columns.
  public convenience init(
    splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment
  ) {
    self.init(UITraitSplitViewControllerLayoutEnvironment.self, value: splitViewControllerLayoutEnvironment)
  }
  /// The arrangement of the columns of the split view that contains the object.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}

extension UIMutableTraits {
  /// The arrangement of the columns of the split view that contains the object.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}
