import UIKit

extension UIContentSizeCategory {
  /// Creates the category of a short or full name, such as `l`, `large` or `ax5`, in any case and with any
  /// hyphens; `nil` if it is none.
  package init?(named name: String) {
    let plain = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    guard
      let index = Self.names.firstIndex(where: { names in
        names.contains { $0.filter { $0 != "-" } == plain }
      })
    else { return nil }
    self = Self.allCategories[index]
  }

  /// The short and the full name of each category, from the smallest.
  private static let names: [[String]] = [
    ["xs", "extra-small"], ["s", "small"], ["m", "medium"], ["l", "large"], ["xl", "extra-large"],
    ["xxl", "extra-extra-large"], ["xxxl", "extra-extra-extra-large"], ["ax1", "accessibility-medium"],
    ["ax2", "accessibility-large"], ["ax3", "accessibility-extra-large"],
    ["ax4", "accessibility-extra-extra-large"], ["ax5", "accessibility-extra-extra-extra-large"],
  ]

  /// The short names of all categories, from the smallest.
  package static let shortNames = names.map { $0[0] }

  /// The short name.
  package var shortName: String { rank < 0 ? rawValue : Self.shortNames[rank] }
}
