import Foundation

/// The name of an image in the asset catalogs of a bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource with a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a color in the asset catalogs of a bundle.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource with a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates the image of a resource; an empty image if the bundle has none with its name.
  public convenience init(resource: ImageResource) {
    let image = UIImage(
      named: resource.name, in: resource.bundle, compatibleWith: nil as UITraitCollection?)
    self.init(content: image?.content ?? .empty, look: image?.look ?? Look())
  }
}

extension UIColor {
  /// Creates the color of a resource; a clear color if the bundle has none with its name.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(storage: (color ?? UIColor(white: 0, alpha: 0)).storage)
  }
}
