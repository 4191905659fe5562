import Foundation
@testable import ProjectReader
import Testing

/// The configuration in which schemes test targets.
@Suite struct TestedSchemesTests {
  private static func scheme(_ configuration: String, tests: [String]) -> String {
    let tests = tests.map { name in
      """
      <TestableReference skipped="NO"><BuildableReference BlueprintName="\(name)"/></TestableReference>
      """
    }
    return """
      <Scheme><TestAction buildConfiguration="\(configuration)"><Testables>\(tests.joined())</Testables></TestAction>
      <LaunchAction buildConfiguration="Debug"><BuildableProductRunnable>
      <BuildableReference BlueprintName="App"/></BuildableProductRunnable></LaunchAction></Scheme>
      """
  }

  @Test func schemesNameWhatTheyTest() throws {
    let scheme = try #require(
      Scheme(Data(Self.scheme("Test", tests: ["CoreTests", "ViewTests"]).utf8)))
    #expect(scheme.tests == ["CoreTests", "ViewTests"] && scheme.testConfiguration == "Test")
    #expect(scheme.target == "App" && scheme.configuration == "Debug")
  }

  @Test func theFirstSchemeByNameThatTestsATargetCounts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schemes = folder.appendingPathComponent("App.xcodeproj/xcshareddata/xcschemes")
    try FileManager.default.createDirectory(at: schemes, withIntermediateDirectories: true)
    let all = [
      "A": Self.scheme("Debug", tests: []), "B": Self.scheme("Test", tests: ["CoreTests"]),
      "C": Self.scheme("Release", tests: ["CoreTests", "ViewTests"]),
    ]
    for (name, text) in all {
      try Data(text.utf8).write(to: schemes.appendingPathComponent("\(name).xcscheme"))
    }
    let project = folder.appendingPathComponent("App.xcodeproj").path
    #expect(Scheme.testConfiguration(of: "CoreTests", in: ["/none", project]) == "Test")
    #expect(Scheme.testConfiguration(of: "ViewTests", in: [project]) == "Release")
    #expect(Scheme.testConfiguration(of: "OtherTests", in: [project]) == nil)
  }
}
