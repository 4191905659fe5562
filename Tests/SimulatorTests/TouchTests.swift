import Simulator
import Testing
import UIKit

@MainActor
@Suite struct TouchTests {
  final class Pad: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }

    private func note(_ what: String, _ touches: Set<UITouch>) {
      let point = touches.first?.location(in: self) ?? .zero
      calls.append("\(what) \(Int(point.x)) \(Int(point.y))")
    }
  }

  let phone: VirtualDevice
  let pad = Pad(frame: CGRect(x: 100, y: 200, width: 50, height: 50))

  init() throws {
    phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let controller = UIViewController()
    controller.view.addSubview(pad)
    phone.show(controller)
  }

  @Test func aTapReachesTheViewBelowIt() {
    #expect(phone.tap(at: CGPoint(x: 110, y: 205)) === pad)
    #expect(pad.calls == ["began 10 5", "ended 10 5"])
  }

  @Test func aTapBesideItDoesNot() {
    #expect(phone.tap(at: CGPoint(x: 90, y: 205)) !== pad)
    #expect(pad.calls.isEmpty)
  }

  @Test func aTapOutsideTheScreenReachesNothing() {
    #expect(phone.tap(at: CGPoint(x: -1, y: 5)) == nil)
    #expect(phone.tap(at: CGPoint(x: CGFloat.nan, y: 5)) == nil)
  }

  @Test func aDragStaysWithTheViewWhereItBegan() {
    phone.drag(from: CGPoint(x: 110, y: 210), to: CGPoint(x: 310, y: 210), steps: 2)
    #expect(pad.calls == ["began 10 10", "moved 110 10", "moved 210 10", "ended 210 10"])
  }

  // MARK: Gestures

  private func recognizing<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ note: @escaping @MainActor (Recognizer) -> String
  ) -> Log {
    let log = Log { ($0 as? Recognizer).map(note) ?? "" }
    recognizer.addTarget(log, action: Selector("note", Log.note))
    pad.addGestureRecognizer(recognizer)
    return log
  }

  @MainActor final class Log {
    var lines: [String] = []
    private let text: (UIGestureRecognizer) -> String
    init(_ text: @escaping (UIGestureRecognizer) -> String) { self.text = text }
    func note(_ recognizer: UIGestureRecognizer) { lines.append(text(recognizer)) }
  }

  @Test func tapsAreRecognized() {
    let tap = UITapGestureRecognizer()
    let log = recognizing(tap) {
      "\($0.state) \(Int($0.location(in: $0.view).x)) \(Int($0.location(in: $0.view).y))"
    }
    phone.tap(at: CGPoint(x: 110, y: 205))
    #expect(log.lines == ["ended 10 5"])
    phone.drag(from: CGPoint(x: 110, y: 205), to: CGPoint(x: 140, y: 205))
    #expect(log.lines.count == 1)
    tap.isEnabled = false
    phone.tap(at: CGPoint(x: 110, y: 205))
    #expect(log.lines.count == 1)
    tap.isEnabled = true
    tap.numberOfTapsRequired = 2
    phone.tap(at: CGPoint(x: 110, y: 205))
    #expect(log.lines.count == 1)
    phone.tap(at: CGPoint(x: 112, y: 205))
    #expect(log.lines.count == 2)
    tap.removeTarget(log, action: nil)
    phone.tap(at: CGPoint(x: 110, y: 205))
    phone.tap(at: CGPoint(x: 110, y: 205))
    #expect(log.lines.count == 2)
  }

  @Test func recognizersTakeTouchesFromTheView() {
    final class Canceled: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
      }
    }
    let inner = Canceled(frame: pad.bounds)
    pad.addSubview(inner)
    let tap = UITapGestureRecognizer()
    let log = recognizing(tap) { "\($0.state)" }
    phone.tap(at: CGPoint(x: 110, y: 205))
    #expect(inner.calls == ["began", "cancelled"])
    tap.cancelsTouchesInView = false
    phone.tap(at: CGPoint(x: 110, y: 205))
    #expect(inner.calls == ["began", "cancelled", "began", "ended"])
    #expect(log.lines == ["ended", "ended"])
    // A control's taps are its own.
    let button = UIButton(type: .system)
    button.frame = pad.bounds
    pad.addSubview(button)
    phone.tap(at: CGPoint(x: 110, y: 205))
    #expect(log.lines.count == 2)
  }

  @Test func pansBeginAfterTenPoints() {
    let log = recognizing(UIPanGestureRecognizer()) {
      "\($0.state) \(Int($0.translation(in: $0.view).x)) \(Int($0.velocity(in: nil).x.rounded()))"
    }
    phone.drag(from: CGPoint(x: 110, y: 210), to: CGPoint(x: 134, y: 210), steps: 4)
    // 6 points to the step, 60 steps to the second.
    #expect(log.lines == ["began 12 360", "changed 18 360", "changed 24 360", "ended 24 360"])
  }

  @Test func swipesHaveADirection() {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .up]
    let log = recognizing(swipe) { "\($0.state)" }
    let start = CGPoint(x: 125, y: 225)
    for (x, y) in [(-80, 0), (80, 0), (0, -80), (0, 80), (-30, 0)] {
      phone.drag(from: start, to: CGPoint(x: 125 + x, y: 225 + y))
    }
    // Leftwards and upwards; the last one is too short.
    #expect(log.lines == ["ended", "ended"])
    // A second is too slow.
    phone.drag(from: start, to: CGPoint(x: 45, y: 225), steps: 60)
    #expect(log.lines.count == 2)
  }

  @Test func pressesTakeTime() {
    let press = UILongPressGestureRecognizer()
    let log = recognizing(press) { "\($0.state)" }
    let tap = UITapGestureRecognizer()
    let taps = recognizing(tap) { "\($0.state)" }
    phone.press(at: CGPoint(x: 110, y: 205), for: 0.6)
    #expect(log.lines == ["began", "ended"])
    #expect(taps.lines.isEmpty)
    phone.press(at: CGPoint(x: 110, y: 205), for: 0.3)
    #expect(log.lines.count == 2)
    #expect(taps.lines == ["ended"])
  }
}
