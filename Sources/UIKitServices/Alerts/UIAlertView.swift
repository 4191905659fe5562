import Foundation

/// An alert as applications made it before iOS 8. It is shown by an alert controller over what the key window shows.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// What the fields of an alert are. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// No field.
    case `default` = 0
    /// A field for a secret.
    case secureTextInput = 1
    /// A field for text.
    case plainTextInput = 2
    /// Fields for a name and a secret.
    case loginAndPasswordInput = 3
  }

  /// The text at the top.
  open var title = ""
  /// The text under the title.
  open var message: String?
  /// Which fields the alert has.
  open var alertViewStyle = Style.default {
    didSet { fields = (0..<Self.fieldCount(alertViewStyle)).map(makeField) }
  }
  /// Who is told which button was tapped.
  open weak var delegate: AnyObject?
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The index of the first button that does not cancel; -1 for none.
  open var firstOtherButtonIndex: Int { buttons.titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// Whether the alert is shown.
  open var isVisible: Bool { isPresented }

  var buttons = LegacyAlertButtons()
  private var fields: [UITextField] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty alert; documents have none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// An alert with buttons: the cancelling one is the first.
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

  /// How many buttons there are.
  open var numberOfButtons: Int { buttons.titles.count }

  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { addTitle(title) }

  /// The title of the button at an index.
  open func buttonTitle(at buttonIndex: Int) -> String? { title(at: buttonIndex) }

  /// The field at an index, of those that the style has.
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

  /// Shows the alert.
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

  /// Takes the alert away, as if a button had been tapped.
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

/// Who is told of an alert of the kind before iOS 8.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// A button was tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The alert will be shown.
  func willPresent(_ alertView: UIAlertView)
  /// The alert is shown.
  func didPresent(_ alertView: UIAlertView)
  /// The alert goes.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
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
