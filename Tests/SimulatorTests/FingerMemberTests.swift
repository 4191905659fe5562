import Foundation
import Simulator
import Testing
import UIKit

/// Fingers of a recognizer, and a transition between a view's looks.
@MainActor @Suite(.serialized) struct FingerMemberTests {
  @MainActor final class Log {
    var counts: Set<Int> = []
    var places: [CGPoint] = []
    func note(_ recognizer: UIPinchGestureRecognizer) {
      counts.insert(recognizer.numberOfTouches)
      if recognizer.state == .began {
        places = (0..<2).map { recognizer.location(ofTouch: $0, in: recognizer.view) }
      }
    }
  }

  /// Two fingers at a height of 150 in a view that begins at 100: at 50 there, one left of the other.
  @Test func fingersAreCountedAndPlaced() throws {
    let phone = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let controller = UIViewController()
    phone.show(controller)
    let pad = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    pad.isMultipleTouchEnabled = true
    controller.view.addSubview(pad)
    let log = Log()
    pad.addGestureRecognizer(UIPinchGestureRecognizer(target: log, action: Selector("note", Log.note)))
    phone.advance(by: 0)
    phone.drag([
      (from: CGPoint(x: 140, y: 150), to: CGPoint(x: 90, y: 150)),
      (from: CGPoint(x: 160, y: 150), to: CGPoint(x: 210, y: 150)),
    ])
    #expect(log.counts.contains(2))
    let places = log.places.sorted { $0.x < $1.x }
    try #require(places.count == 2)
    #expect(places.allSatisfy { $0.y == 50 })
    #expect(places[0].x <= 140 && places[1].x >= 160)
  }

  @Test func transitionsEndWithTheirBlock() throws {
    let controller = UIViewController()
    let phone = try steppedPhone(controller)
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    controller.view.addSubview(label)
    phone.advance(by: 0)
    var finished: [Bool] = []
    UIView.transition(
      with: label, duration: 1, options: .transitionCrossDissolve, animations: { label.text = "After" },
      completion: { finished.append($0) })
    #expect(label.text == "After")
    phone.advance(by: 0.9)
    #expect(finished.isEmpty)
    phone.advance(by: 0.2)
    #expect(finished == [true])
  }
}
