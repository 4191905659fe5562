import Foundation

// The units that a region prefers, which Foundation on Linux does not tell.

extension UnitLength {
  /// Creates the unit in which a region measures lengths; of several, the largest one, which is a guess.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general)
  {
    let unit = RegionalUnits.unit(locale, usage.name, UnitLength.meters)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitArea {
  /// Creates the unit in which a region measures areas; of several, the largest one, which is a guess.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitArea> = .general) {
    let unit = RegionalUnits.unit(locale, usage.name, UnitArea.squareMeters)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitVolume {
  /// Creates the unit in which a region measures volumes; of several, the largest one, which is a guess.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general)
  {
    let unit = RegionalUnits.unit(locale, usage.name, UnitVolume.liters)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitMass {
  /// Creates the unit in which a region measures masses; of several, the largest one, which is a guess.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
    let unit = RegionalUnits.unit(locale, usage.name, UnitMass.kilograms)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitSpeed {
  /// Creates the unit in which a region measures speeds.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
    let unit = RegionalUnits.unit(locale, usage.name, UnitSpeed.metersPerSecond)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitEnergy {
  /// Creates the unit in which a region measures energies; of several, the largest one, which is a guess.
  public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general)
  {
    let unit = RegionalUnits.unit(locale, usage.name, UnitEnergy.joules)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitTemperature {
  /// Creates the unit in which a region measures temperatures.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general
  ) {
    let unit = RegionalUnits.unit(
      locale, usage.name == "default" ? "weather" : usage.name, UnitTemperature.celsius)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

/// Finds units by what ICU writes for a region.
private enum RegionalUnits {
  /// Returns the unit of a region.
  ///
  /// - Parameters:
  ///   - usage: what is measured, as the Unicode Common Locale Data Repository calls it; `nil` for `known`.
  ///   - known: a unit that the result is of the kind of.
  static func unit<UnitType: Dimension>(_ locale: Locale, _ usage: String?, _ known: UnitType) -> UnitType {
    guard let usage, let name = UnitNames.identifier(of: known),
      let wanted = words("unit/\(name) usage/\(usage)", locale)
    else { return known }
    for case (let unit as UnitType, let name) in UnitNames.table
    where words("unit/\(name)", locale) == wanted {
      return unit
    }
    return known
  }

  /// Returns the name of the first unit that ICU writes in English for a large number.
  private static func words(_ skeleton: String, _ locale: Locale) -> String? {
    let region = "en_US@rg=\(locale.region?.identifier.lowercased() ?? "us")zzzz"
    let text = UnitFormat.text("\(skeleton) unit-width-full-name .", of: 1_234_567_890, in: region)
    return text?.drop { !$0.isLetter }.prefix { !$0.isNumber && $0 != "," }.description
      .trimmingCharacters(in: .whitespaces)
  }
}
