import BundledData
import Foundation

extension BundledData {
  /// The data of this module: systems, colors, text styles, fonts and symbols.
  static let uiKitValues = BundledData("UIKitValues", Bundle.module, directory: "Data")
}
