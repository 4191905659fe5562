import Foundation

/// The part of JSON Schema that the schemas of the documentation use.
struct Schema {
  let whole: [String: Any]

  func complaints(about value: Any, by given: [String: Any], at place: String) -> [String] {
    var schema = given
    if let reference = given["$ref"] as? String {
      let parts = reference.split(separator: "/").dropFirst().map(String.init)
      var target: Any? = whole
      for part in parts { target = (target as? [String: Any])?[part] }
      schema = target as? [String: Any] ?? [:]
      if schema.isEmpty { return ["\(place): \(reference) is not in the schema"] }
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let all = choices.map { complaints(about: value, by: $0, at: place) }
      return all.min { $0.count < $1.count } ?? []
    }
    var result: [String] = []
    if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
      result.append("\(place): is not \(constant)")
    }
    if let known = schema["enum"] as? [String], !known.contains(value as? String ?? "") {
      result.append("\(place): is none of \(known)")
    }
    // Of several types, null is one that needs no check.
    let types = schema["type"] as? [String]
    let isNull = value is NSNull && types?.contains("null") == true
    if let type = schema["type"] as? String ?? types?.first(where: { $0 != "null" }), !isNull {
      let number = value as? NSNumber
      let isBoolean = number.map { String(cString: $0.objCType) == "c" } ?? false
      let fits =
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": isBoolean
        case "integer": number != nil && !isBoolean && number?.doubleValue == number?.doubleValue.rounded()
        case "number": number != nil && !isBoolean
        default: false
        }
      if !fits { result.append("\(place): is no \(type)") }
    }
    if let list = value as? [Any] {
      if let most = schema["maxItems"] as? Int, list.count > most { result.append("\(place): is long") }
      if let least = schema["minItems"] as? Int, list.count < least { result.append("\(place): is short") }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in list.enumerated() {
          result += complaints(about: item, by: items, at: "\(place)[\(index)]")
        }
      }
    }
    if let object = value as? [String: Any] {
      for key in schema["required"] as? [String] ?? [] where object[key] == nil {
        result.append("\(place): \(key) is missing")
      }
      let properties = schema["properties"] as? [String: Any] ?? [:]
      for key in object.keys.sorted() {
        if let property = properties[key] as? [String: Any] {
          result += complaints(about: object[key] as Any, by: property, at: "\(place).\(key)")
        } else {
          result.append("\(place): \(key) is not known")
        }
      }
    }
    return result
  }
}
