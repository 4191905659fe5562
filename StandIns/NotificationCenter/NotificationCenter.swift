/// Stands in for Apple's NotificationCenter: what widgets of before iOS 14 implement. Nothing shows them.
@_exported import PlaceholderViews

/// Whether a widget has something new.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
/// How large a widget is.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }
/// A widget: it is never asked.
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
/// Says whether a widget has content.
open class NCWidgetController: NSObject {
  open class func widgetController() -> NCWidgetController { NCWidgetController() }
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
