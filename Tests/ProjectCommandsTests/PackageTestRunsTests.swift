import Foundation
import Testing

@testable import ProjectCommands

struct PackageTestRunsTests {
  /// A stream of events as Swift 6 writes it, cut where the process ended.
  @Test func theTestThatEndedTheProcessIsTheOneThatDidNotEnd() {
    let lines = [
      #"{"kind":"test","payload":{"id":"A.S/one()/S.swift:5:4","kind":"function","name":"one()"},"version":0}"#,
      #"{"kind":"event","payload":{"kind":"runStarted"},"version":0}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"A.S"},"version":0}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"A.S/one()/S.swift:5:4"},"version":0}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"A.S/one()/S.swift:5:4"},"version":0}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"A.two(_:)/S.swift:6:4"},"version":0}"#,
    ]
    let cut = PackageTestRuns.tests(in: Data((lines.joined(separator: "\n") + "\n{\"kind\":\"ev").utf8))
    #expect(cut.done == ["A.S/one()"] && cut.suspects == ["A.two(_:)"])
    let end = #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#
    let whole = PackageTestRuns.tests(in: Data((lines + [end]).joined(separator: "\n").utf8))
    #expect(whole.suspects.isEmpty)
  }

  @Test func patternsNameTestsAndNoOthers() throws {
    let cases = try Regex(PackageTestRuns.pattern(ofCases: ["S/testA", "S/testB"]))
    #expect(
      "Kit.S/testA".contains(cases) && !"Kit.S/testAB".contains(cases) && !"Kit.RS/testA".contains(cases))
    let classes = try Regex(PackageTestRuns.pattern(ofCases: ["S/testA"], classes: ["T"]))
    #expect("Kit.T/testB".contains(classes) && "Kit.S/testA".contains(classes))
    #expect(!"Kit.S/testB".contains(classes) && !"Kit.TT/testB".contains(classes))
    let tests = try Regex(PackageTestRuns.pattern(ofTests: ["A.S/one()", "A.two(_:)"]))
    #expect("A.S/one()/S.swift:5:4".contains(tests) && "A.S/one()".contains(tests))
    #expect(!"A.S/one(_:)".contains(tests) && !"B.A.S/one()".contains(tests) && "A.two(_:)".contains(tests))
  }
}
