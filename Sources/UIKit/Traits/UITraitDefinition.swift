import Foundation

/// A trait that an app defines for itself, or one of the system's. The type names the trait:
///
/// ```swift
/// struct ThemeTrait: UITraitDefinition {
///   static let defaultValue = Theme.standard
/// }
/// ```
public protocol UITraitDefinition {
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
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait given by its type, as in `registerForTraitChanges([UITraitUserInterfaceStyle.self])`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, stored in a field of `TraitValues`.
package protocol SystemTrait: UITraitDefinition {
  static var field: WritableKeyPath<TraitValues, Value> { get }
}

public struct UITraitUserInterfaceIdiom: SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public struct UITraitLayoutDirection: SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  package static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

public struct UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
  package static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public struct UITraitDisplayGamut: SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  package static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

public struct UITraitAccessibilityContrast: SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public struct UITraitLegibilityWeight: SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  package static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public struct UITraitForceTouchCapability: SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  package static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

public struct UITraitActiveAppearance: SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
