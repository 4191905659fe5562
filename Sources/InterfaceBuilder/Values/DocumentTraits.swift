/// The size classes of a document: `any` if it was not designed for a device.
public struct DocumentTraits: Hashable, Sendable {
  /// A size class as named in documents.
  public enum SizeClass: String, Sendable {
    /// Either size class.
    case any
    /// Compact, as on phones.
    case compact
    /// Regular, as on tablets.
    case regular
  }

  /// The size class of the width.
  public var width: SizeClass
  /// The size class of the height.
  public var height: SizeClass
  /// The idiom as named in documents: `phone` or `pad`.
  public var idiom: String

  /// Creates traits, by default of a phone.
  public init(width: SizeClass, height: SizeClass, idiom: String = "phone") {
    self.width = width
    self.height = height
    self.idiom = idiom
  }

  /// Returns the rank of a variation with a key, by its specificity: the most specific one takes precedence.
  /// `nil` if it does not match; `default` always matches with the lowest rank.
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

  /// Returns the matching variations of an element, the least specific first.
  public func variations(of element: InterfaceElement) -> [InterfaceElement] {
    var found: [(rank: Int, index: Int, element: InterfaceElement)] = []
    for (index, child) in element.children.enumerated() where child.name == "variation" {
      if let key = child.key, let rank = rank(ofVariation: key) { found.append((rank, index, child)) }
    }
    return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.element)
  }
}
