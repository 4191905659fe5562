import BundledData
import Foundation

extension BundledData {
  /// The numbers of this module: sizes of symbols in documents.
  static let uiKitDocuments = BundledData("UIKitDocuments", Bundle.module, directory: "Data")
}
