import Foundation
import Testing

@testable import ProjectReader

/// The same project is read as the same modules in each process, however its dictionaries and sets are ordered.
///
/// `scripts/checks/listing` runs this suite many times, each with another seed of hashes, and compares what it writes.
@Suite struct ListingTests {
  /// Returns a value as text, with dictionaries and sets in order.
  private static func text(_ value: Any, _ indent: String = "") -> String {
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.map { text($0.value, indent + "  ") }
    switch mirror.displayStyle {
    case .set, .dictionary:
      return "[\n" + children.sorted().map { "\(indent)  \($0)\n" }.joined() + indent + "]"
    case .collection, .tuple: return "(\n" + children.map { "\(indent)  \($0)\n" }.joined() + indent + ")"
    case .optional: return children.first ?? "nil"
    case .none: return "\(value)".debugDescription
    default:
      let fields = zip(mirror.children, children).map { "\(indent)  \($0.label ?? ""): \($1)\n" }
      return fields.isEmpty ? "\(value)" : "{\n" + fields.joined() + indent + "}"
    }
  }

  private static func listing(_ fixture: XcodeFixture) throws -> String {
    let folder = try fixture.write()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var parts = [text(try ProjectLoader.load("\(folder)/\(fixture.path)"))]
    parts += ((try? ProjectLoader.loadTests("\(folder)/\(fixture.path)")) ?? []).map { text($0) }
    let project = try ProjectLoader.load("\(folder)/\(fixture.path)")
    for module in project.modules + [project.main] {
      parts += module.namedStrings.map { StringSymbols(catalogue: $0).source }
      parts.append(
        AssetSymbols(catalogues: module.namedAssets, hasExtensions: module.hasAssetExtensions).source)
      parts += module.dataModels.map { DataModel(path: $0).source }
    }
    return parts.joined(separator: "\n").replacing(folder, with: "")
  }

  @Test func aListingIsTheSameEachTime() throws {
    var listings: [String] = []
    for fixture in XcodeFixture.all {
      let listing = try Self.listing(fixture)
      #expect(try Self.listing(fixture) == listing)
      listings.append("\(fixture.name)\n\(listing)\n")
    }
    if let path = ProcessInfo.processInfo.environment["TINAMOU_LISTING"] {
      try listings.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  /// Writes the projects, for `scripts/checks/listing --build`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TINAMOU_FIXTURES"] != nil))
  func fixturesAreWritten() throws {
    let folder = ProcessInfo.processInfo.environment["TINAMOU_FIXTURES"] ?? ""
    for (number, fixture) in XcodeFixture.all.enumerated() {
      try FileManager.default.moveItem(atPath: try fixture.write(), toPath: "\(folder)/\(number)")
    }
    try XcodeFixture.all.enumerated().map { "\($0)/\($1.path)\n" }.joined().write(
      toFile: "\(folder)/paths", atomically: true, encoding: .utf8)
  }

  /// Each fixture has the modules that it is about.
  @Test(
    arguments: zip(
      XcodeFixture.all,
      [
        ["App"], ["Core", "Views", "App"], ["App"], ["Base", "Kit", "App"], ["Shared", "App"], ["App"],
        ["App"], ["Core", "App"],
        ["App"], ["Base", "Kit", "Core", "App"],
      ]))
  func fixturesHaveTheirModules(_ fixture: XcodeFixture, _ names: [String]) throws {
    let folder = try fixture.write()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let project = try ProjectLoader.load("\(folder)/\(fixture.path)")
    #expect(Set((project.modules + [project.main]).map(\.name)) == Set(names))
    #expect(project.main.name == "App" && project.main.sources.count >= 4)
  }
}
