import Foundation

/// The templates of files, of property lists, JSON and YAML, and of colors.
extension SwiftGenSource {
  // MARK: Files

  func files(isFlat: Bool) -> String? {
    let files = output.files
    guard !files.isEmpty else { return nil }
    let type = name("resourceTypeName", "File")
    let groups = Dictionary(grouping: files) { ($0.folder as NSString).lastPathComponent }
    let bodies = groups.sorted { $0.key.lowercased() < $1.key.lowercased() }.map { group, files in
      (name: group, body: fileMembers(files.map { ($0.path, $0.folder) }, type: type, isFlat: isFlat))
    }
    return AssetAccessors.header + enumeration(name("enumName", "Files"), joined(bodies)) + """
      \(access)nonisolated struct \(type): Sendable {
        \(access)let name: Swift.String
        \(access)let ext: Swift.String?
        \(access)let relativePath: Swift.String
        \(access)let mimeType: Swift.String
        \(access)var url: URL { url(locale: nil) }
        \(access)func url(locale: Locale?) -> URL {
          let found = \(bundle).url(
            forResource: name, withExtension: ext, subdirectory: relativePath.isEmpty ? nil : relativePath,
            localization: locale?.identifier)
          guard let found else { fatalError("Could not locate file named \\(name)") }
          return found
        }
        \(access)var path: Swift.String { path(locale: nil) }
        \(access)func path(locale: Locale?) -> Swift.String { url(locale: locale).path }
      }

      """
  }

  /// Types of files by extension; others are streams of bytes.
  private static let mimeTypes = [
    "json": "application/json", "txt": "text/plain", "html": "text/html", "css": "text/css",
    "js": "text/javascript", "csv": "text/csv", "xml": "application/xml", "pdf": "application/pdf",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "svg": "image/svg+xml", "mp3": "audio/mpeg", "wav": "audio/vnd.wave", "mp4": "video/mp4",
    "mov": "video/quicktime", "zip": "application/zip",
  ]

  private func fileMembers(_ files: [(path: String, folder: String)], type: String, isFlat: Bool) -> String {
    var (text, known) = ("", Set<String>())
    var below: [String: [(path: String, folder: String)]] = [:]
    for (path, folder) in files {
      let relative = path.dropFirst(folder.count + 1)
      if !isFlat, let first = relative.split(separator: "/").dropLast().first {
        below[String(first), default: []].append((path, folder + "/" + first))
        continue
      }
      let (name, kind) = (StringTable.name(of: path), (path as NSString).pathExtension)
      let usesExtension = output.parameters["useExtension"]?.boolean ?? true
      let title = usesExtension && !kind.isEmpty ? "\(name).\(kind)" : name
      guard let symbol = AccessorNames.member(title), known.insert(symbol).inserted else { continue }
      let root = output.files.first { $0.path == path }?.folder ?? folder
      let place = (path as NSString).deletingLastPathComponent.dropFirst(root.count + 1)
      text +=
        "\(access)nonisolated static let \(ProjectStrings.code(symbol)) = \(type)(name: \(ProjectStrings.literal(name)), "
        + "ext: \(kind.isEmpty ? "nil" : ProjectStrings.literal(kind)), "
        + "relativePath: \(ProjectStrings.literal(isSet("preservePath") ? String(place) : "")), "
        + "mimeType: \(ProjectStrings.literal(Self.mimeTypes[kind.lowercased()] ?? "application/octet-stream")))\n"
    }
    for (folder, files) in below.sorted(by: { $0.key.lowercased() < $1.key.lowercased() }) {
      guard let title = AccessorNames.type(folder), known.insert(title).inserted else { continue }
      text += enumeration(
        ProjectStrings.code(title), fileMembers(files, type: type, isFlat: isFlat))
    }
    return text
  }

  // MARK: Values

  /// Members with the values of a file: those of its dictionary, or `items` and `value`.
  ///
  /// The templates `runtime` read the file when the application runs, and `inline` have what it is when it is built. Both have the values
  /// here, of which lists and dictionaries are read from a text.
  func data() -> String? {
    let files = output.files.map(\.path)
    guard !files.isEmpty else { return nil }
    let bodies = files.compactMap { path -> (name: String, body: String)? in
      guard let value = GeneratedValue.read(path, kind: output.kind) else {
        ReadingReport.note("\(path): cannot be read as \(output.kind); accessors of its values are not made")
        return nil
      }
      return (StringTable.name(of: path), members(of: value))
    }
    let names = ["json": "JSONFiles", "plist": "PlistFiles", "yaml": "YAMLFiles"]
    return AssetAccessors.header
      + enumeration(name("enumName", names[output.kind] ?? "Files"), joined(bodies)) + """
        nonisolated private func read<T>(_ text: Swift.String) -> T {
          let value = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
          guard let value = value as? T else { fatalError("Unable to load a value of the type \\(T.self)") }
          return value
        }

        """
  }

  private func members(of value: GeneratedValue) -> String {
    switch value.content {
    case .dictionary(let values):
      var known: Set<String> = []
      return values.map { key, value in
        guard let symbol = AccessorNames.member(key), known.insert(symbol).inserted, let code = value.code
        else { return "" }
        return
          "\(access)nonisolated static var \(ProjectStrings.code(symbol)): \(value.type) { \(code) }\n"
      }.joined()
    case .list:
      return value.code.map { "\(access)nonisolated static var items: \(value.type) { \($0) }\n" } ?? ""
    default:
      return value.code.map { "\(access)nonisolated static var value: \(value.type) { \($0) }\n" } ?? ""
    }
  }

  // MARK: Colors

  /// Returns the colors of the files, as `RRGGBBAA` by name, in order.
  private var palettes: [(name: String, colors: [(name: String, value: UInt32)])] {
    output.files.map(\.path).map { path in
      let text = ProjectFiles.text(path) ?? ""
      var colors: [(name: String, value: String)] = []
      switch (path as NSString).pathExtension.lowercased() {
      case "json":
        let values = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
        colors = values.compactMap { key, value in (value as? String).map { (key, $0) } }
      case "xml":
        for part in text.components(separatedBy: "<color ").dropFirst() {
          guard
            let name = part.components(separatedBy: "name=\"").dropFirst().first?.prefix(while: { $0 != "\"" }
            ),
            let value = part.components(separatedBy: ">").dropFirst().first?.prefix(while: { $0 != "<" })
          else { continue }
          colors.append((String(name), String(value)))
        }
      default:
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
          let parts = line.split(separator: ":", maxSplits: 1)
          if parts.count == 2 { colors.append((String(parts[0]), String(parts[1]))) }
        }
      }
      let read = colors.compactMap { name, text in
        Self.color(text).map { (name: name.trimmingCharacters(in: .whitespaces), value: $0) }
      }
      return (StringTable.name(of: path), read.sorted { $0.name < $1.name })
    }
  }

  private static func color(_ text: String) -> UInt32? {
    let digits = text.trimmingCharacters(in: .whitespaces).replacing("0x", with: "").replacing("#", with: "")
    guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
    return digits.count == 6 ? value << 8 | 0xFF : value
  }

  private func palettes(_ member: (_ name: String, _ value: UInt32) -> String) -> String? {
    let palettes = palettes
    guard !palettes.isEmpty else { return nil }
    return joined(
      palettes.map { palette in
        var known: Set<String> = []
        let body = palette.colors.map { name, value in
          guard let symbol = AccessorNames.member(name), known.insert(symbol).inserted else { return "" }
          return member(ProjectStrings.code(symbol), value)
        }
        return (palette.name, body.joined())
      })
  }

  func colors() -> String? {
    let name = name("enumName", "ColorName")
    let members = palettes { symbol, value in
      "\(access)nonisolated static let \(symbol) = \(name)(rgbaValue: 0x\(String(value, radix: 16)))\n"
    }
    guard let members else { return nil }
    return AssetAccessors.header + """
      \(access)typealias \(self.name("colorAliasName", "Color")) = UIKit.UIColor
      \(access)nonisolated struct \(name): Sendable {
        \(access)let rgbaValue: UInt32
        \(access)var color: UIKit.UIColor { UIKit.UIColor(named: self) }
      \(members)}
      extension UIKit.UIColor {
        nonisolated convenience init(rgbaValue: UInt32) {
          func part(_ shift: UInt32) -> CGFloat { CGFloat(rgbaValue >> shift & 0xff) / 255 }
          self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
        }
        \(access)nonisolated convenience init(named color: \(name)) { self.init(rgbaValue: color.rgbaValue) }
      }

      """
  }

  func colorLiterals() -> String? {
    let members = palettes { symbol, value in
      let parts = [24, 16, 8, 0].map { "\(Double(value >> UInt32($0) & 0xFF) / 255)" }
      return
        "\(access)nonisolated static var \(symbol): UIKit.UIColor { UIKit.UIColor(red: \(parts[0]), green: \(parts[1]), "
        + "blue: \(parts[2]), alpha: \(parts[3])) }\n"
    }
    guard let members else { return nil }
    let name = name("enumName", "ColorName")
    return AssetAccessors.header
      + (name == "UIColor" ? "extension UIKit.UIColor {\n\(members)}\n" : enumeration(name, members))
  }
}
