import BundledData
import Foundation

extension BundledData {
  /// The data of this module: keyboards.
  static let uiKitCore = BundledData("UIKitCore", Bundle.module, directory: "Data")
}
