import Foundation
import ProjectReader
import Testing

/// The members of extensions that tests override.
@Suite struct TestedOverridesTests {
  @Test func membersThatTestsOverrideAndExtensionsAdd() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let source = try file(
      "Source.swift",
      """
      class Screen: UIViewController { func reset() {} }
      extension UIViewController {
        @objc var guides: UIEdgeInsets { .zero }
        @objc(loadAgain:) func reload(_ sender: Any?) {}
        var plain: Int { 1 }
      }
      @objc extension UIView { func mark() {} }
      """)
    let tests = try file(
      "Tests.swift",
      """
      @testable import Library
      class Stub: Screen {
        override var guides: UIEdgeInsets { .zero }
        override func reload(_ sender: Any?) {}
        override func mark() {}
        override func reset() {}
        override var plain: Int { 2 }
      }
      """)
    let others = try file("Others.swift", "import Library\nclass A: UIView { override func mark() {} }\n")
    #expect(
      TestedOverrides.names(overriddenIn: [tests, others], addedBy: [source]) == ["guides", "mark", "reload"])
    // Without `@testable`, internal members are not seen.
    #expect(TestedOverrides.names(overriddenIn: [others], addedBy: [source]).isEmpty)
    #expect(TestedOverrides.names(overriddenIn: [tests], addedBy: [others]).isEmpty)
  }
}
