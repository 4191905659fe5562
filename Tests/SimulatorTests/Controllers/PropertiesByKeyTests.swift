import DeviceModels
import Simulator
import Testing

import TinamouSnapshots
import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Properties that UIKit's headers do not name, and that applications set and read by key all the same.
@MainActor @Suite(.serialized) struct PropertiesByKeyTests {
  private func device() throws -> VirtualDevice {
    VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
  }

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test(.ios(18)) func partsOfAlertsAreSetByKey() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    let phone = try device()
    let root = UIViewController()
    phone.show(root)
    let plain = UIAlertController(title: "Plain", message: "Text", preferredStyle: .alert)
    plain.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(plain, animated: false)
    phone.layOut()
    let plainHeight = plain.view.bounds.height
    root.dismiss(animated: false)
    phone.layOut()

    let alert = UIAlertController(title: "Plain", message: "Text", preferredStyle: .alert)
    alert.setValue(
      NSAttributedString(string: "Title", attributes: [.foregroundColor: UIColor.red]),
      forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "Words"), forKey: "attributedMessage")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 270, height: 120)
    alert.setValue(content, forKey: "contentViewController")
    let action = UIAlertAction(title: "OK", style: .default)
    action.setValue(UIColor.green, forKey: "titleTextColor")
    action.setValue(true, forKey: "checked")
    action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
    alert.addAction(action)
    root.present(alert, animated: false)
    phone.layOut()
    let found = labels(in: alert.view)
    let title = try #require(found.first { $0.text == "Title" })
    #expect(title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(found.contains { $0.text == "Words" })
    let button = try #require(found.first { $0.text == "OK" })
    #expect(button.textColor == .green && button.textAlignment == .left)
    #expect(content.parent === alert && content.view.bounds.size == CGSize(width: 270, height: 120))
    #expect(alert.view.bounds.height == plainHeight + 120)
    #expect(action.value(forKey: "checked") as? Bool == true)
    #expect(alert.view.subviews.isEmpty == false)
  }

  final class Bar: UINavigationBar {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  final class Tabs: UITabBar {}

  /// Bars of classes of one's own are made by `init(frame:)`, or set by key.
  @Test func barsOfOnesOwnAreSetByKey() throws {
    let phone = try device()
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    let root = UIViewController()
    let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    root.title = "Root"
    root.navigationItem.rightBarButtonItem = button
    navigation.setViewControllers([root], animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.setValue(Tabs(), forKey: "tabBar")
    phone.show(tabs)
    #expect(navigation.navigationBar is Bar && tabs.tabBar is Tabs)
    #expect(tabs.tabBar.window != nil && tabs.tabBar.items?.count == 1)
    // 83 points on phones with a home indicator: 49 and the 34 below.
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83), "\(tabs.tabBar.frame)")
    let view = try #require(button.value(forKey: "view") as? UIView)
    #expect(view.window != nil && view.convert(view.bounds, to: nil).maxX > 350)
    let tab = try #require(navigation.tabBarItem.value(forKey: "view") as? UIView)
    #expect(tab.isDescendant(of: tabs.tabBar))

    let other = UINavigationBar()
    navigation.setValue(other, forKey: "navigationBar")
    phone.layOut()
    #expect(navigation.navigationBar === other && other.window != nil && other.topItem?.title == "Root")
  }

  /// A title with attributes that is set for a state is that of the button's configuration.
  @Test func attributedTitlesReachTheConfigurationOfButtons() {
    let button = UIButton(type: .system)
    button.configuration = .filled()
    let empty = button.intrinsicContentSize
    button.setAttributedTitle(
      NSAttributedString(string: "PLAY", attributes: [.foregroundColor: UIColor.red, .kern: 3]), for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "PLAY" && button.intrinsicContentSize.width > empty.width + 20)
    let color = button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    button.setTitle("Other", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Other")
  }

  @Test func theTextColourOfPickersIsSetByKey() throws {
    let phone = try device()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.setValue(UIColor.blue, forKey: "textColor")
    let screen = UIViewController()
    screen.view.addSubview(picker)
    phone.show(screen)
    #expect(picker.rowColor == .blue)
    #expect(
      WheelDrawing.line("1", color: picker.rowColor).attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor == .blue)
  }
}
