import Foundation

/// An action below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title of the action.
  var title: String { get }
}
