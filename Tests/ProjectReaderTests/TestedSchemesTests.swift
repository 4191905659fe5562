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

  /// Skipped targets are not tested, and of test plans the default one counts, without its disabled targets.
  @Test func schemesChooseTestTargets() throws {
    let text = """
      <Scheme><TestAction><TestPlans>
      <TestPlanReference reference="container:Other.xctestplan"/>
      <TestPlanReference reference="container:Plans/All.xctestplan" default="YES"/></TestPlans><Testables>
      <TestableReference skipped="YES"><BuildableReference BlueprintName="SlowTests"/></TestableReference>
      <TestableReference skipped="NO"><BuildableReference BlueprintName="CoreTests"/></TestableReference>
      </Testables></TestAction></Scheme>
      """
    let scheme = try #require(Scheme(Data(text.utf8)))
    #expect(scheme.tests == ["CoreTests"] && scheme.testPlans == ["container:Plans/All.xctestplan"])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "App.xcodeproj/xcshareddata/xcschemes/All.xcscheme": text,
      "App.xcodeproj/xcshareddata/xcschemes/None.xcscheme": Self.scheme("Debug", tests: []),
      "Plans/All.xctestplan": """
      {"testTargets": [{"target": {"name": "ViewTests"}}, {"enabled": false, "target": {"name": "OffTests"}}]}
      """,
    ]
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let tested = TestedTargets(projects: [], container: folder.appendingPathComponent("App.xcodeproj").path)
    #expect(try tested.names(scheme: "All") == ["CoreTests", "ViewTests"])
    #expect(throws: ProjectError.self) { try tested.names(scheme: "None") }
    #expect(throws: ProjectError.self) { try tested.names(scheme: "Unknown") }
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
