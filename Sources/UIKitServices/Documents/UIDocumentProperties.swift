import Foundation

/// The description of a document in the title menu of a navigation bar, which is not displayed here.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The URL of the document; `nil` for a document that is described by metadata.
  package let url: URL?
  /// The metadata of a link, for the module that declares them.
  package var storedMetadata: AnyObject?
  /// Stored only: bars display no icon of the document that could be dragged.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Stored only: bars have no title menu.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Stored only: bars display no icon of the document.
  open var wantsIconRepresentation = true

  /// Creates a description of the document at a URL.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  package init(storedMetadata: AnyObject) {
    url = nil
    self.storedMetadata = storedMetadata
    super.init()
  }
}

extension UINavigationItem {
  private static let properties = AssociatedKey<UIDocumentProperties>()

  /// The description of the document that the item's controller displays; `nil` for none. Stored only: bars have no
  /// title menu.
  public var documentProperties: UIDocumentProperties? {
    get { Self.properties[self] }
    set { Self.properties[self] = newValue }
  }
}
