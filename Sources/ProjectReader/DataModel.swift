import Foundation
import FoundationXML

/// A Core Data model, and the classes that Xcode generates for it.
public struct DataModel {
  /// The source of the classes and properties that Xcode generates for the model's entities; empty if there
  /// are none.
  public private(set) var source = ""
  /// The classes that the source declares, which have to be registered.
  public private(set) var classes: [String] = []
  /// The parts that are left out, with the reasons: names in a model are arbitrary, those in code are not.
  public private(set) var notes: [String] = []

  /// Reads a model.
  ///
  /// - Parameter path: An `.xcdatamodeld` or an `.xcdatamodel`.
  public init(path: String) {
    let file = Self.current(path) + "/contents"
    let ((source, classes), notes) = ReadingReport.collect { () -> (String, [String]) in
      guard let data = ProjectFiles.data(file, limit: 16 << 20) else { return ("", []) }
      let reader = Reader(file)
      let parser = ProjectFiles.xmlParser(data)
      parser?.delegate = reader
      guard let parser, parser.parse() else {
        ReadingReport.note("\(file): is not a model that can be read")
        return ("", [])
      }
      let parts = reader.entities.compactMap { Self.source(of: $0, in: file) }
      let classes = parts.compactMap(\.declared)
      return (
        parts.isEmpty
          ? "" : "import CoreData; import UIKit\n" + parts.map(\.text).joined(separator: "\n"), classes
      )
    }
    (self.source, self.classes, self.notes) = (source, classes, notes)
  }

  /// Returns the path of the current version's model.
  private static func current(_ path: String) -> String {
    guard path.hasSuffix(".xcdatamodeld") else { return path }
    if let list = (try? ProjectFiles.propertyList(path + "/.xccurrentversion")) as? [String: Any],
      let name = list["_XCCurrentVersionName"] as? String, ProjectStrings.isFileName(name)
    {
      return path + "/" + name
    }
    let names = ProjectFiles.names(in: path)
    return path + "/" + (names.first { $0.hasSuffix(".xcdatamodel") } ?? "")
  }

  private struct Entity {
    var attributes: [String: String]
    var properties: [(name: String, type: String)] = []
    var collections: [(name: String, type: String, collection: String)] = []
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var entities: [Entity] = []
    private let file: String

    init(_ file: String) { self.file = file }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      guard name != "entity" else { return entities.append(Entity(attributes: attributes)) }
      guard !entities.isEmpty, let property = attributes["name"],
        name == "attribute" || name == "relationship"
      else { return }
      guard ProjectStrings.isIdentifier(property),
        [attributes["destinationEntity"], DataModel.customClass(of: attributes)].allSatisfy({ type in
          type.map(DataModel.isType) ?? true
        })
      else {
        ReadingReport.note(
          "\(file): the property \"\(property.prefix(80))\" is left out: not a name of Swift")
        return
      }
      let last = entities.count - 1
      if name == "attribute" {
        entities[last].properties.append((property, DataModel.type(of: attributes)))
      } else if name == "relationship", let other = attributes["destinationEntity"] {
        if attributes["toMany"] == "YES" {
          let collection = attributes["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
          entities[last].collections.append((property, other, collection))
        } else {
          entities[last].properties.append((property, other + "?"))
        }
      }
    }
  }

  private static func type(of attributes: [String: String]) -> String {
    let isScalar = attributes["usesScalarValueType"] == "YES"
    switch attributes["attributeType"] ?? "" {
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    default: return customClass(of: attributes).map { "\($0)?" } ?? "NSObject?"
    }
  }

  /// Returns the class of a transformed attribute. A dot before it stands for the module of the application; a dot alone is no class.
  private static func customClass(of attributes: [String: String]) -> String? {
    guard let name = attributes["customClassName"] else { return nil }
    let own = name.hasPrefix(".") ? String(name.dropFirst()) : name
    return own.isEmpty && name == "." ? nil : own
  }

  /// Returns whether a text is the name of a type: identifiers separated by dots, or an array or a dictionary of such.
  private static func isType(_ text: String) -> Bool {
    if text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count < 200 {
      let inner = text.dropFirst().dropLast()
      // The colon of a dictionary is the first outside of brackets.
      var depth = 0
      let colon = inner.indices.first { index in
        depth += inner[index] == "[" ? 1 : inner[index] == "]" ? -1 : 0
        return inner[index] == ":" && depth == 0
      }
      let parts = colon.map { [inner[..<$0], inner[inner.index(after: $0)...]] } ?? [inner]
      return parts.allSatisfy { isType($0.trimmingCharacters(in: .whitespaces)) }
    }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      ProjectStrings.isIdentifier(String($0))
    }
  }

  private static func source(of entity: Entity, in file: String) -> (text: String, declared: String?)? {
    guard let kind = entity.attributes["codeGenerationType"], let name = entity.attributes["name"] else {
      return nil
    }
    let type = entity.attributes["representedClassName"].map {
      $0.hasPrefix(".") ? String($0.dropFirst()) : $0
    }
    guard let type else { return nil }
    let parent = entity.attributes["parentEntity"] ?? "NSManagedObject"
    guard ProjectStrings.isIdentifier(type), ProjectStrings.isIdentifier(parent) else {
      ReadingReport.note(
        "\(file): the entity \"\(name.prefix(80))\" is left out: its class has no name of Swift")
      return nil
    }
    let literal = ProjectStrings.literal(name)
    let code = ProjectStrings.code(type)
    var lines: [String] = []
    if kind == "class" { lines.append("public class \(code): \(ProjectStrings.code(parent)) {}") }
    lines.append("extension \(code) {")
    lines.append(
      "  public class func fetchRequest() -> NSFetchRequest<\(code)> { NSFetchRequest<\(code)>(entityName: \(literal)) }"
    )
    func property(_ name: String, _ type: String) {
      lines.append(
        "  public var \(ProjectStrings.code(name)): \(type) { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
      )
    }
    for (name, type) in entity.properties { property(name, type) }
    for (name, other, collection) in entity.collections {
      property(name, collection + "?")
      let title = name.prefix(1).uppercased() + name.dropFirst()
      let mutable = collection == "NSSet" ? "NSMutableSet" : "NSMutableOrderedSet"
      let copy =
        collection == "NSSet"
        ? "NSMutableSet(set: self.\(name) ?? NSSet())"
        : "NSMutableOrderedSet(orderedSet: self.\(name) ?? NSOrderedSet())"
      for (verb, call) in [("addTo", "add"), ("removeFrom", "remove")] {
        lines.append(
          "  public func \(verb)\(title)(_ value: \(other)) { let all: \(mutable) = \(copy); all.\(call)(value); self.\(name) = all }"
        )
      }
    }
    lines.append("}")
    return (lines.joined(separator: "\n"), kind == "class" ? code : nil)
  }
}
