import Foundation

/// A length of the design of iOS 26, in points, named as in the data: `Glass26.json`, which has the source of each.
///
/// ```swift
/// let height = metrics.length(.toolbarHeight)
/// ```
package enum GlassLength: Int, CaseIterable, Sendable {
  // Items of bars
  case barGlass, barGap, barTextInset, barViewInset, sharedImageGap, sharedImageWidening
  case sharedToolImageGap, sharedToolImageWidening
  // Navigation bars
  case compactBarMargin, compactBarTop, leastBarTop, promptHeight
  case inlineSearchWidth, activeInlineSearchWidth, inlineSearchMargin
  // Toolbars
  case toolbarHeight, compactToolbarHeight, padToolbarHeight, leastToolbarHeight
  case toolbarGlass, toolbarMargin, padToolbarMargin, toolbarTop
  // Tab bars
  case tabBarHeight, compactTabBarHeight, padTabBarHeight, padTabBarGap, tabCapsule, compactTabCapsule,
    tabInset
  case tabMargins, tabWidth, leastTabWidth, tabTitlePadding, tabOverlap, minimizedTab, minimizedTabMargin
  // Alerts and menus
  case alertWidth, alertButton, alertButtonMargin, alertButtonGap, actionSheetWidth, padActionSheetWidth
  case menuRadius, menuEnd, menuSectionGap, menuLineInset, menuTextInset
  // Lists
  case cardRadius, cardMargin, separator, accessoryMargin, chevronWidth, chevronHeight

  package init?(name: String) {
    guard let length = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = length
  }

  /// The value of a length, and its source.
  package struct Entry: Decodable, Sendable {
    package let value: CGFloat
    package let source: String
  }

  /// The values by the versions that changed them, the oldest first, in the order of the cases.
  private static let tables: [(version: Int, values: [CGFloat])] = {
    var current: [GlassLength: CGFloat] = [:]
    return SystemRules.bundled.designs.map { design in
      for (name, entry) in design.lengths ?? [:] {
        if let length = GlassLength(name: name) { current[length] = entry.value }
      }
      return (
        design.version,
        allCases.map { length in
          guard let value = current[length] else {
            fatalError("UIKit's resources are damaged: the design of iOS \(design.version) has no \(length)")
          }
          return value
        }
      )
    }
  }()

  /// Returns the value in a version of iOS; before iOS 26 that of iOS 26.
  fileprivate func value(in version: Int) -> CGFloat {
    let tables = Self.tables
    guard let table = tables.last(where: { $0.version <= version }) ?? tables.first else { return 0 }
    return table.values[rawValue]
  }
}

extension SystemMetrics {
  /// Returns a length of the design of iOS 26, in points.
  package func length(_ length: GlassLength) -> CGFloat { length.value(in: version) }
}
