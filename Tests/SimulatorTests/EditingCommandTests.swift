import Foundation
import Simulator
import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// The commands of editing menus, who performs them, and the menus that offer them.
@MainActor
@Suite(.serialized) struct EditingCommandTests {
  let phone: VirtualDevice
  let controller = UIViewController()

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    controller.view.backgroundColor = .systemBackground
    phone.show(controller)
    UIPasteboard.general.items = []
  }

  private var bar: EditMenuView? {
    phone.window.subviews.compactMap { $0 as? EditMenuView }.last { $0.isUserInteractionEnabled }
  }

  private func tap(_ title: String) throws {
    let bar = try #require(bar)
    let button = try #require(bar.subviews.first { ($0 as? UIButton)?.currentTitle == title })
    phone.tap(at: bar.convert(CGPoint(x: button.frame.midX, y: button.frame.midY), to: nil))
  }

  // MARK: Fields and text views

  final class FieldDelegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var allows = true
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) '\(string)'")
      return allows
    }
    var menus: [String] = []
    func textField(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
      menus.append("present")
      animator.addCompletion { [weak self] in self?.menus.append("presented") }
    }
    func textField(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { menus.append("dismiss") }
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(
        children: suggestedActions + [
          UIAction(title: "Shout") { _ in
            textField.text = textField.text?.uppercased()
          }
        ])
    }
  }

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    field.text = text
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    return field
  }

  private func select(_ range: Range<Int>, in field: some UITextInput) {
    field.selectedTextRange = UITextRange(range)
  }

  @Test func fieldsCutCopyAndPaste() {
    let field = field("one two")
    let delegate = FieldDelegate()
    field.delegate = delegate
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    var notifications = 0
    let center = NotificationCenter.default
    let observer = center.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { notifications += 1 } }
    defer { center.removeObserver(observer) }
    select(0..<3, in: field)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "one" && field.text == "one two" && delegate.log.isEmpty)
    select(4..<7, in: field)
    field.paste(nil)
    #expect(field.text == "one one" && delegate.log == ["4+3 'one'"])
    // The caret stands behind what was pasted.
    #expect(field.selectedTextRange == UITextRange(7..<7))
    select(0..<4, in: field)
    field.cut(nil)
    #expect(field.text == "one" && UIPasteboard.general.string == "one ")
    #expect(changes == 2 && notifications == 2)
    select(0..<1, in: field)
    field.delete(nil)
    #expect(field.text == "ne" && UIPasteboard.general.string == "one ")
    delegate.allows = false
    field.paste(nil)
    #expect(field.text == "ne" && changes == 3)
    delegate.allows = true
    // Fields have one line.
    UIPasteboard.general.string = "a\nb"
    field.selectAll(nil)
    field.paste(nil)
    #expect(field.text == "a b")
    select(0..<0, in: field)
    field.select(nil)
    #expect(field.selectedTextRange == UITextRange(0..<1))
  }

  @Test func commandsAreOfferedWhereTheyMakeSense() {
    func offered(_ responder: UIResponder) -> String {
      ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "find:", "nothing:"]
        .filter { responder.canPerformAction(Selector($0), withSender: nil) }.joined(separator: " ")
    }
    let field = field("word")
    #expect(offered(field) == "select: selectAll:")
    select(0..<2, in: field)
    #expect(offered(field) == "cut: copy: selectAll:")
    UIPasteboard.general.string = "text"
    #expect(offered(field) == "cut: copy: paste: selectAll:")
    field.allowsEditingTextAttributes = true
    #expect(offered(field) == "cut: copy: paste: selectAll: toggleBoldface:")
    field.allowsEditingTextAttributes = false
    field.isSecureTextEntry = true
    #expect(offered(field) == "paste: selectAll:")
    field.text = ""
    #expect(offered(field) == "paste:")
    let view = UITextView()
    view.text = "word"
    view.isEditable = false
    select(0..<4, in: view)
    #expect(offered(view) == "copy:")
    #expect(offered(UIView()).isEmpty)
  }

  final class TextDelegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) '\(text)'")
      return text != "no"
    }
    func textViewDidChange(_ textView: UITextView) { log.append("changed") }
  }

  @Test func textViewsCutCopyAndPaste() {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.text = "one two"
    let delegate = TextDelegate()
    view.delegate = delegate
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 4)
    view.cut(nil)
    #expect(view.text == "two" && delegate.log == ["0+4 ''", "changed"])
    view.selectedRange = NSRange(location: 3, length: 0)
    UIPasteboard.general.string = "\nlines"
    view.paste(nil)
    #expect(view.text == "two\nlines" && view.selectedRange == NSRange(location: 9, length: 0))
    UIPasteboard.general.string = "no"
    view.paste(nil)
    #expect(view.text == "two\nlines")
    view.isEditable = false
    view.selectAll(nil)
    view.delete(nil)
    view.cut(nil)
    #expect(view.text == "two\nlines")
  }

  @Test func attributesAreToggledWhereTheyMayBe() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.text = "one two"
    let delegate = TextDelegate()
    view.delegate = delegate
    view.selectedRange = NSRange(location: 0, length: 3)
    view.toggleBoldface(nil)
    #expect(delegate.log.isEmpty)
    view.allowsEditingTextAttributes = true
    view.toggleBoldface(nil)
    view.toggleItalics(nil)
    view.toggleUnderline(nil)
    #expect(delegate.log == ["changed", "changed", "changed"])
    func font(_ offset: Int) throws -> UIFont {
      try #require(view.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont)
    }
    let traits = try font(0).fontDescriptor.symbolicTraits
    #expect(traits.contains(.traitBold) && traits.contains(.traitItalic))
    #expect(try font(0).pointSize == 20 && !font(4).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(view.attributedText.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 1)
    #expect(view.attributedText.attribute(.underlineStyle, at: 3, effectiveRange: nil) == nil)
    // Partly bold becomes bold, and then no longer so.
    view.selectAll(nil)
    view.toggleBoldface(nil)
    #expect(try font(4).fontDescriptor.symbolicTraits.contains(.traitBold))
    view.toggleBoldface(nil)
    #expect(try !font(0).fontDescriptor.symbolicTraits.contains(.traitBold))
    // Styles are copied and pasted along, unless the style of the place is asked for.
    view.selectedRange = NSRange(location: 0, length: 3)
    view.copy(nil)
    view.selectedRange = NSRange(location: 7, length: 0)
    view.paste(nil)
    #expect(view.attributedText.attribute(.underlineStyle, at: 8, effectiveRange: nil) as? Int == 1)
    view.selectedRange = NSRange(location: 4, length: 3)
    view.pasteAndMatchStyle(nil)
    #expect(view.text == "one oneone")
    #expect(view.attributedText.attribute(.underlineStyle, at: 4, effectiveRange: nil) == nil)
    // Where nothing is selected, what is typed next gets them.
    view.text = "x"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.updateTextAttributes { $0.merging([.kern: 3]) { $1 } }
    view.insertText("y")
    #expect(view.attributedText.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
  }

  // MARK: Who performs what

  class Card: UILabel {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log.append("copy") }
  }

  /// A class has the commands that it, or one above it, overrides.
  final class PickyCard: Card {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("rename:") || super.canPerformAction(action, withSender: sender)
    }
    override func rename(_ sender: Any?) { log.append("rename") }
  }

  @Test func overriddenCommandsAreKnown() throws {
    let (card, picky) = (Card(), PickyCard())
    for name in EditCommand.all.keys {
      #expect(!UIView().canPerformAction(Selector(name), withSender: nil), "\(name)")
      #expect(card.canPerformAction(Selector(name), withSender: nil) == (name == "copy:"), "\(name)")
      #expect(
        picky.canPerformAction(Selector(name), withSender: nil) == (name == "copy:" || name == "rename:"))
    }
    #expect(card.responds(to: Selector("copy:")) && !card.responds(to: Selector("cut:")))
    _ = card.perform(Selector("copy:"), with: nil)
    #expect(card.log == ["copy"])
    controller.view.addSubview(card)
    let inner = UIView()
    card.addSubview(inner)
    #expect(inner.target(forAction: Selector("copy:"), withSender: nil) as? UIView === card)
    #expect(inner.target(forAction: Selector("cut:"), withSender: nil) == nil)
    let selector = Selector("tapped", Receiver.tapped)
    let receiver = Receiver()
    #expect(receiver.canPerformAction(selector, withSender: nil))
    #expect(!card.canPerformAction(selector, withSender: nil))
  }

  final class Receiver: UIView {
    var log = 0
    var isWilling = true
    func tapped() { log += 1 }
    override var canBecomeFirstResponder: Bool { true }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      isWilling ? super.target(forAction: action, withSender: sender) : nil
    }
  }

  @Test func actionsFindTheirTargets() {
    // What has no sender is the current device's.
    phone.layOut()
    let application = UIApplication.shared
    let (outer, inner) = (Receiver(), Receiver())
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    let button = UIButton()
    inner.addSubview(button)
    let action = Selector("tapped", Receiver.tapped)
    #expect(application.sendAction(action, to: outer, from: nil, for: nil) && outer.log == 1)
    button.addTarget(nil, action: action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(inner.log == 1)
    // The first responder comes first.
    outer.becomeFirstResponder()
    button.sendActions(for: .touchUpInside)
    #expect((inner.log, outer.log) == (1, 2))
    outer.isWilling = false
    button.sendActions(for: .touchUpInside)
    #expect((inner.log, outer.log) == (2, 2))
    #expect(!application.sendAction(Selector("unknown"), to: nil, from: button, for: nil))
    // How programs hide the keyboard without knowing the field.
    outer.isWilling = true
    #expect(
      application.sendAction(
        Selector("resignFirstResponder"), to: nil, from: nil, for: nil) && UIResponder.first == nil)
  }

  final class ActionButton: UIButton {
    var log: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      log.append(action.name)
      super.sendAction(action, to: target, for: event)
    }
  }

  @Test func controlsAskTheApplication() {
    let (button, receiver) = (ActionButton(), Receiver())
    button.addTarget(receiver, action: Selector("tapped", Receiver.tapped), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.log == ["tapped"] && receiver.log == 1)
  }

  // MARK: Menus

  private func watch(_ names: [Notification.Name], _ log: @escaping @MainActor (String) -> Void) -> [Any] {
    names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { log(name) }
      }
    }
  }

  @Test func menuControllersShowWhatIsPerformed() throws {
    let card = Card(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    card.isUserInteractionEnabled = true
    controller.view.addSubview(card)
    let menu = UIMenuController.shared
    var log: [String] = []
    let observers = watch([
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]) { log.append($0) }
    defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
    menu.menuItems = [
      UIMenuItem(title: "Flag", action: Selector("flag:")),
      UIMenuItem(title: "Tap", action: Selector("tapped", Receiver.tapped)),
    ]
    defer { menu.menuItems = nil }
    // Without a first responder there is nobody to ask.
    menu.showMenu(from: card, rect: card.bounds)
    #expect(!menu.isMenuVisible && log.isEmpty)
    card.becomeFirstResponder()
    menu.showMenu(from: card, rect: card.bounds)
    phone.settle()
    #expect(menu.isMenuVisible && bar?.titles == ["Copy"])
    #expect(log == ["UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidShowMenuNotification"])
    // Above the target, and over its middle.
    #expect(menu.menuFrame.maxY == 292 && menu.menuFrame.midX == 150 && menu.menuFrame.height == 44)
    try tap("Copy")
    phone.settle()
    #expect(card.log == ["copy"] && !menu.isMenuVisible && bar == nil && menu.menuFrame == .zero)
    #expect(
      log.suffix(2) == [
        "UIMenuControllerWillHideMenuNotification", "UIMenuControllerDidHideMenuNotification",
      ])
    menu.arrowDirection = .up
    defer { menu.arrowDirection = .default }
    menu.setTargetRect(card.bounds, in: card)
    menu.setMenuVisible(true, animated: true)
    #expect(menu.menuFrame.minY == 348)
    menu.hideMenu(from: UIView())
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: card)
    #expect(!menu.isMenuVisible)
  }

  @Test func ownItemsAreSentToWhoHasThem() throws {
    let receiver = Receiver(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    controller.view.addSubview(receiver)
    receiver.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Tap", action: Selector("tapped", Receiver.tapped))]
    defer { menu.menuItems = nil }
    menu.showMenu(from: receiver, rect: receiver.bounds)
    #expect(bar?.titles == ["Tap"])
    menu.menuItems?.append(UIMenuItem(title: "Again", action: Selector("tapped", Receiver.tapped)))
    menu.update()
    #expect(bar?.titles == ["Tap", "Again"])
    try tap("Again")
    #expect(receiver.log == 1)
    // Who is first no longer has no menu.
    menu.showMenu(from: receiver, rect: receiver.bounds)
    receiver.resignFirstResponder()
    #expect(!menu.isMenuVisible)
  }

  @Test func fieldsShowTheirMenuByTouch() throws {
    let field = field("word")
    let delegate = FieldDelegate()
    field.delegate = delegate
    phone.settle()
    let point = CGPoint(x: 30, y: 220)
    phone.tap(at: point)
    #expect(bar == nil)
    // On the caret, which the tap before has put there.
    phone.advance(by: 1)
    phone.tap(at: point)
    #expect(bar?.titles == ["Select", "Select All", "Shout"])
    try tap("Select All")
    #expect(field.selectedTextRange == UITextRange(0..<4) && bar == nil)
    phone.advance(by: 1)
    phone.press(at: point, for: 0.6)
    #expect(bar?.titles.contains("Shout") == true)
    try tap("Shout")
    #expect(field.text == "WORD")
    phone.advance(by: 1)
    phone.tap(at: point)
    phone.tap(at: point)
    #expect(bar?.titles == ["Cut", "Copy", "Shout"])
    try tap("Cut")
    #expect(field.text == "" && UIPasteboard.general.string == "WORD")
    // A touch elsewhere takes the menu away and has its own effect.
    var taps = 0
    let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    phone.advance(by: 1)
    phone.press(at: point, for: 0.6)
    #expect(bar?.titles == ["Paste", "Shout"])
    phone.tap(at: CGPoint(x: 50, y: 420))
    #expect(taps == 1 && bar == nil)
  }

  @Test func delegatesOfFieldsAreToldOfTheirMenu() throws {
    let field = field("word")
    let delegate = FieldDelegate()
    field.delegate = delegate
    phone.settle()
    phone.press(at: CGPoint(x: 30, y: 220), for: 0.6)
    phone.advance(by: 1)
    #expect(delegate.menus == ["present", "presented"])
    try tap("Select All")
    #expect(delegate.menus == ["present", "presented", "dismiss"])
  }

  private final class InteractionDelegate: NSObject, UITextInteractionDelegate {
    var begins = true
    var log: [String] = []
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { begins }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("will") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("did") }
  }

  /// Taps on the view of a text interaction move the insertion point of its input.
  @Test func textInteractionsEditTheirInput() {
    let view = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    let field = UITextField(frame: view.bounds)
    field.isUserInteractionEnabled = false
    field.text = "word"
    controller.view.addSubview(view)
    view.addSubview(field)
    let interaction = UITextInteraction(for: .editable)
    let delegate = InteractionDelegate()
    interaction.delegate = delegate
    interaction.textInput = field
    view.addInteraction(interaction)
    phone.settle()
    delegate.begins = false
    phone.tap(at: CGPoint(x: 22, y: 220))
    phone.advance(by: 1)
    #expect(!field.isFirstResponder && delegate.log.isEmpty)
    delegate.begins = true
    phone.tap(at: CGPoint(x: 22, y: 220))
    phone.advance(by: 1)
    #expect(field.isFirstResponder && delegate.log == ["will", "did"])
    #expect(field.selectedTextRange == UITextRange(0..<0))
    phone.tap(at: CGPoint(x: 30, y: 220))
    phone.tap(at: CGPoint(x: 30, y: 220))
    phone.advance(by: 1)
    #expect(field.selectedTextRange == UITextRange(0..<4))
    view.removeInteraction(interaction)
    #expect(view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test func manyEntriesArePages() throws {
    let receiver = Receiver(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    controller.view.addSubview(receiver)
    var log: [Int] = []
    let entries = (0..<9).map { number in
      UIAction(title: "Entry \(number)") { _ in log.append(number) }
    }
    EditMenu.show(
      UIMenu(children: entries), beside: receiver.frame, in: phone.window, responder: receiver)
    let view = try #require(bar)
    var seen: [String] = []
    // Each page has a chevron to the next at its end.
    while !view.titles.contains("Entry 8") {
      seen += view.titles
      #expect(phone.window.bounds.contains(view.frame))
      phone.tap(at: CGPoint(x: view.frame.maxX - 20, y: view.frame.midY))
      #expect(seen.count < 9)
      if seen.count >= 9 { break }
    }
    seen += view.titles
    #expect(seen == entries.map(\.title))
    try tap("Entry 8")
    #expect(log == [8])
  }

  final class EditDelegate: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    var rect = CGRect.null
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu for \(configuration.identifier)")
      return menu(suggestedActions)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("will present")
      animator.addCompletion { [weak self] in self?.log.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("will dismiss")
      animator.addCompletion { [weak self] in self?.log.append("dismissed") }
    }
  }

  @Test func editMenuInteractionsAskTheirDelegate() throws {
    let card = Card(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    card.isUserInteractionEnabled = true
    controller.view.addSubview(card)
    let delegate = EditDelegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    card.addInteraction(interaction)
    #expect(interaction.view === card)
    let configuration = UIEditMenuConfiguration(
      identifier: "id" as NSString, sourcePoint: CGPoint(x: 50, y: 20))
    // No menu of the delegate's: what is suggested, which is what the view performs.
    interaction.presentEditMenu(with: configuration)
    #expect(bar?.titles == ["Copy"] && delegate.log == ["menu for id", "will present"])
    // Above the point at (150, 320): 8 points and a height of 44.
    #expect(bar?.frame.maxY == 312 && bar?.frame.midX == 150)
    #expect(interaction.location(in: nil) == CGPoint(x: 150, y: 320))
    phone.settle()
    #expect(delegate.log.last == "presented")
    delegate.menu = { suggested in
      UIMenu(children: [
        UIMenu(options: .displayInline, children: suggested),
        UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in delegate.log.append("deep") }]),
        UIAction(title: "Hidden", attributes: .hidden) { _ in },
      ])
    }
    interaction.reloadVisibleMenu()
    #expect(bar?.titles == ["Copy", "More"])
    delegate.rect = CGRect(x: 0, y: -100, width: 100, height: 40)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(bar?.frame.maxY == 192)
    try tap("More")
    #expect(bar?.titles == ["Deep"])
    try tap("Deep")
    phone.settle()
    #expect(delegate.log.suffix(3) == ["will dismiss", "deep", "dismissed"])
    #expect(bar == nil)
    #expect(interaction.location(in: nil) == .zero)
    // An empty menu is none.
    delegate.log = []
    delegate.menu = { _ in UIMenu() }
    interaction.presentEditMenu(with: configuration)
    #expect(bar == nil && delegate.log == ["menu for id"])
    delegate.menu = { UIMenu(children: $0) }
    delegate.rect = .null
    configuration.preferredArrowDirection = .up
    interaction.presentEditMenu(with: configuration)
    #expect(bar?.frame.minY == 328)
    card.removeInteraction(interaction)
    #expect(bar == nil && interaction.view == nil)
    // A view that leaves takes its menu with it, and nothing stays alive.
    weak var gone: Card?
    do {
      let second = Card(frame: card.frame)
      gone = second
      controller.view.addSubview(second)
      let interaction = UIEditMenuInteraction(delegate: nil)
      second.addInteraction(interaction)
      interaction.presentEditMenu(with: configuration)
      #expect(bar?.titles == ["Copy"])
      second.removeFromSuperview()
    }
    phone.tap(at: CGPoint(x: 200, y: 700))
    phone.settle()
    #expect(gone == nil && bar == nil)
  }

  @Test func commandsInMenusAreValidated() throws {
    final class Judge: UIView {
      override var canBecomeFirstResponder: Bool { true }
      var log = 0
      override func find(_ sender: Any?) { log += 1 }
      override func validate(_ command: UICommand) { command.title = "Search here" }
    }
    let judge = Judge(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
    controller.view.addSubview(judge)
    let menu = UIMenu(children: [
      UICommand(title: "Search", action: Selector("find:")),
      UICommand(title: "Cut", action: Selector("cut:")),
    ])
    EditMenu.show(menu, beside: judge.frame, in: phone.window, responder: judge)
    #expect(bar?.titles == ["Search here"])
    try tap("Search here")
    #expect(judge.log == 1)
  }
}
