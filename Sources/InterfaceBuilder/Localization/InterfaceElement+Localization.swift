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
    let path =
      switch name {
      case "state": key ?? "normal"
      case "buttonConfiguration": "configuration"
      default: id != nil ? "" : path
      }
    var parts = LocalizedParts(attributes: attributes, children: children, text: text)
    if let owner {
      localizeProperties(&parts, table, owner: owner, path: path)
      localizeAttributedString(&parts, table, owner: owner)
      localizeOther(&parts, table, owner: owner)
    }
    var places: [String: Int] = [:]
    let children = parts.children.map { child in
      let place = places[child.name, default: 0]
      places[child.name] = place + 1
      return InterfaceElement(
        name: child.name, attributes: child.attributes, children: child.children, text: child.text,
        line: child.line, place: place
      ).localized(table, owner: owner, path: path)
    }
    return InterfaceElement(
      name: name, attributes: parts.attributes, children: children, text: parts.text, line: line)
  }

  /// The parts of an element in which texts are.
  private struct LocalizedParts {
    var attributes: [String: String]
    var children: [InterfaceElement]
    var text: String
  }

  private func localizeProperties(
    _ parts: inout LocalizedParts, _ table: StringsTable, owner: String, path: String
  ) {
    for property in Self.textProperties {
      let key =
        switch path {
        case "": "\(owner).\(property)"
        case "configuration": "\(owner).configuration.\(property)"
        // The title of a state: "normalTitle".
        default: "\(owner).\(path)\(property.prefix(1).uppercased())\(property.dropFirst())"
        }
      guard let translated = table[key] else { continue }
      parts.attributes[property] = translated
      // Texts of several lines are children.
      parts.children.removeAll { $0.key == property && ($0.name == "string" || $0.name == "mutableString") }
    }
  }

  private func localizeAttributedString(
    _ parts: inout LocalizedParts, _ table: StringsTable, owner: String
  ) {
    guard name == "attributedString", let key, let translated = table["\(owner).\(key)"],
      let first = parts.children.first(where: { $0.name == "fragment" })
    else { return }
    // A single text with the first fragment's attributes: a table contains no attribute ranges.
    var fragment = first.attributes
    fragment["content"] = translated
    let inner = first.children.filter { $0.key != "content" }
    parts.children = [
      InterfaceElement(name: "fragment", attributes: fragment, children: inner, text: "", line: first.line)
    ]
  }

  /// Localizes texts that have keys of their own form.
  private func localizeOther(_ parts: inout LocalizedParts, _ table: StringsTable, owner: String) {
    let place = placeInParent
    switch name {
    case "accessibility":
      if let label = table["\(owner).accessibilityLabel"] { parts.attributes["label"] = label }
      if let hint = table["\(owner).accessibilityHint"] { parts.attributes["hint"] = hint }
    case "segment":
      guard let title = place.flatMap({ table["\(owner).segmentTitles[\($0)]"] }) else { break }
      parts.attributes["title"] = title
    case "string":
      if let title = place.flatMap({ table["\(owner).scopeButtonTitles[\($0)]"] }) { parts.text = title }
    case "userDefinedRuntimeAttribute":
      guard attributes["type"] == "localizedString", let keyPath = attributes["keyPath"] else { break }
      let other = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
      let text = table["\(owner).\(keyPath)"] ?? place.flatMap { table["\(owner).\(other)[\($0)]"] }
      if let text { parts.attributes["value"] = text }
    default: break
    }
  }

  private static let textProperties = [
    "text", "secondaryText", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle",
    "badgeValue",
  ]
}
