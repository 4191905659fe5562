/// Accessibility settings that few views change from their defaults.
package struct AccessibilityFlags: OptionSet {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let modal = AccessibilityFlags(rawValue: 1)
  package static let elementsHidden = AccessibilityFlags(rawValue: 2)
  package static let groupsChildren = AccessibilityFlags(rawValue: 4)
  package static let ignoresInvertedColors = AccessibilityFlags(rawValue: 8)

  package mutating func set(_ flag: AccessibilityFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
