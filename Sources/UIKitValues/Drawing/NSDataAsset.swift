import Foundation

/// The data of a data set in an asset catalog.
open class NSDataAsset: NSObject, NSCopying {
  /// The name of the data set.
  public let name: String
  /// The data.
  public let data: Data
  /// The uniform type identifier in the catalog; `public.data` if it specifies none.
  public let typeIdentifier: String

  /// Creates the data asset with a name in the main bundle; `nil` if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Creates the data asset with a name in a bundle; `nil` if there is none.
  public init?(name: String, bundle: Bundle) {
    let directories = ImageFiles.directories(of: bundle)
    guard let found = AssetCatalogs.data(named: name, in: directories) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type ?? "public.data"
    super.init()
  }

  /// Returns this object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
