import Foundation
import Testing

import UIKit

/// Caret, selection and the parts of fields and text views.
@Suite @MainActor struct TextInputTests {
  private func field(_ text: String = "", width: CGFloat = 200) -> (UIWindow, UITextField) {
    let root = window(320, 100)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: width, height: 34))
    field.text = text
    root.addSubview(field)
    return (root, field)
  }

  private func range(_ input: some UITextInput, _ low: Int, _ high: Int) -> UITextRange? {
    guard let start = input.position(from: input.beginningOfDocument, offset: low),
      let end = input.position(from: input.beginningOfDocument, offset: high)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  @Test func typingReplacesTheSelection() {
    let (_, field) = field("hello")
    field.selectedTextRange = range(field, 1, 4)
    field.insertText("ipp")
    #expect(field.text == "hippo")
    // The caret stands behind what was typed.
    #expect(field.selectedTextRange == range(field, 4, 4))
    field.deleteBackward()
    #expect(field.text == "hipo")
    field.selectAll(nil)
    field.deleteBackward()
    #expect(field.text == "")
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func attributedTextKeepsItsAttributesWhileTyping() {
    let (_, field) = field()
    field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    field.insertText("c")
    #expect(field.text == "abc")
    #expect(field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func positionsAreCheckedAndCompared() throws {
    let (_, field) = field("a👍b")
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: Int.max) == nil)
    #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
    #expect(field.text(in: try #require(range(field, 1, 3))) == "👍")
    field.selectedTextRange = range(field, 3, 3)
    field.deleteBackward()
    #expect(field.text == "ab")
  }

  /// The caret is 2 points wide and stands where the text before it ends.
  @Test func caretsFollowTheText() throws {
    let (_, field) = field("Hello")
    let width = "Hel".size(withAttributes: [.font: try #require(field.font)]).width
    let caret = field.caretRect(for: try #require(field.position(from: field.beginningOfDocument, offset: 3)))
    #expect(caret.width == 2)
    #expect(abs(caret.minX - width) <= 1.5)
    #expect(abs(caret.midY - field.bounds.midY) < 0.001)
    #expect(
      field.closestPosition(to: CGPoint(x: caret.minX, y: 5))
        == field.position(from: field.beginningOfDocument, offset: 3))
  }

  /// Text too long for the field is scrolled so that the caret shows.
  @Test func longTextScrollsToTheCaret() throws {
    let (root, field) = field("The quick brown fox jumps over the lazy dog", width: 100)
    #expect(field.becomeFirstResponder())
    let end = field.caretRect(for: field.endOfDocument)
    #expect(end.maxX <= 100 && end.minX > 90)
    field.selectedTextRange = range(field, 0, 0)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
    // A selection shows from its beginning on.
    field.selectedTextRange = range(field, 4, 9)
    let rects = field.selectionRects(for: try #require(field.selectedTextRange)).map(\.rect)
    #expect(rects.count == 1 && abs(rects[0].minX) <= 1 && rects[0].width > 30)
    _ = root
  }

  @Test func caretAndSelectionAreDrawnWhileEditing() throws {
    let (_, field) = field("text")
    field.tintColor = .red
    let idle = Bitmap(of: field)
    #expect(!idle.contains(red: 255, green: 0, blue: 0))
    #expect(field.becomeFirstResponder())
    #expect(Bitmap(of: field).contains(red: 255, green: 0, blue: 0))
    field.selectAll(nil)
    let selected = Bitmap(of: field)
    #expect(!selected.contains(red: 255, green: 0, blue: 0))
    // A fifth of red over white.
    #expect(selected.contains(red: 255, green: 204, blue: 204))
    #expect(field.selectionRects(for: try #require(field.selectedTextRange)).count == 1)
    #expect(field.resignFirstResponder())
    #expect(!Bitmap(of: field).contains(red: 255, green: 204, blue: 204))
  }

  @Test func secretsAreDots() {
    let (_, field) = field("secret")
    field.isSecureTextEntry = true
    let dots = Bitmap(of: field)
    field.text = "stolen"
    #expect(Bitmap(of: field).difference(from: dots) == 0)
    field.text = "stolen!"
    #expect(Bitmap(of: field).difference(from: dots) > 0)
    #expect(field.text == "stolen!")
    #expect(field.closestPosition(to: CGPoint(x: 1000, y: 5)) == field.endOfDocument)
  }

  @Test func placeholdersShowWhileEmpty() {
    let (_, field) = field()
    field.placeholder = "Name"
    #expect(Bitmap(of: field).ink() > 5)
    let width = field.intrinsicContentSize.width
    #expect(width >= "Name".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width)
    field.attributedPlaceholder = NSAttributedString(
      string: "HHHH", attributes: [.foregroundColor: UIColor.red])
    #expect(Bitmap(of: field).contains(red: 255, green: 0, blue: 0))
    field.text = "x"
    #expect(!Bitmap(of: field).contains(red: 255, green: 0, blue: 0))
  }

  @Test func sideViewsTakeTheirRoom() {
    let (_, field) = field("text")
    field.borderStyle = .roundedRect
    let plain = field.textRect(forBounds: field.bounds)
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = left
    #expect(field.textRect(forBounds: field.bounds) == plain)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(left.superview === field && !left.isHidden)
    #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX >= 30)
    field.leftViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(left.isHidden)
    #expect(field.becomeFirstResponder())
    field.layoutIfNeeded()
    #expect(!left.isHidden)
    field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test func clearButtonsTakeRoomFromTheText() {
    let (_, field) = field("text")
    let plain = Bitmap(of: field)
    field.clearButtonMode = .always
    let button = field.clearButtonRect(forBounds: field.bounds)
    #expect(field.bounds.contains(button))
    #expect(Bitmap(of: field).ink(in: button) > plain.ink(in: button) + 50)
    #expect(field.textRect(forBounds: field.bounds).maxX <= button.minX)
    field.text = ""
    #expect(Bitmap(of: field).ink() == 0)
  }

  @Test(arguments: [UITextField.BorderStyle.line, .bezel, .roundedRect])
  func bordersAreDrawnAroundTheText(style: UITextField.BorderStyle) {
    let (_, field) = field()
    #expect(Bitmap(of: field).ink() == 0)
    field.borderStyle = style
    let box = Bitmap(of: field).inkBox
    #expect(box.minX <= 0.5 && box.maxX >= 199.5 && box.minY <= 0.5 && box.maxY >= 33.5)
    #expect(field.textRect(forBounds: field.bounds).minX >= 2)
  }

  // MARK: Text views

  private func textView(_ text: String) -> UITextView {
    let root = window(320, 300)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    root.addSubview(view)
    return view
  }

  /// Insets of 8 above and a padding of 5 at the side are where the first caret stands.
  @Test func insetsAndPaddingPlaceTheFirstCaret() {
    let view = textView("text")
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(abs(caret.minX - 5) < 0.001 && abs(caret.minY - 8) <= 0.34)
    view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    view.textContainer.lineFragmentPadding = 0
    let moved = view.caretRect(for: view.beginningOfDocument)
    #expect(abs(moved.minX - 30) < 0.001 && abs(moved.minY - 20) <= 0.34)
  }

  @Test func selectionsRunOverLines() throws {
    let view = textView("one\ntwo\nthree")
    view.tintColor = .red
    #expect(view.becomeFirstResponder())
    view.selectAll(nil)
    #expect(view.selectionRects(for: try #require(view.selectedTextRange)).count == 3)
    #expect(Bitmap(of: view).contains(red: 255, green: 204, blue: 204))
    view.insertText("x")
    #expect(view.text == "x")
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
    // A point below all text is behind its end.
    #expect(view.closestPosition(to: CGPoint(x: 190, y: 190)) == view.endOfDocument)
  }

  @Test func typedTextHasTheTypingAttributes() {
    let view = textView("ab")
    view.selectedRange = NSRange(location: 2, length: 0)
    view.typingAttributes = [.foregroundColor: UIColor.red]
    view.insertText("c")
    #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .red)
  }

  @Test func linksTakeTheViewsAttributes() {
    let view = textView("")
    view.attributedText = NSAttributedString(
      string: "HHHH", attributes: [.link: "https://example.org", .font: UIFont.boldSystemFont(ofSize: 30)])
    #expect(!Bitmap(of: view).contains(red: 255, green: 0, blue: 0))
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    #expect(Bitmap(of: view).contains(red: 255, green: 0, blue: 0))
  }

  @Test func contentIsAsHighAsTheText() {
    let view = textView(Array(repeating: "line", count: 30).joined(separator: "\n"))
    view.layoutIfNeeded()
    // 30 lines of 20.287 and insets of 8 above and below.
    #expect(abs(view.contentSize.height - (30 * 20.287 + 16)) <= 1)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    #expect(view.contentOffset.y > 300)
  }

  final class Shifted: UITextView {
    override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
      super.closestPosition(to: CGPoint(x: point.x - 1000, y: point.y), within: range)
    }
    override func characterRange(at point: CGPoint) -> UITextRange? {
      textRange(from: endOfDocument, to: endOfDocument)
    }
    override func firstRect(for range: UITextRange) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
  }

  /// The methods of the protocol are the view's own on iOS.
  @Test func subclassesOverrideWhereTextIs() throws {
    let view = Shifted(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "hello"
    let all = try #require(range(view, 0, 5))
    let input: any UITextInput = view
    #expect(input.closestPosition(to: CGPoint(x: 290, y: 10), within: all) == view.beginningOfDocument)
    #expect(input.characterRange(at: .zero)?.start == view.endOfDocument)
    #expect(input.firstRect(for: all) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(input.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 5)
  }
}
