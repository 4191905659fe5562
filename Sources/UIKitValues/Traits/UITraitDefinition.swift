import Foundation

/// The definition of a trait, of an application or the system. The type identifies the trait:
///
/// ```swift
/// struct ThemeTrait: UITraitDefinition {
///   static let defaultValue = Theme.standard
/// }
/// ```
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The default value of the trait.
  static var defaultValue: Value { get }

  /// The identifier of the trait, which is the same in every run. The default is the type's full name.
  static var identifier: String { get }

  /// The name in descriptions. The default is the type's name.
  static var name: String { get }

  /// A Boolean value that indicates whether dynamic colors depend on the trait. The default is `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's full name, including the module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait identified by its type, as in `registerForTraitChanges([UITraitUserInterfaceStyle.self])`.
public typealias UITrait = any UITraitDefinition.Type

/// A system trait, stored in a property of `TraitValues`.
package protocol SystemTrait: UITraitDefinition {
  static var field: WritableKeyPath<TraitValues, Value> { get }
}

/// The user interface idiom trait.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The user interface style trait.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The layout direction trait.
public struct UITraitLayoutDirection: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  package static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The display scale trait, in pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  /// 0, which means unspecified.
  public static let defaultValue: CGFloat = 0
  package static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The display gamut trait.
public struct UITraitDisplayGamut: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The horizontal size class trait.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class trait.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The preferred content size category trait.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIContentSizeCategory.unspecified
  package static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The accessibility contrast trait.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The user interface level trait.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The legibility weight trait.
public struct UITraitLegibilityWeight: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UILegibilityWeight.unspecified
  package static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The force touch capability trait.
public struct UITraitForceTouchCapability: SystemTrait {
  /// `unknown`.
  public static let defaultValue = UIForceTouchCapability.unknown
  package static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The active appearance trait.
public struct UITraitActiveAppearance: SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  package static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
