/// The size of an item in a toolbar of a Mac. Raw values are UIKit's.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// Not in a toolbar of a Mac.
  case unspecified = -1
  /// The regular size.
  case regular = 0
  /// The small size.
  case small = 1
  /// The large size.
  case large = 3
}

/// The trait with the size of items in toolbars of a Mac.
private enum ToolbarItemPresentationSize: UITraitDefinition {
  static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}

extension UITraitCollection {
  /// Creates a collection that specifies only the size of items in toolbars of a Mac.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(ToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
  }

  /// The size of items in toolbars of a Mac; `unspecified` elsewhere.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[ToolbarItemPresentationSize.self]
  }

  /// The configuration of images for the traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
