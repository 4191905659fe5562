import Foundation
import FoundationNetworking
import ObjectiveC
import Testing

/// Formatters that Foundation on Linux lacks.
@Suite struct FormatterTests {
  @Test(arguments: [
    (-7_300.0, "en", "2 hours ago"), (3 * 86_400.0, "en", "in 3 days"), (-7_300, "de", "vor 2 Stunden"),
    (0, "en", "in 0 seconds"), (-40, "en", "40 seconds ago"),
  ])
  func distancesAreInTheLargestUnit(seconds: Double, language: String, text: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: language)
    #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == text)
  }

  @Test func namesAreUsedWhereThereAre() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -3)) == "3 mo. ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(day: -3)) == "three days ago")
    #expect(formatter.string(for: "no date") == nil)
  }

  /// Apple's documentation: regions have their units, unless the unit is to be the provided one.
  @Test func measurementsHaveTheUnitsOfTheRegion() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let distance = Measurement(value: 100, unit: UnitLength.kilometers)
    #expect(formatter.string(from: distance) == "62.137 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: distance) == "100 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "100 kilometers")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.miles)) == "1 mile")
    formatter.unitStyle = .short
    #expect(formatter.string(from: Measurement(value: 1.5, unit: UnitLength.meters)) == "1.5m")
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1.5, unit: UnitLength.miles)) == "1,5 Meilen")
  }

  @Test func numbersOfMeasurementsAreFormatted() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 2.6, unit: UnitMass.kilograms)) == "3 kg")
    formatter.numberFormatter.minimumFractionDigits = 2
    formatter.numberFormatter.maximumFractionDigits = 2
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "2.00 kg")
  }

  @Test func temperaturesAreThoseOfTheWeather() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberFormatter.maximumFractionDigits = 0
    let celsius = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: celsius) == "68°F")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: celsius) == "68°")
    formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
    #expect(formatter.string(from: celsius) == "20°")
  }

  @Test func unitsHaveNames() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: UnitLength.miles) == "mi")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "kilometers per hour")
    formatter.unitStyle = .medium
    #expect(formatter.string(from: UnitFuelEfficiency.litersPer100Kilometers) == "L/100 km")
    // A unit of the program's own has its symbol.
    let own = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.702))
    #expect(formatter.string(from: own) == "smoot")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .medium
    #expect(formatter.string(from: Measurement(value: 2, unit: own)) == "2 smoot")
  }

  // MARK: Objects

  private protocol Listener: AnyObject { var name: String { get } }
  private final class Named: NSObject, Listener {
    let name: String
    init(_ name: String) { self.name = name }
  }

  /// The type of a table's objects may be a protocol.
  @Test func tablesHoldObjectsOfProtocols() {
    let table = NSHashTable<any Listener>.weakObjects()
    let first = Named("first")
    table.add(first)
    do {
      let second = Named("second")
      table.add(second)
      table.add(second)
      #expect(table.allObjects.map(\.name) == ["first", "second"])
    }
    #expect(table.allObjects.map(\.name) == ["first"] && table.contains(first))
    table.remove(first)
    #expect(table.allObjects.isEmpty)
    let map = NSMapTable<NSString, any Listener>.strongToWeakObjects()
    map.setObject(first, forKey: "a")
    map.setObject(Named("gone"), forKey: "b")
    #expect(map.object(forKey: "a")?.name == "first" && map.object(forKey: "b") == nil && map.count == 1)
  }

  @Test func dataIsChangedByFunctions() throws {
    let data = try #require(CFDataCreateMutable(nil, 4))
    CFDataSetLength(data, 4)
    CFDataGetMutableBytePtr(data)[1] = 7
    CFDataAppendBytes(data, [1, 2], 2)
    #expect(Data(referencing: data) == Data([0, 7, 0, 0, 1, 2]))
    CFDataIncreaseLength(data, -4)
    #expect(data.length == 2 && CFEqual(data, NSData(bytes: [0, 7] as [UInt8], length: 2)))
    #expect(CFHash(NSString(string: "a")) == CFHash(NSString(string: "a")))
    #expect(CFEqual(nil, nil) && !CFEqual(data, nil))
  }
}

/// The seam by which tests of applications replace sessions.
private protocol Loading {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func download(for request: URLRequest) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}
