import Foundation
import Simulator
import Testing
import UIKit

/// Taps on the status bar.
@MainActor @Suite(.serialized) struct StatusBarTapTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var allows = true
    var events: [String] = []
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      events.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("did") }
  }

  private let phone: VirtualDevice
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let controller = UIViewController()
  private let log = Log()

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    scroll.contentSize = CGSize(width: 393, height: 3000)
    controller.view.addSubview(scroll)
    phone.show(controller)
    scroll.delegate = log
    scroll.contentOffset = CGPoint(x: 0, y: 500)
  }

  /// The safe area of an iPhone 15 begins 59 points below its upper edge.
  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    phone.tap(at: CGPoint(x: 100, y: 100))
    phone.advance(by: 1)
    #expect(scroll.contentOffset.y == 500 && log.events.isEmpty)
    phone.tap(at: CGPoint(x: 100, y: 20))
    phone.advance(by: 1)
    #expect(scroll.contentOffset.y == -59 && log.events == ["should", "did"])
  }

  @Test func theDelegateMayForbidIt() {
    log.allows = false
    phone.tap(at: CGPoint(x: 100, y: 20))
    phone.advance(by: 1)
    #expect(scroll.contentOffset.y == 500 && log.events == ["should"])
  }

  /// As Apple's documentation says: with several scroll views that would scroll, none does.
  @Test func nothingScrollsWhereSeveralWould() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    controller.view.addSubview(other)
    phone.tap(at: CGPoint(x: 100, y: 20))
    phone.advance(by: 1)
    #expect(scroll.contentOffset.y == 500)
    other.scrollsToTop = false
    phone.tap(at: CGPoint(x: 100, y: 20))
    phone.advance(by: 1)
    #expect(scroll.contentOffset.y == -59)
  }
}
