import Foundation

/// The text fields of an alert. Raw values match UIKit's.
public enum UIAlertViewStyle: Int, Sendable {
  /// No text field.
  case `default` = 0
  /// A secure text field.
  case secureTextInput = 1
  /// A plain text field.
  case plainTextInput = 2
  /// Text fields for login and password.
  case loginAndPasswordInput = 3
}

/// An alert as used before iOS 8, presented by an alert controller over the topmost view controller of the
/// key window.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The text fields of an alert.
  public typealias Style = UIAlertViewStyle

  /// The title.
  open var title = ""
  /// The message below the title.
  open var message: String?
  /// The style, which determines the text fields.
  open var alertViewStyle = Style.default {
    didSet { fields = (0..<Self.fieldCount(alertViewStyle)).map(makeField) }
  }
  /// The delegate, which is notified of taps.
  open weak var delegate: AnyObject?
  /// The index of the cancel button; -1 for none.
  open var cancelButtonIndex = -1
  /// The index of the first other button; -1 for none.
  open var firstOtherButtonIndex: Int { buttons.titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// A Boolean value that indicates whether the alert is visible.
  open var isVisible: Bool { isPresented }

  var buttons = LegacyAlertButtons()
  private var fields: [UITextField] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty alert. Documents contain none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an alert with buttons, the cancel button first.
  @_disfavoredOverload
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Creates an alert with a cancel button.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with buttons: the cancel button, then one or more others.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate as AnyObject?, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }

  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { addTitle(title) }

  /// Returns the title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? { title(at: buttonIndex) }

  /// Returns the text field at an index.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private static func fieldCount(_ style: Style) -> Int {
    switch style {
    case .default: 0
    case .secureTextInput, .plainTextInput: 1
    case .loginAndPasswordInput: 2
    }
  }

  private func makeField(_ index: Int) -> UITextField {
    let field = UITextField()
    field.isSecureTextEntry =
      alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput && index == 1
    if alertViewStyle == .loginAndPasswordInput { field.placeholder = index == 0 ? "Login" : "Password" }
    return field
  }

  /// Presents the alert.
  open func show() {
    present(over: nil, message: message, style: .alert) { controller in
      for index in fields.indices {
        controller.addTextField { [self] field in
          field.text = fields[index].text
          field.placeholder = fields[index].placeholder
          field.isSecureTextEntry = fields[index].isSecureTextEntry
          fields[index] = field
        }
      }
    }
  }

  /// Dismisses the alert as if a button had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    dismissPresented(with: buttonIndex, animated: animated)
  }
}

extension UIAlertView: LegacyAlert {
  private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  func clicked(_ index: Int) { listener?.alertView(self, clickedButtonAt: index) }
  func willPresent() { listener?.willPresent(self) }
  func didPresent() { listener?.didPresent(self) }
  func willDismiss(_ index: Int) { listener?.alertView(self, willDismissWithButtonIndex: index) }
  func didDismiss(_ index: Int) { listener?.alertView(self, didDismissWithButtonIndex: index) }
}

/// The delegate of an alert.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Called when a button has been tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before the alert is presented.
  func willPresent(_ alertView: UIAlertView)
  /// Called when the alert has been presented.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert is dismissed.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the alert has been dismissed.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Called when the system cancels the alert. Never called here.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Returns whether the first other button is enabled. Never called here: it always is.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Returns `true`.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
