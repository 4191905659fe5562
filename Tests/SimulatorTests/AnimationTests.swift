import Simulator
import Testing
import UIKit

/// Animations of views on a virtual device's clock.
@MainActor @Suite(.serialized) struct AnimationTests {
  private let phone: VirtualDevice
  private let controller = UIViewController()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    controller.view.addSubview(box)
    phone.show(controller)
    phone.advance(by: 0)
  }

  private var seen: CGRect { phone.presentedFrame(of: box) }

  @Test func framesGoToTheirNewValues() {
    var finished: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { box.frame = CGRect(x: 100, y: 40, width: 200, height: 100) },
      completion: { finished = $0 })
    #expect(box.frame == CGRect(x: 100, y: 40, width: 200, height: 100))
    #expect(seen == CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.advance(by: 0.25)
    #expect(seen == CGRect(x: 25, y: 10, width: 125, height: 100))
    #expect(finished == nil)
    phone.advance(by: 0.75)
    #expect(finished == true && seen == box.frame && box.layer.animationKeys() == nil)
  }

  @Test func easingIsTheDefaultAndDelaysHold() {
    UIView.animate(withDuration: 1, delay: 0.5, animations: { box.alpha = 0 })
    phone.advance(by: 0.5)
    #expect(box.layer.presentation()?.opacity == 1)
    phone.advance(by: 0.5)
    #expect(abs((box.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    phone.advance(by: 0.25)
    // Ease in and out: at three quarters of the time more than three quarters of the way.
    #expect((box.layer.presentation()?.opacity ?? 1) < 0.2)
  }

  @Test func laterAnimationsGoOnFromWhereItIs() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x += 100 })
    phone.advance(by: 0.5)
    #expect(seen.minX == 50)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x -= 100 })
    // Additive: no jump.
    #expect(seen.minX == 50)
    phone.advance(by: 0.5)
    #expect(seen.minX == 50)
    phone.advance(by: 0.5)
    #expect(seen.minX == 0)
  }

  @Test func constraintsAnimateByLayout() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), height,
    ])
    phone.layOut()
    height.constant = 150
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { controller.view.layoutIfNeeded() }
    phone.advance(by: 0.1)
    #expect(view.frame.height == 150 && phone.presentedFrame(of: view).height == 100)
  }

  @Test func nothingToAnimateCompletesAtOnce() {
    var events: [String] = []
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in events.append("empty") })
    UIView.animate(
      withDuration: 0, animations: { box.alpha = 0.5 }, completion: { _ in events.append("zero") })
    let lone = UIView()
    UIView.animate(
      withDuration: 1, animations: { lone.alpha = 0 }, completion: { _ in events.append("lone") })
    UIView.performWithoutAnimation {
      UIView.animate(
        withDuration: 1, animations: { box.alpha = 1 }, completion: { _ in events.append("without") })
    }
    #expect(events == ["empty", "zero", "lone", "without"] && box.layer.animationKeys() == nil)
  }

  @Test func nestedBlocksInheritUnlessTheyOverride() {
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let third = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    controller.view.addSubview(other)
    controller.view.addSubview(third)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        box.center.x += 100
        UIView.animate(withDuration: 5, animations: { other.center.x += 100 })
        UIView.animate(
          withDuration: 2, delay: 0, options: [.overrideInheritedDuration],
          animations: { third.center.x += 100 })
      })
    phone.advance(by: 0.5)
    #expect(phone.presentedFrame(of: other).minX == 50)
    #expect(phone.presentedFrame(of: third).minX == 25)
  }

  @Test func repeatingAnimationsGoBackAndForthUntilRemoved() {
    var completed = false
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { box.center.x += 100 }, completion: { _ in completed = true })
    phone.advance(by: 1.5)
    #expect(seen.minX == 50)
    phone.advance(by: 100)
    #expect(seen.minX == 50 && !completed)
    box.layer.removeAllAnimations()
    #expect(completed && seen.minX == 100)
  }

  @Test func keyframesMoveViewsInTurn() {
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x += 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.y += 100 }
      })
    phone.advance(by: 0.5)
    #expect(seen.origin == CGPoint(x: 50, y: 0))
    phone.advance(by: 1)
    #expect(seen.origin == CGPoint(x: 100, y: 50))
  }

  /// A column of rows that are 100 points high where there is space.
  private func shownStack(of count: Int) -> (UIStackView, [UIView]) {
    let rows = (0..<count).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: CGFloat(count) * 100)
    for row in rows {
      let height = row.heightAnchor.constraint(equalToConstant: 100)
      height.priority = .defaultHigh
      height.isActive = true
    }
    controller.view.addSubview(stack)
    phone.layOut()
    return (stack, rows)
  }

  @Test func arrangedViewsShrinkBeforeTheyHide() {
    let (stack, rows) = shownStack(of: 2)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      rows[0].isHidden = true
      stack.layoutIfNeeded()
    }
    phone.advance(by: 0.5)
    #expect(rows[0].isHidden && rows[0].layer.presentation()?.isHidden == false)
    #expect(phone.presentedFrame(of: rows[0]).height == 50)
    phone.advance(by: 0.5)
    #expect(rows[0].layer.presentation()?.isHidden == true)
  }

  /// On iOS the stack animates what hiding a view moves; the block need not lay out.
  @Test func arrangedViewsLeaveWithoutALayoutInTheBlock() {
    let (_, rows) = shownStack(of: 3)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rows[0].isHidden = true }
    phone.advance(by: 0.5)
    #expect(rows[0].layer.presentation()?.isHidden == false)
    #expect(phone.presentedFrame(of: rows[0]).height == 50)
    phone.advance(by: 0.5)
    #expect(rows[0].layer.presentation()?.isHidden == true)
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { rows[0].isHidden = false }
    }
    func height() -> CGFloat { phone.presentedFrame(of: rows[0]).height.rounded() }
    phone.advance(by: 0.5)
    #expect(height() == 0)
    phone.advance(by: 0.25)
    #expect(height() == 50)
    phone.advance(by: 0.25)
    #expect(height() == 100)
  }

  /// `viewDidLoad()` of a root runs before its view is in the window. iOS animates what it changes, since it is there when the
  /// transaction is committed.
  @Test func animationsOfViewsThatAreAboutToAppearRun() {
    final class Splash: UIViewController {
      let logo = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let apart = UIView()
      var ended: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(logo)
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear, animations: { self.logo.alpha = 0 },
          completion: { _ in self.ended.append("logo") })
        UIView.animate(
          withDuration: 1, animations: { self.apart.alpha = 0 },
          completion: { _ in self.ended.append("apart") })
      }
    }
    let splash = Splash()
    phone.show(splash)
    phone.advance(by: 0)
    // What is in no view controller's view is changed at once.
    #expect(splash.ended == ["apart"])
    phone.advance(by: 0.5)
    #expect(splash.logo.layer.presentation()?.opacity == 0.5)
    #expect(splash.ended == ["apart"])
    phone.advance(by: 0.5)
    #expect(splash.ended == ["apart", "logo"])
  }

  @Test func devicesThatSettleShowTheEnd() {
    phone.settlesByItself = true
    var events: [String] = []
    UIView.animate(
      withDuration: 1, animations: { box.center.x += 100 },
      completion: { _ in
        events.append("first")
        UIView.animate(
          withDuration: 1, animations: { box.center.x += 100 }, completion: { _ in events.append("second") })
      })
    phone.layOut()
    #expect(events == ["first", "second"] && seen.minX == 200)
  }

  @Test func picturesShowTheMoment() throws {
    box.backgroundColor = .red
    controller.view.backgroundColor = .white
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x += 200 })
    phone.advance(by: 0.5)
    let data = try phone.picture(.png, scale: 1)
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.width == 393)
    let before = try phone.picture(.png, scale: 1)
    phone.advance(by: 0.1)
    #expect(before == data)
    #expect(try phone.picture(.png, scale: 1) != data)
  }

  @Test func runLoopsLayOut() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    final class Screen: UIViewController {
      var laidOut = 0
      override func viewDidLayoutSubviews() { laidOut += 1 }
    }
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.laidOut == 0)
    // On a busy machine, the time can be over before a turn of the loop.
    for _ in 0..<500 where screen.laidOut == 0 {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    }
    #expect(screen.laidOut == 1)
    window.isHidden = true
  }

  @Test func queuesLayOut() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let inner = UIView()
    controller.view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalToConstant: 70).isActive = true
    for _ in 0..<100 where inner.frame.width != 70 { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(inner.frame.width == 70)
    window.isHidden = true
  }
}

/// Animators on a virtual device's clock.
@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
  private let phone: VirtualDevice
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let controller = UIViewController()
    controller.view.addSubview(box)
    phone.show(controller)
    phone.advance(by: 0)
  }

  private var x: CGFloat { (phone.presentedFrame(of: box).minX * 1000).rounded() / 1000 }

  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: .linear) { [box] in box.frame.origin.x = 200 }
  }

  @Test func runsPausesAndContinues() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && box.frame.minX == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    phone.advance(by: 0.5)
    #expect(x == 50 && box.frame.minX == 200)
    animator.pauseAnimation()
    phone.advance(by: 10)
    #expect(x == 50 && !animator.isRunning && abs(animator.fractionComplete - 0.25) < 1e-9)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    phone.advance(by: 1)
    #expect(x == 150)
    phone.advance(by: 0.5)
    #expect(x == 200 && ends == [.end] && animator.state == .inactive)
  }

  @Test func animatorsAreScrubbedAndReversed() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.75
    #expect(x == 150 && animator.state == .active)
    animator.isReversed = true
    animator.startAnimation()
    phone.advance(by: 0.5)
    #expect(x == 100)
    phone.advance(by: 1)
    #expect(x == 0 && box.frame.minX == 0 && ends == [.start])
  }

  @Test func stopsWhereItIsSeen() {
    let first = animator()
    first.startAnimation()
    phone.advance(by: 1)
    first.stopAnimation(true)
    #expect(box.frame.minX == 100 && x == 100 && first.state == .inactive)
    let second = animator()
    var ends: [UIViewAnimatingPosition] = []
    second.addCompletion { ends.append($0) }
    second.startAnimation()
    phone.advance(by: 1)
    second.stopAnimation(false)
    #expect(second.state == .stopped && ends.isEmpty && box.frame.minX == 150)
    second.finishAnimation(at: .start)
    #expect(box.frame.minX == 100 && ends == [.start])
  }

  @Test func blocksMayBeginLater() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addAnimations({ [box] in box.frame.origin.x = 100 }, delayFactor: 0.5)
    animator.startAnimation()
    phone.advance(by: 1)
    #expect(x == 0)
    phone.advance(by: 0.5)
    #expect(x == 50)
  }

  @Test func springsSettleInTheirOwnTime() {
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: parameters)
    #expect(abs(animator.duration - 1.4727) < 1e-4)
    animator.addAnimations { [box] in box.frame.origin.x = 100 }
    animator.startAnimation()
    phone.advance(by: 0.4)
    // Underdamped: it swings over.
    #expect(x > 105)
    phone.advance(by: 1.2)
    #expect(x == 100 && animator.state == .inactive)
  }

  @Test func displayLinksCallForEachFrame() {
    @MainActor final class Counter: NSObject {
      var times: [CFTimeInterval] = []
      func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let counter = Counter()
    phone.advance(by: 0)
    let link = CADisplayLink(target: counter, selector: Selector("tick", Counter.tick))
    link.add(to: .main, forMode: .common)
    phone.advance(by: 0.5)
    #expect(counter.times.count == 30)
    link.invalidate()
    phone.advance(by: 0.5)
    #expect(counter.times.count == 30)
  }
}
