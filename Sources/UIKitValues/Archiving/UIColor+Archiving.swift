import Foundation

/// The keys of colors in archives, which are those of iOS.
private enum Key {
  static let systemName = "UISystemColorName"
  static let count = "UIColorComponentCount"
  static let red = "UIRed"
  static let green = "UIGreen"
  static let blue = "UIBlue"
  static let white = "UIWhite"
  static let alpha = "UIAlpha"
  static let isDisplayP3 = "UIColorIsDisplayP3"
  static let pattern = "UIPatternImage"
}

extension UIColor.Storage {
  /// Creates the storage from an archive of components, a system color's name or a pattern image; `nil` if it
  /// contains none of these.
  init?(coder: NSCoder) {
    if let name = coder.string(forKey: Key.systemName), let known = SystemColorData.bundled.knownColor(name) {
      self = known.storage
      return
    }
    func component(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    let alpha = component(Key.alpha)
    if let image = coder.value(UIImage.self, forKey: Key.pattern) {
      guard let color = UIColor(patternImage: image).cgColor.copy(alpha: alpha) else { return nil }
      self = .fixed(color)
      return
    }
    switch coder.decodeInteger(forKey: Key.count) {
    case 2: self = .fixed(CGColor(gray: component(Key.white), alpha: alpha))
    case 4:
      let (red, green, blue) = (component(Key.red), component(Key.green), component(Key.blue))
      self = .fixed(
        coder.decodeBool(forKey: Key.isDisplayP3)
          ? CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
          : CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    default: return nil
    }
  }

  func encode(with coder: NSCoder) {
    let color =
      switch self {
      case .fixed(let color): color
      case .system, .provided: UIColor(storage: self).cgColor
      }
    if case .system(let name, _) = self { coder.encode(name as NSString, forKey: Key.systemName) }
    coder.encode(Double(color.alpha), forKey: Key.alpha)
    if let pattern = color.pattern {
      coder.encode(
        UIImage(cgImage: pattern.image, scale: pattern.scale, orientation: .up), forKey: Key.pattern)
      return
    }
    let components = (color.components ?? []).map(Double.init)
    coder.encode(components.count, forKey: Key.count)
    switch components.count {
    case 2: coder.encode(components[0], forKey: Key.white)
    default:
      for (key, component) in zip([Key.red, Key.green, Key.blue], components) {
        coder.encode(component, forKey: key)
      }
      coder.encode(color.colorSpace?.name == CGColorSpace.displayP3, forKey: Key.isDisplayP3)
    }
  }
}
