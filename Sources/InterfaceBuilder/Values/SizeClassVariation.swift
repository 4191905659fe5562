/// Size classes of a document: `any` where the document was not designed for a device.
public struct DocumentTraits: Hashable, Sendable {
  public enum SizeClass: String, Sendable {
    case any, compact, regular
  }

  public var width: SizeClass
  public var height: SizeClass
  /// The idiom as documents name it: `phone` or `pad`.
  public var idiom: String

  public init(width: SizeClass, height: SizeClass, idiom: String = "phone") {
    self.width = width
    self.height = height
    self.idiom = idiom
  }

  /// Whether a variation with this key counts, and how narrowly it is meant: the most narrow one wins. `default`
  /// counts always and is the widest.
  public func rank(ofVariation key: String) -> Int? {
    if key == "default" { return 0 }
    var rank = 1
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "heightClass":
        guard pair[1] == height.rawValue else { return nil }
      case "widthClass":
        guard pair[1] == width.rawValue else { return nil }
      case "userInterfaceIdiom":
        guard pair[1] == idiom else { return nil }
      default: return nil
      }
      rank += 1
    }
    return rank
  }

  /// The variations of an element that count, the widest first.
  public func variations(of element: InterfaceElement) -> [InterfaceElement] {
    var found: [(rank: Int, index: Int, element: InterfaceElement)] = []
    for (index, child) in element.children.enumerated() where child.name == "variation" {
      if let key = child.key, let rank = rank(ofVariation: key) { found.append((rank, index, child)) }
    }
    return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.element)
  }
}

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
