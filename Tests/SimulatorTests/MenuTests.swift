import Foundation
import Simulator
import Testing

import TinamouSnapshots
import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Menus, search bars and buttons by touch.
@MainActor
@Suite struct MenuTests {
  let phone: VirtualDevice
  let controller = UIViewController()

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    controller.view.backgroundColor = .systemBackground
    phone.show(controller)
  }

  /// A row of the menu over a button: rows of 42 points, 10 below the top of the menu, which is that of the button.
  private func row(_ index: CGFloat, over y: CGFloat) -> CGPoint {
    CGPoint(x: 100, y: y + 10 + 42 * (index + 0.5))
  }

  @Test func buttonsShowTheirMenu() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
    button.setTitle("Menu", for: .normal)
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [
      UIAction(title: "Copy", image: UIImage(systemName: "doc")) { _ in log.append("copy") },
      UIAction(title: "Off", attributes: .disabled) { _ in log.append("off") },
      UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
        log.append("delete")
      },
      UIMenu(title: "More", children: [UIAction(title: "Inner", state: .on) { _ in log.append("inner") }]),
    ])
    controller.view.addSubview(button)
    phone.tap(at: CGPoint(x: 60, y: 120))
    #expect(log == ["tap"])
    button.showsMenuAsPrimaryAction = true
    phone.tap(at: CGPoint(x: 60, y: 120))
    #expect(log == ["tap", "menu"])
    phone.tap(at: row(1, over: 100))
    #expect(log.count == 2)
    phone.tap(at: row(2, over: 100))
    #expect(log.last == "delete")
    #expect(!phone.window.subviews.contains { $0 is Floating })
    phone.tap(at: CGPoint(x: 60, y: 120))
    phone.tap(at: row(3, over: 100))
    // The first row leads back.
    phone.tap(at: row(1, over: 100))
    #expect(log.last == "inner")
    phone.tap(at: CGPoint(x: 60, y: 120))
    let count = log.count
    phone.tap(at: CGPoint(x: 200, y: 700))
    #expect(log.count == count && !phone.window.subviews.contains { $0 is Floating })
    button.showsMenuAsPrimaryAction = false
    phone.press(at: CGPoint(x: 60, y: 120), for: 0.6)
    #expect(phone.window.subviews.contains { $0 is Floating })
  }

  /// "On iOS, this order resolves to fixed for menus presented within scrollable content" and to priority otherwise (Apple,
  /// MenuOrder.automatic); priority keeps the first entry next to the place of the touch.
  @Test(arguments: [
    (isInScrollView: false, order: UIContextMenuConfiguration.ElementOrder.automatic, isReversed: true),
    (true, .automatic, false), (true, .priority, true), (false, .fixed, false),
  ])
  func menusAboveTheirButtonKeepTheFirstEntryNear(
    isInScrollView: Bool, order: UIContextMenuConfiguration.ElementOrder, isReversed: Bool
  ) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 700, width: 120, height: 40)
    button.menu = UIMenu(children: [
      UIAction(title: "First") { _ in },
      UIMenu(options: .displayInline, children: ["Second", "Third"].map { UIAction(title: $0) { _ in } }),
    ])
    button.showsMenuAsPrimaryAction = true
    button.preferredMenuElementOrder = order
    let place: UIView = isInScrollView ? UIScrollView(frame: controller.view.bounds) : controller.view
    if isInScrollView { controller.view.addSubview(place) }
    place.addSubview(button)
    phone.tap(at: CGPoint(x: 60, y: 720))
    func titles(_ view: UIView) -> [String] {
      view is MenuRow
        ? view.subviews.compactMap { ($0 as? UILabel)?.text } : view.subviews.flatMap { titles($0) }
    }
    let shown = phone.window.subviews.filter { $0 is Floating }.flatMap { titles($0) }
    #expect(shown == (isReversed ? ["Third", "Second", "First"] : ["First", "Second", "Third"]))
  }

  /// A menu below its button has its first entry at the top in any order.
  @Test func menusBelowTheirButtonBeginWithTheFirstEntry() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
    var chosen: [String] = []
    button.menu = UIMenu(
      children: ["First", "Second"].map { name in UIAction(title: name) { _ in chosen.append(name) } })
    button.showsMenuAsPrimaryAction = true
    button.preferredMenuElementOrder = .priority
    controller.view.addSubview(button)
    phone.tap(at: CGPoint(x: 60, y: 120))
    phone.tap(at: row(0, over: 100))
    #expect(chosen == ["First"])
  }

  @Test func popUpButtonsShowWhatIsChosen() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
    var chosen: [String] = []
    button.menu = UIMenu(
      children: ["One", "Two", "Three"].map { title in UIAction(title: title) { chosen.append($0.title) } })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "One")
    controller.view.addSubview(button)
    phone.tap(at: CGPoint(x: 60, y: 120))
    phone.tap(at: row(1, over: 100))
    #expect(chosen == ["Two"] && button.currentTitle == "Two")
    #expect(button.menu?.selectedElements.map(\.title) == ["Two"])
    let toggle = UIButton(frame: CGRect(x: 20, y: 300, width: 120, height: 40))
    toggle.changesSelectionAsPrimaryAction = true
    controller.view.addSubview(toggle)
    phone.tap(at: CGPoint(x: 60, y: 320))
    #expect(toggle.isSelected)
  }

  /// A button whose context menu has a preview above its entries.
  final class PreviewedButton: UIButton {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        previewProvider: {
          let controller = UIViewController()
          controller.preferredContentSize = CGSize(width: 250, height: 120)
          return controller
        }, actionProvider: { [menu] _ in menu })
    }
  }

  @Test func selectionsBelowAPreviewAreKept() {
    let button = PreviewedButton(frame: CGRect(x: 50, y: 100, width: 100, height: 60))
    let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
    button.menu = UIMenu(options: .singleSelection, children: actions)
    controller.view.addSubview(button)
    phone.press(at: CGPoint(x: 60, y: 110), for: 0.6)
    phone.tap(at: CGPoint(x: 100, y: 168 + 120 + 20 + 44 + 22))
    #expect(actions.map(\.state) == [.off, .on])
  }

  final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked at \(Int(location.x)) \(Int(location.y))")
      return UIContextMenuConfiguration(
        identifier: "id" as NSString,
        previewProvider: {
          let controller = UIViewController()
          controller.view.backgroundColor = .systemTeal
          controller.preferredContentSize = CGSize(width: 250, height: 120)
          return controller
        },
        actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Go") { [weak self] _ in self?.log.append("go") }])
        })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("will display")
      animator?.addCompletion { [weak self] in self?.log.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("will end") }
  }

  @Test func fingersThatStayOpenContextMenus() throws {
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 60))
    view.backgroundColor = .systemOrange
    let delegate = Delegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    controller.view.addSubview(view)
    phone.tap(at: CGPoint(x: 60, y: 110))
    #expect(delegate.log.isEmpty)
    phone.press(at: CGPoint(x: 60, y: 110), for: 0.6)
    #expect(delegate.log == ["asked at 10 10", "will display", "displayed"])
    #expect(interaction.menuAppearance == .rich)
    // The preview is 120 points high and 8 below the view; the menu follows 20 below it.
    phone.tap(at: CGPoint(x: 100, y: 168 + 120 + 20 + 22))
    #expect(delegate.log.suffix(2) == ["will end", "go"])
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
    phone.press(at: CGPoint(x: 60, y: 110), for: 0.6)
    #expect(delegate.log.suffix(1) == ["go"])
  }

  final class SearchDelegate: UISearchBarDelegate {
    var log: [String] = []
    var refuses = false
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("should")
      return !refuses
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  @Test(.ios(18)) func searchBarsAnswer() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
    let delegate = SearchDelegate()
    bar.delegate = delegate
    bar.placeholder = "Search"
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    controller.view.addSubview(bar)
    delegate.refuses = true
    phone.tap(at: CGPoint(x: 100, y: 128))
    #expect(delegate.log == ["should"] && !bar.isFirstResponder)
    delegate.refuses = false
    phone.tap(at: CGPoint(x: 100, y: 128))
    #expect(delegate.log.suffix(2) == ["should", "began"] && bar.isFirstResponder)
    phone.typeText("ab")
    #expect(bar.text == "ab")
    bar.setShowsCancelButton(true, animated: true)
    phone.layOut()
    phone.typeText("\n")
    phone.tap(at: CGPoint(x: 370, y: 128))
    // The lower 44 points: "New" in the right half.
    phone.tap(at: CGPoint(x: 300, y: 176))
    bar.resignFirstResponder()
    #expect(delegate.log.suffix(6) == ["text a", "text ab", "search", "cancel", "scope 1", "ended"])
    // The cross clears.
    delegate.log = []
    bar.showsCancelButton = false
    phone.layOut()
    phone.tap(at: CGPoint(x: 393 - 8 - 17, y: 128))
    #expect(delegate.log.contains("text ") && bar.text == "")
    bar.resignFirstResponder()
  }

  @Test func configurationsFollowTheState() throws {
    let button = UIButton(configuration: .filled())
    var states: [Bool] = []
    button.configurationUpdateHandler = { button in
      states.append(button.isHighlighted)
      button.configuration?.showsActivityIndicator = button.isSelected
    }
    button.configuration?.title = "Send"
    button.configuration?.imagePadding = 8
    button.frame = CGRect(origin: CGPoint(x: 50, y: 100), size: CGSize(width: 200, height: 50))
    controller.view.addSubview(button)
    let plain = button.intrinsicContentSize
    phone.tap(at: CGPoint(x: 100, y: 120))
    #expect(states.contains(true) && states.last == false)
    button.isSelected = true
    // A wheel of 20 points and the padding.
    #expect(abs(button.intrinsicContentSize.width - plain.width - 28) <= 0.5)
    phone.layOut()
    let wheel = try #require(button.subviews.first { $0 is UIActivityIndicatorView })
    #expect(wheel.frame.size == CGSize(width: 20, height: 20))
    let first = try phone.picture(.png, scale: 1)
    phone.advance(by: 0.35)
    #expect(try phone.picture(.png, scale: 1) != first)
    var sent = AttributedString("Sent")
    sent.underlineStyle = .single
    button.configuration?.attributedTitle = sent
    #expect(button.titleLabel?.text == "Sent")
    button.configuration?.subtitle = "now"
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var changed = $0
      changed.font = .boldSystemFont(ofSize: 30)
      return changed
    }
    #expect(button.titleLabel?.font.pointSize == 30)
  }
}
