/// An element with the variations for certain traits, which take precedence over its own attributes and
/// children.
public struct VariedElement {
  /// The element without its variations.
  public let element: InterfaceElement
  /// The matching variations, the least specific first.
  public let variations: [InterfaceElement]

  /// Creates an element with those of its variations that the traits match.
  public init(_ element: InterfaceElement, _ traits: DocumentTraits) {
    self.element = element
    variations = element.child("variation") == nil ? [] : traits.variations(of: element)
  }

  /// The element's name.
  public var name: String { element.name }
  /// The object id; `nil` if it has none.
  public var id: String? { element.id }
  /// The line in the document, starting at 1.
  public var line: Int { element.line }

  /// Returns an attribute of the most specific variation that has it, or else of the element.
  public subscript(_ attribute: String) -> String? {
    for variation in variations.reversed() {
      if let value = variation[attribute] { return value }
    }
    return element[attribute]
  }

  /// Returns whether an attribute is `YES` or `NO`; `nil` for other values.
  public func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Returns an attribute as a finite number with a magnitude of at most 1e9; `nil` for other values.
  public func number(_ attribute: String) -> Double? {
    guard let text = self[attribute], let value = Double(text), value.isFinite, abs(value) <= 1e9 else {
      return nil
    }
    return value
  }

  /// Returns an attribute as an integer; `nil` for other values.
  public func integer(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

  /// Returns the child with a key of the most specific variation that has it, or else of the element.
  public func child(key: String) -> InterfaceElement? {
    for variation in variations.reversed() {
      if let child = variation.child(key: key) { return child }
    }
    return element.child(key: key)
  }

  /// Returns the ids of the constraints or subviews that `mask` children exclude, which are not installed.
  public func excluded(_ mask: String) -> Set<String> {
    var result: Set<String> = []
    for variation in variations {
      for change in variation.children where change.name == "mask" && change.key == mask {
        for item in change.children {
          guard let reference = item["reference"] else { continue }
          if item.name == "exclude" { result.insert(reference) } else { result.remove(reference) }
        }
      }
    }
    return result
  }
}
