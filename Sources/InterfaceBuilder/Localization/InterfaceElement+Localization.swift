import Foundation

extension InterfaceElement {
  /// Returns the element with its texts, and those of everything in it, replaced by a table's by object id.
  func localized(_ table: StringsTable) -> InterfaceElement {
    localized(table, owner: nil, path: "")
  }

  /// Returns the localized element.
  ///
  /// - Parameters:
  ///   - owner: The id of the object that the element belongs to.
  ///   - path: The part of keys between the owner's id and a property: "normal" for a button's state.
  private func localized(_ table: StringsTable, owner: String?, path: String) -> InterfaceElement {
    let owner = id ?? owner
    var attributes = attributes
    var children = children
    var text = text
    var path = path
    switch name {
    case "state": path = key ?? "normal"
    case "buttonConfiguration": path = "configuration"
    default: if id != nil { path = "" }
    }
    func value(_ property: String) -> String? {
      guard let owner else { return nil }
      switch path {
      case "": return table["\(owner).\(property)"]
      case "configuration": return table["\(owner).configuration.\(property)"]
      default:
        // The title of a state: "normalTitle".
        return table["\(owner).\(path)\(property.prefix(1).uppercased())\(property.dropFirst())"]
      }
    }
    for property in Self.textProperties {
      guard let translated = value(property) else { continue }
      attributes[property] = translated
      // Texts of several lines are children.
      children.removeAll { $0.key == property && ($0.name == "string" || $0.name == "mutableString") }
    }
    if name == "attributedString", let owner, let key, let translated = table["\(owner).\(key)"],
      let first = children.first(where: { $0.name == "fragment" })
    {
      // A single text with the first fragment's attributes: a table contains no attribute ranges.
      var fragment = first.attributes
      fragment["content"] = translated
      let inner = first.children.filter { $0.key != "content" }
      children = [
        InterfaceElement(name: "fragment", attributes: fragment, children: inner, text: "", line: first.line)
      ]
    }
    if name == "accessibility", let owner {
      if let label = table["\(owner).accessibilityLabel"] { attributes["label"] = label }
      if let hint = table["\(owner).accessibilityHint"] { attributes["hint"] = hint }
    }
    if name == "segment" || name == "string", let owner, let place = placeInParent {
      if name == "segment", let title = table["\(owner).segmentTitles[\(place)]"] {
        attributes["title"] = title
      }
      if name == "string", let title = table["\(owner).scopeButtonTitles[\(place)]"] { text = title }
    }
    if name == "userDefinedRuntimeAttribute", attributes["type"] == "localizedString", let owner,
      let keyPath = attributes["keyPath"],
      let translated = table["\(owner).\(keyPath)"]
        ?? placeInParent.flatMap({
          table["\(owner).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\($0)]"]
        })
    {
      attributes["value"] = translated
    }
    var places: [String: Int] = [:]
    children = children.map { child in
      let place = places[child.name, default: 0]
      places[child.name] = place + 1
      return InterfaceElement(
        name: child.name, attributes: child.attributes, children: child.children, text: child.text,
        line: child.line, place: place
      ).localized(table, owner: owner, path: path)
    }
    return InterfaceElement(name: name, attributes: attributes, children: children, text: text, line: line)
  }

  private static let textProperties = [
    "text", "secondaryText", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle",
    "badgeValue",
  ]
}
