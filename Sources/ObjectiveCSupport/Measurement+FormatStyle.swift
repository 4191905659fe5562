import Foundation

// `measurement.formatted(.measurement(width: .wide))`, which Foundation on Linux does not have.

/// The unit in which a style writes measurements.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The name in the Unicode Common Locale Data Repository; `nil` for the measurement's own unit.
  let name: String?

  /// The unit that the region prefers.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }
  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Heights of persons.
  public static var personHeight: MeasurementFormatUnitUsage {
    MeasurementFormatUnitUsage(name: "person-height")
  }
  /// Distances on roads.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Weights of persons.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Volumes of liquids.
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Temperatures of the air.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
  /// Temperatures of persons.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension Measurement where UnitType: Dimension {
  /// A style of measurements.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a unit's name.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let skeleton: String
      /// "5 kilometers".
      public static var wide: UnitWidth { UnitWidth(skeleton: "unit-width-full-name") }
      /// "5 km".
      public static var abbreviated: UnitWidth { UnitWidth(skeleton: "unit-width-short") }
      /// "5km".
      public static var narrow: UnitWidth { UnitWidth(skeleton: "unit-width-narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The style of the number; by default one without more than two digits after the point.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The language and region.
    public var locale: Locale
    /// A Boolean value that indicates whether temperatures have a degree sign alone.
    var hidesScaleName = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the text of a measurement.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      MeasurementText.text(
        measurement.value, measurement.unit, width: width.skeleton, usage: usage.name, locale: locale,
        number: numberFormatStyle?.locale(locale), hidesScaleName: hidesScaleName)
    }

    /// Returns the style with another language and region.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the text of the measurement, with a short name of the unit that the region prefers.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the measurement in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a style of temperatures.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  /// A style of measurements.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style of temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
