import DeviceModels
import UIKit

/// A device and the settings that a screen is checked in.
public struct LintConfiguration: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// The orientation, appearance, text size and direction.
  public var settings: DeviceSettings
  /// A Boolean value that determines whether texts are in the pseudo-language, which is a third longer. The default is `false`.
  public var usesPseudoLanguage: Bool

  /// Creates a configuration.
  public init(device: Device, settings: DeviceSettings = DeviceSettings(), usesPseudoLanguage: Bool = false) {
    self.device = device
    self.settings = settings
    self.usesPseudoLanguage = usesPseudoLanguage
  }

  /// A Boolean value that indicates whether the text size is one of those for accessibility.
  var hasAccessibilityTextSize: Bool { settings.textSize.isAccessibilityCategory }

  /// The name in reports: the device, and the settings that differ from the usual ones.
  public var name: String {
    var parts = [device.name]
    if settings.orientation == .landscape { parts.append("landscape") }
    if settings.textSize != .large { parts.append("text \(settings.textSize.shortName.uppercased())") }
    if settings.appearance == .dark { parts.append("dark") }
    if settings.layoutDirection == .rightToLeft { parts.append("right to left") }
    if usesPseudoLanguage { parts.append("pseudo-language") }
    if let language = settings.language { parts.append(language) }
    return parts.joined(separator: ", ")
  }

  /// A measure of how much the configuration differs from a usual phone, by which the least one of several is chosen.
  var distance: Int {
    let sizes = UIContentSizeCategory.allCategories
    let usual = sizes.firstIndex(of: .large) ?? 0
    let size = (sizes.firstIndex(of: settings.textSize) ?? usual) - usual
    return abs(size) * 2 + (usesPseudoLanguage ? 3 : 0) + (settings.layoutDirection == .rightToLeft ? 3 : 0)
      + (settings.orientation == .landscape ? 2 : 0) + (settings.appearance == .dark ? 1 : 0)
      + (device.idiom == .pad ? 1 : 0)
  }
}
