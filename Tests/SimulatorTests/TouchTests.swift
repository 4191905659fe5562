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
}
