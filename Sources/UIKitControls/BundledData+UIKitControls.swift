import BundledData
import Foundation

extension BundledData {
  /// The data of this module: keyboards.
  package static let uiKitControls = BundledData("UIKitControls", Bundle.module, directory: "Data")
}
