extension InterfaceElement {
  /// The saved frame in points, in the superview's coordinate space.
  public var frame: CGRect? { rect(key: "frame") }

  /// Returns a rectangle child; `nil` if there is none or a number is missing or out of range.
  public func rect(key: String) -> CGRect? {
    for child in children where child.name == "rect" && child.key == key {
      guard let x = child.number("x"), let y = child.number("y"), let width = child.number("width"),
        let height = child.number("height")
      else { return nil }
      return CGRect(x: x, y: y, width: width, height: height)
    }
    return nil
  }

  /// Returns a size child.
  public func size(key: String) -> CGSize? {
    guard let child = children.first(where: { $0.name == "size" && $0.key == key }),
      let width = child.number("width"), let height = child.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Returns the insets of a child; missing numbers are 0.
  public func insets(key: String) -> InsetsValue? {
    guard let child = children.first(where: { $0.key == key }) else { return nil }
    switch child.name {
    case "inset":
      return InsetsValue(
        top: child.number("minY") ?? 0, left: child.number("minX") ?? 0, bottom: child.number("maxY") ?? 0,
        right: child.number("maxX") ?? 0)
    case "edgeInsets", "directionalEdgeInsets":
      return InsetsValue(
        top: child.number("top") ?? 0, left: child.number("left") ?? child.number("leading") ?? 0,
        bottom: child.number("bottom") ?? 0, right: child.number("right") ?? child.number("trailing") ?? 0)
    default: return nil
    }
  }

  /// The saved autoresizing mask as the names of its flexible parts.
  public var autoresizing: Set<String>? {
    guard let mask = children.first(where: { $0.name == "autoresizingMask" }) else { return nil }
    return Set(mask.attributes.filter { $0.value == "YES" }.keys)
  }
}
