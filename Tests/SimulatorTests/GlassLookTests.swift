import DeviceModels
import Foundation
import Simulator
import Testing

import UIKit

@testable import UIKitControls

/// The look of iOS 26 in pictures that public projects recorded: positions of texts and symbols, colors, shadows; and how bars follow the
/// content below them.
@MainActor
@Suite struct GlassLookTests {
  /// A phone of 402 by 874 points.
  private func phone() throws -> VirtualDevice {
    VirtualDevice(
      try DeviceCatalog.standard.device(named: "iPhone 16 Pro"), settings: DeviceSettings(system: 26))
  }

  private func views(_ name: String, in view: UIView?) -> [UIView] {
    (view?.subviews ?? []).flatMap {
      (String(describing: type(of: $0)) == name ? [$0] : []) + views(name, in: $0)
    }
  }

  private func frame(_ view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .null }

  /// Returns what is red, green and blue at a point of the window, of 255.
  private func color(at point: CGPoint, of phone: VirtualDevice) throws -> [Int] {
    let image = try phone.image(scale: 3)
    let pixel = image.pixel(x: Int(point.x * 3), y: Int(point.y * 3))
    return [pixel.red, pixel.green, pixel.blue].map { Int($0) }
  }

  private func show(_ view: UIView, on phone: VirtualDevice) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(view)
    phone.show(controller)
  }

  // MARK: Buttons and controls

  /// Texts of 20.33 points in buttons of 44 and 32 points: half a pixel goes up, in eight buttons of two pictures.
  @Test(arguments: [44 as CGFloat, 32]) func titlesOfButtonsGoUpByHalfAPixel(height: CGFloat) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Gray"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 20, y: 100, width: 60, height: height)
    show(button, on: phone)
    #expect(abs((button.titleLabel?.frame.minY ?? 0) * 3 - (height == 44 ? 35 : 17)) < 0.01)
  }

  /// 229 after the knob, in pictures of two authors; the shadow above the knob is 13 of 255 and that below it 18.
  @Test func slidersHaveTheirColors() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let slider = UISlider(frame: CGRect(x: 30, y: 300, width: 342, height: 34))
    slider.value = 0.5
    show(slider, on: phone)
    #expect(try color(at: CGPoint(x: 340, y: 317), of: phone).allSatisfy { abs($0 - 229) <= 1 })
    let (above, below) = (
      try color(at: CGPoint(x: 201, y: 304.8), of: phone)[0],
      try color(at: CGPoint(x: 201, y: 329.2), of: phone)[0]
    )
    #expect(abs(above - 242) <= 2 && abs(below - 237) <= 2)
  }

  /// Neither the knob of a switch nor the selection of segments has a shadow.
  @Test func switchesAndSegmentsHaveNoShadows() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let control = UISwitch(frame: CGRect(x: 30, y: 300, width: 63, height: 28))
    control.isOn = true
    control.onTintColor = UIColor(red: 33.0 / 255, green: 150.0 / 255, blue: 243.0 / 255, alpha: 1)
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.frame = CGRect(x: 24, y: 400, width: 354, height: 33)
    segments.selectedSegmentIndex = 0
    let both = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    both.addSubview(control)
    both.addSubview(segments)
    show(both, on: phone)
    // Below the knob, which has 2 points to the end of the track, and below the selection.
    #expect(try color(at: CGPoint(x: 72, y: 327), of: phone) == [33, 150, 243])
    let ground = try color(at: CGPoint(x: 260, y: 431.5), of: phone)
    #expect(try color(at: CGPoint(x: 80, y: 431.5), of: phone) == ground)
  }

  // MARK: Bars

  /// The middles of two images on glass of 100 points are 23 and 77 points from its edge, and the arrow of the back button is 1.67 points
  /// before the middle of its glass: three pictures.
  @Test func symbolsOfBarsHaveTheirPlaces() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    detail.navigationItem.rightBarButtonItems = ["chevron.down", "chevron.up"].map {
      UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
    navigation.pushViewController(detail, animated: false)
    phone.show(navigation)
    let images = views("UIImageView", in: navigation.navigationBar).map(frame).filter { $0.width > 5 }
    let middles = images.map(\.midX).sorted()
    #expect(middles.count == 3)
    let places: [CGFloat] = [16 + 22 - 5.0 / 3, 286 + 23, 286 + 77]
    for (middle, expected) in zip(middles, places) {
      #expect(abs(middle - expected) <= 0.34)
    }
  }

  /// Gray glass with a white symbol, in a picture.
  @Test func disabledProminentItemsAreGray() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let root = UIViewController()
    let item = UIBarButtonItem(
      image: UIImage(systemName: "checkmark"), style: .prominent, target: nil, action: nil)
    item.isEnabled = false
    root.navigationItem.rightBarButtonItem = item
    root.view.backgroundColor = .systemGroupedBackground
    phone.show(UINavigationController(rootViewController: root))
    #expect(try color(at: CGPoint(x: 364, y: 66), of: phone) == [216, 216, 219])
    let image = try #require(views("UIImageView", in: phone.window).first { frame($0).minX > 340 })
    #expect(image.alpha == 1 && image.tintColor == .white)
  }

  /// Beside round and long glass the shadow is the same: 243 and 244 below its middle on white, in pictures.
  @Test(arguments: [44 as CGFloat, 100, 158]) func shadowsDoNotGrowWithTheGlass(width: CGFloat) throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let glass = GlassPlatter(frame: CGRect(x: 100, y: 300, width: width, height: 44))
    show(glass, on: phone)
    #expect(abs(try color(at: CGPoint(x: 100 + width / 2, y: 344.5), of: phone)[0] - 243) <= 2)
    // The shadow does not darken what is seen through the glass.
    #expect(try color(at: CGPoint(x: 100 + width / 2, y: 322), of: phone)[0] >= 254)
  }

  private func list(on phone: VirtualDevice) -> (UINavigationController, UIScrollView) {
    let root = UIViewController()
    let scroll = UIScrollView()
    root.view = scroll
    scroll.backgroundColor = .white
    scroll.contentSize = CGSize(width: 402, height: 3000)
    let content = UIView(frame: CGRect(x: 0, y: -200, width: 402, height: 3000))
    content.backgroundColor = .black
    scroll.addSubview(content)
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    root.tabBarItem = UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "B", image: UIImage(systemName: "heart"), tag: 1)
    tabs.viewControllers = [navigation, other]
    phone.show(tabs)
    return (navigation, scroll)
  }

  /// Apple: a hidden effect leaves the content as it is, and a hard one has a line.
  @Test func edgeEffectsReachTheFadeBeneathBars() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let (navigation, scroll) = list(on: phone)
    scroll.contentOffset.y = 300
    phone.layOut()
    let place = CGPoint(x: 201, y: 20)
    #expect(try color(at: place, of: phone)[0] > 150)
    scroll.topEdgeEffect.isHidden = true
    phone.layOut()
    #expect(try color(at: place, of: phone) == [0, 0, 0])
    scroll.topEdgeEffect.isHidden = false
    scroll.topEdgeEffect.style = .hard
    phone.layOut()
    let fade = try #require(views("EdgeFade", in: navigation.navigationBar).first)
    #expect(fade.subviews.count == 1 && frame(fade.subviews.first).maxY == 116)
    // The ground covers the content as much at the end of the bar as at its beginning.
    #expect(
      try color(at: CGPoint(x: 201, y: 112), of: phone) == color(at: CGPoint(x: 201, y: 4), of: phone))
    scroll.topEdgeEffect.style = .soft
    phone.layOut()
    #expect(fade.subviews.isEmpty)
  }

  /// Apple: with `onScrollDown` the bar becomes smaller when content is scrolled down and comes back when it is scrolled up; by default and
  /// with `never` it stays.
  @Test func tabBarsBecomeSmallerOnScrolling() throws {
    let found = ProcessState()
    defer { found.restore() }
    let phone = try phone()
    let (navigation, scroll) = list(on: phone)
    let tabs = try #require(navigation.tabBarController)
    func glass() -> CGRect { frame(views("GlassPlatter", in: tabs.tabBar).first) }
    func drag(by distance: CGFloat) {
      phone.drag(from: CGPoint(x: 201, y: 500), to: CGPoint(x: 201, y: 500 + distance))
      phone.layOut()
    }
    let full = glass()
    drag(by: -200)
    #expect(glass() == full && scroll.contentOffset.y > 50)
    tabs.tabBarMinimizeBehavior = .onScrollDown
    drag(by: -100)
    // A circle with the image of the selected tab; its size is ours.
    #expect(glass().width == glass().height && glass().width < 62)
    let shown = views("UITabBarButton", in: tabs.tabBar).filter { !$0.isHidden }
    #expect(shown.count == 1 && frame(shown.first) == glass())
    drag(by: 50)
    #expect(glass() == full)
    // A touch brings the tabs back.
    drag(by: -100)
    phone.tap(at: CGPoint(x: glass().midX, y: glass().midY))
    phone.layOut()
    #expect(glass() == full && tabs.selectedIndex == 0)
    tabs.tabBarMinimizeBehavior = .onScrollUp
    drag(by: -50)
    #expect(glass() == full)
    drag(by: 30)
    #expect(glass() != full)
  }

  /// A large title in a font of the application's is not cut.
  @Test func largeTitlesHaveRoomForTheirFont() throws {
    let found = ProcessState()
    defer { found.restore() }
    func height(_ size: CGFloat?) throws -> (bar: CGFloat, label: CGFloat, line: CGFloat) {
      let root = UIViewController()
      root.title = "About"
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      let font = size.map { UIFont.systemFont(ofSize: $0) }
      if let font { navigation.navigationBar.largeTitleTextAttributes = [.font: font] }
      let phone = try phone()
      phone.show(navigation)
      phone.layOut()
      let labels = views("UILabel", in: navigation.navigationBar)
      let label = labels.compactMap { $0 as? UILabel }.first { $0.text == "About" }
      return (navigation.navigationBar.frame.height, label?.frame.height ?? 0, font?.lineHeight ?? 41)
    }
    let (plain, small, large) = (try height(nil), try height(20), try height(45))
    #expect(plain.bar == 106 && small.bar == 106 && plain.label == 41)
    #expect(large.bar > 106 && large.label >= large.line)
  }
}
