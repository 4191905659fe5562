import Testing

@testable import ProjectCommands

/// Code that was left out of a file, and is tried again when another file of the module declares something else.
@Suite struct BuildStateTests {
  private static let declaring = "struct Store {\n  func load() {\n    let name = 1\n  }\n}\n"

  private func state() -> BuildState {
    var state = BuildState()
    let finding = AdapterProcess.Finding(path: "B.swift", line: 1, message: "extra argument 'from' in call")
    state.files = [
      "A.swift": BuildState.File(
        fingerprint: "a", declarations: BuildState.declarations(in: Self.declaring), leftOut: []),
      "B.swift": BuildState.File(fingerprint: "b", declarations: "", leftOut: [finding]),
    ]
    (state.world, state.mayLeaveOut) = ("world", true)
    return state
  }

  @Test(arguments: [
    // Another body declares nothing.
    (declaring.replacing("let name = 1", with: "let title = 2"), false),
    (declaring, false),
    // An argument, of which the message has no name to look for.
    (declaring.replacing("load()", with: "load(from place: String)"), true),
    (declaring + "extension Store: Sendable {}\n", true),
    (declaring.replacing("{\n  func", with: "{\n  var count = 0\n  func"), true),
  ])
  func declarationsAreReasonsToTryAgain(_ text: String, _ isTried: Bool) {
    var state = state()
    state.retry(
      after: [AdapterProcess.File(path: "A.swift", text: text, findings: [])], world: "world",
      mayLeaveOut: true)
    #expect((state.files["B.swift"] == nil) == isTried)
    #expect(state.files["A.swift"] != nil)
  }

  @Test func anotherWorldIsAReasonToTryAgain() {
    for (world, mayLeaveOut) in [("other", true), ("world", false)] {
      var state = state()
      state.retry(after: [], world: world, mayLeaveOut: mayLeaveOut)
      #expect(state.files["B.swift"] == nil)
    }
    var same = state()
    same.retry(after: [], world: "world", mayLeaveOut: true)
    #expect(same.files["B.swift"] != nil)
  }
}
