import ObjectiveCSupport
import UIKit

extension UIActivityItemSource {
  /// Returns no metadata. Never called: the sheet displays texts.
  public func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { nil }
}

extension UIDocumentProperties {
  /// Unsafe in name only: just the address is used, nothing is read or written there.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Creates a description of a document by metadata.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(url: metadata.originalURL ?? metadata.url ?? URL(fileURLWithPath: "/"))
    self.metadata = metadata
  }

  /// The metadata with which the description was created; empty ones otherwise.
  public var metadata: LPLinkMetadata {
    get { objc_getAssociatedObject(self, Self.key) as? LPLinkMetadata ?? LPLinkMetadata() }
    set { objc_setAssociatedObject(self, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
