import UIKit

extension VirtualDevice {
  /// Shakes the device: sends the motion events to the first responder, or else the window, from where they
  /// follow the responder chain.
  public func shake() {
    layOut()
    let responder = session.firstResponder ?? window
    let event = ShakeEvent()
    collectingMessages {
      responder.motionBegan(.motionShake, with: event)
      responder.motionEnded(.motionShake, with: event)
    }
    layOut()
  }
}
