import DeviceModels
import Foundation
import Simulator
import Testing

import UIKit

@testable import UIKitControls

/// Glass of bars and buttons that is light or dark by what is behind it, and views of applications on glass.
@MainActor
@Suite struct AdaptiveGlassTests {
  private func phone(_ appearance: UIUserInterfaceStyle = .light) throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 16 Pro"),
      settings: DeviceSettings(appearance: appearance, system: 26))
  }

  private func brightness(at point: CGPoint, of phone: VirtualDevice) throws -> Int {
    let pixel = try phone.image(scale: 1).pixel(x: Int(point.x), y: Int(point.y))
    return (Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)) / 3
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + views(type, in: $0) }
  }

  /// One application's pictures have dark tabs over dark content and light ones over a white page in light mode, and dark tabs over dark
  /// content in dark mode; that glass flips both ways is Apple's word.
  @Test(arguments: [
    (UIUserInterfaceStyle.light, UIColor.black, true), (.light, .white, false), (.dark, .black, true),
    (.dark, .white, false),
  ])
  func tabsFollowWhatIsBehind(appearance: UIUserInterfaceStyle, color: UIColor, isDark: Bool) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone(appearance)
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map {
      let controller = UIViewController()
      controller.view.backgroundColor = color
      controller.tabBarItem = UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    phone.show(tabs)
    let platter = try #require(views(GlassPlatter.self, in: tabs.tabBar).first)
    let frame = platter.convert(platter.bounds, to: nil)
    let shown = try brightness(at: CGPoint(x: frame.midX, y: frame.minY + 5), of: phone)
    #expect((shown < 64) == isDark && (shown > 192) == !isDark, "\(shown)")
    let buttons = views(UITabBarButton.self, in: tabs.tabBar)
    #expect(buttons.count == 2)
    #expect(buttons.allSatisfy { ($0.traitCollection.userInterfaceStyle == .dark) == isDark })
    #expect(tabs.tabBar.traitCollection.userInterfaceStyle == appearance)
    // When the content changes, glass follows it with the next picture.
    tabs.selectedViewController?.view.backgroundColor = isDark ? .white : .black
    _ = try phone.image(scale: 1)
    #expect(buttons.allSatisfy { ($0.traitCollection.userInterfaceStyle == .dark) != isDark })
  }

  /// The items of a bar are light on a dark screen; a view of the application's has the style, and its own override wins.
  @Test(arguments: [UIUserInterfaceStyle.unspecified, .light])
  func itemsOfBarsFollowWhatIsBehind(style: UIUserInterfaceStyle) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let root = UIViewController()
    root.view.backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.25, alpha: 1)
    let own = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    own.overrideUserInterfaceStyle = style
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: own)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: root)
    phone.show(navigation)
    _ = try phone.image(scale: 1)
    let platters = views(GlassPlatter.self, in: navigation.navigationBar)
    #expect(platters.count == 2)
    #expect(platters.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
    #expect(own.traitCollection.userInterfaceStyle == (style == .light ? .light : .dark))
    // Without glass, a view has the style of the bar.
    root.navigationItem.leftBarButtonItem?.hidesSharedBackground = true
    _ = try phone.image(scale: 1)
    #expect(own.traitCollection.userInterfaceStyle == .light)
  }

  /// Glass with a tint, and clear glass, keep their style.
  @Test func tintedGlassKeepsItsStyle() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let root = UIViewController()
    root.view.backgroundColor = .black
    let made: [UIButton.Configuration] = [.glass(), .prominentGlass(), .clearGlass()]
    let buttons = made.enumerated().map { index, configuration in
      var titled = configuration
      titled.title = "Go"
      let button = UIButton(configuration: titled)
      button.frame = CGRect(x: 40, y: 200 + 100 * index, width: 100, height: 44)
      root.view.addSubview(button)
      return button
    }
    phone.show(root)
    _ = try phone.image(scale: 1)
    #expect(buttons.map { $0.traitCollection.userInterfaceStyle } == [.dark, .light, .light])
    // It stays so with each further picture.
    _ = try phone.image(scale: 1)
    #expect(buttons.map { $0.traitCollection.userInterfaceStyle } == [.dark, .light, .light])
    // A button whose glass gets a tint, or goes, has the screen's style again.
    for configuration in [made[1], .plain()] {
      buttons[0].configuration = made[0]
      _ = try phone.image(scale: 1)
      #expect(buttons[0].traitCollection.userInterfaceStyle == .dark)
      buttons[0].configuration = configuration
      _ = try phone.image(scale: 1)
      #expect(buttons[0].traitCollection.userInterfaceStyle == .light)
    }
  }

  /// A view of the application's that constraints lay out keeps their size, in the middle of the glass, and without a conflict.
  @Test(arguments: [18, 26]) func viewsWithConstraintsKeepTheirSize(system: Int) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 16 Pro"),
      settings: DeviceSettings(system: system))
    let root = UIViewController()
    let button = UIButton(type: .custom)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(button)
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
    let title = UIView()
    title.translatesAutoresizingMaskIntoConstraints = false
    root.navigationItem.titleView = title
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 19), button.heightAnchor.constraint(equalToConstant: 18),
      title.widthAnchor.constraint(equalToConstant: 100), title.heightAnchor.constraint(equalToConstant: 30),
    ])
    let navigation = UINavigationController(rootViewController: root)
    phone.show(navigation)
    phone.layOut()
    #expect(
      button.frame.size == CGSize(width: 19, height: 18) && title.frame.size == CGSize(width: 100, height: 30)
    )
    #expect(!button.translatesAutoresizingMaskIntoConstraints)
    let middle = title.convert(title.bounds, to: navigation.navigationBar).midX
    #expect(abs(middle - navigation.navigationBar.bounds.midX) < 0.5)
    if let platter = views(GlassPlatter.self, in: navigation.navigationBar).first {
      let place = button.convert(button.bounds, to: platter)
      #expect(abs(place.midX - platter.bounds.midX) < 0.5 && abs(place.midY - platter.bounds.midY) < 0.5)
    }
    #expect(phone.report().conflicts.isEmpty)
  }

  /// Other views of the application's keep their frame's size, in the middle of the glass: a switch is not at its top.
  @Test func viewsWithFramesKeepTheirSize() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let root = UIViewController()
    let (control, small) = (UISwitch(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 24)))
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: control)
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: small)
    let navigation = UINavigationController(rootViewController: root)
    phone.show(navigation)
    phone.layOut()
    let platters = views(GlassPlatter.self, in: navigation.navigationBar)
    #expect(platters.count == 2 && control.frame.size == CGSize(width: 63, height: 28))
    #expect(small.frame.size == CGSize(width: 20, height: 24))
    for view in [control, small] {
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      #expect(
        platters.contains {
          let center = $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil)
          return abs(center.x - middle.x) < 0.5 && abs(center.y - middle.y) < 0.5
        }, "\(middle)")
    }
  }
}
