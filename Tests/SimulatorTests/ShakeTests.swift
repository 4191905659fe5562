import Simulator
import Testing

import UIKit

@MainActor @Suite struct ShakeTests {
  private final class Shaken: UIViewController {
    var told: [String] = []
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      told.append("began \(motion == .motionShake)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      told.append("ended \(event?.type == .motion) \(event?.subtype == .motionShake)")
    }
  }

  @Test func shakesGoUpTheChainFromWhatIsTypedInto() throws {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    let controller = Shaken()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    controller.view.addSubview(field)
    device.show(controller)
    device.shake()
    // Nothing is first: the window is told, and its controller lies below it.
    #expect(controller.told.isEmpty)
    field.becomeFirstResponder()
    device.shake()
    #expect(controller.told == ["began true", "ended true true"])
  }

  @Test func classesAnswerForTheirSharedObject() throws {
    _ = VirtualDevice(try DeviceCatalog.standard.device(named: "iPhone 15"))
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
    let found = UIApplication.perform(NSSelectorFromString("sharedApplication"))?.takeUnretainedValue()
    #expect(found === UIApplication.shared)
    #expect(!UIView.responds(to: NSSelectorFromString("sharedApplication")))
    #expect(UIView.value(forKeyPath: "shared") == nil)
  }
}
