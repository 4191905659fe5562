import Foundation
import Testing

@testable import ProjectCommands

/// The copy of a package in the cache, in which its tests run.
@Suite struct MirrorFilesTests {
  /// Fills the mirror; adapted sources are marked.
  private func fill(_ scratch: Scratch) throws -> [String] {
    let files = try MirrorFiles(of: "\(scratch.path)/package")
    let home = scratch.cache.root
    try files.fill(home + "/mirror", of: scratch.cache, list: home + "/files.json") { paths in
      try paths.map { ($0, "adapted " + (try String(contentsOfFile: $0, encoding: .utf8))) }
    }
    return files.notes
  }

  @Test func linkedSourcesAreNotWrittenThrough() throws {
    let scratch = try Scratch()
    try scratch.write("manifest", "package/Package.swift")
    try scratch.write("mine", "package/Shared/A.swift")
    try scratch.write("data", "package/Shared/data.json")
    try scratch.link("package/Sources/Linked", to: "../Shared")
    try scratch.link("package/Sources/Own/B.swift", to: "../../Shared/A.swift")
    let before = scratch.manifest("package")
    #expect(try fill(scratch).isEmpty)
    #expect(scratch.text("cache/mirror/Sources/Linked/A.swift") == "adapted mine")
    #expect(scratch.text("cache/mirror/Sources/Linked/data.json") == "data")
    #expect(scratch.text("cache/mirror/Sources/Own/B.swift") == "adapted mine")
    // What is left out of them later is left out of the copy, as it would be by the tool or by a test.
    try scratch.cache.write("trimmed", to: scratch.cache.root + "/mirror/Sources/Linked/A.swift")
    try Data("changed".utf8).write(
      to: URL(fileURLWithPath: scratch.cache.root + "/mirror/Sources/Linked/data.json"))
    #expect(scratch.manifest("package") == before)
    #expect(!scratch.manifest("cache").values.contains { $0.hasPrefix("->") })
  }

  /// A package on which another one depends by its path: SwiftPM reads its manifest as it is, and its folders are modules.
  /// A list of tests that no build for iOS reads is not copied, and conditions of the manifest are those of iOS.
  @Test func packagesAreThoseOfABuildForPhones() throws {
    let scratch = try Scratch()
    try scratch.write(".define(\"A\", .when(platforms: [.iOS]))", "package/Package.swift")
    try scratch.write("none", "package/Tests/LinuxMain.swift")
    try scratch.write("a", "package/Tests/ATests/A.swift")
    #expect(try fill(scratch).isEmpty)
    #expect(scratch.text("cache/mirror/Package.swift") == ".define(\"A\", .when(platforms: [.linux, .iOS]))")
    #expect(scratch.text("cache/mirror/Tests/LinuxMain.swift") == nil)
    #expect(scratch.text("cache/mirror/Tests/ATests/A.swift") == "adapted a")
  }

  /// Examples beside the targets of a package are not built with it.
  @Test func sourcesBesideTheTargetsAreNotAdapted() throws {
    let scratch = try Scratch()
    try scratch.write("manifest", "package/Package.swift")
    try scratch.write("own", "package/Kit/Own.swift")
    try scratch.write("app", "package/Examples/App/App.swift")
    let files = try MirrorFiles(of: "\(scratch.path)/package", targets: ["Kit"])
    #expect(files.groups == ["Kit": ["Kit/Own.swift"]])
    #expect(files.copied == ["Examples/App/App.swift", "Package.swift"])
  }

  @Test func packagesInPackagesKeepTheirManifests() throws {
    let scratch = try Scratch()
    try scratch.write("manifest", "package/Package.swift")
    try scratch.write("inner", "package/Parts/Inner/Package.swift")
    try scratch.write("inner 5.9", "package/Parts/Inner/Package@swift-5.9.swift")
    try scratch.write("a", "package/Parts/Inner/Sources/A/A.swift")
    try scratch.write("b", "package/Parts/Inner/Sources/B/B.swift")
    try scratch.write("own", "package/Sources/Own/Own.swift")
    try scratch.write("loose", "package/Parts/Loose.swift")
    #expect(try fill(scratch).isEmpty)
    #expect(scratch.text("cache/mirror/Parts/Inner/Package.swift") == "inner")
    #expect(scratch.text("cache/mirror/Parts/Inner/Package@swift-5.9.swift") == "inner 5.9")
    #expect(scratch.text("cache/mirror/Parts/Inner/Sources/A/A.swift") == "adapted a")
    let groups = try MirrorFiles(of: "\(scratch.path)/package").groups
    #expect(
      groups.keys.sorted() == [
        "Parts", "Parts/Inner/Sources/A", "Parts/Inner/Sources/B", "Sources/Own",
      ])
  }

  /// A folder where a link was: in the package, and in a mirror that a former release made with links.
  @Test func aFolderWhereALinkWasIsMadeAnew() throws {
    let scratch = try Scratch()
    try scratch.write("mine", "package/Sources/Real/A.swift")
    try scratch.write("text", "package/Sources/Real/Art.bundle/a.txt")
    try scratch.link("cache/mirror/Sources/Real", to: "\(scratch.path)/package/Sources/Real")
    let before = scratch.manifest("package")
    #expect(try fill(scratch).isEmpty)
    #expect(scratch.manifest("package") == before)
    #expect(scratch.text("cache/mirror/Sources/Real/A.swift") == "adapted mine")
    #expect(scratch.text("cache/mirror/Sources/Real/Art.bundle/a.txt") == "text")
    #expect(ContainedFolder.kind(scratch.cache.root + "/mirror/Sources/Real") == S_IFDIR)
  }

  @Test func linksThatLeaveOrTurnAreLeftOut() throws {
    let scratch = try Scratch()
    try scratch.write("secret", "private/key.swift")
    try scratch.write("a", "package/Sources/A/A.swift")
    try scratch.link("package/Sources/Out", to: "\(scratch.path)/private")
    try scratch.link("package/Sources/A/Key.swift", to: "../../../private/key.swift")
    try scratch.link("package/Sources/A/round", to: "..")
    try scratch.link("package/Sources/A/none", to: "nowhere")
    mkfifo("\(scratch.path)/package/Sources/pipe", 0o600)
    let before = scratch.manifest("private")
    let notes = try fill(scratch)
    #expect(notes.count == 5, "\(notes)")
    #expect(notes.filter { $0.hasSuffix("is left out: the link leads out of the package") }.count == 2)
    #expect(scratch.manifest("cache/mirror").keys.filter { $0.hasSuffix(".swift") }.count == 1)
    #expect(scratch.manifest("private") == before)
  }

  @Test func whatIsGoneGoes() throws {
    let scratch = try Scratch()
    try scratch.write("mine", "victim/file")
    try scratch.write("a", "package/Sources/A/A.swift")
    try scratch.write("b", "package/Sources/B.txt")
    _ = try fill(scratch)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/package/Sources/B.txt")
    try scratch.write("c", "package/Sources/A.swift")
    try FileManager.default.removeItem(atPath: "\(scratch.path)/package/Sources/A")
    try scratch.write("c", "package/Sources/A")
    try scratch.write(
      "[\"../../victim/file\", \"Sources/B.txt\", \"/etc\", \"\", \"..\"]", "cache/files.json")
    _ = try fill(scratch)
    #expect(scratch.text("victim/file") == "mine")
    #expect(
      scratch.text("cache/mirror/Sources/A") == "c" && scratch.text("cache/mirror/Sources/B.txt") == nil)
  }
}
