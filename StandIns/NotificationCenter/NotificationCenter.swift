/// Stands in for Apple's NotificationCenter: the protocol of widgets from before iOS 14. None is shown.
@_exported import PlaceholderViews

/// The result of a widget's update.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
/// The display mode of a widget.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }
/// A widget. Its methods are never called.
@preconcurrency @MainActor
public protocol NCWidgetProviding: AnyObject {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}
extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
    defaultMarginInsets
  }
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
}
/// A controller that sets whether a widget has content.
open class NCWidgetController: NSObject {
  open class func widgetController() -> NCWidgetController { NCWidgetController() }
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
