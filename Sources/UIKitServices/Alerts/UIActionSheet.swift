import Foundation

/// A sheet of choices as applications made it before iOS 8. It is shown by an alert controller over what the key window
/// shows.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The text at the top.
  open var title = ""
  /// Who is told which button was tapped.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The index of the button in red; -1 for none.
  open var destructiveButtonIndex = -1
  /// The index of the first button that is neither; -1 for none.
  open var firstOtherButtonIndex: Int {
    buttons.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// Whether the sheet is shown.
  open var isVisible: Bool { isPresented }
  /// How many buttons there are.
  open var numberOfButtons: Int { buttons.titles.count }

  var buttons = LegacyAlertButtons()

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty sheet; documents have none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A sheet with buttons: the one in red first, then the others, and at last the cancelling one.
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

  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { addTitle(title) }

  /// The title of the button at an index.
  open func buttonTitle(at buttonIndex: Int) -> String? { title(at: buttonIndex) }

  /// Shows the sheet; on wide devices beside the view.
  open func show(in view: UIView) { show(view, view.bounds, nil) }
  /// Shows the sheet; on wide devices beside a rectangle of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(view, rect, nil) }
  /// Shows the sheet; on wide devices beside an item of a bar.
  open func show(from item: UIBarButtonItem, animated: Bool) { show(nil, .zero, item) }
  /// Shows the sheet; on wide devices beside the bar.
  open func show(from view: UITabBar) { show(view, view.bounds, nil) }
  /// Shows the sheet; on wide devices beside the bar.
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

  /// Takes the sheet away, as if a button had been tapped.
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

/// Is told what becomes of a sheet of choices.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// A button was tapped.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The sheet is about to be shown.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet is shown.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet is about to go.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
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
