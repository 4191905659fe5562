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
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// Whether the alert is shown.
  open var isVisible: Bool { controller?.presentingViewController != nil }

  private var titles: [String] = []
  private var fields: [UITextField] = []
  private var controller: UIAlertController?
  /// Alerts that are shown: nobody else need hold them.
  private static var shown: [UIAlertView] = []

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
  open var numberOfButtons: Int { titles.count }

  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of the button at an index.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

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
    guard !isVisible, let top = Self.topController() else { return }
    let controller = UIAlertController(
      title: title.isEmpty ? nil : title, message: message, preferredStyle: .alert)
    for index in fields.indices {
      controller.addTextField { [self] field in
        field.text = fields[index].text
        field.placeholder = fields[index].placeholder
        field.isSecureTextEntry = fields[index].isSecureTextEntry
        fields[index] = field
      }
    }
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      controller.addAction(UIAlertAction(title: title, style: style) { [self] _ in ended(with: index) })
    }
    self.controller = controller
    Self.shown.append(self)
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.willPresent(self)
    top.present(controller, animated: true) { [self] in delegate?.didPresent(self) }
  }

  /// The controller that covers a window, or the key window where none is given.
  static func topController(of window: UIWindow? = nil) -> UIViewController? {
    var top = (window ?? UIApplication.shared.keyWindow)?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// Takes the alert away, as if a button had been tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    controller?.dismiss(animated: animated) { [self] in
      delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
      forget()
    }
  }

  private func ended(with index: Int) {
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
    forget()
  }

  private func forget() {
    Self.shown.removeAll { $0 === self }
    controller = nil
  }
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
