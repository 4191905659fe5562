import Foundation

/// An asset catalog (`.xcassets`) as Xcode saves it: image, color and data sets by name, with their variants.
///
/// The names of sets in a folder that provides a namespace begin with the folder's name: `Icons/Star`. Sets
/// that cannot be read are listed in `problems`; the others are available.
public struct AssetCatalog: Sendable {
  /// The image sets by name.
  public private(set) var images: [String: ImageSet] = [:]
  /// The color sets by name.
  public private(set) var colors: [String: ColorSet] = [:]
  /// The data sets by name.
  public private(set) var dataSets: [String: DataSet] = [:]

  /// A file that is neither an image nor a color.
  public struct DataSet: Sendable {
    /// The URL of the file.
    public let url: URL
    /// The uniform type identifier in the catalog; `nil` for none.
    public let type: String?
  }
  /// The descriptions of what cannot be read, with the file and the reason.
  public private(set) var problems: [String] = []

  /// The traits that a variant is for; `nil` where it is for all.
  public struct Traits: Hashable, Sendable {
    /// The idiom: `universal`, `iphone`, `ipad` and so on.
    public var idiom: String?
    /// The luminosity: `light` or `dark`.
    public var luminosity: String?
    /// A Boolean value that indicates whether the variant is for increased contrast.
    public var isHighContrast = false
    /// The display gamut: `display-P3` or `sRGB`.
    public var gamut: String?
    /// The horizontal size class: `compact` or `regular`.
    public var widthClass: String?
    /// The vertical size class: `compact` or `regular`.
    public var heightClass: String?
    /// The language direction: `left-to-right` or `right-to-left`.
    public var direction: String?

    /// Creates traits, by default those of a variant for all idioms and appearances.
    public init(idiom: String? = nil, luminosity: String? = nil, isHighContrast: Bool = false) {
      self.idiom = idiom
      self.luminosity = luminosity
      self.isHighContrast = isHighContrast
    }
  }

  /// The slicing of a resizable image.
  public struct Slicing: Hashable, Sendable {
    /// The top inset of the part that is resized, in pixels.
    public var top = 0.0
    /// The left inset, in pixels.
    public var left = 0.0
    /// The bottom inset, in pixels.
    public var bottom = 0.0
    /// The right inset, in pixels.
    public var right = 0.0
    /// A Boolean value that indicates whether the center is tiled rather than stretched.
    public var tiles = false
  }

  /// A file of an image.
  public struct ImageVariant: Sendable {
    /// The URL of the file.
    public let url: URL
    /// The number of pixels per point; 1 for a file for all scales.
    public let scale: Double
    /// The traits that the variant is for.
    public let traits: Traits
    /// The slicing; `nil` if the whole image is stretched.
    public var slicing: Slicing?
    /// The insets of the alignment rectangle in pixels: top, left, bottom, right.
    public var alignment: [Double]?
  }

  /// An image with its variants.
  public struct ImageSet: Sendable {
    /// The variants in the catalog's order.
    public var variants: [ImageVariant] = []
    /// The rendering intent, `template` or `original`; `nil` if the view determines it.
    public var renderingIntent: String?
    /// A Boolean value that indicates whether the files are symbols: templates with a drawing for each weight
    /// and scale.
    public var isSymbol = false
  }

  /// A color of a set: components between 0 and 1 in a color space, or the name of a system color.
  public struct ColorVariant: Sendable {
    /// The value of a color.
    public enum Value: Sendable, Equatable {
      /// Red, green, blue and alpha in sRGB, or in Display P3.
      case components(red: Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool)
      /// The name of a system color, such as `systemBlueColor`.
      case system(String)
    }

    /// The value of the color.
    public let value: Value
    /// The traits that the variant is for.
    public let traits: Traits
  }

  /// A color with its variants.
  public struct ColorSet: Sendable {
    /// The variants in the catalog's order.
    public var variants: [ColorVariant] = []
  }

  /// Reads a catalog.
  /// - Parameter url: The `.xcassets` directory. If it does not exist, the catalog is empty and has a
  ///   problem.
  public init(contentsOf url: URL) {
    bounds = CatalogBounds(url)
    read(url, namespace: "", depth: 0)
  }

  /// Resolves symbolic links in the catalog.
  private var bounds: CatalogBounds

  /// The maximum depth of folders.
  private static let depthLimit = 32

  private mutating func read(_ directory: URL, namespace: String, depth: Int) {
    // Symbolic links within the catalog may form a cycle.
    guard bounds.enter(directory) else { return }
    guard depth < Self.depthLimit else {
      problems.append("\(directory.path): folders are nested too deeply")
      return
    }
    let entries: [URL]
    do {
      entries = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    } catch {
      problems.append("\(directory.path): cannot be listed")
      return
    }
    for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = namespace + entry.deletingPathExtension().lastPathComponent
      guard isInside(entry) else { continue }
      switch entry.pathExtension {
      case "imageset", "appiconset":
        if let contents = contents(of: entry, ImageContents.self) {
          images[name] = imageSet(contents, in: entry)
        }
      case "symbolset":
        if let contents = contents(of: entry, SymbolContents.self) {
          var set = ImageSet(renderingIntent: "template", isSymbol: true)
          for symbol in contents.symbols {
            guard let filename = symbol.filename, let url = file(filename, in: entry) else { continue }
            set.variants.append(ImageVariant(url: url, scale: 1, traits: traits(symbol.idiom, nil)))
          }
          images[name] = set
        }
      case "dataset":
        // The first existing file: variants are for memory and graphics classes, which do not differ here.
        if let contents = contents(of: entry, DataContents.self) {
          for item in contents.data {
            guard dataSets[name] == nil, let filename = item.filename, let url = file(filename, in: entry)
            else { continue }
            dataSets[name] = DataSet(url: url, type: item.type)
          }
        }
      case "colorset":
        if let contents = contents(of: entry, ColorContents.self) {
          colors[name] = colorSet(contents, in: entry)
        }
      case "":
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isDirectory),
          isDirectory.boolValue
        else { continue }
        let isNamed = FileManager.default.fileExists(atPath: entry.path + "/Contents.json")
        let provides =
          isNamed && contents(of: entry, FolderContents.self)?.properties?.providesNamespace == true
        read(
          entry, namespace: provides ? namespace + entry.lastPathComponent + "/" : namespace, depth: depth + 1
        )
      default: continue
      }
    }
  }

  private func decode<Contents: Decodable>(_ set: URL, _ type: Contents.Type) throws -> Contents {
    try JSONDecoder().decode(type, from: Data(contentsOf: set.appendingPathComponent("Contents.json")))
  }

  /// Returns whether a file is inside the catalog after resolving symbolic links. If it is not, a problem is
  /// added.
  private mutating func isInside(_ file: URL) -> Bool {
    if bounds.contains(file) { return true }
    problems.append("\(file.path): leads outside the catalogue; it is not read")
    return false
  }

  /// Returns a file of a set by its name; `nil` if it is not inside of it.
  private mutating func file(_ name: String, in set: URL) -> URL? {
    guard !name.contains("/"), name != "..", !name.utf8.contains(0) else {
      problems.append("\(set.path)/Contents.json: \(name) is not the name of a file in the set")
      return nil
    }
    var file = set.appendingPathComponent(name)
    if !FileManager.default.fileExists(atPath: file.path),
      let entry = try? FileManager.default.contentsOfDirectory(atPath: set.path).first(where: { $0 == name })
    {
      // Apple's file systems treat canonically equivalent names as equal, as string comparison does.
      file = set.appendingPathComponent(entry)
    }
    return isInside(file) ? file : nil
  }

  private mutating func contents<Contents: Decodable>(of set: URL, _ type: Contents.Type) -> Contents? {
    guard isInside(set.appendingPathComponent("Contents.json")) else { return nil }
    do {
      return try decode(set, type)
    } catch {
      problems.append("\(set.path)/Contents.json: \(Self.reason(error))")
      return nil
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted: "is not valid JSON"
    case DecodingError.keyNotFound(let key, _): "lacks \(key.stringValue)"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "has a value of the wrong kind at \(context.codingPath.map(\.stringValue).joined(separator: "."))"
    default: "cannot be read"
    }
  }

  // MARK: Contents

  private struct FolderContents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private struct ImageContents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?
      var gamut: String?
      var widthClass: String?
      var heightClass: String?
      var direction: String?
      var resizing: Resizing?
      var alignment: Insets?
      enum CodingKeys: String, CodingKey {
        case filename, scale, idiom, appearances, resizing
        case gamut = "display-gamut"
        case widthClass = "width-class"
        case heightClass = "height-class"
        case direction = "language-direction"
        case alignment = "alignment-insets"
      }
    }
    struct Insets: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }
    struct Resizing: Decodable {
      struct Center: Decodable { var mode: String? }
      var mode: String?
      var center: Center?
      var insets: Insets?
      enum CodingKeys: String, CodingKey {
        case mode, center
        case insets = "cap-insets"
      }
    }
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Image]
    var properties: Properties?
  }

  private struct DataContents: Decodable {
    struct Item: Decodable {
      var filename: String?
      var type: String?
      enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }
    }
    var data: [Item]
  }

  private struct SymbolContents: Decodable {
    struct Symbol: Decodable {
      var filename: String?
      var idiom: String?
    }
    var symbols: [Symbol]
  }

  private struct ColorContents: Decodable {
    struct Color: Decodable {
      var space: String?
      var components: [String: String]?
      var reference: String?
      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }
    struct Entry: Decodable {
      var color: Color?
      var idiom: String?
      var appearances: [Appearance]?
      var gamut: String?
      enum CodingKeys: String, CodingKey {
        case color, idiom, appearances
        case gamut = "display-gamut"
      }
    }
    var colors: [Entry]
  }

  private func traits(_ idiom: String?, _ appearances: [Appearance]?) -> Traits {
    var traits = Traits(idiom: idiom == "universal" ? nil : idiom)
    for appearance in appearances ?? [] {
      if appearance.appearance == "luminosity" { traits.luminosity = appearance.value }
      if appearance.appearance == "contrast" { traits.isHighContrast = appearance.value == "high" }
    }
    return traits
  }

  private mutating func imageSet(_ contents: ImageContents, in set: URL) -> ImageSet {
    var result = ImageSet(renderingIntent: contents.properties?.intent)
    for image in contents.images {
      guard let filename = image.filename, let url = file(filename, in: set) else { continue }
      let digits = image.scale.map { $0.prefix { $0.isNumber || $0 == "." } }
      var meant = traits(image.idiom, image.appearances)
      meant.gamut = image.gamut
      meant.widthClass = image.widthClass
      meant.heightClass = image.heightClass
      meant.direction = image.direction
      var variant = ImageVariant(
        url: url, scale: digits.flatMap { Double($0) } ?? 1, traits: meant)
      if let resizing = image.resizing, let insets = resizing.insets {
        variant.slicing = Slicing(
          top: insets.top ?? 0, left: insets.left ?? 0, bottom: insets.bottom ?? 0,
          right: insets.right ?? 0, tiles: resizing.center?.mode == "tile")
      }
      if let insets = image.alignment {
        variant.alignment = [insets.top ?? 0, insets.left ?? 0, insets.bottom ?? 0, insets.right ?? 0]
      }
      result.variants.append(variant)
    }
    return result
  }

  private mutating func colorSet(_ contents: ColorContents, in set: URL) -> ColorSet {
    var result = ColorSet()
    for entry in contents.colors {
      guard let color = entry.color else { continue }
      let value: ColorVariant.Value
      if let reference = color.reference {
        value = .system(reference)
      } else {
        let components = color.components ?? [:]
        let white = Self.component(components["white"])
        guard let red = white ?? Self.component(components["red"]),
          let green = white ?? Self.component(components["green"]),
          let blue = white ?? Self.component(components["blue"])
        else {
          problems.append("\(set.path)/Contents.json: a colour lacks components")
          continue
        }
        value = .components(
          red: red, green: green, blue: blue, alpha: Self.component(components["alpha"]) ?? 1,
          isDisplayP3: color.space == "display-p3")
      }
      var meant = traits(entry.idiom, entry.appearances)
      meant.gamut = entry.gamut
      result.variants.append(ColorVariant(value: value, traits: meant))
    }
    return result
  }

  /// Returns the value of a component: `0xFF`, `255` and `1.000` are equal.
  private static func component(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
