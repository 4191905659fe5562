import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of the time of layers, transactions, animators, scrolling in code, images and transforms.
@MainActor @Suite(.serialized) struct ReportedTimeTests: PublicReports {
  /// exchangetuts.com/comprehend-pause-and-resume-animation-on-a-layer-1639887684606505 (logs) and Apple's QA1673.
  @Test func beginAndOffsetMoveTheTimeOfALayer() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    phone.advance(by: 20)
    let layer = CALayer()
    controller.view.layer.addSublayer(layer)
    func time() -> CFTimeInterval { layer.convertTime(CACurrentMediaTime(), from: nil) }
    let before = time()
    layer.beginTime = 5
    #expect(abs(time() - (before - 5)) < 1e-6)
    layer.beginTime = 0
    layer.timeOffset = 5
    #expect(abs(time() - (before + 5)) < 1e-6)
    layer.speed = 0
    phone.advance(by: 3)
    #expect(time() == 5)
    layer.speed = 2
    layer.timeOffset = 0
    #expect(abs(time() - 2 * CACurrentMediaTime()) < 1e-6)
  }

  /// calayer.com/core-animation/2016/05/17/catransaction-in-depth and Apple's CATransaction: layers of their own animate
  /// for a quarter of a second, those of views do not.
  @Test func onlyStandaloneLayersAnimateByThemselves() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let (layer, view) = (CALayer(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    controller.view.layer.addSublayer(layer)
    controller.view.addSubview(view)
    phone.advance(by: 0.1)
    layer.opacity = 0
    view.layer.opacity = 0
    #expect(view.layer.animationKeys() == nil)
    phone.advance(by: 0)
    #expect(layer.animationKeys() == ["opacity"])
    phone.advance(by: 0.2)
    #expect(layer.animationKeys() == ["opacity"])
    phone.advance(by: 0.06)
    #expect(layer.animationKeys() == nil)
    var ended = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { ended = true } }
    CATransaction.commit()
    phone.advance(by: 0)
    #expect(ended)
  }

  /// developer.apple.com, addAnimations(_:) of UIViewPropertyAnimator: at half of 2 seconds they run for 1 second.
  @Test func addedAnimationsRunForTheRest() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    second.frame = first.frame
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    phone.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { first.frame.origin.x = 100 }
    animator.startAnimation()
    phone.advance(by: 1)
    animator.addAnimations { second.frame.origin.x = 100 }
    phone.advance(by: 0.5)
    #expect(abs(phone.presentedFrame(of: second).minX - 50) < 2)
    #expect(abs(phone.presentedFrame(of: first).minX - 75) < 2)
    phone.advance(by: 0.51)
    #expect(animator.state == .inactive)
    #expect(phone.presentedFrame(of: second).minX == 100)
  }

  /// syntaxfix.com/question/57437: without finishing it stays where it is, and no completion is called.
  @Test func animatorsThatStopStayWhereTheyAre() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 12)
    phone.show(controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    phone.advance(by: 0)
    func run() -> (UIViewPropertyAnimator, ReportedCalls) {
      view.frame.origin.x = 0
      let calls = ReportedCalls()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.frame.origin.x = 100 }
      animator.addCompletion { calls.list.append("\($0.rawValue)") }
      animator.startAnimation()
      phone.advance(by: 1)
      return (animator, calls)
    }
    let (stopped, none) = run()
    stopped.stopAnimation(true)
    phone.advance(by: 2)
    #expect(stopped.state == .inactive && none.list.isEmpty)
    #expect(abs(view.frame.minX - 50) < 2)
    let (finished, calls) = run()
    finished.stopAnimation(false)
    #expect(finished.state == .stopped)
    finished.finishAnimation(at: .start)
    phone.advance(by: 0)
    #expect(calls.list == ["\(UIViewAnimatingPosition.start.rawValue)"] && view.frame.minX == 0)
  }

  private final class Scrolling: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    var ends = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  private func scrollView(on phone: VirtualDevice, _ delegate: Scrolling) -> UIScrollView {
    let controller = UIViewController()
    phone.show(controller)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 3000)
    controller.view.addSubview(scroll)
    phone.layOut()
    scroll.delegate = delegate
    return scroll
  }

  /// itecnote.com "difference between setContentOffset:animated: and scrollRectToVisible:animated:" (Apple's guide): one
  /// message without animation; with it several, and one at the end.
  @Test func scrollingInCodeTellsOnceOrUntilItsEnd() throws {
    let (phone, delegate) = (try device("iPhone 8", system: 12), Scrolling())
    let scroll = scrollView(on: phone, delegate)
    phone.advance(by: 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    phone.advance(by: 1)
    #expect(delegate.scrolls == 1 && delegate.ends == 0)
    scroll.contentOffset.y = 150
    phone.advance(by: 1)
    #expect(delegate.scrolls == 2 && delegate.ends == 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(!scroll.isTracking && !scroll.isDragging)
    phone.advance(by: 1)
    #expect(delegate.scrolls > 5 && delegate.ends == 1 && scroll.contentOffset.y == 400)
  }

  /// github.com/calvingit/notes/issues/12: content moves with the bounds, without a message.
  @Test func boundsMoveTheContentWithoutTelling() throws {
    let (phone, delegate) = (try device("iPhone 8", system: 14), Scrolling())
    let scroll = scrollView(on: phone, delegate)
    var bounds = scroll.bounds
    bounds.origin.y = 120
    scroll.bounds = bounds
    #expect(scroll.contentOffset.y == 120)
    #expect(delegate.scrolls == 0)
  }

  /// codepudding.com/os/164136 "UIScrollView contentOffset value marginally wrong" (a mini has three pixels a point, values
  /// printed) and andrewmarinov.com/uiscrollviews-contentoffset-precision: only bounds keep the fraction.
  @Test(arguments: [("iPhone 12 mini", -187.5, -187.33333333333334), ("iPhone 8", 3.8, 4)])
  func offsetsAreWholePixels(name: String, value: CGFloat, offset: CGFloat) throws {
    let scroll = scrollView(on: try device(name, system: 15), Scrolling())
    scroll.contentInset = UIEdgeInsets(top: 0, left: 187.5, bottom: 0, right: 187.5)
    scroll.contentOffset = CGPoint(x: value, y: 0)
    #expect(scroll.contentOffset.x == offset)
    scroll.bounds.origin.x = value
    #expect(scroll.contentOffset.x == value)
  }

  /// kamleshcode1221.blogspot.com/2015/02 (after Apple's documentation of leftCapWidth): one point stretches.
  @Test func stretchableImagesStretchOnePoint() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let stretchable = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(stretchable !== image && stretchable.leftCapWidth == 10)
    #expect(stretchable.capInsets.left == 10 && stretchable.capInsets.right == 9)
    #expect(image.leftCapWidth == 0)
  }

  /// ericasadun.com/2016/10/27/concatenate-got-your-tongue (matrices).
  @Test func concatenatingIsTheOtherOrder() {
    let translation = CGAffineTransform(translationX: 5, y: 10)
    let rotation = CGAffineTransform(rotationAngle: .pi / 6)
    let a = rotation.concatenating(translation)
    #expect(a.tx == 5 && a.ty == 10 && abs(a.a - 0.866) < 0.001 && abs(a.b - 0.5) < 1e-9)
    let b = translation.concatenating(rotation)
    #expect(abs(b.tx + 0.669872981077805) < 1e-9 && abs(b.ty - 11.1602540378444) < 1e-9)
    #expect(a == translation.rotated(by: .pi / 6))
    #expect(b == rotation.translatedBy(x: 5, y: 10))
  }
}
