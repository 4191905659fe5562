import Foundation
import ObjectiveCSupport
import Testing

/// Names by which Foundation formats lists and measurements on Apple's platforms. Texts are those of the Unicode Common Locale Data
/// Repository.
struct FormattedNamesTests {
  @Test func listsAreJoined() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c" && formatter.string(from: []) == nil)
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(for: ["a", "b"]) == "a und b" && formatter.string(for: 3) == nil)
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2)]) == "1.0 und 2.0")
  }

  @Test func measurementsAreFormatted() {
    let length = Measurement(value: 5, unit: UnitLength.kilometers)
    func text(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ locale: String) -> String {
      length.formatted(.measurement(width: width, usage: .asProvided).locale(Locale(identifier: locale)))
    }
    #expect(
      text(.wide, "en_US") == "5 kilometers" && text(.abbreviated, "de_DE") == "5 km"
        && text(.narrow, "en_US") == "5km")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .weather)
    #expect(warm.formatted(style) == "68°F")
    let exact = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(length.formatted(exact) == "5.00 km")
  }

  /// The preferences of the Unicode Common Locale Data Repository.
  @Test func regionsHaveUnits() {
    let (states, germany) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
    #expect(
      UnitTemperature(forLocale: states, usage: .weather) == .fahrenheit
        && UnitTemperature(forLocale: germany) == .celsius)
    #expect(
      UnitLength(forLocale: states, usage: .road) == .miles && UnitLength(forLocale: germany) == .kilometers
        && UnitLength(forLocale: states, usage: .personHeight) == .feet)
    #expect(
      UnitMass(forLocale: states, usage: .personWeight) == .pounds
        && UnitSpeed(forLocale: Locale(identifier: "en_GB")) == .milesPerHour
        && UnitEnergy(forLocale: germany, usage: .food) == .kilocalories
        && UnitVolume(forLocale: states, usage: .liquid) == .gallons
        && UnitArea(forLocale: germany, usage: .asProvided) == .squareMeters)
  }

  @Test func encodingsAreFound() {
    func found(_ bytes: [UInt8]) -> UInt {
      NSString.stringEncoding(
        for: Data(bytes), encodingOptions: nil, convertedString: nil, usedLossyConversion: nil)
    }
    #expect(found([0x61, 0xC3, 0xA4]) == String.Encoding.utf8.rawValue)
    #expect(found([0x61, 0xE4]) == String.Encoding.windowsCP1252.rawValue)
    #expect(found([0xFF, 0xFE, 0x61, 0]) == String.Encoding.utf16.rawValue)
    var text: NSString?
    let none = NSString.stringEncoding(
      for: Data([0xE4]),
      encodingOptions: [.suggestedEncodingsKey: [UInt(4)], .useOnlySuggestedEncodingsKey: true],
      convertedString: &text, usedLossyConversion: nil)
    #expect(none == 0 && text == nil)
  }

  @Test func objectsAreArgumentsOfFormats() {
    #expect(String(format: "%@ %@", NSNumber(value: 3), NSDecimalNumber(string: "2.5")) == "3 2.5")
    #expect(String(format: "%@", NSURL(string: "https://a.b")!) == "https://a.b")
  }
}
