import Foundation

/// The methods by which a delegate follows the panel that formats text. Never called here.
@preconcurrency @MainActor
public protocol UITextFormattingViewControllerDelegate: AnyObject {
  /// Tells the delegate of a change. Never called here.
  func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    didChangeValue changeValue: UITextFormattingViewController.ChangeValue)
  /// Asks the delegate whether the font picker is presented. Never called here.
  func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    shouldPresentFontPicker fontPicker: UIFontPickerViewController
  ) -> Bool
  /// Asks the delegate whether the color picker is presented. Never called here.
  func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    shouldPresentColorPicker colorPicker: UIColorPickerViewController
  ) -> Bool
  /// Tells the delegate that the panel is closed. Never called here.
  func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
}

extension UITextFormattingViewControllerDelegate {
  /// Returns `true`.
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    shouldPresentFontPicker fontPicker: UIFontPickerViewController
  ) -> Bool { true }
  /// Returns `true`.
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    shouldPresentColorPicker colorPicker: UIColorPickerViewController
  ) -> Bool { true }
  /// Does nothing.
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}
