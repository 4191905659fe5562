import UIKit

extension VirtualDevice {
  /// Shakes the device: what gets keyboard input is told, or else the window, from where it goes on along the chain.
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
