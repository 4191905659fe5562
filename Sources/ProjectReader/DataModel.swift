import Foundation
import FoundationXML

/// A CoreData model: the classes that Xcode would generate for it.
public enum DataModel {
  /// The source of the classes and properties that Xcode generates for a model's entities; nil where there are none.
  ///
  /// - Parameter path: an `.xcdatamodeld` or an `.xcdatamodel`.
  public static func source(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: current(path) + "/contents") else { return nil }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return nil }
    let parts = reader.entities.compactMap(source(of:))
    return parts.isEmpty ? nil : "import CoreData; import UIKit\n" + parts.joined(separator: "\n")
  }

  /// The classes that `source(of:)` declares, to be registered.
  public static func classes(of source: String) -> [String] {
    source.split(separator: "\n").filter { $0.hasPrefix("public class ") }.map {
      String($0.dropFirst("public class ".count).prefix { $0 != ":" })
    }
  }

  /// The model of the version that counts.
  private static func current(_ path: String) -> String {
    guard path.hasSuffix(".xcdatamodeld") else { return path }
    if let data = FileManager.default.contents(atPath: path + "/.xccurrentversion"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let name = list["_XCCurrentVersionName"] as? String
    {
      return path + "/" + (name as NSString).lastPathComponent
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    return path + "/" + (names.first { $0.hasSuffix(".xcdatamodel") } ?? "")
  }

  private struct Entity {
    var attributes: [String: String]
    var properties: [(name: String, type: String)] = []
    var collections: [(name: String, type: String, collection: String)] = []
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var entities: [Entity] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      guard name != "entity" else { return entities.append(Entity(attributes: attributes)) }
      guard !entities.isEmpty, let property = attributes["name"] else { return }
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
    default: return attributes["customClassName"].map { "\($0)?" } ?? "NSObject?"
    }
  }

  private static func source(of entity: Entity) -> String? {
    guard let kind = entity.attributes["codeGenerationType"], let name = entity.attributes["name"] else {
      return nil
    }
    let type = entity.attributes["representedClassName"].map {
      $0.hasPrefix(".") ? String($0.dropFirst()) : $0
    }
    guard let type, type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    var lines: [String] = []
    if kind == "class" {
      lines.append("public class \(type): \(entity.attributes["parentEntity"] ?? "NSManagedObject") {}")
    }
    lines.append("extension \(type) {")
    lines.append(
      "  public class func fetchRequest() -> NSFetchRequest<\(type)> { NSFetchRequest<\(type)>(entityName: \"\(name)\") }"
    )
    func property(_ name: String, _ type: String) {
      lines.append(
        "  public var \(name): \(type) { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }"
      )
    }
    for (name, type) in entity.properties { property(name, type) }
    for (name, other, collection) in entity.collections {
      property(name, collection + "?")
      let title = name.prefix(1).uppercased() + name.dropFirst()
      let mutable = collection == "NSSet" ? "NSMutableSet" : "NSMutableOrderedSet"
      let copy =
        collection == "NSSet"
        ? "NSMutableSet(set: \(name) ?? NSSet())"
        : "NSMutableOrderedSet(orderedSet: \(name) ?? NSOrderedSet())"
      for (verb, call) in [("addTo", "add"), ("removeFrom", "remove")] {
        lines.append(
          "  public func \(verb)\(title)(_ value: \(other)) { let all: \(mutable) = \(copy); all.\(call)(value); \(name) = all }"
        )
      }
    }
    lines.append("}")
    return lines.joined(separator: "\n")
  }
}
