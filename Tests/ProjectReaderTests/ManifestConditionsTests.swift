import ProjectReader
import Testing

/// Conditions of manifests, which hold as in a build for iOS.
@Suite struct ManifestConditionsTests {
  @Test(arguments: [
    (".when(platforms: [.iOS])", ".when(platforms: [.linux, .iOS])"),
    (
      ".when(platforms: [.macOS, .iOS], configuration: .debug)",
      ".when(platforms: [.linux, .macOS, .iOS], configuration: .debug)"
    ),
    (".when(platforms: [\n  .iOS,\n  .tvOS,\n])", ".when(platforms: [.linux, \n  .iOS,\n  .tvOS,\n])"),
    (".when(platforms: [.linux])", ".when(platforms: [.windows])"),
    ("let apple: [Platform] = [.iOS, .tvOS]", "let apple: [Platform] = [.linux, .iOS, .tvOS]"),
    (".when(platforms: [Platform.iOS])", ".when(platforms: [.linux, Platform.iOS])"),
  ])
  func conditionsHoldOnLinuxAsOnPhones(manifest: String, adapted: String) {
    #expect(ManifestConditions.forPhones(manifest) == adapted)
  }

  /// Resources are added behind the manifest, if it names its package.
  @Test func resourcesAreAdded() {
    let added = ManifestConditions.adding(
      ["B": ["A.xcassets", "x \"y\".xib"], "A": ["C.storyboard"]], to: "let package = Package(name: \"P\")")
    #expect(
      added == """

        for target in package.targets where target.name == "A" { target.resources = (target.resources ?? []) + [.process("C.storyboard")] }

        for target in package.targets where target.name == "B" { target.resources = (target.resources ?? []) \
        + [.process("A.xcassets"), .process("x \\"y\\".xib")] }

        """)
    #expect(ManifestConditions.adding([:], to: "let package = Package()") == "")
    #expect(ManifestConditions.adding(["A": ["b.xib"]], to: "let other = Package()") == "")
  }

  @Test(arguments: [
    "platforms: [.iOS(.v15), .macOS(.v12)]", ".when(platforms: [.macOS])", ".when(platforms: [.iOS, .linux])",
    ".when(platforms: all)", "platforms: []", ".when(configuration: .debug)",
  ])
  func othersStay(manifest: String) { #expect(ManifestConditions.forPhones(manifest) == manifest) }
}
