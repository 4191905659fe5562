import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of windows, and of the places of navigation bars.
@MainActor @Suite(.serialized) struct ReportedWindowTests: PublicReports {
  /// github.com/QuintGao/GKNavigationBarSwift/issues/41 (iPhone 15 Pro Max, printed): the bar begins below the status bar
  /// of 54 points, whose safe area is 59.
  @Test func barsBeginBelowTheStatusBarOfTheIsland() throws {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let phone = try device("iPhone 15 Pro Max", system: 17)
    phone.show(navigation)
    let frame = navigation.navigationBar.frame
    #expect(abs(frame.minY - 53.6667) < 0.001 && frame.size == CGSize(width: 430, height: 44))
    let window = try #require(navigation.view.window)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 430, height: 54))
  }

  /// github.com/microsoft/fluentui-apple/pull/1727: in landscape 32 points on an iPhone 14 Pro, 44 on a Pro Max.
  @Test(arguments: [("iPhone 14 Pro", 32.0), ("iPhone 14 Pro Max", 44.0)])
  func barsAreCompactInLandscape(name: String, height: CGFloat) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = try device(name, system: 16)
    phone.show(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    phone.rotate(to: .landscape)
    #expect(navigation.navigationBar.frame.height == height)
  }

  /// github.com/Tencent/QMUI_iOS/issues/633 (iPhone XS Max in landscape: 70 and 65 points, with a safe area of 21).
  @Test func barsAtTheBottomAreAsHighInARegularWidth() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let phone = try device("iPhone XS Max", system: 12, orientation: .landscape)
    phone.show(tabs)
    #expect(tabs.tabBar.frame.height == 70)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    phone.show(navigation)
    #expect(phone.window.bounds.height - navigation.toolbar.frame.minY == 65)
    let small = UITabBarController()
    small.viewControllers = [UIViewController(), UIViewController()]
    let other = try device("iPhone XS", system: 12, orientation: .landscape)
    other.show(small)
    #expect(small.tabBar.frame.height == 53)
  }

  /// example-a.com/answer/25260606 (rob mayoff): a key window may be hidden. e-com-net.com/article/1203397936055164928:
  /// windows are visible before they are key.
  @Test func windowsAreVisibleBeforeTheyAreKey() throws {
    let phone = try device("iPhone 8", system: 12)
    phone.show(UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    #expect(window.isHidden)
    let calls = ReportedCalls()
    let names: [(Notification.Name, String)] = [
      (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeKeyNotification, "key"),
      (UIWindow.didResignKeyNotification, "resigned"), (UIWindow.didBecomeHiddenNotification, "hidden"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { calls.list.append(word) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    window.makeKeyAndVisible()
    phone.layOut()
    #expect(calls.take() == ["visible", "resigned", "key"])
    #expect(window.isKeyWindow && !window.isHidden)
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.makeKey()
    #expect(other.isHidden)
    window.isHidden = true
    phone.layOut()
    #expect(calls.take().contains("hidden"))
  }
}
