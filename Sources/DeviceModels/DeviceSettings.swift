import Typesetting
import UIKit

/// The settings of a device's user: orientation, appearance, text size.
public struct DeviceSettings: Hashable, Sendable {
  /// The orientation of the device. The default is portrait.
  public var orientation: Orientation
  /// The appearance. The default is light.
  public var appearance: UIUserInterfaceStyle
  /// The preferred content size category. The default is `large`.
  public var textSize: UIContentSizeCategory
  /// The layout direction of the user's language. The default is left-to-right.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// The contrast. The default is normal.
  public var contrast: UIAccessibilityContrast
  /// The weight of text. The default is regular.
  public var legibilityWeight: UILegibilityWeight
  /// The language of texts in storyboards and xibs, such as `fr`; `nil` for that of the documents.
  public var language: String?
  /// The major version of iOS that determines metrics and text rules: 15, 16, 17, 18 or 26, for example. An
  /// unknown version is treated as the newest known one before it.
  public var system: Int
  /// A Boolean value that determines whether pictures contain the status bar, at 9:41, and the home
  /// indicator, as the frontmost controller requests. The default is `false`, as in pictures that tests take
  /// on iOS. It does not affect layout.
  public var showsStatusBar = false
  /// A Boolean value that determines whether Reduce Motion is enabled. The default is `false`. It is what
  /// `UIAccessibility.isReduceMotionEnabled` says; UIKit's own animations are the same.
  public var reducesMotion = false

  /// A Boolean value that determines whether the design is the one before iOS 26, as `UIDesignRequiresCompatibility` in an application's
  /// `Info.plist` asks for. The default is `false`.
  public var requiresCompatibility = false

  /// Creates settings, by default portrait, light, `large` text, left-to-right, iOS 26.
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

  /// The default version of iOS: 26, unless a test has the trait `ios(_:)`.
  public static var standardSystem: Int { SystemMetrics.standardVersion }

  /// A Boolean value that indicates whether the design is older than the system.
  public var hasOlderDesign: Bool { requiresCompatibility && system >= 26 }

  /// The metrics and text rules of the version, for a user of the language.
  package var metrics: SystemMetrics {
    SystemMetrics.of(system, isCompatible: requiresCompatibility).preferring(
      IdeographForms(language: language))
  }
}

extension Device {
  /// Returns the traits of the device's screen with the user's settings.
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
