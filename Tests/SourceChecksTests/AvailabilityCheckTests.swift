import Testing

@testable import source_checks

/// The form of the versions of API.
@Suite struct AvailabilityCheckTests {
  private let columns = "module\tname\tintroduced\tdeprecated\tsources\tolder\n"

  private func findings(_ rows: String) -> [String] {
    AvailabilityCheck("# Text.\n\(columns)\(rows)").findings().map {
      $0.description.replacing(AvailabilityCheck.path, with: "")
    }
  }

  @Test(arguments: [
    "UIKit\tUIView.tint(_:in:)\t13.4\t\tbh\tUIView.tint(_:)",
    "UIKit\tUIView\t\t9.0\tt\t",
    "UIKit\tUIView.A.init()\t11.0\t15.0\tbhist\tUIView.A.init(b:)=12.0 c(_:)=",
    "CoreGraphics\tCGPoint.==(_:_:)\t11.0\t\th\t",
    "CoreGraphics\t...(_:)\t11.0\t\th\t",
  ])
  func rowsHaveNamesVersionsAndSources(_ row: String) {
    #expect(findings(row + "\n") == [])
  }

  @Test(arguments: [
    ("UIKit\tUIView\t13.4\t\tbh", "has 5 columns instead of 6"),
    ("UI Kit\tUIView\t13.4\t\tbh\t", "is not the name of a declaration"),
    ("UIKit\tUIView.\t13.4\t\tbh\t", "is not the name of a declaration"),
    ("UIKit\tUIView.tint(a:b)\t13.4\t\tbh\t", "is not the name of a declaration"),
    ("UIKit\tUIView.tint(:)\t13.4\t\tbh\t", "is not the name of a declaration"),
    ("UIKit\tUIView.tint)\t13.4\t\tbh\t", "is not the name of a declaration"),
    ("UIKit\t(a:)\t13.4\t\tbh\t", "is not the name of a declaration"),
    ("UIKit\tUIView\t\t\tbh\t", "has no version"),
    ("UIKit\tUIView\t13\t\tbh\t", "'13' is not a version"),
    ("UIKit\tUIView\t13.4\t13.4.1\tbh\t", "'13.4.1' is not a version"),
    ("UIKit\tUIView\t13.4\t\t\t", "'' are not sources"),
    ("UIKit\tUIView\t13.4\t\tbb\t", "'bb' are not sources"),
    ("UIKit\tUIView\t13.4\t\tbx\t", "'bx' are not sources"),
    ("UIKit\tUIView\t13.4\t\tbh\ta(b", "'a(b' is not an overload"),
    ("UIKit\tUIView\t13.4\t\tbh\ta(b:)=new", "'a(b:)=new' is not an overload"),
  ])
  func otherRowsAreDefects(_ row: String, _ words: String) {
    #expect(findings(row + "\n") == [":3: \(words)"])
  }

  @Test func rowsAreSortedAndDifferent() {
    let (one, two, three) = ("A\ta\t13.0\t\th\t\n", "A\tb\t13.0\t\th\t\n", "B\ta\t13.0\t\th\t\n")
    #expect(findings(one + two + three) == [])
    #expect(findings(two + one) == [":4: is not after the row before it; --write sorts them"])
    #expect(findings(one + one) == [":4: is not after the row before it; --write sorts them"])
    #expect(
      AvailabilityCheck("# Text.\n\(columns)\(three)\n\(two)\(one)").sorted()
        == "# Text.\n\(columns)\(one)\(two)\(three)")
  }

  @Test func columnsHaveNames() {
    #expect(
      AvailabilityCheck("# Text.\nA\ta\t13.0\t\th\t\n").findings().map(\.description)
        == ["\(AvailabilityCheck.path): the columns are not named"])
  }
}
