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

  /// A class that is created with more than a coder ends the process where a scene is shown alone.
  @Test func classesThatACreatorMakes() {
    let source = """
      class Card {
        init?(coder: NSCoder, title: String) { nil }
        required init?(coder: NSCoder) {
          fatalError("must be initialized with a title")
        }
        func show() {
          fatalError("no")
        }
      }
      """
    func isOfCreator(_ line: Int, _ text: String) -> Bool {
      SceneFailures.areOfCreators("Card.swift:\(line): Fatal error: no\n  at /a b/Card.swift:\(line):5") {
        $0 == "/a b/Card.swift" ? text : nil
      }
    }
    #expect(isOfCreator(4, source) && !isOfCreator(7, source) && !isOfCreator(99, source))
    #expect(!isOfCreator(3, source.replacing("coder: NSCoder, title: String", with: "title: String")))
    #expect(!SceneFailures.areOfCreators("Fatal error: no") { _ in source })
  }
}
