/// The list that contains a view, since iOS 18. Raw values are UIKit's.
public enum UIListEnvironment: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// No list.
  case none = 1
  /// A plain list.
  case plain = 2
  /// A grouped list.
  case grouped = 3
  /// A grouped list with insets.
  case insetGrouped = 4
  /// A sidebar.
  case sidebar = 5
  /// A plain sidebar.
  case sidebarPlain = 6
}

/// The trait of the list that contains a view, since iOS 18. Tables and collection views with lists set it for themselves and their content.
public struct UITraitListEnvironment: UITraitDefinition {
  /// `unspecified`.
  public static let defaultValue = UIListEnvironment.unspecified
  /// The name in descriptions.
  public static let name = "ListEnvironment"
}

extension UITraitCollection {
  /// Creates a collection with a list.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, value: listEnvironment)
  }

  /// The list that contains the object.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

extension UIMutableTraits {
  /// The list that contains the object.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}
