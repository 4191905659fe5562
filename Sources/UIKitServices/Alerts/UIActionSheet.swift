import Foundation

/// An action sheet as used before iOS 8, presented by an alert controller over the topmost view controller of
/// the key window.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The title.
  open var title = ""
  /// The delegate, which is notified of taps.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The index of the cancel button; -1 for none.
  open var cancelButtonIndex = -1
  /// The index of the destructive button; -1 for none.
  open var destructiveButtonIndex = -1
  /// The index of the first other button; -1 for none.
  open var firstOtherButtonIndex: Int {
    buttons.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// A Boolean value that indicates whether the sheet is visible.
  open var isVisible: Bool { isPresented }
  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }

  var buttons = LegacyAlertButtons()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty sheet. Documents contain none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a sheet with buttons: the destructive one first, then the others, and the cancel button last.
  @_disfavoredOverload
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates a sheet with a destructive and a cancel button.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates a sheet with buttons: the destructive one first, then one or more others, and the cancel button last.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Stored only: sheets look like those of alert controllers.
  open var actionSheetStyle = UIActionSheetStyle.automatic

  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { addTitle(title) }

  /// Returns the title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? { title(at: buttonIndex) }

  /// Shows the sheet; on iPad as a popover from the view.
  open func show(in view: UIView) { show(view, view.bounds, nil) }
  /// Shows the sheet; on iPad as a popover from a rectangle of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(view, rect, nil) }
  /// Shows the sheet; on iPad as a popover from a bar button item.
  open func show(from item: UIBarButtonItem, animated: Bool) { show(nil, .zero, item) }
  /// Shows the sheet; on iPad as a popover from the tab bar.
  open func show(from view: UITabBar) { show(view, view.bounds, nil) }
  /// Shows the sheet; on iPad as a popover from the toolbar.
  open func show(from view: UIToolbar) { show(view, view.bounds, nil) }

  private func show(_ view: UIView?, _ rect: CGRect, _ item: UIBarButtonItem?) {
    present(
      over: view?.window, message: nil, style: .actionSheet, destructive: destructiveButtonIndex
    ) { controller in
      controller.popoverPresentationController?.sourceView = view
      controller.popoverPresentationController?.sourceRect = rect
      if let item { controller.popoverPresentationController?.barButtonItem = item }
    }
  }

  /// Dismisses the sheet as if a button had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    dismissPresented(with: buttonIndex, animated: animated)
  }
}

extension UIActionSheet: LegacyAlert {
  func clicked(_ index: Int) { delegate?.actionSheet(self, clickedButtonAt: index) }
  func willPresent() { delegate?.willPresent(self) }
  func didPresent() { delegate?.didPresent(self) }
  func willDismiss(_ index: Int) { delegate?.actionSheet(self, willDismissWithButtonIndex: index) }
  func didDismiss(_ index: Int) { delegate?.actionSheet(self, didDismissWithButtonIndex: index) }
}

/// The delegate of an action sheet.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when a button has been tapped.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called before the sheet is presented.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Called when the sheet has been presented.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Called before the sheet is dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the sheet has been dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  /// Called when the system cancels the sheet. Never called here.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
}

/// The appearance of an action sheet. Raw values are UIKit's.
public enum UIActionSheetStyle: Int, Sendable {
  /// That of the bar at the bottom.
  case automatic = -1
  /// That of the system.
  case `default` = 0
  /// Translucent and black.
  case blackTranslucent = 2
  /// Opaque and black.
  case blackOpaque = 1
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
