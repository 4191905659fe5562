import Foundation
import Simulator
import Testing
import UIKit

/// The keyboard: when it comes, what it posts, what follows it.
@MainActor
@Suite struct KeyboardTests {
  /// Notes what delegates and notifications say, in order.
  final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    var frames: [CGRect] = []
    var refusesBegin = false
    var refusesEnd = false
    var refusesChange = false
    var refusesReturn = false
    private var tokens: [any NSObjectProtocol] = []

    func watch() {
      lines = []
      frames = []
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
      ]
      for (name, word) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
            let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
            let frame = end?.cgRectValue ?? .null
            let isRight = duration?.doubleValue == 0.25 && curve?.intValue == 7
            MainActor.assumeIsolated {
              self?.lines.append(isRight ? word : "\(word) wrong")
              self?.frames.append(frame)
            }
          })
      }
    }

    func stop() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      tokens = []
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      lines.append("should begin")
      return !refusesBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      lines.append("should end")
      return !refusesEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      lines.append("did end")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      lines.append("should change \(range.location) \(range.length) \(string)")
      return !refusesChange
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      lines.append("should return")
      return !refusesReturn
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      lines.append("should begin")
      return !refusesBegin
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
    func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      lines.append("should change \(range.location) \(range.length) \(text)")
      return !refusesChange
    }
  }

  let phone: VirtualDevice
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  let other = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
  let log = Log()

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    for field in [field, other] {
      field.borderStyle = .roundedRect
      field.delegate = log
      controller.view.addSubview(field)
    }
    controller.view.backgroundColor = .systemBackground
    phone.show(controller)
  }

  /// Other tests may have been at work since the device was made, and a responder of theirs may be the first: it goes before
  /// anything is noted.
  private func begin() {
    phone.layOut()
    field.becomeFirstResponder()
    field.resignFirstResponder()
    phone.settle()
    log.watch()
  }

  private func restore() {
    phone.window.endEditing(true)
    log.stop()
  }

  /// Logs of iOS: asked, told, keyboard. 336 points are what iPhones of 390 and 393 points report.
  @Test func theKeyboardComesInApplesOrder() {
    begin()
    phone.advance(by: 0)
    phone.tap(at: CGPoint(x: 100, y: 117))
    #expect(log.lines == ["should begin", "did begin", "willChange", "willShow"])
    #expect(log.frames == Array(repeating: CGRect(x: 0, y: 516, width: 393, height: 336), count: 2))
    phone.advance(by: 0.24)
    #expect(log.lines.count == 4)
    phone.advance(by: 0.02)
    #expect(log.lines.suffix(2) == ["didChange", "didShow"])
    log.lines = []
    log.frames = []
    field.resignFirstResponder()
    #expect(log.lines == ["should end", "willChange", "willHide", "did end"])
    #expect(log.frames.allSatisfy { $0 == CGRect(x: 0, y: 852, width: 393, height: 336) })
    phone.advance(by: 0.3)
    #expect(log.lines.suffix(2) == ["didChange", "didHide"])
    restore()
  }

  @Test func theKeyboardStaysBetweenFields() {
    begin()
    field.becomeFirstResponder()
    phone.layOut()
    log.lines = []
    other.becomeFirstResponder()
    phone.layOut()
    #expect(log.lines == ["should begin", "should end", "did end", "did begin"])
    // Another height is told of.
    log.lines = []
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    phone.layOut()
    #expect(log.frames.last == CGRect(x: 0, y: 561, width: 393, height: 291))
    #expect(
      log.lines == ["should begin", "should end", "did end", "did begin", "willChange", "didChange"])
    restore()
  }

  @Test func delegatesRefuseToBeginAndToEnd() {
    begin()
    log.refusesBegin = true
    #expect(!field.becomeFirstResponder())
    #expect(log.lines == ["should begin"])
    log.refusesBegin = false
    field.becomeFirstResponder()
    log.refusesEnd = true
    log.lines = []
    #expect(!field.resignFirstResponder())
    #expect(!other.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(!controller.view.endEditing(false))
    log.refusesChange = true
    phone.typeText("a")
    #expect(field.text == "")
    log.lines = []
    #expect(controller.view.endEditing(true))
    #expect(log.lines.contains("did end"))
    #expect(!field.isEditing)
    restore()
  }

  @Test func theReturnKeyEndsEditingWhereSomebodyWaitsForIt() {
    begin()
    field.becomeFirstResponder()
    phone.typeText("a\n")
    #expect(field.isFirstResponder)
    var ended = 0
    field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEndOnExit)
    log.refusesReturn = true
    phone.typeText("\n")
    #expect(field.isFirstResponder && ended == 0)
    log.refusesReturn = false
    phone.typeText("\n")
    #expect(!field.isFirstResponder && ended == 1)
    #expect(field.text == "a")
    restore()
  }

  @Test func typingTellsInOrder() {
    begin()
    field.becomeFirstResponder()
    phone.layOut()
    log.lines = []
    field.addAction(UIAction { [log] _ in log.lines.append("event") }, for: .editingChanged)
    phone.typeText("é👍🏽")
    #expect(
      log.lines == [
        "should change 0 0 é", "selection", "event", "should change 1 0 👍🏽", "selection", "event",
      ])
    #expect(field.text == "é👍🏽")
    phone.typeBackspace()
    #expect(field.text == "é")
    field.text = ""
    phone.typeText("שלום")
    #expect(field.text == "שלום")
    // The caret stands at the left end of text from right to left.
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(caret.minX < field.caretRect(for: field.beginningOfDocument).minX)
    restore()
  }

  // MARK: What follows the keyboard

  @Test func theLayoutGuideFollows() {
    begin()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    phone.layOut()
    // 34 points are the home indicator's.
    #expect(bar.frame.maxY == 818)
    phone.advance(by: 0)
    field.becomeFirstResponder()
    #expect(bar.frame.maxY == 516)
    phone.advance(by: 0.1)
    let moving = phone.presentedFrame(of: bar).maxY
    #expect(moving > 516 && moving < 818)
    phone.advance(by: 1)
    #expect(phone.presentedFrame(of: bar).maxY == 516)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    field.resignFirstResponder()
    phone.advance(by: 1)
    #expect(bar.frame.maxY == 818)
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    phone.layOut()
    #expect(bar.frame.maxY == 852)
    restore()
  }

  @Test func trackedConstraintsAreActiveNearTheLowerEdge() {
    begin()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let guide = controller.view.keyboardLayoutGuide
    let near = view.topAnchor.constraint(equalTo: controller.view.topAnchor)
    let away = view.topAnchor.constraint(equalTo: controller.view.bottomAnchor)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenNearEdge: .top)
    #expect(near.isActive && !away.isActive)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    #expect(away.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !away.isActive)
    restore()
  }

  @Test func accessoriesAreAboveTheKeyboardAndInputViewsReplaceIt() {
    begin()
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let button = UIButton(frame: CGRect(x: 10, y: 0, width: 60, height: 44))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    accessory.addSubview(button)
    field.inputAccessoryView = accessory
    field.becomeFirstResponder()
    phone.layOut()
    #expect(log.frames.last == CGRect(x: 0, y: 472, width: 393, height: 380))
    #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 472, width: 393, height: 44))
    #expect(phone.tap(at: CGPoint(x: 30, y: 490)) === button)
    #expect(taps == 1 && field.isFirstResponder)
    // A view of 200 points in place of the keys, above the home indicator.
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    field.inputView = input
    field.reloadInputViews()
    phone.layOut()
    #expect(log.frames.last == CGRect(x: 0, y: 574, width: 393, height: 278))
    #expect(input.convert(input.bounds, to: nil) == CGRect(x: 0, y: 618, width: 393, height: 200))
    restore()
  }

  @Test func keysAreTypedByTouch() {
    begin()
    field.becomeFirstResponder()
    phone.layOut()
    // The rows begin below 45 points of suggestions, each 54 high; ten keys fill a row.
    let rows: CGFloat = 516 + 45
    func key(_ column: CGFloat, _ row: CGFloat) -> CGPoint {
      CGPoint(x: 393 / 10 * (column + 0.5), y: rows + 54 * (row + 0.5))
    }
    phone.tap(at: key(7, 0))  // I, the first letter of a sentence
    phone.tap(at: key(4, 0))  // t
    #expect(field.text == "It")
    phone.tap(at: key(4.5, 3))  // space
    phone.tap(at: key(9.3, 2))  // delete
    #expect(field.text == "It")
    phone.tap(at: key(0.5, 3))  // 123
    phone.tap(at: key(0, 0))
    #expect(field.text == "It1")
    field.text = ""
    field.keyboardType = .numberPad
    field.reloadInputViews()
    phone.layOut()
    // 216 for the keys and 75 below them, and 17 above them since iOS 26.
    #expect(log.frames.last?.height == 308)
    phone.tap(at: CGPoint(x: 196, y: 561 + 54 * 1.5))
    #expect(field.text == "5")
    restore()
  }

  @Test func draggingDismissesTheKeyboard() {
    begin()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.keyboardDismissMode = .onDrag
    controller.view.addSubview(scrollView)
    field.becomeFirstResponder()
    phone.layOut()
    phone.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350))
    #expect(!field.isFirstResponder)
    scrollView.keyboardDismissMode = .interactive
    field.becomeFirstResponder()
    phone.layOut()
    phone.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
    #expect(field.isFirstResponder)
    // A finger that comes to the keyboard takes it along.
    phone.advance(by: 0)
    guard let finger = phone.touchDown(at: CGPoint(x: 200, y: 400)) else { return }
    for y in stride(from: CGFloat(420), through: 640, by: 20) {
      phone.move(finger, to: CGPoint(x: 200, y: y))
    }
    #expect(field.isFirstResponder)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 640)
    phone.lift(finger)
    #expect(!field.isFirstResponder)
    phone.advance(by: 1)
    restore()
  }

  @Test func textViewsShowItToo() {
    begin()
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    view.delegate = log
    view.text = "one two"
    controller.view.addSubview(view)
    phone.tap(at: CGPoint(x: 40, y: 215))
    #expect(log.lines.prefix(4) == ["should begin", "willChange", "willShow", "did begin"])
    log.lines = []
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(log.lines == ["selection"])
    log.lines = []
    phone.typeText("s")
    #expect(log.lines == ["should change 3 0 s", "selection", "changed"])
    #expect(view.text == "ones two")
    // Two taps select a word.
    phone.advance(by: 1)
    phone.tap(at: CGPoint(x: 30, y: 215))
    phone.tap(at: CGPoint(x: 30, y: 215))
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    restore()
  }

  @Test func aFieldThatLeavesItsWindowIsEditedNoLonger() {
    begin()
    field.becomeFirstResponder()
    phone.layOut()
    log.refusesEnd = true
    field.removeFromSuperview()
    #expect(!field.isFirstResponder && !field.isEditing)
    phone.layOut()
    #expect(log.lines.last == "didHide")
    // One that becomes first before it is shown gets the keyboard when it is.
    log.lines = []
    field.becomeFirstResponder()
    #expect(!log.lines.contains("willShow"))
    controller.view.addSubview(field)
    #expect(log.lines.contains("willShow"))
    restore()
  }

  @Test func theKeyboardTurnsWithTheDevice() {
    begin()
    field.becomeFirstResponder()
    phone.layOut()
    log.lines = []
    phone.rotate(to: .landscape)
    #expect(log.frames.last == CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
    #expect(log.lines == ["willChange", "didChange"])
    restore()
  }

  /// The curve's number makes an animation as it does on iOS.
  @Test func theCurveOfTheNotificationAnimates() {
    begin()
    #expect(UIView.AnimationCurve(rawValue: 7) != nil)
    phone.advance(by: 0)
    UIView.animate(
      withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
      animations: { field.frame.origin.y = 300 })
    phone.advance(by: 0.125)
    // A spring without swinging is far beyond the middle at half of its time.
    #expect(phone.presentedFrame(of: field).minY > 270)
    phone.advance(by: 0.2)
    #expect(phone.presentedFrame(of: field).minY == 300)
    restore()
  }

  @Test func thePictureShowsTheKeys() throws {
    begin()
    let before = try phone.picture(.png, scale: 1)
    field.becomeFirstResponder()
    let shown = try phone.picture(.png, scale: 1)
    #expect(shown != before)
    if let path = ProcessInfo.processInfo.environment["PICTURES"] {
      try phone.picture(.png).write(to: URL(fileURLWithPath: path + "/keyboard.png"))
      phone.settings.appearance = .dark
      field.returnKeyType = .go
      field.reloadInputViews()
      try phone.picture(.png).write(to: URL(fileURLWithPath: path + "/keyboard-dark.png"))
      field.keyboardType = .decimalPad
      field.reloadInputViews()
      try phone.picture(.png).write(to: URL(fileURLWithPath: path + "/keyboard-pad.png"))
      phone.rotate(to: .landscape)
      field.keyboardType = .default
      field.reloadInputViews()
      try phone.picture(.png).write(to: URL(fileURLWithPath: path + "/keyboard-wide.png"))
    }
    field.resignFirstResponder()
    phone.settings.appearance = .light
    restore()
  }
}
