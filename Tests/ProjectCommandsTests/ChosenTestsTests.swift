import Foundation
import Testing
import TinamouCLI

@testable import ProjectCommands

/// The tests of XCTest's that are run again after one that ended the process.
@Suite struct ChosenTestsTests {
  /// Names of behavior specifications have what XCTest separates names with.
  private static let all = [
    "M.Spec/a view, when empty, has no text", "M.Spec/1.5 points", "M.Spec/same", "M.Spec/same",
    "M.Spec/last one",
  ]

  @Test func whatDidNotStartIsLeft() {
    let log = TestLog(
      """
      Test Case 'Spec.a view, when empty, has no text' started at 10
      Test Case 'Spec.a view, when empty, has no text' passed (0.1 seconds)
      Test Case 'Spec.1.5 points' started at 10
      Test Case 'Spec.1.5 points' passed (0.1 seconds)
      Test Case 'Spec.same' started at 10
      """)
    #expect(BuiltTests.left(of: [0, 1, 2, 3, 4], in: Self.all, after: log.started) == [3, 4])
    #expect(BuiltTests.left(of: [1, 4], in: Self.all, after: log.started) == [4])
  }

  @Test func placesAreRanges() {
    let places = TestPlaces(IndexSet([0, 1, 2, 7, 9, 10]))
    #expect(places.text == "0-2,7-7,9-10" && TestPlaces(places.text) == places)
    #expect(TestPlaces("")?.places.isEmpty == true)
    #expect(TestPlaces("3") == nil && TestPlaces("4-2") == nil && TestPlaces("a-b") == nil)
  }

  @Test func testsAreChosenByTheirPlacesInAllClasses() throws {
    let places = try #require(TestPlaces("1-2,4-4"))
    #expect(places.chosen(of: ["a", "b"], at: 0) == ["b"])
    #expect(places.chosen(of: ["c"], at: 2) == ["c"] && places.chosen(of: ["d"], at: 3).isEmpty)
    #expect(places.chosen(of: ["e", "f"], at: 4) == ["e"])
  }
}
