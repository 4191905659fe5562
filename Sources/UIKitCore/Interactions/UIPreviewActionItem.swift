import Foundation

/// An entry under a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What the entry says.
  var title: String { get }
}
