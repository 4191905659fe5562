import Foundation
import TestSupport
import Testing

/// `tinamou init`, which writes what a team begins with.
@Suite struct InitCommandTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private func run(_ arguments: String...) throws -> Binary.Result {
    try Binary(name: "tinamou").run("init", more: arguments, in: folder.url)
  }

  /// The package is the example of the documentation, which has a check of its own.
  @Test func aPackageIsTheExample() throws {
    let result = try run("Greetings", "--package")
    #expect(result.status == 0, "\(result.errors)")
    let written = result.text.split(separator: "\n").map(String.init)
    #expect(written.count == 8 && written.allSatisfy { FileManager.default.fileExists(atPath: path($0)) })
    let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Downstream")
    for name in written where name.hasSuffix(".swift") || name.hasSuffix(".storyboard") {
      let file = String(name.dropFirst("Greetings/".count))
      let expected = try String(contentsOf: example.appendingPathComponent(file), encoding: .utf8)
        .replacingOccurrences(of: "path: \"../..\"", with: "path: \"../tinamou\"")
      #expect(try text(name) == expected, "\(file)")
    }
  }

  @Test func whatExistsStays() throws {
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path("Package.swift")))
    let result = try run("--package", "--dependency", "/opt/tinamou")
    #expect(result.status == 0)
    #expect(try text("Package.swift") == "mine")
    #expect(result.errors.contains("Package.swift: exists and stays"))
    #expect(result.text.contains("Tests/ScreensTests/GreetingTests.swift\n"))
    #expect(try run("--package").text.isEmpty)
  }

  @Test func aProjectGetsSettings() throws {
    try FileManager.default.createDirectory(
      atPath: path("My App.xcodeproj"), withIntermediateDirectories: true)
    let result = try run()
    #expect(result.text == "tinamou.yml\n", "\(result.errors)")
    #expect(try text("tinamou.yml").contains("My App.xcodeproj"))
    let pipeline = try run("--ci", "gitlab")
    #expect(pipeline.text == ".gitlab-ci.yml\n")
    #expect(pipeline.errors.contains("replace what is in capitals"))
    #expect(try text(".gitlab-ci.yml").contains("PROJECT: 'My App.xcodeproj'\n"))
  }

  /// A clone's root whose project is in a folder of its own.
  @Test func aProjectBelowTheFolderGetsSettings() throws {
    try FileManager.default.createDirectory(
      atPath: path("ios/App.xcodeproj"), withIntermediateDirectories: true)
    let result = try run()
    #expect(result.text == "tinamou.yml\n", "\(result.errors)")
    #expect(try text("tinamou.yml").contains("ios/App.xcodeproj"))
    try FileManager.default.createDirectory(
      atPath: path("mac/App.xcodeproj"), withIntermediateDirectories: true)
    #expect(try run("--project").errors.contains("2 below; name one of them: ios, mac"))
  }

  @Test func wrongUsageIsNamed() throws {
    let none = try run("--project")
    #expect(none.status == 64)
    #expect(none.errors.contains("there is no .xcworkspace, .xcodeproj, project.yml or Package.swift"))
    #expect(try run("--package", "--project").status == 64)
    #expect(try run("--ci", "github", "--dependency", "/opt/tinamou").status == 64)
    #expect(try run("--ci", "jenkins").errors.contains("github"))
    try Data().write(to: URL(fileURLWithPath: path("file")))
    let file = try run("file", "--package")
    #expect(file.status == 64)
    #expect(file.errors.contains("file/Package.swift"), "\(file.errors)")
    #expect(try run("new", "--package", "--dependency", "a\"b").status == 64)
  }
}
