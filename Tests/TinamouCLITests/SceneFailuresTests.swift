import Testing
import TinamouCLI

/// Scenes that are shown alone and lack what another screen gives them.
@Suite struct SceneFailuresTests {
  @Test(arguments: [
    ("A.swift:4: Fatal error: Unexpectedly found nil while unwrapping an Optional value", true),
    ("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", true),
    ("A.swift:8: Fatal error: in AlertsController, manager is nil", true),
    ("A.swift:8: Fatal error: the store was nil", true),
    ("A.swift:8: Fatal error: Navigation controller does not exist.", true),
    ("A.swift:8: Fatal error: init(coder:) has not been implemented", false),
    ("A.swift:8: Fatal error: nilly", false),
  ])
  func valuesThatAreMissing(_ reason: String, _ expected: Bool) {
    #expect(SceneFailures.areOfMissingData(reason) == expected)
  }
}
