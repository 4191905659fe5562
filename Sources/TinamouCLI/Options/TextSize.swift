import ArgumentParser
import Simulator
import UIKit

/// A text size, identified by one of its names on the command line.
struct TextSize: ExpressibleByArgument, Hashable {
  let category: UIContentSizeCategory

  init(category: UIContentSizeCategory) {
    self.category = category
  }

  init?(argument: String) {
    guard let category = UIContentSizeCategory(named: argument) else { return nil }
    self.category = category
  }

  /// The short name.
  var shortName: String { category.shortName }

  var defaultValueDescription: String { shortName }

  static var allValueStrings: [String] { UIContentSizeCategory.shortNames }
}
