import Foundation

/// A trait that an app defines for itself, or one of the system's. The type names the trait:
///
/// ```swift
/// struct ThemeTrait: UITraitDefinition {
///   static let defaultValue = Theme.standard
/// }
/// ```
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }

  /// A name that is the same in every run; by default the type's full name.
  static var identifier: String { get }

  /// The name that descriptions show; by default the type's name.
  static var name: String { get }

  /// Whether dynamic colours depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's full name, its module included.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait given by its type, as in `registerForTraitChanges([UITraitUserInterfaceStyle.self])`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, stored in a field of `TraitValues`.
package protocol SystemTrait: UITraitDefinition {
  static var field: WritableKeyPath<TraitValues, Value> { get }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Not a kind of device.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Neither.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True.
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The direction of the layout.
public struct UITraitLayoutDirection: SystemTrait {
  /// Neither.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  package static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The pixels per point of the display.
public struct UITraitDisplayScale: SystemTrait {
  /// 0, which stands for unspecified.
  public static let defaultValue: CGFloat = 0
  package static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The gamut of the display.
public struct UITraitDisplayGamut: SystemTrait {
  /// Neither.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True.
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// How wide the space is.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Neither compact nor regular.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// How high the space is.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Neither compact nor regular.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The size of text that the user prefers.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// No size.
  public static let defaultValue = UIContentSizeCategory.unspecified
  package static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Whether increased contrast is asked for.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// Neither.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True.
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether the content is presented over other content.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// Neither.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True.
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Whether bold text is asked for.
public struct UITraitLegibilityWeight: SystemTrait {
  /// Neither.
  public static let defaultValue = UILegibilityWeight.unspecified
  package static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether touches report their force.
public struct UITraitForceTouchCapability: SystemTrait {
  /// Not known.
  public static let defaultValue = UIForceTouchCapability.unknown
  package static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// Whether the window has an active appearance.
public struct UITraitActiveAppearance: SystemTrait {
  /// Neither.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// True.
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
