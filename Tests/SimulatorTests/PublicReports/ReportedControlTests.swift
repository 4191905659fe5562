import DeviceModels
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of controls, fonts, pickers and text views.
@MainActor @Suite(.serialized) struct ReportedControlTests: PublicReports {
  /// example-a.com/answer/70778238: a label and 6 points above and below it, whatever the vertical alignment.
  @Test func buttonsAddSixPointsAboveAndBelow() throws {
    let controller = UIViewController()
    let phone = try device("iPhone 8", system: 14)
    phone.show(controller)
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 18)
    button.setTitle("Button", for: .normal)
    button.sizeToFit()
    controller.view.addSubview(button)
    phone.layOut()
    let title = try #require(button.titleLabel?.frame)
    #expect(abs(title.height - 21.25) <= 0.25 && abs(button.frame.height - 33.5) <= 0.5)
    button.contentVerticalAlignment = .top
    #expect(abs(button.intrinsicContentSize.height - 33.5) <= 0.5)
  }

  /// jaredsinclair.com/2024/03/02/scaled-metrics: 16.333 and not 16.
  @Test func scaledValuesAreNotProportionalToTheStyle() throws {
    let phone = try device("iPhone 15", system: 17)
    phone.show(UIViewController())
    let metrics = UIFontMetrics(forTextStyle: .body)
    func scaled(_ category: UIContentSizeCategory) -> CGFloat {
      metrics.scaledValue(
        for: 17,
        compatibleWith: UITraitCollection(traitsFrom: [
          UITraitCollection(displayScale: 3), UITraitCollection(preferredContentSizeCategory: category),
        ]))
    }
    #expect(scaled(.large) == 17)
    #expect(abs(scaled(.medium) - 16.333) < 0.001)
    withExtendedLifetime(phone) {}
  }

  /// iosfontsizes.com (iOS 17).
  @Test func extraLargeTitlesAreBold() throws {
    let phone = try device("iPhone 15", system: 17)
    phone.show(UIViewController())
    let fonts = [UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2].map {
      UIFont.preferredFont(forTextStyle: $0)
    }
    #expect(fonts.map(\.pointSize) == [36, 28])
    #expect(fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(.traitBold) })
    withExtendedLifetime(phone) {}
  }

  /// markmeretzky.com/INFO1-CE9236/src/picker (NSLog of the frame) and UIPickerView's public header, at
  /// csdndocs.com/article/3027175: -1 if nothing is selected.
  @Test func pickersBeginWithASizeAndWithoutASelection() {
    let picker = UIPickerView()
    #expect(picker.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  /// developer.apple.com, textView(_:shouldChangeTextIn:replacementText:): deleting replaces one character by nothing.
  @Test func deletingAsksWithAnEmptyText() throws {
    final class Delegate: NSObject, UITextViewDelegate {
      var asked: [String] = []
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        asked.append("\(range.location) \(range.length) '\(text)'")
        return true
      }
    }
    let (controller, delegate) = (UIViewController(), Delegate())
    let phone = try device("iPhone 15")
    phone.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.text = "abc"
    view.delegate = delegate
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    phone.typeBackspace()
    #expect(delegate.asked == ["2 1 ''"] && view.text == "ab")
    phone.typeText("d")
    #expect(delegate.asked.last == "2 0 'd'")
  }

  /// thearchivebase.com "first UIApplication, or Control?": window, touches of the control, its actions.
  @Test func eventsGoFromTheWindowToTheControl() throws {
    final class Window: UIWindow {
      var calls: ReportedCalls?
      override func sendEvent(_ event: UIEvent) {
        calls?.list.append("window")
        super.sendEvent(event)
      }
    }
    final class Control: UIControl {
      var calls: ReportedCalls?
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls?.list.append("touches")
        super.touchesEnded(touches, with: event)
      }
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        calls?.list.append("control")
        super.sendAction(action, to: target, for: event)
      }
    }
    @MainActor final class Target: NSObject {
      var calls: ReportedCalls?
      func act(_ sender: UIControl) { calls?.list.append("target") }
    }
    let calls = ReportedCalls()
    let phone = try device("iPhone 15")
    phone.show(UIViewController())
    let window = Window(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let (control, target) = (Control(frame: CGRect(x: 100, y: 300, width: 100, height: 40)), Target())
    (window.calls, control.calls, target.calls) = (calls, calls, calls)
    control.addTarget(target, action: Selector("act", Target.act), for: .touchUpInside)
    window.rootViewController?.view.addSubview(control)
    phone.layOut()
    let touch = try #require(phone.touchDown(at: CGPoint(x: 150, y: 320)))
    _ = calls.take()
    phone.lift(touch, after: 0.1)
    #expect(calls.take() == ["window", "touches", "control", "target"])
    window.isHidden = true
  }

  /// developer.apple.com, sendAction(_:to:from:for:) of UIApplication: whether an object handled the action.
  @Test func actionsThatNobodyHandlesAreFalse() throws {
    final class Root: UIViewController {
      var senders = 0
      func handleReported(_ sender: Any?) { senders += 1 }
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Root()
    let phone = try device("iPhone 15")
    phone.show(controller)
    controller.becomeFirstResponder()
    let known = Selector("handleReported", Root.handleReported)
    #expect(UIApplication.shared.sendAction(known, to: nil, from: nil, for: nil))
    #expect(controller.senders == 1)
    #expect(!UIApplication.shared.sendAction("nobodyHandlesThis:", to: nil, from: nil, for: nil))
    withExtendedLifetime(phone) {}
  }
}
