import ArgumentParser
import UIKit

/// A text size, identified by one of its names on the command line.
struct TextSize: ExpressibleByArgument, Hashable {
  let category: UIContentSizeCategory

  init(category: UIContentSizeCategory) {
    self.category = category
  }

  init?(argument: String) {
    let plain = argument.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    guard
      let index = Self.names.firstIndex(where: { names in
        names.contains { $0.filter { $0 != "-" } == plain }
      })
    else { return nil }
    category = UIContentSizeCategory.allCategories[index]
  }

  /// The short and the full name of each category, from the smallest.
  private static let names: [[String]] = [
    ["xs", "extra-small"], ["s", "small"], ["m", "medium"], ["l", "large"], ["xl", "extra-large"],
    ["xxl", "extra-extra-large"], ["xxxl", "extra-extra-extra-large"], ["ax1", "accessibility-medium"],
    ["ax2", "accessibility-large"], ["ax3", "accessibility-extra-large"],
    ["ax4", "accessibility-extra-extra-large"], ["ax5", "accessibility-extra-extra-extra-large"],
  ]

  /// The short name.
  var shortName: String { category.rank < 0 ? category.rawValue : Self.names[category.rank][0] }

  var defaultValueDescription: String { shortName }

  static var allValueStrings: [String] { names.map { $0[0] } }
}
