import InterfaceBuilder
import Simulator
import UIKit

/// A device and the settings that a screen is shown with on it; `nil` where nothing is chosen.
package struct ScreenConfiguration: Hashable, Sendable {
  /// The device; `nil` for the one that a document was designed for.
  package var device: Device?
  package var orientation: Orientation?
  package var appearance: UIUserInterfaceStyle?
  package var textSize: TextSize?
  package var direction: Direction?
  package var language: String?
  package var system: Int?
  package var design: DesignChoice?
  package var showsStatusBar = false

  package init() {}

  /// The settings of the device. The direction of layout is that of the language by default.
  package var settings: DeviceSettings {
    let isRightToLeft =
      direction.map { $0 == .rtl } ?? language.map { Localization.isRightToLeft($0) } ?? false
    var settings = DeviceSettings(
      orientation: orientation ?? .portrait, appearance: appearance ?? .light,
      textSize: textSize?.category ?? .large,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, language: language,
      system: system ?? DeviceSettings.standardSystem)
    settings.showsStatusBar = showsStatusBar
    settings.requiresCompatibility = design == .compatibility
    return settings
  }
}
