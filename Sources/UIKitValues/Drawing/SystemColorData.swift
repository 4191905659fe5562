import BundledData
import Foundation

/// The system colors, from `colors.json`.
package struct SystemColorData: Sendable {
  /// The variants of a color: light and dark, at normal and high contrast, at the base and elevated level.
  package struct Looks: Sendable {
    package let light: CGColor
    package let dark: CGColor
    let lightHighContrast: CGColor
    let darkHighContrast: CGColor
    let elevatedDark: CGColor
    let elevatedDarkHighContrast: CGColor
    /// The variants of the design of iOS 26; `nil` if they are the same.
    let glass: (light: CGColor, dark: CGColor)?

    /// Returns the color for traits. Unspecified traits mean light, normal contrast and the base level.
    package func color(for traits: UITraitCollection) -> CGColor {
      let isHighContrast = traits.accessibilityContrast == .high
      if let glass, !isHighContrast, traits.metrics.hasGlass {
        return traits.userInterfaceStyle == .dark ? glass.dark : glass.light
      }
      guard traits.userInterfaceStyle == .dark else { return isHighContrast ? lightHighContrast : light }
      if traits.userInterfaceLevel == .elevated {
        return isHighContrast ? elevatedDarkHighContrast : elevatedDark
      }
      return isHighContrast ? darkHighContrast : dark
    }
  }

  private let looks: [String: Looks]

  /// Returns the system color with a name. The program stops if the data has none.
  package func color(_ name: String) -> UIColor {
    guard let looks = looks[name] else {
      fatalError("UIKit's resources are damaged: colors.json has no \(name)")
    }
    return UIColor(storage: .system(name: name, looks))
  }

  /// Returns the system color with a name from a document; `nil` if it is unknown.
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
        let glassLight: [Double]?
        let glassDark: [Double]?
      }
      package let colors: [Entry]
    }
    let file = BundledData.uiKitValues.read("colors", as: File.self)
    guard
      file.colors.allSatisfy({ entry in
        [
          entry.light, entry.dark, entry.lightHighContrast, entry.darkHighContrast,
          entry.elevatedDark ?? entry.dark, entry.elevatedDarkHighContrast ?? entry.dark,
          entry.glassLight ?? entry.light, entry.glassDark ?? entry.dark,
        ].allSatisfy { $0.count == 4 }
      })
    else { fatalError("UIKit's resources are missing or damaged: colors.json") }
    /// Creates a color from red, green and blue from 0 to 255, and alpha from 0 to 1.
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
          elevatedDarkHighContrast: color(entry.elevatedDarkHighContrast ?? entry.darkHighContrast),
          glass: entry.glassLight.flatMap { light in entry.glassDark.map { (color(light), color($0)) } })
      )
    }
    return SystemColorData(looks: Dictionary(pairs) { first, _ in first })
  }()
}
