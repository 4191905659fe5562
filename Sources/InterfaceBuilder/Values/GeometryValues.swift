extension InterfaceElement {
  /// The saved frame in points, in the superview's coordinates.
  public var frame: CGRect? { rect(key: "frame") }

  /// A rectangle child; `nil` if there is none or a number is missing or absurd.
  public func rect(key: String) -> CGRect? {
    for child in children where child.name == "rect" && child.key == key {
      guard let x = child.number("x"), let y = child.number("y"), let width = child.number("width"),
        let height = child.number("height")
      else { return nil }
      return CGRect(x: x, y: y, width: width, height: height)
    }
    return nil
  }

  /// A size child.
  public func size(key: String) -> CGSize? {
    guard let child = children.first(where: { $0.name == "size" && $0.key == key }),
      let width = child.number("width"), let height = child.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Insets of a child in the order top, left or leading, bottom, right or trailing; and whether they are the latter.
  public func insets(
    key: String
  ) -> (top: Double, left: Double, bottom: Double, right: Double, isDirectional: Bool)? {
    guard let child = children.first(where: { $0.key == key }) else { return nil }
    switch child.name {
    case "inset":
      return (
        child.number("minY") ?? 0, child.number("minX") ?? 0, child.number("maxY") ?? 0,
        child.number("maxX") ?? 0, false
      )
    case "edgeInsets", "directionalEdgeInsets":
      return (
        child.number("top") ?? 0, child.number("left") ?? child.number("leading") ?? 0,
        child.number("bottom") ?? 0, child.number("right") ?? child.number("trailing") ?? 0,
        child.name == "directionalEdgeInsets"
      )
    default: return nil
    }
  }

  /// The saved autoresizing mask as the names of what is flexible.
  public var autoresizing: Set<String>? {
    guard let mask = children.first(where: { $0.name == "autoresizingMask" }) else { return nil }
    return Set(mask.attributes.filter { $0.value == "YES" }.keys)
  }
}
