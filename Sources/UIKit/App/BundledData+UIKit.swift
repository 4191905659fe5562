import BundledData
import Foundation

extension BundledData {
  /// UIKit's own numbers.
  static let uiKit = BundledData(Bundle.module, directory: "Data")
}
