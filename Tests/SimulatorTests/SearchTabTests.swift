import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

@testable import UIKitControls

/// The tab for search and the accessory of iOS 26. The frames are those of a picture of a UIKit application on 440 points.
@MainActor
@Suite struct SearchTabTests {
  private func phone() throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 16 Pro Max"), settings: DeviceSettings(system: 26))
  }

  private func glass(in view: UIView) -> [CGRect] {
    view.subviews.filter { $0 is GlassPlatter }.map { $0.convert($0.bounds, to: nil) }.sorted {
      $0.minX < $1.minX
    }
  }

  private func tab(_ title: String) -> UITab {
    let image = UIImage(systemName: "house.fill")
    return UITab(title: title, image: image, identifier: title) { _ in UIViewController() }
  }

  @Test func searchIsApartFromTheOtherTabs() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, tabs) = (try phone(), UITabBarController())
    tabs.tabs = [tab("Home"), tab("Library"), UISearchTab { _ in UIViewController() }]
    phone.show(tabs)
    #expect(
      glass(in: tabs.tabBar) == [
        CGRect(x: 21, y: 873, width: 188, height: 62), CGRect(x: 357, y: 873, width: 62, height: 62),
      ])
    // It has no title, and is selected like the others.
    phone.tap(at: CGPoint(x: 388, y: 904))
    #expect(tabs.selectedTab is UISearchTab)
    let labels = tabs.tabBar.subviews.compactMap { $0 as? UITabBarButton }.map { button in
      button.subviews.compactMap { $0 as? UILabel }.first?.isHidden
    }
    #expect(labels == [false, false, true])
  }

  @Test func theSystemsItemForSearchIsApart() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, tabs) = (try phone(), UITabBarController())
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    tabs.viewControllers?[2].tabBarItem = UITabBarItem(title: "More", image: nil, tag: 2)
    phone.show(tabs)
    #expect(glass(in: tabs.tabBar).map(\.minX) == [21, 357])
    let former = VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 16 Pro Max"), settings: DeviceSettings(system: 18))
    let old = UITabBarController()
    old.tabs = [tab("Home"), UISearchTab { _ in UIViewController() }]
    former.show(old)
    #expect(glass(in: old.tabBar).isEmpty)
  }

  @Test func manyTabsLeaveRoomForSearch() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, tabs) = (try phone(), UITabBarController())
    tabs.tabs = ["One", "Two", "Three", "Four"].map(tab) + [UISearchTab { _ in UIViewController() }]
    phone.show(tabs)
    let frames = glass(in: tabs.tabBar)
    #expect(frames.first?.minX == 21 && frames.last?.minX == 357)
    #expect(frames[0].maxX <= 349)
  }

  @Test func theAccessoryIsACapsuleOfGlass() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, tabs, content) = (try phone(), UITabBarController(), UIView())
    tabs.tabs = [tab("Home"), tab("Library")]
    tabs.bottomAccessory = UITabAccessory(contentView: content)
    phone.show(tabs)
    let capsule = CGRect(x: 21, y: 817, width: 398, height: 48)
    #expect(content.convert(content.bounds, to: nil) == capsule)
    #expect(content.superview?.clipsToBounds == true && content.superview?.layer.cornerRadius == 24)
    #expect(content.superview?.superview.map { glass(in: $0) } == [capsule])
    tabs.bottomAccessory = nil
    phone.layOut()
    #expect(content.superview == nil && glass(in: tabs.view).isEmpty)
  }

  @Test func symbolsOfTabsAreLargerThanOthers() throws {
    let found = ProcessState()
    defer { found.restore() }
    let (phone, tabs) = (try phone(), UITabBarController())
    let own = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))
    tabs.tabs = [tab("Home"), UITab(title: "Own", image: own, identifier: "own") { _ in UIViewController() }]
    phone.show(tabs)
    let images = tabs.tabBar.subviews.compactMap { $0 as? UITabBarButton }.map { button in
      button.subviews.compactMap { ($0 as? UIImageView)?.image?.size }.first
    }
    let expected = UIImage(
      systemName: "house.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22))
    #expect(images == [expected?.size, own?.size])
  }
}
