import Foundation
@_spi(UIKit) import UIKitCore

/// The methods by which a delegate provides the rows of a picker view and observes the selection.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a wheel in points; 0, the default, for a share of the remaining width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows in points; 0, the default, for the standard height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row; `nil` by default.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with attributes, which takes precedence over a plain one; `nil` by default.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns a view for a row in place of a title. A view that is no longer visible may be reused.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Tells the delegate that the user selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0, for the width that the picker determines.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    MessageForwarders.result(self, or: 0) { (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, widthForComponent: component)
    }
  }
  /// Returns 0, for the standard height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    MessageForwarders.result(self, or: 0) { (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, rowHeightForComponent: component)
    }
  }
  /// Returns no title.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    MessageForwarders.result(self, or: nil) { (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
  }
  /// Returns no title.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    MessageForwarders.result(self, or: nil) { (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }
  }
  /// Returns a placeholder for no view, so that rows display titles.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    MessageForwarders.result(self, or: NoRowView.shared) { (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    MessageForwarders.send(self, "pickerView:didSelectRow:inComponent:", [pickerView, row, component]) {
      (next: any UIPickerViewDelegate) in
      next.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}
