import Foundation

/// The values of a trait collection, each of which may be unspecified. Collections, mutable traits and
/// overrides store this value.
///
/// Unchecked: the values of custom traits are shared between threads only within collections, which never
/// change.
package struct TraitValues: @unchecked Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var displayGamut = UIDisplayGamut.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

  /// The metrics of the version of iOS; `nil` if unspecified. Not a trait of iOS: applications cannot access
  /// it.
  package var metrics: SystemMetrics?

  /// The values of custom traits, by type.
  private var custom: [ObjectIdentifier: CustomValue] = [:]

  package init() {}

  /// The traits of an iPhone with default settings and a display scale of 3, used as fallback.
  package static let phone: TraitValues = {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = 3
    values.displayGamut = .P3
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.preferredContentSizeCategory = .large
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.forceTouchCapability = .unavailable
    values.activeAppearance = .active
    return values
  }()

  /// Adopts all specified values of another collection.
  package mutating func merge(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    if let metrics = other.metrics { self.metrics = metrics }
    if !other.custom.isEmpty { custom.merge(other.custom) { _, new in new } }
  }

  /// Returns whether all specified values of another collection are equal here.
  package func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }

  /// Returns whether dynamic colors and images may differ for another collection.
  package func hasDifferentColorAppearance(from other: TraitValues) -> Bool {
    userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
      || activeAppearance != other.activeAppearance
      || Set(custom.keys).union(other.custom.keys).contains { key in
        let mine = custom[key]
        let theirs = other.custom[key]
        return (mine ?? theirs)?.affectsColorAppearance == true && mine != theirs
      }
  }

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return Self.read(system, in: self) as? Trait.Value ?? trait.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        Self.write(newValue, to: system, in: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomValue(
          name: trait.name, value: newValue, affectsColorAppearance: trait.affectsColorAppearance)
      }
    }
  }

  /// Returns whether a trait has a specified value.
  package func specifies(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else { return custom[ObjectIdentifier(trait)] != nil }
    return !Self.same(system, self, TraitValues())
  }

  /// Removes the value of a trait.
  package mutating func remove(_ trait: UITrait) {
    guard let system = trait as? any SystemTrait.Type else {
      custom[ObjectIdentifier(trait)] = nil
      return
    }
    Self.copy(system, from: TraitValues(), to: &self)
  }

  /// Returns whether a trait has the same value in another collection.
  package func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return Self.same(system, self, other) }
    return custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
  }

  /// The specified traits as `name = value`, in a fixed order.
  var descriptions: [String] {
    let empty = TraitValues()
    var parts: [String] = []
    func add(_ name: String, _ isSet: Bool, _ value: Any) {
      if isSet { parts.append("\(name) = \(value)") }
    }
    add("UserInterfaceIdiom", userInterfaceIdiom != empty.userInterfaceIdiom, userInterfaceIdiom)
    add("DisplayScale", displayScale != 0, displayScale)
    add("DisplayGamut", displayGamut != .unspecified, displayGamut)
    add("HorizontalSizeClass", horizontalSizeClass != .unspecified, horizontalSizeClass)
    add("VerticalSizeClass", verticalSizeClass != .unspecified, verticalSizeClass)
    add("UserInterfaceStyle", userInterfaceStyle != .unspecified, userInterfaceStyle)
    add("UserInterfaceLayoutDirection", layoutDirection != .unspecified, layoutDirection)
    add("ForceTouchCapability", forceTouchCapability != .unknown, forceTouchCapability)
    add(
      "PreferredContentSizeCategory", preferredContentSizeCategory != .unspecified,
      preferredContentSizeCategory.rawValue)
    add("AccessibilityContrast", accessibilityContrast != .unspecified, accessibilityContrast)
    add("UserInterfaceLevel", userInterfaceLevel != .unspecified, userInterfaceLevel)
    add("LegibilityWeight", legibilityWeight != .unspecified, legibilityWeight)
    add("ActiveAppearance", activeAppearance != .unspecified, activeAppearance)
    for value in custom.values.sorted(by: { $0.name < $1.name }) { add(value.name, true, value.value) }
    return parts
  }

  private static func read<Trait: SystemTrait>(_ trait: Trait.Type, in values: TraitValues) -> Any {
    values[keyPath: trait.field]
  }

  private static func write<Trait: SystemTrait>(
    _ value: Any, to trait: Trait.Type, in values: inout TraitValues
  ) {
    if let value = value as? Trait.Value { values[keyPath: trait.field] = value }
  }

  private static func copy<Trait: SystemTrait>(
    _ trait: Trait.Type, from: TraitValues, to: inout TraitValues
  ) {
    to[keyPath: trait.field] = from[keyPath: trait.field]
  }

  private static func same<Trait: SystemTrait>(
    _ trait: Trait.Type, _ left: TraitValues, _ right: TraitValues
  ) -> Bool {
    CustomValue.equal(left[keyPath: trait.field], right[keyPath: trait.field])
  }
}

extension TraitValues: Equatable {
  package static func == (left: TraitValues, right: TraitValues) -> Bool {
    left.userInterfaceIdiom == right.userInterfaceIdiom && left.userInterfaceStyle == right.userInterfaceStyle
      && left.layoutDirection == right.layoutDirection && left.displayScale == right.displayScale
      && left.displayGamut == right.displayGamut && left.horizontalSizeClass == right.horizontalSizeClass
      && left.verticalSizeClass == right.verticalSizeClass
      && left.preferredContentSizeCategory == right.preferredContentSizeCategory
      && left.accessibilityContrast == right.accessibilityContrast
      && left.userInterfaceLevel == right.userInterfaceLevel
      && left.legibilityWeight == right.legibilityWeight
      && left.forceTouchCapability == right.forceTouchCapability
      && left.activeAppearance == right.activeAppearance
      && (left.metrics === right.metrics || left.metrics ?? .standard == right.metrics ?? .standard)
      && (left.custom.isEmpty && right.custom.isEmpty || left.custom == right.custom)
  }
}

/// The value of a custom trait.
private struct CustomValue: Equatable {
  package let name: String
  package let value: Any
  let affectsColorAppearance: Bool

  static func == (left: CustomValue, right: CustomValue) -> Bool { equal(left.value, right.value) }

  /// Returns whether values are equal. Objects that are not equatable are compared by identity; other values
  /// are never equal.
  package static func equal(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return equalValues(left, right) }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return (left as AnyObject) === (right as AnyObject)
  }

  private static func equalValues<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
  }
}
