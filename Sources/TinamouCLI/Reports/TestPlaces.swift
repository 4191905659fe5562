import Foundation

/// A selection of the XCTest tests of an executable, by their places in the list of all of them.
///
/// Names cannot select tests in every case: XCTest separates them with commas, and those of behavior specifications have
/// commas and blanks and need not differ.
package struct TestPlaces: Equatable {
  /// The variable of the environment that has the selection for a process.
  package static let variable = "TINAMOU_TESTS_CHOSEN"

  package var places: IndexSet

  package init(_ places: IndexSet) { self.places = places }

  /// Parses ranges such as `0-3,7-7`, which include their ends.
  package init?(_ text: String) {
    places = []
    for range in text.split(separator: ",") {
      let ends = range.split(separator: "-").compactMap { Int($0) }
      guard ends.count == 2, ends[0] <= ends[1] else { return nil }
      places.insert(integersIn: ends[0]...ends[1])
    }
  }

  /// The ranges, with few characters even for thousands of tests.
  package var text: String {
    places.rangeView.map { "\($0.lowerBound)-\($0.upperBound - 1)" }.joined(separator: ",")
  }

  /// Returns the chosen tests of a class whose first test has a place in the list.
  package func chosen<Test>(of tests: [Test], at start: Int) -> [Test] {
    tests.indices.filter { places.contains(start + $0) }.map { tests[$0] }
  }
}
