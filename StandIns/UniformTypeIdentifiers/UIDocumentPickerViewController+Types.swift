import UIKit

extension UIDocumentPickerViewController {
  /// Creates a controller for files of types, which the application opens in place, or copies of them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}

extension UIDocumentBrowserViewController {
  /// Creates a browser for documents of types; for all documents for `nil`.
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
  }
  /// The types of recent documents.
  public var contentTypesForRecentDocuments: [UTType] {
    recentDocumentsContentTypes.compactMap { UTType($0) }
  }
}
