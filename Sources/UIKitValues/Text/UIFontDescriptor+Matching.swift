import Foundation

extension UIFontDescriptor {
  /// Returns the descriptors of the registered fonts that match the descriptor, those with more of its
  /// attributes first.
  ///
  /// - Parameter mandatoryKeys: The attributes that have to match; `nil` for all of the descriptor's.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  {
    let given = Set(fontAttributes.keys).subtracting([.size, .textStyle])
    let mandatory = mandatoryKeys.map { $0.intersection(given) } ?? given
    var fonts: [(descriptor: UIFontDescriptor, count: Int)] = []
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        guard let font = UIFont(name: name, size: pointSize > 0 ? pointSize : 12) else { continue }
        let matching = given.filter { matches($0, font, family: family) }
        guard mandatory.isSubset(of: matching) else { continue }
        let found = UIFontDescriptor(fontAttributes: [.name: name, .family: family, .size: font.pointSize])
        fonts.append((found, matching.count))
      }
    }
    // The order of fonts with the same number of attributes is that of the families.
    return fonts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element.descriptor)
  }

  /// Returns whether a font has the value of an attribute.
  private func matches(_ key: AttributeName, _ font: UIFont, family: String) -> Bool {
    switch key {
    case .family: return fontAttributes[.family] as? String == family
    case .name: return fontAttributes[.name] as? String == font.fontName
    case .face:
      guard let face = fontAttributes[.face] as? String else { return false }
      return font.textFont.styleName.caseInsensitiveCompare(face) == .orderedSame
    case .traits:
      var found = font.fontDescriptor.symbolicTraits
      if font.textFont.weightClass >= 600 { found.insert(.traitBold) }
      if font.textFont.isItalic { found.insert(.traitItalic) }
      return found.isSuperset(of: symbolicTraits)
    case .characterSet:
      guard let characters = fontAttributes[.characterSet] as? CharacterSet else { return false }
      // The planes of Unicode's characters in use.
      return (UInt32(0)...0x3FFFF).lazy.compactMap(Unicode.Scalar.init)
        .allSatisfy { !characters.contains($0) || font.textFont.glyph(for: $0) != nil }
    default: return font.fontDescriptor.fontAttributes[key] != nil
    }
  }
}
