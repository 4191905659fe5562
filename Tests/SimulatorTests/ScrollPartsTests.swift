import Foundation
import Simulator
import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitCore

/// Parts of scroll views beside their content: bars at the edges, a wheel above.
@MainActor
@Suite struct ScrollPartsTests {
  let phone: VirtualDevice
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 1704)
    phone.show(controller)
  }

  /// Half of the content is seen: the bar is half as long as its track of 846 points, and as far down as the content is up.
  @Test func barsShowWhereTheContentIs() throws {
    phone.advance(by: 0)
    let finger = try #require(phone.touchDown(at: CGPoint(x: 200, y: 600)))
    #expect(scrollView.indicatorsIfAny?.frames.vertical == nil)
    for y in stride(from: CGFloat(580), through: 200, by: -20) {
      phone.move(finger, to: CGPoint(x: 200, y: y))
    }
    let offset = scrollView.contentOffset.y
    #expect(offset > 300)
    let bar = try #require(scrollView.indicatorsIfAny?.frames.vertical)
    #expect(bar.height == 423 && bar.width == 3 && bar.maxX == 390)
    #expect(abs(bar.minY - (offset + 3 + 423 * offset / 852)) < 0.01)
    #expect(scrollView.indicatorsIfAny?.frames.horizontal == nil)
    phone.lift(finger)
    phone.advance(by: 10)
    #expect(scrollView.indicatorsIfAny?.frames.vertical == nil)
    #expect(scrollView.subviews.isEmpty)
  }

  @Test func barsAreFlashedAndInset() throws {
    phone.advance(by: 0)
    scrollView.contentSize = CGSize(width: 1000, height: 1704)
    scrollView.verticalScrollIndicatorInsets.top = 100
    scrollView.flashScrollIndicators()
    let frames = try #require(scrollView.indicatorsIfAny).frames
    #expect(frames.vertical?.minY == 103)
    #expect(frames.horizontal?.maxY == 849)
    scrollView.showsVerticalScrollIndicator = false
    #expect(scrollView.indicatorsIfAny?.frames.vertical == nil)
    let shown = try phone.picture(.png, scale: 1)
    phone.advance(by: 2)
    #expect(try phone.picture(.png, scale: 1) != shown)
  }

  /// Indicators that are visible while the view turns are at its new edges.
  @Test func barsFollowTheSizeOfTheView() throws {
    phone.advance(by: 0)
    scrollView.flashScrollIndicators()
    scrollView.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    scrollView.layoutIfNeeded()
    let bar = try #require(scrollView.indicatorsIfAny?.frames.vertical)
    // 387 points of track for 393 of 1704 points.
    #expect(bar.maxX == 849 && abs(bar.height - 387 * 393 / 1704) < 0.01)
    scrollView.contentSize.height = 786
    #expect(scrollView.indicatorsIfAny?.frames.vertical?.height == 193.5)
  }

  @Test func pullingFarEnoughRefreshes() throws {
    let refresh = UIRefreshControl()
    var calls = 0
    refresh.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    scrollView.contentSize = CGSize(width: 393, height: 100)
    scrollView.refreshControl = refresh
    phone.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 250))
    #expect(calls == 0 && !refresh.isRefreshing)
    phone.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
    #expect(calls == 1 && refresh.isRefreshing)
    // The content waits below the wheel.
    #expect(scrollView.contentOffset.y == -60 && scrollView.adjustedContentInset.top == 60)
    #expect(refresh.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
    refresh.endRefreshing()
    phone.layOut()
    #expect(scrollView.contentOffset.y == 0 && !refresh.isRefreshing)
    refresh.beginRefreshing()
    #expect(calls == 1)
    scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    phone.layOut()
    #expect(scrollView.contentOffset.y == -60)
    refresh.endRefreshing()
    phone.layOut()
    #expect(scrollView.contentOffset.y == 0)
  }

  /// A control that is at rest is not seen, nor is its title, which begins below the bar of a large title otherwise.
  @Test(arguments: [true, false]) func aRefreshControlAtRestIsHidden(isSubview: Bool) throws {
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "Yesterday")
    #expect(refresh.isHidden)
    scrollView.contentSize = CGSize(width: 393, height: 100)
    if isSubview { scrollView.addSubview(refresh) } else { scrollView.refreshControl = refresh }
    phone.layOut()
    #expect(refresh.isHidden)
    scrollView.contentOffset.y = -40
    #expect(!refresh.isHidden)
    scrollView.contentOffset.y = 0
    #expect(refresh.isHidden)
    phone.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
    #expect(refresh.isRefreshing && !refresh.isHidden && scrollView.contentOffset.y == -60)
    refresh.endRefreshing()
    phone.layOut()
    #expect(refresh.isHidden && scrollView.contentOffset.y == 0)
  }
}
