import BundledData
import Foundation

/// The system's colours in their looks, from `colors.json`.
package struct SystemColorData: Sendable {
  /// A colour in light and dark, at normal and high contrast, at the base and the elevated level.
  package struct Looks: Sendable {
    package let light: CGColor
    package let dark: CGColor
    let lightHighContrast: CGColor
    let darkHighContrast: CGColor
    let elevatedDark: CGColor
    let elevatedDarkHighContrast: CGColor

    /// The colour for some traits; what they leave open is light, of normal contrast, at the base level.
    package func color(for traits: UITraitCollection) -> CGColor {
      let isHighContrast = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else { return isHighContrast ? lightHighContrast : light }
      if traits.userInterfaceLevel == .elevated {
        return isHighContrast ? elevatedDarkHighContrast : elevatedDark
      }
      return isHighContrast ? darkHighContrast : dark
    }
  }

  private let looks: [String: Looks]

  /// The system's colour with a name.
  package func color(_ name: String) -> UIColor {
    guard let looks = looks[name] else {
      fatalError("UIKit's resources are damaged: colors.json has no \(name)")
    }
    return UIColor(storage: .system(name: name, looks))
  }

  /// The system's colour with a name from outside, `nil` for an unknown one.
  package func knownColor(_ name: String) -> UIColor? {
    looks[name].map { UIColor(storage: .system(name: name, $0)) }
  }

  package static let bundled: SystemColorData = {
    struct File: Decodable {
      package struct Entry: Decodable {
        package let name: String
        package let light: [Double]
        package let dark: [Double]
        let lightHighContrast: [Double]
        let darkHighContrast: [Double]
        let elevatedDark: [Double]?
        let elevatedDarkHighContrast: [Double]?
      }
      package let colors: [Entry]
    }
    let file = BundledData.uiKitValues.read("colors", as: File.self)
    guard
      file.colors.allSatisfy({ entry in
        [
          entry.light, entry.dark, entry.lightHighContrast, entry.darkHighContrast,
          entry.elevatedDark ?? entry.dark, entry.elevatedDarkHighContrast ?? entry.dark,
        ].allSatisfy { $0.count == 4 }
      })
    else { fatalError("UIKit's resources are missing or damaged: colors.json") }
    /// Bytes of red, green and blue, and alpha.
    func color(_ row: [Double]) -> CGColor {
      CGColor(srgbRed: row[0] / 255, green: row[1] / 255, blue: row[2] / 255, alpha: row[3])
    }
    let pairs = file.colors.map { entry in
      (
        entry.name,
        Looks(
          light: color(entry.light), dark: color(entry.dark),
          lightHighContrast: color(entry.lightHighContrast),
          darkHighContrast: color(entry.darkHighContrast),
          elevatedDark: color(entry.elevatedDark ?? entry.dark),
          elevatedDarkHighContrast: color(entry.elevatedDarkHighContrast ?? entry.darkHighContrast))
      )
    }
    return SystemColorData(looks: Dictionary(pairs) { first, _ in first })
  }()
}
