import BundledData
import Foundation

extension BundledData {
  /// The numbers of this module: keyboards.
  static let uiKitCore = BundledData("UIKitCore", Bundle.module, directory: "Data")
}
