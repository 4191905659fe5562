import Foundation
import Testing

@testable import ObjectiveCSupport

/// The locale is the process's: one test at a time. Each leaves the one that Foundation starts with in front of it changed to
/// a device's, which no other test of this module reads.
@Suite(.serialized) struct ProcessLocaleTests {
  /// The region where most speak a language, by CLDR's likely subtags; the others as they are written.
  @Test(
    arguments: [
      (nil, nil, "en_US"), ("fr", nil, "fr_FR"), ("fr", "ch", "fr_CH"), ("pt-BR", nil, "pt_BR"),
      ("pt-BR", "PT", "pt_PT"),
      ("ja", nil, "ja_JP"), ("zh-Hans", nil, "zh_CN"), ("zh-Hant", nil, "zh_TW"),
      ("zh-Hant", "CN", "zh-Hant_CN"),
      ("ar", nil, "ar_EG"), ("en", "GB", "en_GB"),
    ] as [(String?, String?, String)]) func languageAndRegionMakeAnIdentifier(
      language: String?, region: String?, expected: String
    )
  {
    #expect(ProcessLocale.identifier(language: language, region: region) == expected)
  }

  /// The formats are CLDR's for the United States: month first, the dollar's sign, weeks from Sunday.
  @Test func aDeviceIsAmericanUnlessItIsSetUp() throws {
    #expect(ProcessLocale.set(language: nil, region: nil))
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(NSLocale.current.identifier == "en_US")
    #expect(ProcessLocale.preferredLanguages == ["en-US"])
    let prices = NumberFormatter()
    prices.numberStyle = .currency
    #expect(prices.string(from: 3.5) == "$3.50")
    let dates = DateFormatter()
    dates.dateStyle = .short
    #expect(dates.string(from: Date(timeIntervalSince1970: 1_795_478_400)) == "11/24/26")
    #expect(TimeZone.current.secondsFromGMT() == 0)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .current
    #expect(calendar.firstWeekday == 1)
  }

  /// Germans write the day first, and the sign of the euro after the number; weeks begin on Monday.
  @Test func germanDatesAndPricesFollowCLDR() {
    #expect(ProcessLocale.set(language: "de", region: nil))
    defer { ProcessLocale.set(language: nil, region: nil) }
    let dates = DateFormatter()
    dates.dateStyle = .short
    #expect(dates.string(from: Date(timeIntervalSince1970: 1_795_478_400)) == "24.11.26")
    let prices = NumberFormatter()
    prices.numberStyle = .currency
    #expect(prices.string(from: 3.5) == "3,50\u{A0}€")
    #expect(ProcessLocale.preferredLanguages == ["de-DE"])
    #expect(ProcessLocale.set(language: "de", region: "CH"))
    #expect(Locale.current.identifier == "de_CH")
    #expect(ProcessLocale.preferredLanguages == ["de-CH"])
  }
}
