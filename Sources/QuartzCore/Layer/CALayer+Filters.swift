extension CALayer {
  /// The blend modes of Core Image's filters for compositing, which a layer also accepts by name.
  private static let blendModes: [String: CGBlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
    "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity,
  ]

  /// The blend mode that a filter for compositing stands for; `nil` for the normal one.
  static func blendMode(of filter: Any?) -> CGBlendMode? {
    guard let name = filter as? String else { return nil }
    let mode = blendModes[name]
    return mode == .normal ? nil : mode
  }

  /// Returns a Boolean value that indicates whether a value differs from its default. Archives are not written.
  public func shouldArchiveValue(forKey key: String) -> Bool {
    guard let value = value(forKey: key) else { return false }
    guard let standard = Self.defaultValue(forKey: key) else { return true }
    guard let value = value as? any Equatable else { return true }
    return !value.equals(standard)
  }
}

extension Equatable {
  /// Returns whether another value is of the same type and equal.
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
