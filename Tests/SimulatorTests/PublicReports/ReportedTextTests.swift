import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of text: fields, text views, labels, the keyboard.
@MainActor @Suite(.serialized) struct ReportedTextTests: PublicReports {
  /// stackoverflow.com/q/42861115 "Why is UITextField.text an optional?" (empty at first and after nil).
  @Test func theTextOfAFieldIsNeverNil() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = "a"
    field.text = nil
    #expect(field.text == "")
  }

  /// craiggrummitt.com/2016/07/18 "Keyboards, text views and first responders"; log in
  /// github.com/hackiftekhar/IQKeyboardManager/issues/924 (iOS 11, a field: did begin, then keyboardWillShow).
  @Test func fieldsBeginBeforeTheKeyboardComesAndTextViewsAfter() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let log = ReportedTextLog()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let view = UITextView(frame: CGRect(x: 20, y: 150, width: 200, height: 60))
    field.delegate = log
    view.delegate = log
    controller.view.addSubview(field)
    controller.view.addSubview(view)
    phone.layOut()
    log.watch()
    field.becomeFirstResponder()
    phone.layOut()
    #expect(log.lines.filter { ["did begin", "willChange"].contains($0) } == ["did begin", "willChange"])
    field.resignFirstResponder()
    phone.layOut()
    log.lines = []
    view.becomeFirstResponder()
    phone.layOut()
    #expect(log.lines.filter { ["did begin", "willChange"].contains($0) } == ["willChange", "did begin"])
    view.resignFirstResponder()
    phone.layOut()
    log.stop()
  }

  /// newbe.dev "Why is UIKeyboardWillShowNotification called every time another TextField is selected?" (list of what is
  /// posted); rultech.wordpress.com/2014/01/05.
  @Test func theKeyboardsFrameChangesBeforeItShows() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let log = ReportedTextLog()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    phone.layOut()
    log.watch()
    field.becomeFirstResponder()
    phone.layOut()
    #expect(log.lines == ["willChange", "willShow", "didChange", "didShow"])
    field.resignFirstResponder()
    phone.layOut()
    log.stop()
  }

  /// e-learn.cn 1488586 and stackoverflow.com/q/4674023 (accepted answers send editingChanged by hand after setting the
  /// text): text that code sets is told to nobody.
  @Test func textThatCodeSetsIsNoEditing() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let log = ReportedTextLog()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.delegate = log
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    phone.layOut()
    log.lines = []
    field.text = "This is a test string"
    phone.layOut()
    #expect(changes == 0 && !log.lines.contains("should change"))
  }

  /// mo4tech.com "UILabel is a pit that many people will step on" (30 points: label 36 high, string 35.8007813).
  @Test func labelsRoundTheHeightThatStringsDoNot() throws {
    let phone = try device("iPhone 8", system: 15)
    phone.show(UIViewController())
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.text = "gyjq"
    #expect(label.sizeThatFits(CGSize(width: 200, height: 30)).height == 36)
    let font = UIFont.systemFont(ofSize: 30)
    let string = NSAttributedString(string: "gyjq", attributes: [.font: font])
    #expect(abs(string.size().height - 35.8007813) < 0.001)
    withExtendedLifetime(phone) {}
  }

  /// haomeiwen.com/subject/hqkcvttx (printed).
  @Test func textOfTextViewsIsInset() {
    let text = UITextView()
    #expect(text.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(text.textContainer.lineFragmentPadding == 5)
  }

  /// github.com/LiYanan2004/RichText/pull/27 (98 points in a window of 390).
  @Test func textViewsFitTheirLongestLine() throws {
    let phone = try device("iPhone 14")
    phone.show(UIViewController())
    let text = UITextView()
    text.font = .systemFont(ofSize: 17)
    text.text = "one\ntwo words\nthree"
    text.isScrollEnabled = false
    let line = ("two words" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let fitting = text.sizeThatFits(CGSize(width: 358, height: CGFloat.greatestFiniteMagnitude))
    // The line, and the padding of 5 at both sides.
    #expect(fitting.width >= line.width + 10 && fitting.width < line.width + 11)
    withExtendedLifetime(phone) {}
  }

  /// github.com/Skyscanner/SkyFloatingLabelTextField/pull/320: an empty field is as wide as its placeholder.
  @Test func emptyFieldsFitTheirPlaceholder() throws {
    let phone = try device("iPhone 8", system: 14)
    phone.show(UIViewController())
    let (empty, full) = (UITextField(), UITextField())
    empty.placeholder = "A placeholder"
    full.text = "A placeholder"
    #expect(empty.intrinsicContentSize.width > 50)
    #expect(empty.intrinsicContentSize.width == full.intrinsicContentSize.width)
    withExtendedLifetime(phone) {}
  }

  /// github.com/stephsharp/MaterialTextField/issues/26: views that are not shown take no room.
  @Test func onlyViewsThatShowTakeRoomFromTheText() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    for mode in [UITextField.ViewMode.never, .whileEditing] {
      (field.leftViewMode, field.rightViewMode) = (mode, mode)
      #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    }
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 150, height: 30))
  }

  /// Apple, Text Programming Guide for iOS (u72.net/daima/wvcc.html): before and after the field is first responder.
  @Test func editingBeginsAndEndsAroundTheFirstResponder() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var lines: [String] = []
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("begin? \(textField.isFirstResponder)")
        return true
      }
      func textFieldDidBeginEditing(_ textField: UITextField) {
        lines.append("began \(textField.isFirstResponder)")
      }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        lines.append("end? \(textField.isFirstResponder)")
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) {
        lines.append("ended \(textField.isFirstResponder)")
      }
    }
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 14)
    phone.show(controller)
    let (field, delegate) = (UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30)), Delegate())
    field.delegate = delegate
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    phone.layOut()
    field.resignFirstResponder()
    phone.layOut()
    #expect(delegate.lines == ["begin? false", "began true", "end? true", "ended false"])
  }

  /// openradar 18062963 (github.com/lionheart/openradar-mirror/issues/3322): on two pixels a point a label may be half a
  /// point higher than a number of points.
  @Test func labelsAreWholePixelsHigh() throws {
    let label = UILabel()
    label.text = "Yeah"
    let two = try device("iPhone 8", system: 11)
    two.show(UIViewController())
    label.sizeToFit()
    // The line height of 17 points is 20.29.
    #expect(label.frame.height == 20.5)
    let three = try device("iPhone X", system: 11)
    three.show(UIViewController())
    label.sizeToFit()
    #expect(abs(label.frame.height - (20 + 1.0 / 3)) < 0.001)
  }
}
