import Foundation

/// The appearance of a drag preview.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position of a drag preview.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A drag preview with the position at which it begins or ends.
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a copy of the preview with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Creates a preview that displays a URL.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(forURL: url, target: target)
  }

  /// Creates a preview that displays a URL and a title.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(forURL: url, title: title, target: target)
  }

  /// Creates a preview that displays a URL and a title.
  public convenience init(forURL url: URL, title: String? = nil, target: UIDragPreviewTarget) {
    self.init(
      view: UIDragPreview.label(url, title), parameters: UIDragPreviewParameters(), target: target)
  }
}

/// The preview under the finger during a drag.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that the preview displays.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a view with default parameters.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// Creates a preview that displays a URL.
  public convenience init(for url: URL) { self.init(forURL: url) }

  /// Creates a preview that displays a URL and a title.
  public convenience init(for url: URL, title: String?) { self.init(forURL: url, title: title) }

  /// Creates a preview that displays a URL and a title.
  public convenience init(forURL url: URL, title: String? = nil) { self.init(view: Self.label(url, title)) }

  static func label(_ url: URL, _ title: String?) -> UIView {
    let label = UILabel()
    label.text = [title, url.absoluteString].compactMap { $0 }.joined(separator: "\n")
    label.numberOfLines = 0
    label.sizeToFit()
    return label
  }
}
