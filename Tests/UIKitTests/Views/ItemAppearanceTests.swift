import Testing

import TinamouSnapshots
import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Effects of appearances of bars, their items and segments. Proxies are the application's: every test takes
/// its own away again before another one can run.
@MainActor @Suite struct ItemAppearanceTests {
  private func forgetting(_ body: () throws -> Void) rethrows {
    defer {
      AppearanceProxies.removeAll()
      BarItemAppearances.removeAll()
    }
    try body()
  }

  /// A screen below another one, with a button and a title.
  private func navigation() -> UINavigationController {
    let first = UIViewController()
    first.title = "First"
    let second = UIViewController()
    second.title = "Second"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController()
    navigation.setViewControllers([first, second], animated: false)
    let window = window(390, 600)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    return navigation
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }
  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test func navigationBarsTakeTitleAttributesAndLooks() throws {
    try forgetting {
      let font = UIFont.systemFont(ofSize: 21, weight: .heavy)
      UINavigationBar.appearance().titleTextAttributes = [.font: font, .foregroundColor: UIColor.red]
      UINavigationBar.appearance().isTranslucent = false
      let bar = navigation().navigationBar
      let title = try #require(labels(in: bar).first { $0.text == "Second" })
      #expect(title.font == font && title.textColor == .red)
      #expect(!bar.isTranslucent)
    }
  }

  @Test func navigationBarsTakeWholeAppearances() {
    forgetting {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .purple
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().scrollEdgeAppearance = look
      let bar = navigation().navigationBar
      #expect(bar.standardAppearance.backgroundColor == .purple)
      #expect(bar.scrollEdgeAppearance?.backgroundColor == .purple)
      // A bar with a look of its own keeps it.
      let own = UINavigationBar()
      let ownLook = UINavigationBarAppearance()
      ownLook.backgroundColor = .green
      own.standardAppearance = ownLook
      let window = window(300, 100)
      window.addSubview(own)
      #expect(own.standardAppearance.backgroundColor == .green)
    }
  }

  @Test(.ios(18)) func itemsTakeColoursAndAttributes() throws {
    let system = TestSystem(18)
    defer { system.restore() }
    try forgetting {
      let font = UIFont.systemFont(ofSize: 11)
      UIBarButtonItem.appearance().tintColor = .orange
      UIBarButtonItem.appearance().setTitleTextAttributes([.font: font], for: .normal)
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
      let bar = navigation().navigationBar
      let save = try #require(buttons(in: bar).first { $0.title(for: .normal) == "Save" })
      #expect(save.tintColor == .orange && save.titleLabel?.font == font)
      let back = try #require(buttons(in: bar).first { $0.title(for: .normal) == "First" })
      #expect(back.tintColor == .orange)
      bar.layoutIfNeeded()
      #expect((back.titleLabel?.frame.minX ?? 0) < -500)
    }
  }

  @Test func appearancesOfItemsApplyInsideOfContainersOnly() throws {
    final class Special: UINavigationController {}
    try forgetting {
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [Special.self]).tintColor = .brown
      let bar = navigation().navigationBar
      let save = try #require(buttons(in: bar).first { $0.title(for: .normal) == "Save" })
      #expect(save.tintColor != .brown)
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go", style: .plain, target: nil, action: nil)
      let special = Special(rootViewController: controller)
      let window = window(390, 600)
      window.rootViewController = special
      window.layoutIfNeeded()
      let go = try #require(buttons(in: special.navigationBar).first { $0.title(for: .normal) == "Go" })
      #expect(go.tintColor == .brown)
    }
  }

  @Test func tabsTakeAttributesByState() {
    forgetting {
      UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 7)], for: .normal)
      UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -5)
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return controller
      }
      let window = window(390, 600)
      window.rootViewController = tabs
      window.layoutIfNeeded()
      let shown = labels(in: tabs.tabBar).filter { ["A", "B"].contains($0.text) }
      #expect(shown.map(\.font.pointSize) == [7, 7])
      #expect(shown.first?.textColor == .red && shown.last?.textColor != .red)
      // Without the offset they begin at 38, where their baseline is that of titles of 10 points.
      #expect(shown.allSatisfy { (33...34).contains($0.frame.minY) })
    }
  }

  // MARK: Segments

  private func picture(_ control: UISegmentedControl) -> UIImage {
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    return UIGraphicsImageRenderer(size: control.bounds.size).image { _ in control.draw(control.bounds) }
  }

  @Test func segmentsAreMeasuredAndDrawnWithTheirAttributes() {
    let control = UISegmentedControl(items: ["One", "Three"])
    let plain = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
    #expect(control.intrinsicContentSize.width > plain)
    #expect((control.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.pointSize == 26)
    control.setTitleTextAttributes(nil, for: .normal)
    #expect(control.intrinsicContentSize.width == plain)

    control.selectedSegmentIndex = 0
    let before = picture(control).pngData()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let selected = picture(control).pngData()
    #expect(selected != before)
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    control.setTitleTextAttributes(nil, for: .selected)
    let none = picture(control).pngData()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(picture(control).pngData() == none)
  }

  @Test func emptyPicturesLeaveSegmentsWithoutBackground() throws {
    let control = UISegmentedControl(items: ["", ""])
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    control.setDividerImage(
      UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.selectedSegmentIndex = 1
    let empty = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 32)).image { _ in }
    #expect(picture(control).pngData() == empty.pngData())
  }

  @Test func segmentsTakeAppearances() {
    forgetting {
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.green], for: .selected)
      let window = window(300, 100)
      let control = UISegmentedControl(items: ["A"])
      window.addSubview(control)
      #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
    }
  }

  @Test func segmentsOfActionsPerformThem() {
    var performed: [String] = []
    func action(_ title: String) -> UIAction {
      UIAction(title: title, identifier: .init(title)) { performed.append($0.title) }
    }
    let control = UISegmentedControl(frame: .zero, actions: [action("A"), action("B")])
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "B")
    #expect(control.segmentIndex(identifiedBy: .init("B")) == 1)
    control.insertSegment(action: action("A"), at: 1, animated: false)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["B", "A"])
    control.actionForSegment(at: 0).map { control.sendAction($0) }
    #expect(performed == ["B"])
  }
}
