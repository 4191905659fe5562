extension CGColorSpace {
  /// Converts the components of a color in this space to sRGB, without clipping.
  func toSRGB(
    _ first: CGFloat, _ second: CGFloat, _ third: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    if isLinear { return (encodeSRGB(first), encodeSRGB(second), encodeSRGB(third)) }
    guard usesDisplayP3Primaries else { return (first, second, third) }
    let red = decodeSRGB(first)
    let green = decodeSRGB(second)
    let blue = decodeSRGB(third)
    // The white point of both spaces is D65; the matrix follows from their primaries (SMPTE EG 432-1 and IEC
    // 61966-2-1).
    return (
      encodeSRGB(1.2249401763 * red - 0.2249401763 * green),
      encodeSRGB(-0.0420569547 * red + 1.0420569547 * green),
      encodeSRGB(-0.0196375546 * red - 0.0786360656 * green + 1.0982736201 * blue)
    )
  }

  /// Converts sRGB components to this space.
  func fromSRGB(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    if model == .monochrome {
      // Luminance with the weights of Rec. 709, which has the primaries of sRGB.
      let luminance =
        0.2126 * decodeSRGB(red) + 0.7152 * decodeSRGB(green) + 0.0722 * decodeSRGB(blue)
      let gray = red == green && green == blue ? red : encodeSRGB(luminance)
      return (gray, gray, gray)
    }
    if isLinear { return (decodeSRGB(red), decodeSRGB(green), decodeSRGB(blue)) }
    guard usesDisplayP3Primaries else { return (red, green, blue) }
    let red = decodeSRGB(red)
    let green = decodeSRGB(green)
    let blue = decodeSRGB(blue)
    return (
      encodeSRGB(0.8224619687 * red + 0.1775380313 * green),
      encodeSRGB(0.0331941989 * red + 0.9668058011 * green),
      encodeSRGB(0.0170826307 * red + 0.0723974407 * green + 0.9105199286 * blue)
    )
  }
}

/// The sRGB transfer function (IEC 61966-2-1), mirrored for negative values.
private func encodeSRGB(_ linear: CGFloat) -> CGFloat {
  let magnitude = abs(linear)
  let encoded =
    magnitude <= 0.0031308
    ? 12.92 * magnitude : 1.055 * CGFloat(pow(Double(magnitude), 1 / 2.4)) - 0.055
  return linear < 0 ? -encoded : encoded
}

/// The inverse of the sRGB transfer function, mirrored for negative values.
private func decodeSRGB(_ encoded: CGFloat) -> CGFloat {
  let magnitude = abs(encoded)
  let linear =
    magnitude <= 0.04045
    ? magnitude / 12.92 : CGFloat(pow((Double(magnitude) + 0.055) / 1.055, 2.4))
  return encoded < 0 ? -linear : linear
}
