import BundledData
import Foundation

extension BundledData {
  /// The data of this module: the sizes of symbols in documents.
  static let uiKitDocuments = BundledData("UIKitDocuments", Bundle.module, directory: "Data")
}
