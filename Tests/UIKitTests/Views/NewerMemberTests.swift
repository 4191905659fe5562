import Foundation
import Testing
import UIKit

/// Members of views, controls and bars that programs use rarely.
@MainActor @Suite(.serialized) struct NewerMemberTests {
  @Test func textSizesAreLimited() {
    let window = window()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    window.addSubview(outer)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    outer.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    inner.minimumContentSizeCategory = .accessibilityExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("minimum"))
  }

  @Test func environmentsContainOthers() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.parentFocusEnvironment === controller.view)
    #expect(controller.view.parentFocusEnvironment === controller)
    #expect(controller.contains(view) && !view.contains(controller))
    #expect(controller.focusItemContainer === controller.view)
    let halo = UIFocusHaloEffect(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2, curve: .circular)
    halo.position = .inside
    #expect((halo.copy() as? UIFocusHaloEffect)?.position == .inside)
  }

  private final class Dots: UIPageControl {}

  @Test func dotsAreInOrder() {
    let dots = UIPageControl(frame: .zero)
    dots.numberOfPages = 3
    let row = dots.size(forNumberOfPages: 3)
    dots.direction = .topToBottom
    #expect(dots.size(forNumberOfPages: 3) == CGSize(width: row.height, height: row.width))
    let star = UIImage(systemName: "star")
    dots.preferredIndicatorImage = UIImage(systemName: "circle")
    dots.setCurrentPageIndicatorImage(star, forPage: 1)
    #expect(dots.currentPageIndicatorImage(forPage: 1) === star)
    #expect(dots.currentPageIndicatorImage(forPage: 0) === dots.preferredIndicatorImage)
    dots.preferredCurrentPageIndicatorImage = star
    #expect(dots.currentPageIndicatorImage(forPage: 0) === star)
  }

  @Test func tokensAreDeletedBeforeTheText() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let before = field.textRect(forBounds: field.bounds)
    field.tokens = [UISearchToken(icon: nil, text: "Red"), UISearchToken(icon: UIImage(), text: "Blue")]
    #expect(field.hasText && field.textRect(forBounds: field.bounds).minX > before.minX)
    field.text = "ab"
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.deleteBackward()
    #expect(field.tokens.count == 1 && field.text == "ab")
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens.count == 1)
    let range = field.textualRange
    #expect(field.text(in: range) == "ab" && field.tokens(in: range).count == 1)
    field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "ab"), at: 1)
    #expect(field.text == "" && field.tokens.count == 2)
    field.removeToken(at: 0)
    #expect(field.tokens.count == 1)
  }

  private final class BarWatcher: NSObject, UISearchBarDelegate {
    var calls = 0
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls += 1 }
  }

  @Test func searchBarsHaveAButtonForResults() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let watcher = BarWatcher()
    bar.delegate = watcher
    bar.showsSearchResultsButton = true
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden && $0.alpha > 0 }
    #expect(buttons.count == 1)
    buttons.first?.sendActions(for: .touchUpInside)
    #expect(watcher.calls == 1)
    bar.isSearchResultsButtonSelected = true
    #expect(buttons.first?.isSelected == true)
    let x = bar.searchTextField.frame.minX
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.minX == x + 5)
    let icon = UIImage(systemName: "star")
    bar.setImage(icon, for: .clear, state: .normal)
    #expect(bar.image(for: .clear, state: .normal) === icon)
    bar.setScopeBarButtonTitleTextAttributes([.kern: 2], for: .normal)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.kern] as? Int == 2)
  }

  @Test func backActionsReplaceGoingBack() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
    bar.items = [first, second]
    var calls = 0
    second.backAction = UIAction { _ in calls += 1 }
    let window = window(320, 480)
    window.addSubview(bar)
    window.layoutIfNeeded()
    func buttons(_ view: UIView) -> [UIControl] {
      view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? buttons($0) }
    }
    buttons(bar).first?.sendActions(for: .touchUpInside)
    #expect(calls == 1 && bar.items?.count == 2)
    second.backAction = nil
    window.layoutIfNeeded()
    buttons(bar).first?.sendActions(for: .touchUpInside)
    #expect(bar.items?.count == 1)
  }

  @Test func itemsKnowTheirGroup() {
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    let group = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "x", isInDefaultCustomization: false, items: [one])
    #expect(one.buttonGroup === group)
    group.barButtonItems = [two]
    #expect(one.buttonGroup == nil && two.buttonGroup === group)
    let item = UINavigationItem()
    item.trailingItemGroups = [group]
    item.pinnedTrailingGroup = two.creatingFixedGroup()
    #expect(two.buttonGroup === item.pinnedTrailingGroup)
  }

  @Test func commandsHaveAlternatesAndSubtitles() {
    let selector = Selector("copy:")
    let other = UICommandAlternate(title: "Copy All", action: selector, modifierFlags: .alternate)
    let command = UICommand(title: "Copy", subtitle: "text", action: selector, alternates: [other])
    #expect(command.alternates == [other] && command.subtitle == "text")
    let key = UIKeyCommand(title: "K", action: selector, input: UIKeyCommand.f5, alternates: [other])
    #expect(key.alternates == [other] && key.input == "UIKeyInputF5")
    var senders: [String] = []
    let action = UIAction { senders.append($0.sender as? String ?? "") }
    let leaf: any UIMenuLeaf = action
    leaf.performWithSender("me", target: nil)
    #expect(senders == ["me"] && leaf.sender == nil)
  }

  private final class TabWatcher: NSObject, UITabBarDelegate {
    var log: [String] = []
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { log.append("willBegin") }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { log.append("didBegin") }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      log.append("willEnd \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      log.append("didEnd \(changed)")
    }
  }

  @Test func tabsAreCustomized() {
    let bar = UITabBar()
    let watcher = TabWatcher()
    bar.delegate = watcher
    bar.beginCustomizingItems([UITabBarItem()])
    #expect(bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: true) && !bar.isCustomizing)
    #expect(watcher.log == ["willBegin", "didBegin", "willEnd false", "didEnd false"])
  }

  @Test func appearancesAreCopied() {
    let item = UITabBarItemAppearance()
    item.normal.iconColor = .red
    item.normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    let copy = item.copy() as? UITabBarItemAppearance
    item.configureWithDefault(for: .stacked)
    #expect(copy?.normal.iconColor == .red && item.normal.iconColor == nil)
    #expect(copy?.normal.badgeTitlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    let button = UIBarButtonItemAppearance()
    button.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
    #expect(
      (button.copy() as? UIBarButtonItemAppearance)?.normal.titlePositionAdjustment
        == UIOffset(horizontal: 3, vertical: 0))
  }

  @Test func rotorsAndActionsHaveAttributedNames() {
    let name = NSAttributedString(string: "Delete", attributes: [.kern: 1])
    let action = UIAccessibilityCustomAction(attributedName: name, image: nil) { _ in true }
    #expect(action.name == "Delete" && action.attributedName == name)
    action.name = "Move"
    #expect(action.attributedName.string == "Move")
    let rotor = UIAccessibilityCustomRotor(attributedName: name) { _ in nil }
    #expect(rotor.name == "Delete")
    // From the header of UIKit.
    #expect(UIAccessibilityCustomRotor.SystemRotorType.headingLevel1.rawValue == 4)
    #expect(UIAccessibilityCustomRotor.SystemRotorType.boldText.rawValue == 10)
    #expect(UIAccessibilityCustomRotor.SystemRotorType.landmark.rawValue == 18)
  }

  @Test func colorsHaveNames() {
    let names = [UIColor.red, .black, .white, .blue, .clear, UIColor(white: 0.5, alpha: 1)].map(
      \.accessibilityName)
    #expect(names == ["vibrant red", "black", "white", "vibrant blue", "transparent", "gray"])
  }

  @Test func presentationSizesAreTraits() {
    #expect(UITraitCollection().toolbarItemPresentationSize == .unspecified)
    let traits = UITraitCollection(toolbarItemPresentationSize: .small)
    #expect(traits.toolbarItemPresentationSize == .small)
    #expect(traits.imageConfiguration.traitCollection == traits)
  }

  @Test func renderersRunDrawings() throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 4, height: 3))
    var sizes: [CGSize] = []
    try renderer.runDrawingActions { _ in
    } completionActions: {
      sizes.append(($0 as? UIGraphicsImageRendererContext)?.currentImage.size ?? .zero)
    }
    #expect(sizes == [CGSize(width: 4, height: 3)] && renderer.allowsImageOutput)
    let made: AnyClass = UIGraphicsImageRenderer.rendererContextClass()
    #expect(made is UIGraphicsImageRendererContext.Type)
    let plain = UIGraphicsRenderer(bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(throws: (any Error).self) { try plain.runDrawingActions { _ in } }
  }

  /// A paragraph takes the style of its first character, and other characters than the placeholder lose attachments.
  @Test func attributesAreFixed() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 9
    let text = NSMutableAttributedString(string: "ab\ncd")
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
    text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 3, length: 1))
    text.fixAttributes(in: NSRange(location: 0, length: 5))
    #expect(
      (text.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing == 9)
    #expect(text.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
    #expect(text.attribute(.paragraphStyle, at: 3, effectiveRange: nil) == nil)
  }

  private final class Deaf: UITapGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
  }

  @Test func pointersHavePlaces() {
    #expect(UIPointerAccessory.Position.right.angle == .pi / 2)
    #expect(UIPointerAccessory.arrow(.bottom).position == .bottom)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
  }
}
