import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of touches, gesture recognizers and controls.
@MainActor @Suite(.serialized) struct ReportedTouchTests: PublicReports {
  /// stackoverflow.com/a/30320206 (a control loses the finger about 70 points away); ansaurus.com 1300528 (nearer it is
  /// still touchUpInside).
  @Test func controlsKeepTheFingerUpToSeventyPointsAway() throws {
    let controller = UIViewController()
    let phone = try device("iPhone X")
    phone.show(controller)
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
    button.addAction(UIAction { _ in events.append("exit") }, for: .touchDragExit)
    controller.view.addSubview(button)
    phone.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 390))
    #expect(events == ["inside"])
    events = []
    phone.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 430))
    #expect(events == ["exit", "outside"])
  }

  /// developer.apple.com "Attaching gesture recognizers to UIKit controls": a recogniser of a superview leaves a button
  /// its tap; one on the button itself takes it.
  @Test func buttonsKeepTheirTapsFromRecognisersOfSuperviews() throws {
    @MainActor final class Taps {
      var count = 0
      func note(_ recognizer: UIGestureRecognizer) { count += 1 }
    }
    let controller = UIViewController()
    let phone = try device("iPhone X")
    phone.show(controller)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    let outer = Taps()
    controller.view.addGestureRecognizer(
      UITapGestureRecognizer(target: outer, action: Selector("note", Taps.note)))
    phone.tap(at: CGPoint(x: 150, y: 320))
    #expect(presses == 1 && outer.count == 0)
    phone.tap(at: CGPoint(x: 150, y: 500))
    #expect(presses == 1 && outer.count == 1)
    let own = Taps()
    button.addGestureRecognizer(UITapGestureRecognizer(target: own, action: Selector("note", Taps.note)))
    phone.tap(at: CGPoint(x: 150, y: 320))
    #expect(presses == 1 && own.count == 1)
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  /// e-com-net.com/article/1745505489363419136 (table read in the view debugger: button 335 wide, image 32 x 32);
  /// cnblogs.com/premier/p/4986872 (half the inset vertically).
  @Test func anImageMovesByHalfItsInsets() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 20, y: 100, width: 335, height: 40)
    button.setImage(image(32), for: .normal)
    controller.view.addSubview(button)
    func x(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
      phone.layOut()
      return button.imageView?.frame.minX ?? -1
    }
    #expect(x(0, 0) == 151.5)
    #expect(x(10, 0) == 156.5)
    #expect(x(0, 100) == 101.5)
    #expect(x(10, 100) == 106.5)
    button.frame.size.height = 132
    button.imageEdgeInsets = .zero
    phone.layOut()
    #expect(button.imageView?.frame.minY == 50)
    button.imageEdgeInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    phone.layOut()
    #expect(button.imageView?.frame.minY == 75)
  }

  /// openradar 18348992 (github.com/lionheart/openradar-mirror/issues/3158); Apple's documentation of titleEdgeInsets.
  @Test func insetsOfTitleAndImageDoNotCountForTheSize() {
    let button = UIButton(type: .custom)
    button.setTitle("A button's title", for: .normal)
    button.setImage(image(32), for: .normal)
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize == size)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize == size)
    #expect(button.sizeThatFits(CGSize(width: 1000, height: 1000)) == size)
  }

  /// Apple, Event Handling Guide, "Programmatically Changing the First Responder" (t.zoukankan.com feng9exe-p-7047896):
  /// both must agree, and the default of canBecomeFirstResponder is false.
  @Test func aResponderThatStaysKeepsOthersFromBecomingFirst() throws {
    final class Stubborn: UIView {
      var goes = false
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { goes }
    }
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 15)
    phone.show(controller)
    let (stubborn, other, plain) = (Stubborn(), Stubborn(), UIView())
    for view in [stubborn, other, plain] { controller.view.addSubview(view) }
    #expect(!plain.becomeFirstResponder())
    #expect(stubborn.becomeFirstResponder())
    #expect(!other.becomeFirstResponder())
    #expect(stubborn.isFirstResponder && !other.isFirstResponder)
    stubborn.goes = true
    #expect(other.becomeFirstResponder())
    #expect(!stubborn.isFirstResponder && other.isFirstResponder)
    other.goes = true
    other.resignFirstResponder()
  }

  /// Apple's documentation of isEnabled, quoted in github.com/m1entus/MZFormSheetPresentationController/pull/70.
  @Test func recognizersThatAreDisabledAreCancelled() throws {
    @MainActor final class States {
      var list: [UIGestureRecognizer.State] = []
      func note(_ recognizer: UIGestureRecognizer) { list.append(recognizer.state) }
    }
    let controller = UIViewController()
    let phone = try device("iPhone X")
    phone.show(controller)
    let states = States()
    let pan = UIPanGestureRecognizer(target: states, action: Selector("note", States.note))
    controller.view.addGestureRecognizer(pan)
    let touch = try #require(phone.touchDown(at: CGPoint(x: 100, y: 300)))
    phone.move(touch, to: CGPoint(x: 140, y: 300))
    phone.move(touch, to: CGPoint(x: 160, y: 300))
    #expect(states.list == [.began, .changed])
    pan.isEnabled = false
    phone.layOut()
    #expect(states.list == [.began, .changed, .cancelled])
    #expect(pan.state == .possible || pan.state == .cancelled)
    phone.move(touch, to: CGPoint(x: 190, y: 300))
    pan.isEnabled = true
    phone.move(touch, to: CGPoint(x: 230, y: 300))
    phone.lift(touch)
    #expect(states.list == [.began, .changed, .cancelled])
  }

  /// github.com/pivotal-legacy/PivotalCoreKit/pull/117: recognized while the action is sent, possible after it.
  @Test func aTapIsRecognizedOnlyDuringItsAction() throws {
    @MainActor final class States {
      var list: [UIGestureRecognizer.State] = []
      func note(_ recognizer: UIGestureRecognizer) { list.append(recognizer.state) }
    }
    let controller = UIViewController()
    let phone = try device("iPhone X")
    phone.show(controller)
    let states = States()
    let tap = UITapGestureRecognizer(target: states, action: Selector("note", States.note))
    controller.view.addGestureRecognizer(tap)
    phone.tap(at: CGPoint(x: 100, y: 300))
    #expect(states.list == [.recognized] && tap.state == .possible)
  }
}
