import Foundation
import InterfaceBuilder
import Testing

@Suite struct ErrataTests {
  @Test func everySwitchHasANameAndEvidence() {
    let names = InterfaceBuilderErrata.Name.allCases.map(\.rawValue)
    #expect(InterfaceBuilderErrata.switches.names == names.sorted())
    for name in names {
      #expect(InterfaceBuilderErrata.switches.evidence(for: name)?.isEmpty == false, "\(name)")
    }
  }

  /// Public documents have titles of 26 points from 13528 to 14868, of 28 before and after.
  @Test func documentsHaveTheErrataOfTheirVersion() throws {
    func document(_ version: String) throws -> InterfaceDocument {
      let text =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" toolsVersion=\"\(version)\"><objects/></document>"
      return try InterfaceDocument(Data(text.utf8))
    }
    #expect(try document("11542").errata.value(.titleReduction) == nil)
    #expect(try document("13528").errata.value(.titleReduction) == 2)
    #expect(try document("14868.3").errata.value(.titleReduction) == 2)
    #expect(try document("15505").errata.value(.titleReduction) == nil)
    #expect(try document("14460").errata.isOn(.noStatusBarAboveHomeButton) == false)
    #expect(try document("15505").errata.isOn(.noStatusBarAboveHomeButton))
    // Xcode 6 was out until 7706, with iOS 8; the first Xcode 7 with iOS 9.
    #expect(try document("7706").release.ios == 8)
    #expect(try document("8121.20").release.ios == 9)
    // Xcode 15 and 16 save 32700 in documents that Xcode 11 may open.
    #expect(try document("32700.99.1234").release.ios == 17)
    #expect(try document("24127").release.ios == 26)
    #expect(try document("").release.ios == 7)
  }

  /// Every release begins later than the one before, and none is named twice.
  @Test func releasesAreInOrder() {
    let releases = XcodeRelease.all
    #expect(zip(releases, releases.dropFirst()).allSatisfy { $0.from < $1.from })
    #expect(Set(releases.map(\.xcode)).count == releases.count)
  }

  @Test func theFirstRangeThatHoldsAVersionDecides() throws {
    let text =
      """
      {"switches": {
        "first": {"evidence": "seen", "default": 9, "ranges": [{"before": 5, "value": 1}, {"from": 3, "before": 8, "value": 2}]},
        "second": {"evidence": "", "repositories": 1, "ranges": [{"from": 7, "value": 0.5}]}
      }}
      """
    let switches = try JSONDecoder().decode(VersionSwitches.self, from: Data(text.utf8))
    #expect(switches.names == ["first", "second"])
    #expect([-1, 4, 5, 7, 8].map { switches.value("first", version: $0) } == [1, 1, 2, 2, 9])
    #expect([6, 7, 100].map { switches.value("second", version: $0) } == [nil, 0.5, 0.5])
    #expect(switches.evidence(for: "first") == "seen")
    #expect(switches.singleRepository == ["second"])
  }
}
