import Foundation

/// A mutable container of traits, in the closure of `UITraitCollection(mutations:)` and in trait overrides.
public protocol UIMutableTraits {
  /// Accesses the value of a trait; the default value if it is not specified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The user interface idiom.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// The user interface style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The display scale, in pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The display gamut.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The preferred content size category.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The accessibility contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// The user interface level.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// The legibility weight.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// The force touch capability.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// The active appearance.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}

/// The trait overrides of a view or view controller, which its descendants inherit.
public struct UITraitOverrides: UIMutableTraits {
  package var values = TraitValues()

  package init() {}

  /// A Boolean value that indicates whether no trait was ever overridden.
  package private(set) var isEmpty = true

  /// The overrides as a collection in which other traits are unspecified.
  package var collection: UITraitCollection { UITraitCollection(values: values) }

  /// Accesses the override of a trait; its default value if it is not overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set {
      values[trait] = newValue
      isEmpty = false
    }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Removes an override, so that the trait is inherited.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

/// The traits that a mutations closure changes.
struct MutableTraits: UIMutableTraits {
  package var values: TraitValues

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }
}
