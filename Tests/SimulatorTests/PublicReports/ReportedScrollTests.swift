import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of scroll views, insets, the safe area and margins.
@MainActor @Suite(.serialized) struct ReportedScrollTests: PublicReports {
  private final class Zooming: NSObject, UIScrollViewDelegate {
    let content: UIView
    init(_ content: UIView) { self.content = content }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  /// exchangetuts.com "UIScrollView content offset calculation after zoom" (320 x 460, content 1000 x 1000, scale 2:
  /// offset 160, 230 and content 2000 x 2000); stackoverflow.com/q/5026650 (contentSize grows with the scale).
  @Test func zoomingByCodeKeepsTheMiddle() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8")
    phone.show(controller)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let delegate = Zooming(content)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    controller.view.addSubview(scroll)
    phone.layOut()
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 160, y: 230))
    #expect(scroll.contentSize == CGSize(width: 2000, height: 2000))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 2000, height: 2000))
  }

  /// devhide.com 77431769 (copy of stackoverflow.com/q/77431769, with an accepted answer): content that does not scroll
  /// begins below the status bar only with `.always`.
  @Test func automaticInsetsNeedContentThatScrolls() throws {
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.view.addSubview(scroll)
    let phone = try device("iPhone 14")
    phone.show(controller)
    scroll.frame = controller.view.bounds
    scroll.contentSize = CGSize(width: 390, height: 300)
    phone.layOut()
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    phone.layOut()
    #expect(scroll.adjustedContentInset.top == 47 && scroll.adjustedContentInset.bottom == 34)
    scroll.contentSize = CGSize(width: 390, height: 300)
    scroll.contentInsetAdjustmentBehavior = .always
    phone.layOut()
    #expect(scroll.adjustedContentInset.top == 47)
  }

  /// jianshu.com/p/9ac717b24e43 (after the comment in UIKit's public header): in a navigation controller automatic
  /// insets are there whether the content scrolls or not.
  @Test func automaticInsetsAreAlwaysThereInAStack() throws {
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.view.addSubview(scroll)
    let phone = try device("iPhone X", system: 15)
    phone.show(UINavigationController(rootViewController: controller))
    scroll.frame = controller.view.bounds
    scroll.contentSize = CGSize(width: 375, height: 100)
    phone.layOut()
    #expect(scroll.adjustedContentInset.top == 88)
    #expect(scroll.adjustedContentInset.bottom == 34)
  }

  /// cnblogs.com/huahuahu "UIKit: Apps for Every Size and Shape" (printed insets of the root and of three subviews with
  /// additional insets of 20, 30, 0, 10).
  @Test func subviewsHaveTheirShareOfAdditionalInsets() throws {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 10)
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let phone = try device("iPhone X", system: 15)
    phone.show(tabs)
    let inner = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    let top = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 345, y: 300, width: 60, height: 50))
    for view in [inner, top, right] { controller.view.addSubview(view) }
    phone.layOut()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 30, bottom: 83, right: 10))
    #expect(inner.safeAreaInsets == .zero)
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 64, left: 10, bottom: 0, right: 0))
    #expect(right.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10))
  }

  /// openradar 42372793 (github.com/lionheart/openradar-mirror/issues/20115): printed insets of windows since iOS 12.
  @Test func windowsHaveSafeAreas() throws {
    let pad = try device("iPad Pro (10.5-inch)", system: 15)
    pad.show(UIViewController())
    #expect(pad.window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let phone = try device("iPhone X", system: 15)
    phone.show(UIViewController())
    #expect(phone.window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  /// useyourloaf.com/blog/preserves-superview-layout-margins: 8 points of a view at the edge become the 16 of the root.
  @Test func marginsOfTheSuperviewArePreserved() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let red = UIView()
    let yellow = UIView()
    for view in [red, yellow] { view.translatesAutoresizingMaskIntoConstraints = false }
    controller.view.addSubview(red)
    red.addSubview(yellow)
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      red.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      red.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 200),
      red.heightAnchor.constraint(equalToConstant: 100),
      yellow.leadingAnchor.constraint(equalTo: red.layoutMarginsGuide.leadingAnchor),
      yellow.trailingAnchor.constraint(equalTo: red.layoutMarginsGuide.trailingAnchor),
      yellow.topAnchor.constraint(equalTo: red.layoutMarginsGuide.topAnchor),
      yellow.bottomAnchor.constraint(equalTo: red.layoutMarginsGuide.bottomAnchor),
    ])
    phone.layOut()
    #expect(yellow.frame == CGRect(x: 8, y: 8, width: 359, height: 84))
    red.preservesSuperviewLayoutMargins = true
    phone.layOut()
    #expect(yellow.frame == CGRect(x: 16, y: 8, width: 343, height: 84))
  }

  private final class Deceleration: NSObject, UIScrollViewDelegate {
    var during: Set<String> = []
    var end = ""
    private func state(_ scroll: UIScrollView) -> String {
      "\(scroll.isDragging) \(scroll.isTracking) \(scroll.isDecelerating)"
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if !scrollView.isTracking { during.insert(state(scrollView)) }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { end = state(scrollView) }
  }

  /// jianshu.com/p/3a75dc28a532 and mo4tech.com/?p=80657 (charts of the three properties).
  @Test func contentThatDeceleratesIsStillDragged() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 14)
    phone.show(controller)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    scroll.contentSize = CGSize(width: 375, height: 20000)
    let delegate = Deceleration()
    controller.view.addSubview(scroll)
    phone.layOut()
    scroll.delegate = delegate
    phone.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), steps: 6)
    #expect(delegate.during == ["true false true"])
    #expect(delegate.end == "false false false")
  }

  /// greatytc.com/p/42c9fbc03396 (printed in viewDidAppear on iOS 11).
  @Test func contentOfAStackBeginsBelowTheBar() throws {
    final class Printing: UIViewController {
      var line = ""
      override func loadView() { view = UIScrollView() }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let scroll = view as? UIScrollView else { return }
        line = "\(scroll.contentOffset.y) \(scroll.adjustedContentInset.top)"
      }
    }
    let controller = Printing()
    let phone = try device("iPhone 8", system: 11)
    phone.show(UINavigationController(rootViewController: controller))
    #expect(controller.line == "-64.0 64.0")
    withExtendedLifetime(phone) {}
  }

  /// boohere.com/vn/detail/10287979 (A of 100, B of 200, scale 2: content 400, offsets up to 300).
  @Test func zoomedContentScrollsAsFarAsItIsLarge() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 14)
    phone.show(controller)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let delegate = Zooming(content)
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    controller.view.addSubview(scroll)
    scroll.zoomScale = 2
    #expect(scroll.contentSize == CGSize(width: 400, height: 400))
    scroll.scrollRectToVisible(CGRect(x: 390, y: 390, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 300))
    withExtendedLifetime(phone) {}
  }
}
