import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ProjectReader

/// Damaged files of projects: each is read or refused, in time. `scripts/checks/fuzz-projects --suite damaged` runs many; it sets the
/// environment.
@Suite(.serialized) struct DamagedProjectTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// A few hundred files in the tests; as many as fit in the seconds of the environment.
  @Test func damagedFilesAreReadOrRefused() throws {
    let seconds = Self.environment["TINAMOU_FUZZ_SECONDS"].flatMap(Double.init)
    let first = Self.environment["TINAMOU_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let last = Self.environment["TINAMOU_FUZZ_LAST"]
    let seeds = try XcodeFixture.all.map { (fixture: $0, folder: try $0.write()) }
    defer { for one in seeds { try? FileManager.default.removeItem(atPath: one.folder) } }
    let begin = ContinuousClock.now
    var (seed, loaded, slowest) = (first, 0, Duration.zero)
    repeat {
      // The seed is known if the process ends.
      if let last { try "\(seed)".write(toFile: last, atomically: false, encoding: .utf8) }
      let watch = Watch(seed)
      defer { watch.end() }
      var damage = Damage(seed: seed)
      let (fixture, folder) = damage.pick(seeds)
      let file = damage.pick(
        fixture.files.keys.sorted().filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".png") })
      let text = fixture.files[file] ?? ""
      let damaged = damage.damaged(Array(text.utf8))
      try Data(damaged).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
      let start = ProcessorTime.now
      if Self.read("\(folder)/\(fixture.path)", folder, file, damaged) { loaded += 1 }
      let time = ProcessorTime.now - start
      slowest = max(slowest, time)
      #expect(time < .seconds(20), "seed \(seed): \(file) takes \(time)")
      try text.write(toFile: "\(folder)/\(file)", atomically: false, encoding: .utf8)
      seed += 1
    } while seconds.map { ContinuousClock.now - begin < .seconds($0) } ?? (seed < first + 300)
    print("fuzz-projects: seeds \(first) to \(seed - 1): \(loaded) loaded, slowest \(slowest)")
    #expect(loaded > 0)
  }

  /// Foundation's parser of XML ends the process at bytes that are not UTF-8.
  @Test func schemesAndModelsAreUTF8() throws {
    let name = Data("<Scheme FoleRef".utf8) + [0xE5] + Data("location=\"a\"/>".utf8)
    #expect(Scheme(name) == nil)
    #expect(Scheme(Data("<Scheme/>".utf8)) != nil)
    let folder = NSTemporaryDirectory() + "model-\(UUID().uuidString).xcdatamodel"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try (Data("<model><entity na".utf8) + [0xE5] + Data("me=\"a\"/></model>".utf8)).write(
      to: URL(fileURLWithPath: folder + "/contents"))
    #expect(DataModel(path: folder).notes == ["\(folder)/contents: is not a model that can be read"])
  }

  /// Attributes that Core Data transforms have any type: arrays and dictionaries, too.
  @Test(arguments: [
    ("[UUID]", "[UUID]?"), ("[String: [Kit.Part]]", "[String: [Kit.Part]]?"), ("[Int]]", nil), ("[]", nil),
    ("[Int; evil()]", nil), (".UIImage", "UIImage?"), (".", "NSObject?"), ("..A", nil),
  ])
  func transformedAttributesHaveTheirTypes(type: String, expected: String?) throws {
    let folder = NSTemporaryDirectory() + "model-\(UUID().uuidString).xcdatamodel"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try """
    <model><entity name="A" representedClassName="A" codeGenerationType="class">
    <attribute name="order" attributeType="Transformable" customClassName="\(type)"/></entity></model>
    """.write(toFile: folder + "/contents", atomically: true, encoding: .utf8)
    let model = DataModel(path: folder)
    #expect(model.source.contains("var order") == (expected != nil))
    if let expected { #expect(model.source.contains("public var order: \(expected)"), "\(model.source)") }
  }

  /// Reads a project, what is made of its files, and the damaged file in other ways.
  ///
  /// - Returns: whether the project was loaded.
  private static func read(_ path: String, _ folder: String, _ file: String, _ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = Scheme(Data(bytes))
    _ = try? PropertyListParser.parse(text)
    _ = PackageManifest(text: text, folder: folder)
    _ = PodfileLock(text)
    _ = StringSymbols(catalogue: "\(folder)/\(file)").source
    _ = BuildSettings.configuration(file: "\(folder)/\(file)")
    _ = try? ProjectFiles.propertyList("\(folder)/\(file)")
    guard let project = try? ProjectLoader.load(path) else { return false }
    for module in project.modules + [project.main] {
      _ = AssetSymbols(catalogues: module.namedAssets, hasExtensions: true).source
      _ = module.namedStrings.map { StringSymbols(catalogue: $0).source }
      _ = module.dataModels.map { DataModel(path: $0).source }
    }
    return true
  }

  /// Ends the process when a file takes too long, so that its seed is known.
  private final class Watch: Sendable {
    private let isDone = Mutex(false)

    init(_ seed: UInt64) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 90) { [self] in
        if !isDone.withLock({ $0 }) { fatalError("seed \(seed) takes more than 90 seconds") }
      }
    }

    func end() { isDone.withLock { $0 = true } }
  }
}
