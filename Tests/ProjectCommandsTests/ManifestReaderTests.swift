import Foundation
import ProjectReader
import Testing
import TinamouCLI

@testable import ProjectCommands

/// Manifests run in the sandbox or not at all.
@MainActor @Suite(.serialized) struct ManifestReaderTests {
  private nonisolated static var hasSandbox: Bool {
    if case .success = Sandbox.tool { true } else { false }
  }

  private func reader(_ options: [String] = []) throws -> (ManifestReader, () -> String) {
    // Unchecked: everything is under the lock.
    final class Said: @unchecked Sendable {
      private let lock = NSLock()
      private var text = ""
      var all: String { lock.withLock { text } }
      func add(_ more: String) { lock.withLock { text += more } }
    }
    let said = Said()
    let console = Console(output: { _ in }, errorOutput: { said.add($0) })
    return (ManifestReader(try ConfinementOptions.parse(options), console: console), { said.all })
  }

  @Test(.enabled(if: hasSandbox)) func manifestsAreEvaluatedInTheSandbox() throws {
    let scratch = try Scratch()
    try scratch.write("secret", "outside/key")
    try scratch.write(
      """
      // swift-tools-version: 5.9
      import Foundation
      import PackageDescription
      // What it can reach, as names of targets.
      let key = (try? String(contentsOfFile: "\(scratch.path)/outside/key", encoding: .utf8)) ?? "none"
      let wrote = (try? "x".write(toFile: "\(scratch.path)/package/new", atomically: false, encoding: .utf8)) != nil
      let package = Package(
        name: "demo", targets: ["One", "Two"].map { .target(name: $0) } + [.target(name: key), .target(name: "wrote-\\(wrote)")])
      """, "package/Package.swift")
    let (reader, said) = try reader()
    let manifest = try #require(reader.manifest(in: scratch.path + "/package"), "\(said())")
    #expect(manifest.isEvaluated && manifest.targets.map(\.name) == ["One", "Two", "none", "wrote-false"])
    #expect(scratch.text("package/new") == nil && said().isEmpty)
    // What is wrong with a manifest is said once, with the compiler's words.
    try scratch.write("// swift-tools-version: 5.9\nlet package = 1 +\n", "wrong/Package.swift")
    #expect(reader.manifest(in: scratch.path + "/wrong") == nil)
    #expect(reader.manifest(in: scratch.path + "/wrong") == nil)
    let lines = said().split(separator: "\n")
    #expect(lines.count == 1 && lines[0].contains("wrong/Package.swift: cannot be evaluated"), "\(said())")
    #expect(said().contains("wrong/Package.swift:3:1: error:"), "\(said())")
  }

  /// Some packages declare products for Apple's platforms only where they can import `Darwin`.
  @Test(.enabled(if: hasSandbox)) func manifestsAreEvaluatedAsOnAMac() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      // swift-tools-version: 5.5
      import PackageDescription
      import Foundation.NSFileManager
      #if canImport(Darwin)
        import Darwin
        let names = getenv("NO SUCH VARIABLE") == nil && FileManager.default.fileExists(atPath: "/") ? ["Apple"] : []
      #else
        let names: [String] = []
      #endif
      #if os(Linux)
        let further = ["Linux"]
      #elseif !os( macOS ) || swift(<5.0)
        let further = ["Other"]
      #else
        let further = ["Mac"]
      #endif
      let package = Package(
        name: "demo", products: names.map { .library(name: $0, targets: [$0]) },
        targets: (names + further).map { .target(name: $0) })
      """, "package/Package.swift")
    let (reader, said) = try reader()
    let manifest = try #require(reader.manifest(in: scratch.path + "/package"), "\(said())")
    #expect(manifest.targets.map(\.name) == ["Apple", "Mac"] && manifest.products == ["Apple": ["Apple"]])
    #expect(said().isEmpty)
  }

  @Test func withoutASandboxNoManifestIsRun() throws {
    let scratch = try Scratch()
    try scratch.write(
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"a\")\n",
      "a/Package.swift")
    let (reader, said) = try reader(["--no-sandbox"])
    #expect(reader.manifest(in: scratch.path + "/a") == nil)
    #expect(said().contains("manifests of packages are not evaluated"), "\(said())")
  }

  /// Checkouts that SwiftPM writes down; names that are paths and revisions that are none are left out.
  @Test func checkoutsAreThoseThatSwiftPMNames() throws {
    let scratch = try Scratch()
    let commit = String(repeating: "a1", count: 20)
    func entry(_ subpath: String, _ revision: String) -> String {
      #"{"subpath": "\#(subpath)", "state": {"name": "sourceControlCheckout", "checkoutState": {"revision": "\#(revision)"}}}"#
    }
    try scratch.write(
      """
      {"version": 7, "object": {"artifacts": [], "dependencies": [\(entry("kit", commit)), \(entry("../out", commit)),
      \(entry("dots", "main")), {"subpath": "near", "state": {"name": "fileSystem"}}]}}
      """, "build/workspace-state.json")
    let found = PackageCheckouts.checkouts(in: scratch.path + "/build")
    #expect(found.map(\.name) == ["kit"] && found.map(\.revision) == [commit])
    #expect(PackageCheckouts.checkouts(in: scratch.path).isEmpty)
  }
}
