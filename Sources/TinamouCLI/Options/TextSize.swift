import ArgumentParser
import ScreenRequests
import Simulator
import UIKit

extension TextSize: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }

  package var defaultValueDescription: String { shortName }

  package static var allValueStrings: [String] { UIContentSizeCategory.shortNames }
}
