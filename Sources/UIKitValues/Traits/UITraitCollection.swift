import Foundation

/// The traits of an environment: size classes, appearance, text size, direction, scale. A collection never
/// changes; new ones are made by combining or modifying others. What a collection does not say is unspecified.
///
/// Read `traitCollection` of a view or view controller, or `current` inside the methods that UIKit calls to
/// update, lay out and draw.
///
/// Unchecked, since the class is open: its own properties are constants.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  // Designated initializers are the module's own: the compiler has no stubs for them in subclasses elsewhere.
  init(own values: TraitValues) {
    self.values = values
    super.init()
  }

  package convenience init(values: TraitValues) { self.init(own: values) }

  /// A collection that specifies nothing.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  /// A collection of the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.mutate(TraitValues(), mutations))
  }

  /// All traits of the given collections; where several specify one, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Traits that specify the kind of device and nothing else.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Traits that specify light or dark and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Traits that specify the direction of the layout and nothing else.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// - Parameter scale: pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// Traits that specify the gamut of the display and nothing else.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// Traits that specify the size class of the width and nothing else.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Traits that specify the size class of the height and nothing else.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Traits that specify the preferred text size and nothing else.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Traits that specify the contrast and nothing else.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Traits that specify the level and nothing else.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Traits that specify whether text is bold and nothing else.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Traits that specify whether touches report their force and nothing else.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// Traits that specify whether the window looks active and nothing else.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// Traits that specify a trait of one's own and nothing else.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  // MARK: Reading

  /// The kind of device; `unspecified` where nobody set it.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark; `unspecified` where nobody set it.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of the layout; `unspecified` where nobody set it.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 where unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The gamut of the display; `unspecified` where nobody set it.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// How wide the space is; `unspecified` where nobody set it.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How high the space is; `unspecified` where nobody set it.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The size of text that the user prefers; `unspecified` where nobody set it.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether increased contrast is asked for; `unspecified` where nobody set it.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the content is presented over other content; `unspecified` where nobody set it.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether bold text is asked for; `unspecified` where nobody set it.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether touches report their force; `unknown` where nobody set it.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// Whether the window has an active appearance; `unspecified` where nobody set it.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// The value of a trait, or its default where nobody set one.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The sizes, margins and rules of the version of iOS; those of the current traits where unspecified.
  package var metrics: SystemMetrics {
    values.metrics ?? UITraitCollection.current.values.metrics ?? .standard
  }

  /// A copy for another version of iOS.
  package func replacing(_ metrics: SystemMetrics) -> UITraitCollection {
    var copy = values
    copy.metrics = metrics
    return UITraitCollection(values: copy)
  }

  // MARK: Comparing and changing

  /// Whether all that the other collection specifies, or more, is specified here with the same values.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Whether dynamic colours could look different under the other collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.hasDifferentColorAppearance(from: traitCollection.values)
  }

  /// The traits that differ from the other collection's.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    Self.systemTraits.filter { trait in
      guard let traitCollection else { return values.specifies(trait) }
      return !values.agrees(with: traitCollection.values, on: trait)
    }
  }

  /// A copy with the changes that the closure makes.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.mutate(values, mutations))
  }

  /// A copy with one trait replaced.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The traits of the system on which dynamic colours depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The traits of the system by which images are chosen from a catalogue.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
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

  /// The collection itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<UITraitCollection: \(values.descriptions.joined(separator: ", "))>"
  }
}
