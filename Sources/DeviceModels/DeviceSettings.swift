import Typesetting
import UIKit

/// What the user of a device chooses: how it is held, light or dark, the size of text.
public struct DeviceSettings: Hashable, Sendable {
  /// How the device is held; upright by default.
  public var orientation: Orientation
  /// Light or dark; light by default.
  public var appearance: UIUserInterfaceStyle
  /// The size of text that the user prefers; `large` by default.
  public var textSize: UIContentSizeCategory
  /// The direction of the user's language; left to right by default.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// Whether the user wants more contrast; normal by default.
  public var contrast: UIAccessibilityContrast
  /// Whether the user wants bold text; regular by default.
  public var legibilityWeight: UILegibilityWeight
  /// The language of texts in storyboards and xibs, such as `fr`; nil for that of the documents themselves.
  public var language: String?
  /// The major version of iOS whose sizes, margins and text rules the device has: 15, 16, 17, 18 or 26, say. A version
  /// that is not known counts as the newest known one before it.
  public var system: Int
  /// Whether pictures show the status bar, at 9:41, and the home indicator, as the controller in front wishes them; off by
  /// default, as in pictures that tests take on iOS. Layout does not depend on it.
  public var showsStatusBar = false

  /// The settings of a device out of the box: upright, light, `large` text, left to right, iOS 18.
  public init(
    orientation: Orientation = .portrait,
    appearance: UIUserInterfaceStyle = .light,
    textSize: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    contrast: UIAccessibilityContrast = .normal,
    legibilityWeight: UILegibilityWeight = .regular,
    language: String? = nil,
    system: Int = DeviceSettings.standardSystem
  ) {
    self.orientation = orientation
    self.appearance = appearance
    self.textSize = textSize
    self.layoutDirection = layoutDirection
    self.contrast = contrast
    self.legibilityWeight = legibilityWeight
    self.language = language
    self.system = system
  }

  /// The version of iOS that devices have unless told otherwise.
  public static let standardSystem = 18

  /// The sizes, margins and text rules of the version, for a user of the language.
  var metrics: SystemMetrics {
    SystemMetrics.of(system).preferring(IdeographForms(language: language))
  }
}

extension Device {
  /// The traits of the device's screen under the user's settings.
  public func traits(_ settings: DeviceSettings = DeviceSettings()) -> UITraitCollection {
    let environment = self[settings.orientation]
    return UITraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.displayScale = scale
      $0.displayGamut = .P3
      $0.horizontalSizeClass = environment.horizontalSizeClass
      $0.verticalSizeClass = environment.verticalSizeClass
      $0.userInterfaceStyle = settings.appearance
      $0.preferredContentSizeCategory = settings.textSize
      $0.layoutDirection = settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      $0.accessibilityContrast = settings.contrast
      $0.legibilityWeight = settings.legibilityWeight
      $0.userInterfaceLevel = .base
      $0.forceTouchCapability = .unavailable
      $0.activeAppearance = .active
    }.replacing(settings.metrics)
  }
}
