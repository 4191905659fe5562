/// Size classes of a document: `any` where the document was not designed for a device.
public struct DocumentTraits: Hashable, Sendable {
  /// A size class as documents name it.
  public enum SizeClass: String, Sendable {
    /// Either.
    case any
    /// Narrow or low, as on phones.
    case compact
    /// Wide or high, as on tablets.
    case regular
  }

  /// The size class of the width.
  public var width: SizeClass
  /// The size class of the height.
  public var height: SizeClass
  /// The idiom as documents name it: `phone` or `pad`.
  public var idiom: String

  /// Traits of size classes, of a phone by default.
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
