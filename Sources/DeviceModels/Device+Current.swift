import ObjectiveCSupport
import UIKit

extension Device {
  /// Makes this the current device and screen of the process.
  ///
  /// - Parameter metrics: The metrics, if they are not those of the settings' version of iOS.
  @MainActor
  package func becomeCurrent(
    _ settings: DeviceSettings, interfaceOrientation: Orientation, metrics: SystemMetrics? = nil
  ) {
    var interface = settings
    interface.orientation = interfaceOrientation
    var traits = traits(interface)
    if let metrics { traits = traits.replacing(metrics) }
    let size = size(in: interfaceOrientation)
    if UIScreen.main.bounds.size != size || UIScreen.main.traitCollection != traits {
      UIScreen.main.configure(size: size, traits: traits)
    }
    UIScreen.main.statusBarHeight = self[interfaceOrientation].statusBarHeight
    UITraitCollection.current = traits
    InterfaceLanguage.current = settings.language
    UIAccessibility.isReduceMotionEnabled = settings.reducesMotion
    UIDevice.current.kind = UIDevice.Kind(name: name, idiom: idiom)
    UIDevice.current.turn(to: settings.orientation.deviceOrientation)
  }
}
