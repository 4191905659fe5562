import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of typing, text storages, the keyboard, buttons, sliders, taps and the pasteboard.
@MainActor @Suite(.serialized) struct ReportedEditingTests: PublicReports {
  /// 39.103.169.235/p/53b304144f5a: the attributes of the character before the caret.
  @Test func typingGoesOnAsTheCharacterBefore() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    controller.view.addSubview(view)
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    view.attributedText = text
    view.becomeFirstResponder()
    func color(at location: Int) -> UIColor? {
      view.selectedRange = NSRange(location: location, length: 0)
      return view.typingAttributes[.foregroundColor] as? UIColor
    }
    #expect(color(at: 2) == .red)
    #expect(color(at: 3) == .red)
    #expect(color(at: 4) == .blue)
    #expect(color(at: 7) == .blue)
    view.selectedRange = NSRange(location: 3, length: 0)
    phone.typeText("x")
    #expect(view.textStorage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    view.resignFirstResponder()
  }

  /// developer.apple.com, typingAttributes of UITextField and UITextView: attributes that were set are gone once the
  /// selection changes; a field has none while it is not edited.
  @Test func chosenAttributesLastUntilTheSelectionChanges() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let (view, field) = (UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100)), UITextField())
    field.frame = CGRect(x: 0, y: 50, width: 300, height: 40)
    (view.text, field.text) = ("ab", "ab")
    (view.textColor, field.textColor) = (.blue, .blue)
    controller.view.addSubview(view)
    controller.view.addSubview(field)
    #expect(field.typingAttributes == nil)
    field.typingAttributes = [.foregroundColor: UIColor.red]
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .blue)
    field.typingAttributes?[.foregroundColor] = UIColor.red
    phone.typeText("c")
    #expect(field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .blue)
    view.becomeFirstResponder()
    #expect(field.typingAttributes == nil)
    view.selectedRange = NSRange(location: 2, length: 0)
    view.typingAttributes[.foregroundColor] = UIColor.red
    phone.typeText("c")
    #expect(view.textStorage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
    view.resignFirstResponder()
  }

  /// A subclass whose attributes are its own is asked for them.
  @Test func subclassesGiveTypingAttributes() {
    final class RedView: UITextView {
      override var typingAttributes: [NSAttributedString.Key: Any] {
        get { [.foregroundColor: UIColor.red] }
        set { super.typingAttributes = newValue }
      }
    }
    let view = RedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.insertText("a")
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  /// christiantietze.de/posts/2022/09 and Apple's documentation of fixAttributes(in:): a paragraph has the style of its
  /// first character; attachments are on their character only.
  @Test func storagesFixAttributes() {
    final class Storage: NSTextStorage {
      let inner = NSMutableAttributedString()
      override var string: String { inner.string }
      override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString
        .Key: Any]
      {
        inner.attributes(at: location, effectiveRange: range)
      }
      override func replaceCharacters(in range: NSRange, with str: String) {
        inner.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      }
      override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        inner.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
      }
    }
    let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    (first.alignment, second.alignment) = (.center, .right)
    for storage in [NSTextStorage(), Storage()] {
      storage.append(NSAttributedString(string: "ab\ncd", attributes: [.paragraphStyle: first]))
      storage.addAttribute(.paragraphStyle, value: second, range: NSRange(location: 1, length: 3))
      storage.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 1))
      func alignment(_ index: Int) -> NSTextAlignment? {
        (storage.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)?.alignment
      }
      #expect((0..<5).map(alignment) == [.center, .center, .center, .right, .right])
      #expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    }
    let whole = NSTextStorage(string: "one\n\ntwo")
    whole.addAttribute(.paragraphStyle, value: first, range: NSRange(location: 5, length: 3))
    #expect(whole.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle == first)
    #expect(whole.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil)
    whole.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 1))
    #expect(whole.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    whole.append(NSAttributedString(attachment: NSTextAttachment()))
    #expect(whole.attribute(.attachment, at: 8, effectiveRange: nil) != nil)
    #expect(NSTextStorage().fixesAttributesLazily)
    #expect(!Storage().fixesAttributesLazily)
  }

  /// teilweise.org/2009/12 and Apple's documentation (manongdao.com/article-739806): one line without
  /// usesLineFragmentOrigin.
  @Test func linesBreakWithTheOriginOfLinesOnly() {
    let text = "your long text that should break" as NSString
    let font = UIFont.systemFont(ofSize: 18)
    let size = CGSize(width: 100, height: 0)
    let one = text.boundingRect(with: size, options: [], attributes: [.font: font], context: nil)
    #expect(one.width > 200 && one.height < 2 * font.lineHeight)
    let lines = text.boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(lines.width <= 100 && lines.height > 2 * font.lineHeight)
  }

  private final class Log: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var lines: [String] = []
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    {
      lines.append("shouldChange")
      return true
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      lines.append("shouldChange \(range.location) \(range.length)")
      return true
    }
  }

  /// e-com-net.com/article/1210286366349430784.
  @Test func textViewsAskAndTellForEachCharacter() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let (view, log) = (UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100)), Log())
    view.delegate = log
    controller.view.addSubview(view)
    phone.tap(at: CGPoint(x: 50, y: 150))
    #expect(log.lines == ["shouldBegin", "didBegin"])
    log.lines = []
    phone.typeText("ab")
    #expect(log.lines == ["shouldChange", "didChange", "shouldChange", "didChange"])
    view.resignFirstResponder()
  }

  /// bjhomer.blogspot.com/2011/11/detecting-backspace-in-uitextfield (with its update for iOS 6).
  @Test func deletingNothingAsksNobody() throws {
    final class Field: UITextField {
      var deletes = 0
      override func deleteBackward() {
        deletes += 1
        super.deleteBackward()
      }
    }
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let (field, log) = (Field(frame: CGRect(x: 0, y: 100, width: 300, height: 40)), Log())
    field.delegate = log
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    phone.typeBackspace()
    #expect(field.deletes == 1 && log.lines.isEmpty)
    phone.typeText("ab")
    log.lines = []
    phone.typeBackspace()
    #expect(field.deletes == 2 && log.lines == ["shouldChange 1 1"] && field.text == "a")
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    log.lines = []
    phone.typeBackspace()
    #expect(field.deletes == 3 && log.lines.isEmpty && field.text == "a")
    field.resignFirstResponder()
  }

  @MainActor private final class Infos {
    var list: [[String: Any]] = []
  }

  /// hk.javashuo.com p-tekoqtqj-em (dictionaries that were printed).
  @Test func theKeyboardTellsItsFramesAndTimes() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    phone.layOut()
    let found = Infos()
    let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
    let tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { notification in
        let info = notification.userInfo as? [String: Any] ?? [:]
        // Unsafe: the notification is posted on the main actor, which is the one that reads the values.
        nonisolated(unsafe) let copy = info
        MainActor.assumeIsolated { found.list.append(copy) }
      }
    }
    field.becomeFirstResponder()
    phone.layOut()
    field.resignFirstResponder()
    phone.layOut()
    tokens.forEach(NotificationCenter.default.removeObserver)
    let (shown, hidden) = (try #require(found.list.first), try #require(found.list.last))
    func rect(_ info: [String: Any], _ key: String) -> CGRect? { (info[key] as? NSValue)?.cgRectValue }
    let (begin, end) = (UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey)
    #expect(found.list.count == 2)
    #expect(shown[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(shown[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    let height = try #require(rect(shown, end)).height
    #expect(rect(shown, begin)?.minY == 667 && rect(shown, end)?.minY == 667 - height && height > 200)
    #expect(rect(hidden, begin) == rect(shown, end))
    #expect(rect(hidden, end) == CGRect(x: 0, y: 667, width: 375, height: height))
    #expect(rect(shown, "UIKeyboardBoundsUserInfoKey") == CGRect(x: 0, y: 0, width: 375, height: height))
    let center = (shown["UIKeyboardCenterEndUserInfoKey"] as? NSValue)?.cgPointValue
    #expect(center == CGPoint(x: 187.5, y: 667 - height / 2))
  }

  /// lapcatsoftware.com/articles/textview4: to the end of a range that does not fit.
  @Test func longRangesAreShownFromTheirEnd() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.text = (0..<100).map { "line \($0)" }.joined(separator: "\n")
    controller.view.addSubview(view)
    phone.layOut()
    let range = (view.text as NSString).range(of: "line 50")
    let start = (view.text as NSString).range(of: "line 20").location
    view.scrollRangeToVisible(NSRange(location: start, length: NSMaxRange(range) - start))
    phone.advance(by: 1)
    let end = try #require(view.position(from: view.beginningOfDocument, offset: NSMaxRange(range)))
    let caret = view.caretRect(for: end)
    #expect(
      view.bounds.insetBy(dx: 0, dy: -1).contains(CGPoint(x: 10, y: caret.midY)), "\(view.bounds) \(caret)")
  }

  /// cnblogs.com/iOS-kk/p/5207272 and Apple's documentation of titleEdgeInsets.
  @Test func titlesMoveByHalfTheDifferenceOfTheirInsets() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
    controller.view.addSubview(button)
    func y(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat {
      button.titleEdgeInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      phone.layOut()
      return button.titleLabel?.frame.midY ?? -1
    }
    let size = button.sizeThatFits(.zero)
    let middle = y(0, 0)
    #expect(abs(middle - 100) <= 0.25)
    #expect(y(30, 10) == middle + 10)
    #expect(y(30, -10) == middle + 20)
    #expect(y(-30, 10) == middle - 20)
    #expect(y(-30, -10) == middle - 10)
    #expect(button.sizeThatFits(.zero) == size && button.intrinsicContentSize == size)
  }

  /// accessibilityupto11.com day 090 and joesusnick.medium.com (Feb 14, 2018).
  @Test func controlsAreElementsWithTheirTitles() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits.contains(.button))
    for control in [UISwitch(), UISlider(), UITextField()] { #expect(control.isAccessibilityElement) }
    #expect(!UIImageView().isAccessibilityElement && !UIView().isAccessibilityElement)
  }

  /// developer.apple.com, "Preferring one gesture over another": the single tap comes first.
  @Test func singleTapsComeBeforeDoubleTaps() throws {
    @MainActor final class Taps {
      var list: [Int] = []
      func note(_ recognizer: UITapGestureRecognizer) { list.append(recognizer.numberOfTapsRequired) }
    }
    func taps(requiring: Bool) throws -> [Int] {
      let controller = UIViewController()
      let phone = try device("iPhone 8", system: 12)
      phone.show(controller)
      let taps = Taps()
      let (single, double) = (
        UITapGestureRecognizer(target: taps, action: Selector("note", Taps.note)),
        UITapGestureRecognizer(target: taps, action: Selector("note", Taps.note))
      )
      double.numberOfTapsRequired = 2
      if requiring { single.require(toFail: double) }
      controller.view.addGestureRecognizer(single)
      controller.view.addGestureRecognizer(double)
      phone.settlesByItself = false
      for _ in 0..<2 {
        let touch = try #require(phone.touchDown(at: CGPoint(x: 100, y: 300)))
        phone.lift(touch)
      }
      phone.advance(by: 1)
      return taps.list
    }
    #expect(try taps(requiring: false).first == 1)
    let alone = try taps(requiring: true)
    #expect(alone == [2])
  }

  /// developer.apple.com, changeCount of UIPasteboard.
  @Test func pasteboardsCountAndTellWhatIsAdded() throws {
    let phone = try device("iPhone 8", system: 15)
    phone.show(UIViewController())
    let board = UIPasteboard.withUniqueName()
    let count = board.changeCount
    var added: [[String]] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { notification in
      let types = notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      MainActor.assumeIsolated { added.append(types) }
    }
    board.string = "text"
    phone.advance(by: 0.1)
    NotificationCenter.default.removeObserver(token)
    #expect(board.changeCount == count + 1)
    #expect(added.count == 1 && added[0].contains("public.utf8-plain-text"), "\(added)")
  }
}
