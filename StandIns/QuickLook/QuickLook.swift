/// Stands in for Apple's QuickLook: a preview is a placeholder.
@_exported import PlaceholderViews

/// An item to preview.
public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}
/// The editing mode of a previewed item.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
/// A placeholder for previews.
@preconcurrency @MainActor
open class QLPreviewController: PlaceholderController {
  open override var placeholderName: String { "QLPreviewController" }
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, dataSource.numberOfPreviewItems(in: self) > currentPreviewItemIndex else {
      return nil
    }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
}
/// The data source of a preview controller.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// The delegate of a preview controller.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem)
    -> Bool
  func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem)
    -> UIView?
  func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem)
    -> QLPreviewItemEditingMode
}
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  )
    -> Bool
  { true }
  public func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem)
    -> UIView?
  { nil }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  )
    -> QLPreviewItemEditingMode
  { .disabled }
}
