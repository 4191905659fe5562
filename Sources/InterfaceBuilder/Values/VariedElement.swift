/// An element as it is for certain traits: its variations win over what it says itself.
public struct VariedElement {
  /// The element without its variations.
  public let element: InterfaceElement
  /// The variations that count, the widest first.
  public let variations: [InterfaceElement]

  /// An element with those of its variations that the traits match.
  public init(_ element: InterfaceElement, _ traits: DocumentTraits) {
    self.element = element
    variations = element.child("variation") == nil ? [] : traits.variations(of: element)
  }

  /// The element's tag.
  public var name: String { element.name }
  /// The object id; nil if it has none.
  public var id: String? { element.id }
  /// The line in the document, from 1.
  public var line: Int { element.line }

  /// An attribute, from the last variation that has it, else from the element.
  public subscript(_ attribute: String) -> String? {
    for variation in variations.reversed() {
      if let value = variation[attribute] { return value }
    }
    return element[attribute]
  }

  /// An attribute `YES` or `NO`; nil for anything else.
  public func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// An attribute that is a finite number of at most a thousand million; nil for anything else.
  public func number(_ attribute: String) -> Double? {
    guard let text = self[attribute], let value = Double(text), value.isFinite, abs(value) <= 1e9 else {
      return nil
    }
    return value
  }

  /// An attribute that is a whole number; nil for anything else.
  public func integer(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

  /// A child with that key, from the last variation that has it, else from the element.
  public func child(key: String) -> InterfaceElement? {
    for variation in variations.reversed() {
      if let child = variation.child(key: key) { return child }
    }
    return element.child(key: key)
  }

  /// Which of the constraints or subviews are installed: those that `mask` children do not exclude.
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
