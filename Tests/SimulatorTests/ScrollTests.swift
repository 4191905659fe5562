import Foundation
import Simulator
import Testing
import UIKit

/// Scrolling by touch and by code on a virtual device's clock.
@MainActor @Suite(.serialized) struct ScrollTests {
  final class Log: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    var target: CGPoint?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if events.last != "scroll" { events.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      target = targetContentOffset.pointee
      events.append("will end")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      events.append("end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("animated") }
  }

  private let phone: VirtualDevice
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  private let log = Log()

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let controller = UIViewController()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 2000)
    controller.view.addSubview(scroll)
    phone.show(controller)
    scroll.delegate = log
  }

  @Test func delegatesAreToldInOrder() {
    phone.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
    #expect(log.events == ["begin", "scroll", "will end", "end true", "slow", "scroll", "rest"])
    // Where the content comes to rest is where it was foretold.
    #expect(abs(scroll.contentOffset.y - (log.target?.y ?? 0)) < 1)
    #expect(scroll.contentOffset.y > 100 && !scroll.isDragging && !scroll.isDecelerating)
  }

  /// From the finger that leaves at speed until content rests.
  @Test func contentDeceleratesUntilItRests() throws {
    phone.advance(by: 0)
    let finger = try #require(phone.touchDown(at: CGPoint(x: 150, y: 400)))
    for y in stride(from: CGFloat(390), through: 300, by: -10) {
      phone.move(finger, to: CGPoint(x: 150, y: y))
    }
    #expect(!scroll.isDecelerating)
    phone.lift(finger)
    #expect(scroll.isDecelerating && scroll.isDragging)
    phone.settle()
    #expect(!scroll.isDecelerating)
  }

  @Test func aFingerThatRestsThrowsNothing() throws {
    phone.advance(by: 0)
    let finger = try #require(phone.touchDown(at: CGPoint(x: 150, y: 400)))
    for y in stride(from: CGFloat(390), through: 300, by: -10) {
      phone.move(finger, to: CGPoint(x: 150, y: y))
    }
    #expect(scroll.isDragging && scroll.isTracking)
    phone.lift(finger, after: 0.5)
    // The first ten points made it a drag.
    #expect(scroll.contentOffset.y == 90 && log.events.last == "end false")
  }

  @Test func contentResistsBeyondItsEnds() throws {
    phone.advance(by: 0)
    let finger = try #require(phone.touchDown(at: CGPoint(x: 150, y: 200)))
    phone.move(finger, to: CGPoint(x: 150, y: 210))
    phone.move(finger, to: CGPoint(x: 150, y: 310))
    // Apple's formula: (1 - 1 / (x c / d + 1)) d with c = 0.55.
    let ratio: CGFloat = 100 * 0.55 / 400
    let expected: CGFloat = (1 - 1 / (ratio + 1)) * 400
    // At whole pixels, of which a point has three.
    #expect(abs(scroll.contentOffset.y + expected) <= 1.0 / 6)
    phone.lift(finger, after: 0.5)
    phone.settle()
    #expect(scroll.contentOffset.y == 0)
    scroll.bounces = false
    let again = try #require(phone.touchDown(at: CGPoint(x: 150, y: 200)))
    phone.move(again, to: CGPoint(x: 150, y: 210))
    phone.move(again, to: CGPoint(x: 150, y: 310))
    #expect(scroll.contentOffset.y == 0)
    phone.lift(again)
  }

  @Test func onlyTheBouncingAxisPassesItsLimits() throws {
    scroll.bouncesVertically = false
    scroll.alwaysBounceHorizontal = true
    let finger = try #require(phone.touchDown(at: CGPoint(x: 150, y: 200)))
    phone.move(finger, to: CGPoint(x: 150, y: 210))
    phone.move(finger, to: CGPoint(x: 180, y: 310))
    #expect(scroll.contentOffset.y == 0 && scroll.contentOffset.x < 0)
    phone.lift(finger, after: 0.5)
    phone.settle()
    scroll.bouncesHorizontally = false
    let again = try #require(phone.touchDown(at: CGPoint(x: 150, y: 200)))
    phone.move(again, to: CGPoint(x: 160, y: 200))
    phone.move(again, to: CGPoint(x: 190, y: 310))
    #expect(scroll.contentOffset == .zero)
    phone.lift(again)
  }

  @Test func pagesAreWhole() {
    scroll.isPagingEnabled = true
    phone.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300), steps: 5)
    #expect(scroll.contentOffset.y == 400)
    phone.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 300), steps: 5)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func codeScrollsAndTellsTheDelegate() {
    phone.advance(by: 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    phone.advance(by: 0.15)
    #expect(scroll.contentOffset.y > 100 && scroll.contentOffset.y < 200)
    phone.advance(by: 0.2)
    #expect(scroll.contentOffset.y == 300 && log.events == ["scroll", "animated"])
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 100), animated: false)
    #expect(scroll.contentOffset.y == 1600)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1700, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 1600)
  }

  @Test func innerScrollViewsTakeTheirDirection() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = CGSize(width: 900, height: 200)
    scroll.addSubview(inner)
    phone.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 200))
    #expect(inner.contentOffset.x > 50 && scroll.contentOffset.y == 0)
    phone.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 250, y: 150))
    #expect(scroll.contentOffset.y > 50)
  }

  @Test func buttonsInContentAreTappedAndDraggedAway() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scroll.addSubview(button)
    phone.tap(at: CGPoint(x: 150, y: 200))
    #expect(taps == 1)
    phone.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    #expect(taps == 1 && scroll.contentOffset.y > 50)
  }

  @Test func contentPinnedToTheEdgesSetsTheSize() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 320),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    phone.layOut()
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
  }

  @Test func twoFingersZoom() {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let zoomer = Zoomer()
    scroll.addSubview(zoomer.view)
    scroll.contentSize = zoomer.view.frame.size
    scroll.delegate = zoomer
    scroll.maximumZoomScale = 3
    phone.drag([
      (from: CGPoint(x: 140, y: 300), to: CGPoint(x: 90, y: 300)),
      (from: CGPoint(x: 160, y: 300), to: CGPoint(x: 210, y: 300)),
    ])
    #expect(scroll.zoomScale > 1.5 && scroll.zoomScale <= 3)
    #expect(abs(scroll.contentSize.width - 300 * scroll.zoomScale) < 1e-6)
  }

  /// Deceleration at twenty moments: the speed falls by the rate in each millisecond.
  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func deceleratingFollowsTheRateAtTwentyMoments(
    rate: UIScrollView.DecelerationRate
  ) {
    let slowing = ScrollPhysics.Deceleration(start: 0, velocity: 1000, rate: rate.rawValue)
    var (place, speed) = (0.0, 1.0)
    let logarithm = Foundation.log(Double(rate.rawValue))
    for millisecond in 1...1000 {
      // The mean of the exponential over the millisecond.
      let next = speed * Double(rate.rawValue)
      place += (next - speed) / logarithm
      speed = next
      if millisecond % 50 == 0 {
        #expect(abs(Double(slowing.position(at: Double(millisecond) / 1000)) - place) < 1e-3)
      }
    }
  }

  @Test func rubberBandsAreInverted() {
    for distance in stride(from: CGFloat(-900), through: 900, by: 90) {
      let shown = ScrollPhysics.rubberBand(distance, dimension: 500)
      #expect(abs(shown) < 500 && abs(ScrollPhysics.unband(shown, dimension: 500) - distance) < 1e-6)
    }
  }
}
