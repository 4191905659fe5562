import Simulator
import Testing
import UIKit

@MainActor
@Suite struct SliderTouchTests {
  /// A player's slider has a length that is no number until the length is known; random touches of a public application found
  /// that it stopped there.
  @Test(arguments: [Float.nan, .infinity])
  func lengthsThatAreNoNumbersAreTouched(length: Float) throws {
    let device = VirtualDevice(try DeviceCatalog.standard.device(named: "iphone-15"))
    let controller = UIViewController()
    let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 200, height: 30))
    slider.maximumValue = length
    slider.value = length
    controller.view.addSubview(slider)
    device.show(controller)
    device.drag(from: CGPoint(x: 60, y: 215), to: CGPoint(x: 200, y: 215))
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    #expect(thumb.minX.isFinite && thumb.minX < 20)
    #expect(try !device.picture(.png).isEmpty)
  }
}
