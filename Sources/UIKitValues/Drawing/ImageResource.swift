import Foundation

/// The name of an image in the asset catalogues of a bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The image of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a colour in the asset catalogues of a bundle.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// The image of a resource; an empty one if the bundle has none of its name.
  public convenience init(resource: ImageResource) {
    let image = UIImage(
      named: resource.name, in: resource.bundle, compatibleWith: nil as UITraitCollection?)
    self.init(content: image?.content ?? .empty, look: image?.look ?? Look())
  }
}

extension UIColor {
  /// The colour of a resource; clear if the bundle has none of its name.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(storage: (color ?? UIColor(white: 0, alpha: 0)).storage)
  }
}
