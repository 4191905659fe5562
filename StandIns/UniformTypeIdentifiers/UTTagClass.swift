import Foundation

/// A class of tags, by which types are found: extensions of file names, or MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
  public var description: String { rawValue }
}

extension UTType {
  /// Creates the type of a tag that conforms to another; a dynamic type if none is known, and `nil` without a tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    self =
      Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
      ?? UTType(known: DynamicType(tag: tag, tagClass: tagClass, parent: supertype?.identifier).identifier)
  }

  /// Returns the known types of a tag that conform to another; those that the application declares are the first.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let wanted = tag.lowercased()
    let names = declared.keys.sorted() + table.keys.sorted().filter { declared[$0] == nil }
    let found = names.map { UTType(known: $0) }.filter { $0.tags[tagClass]?.contains(wanted) == true }
    return found.filter { supertype == nil || $0.conforms(to: supertype ?? .item) }
  }

  /// The tags of the type, the preferred one of each class first.
  public var tags: [UTTagClass: [String]] {
    if let declared = Self.declared[identifier] { return declared.tags }
    if let known = Self.table[identifier] {
      var tags: [UTTagClass: [String]] = [:]
      if !known.endings.isEmpty { tags[.filenameExtension] = known.endings }
      if let mime = known.mime { tags[.mimeType] = [mime] }
      return tags
    }
    return DynamicType(identifier).map { [$0.tagClass: [$0.tag]] } ?? [:]
  }

  /// A Boolean value that indicates whether the type was made for a tag of no known type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// A Boolean value that indicates whether the system or the application declares the type.
  public var isDeclared: Bool { Self.table[identifier] != nil || Self.declared[identifier] != nil }
  /// A Boolean value that indicates whether the type is in a public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Always `nil`.
  public var version: Int? { nil }
  /// Always `nil`.
  public var referenceURL: URL? { nil }

  static func parents(of identifier: String) -> [String] {
    declared[identifier]?.parents ?? table[identifier]?.parents
      ?? DynamicType(identifier)?.parent.map { [$0] } ?? []
  }

  /// A type of the application's property list.
  struct Declaration: Sendable {
    var description: String?
    var parents: [String] = []
    var tags: [UTTagClass: [String]] = [:]
  }

  /// The types that the application exports and imports.
  static let declared: [String: Declaration] = declarations(in: Bundle.main.infoDictionary ?? [:])

  static func declarations(in list: [String: Any]) -> [String: Declaration] {
    func texts(_ value: Any?) -> [String] { (value as? String).map { [$0] } ?? value as? [String] ?? [] }
    var result: [String: Declaration] = [:]
    for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
      for type in list[key] as? [[String: Any]] ?? [] {
        guard let identifier = type["UTTypeIdentifier"] as? String else { continue }
        var declaration = Declaration(description: type["UTTypeDescription"] as? String)
        declaration.parents = texts(type["UTTypeConformsTo"])
        for (name, value) in type["UTTypeTagSpecification"] as? [String: Any] ?? [:] {
          declaration.tags[UTTagClass(rawValue: name)] = texts(value).map { $0.lowercased() }
        }
        result[identifier] = declaration
      }
    }
    return result
  }
}

/// A type that is made for a tag: its identifier is `dyn.a` and, in digits of five bits, a text such as `?0=6:1=conf`: it conforms to
/// `public.data`, and its extension is `conf`.
struct DynamicType {
  var tag: String
  var tagClass: UTTagClass
  var parent: String?

  private static let digits = Array("abcdefghkmnpqrstuvwxyz0123456789")
  private static let names = [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type",
    "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text", "public.plain-text",
    "public.utf16-plain-text", "com.apple.traditional-mac-plain-text", "public.image", "public.video",
    "public.audio", "public.directory", "public.folder",
  ]

  init(tag: String, tagClass: UTTagClass, parent: String?) {
    (self.tag, self.tagClass, self.parent) = (tag.lowercased(), tagClass, parent)
  }

  init?(_ identifier: String) {
    guard identifier.hasPrefix("dyn.a") else { return nil }
    var (bytes, buffer, bits): ([UInt8], Int, Int) = ([], 0, 0)
    for character in identifier.dropFirst(5) {
      guard let digit = Self.digits.firstIndex(of: character) else { return nil }
      buffer = (buffer << 5 | digit) & 0xfff
      bits += 5
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(buffer >> bits & 255))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.first == "?" else { return nil }
    var found: (String, UTTagClass)?
    for part in text.dropFirst().split(separator: ":") {
      let sides = part.split(separator: "=", maxSplits: 1).map { String($0) }
      guard sides.count == 2 else { continue }
      if sides[0] == "0" {
        parent = Self.name(sides[1])
      } else {
        found = (sides[1], UTTagClass(rawValue: Self.name(sides[0])))
      }
    }
    guard let found else { return nil }
    (tag, tagClass) = found
  }

  /// Returns the name that one digit stands for, or the text itself.
  private static func name(_ text: String) -> String {
    guard text.count == 1, let digit = Int(text, radix: 16) else { return text }
    return names[digit]
  }
  private static func shortened(_ name: String) -> String {
    names.firstIndex(of: name).map { String($0, radix: 16, uppercase: true) } ?? name
  }

  var identifier: String {
    let parts =
      (parent.map { ["0=" + Self.shortened($0)] } ?? []) + [Self.shortened(tagClass.rawValue) + "=" + tag]
    var (result, buffer, bits) = ("dyn.a", 0, 0)
    for byte in ("?" + parts.joined(separator: ":")).utf8 {
      buffer = (buffer << 8 | Int(byte)) & 0xfff
      bits += 8
      while bits >= 5 {
        bits -= 5
        result.append(Self.digits[buffer >> bits & 31])
      }
    }
    if bits > 0 { result.append(Self.digits[buffer << (5 - bits) & 31]) }
    return result
  }
}
