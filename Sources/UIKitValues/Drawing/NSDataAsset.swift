import Foundation

/// A file of an asset catalogue that is neither an image nor a colour.
open class NSDataAsset: NSObject, NSCopying {
  /// The name in the catalogue.
  public let name: String
  /// The content.
  public let data: Data
  /// The type that the catalogue says; `public.data` where it says none.
  public let typeIdentifier: String

  /// The data of a name in the main bundle's catalogues.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The data of a name in a bundle's catalogues; nil where there is none.
  public init?(name: String, bundle: Bundle) {
    let directories = ImageFiles.directories(of: bundle)
    guard let found = AssetCatalogs.data(named: name, in: directories) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type ?? "public.data"
    super.init()
  }

  /// The same asset.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
