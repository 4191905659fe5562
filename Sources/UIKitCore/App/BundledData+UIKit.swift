import BundledData
import Foundation

extension BundledData {
  /// UIKit's own numbers.
  static let uiKit = BundledData("UIKit", Bundle.module, directory: "Data")
}
