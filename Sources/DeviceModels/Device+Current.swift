import UIKit

extension Device {
  /// Sets the screen, kind and settings of a session to those of the device.
  ///
  /// - Parameter metrics: The metrics, if they are not those of the settings' version of iOS.
  @MainActor
  package func configure(
    _ session: DeviceSession, _ settings: DeviceSettings, interfaceOrientation: Orientation,
    metrics: SystemMetrics? = nil
  ) {
    var interface = settings
    interface.orientation = interfaceOrientation
    var traits = traits(interface)
    if let metrics { traits = traits.replacing(metrics) }
    let size = size(in: interfaceOrientation)
    let screen = session.screen
    if screen.bounds.size != size || screen.traitCollection != traits {
      screen.configure(size: size, traits: traits)
    }
    screen.statusBarHeight = self[interfaceOrientation].statusBarHeight
    session.language = settings.language
    session.reducesMotion = settings.reducesMotion
    session.kind = UIDevice.Kind(name: name, idiom: idiom)
  }
}
