/// The images and colors that a document lists: their sizes are used for missing assets.
public struct DocumentResources: Sendable {
  /// An image that the document uses.
  public struct Image: Hashable, Sendable {
    /// The name in the asset catalog, or of the symbol.
    public let name: String
    /// The size in points.
    public let size: CGSize
    /// A Boolean value that indicates whether it is a system symbol.
    public let isSystem: Bool
  }

  /// The images by name, without system symbols.
  public private(set) var images: [String: Image] = [:]
  /// The system symbols by name.
  public private(set) var systemImages: [String: Image] = [:]
  /// The colors of the application's asset catalog by name, as they were when the document was saved.
  public private(set) var colors: [String: ColorValue] = [:]
  /// The system colors by name, as they were when the document was saved.
  public private(set) var systemColors: [String: ColorValue] = [:]

  init(_ element: InterfaceElement?) {
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        let size = CGSize(
          width: max(child.number("width") ?? 0, 0), height: max(child.number("height") ?? 0, 0))
        let isSystem = child["catalog"] == "system"
        let image = Image(name: name, size: size, isSystem: isSystem)
        if isSystem { systemImages[name] = image } else { images[name] = image }
      case "namedColor":
        colors[name] = child.children.first.flatMap { ColorValue($0) }
      case "systemColor":
        systemColors[name] = child.children.first.flatMap { ColorValue($0) }
      default: break
      }
    }
  }
}
