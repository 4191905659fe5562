import Foundation

/// An asset catalogue (`.xcassets`) as Xcode saves it: image and colour sets by name, with their variants.
///
/// Names inside a folder that provides a namespace begin with the folder's: `Icons/Star`. Sets that cannot be read
/// are listed in `problems`; the others are there all the same.
public struct AssetCatalog: Sendable {
  /// The image sets by name.
  public private(set) var images: [String: ImageSet] = [:]
  /// The colour sets by name.
  public private(set) var colors: [String: ColorSet] = [:]
  /// What could not be read, with the file and the reason.
  public private(set) var problems: [String] = []

  /// For which traits a variant is made; `nil` where it serves all.
  public struct Traits: Hashable, Sendable {
    /// `universal`, `iphone`, `ipad` and so on.
    public var idiom: String?
    /// `light` or `dark`.
    public var luminosity: String?
    /// Whether it is made for higher contrast.
    public var isHighContrast = false

    /// Traits; by default those of a variant for all idioms and appearances.
    public init(idiom: String? = nil, luminosity: String? = nil, isHighContrast: Bool = false) {
      self.idiom = idiom
      self.luminosity = luminosity
      self.isHighContrast = isHighContrast
    }
  }

  /// One file of an image.
  public struct ImageVariant: Sendable {
    /// Where the file is.
    public let url: URL
    /// Pixels per point; 1 for a file that serves all scales.
    public let scale: Double
    /// When the variant is meant.
    public let traits: Traits
  }

  /// An image with its variants.
  public struct ImageSet: Sendable {
    /// In the catalogue's order.
    public var variants: [ImageVariant] = []
    /// `template`, `original`, or `nil` where the view decides.
    public var renderingIntent: String?
  }

  /// One colour of a set: components from 0 to 1 in a colour space, or the name of a system colour.
  public struct ColorVariant: Sendable {
    /// What a colour is made of.
    public enum Value: Sendable, Equatable {
      /// Red, green, blue and alpha in sRGB, or in Display P3.
      case components(red: Double, green: Double, blue: Double, alpha: Double, isDisplayP3: Bool)
      /// The name of one of the system's colours, such as `systemBlueColor`.
      case system(String)
    }

    /// The colour.
    public let value: Value
    /// When the variant is meant.
    public let traits: Traits
  }

  /// A colour with its variants.
  public struct ColorSet: Sendable {
    /// In the catalogue's order.
    public var variants: [ColorVariant] = []
  }

  /// Reads a catalogue.
  /// - Parameter url: the `.xcassets` directory. One that does not exist is an empty catalogue with a problem.
  public init(contentsOf url: URL) {
    read(url, namespace: "", depth: 0)
  }

  /// Catalogues nest a few levels deep; links may make them endless.
  private static let depthLimit = 32

  private mutating func read(_ directory: URL, namespace: String, depth: Int) {
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
      switch entry.pathExtension {
      case "imageset":
        if let contents = contents(of: entry, ImageContents.self) {
          images[name] = imageSet(contents, in: entry)
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
        let provides = (try? decode(entry, FolderContents.self))?.properties?.providesNamespace ?? false
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

  private mutating func contents<Contents: Decodable>(of set: URL, _ type: Contents.Type) -> Contents? {
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
    }
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Image]
    var properties: Properties?
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
      guard let filename = image.filename else { continue }
      // A file of the set lies in the set.
      guard !filename.contains("/"), filename != ".." else {
        problems.append("\(set.path)/Contents.json: \(filename) is not the name of a file in the set")
        continue
      }
      let digits = image.scale.map { $0.prefix { $0.isNumber || $0 == "." } }
      result.variants.append(
        ImageVariant(
          url: set.appendingPathComponent(filename), scale: digits.flatMap { Double($0) } ?? 1,
          traits: traits(image.idiom, image.appearances)))
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
      result.variants.append(ColorVariant(value: value, traits: traits(entry.idiom, entry.appearances)))
    }
    return result
  }

  /// `0xFF`, `255` and `1.000` are the same component.
  private static func component(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
