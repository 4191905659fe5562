import Foundation

/// The traits of an environment: size classes, appearance, text size, direction, scale. A collection is
/// immutable; new ones are created by combining or modifying others. Traits may be unspecified.
///
/// Use the `traitCollection` of a view or view controller, or `current` in methods that UIKit calls to
/// update, lay out and draw.
///
/// Unchecked, since the class is open: its own properties are constants.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  // Designated initializers are internal: the compiler creates no stubs for them in subclasses of other
  // modules.
  init(own values: TraitValues) {
    self.values = values
    super.init()
  }

  package convenience init(values: TraitValues) { self.init(own: values) }

  /// Creates a collection without specified traits.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.mutate(TraitValues(), mutations))
  }

  /// Creates a collection with the traits of several collections. If several specify a trait, the last one is
  /// used.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection that specifies only the user interface idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Creates a collection that specifies only the user interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection that specifies only the display scale, in pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// Creates a collection that specifies only the display gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that specifies only the preferred content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection that specifies only the accessibility contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection that specifies only the user interface level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection that specifies only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Creates a collection that specifies only the force touch capability.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// Creates a collection that specifies only the active appearance.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// Creates a collection that specifies only a trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  // MARK: Accessing traits

  /// The user interface idiom; `unspecified` if not set.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The user interface style; `unspecified` if not set.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction; `unspecified` if not set.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The display scale, in pixels per point; 0 if not set.
  public var displayScale: CGFloat { values.displayScale }
  /// The display gamut; `unspecified` if not set.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The horizontal size class; `unspecified` if not set.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class; `unspecified` if not set.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The preferred content size category; `unspecified` if not set.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The accessibility contrast; `unspecified` if not set.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The user interface level; `unspecified` if not set.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The legibility weight; `unspecified` if not set.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The force touch capability; `unknown` if not set.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The active appearance; `unspecified` if not set.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Accesses the value of a trait; its default value if it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The metrics of the version of iOS; those of the current traits if unspecified.
  package var metrics: SystemMetrics {
    values.metrics ?? UITraitCollection.current.values.metrics ?? .standard
  }

  /// Returns a copy with the metrics of another version of iOS.
  package func replacing(_ metrics: SystemMetrics) -> UITraitCollection {
    var copy = values
    copy.metrics = metrics
    return UITraitCollection(values: copy)
  }

  // MARK: Comparing and modifying

  /// Returns whether all specified traits of another collection have the same values here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Returns whether dynamic colors may differ for another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.hasDifferentColorAppearance(from: traitCollection.values)
  }

  /// Returns the system traits that differ from another collection's.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    Self.systemTraits.filter { trait in
      guard let traitCollection else { return values.specifies(trait) }
      return !values.agrees(with: traitCollection.values, on: trait)
    }
  }

  /// Returns a copy with the changes that a closure makes.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.mutate(values, mutations))
  }

  /// Returns a copy with the value of a trait replaced.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The system traits on which dynamic colors depend.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The system traits that select images from an asset catalog.
  open class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
    ]
  }

  private static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
      UITraitForceTouchCapability.self, UITraitActiveAppearance.self,
    ]
  }

  private static func mutate(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    hasher.combine(values.preferredContentSizeCategory)
    hasher.combine(values.displayScale)
    return hasher.finalize()
  }

  /// Returns this collection, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<UITraitCollection: \(values.descriptions.joined(separator: ", "))>"
  }
}
