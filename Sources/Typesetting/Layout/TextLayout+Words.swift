extension TextLayout {
  /// A Boolean value that indicates whether a line ends within an alphabetic word for lack of space. Scripts
  /// that do not separate words by spaces break anywhere.
  public var breaksWords: Bool {
    let units = text.string.utf16
    for line in lines.dropLast() where !line.endsInHyphen {
      let end = line.range.upperBound
      guard end > 0, end < units.count else { continue }
      let index = units.index(units.startIndex, offsetBy: end)
      if isOfWord(units[units.index(before: index)]), isOfWord(units[index]) { return true }
    }
    return false
  }

  /// Returns whether a unit is a letter or digit before the Thai block, the first script without spaces.
  private func isOfWord(_ unit: UInt16) -> Bool {
    guard unit < 0x0E00, let scalar = Unicode.Scalar(unit) else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
