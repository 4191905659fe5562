import UIKit

extension Device {
  /// The appearance that the application of this process has whatever the device's is, as `UIUserInterfaceStyle` in its `Info.plist` says:
  /// "Dark forces the system to always use a dark appearance" (Apple). `nil`, the default, if it follows the device.
  @MainActor package static var applicationAppearance: UIUserInterfaceStyle?

  /// Returns the traits of the screen for the application of this process.
  @MainActor package func applicationTraits(_ settings: DeviceSettings) -> UITraitCollection {
    var own = settings
    if let appearance = Self.applicationAppearance { own.appearance = appearance }
    return traits(own)
  }

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
    var traits = applicationTraits(interface)
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
