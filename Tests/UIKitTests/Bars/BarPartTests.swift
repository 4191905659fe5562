import Foundation
import Testing

import TinamouSnapshots
import UIKit

@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitValues

/// Parts of search bars, tab bars and buttons that applications set.
@MainActor @Suite struct BarPartTests {
  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func searchBarsHandTheKeyboardToTheirField() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.keyboardAppearance = .dark
    bar.spellCheckingType = .no
    bar.isSecureTextEntry = true
    let accessory = UIView()
    bar.inputAccessoryView = accessory
    #expect(bar.searchTextField.keyboardAppearance == .dark && bar.searchTextField.spellCheckingType == .no)
    #expect(bar.searchTextField.isSecureTextEntry && bar.searchTextField.inputAccessoryView === accessory)
  }

  @Test func searchBarsHaveAPictureBehindTheField() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.barTintColor = .green
    #expect(Bitmap(of: bar).contains(red: 0, green: 255, blue: 0))
    bar.backgroundImage = image(.red)
    #expect(Bitmap(of: bar).contains(red: 255, green: 0, blue: 0))
    #expect(!Bitmap(of: bar).contains(red: 0, green: 255, blue: 0))
    // An empty picture is how applications take the bar's colour away.
    bar.backgroundImage = UIImage()
    #expect(!Bitmap(of: bar).contains(red: 255, green: 0, blue: 0))
    bar.backgroundImage = nil
    #expect(Bitmap(of: bar).contains(red: 0, green: 255, blue: 0))
  }

  /// In a picture of iOS 15, titles of 14 points have the baseline of those of 10 points.
  @Test func titlesOfTabsFitTheirFont() throws {
    func label(ofSize size: CGFloat?) throws -> UILabel {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 83))
      let item = UITabBarItem(title: "Settings", image: nil, tag: 0)
      if let size { item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: size)], for: .normal) }
      bar.items = [item]
      bar.layoutIfNeeded()
      let button = try #require(bar.subviews.first { $0 is UITabBarButton })
      return try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
    }
    let (small, large) = (try label(ofSize: nil), try label(ofSize: 14))
    #expect(small.frame.height == 12 && large.frame.height >= large.font.lineHeight)
    let baselines = [small, large].map { $0.frame.minY + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) < 0.5)
  }

  /// Behind an alert the title of the selected tab is as grey as its image.
  @Test func titlesOfTabsAreDimmedWithTheirTint() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 83))
    bar.items = [UITabBarItem(title: "Settings", image: nil, tag: 0)]
    bar.selectedItem = bar.items?.first
    bar.tintColor = .red
    bar.layoutIfNeeded()
    var pending: [UIView] = [bar]
    var found: UILabel?
    while let view = pending.popLast() {
      if let label = view as? UILabel, label.text == "Settings" { found = label }
      pending += view.subviews
    }
    let label = try #require(found)
    #expect(label.textColor == .red)
    bar.tintAdjustmentMode = .dimmed
    bar.layoutIfNeeded()
    #expect(label.textColor != .red)
    bar.tintAdjustmentMode = .normal
    bar.layoutIfNeeded()
    #expect(label.textColor == .red)
  }

  /// Applications move and hide tabs that they find among the bar's subviews by the name of their class.
  @Test(.ios(18)) func tabsAreSubviewsOfTheBar() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.layoutIfNeeded()
    let type: AnyClass = try #require(RuntimeClasses.classFromString("UITabBarButton"))
    let tabs = bar.subviews.filter { $0.isKind(of: type) }
    #expect(tabs.map(\.frame.minX) == [2, 102, 202])
    tabs[1].isHidden = true
    let middle = UIButton()
    bar.addSubview(middle)
    bar.selectedItem = bar.items?[2]
    bar.layoutIfNeeded()
    #expect(bar.subviews.filter { $0.isKind(of: type) } == tabs && tabs[1].isHidden)
    #expect(bar.subviews.last === middle)
    bar.items?.removeLast()
    bar.layoutIfNeeded()
    #expect(bar.subviews.filter { $0.isKind(of: type) } == Array(tabs[..<2]))
    #expect(tabs[1].frame == CGRect(x: 152, y: 1, width: 146, height: 48))
  }

  /// Many applications add tabs, and roots of stacks, as children.
  @Test func childrenHaveTabsAndPlacesOnTheStack() {
    let (first, second, tabs, stack) = (
      UIViewController(), UIViewController(), UITabBarController(), UINavigationController()
    )
    first.title = "First"
    second.title = "Second"
    stack.addChild(first)
    tabs.addChild(stack)
    tabs.addChild(second)
    #expect(stack.viewControllers == [first] && stack.children == [first])
    #expect(tabs.viewControllers == [stack, second] && tabs.children == [stack, second])
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
    #expect(tabs.selectedViewController === stack)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(first.view.window === window && !second.isViewLoaded)
    let third = UIViewController()
    stack.addChild(third)
    window.layoutIfNeeded()
    #expect(stack.topViewController === third && third.view.window === window)
  }

  /// `init(title:image:target:action:menu:)` of iOS 16; its style is plain.
  @Test func itemsHaveATitleAnActionAndAMenu() {
    let target = NSObject()
    let menu = UIMenu(children: [UIAction(title: "Sort") { _ in }])
    let item = UIBarButtonItem(
      title: "Cart", image: nil, target: target, action: Selector("open"), menu: menu)
    #expect(item.title == "Cart" && item.target === target && item.action == Selector("open"))
    #expect(item.menu === menu && item.style == .plain)
    let handler: UIActionHandler = { $0.state = .on }
    let action = UIAction(title: "Filter", handler: handler)
    action.handler(action)
    #expect(action.state == .on)
    let containers: [any UIAppearanceContainer.Type] = [UIPopoverPresentationController.self]
    #expect(UIBarButtonItem.appearance(whenContainedInInstancesOf: containers) !== item)
  }

  @Test func disabledSearchBarsTakeNoTouches() {
    let window = window(320, 100)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    window.addSubview(bar)
    bar.isEnabled = false
    #expect(!bar.searchTextField.isEnabled && !bar.becomeFirstResponder())
    bar.isEnabled = true
    #expect(bar.searchTextField.isEnabled && bar.becomeFirstResponder())
  }

  /// Hierarchy dumps of iOS 15 to 18: the second of five tabs at 80 of 390 points, the second of four at 82 of 320 and at 96 of 375.
  @Test(.ios(18), arguments: [(390.0, 5, 80.0, 74.0), (393, 5, 81, 74), (320, 4, 82, 76), (375, 4, 96, 90)])
  func tabsAreInsideOfTheirShare(width: Double, count: Int, x: Double, shown: Double) throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.layoutIfNeeded()
    #expect(bar.items?[1].itemView?.frame == CGRect(x: x, y: 1, width: shown, height: 48))
  }

  /// Four tabs share 400 points, or stand in the middle, 76 points wide with 34 between as in wide bars.
  @Test(.ios(18)) func tabsStandWhereTheBarSays() {
    let system = TestSystem(18)
    defer { system.restore() }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 900, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    func frames() -> [CGRect] {
      bar.layoutIfNeeded()
      return (bar.items ?? []).compactMap { $0.itemView?.frame }
    }
    #expect(frames().map(\.width) == [76, 76, 76])
    bar.itemPositioning = .fill
    #expect(frames().map(\.width) == [296, 296, 296] && frames().map(\.minX) == [2, 302, 602])
    bar.frame.size.width = 400
    bar.itemPositioning = .centered
    #expect(frames().map(\.minX) == [52, 162, 272])
    bar.itemPositioning = .automatic
    #expect(frames().map(\.minX).first == 2)
  }

  @Test(.ios(18)) func tabsInLinesHaveTheirOwnLook() {
    let system = TestSystem(18)
    defer { system.restore() }
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.inlineLayoutAppearance.normal.iconColor = .green
    let window = window(900, 100)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 900, height: 49))
    bar.standardAppearance = appearance
    bar.items = [UITabBarItem(title: "A", image: image(.black), tag: 0)]
    window.addSubview(bar)
    func color(_ width: UIUserInterfaceSizeClass) -> UIColor? {
      window.traitOverrides.horizontalSizeClass = width
      bar.setNeedsLayout()
      window.layoutIfNeeded()
      var waiting: [UIView] = [bar]
      while let view = waiting.popLast() {
        if view is UIImageView, view.superview is UIControl { return view.tintColor }
        waiting += view.subviews
      }
      return nil
    }
    #expect(color(.compact) == .red)
    #expect(color(.regular) == .green)
  }

  @Test func symbolsOfButtonsAreShownAsTheirStateSays() throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let plain = button.intrinsicContentSize
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.intrinsicContentSize.width > plain.width * 1.8)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) == large)
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 10), forImageIn: .selected)
    button.isSelected = true
    #expect(button.intrinsicContentSize.width < plain.width)
    button.isSelected = false
    let expected = try #require(UIImage(systemName: "star", withConfiguration: large))
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.image?.size == expected.size)
    // Pictures that are no symbols stay as they are.
    button.setImage(image(.red), for: .normal)
    let other = UIButton(type: .custom)
    other.setImage(image(.red), for: .normal)
    #expect(button.intrinsicContentSize == other.intrinsicContentSize)
  }

  /// A bar of one's own that is as low as its tabs and ends at the screen's end keeps them whole; a higher one has them above
  /// the home indicator.
  @Test(.ios(18), arguments: [(49.0, 49.0), (83, 49), (66, 32)]) func tabsStandAboveTheSafeArea(
    height: Double, tabs: Double
  ) throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let bar = UITabBar(frame: CGRect(x: 0, y: 852 - height, width: 393, height: height))
    let item = UITabBarItem(title: "One", image: nil, tag: 1)
    bar.items = [item]
    window.addSubview(bar)
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    let tab = try #require(item.itemView)
    #expect(tab.convert(tab.bounds, to: bar) == CGRect(x: 2, y: 1, width: 389, height: tabs - 1))
  }

  /// A stroke without a color has the tint color, and its outset moves it outwards.
  @Test func strokesOfButtonsHaveTheTintColor() {
    var configuration = UIButton.Configuration.plain()
    configuration.background.strokeWidth = 4
    configuration.background.strokeOutset = -10
    configuration.background.cornerRadius = 0
    let button = UIButton(configuration: configuration)
    button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    // From 10 to 14 points inside of the edge.
    #expect(Bitmap(of: button).inkBox == CGRect(x: 10, y: 10, width: 80, height: 40))
    #expect(Bitmap(of: button).ink(in: CGRect(x: 14, y: 14, width: 72, height: 32)) == 0)
    #expect(Bitmap(of: button).contains(red: 255, green: 0, blue: 0))
  }

  /// Public applications set the title and then the font of the attributed title, which has the same text.
  @Test func titlesOfConfigurationsTakeAttributes() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.attributedTitle?.font = .systemFont(ofSize: 30)
    configuration.subtitle = "now"
    configuration.attributedSubtitle?.foregroundColor = .red
    #expect(configuration.title == "Go" && configuration.subtitle == "now")
    let button = UIButton(configuration: configuration)
    func attribute(_ key: NSAttributedString.Key, _ label: UILabel?) -> Any? {
      label?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
    }
    let plain = UIButton(configuration: .filled())
    plain.configuration?.title = "Go"
    plain.configuration?.subtitle = "now"
    #expect((attribute(.font, button.titleLabel) as? UIFont)?.pointSize == 30)
    #expect(button.intrinsicContentSize.height > plain.intrinsicContentSize.height + 10)
    #expect(attribute(.foregroundColor, button.subtitleLabel) as? UIColor == .red)
    // What has no attribute is as in a plain title.
    #expect(button.titleLabel?.textColor == plain.titleLabel?.textColor)
    button.isEnabled = false
    plain.isEnabled = false
    #expect(button.titleLabel?.textColor == plain.titleLabel?.textColor && button.titleLabel?.alpha == 1)
    button.configuration?.title = "Stop"
    #expect(button.titleLabel?.text == "Stop" && button.titleLabel?.font == plain.titleLabel?.font)
    button.configuration?.attributedTitle = nil
    #expect(button.configuration?.title == nil && button.titleLabel?.isHidden == true)
  }

  /// Applications place a button over the middle of the bar as soon as the view is loaded.
  @Test func tabBarsArePlacedWhenTheViewIsLoaded() {
    useStandardScreen()
    final class Tabs: UITabBarController {
      let middle = UIButton(type: .contactAdd)
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      var place = CGRect.zero
      override func viewDidLoad() {
        super.viewDidLoad()
        place = tabBar.frame
        tabBar.addSubview(cover)
        middle.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(middle)
        middle.centerXAnchor.constraint(equalTo: tabBar.centerXAnchor).isActive = true
        middle.centerYAnchor.constraint(equalTo: tabBar.topAnchor).isActive = true
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = window(390, 600)
    window.rootViewController = tabs
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    // 83 points on an iPhone without a home indicator, too, by a public measurement on iOS 26.1.
    #expect(tabs.place.width >= 320 && tabs.place.height == 83)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 600 - 83, width: 390, height: 83))
    #expect(tabs.middle.center == CGPoint(x: 195, y: 600 - 83))
    // What applications add lies over the tabs.
    #expect(tabs.view.subviews.last === tabs.middle && tabs.tabBar.subviews.last === tabs.cover)
    #expect(tabs.tabBar.hitTest(CGPoint(x: 20, y: 20), with: nil) === tabs.cover)
  }

  /// A row of 44 points leaves 22 for a switch; iOS draws all of it.
  @Test(.ios(18)) func switchesAreDrawnInFullInLowFrames() {
    let system = TestSystem(18)
    defer { system.restore() }
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    control.isOn = true
    box.addSubview(control)
    let whole = Bitmap(of: box)
    control.frame = CGRect(x: 10, y: 10, width: 51, height: 22)
    #expect(Bitmap(of: box).difference(from: whole) == 0)
    #expect(whole.inkBox == CGRect(x: 10, y: 10, width: 51, height: 31))
    box.layer.masksToBounds = true
    box.frame.size.height = 30
    #expect(Bitmap(of: box).inkBox == CGRect(x: 10, y: 10, width: 51, height: 20))
  }

  @Test func titlesOfBrowsersAndEditorsFollowTheLeadingButtons() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let item = UINavigationItem(title: "Notes")
    bar.items = [item]
    func place() throws -> CGRect {
      bar.layoutIfNeeded()
      func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
      }
      let label = try #require(labels(in: bar).first { $0.text == "Notes" })
      return label.convert(label.bounds, to: bar)
    }
    #expect(item.style == .navigator)
    #expect(abs(try place().midX - 195) <= 0.5)
    for style in [UINavigationItem.ItemStyle.browser, .editor] {
      item.style = style
      #expect(abs(try place().minX - 16) <= 0.5)
      item.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
      #expect(try place().minX > 50)
      item.leftBarButtonItem = nil
    }
    item.style = .navigator
    #expect(abs(try place().midX - 195) <= 0.5)
  }

  @Test func iconsCannotBeExchanged() async {
    await #expect(throws: CocoaError.self) { try await UIApplication.shared.setAlternateIconName("other") }
    let error = await withCheckedContinuation { continuation in
      UIApplication.shared.setAlternateIconName("other") { continuation.resume(returning: $0 as? CocoaError) }
    }
    #expect(error?.code == .featureUnsupported && UIApplication.shared.alternateIconName == nil)
  }

  /// Applications add its height to others when their views are loaded: 54 points in the design of iOS 26, and before it 44.
  @Test(arguments: [(26, 54.0), (18, 44.0)])
  func theBarHasASizeBeforeTheFirstLayout(version: Int, height: Double) {
    final class Screen: UIViewController {
      var bar = CGRect.zero
      override func viewDidLoad() {
        super.viewDidLoad()
        bar = navigationController?.navigationBar.frame ?? .zero
      }
    }
    useStandardScreen()
    let system = TestSystem(version)
    defer { system.restore() }
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.isHidden = false
    #expect(screen.bar.height == height && screen.bar.width == 393)
  }
}
