import ExampleScreens
import Foundation
import Simulator
import TestSupport
import Testing
import UIKit

/// Random visits to the example screens: touches, drags, typing, turning, time. Nothing crashes, and when all has come to rest
/// the frames are those of a new screen in the same state.
///
/// A few in the suite; `VISITS=1000 swift test --filter VisitTests` plays as many on each screen.
@MainActor @Suite(.serialized) struct VisitTests {
  private static let visits = ProcessInfo.processInfo.environment["VISITS"].flatMap { Int($0) } ?? 3
  private static let texts = ["a", "Hello ", "👍🏽", "שלום", "é\u{301}", "1.5", "\n", "東京"]

  private func play(_ numbers: inout SplitMix, on device: VirtualDevice) {
    func point() -> CGPoint {
      let size = device.window.bounds.size
      return CGPoint(x: numbers.next(Int(size.width)), y: numbers.next(Int(size.height)))
    }
    for _ in 0..<10 {
      switch numbers.next(12) {
      case 0...3: device.tap(at: point())
      case 4, 5: device.drag(from: point(), to: point(), steps: 1 + numbers.next(8))
      case 6: device.press(at: point(), for: Double(numbers.next(8)) / 10)
      case 7: device.typeText(Self.texts[numbers.next(Self.texts.count)])
      case 8: device.typeBackspace(1 + numbers.next(3))
      case 9: device.rotate(to: numbers.next(2) == 0 ? .portrait : .landscape)
      case 10: device.advance(by: Double(numbers.next(60)) / 60)
      default: device.drag([(point(), point()), (point(), point())], steps: 4)
      }
    }
  }

  /// Views from the root on, their own parts apart, in order.
  private func views(_ controller: UIViewController) -> [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [controller.view]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  /// Gives a new screen what was typed and chosen on another one.
  private func copyState(from old: UIViewController, to new: UIViewController) {
    for (source, target) in zip(views(old), views(new)) {
      if let source = source as? UITextField, let target = target as? UITextField {
        target.text = source.text
      }
      if let source = source as? UITextView, let target = target as? UITextView { target.text = source.text }
      if let source = source as? UISwitch, let target = target as? UISwitch { target.isOn = source.isOn }
      if let source = source as? UISlider, let target = target as? UISlider { target.value = source.value }
    }
  }

  private func check<Controller: UIViewController>(
    _ name: String, _ make: @MainActor () -> Controller,
    prepare: @MainActor (Controller, Controller, VirtualDevice) -> Void = { _, _, _ in }
  ) throws {
    for visit in 0..<Self.visits {
      var numbers = SplitMix(seed: UInt64(visit) &* 7919 &+ UInt64(name.utf8.count))
      let stage = try Stage<Controller>("iPhone 15") { make() }
      play(&numbers, on: stage.device)
      stage.device.window.endEditing(true)
      stage.device.rotate(to: .portrait)
      stage.device.settle()
      let fresh = try Stage<Controller>("iPhone 15") { make() }
      prepare(stage.controller, fresh.controller, fresh.device)
      copyState(from: stage.controller, to: fresh.controller)
      fresh.device.settle()
      let (old, new) = (views(stage.controller), views(fresh.controller))
      #expect(old.count == new.count, "\(name) \(visit)")
      for (a, b) in zip(old, new) {
        // Where content was scrolled to is not a matter of layout.
        let (first, second) = (a.frame, b.frame)
        let isSame =
          abs(first.minX - second.minX) < 0.01 && abs(first.minY - second.minY) < 0.01
          && abs(first.width - second.width) < 0.01 && abs(first.height - second.height) < 0.01
        #expect(isSame, "\(name), visit \(visit): \(type(of: a)) \(first) is \(second) on a new screen")
      }
    }
  }

  @Test func visitsOfTheSignUpLeadWhereAFreshOneDoes() throws {
    try check("sign up") { SignUpViewController() }
  }
  @Test func visitsOfTheProfilesLeadWhereFreshOnesDo() throws {
    try check("profiles") { ProfilesViewController() }
  }
  @Test func visitsOfTheFormLeadWhereAFreshOneDoes() throws { try check("form") { FormViewController() } }
  @Test func visitsOfTheProportionsLeadWhereFreshOnesDo() throws {
    try check("proportions") { ProportionsViewController() }
  }

  @Test(arguments: [ContactViewController.Style.anchors, .visualFormat])
  func visitsOfTheContactLeadWhereAFreshOneDoes(_ style: ContactViewController.Style) throws {
    try check("contact \(style)") { ContactViewController(style: style) }
  }

  /// A visit of the mail application has an open end: nothing crashes, what is in front fills the screen, and
  /// a screen that is left is released.
  @Test func visitsOfTheMailFillTheScreenAndReleaseScreens() throws {
    for visit in 0..<Self.visits {
      var numbers = SplitMix(seed: UInt64(visit) &* 7919 &+ 4)
      weak var controller: MailSplitViewController?
      do {
        let stage = try Stage<MailSplitViewController>("iPhone 15") { MailSplitViewController() }
        controller = stage.controller
        play(&numbers, on: stage.device)
        stage.device.window.endEditing(true)
        stage.device.rotate(to: .portrait)
        stage.device.settle()
        #expect(stage.controller.view.frame == stage.device.window.bounds, "visit \(visit)")
      }
      #expect(controller == nil, "visit \(visit)")
    }
  }

  private func makeListStack() -> ListStackViewController {
    let controller = ListStackViewController()
    controller.makeTexts = { (date: "1/2/26", code: "BEEF-1234") }
    return controller
  }

  @Test func visitsOfTheListStackLeadWhereAFreshOneDoes() throws {
    try check("list stack", makeListStack) { old, new, device in
      for _ in old.rows {
        new.addRow()
        device.advance(by: 1)
      }
    }
  }
}
