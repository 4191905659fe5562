import Testing

@testable import TinamouCLI

@Suite struct VisitMarkTests {
  @Test func marksAreToldFromAnApplicationsLines() {
    #expect(VisitMark.step(of: VisitMark.line(step: 12)) == 12)
    for line in ["", "step 1", "\u{1E}step ", "\u{1E}step x", "a\u{1E}step 1"] {
      #expect(VisitMark.step(of: line) == nil, "\(line)")
    }
  }
}
