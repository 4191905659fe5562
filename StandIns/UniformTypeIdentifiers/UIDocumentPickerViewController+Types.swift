import UIKit

extension UIDocumentPickerViewController {
  /// Creates a controller for files of types, which the application opens in place, or copies of them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
