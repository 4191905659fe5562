/// Accessibility settings that few views change from their defaults.
struct AccessibilityFlags: OptionSet {
  let rawValue: UInt8

  static let modal = AccessibilityFlags(rawValue: 1)
  static let elementsHidden = AccessibilityFlags(rawValue: 2)
  static let groupsChildren = AccessibilityFlags(rawValue: 4)
  static let ignoresInvertedColors = AccessibilityFlags(rawValue: 8)

  mutating func set(_ flag: AccessibilityFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
