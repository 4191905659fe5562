/// An element as it is for certain traits: its variations win over what it says itself.
public struct VariedElement {
  public let element: InterfaceElement
  /// The variations that count, the widest first.
  public let variations: [InterfaceElement]

  public init(_ element: InterfaceElement, _ traits: DocumentTraits) {
    self.element = element
    variations = element.child("variation") == nil ? [] : traits.variations(of: element)
  }

  public var name: String { element.name }
  public var id: String? { element.id }
  public var line: Int { element.line }

  public subscript(_ attribute: String) -> String? {
    for variation in variations.reversed() {
      if let value = variation[attribute] { return value }
    }
    return element[attribute]
  }

  public func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  public func number(_ attribute: String) -> Double? {
    guard let text = self[attribute], let value = Double(text), value.isFinite, abs(value) <= 1e9 else {
      return nil
    }
    return value
  }

  public func integer(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

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
