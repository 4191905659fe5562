/// What a document says of the images and colours that it uses: sizes stand in for assets that are not there.
public struct DocumentResources: Sendable {
  /// An image that the document uses.
  public struct Image: Hashable, Sendable {
    /// The name in the catalogue, or the symbol's.
    public let name: String
    /// In points.
    public let size: CGSize
    /// Whether it is one of the system's symbols.
    public let isSystem: Bool
  }

  /// By name. Of system and catalogue images of one name the catalogue's is here.
  public private(set) var images: [String: Image] = [:]
  /// The system's symbols by name.
  public private(set) var systemImages: [String: Image] = [:]
  /// Colours of the application's catalogue by name, as they were when the document was saved.
  public private(set) var colors: [String: ColorValue] = [:]
  /// The system's colours by name, as they were when the document was saved.
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
