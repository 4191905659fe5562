import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ProjectReader

/// Damaged files of projects: each is read or refused, in time. `scripts/fuzz-projects --suite damaged` runs many; it sets the
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

/// Damages bytes at random; the same seed always does the same.
private struct Damage: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64, by Sebastiano Vigna, in the public domain.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &self)] }

  private static let spice = [
    "\0", "\u{FEFF}", "\u{2028}", "é", "👩‍👩‍👦", "\\U0041", "\\", "\"", "'", "<", ">", "<!--", "]]>", "&#0;",
    "&lt;", "{", "}", "(",
    ")", ";", ",", "=", "$(A)", "$(inherited)", "$(A:lower)", "${", "%d", "%1$@", "%lld", "%*d", "%", "../",
    "//", "/*", "*/", "1e999",
    "-1", "99999999999999999999", "nan", "null", "true", "isa", "bplist00", "<dict>", "</array>",
    "#include \"App.xcconfig\"", "\n",
  ]

  /// Returns bytes with one to six changes: cuts, copies, exchanges, other bytes, words and deep nesting.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      let at = Int.random(in: 0...bytes.count, using: &self)
      let end = min(bytes.count, at + Int.random(in: 1...80, using: &self))
      let other = Int.random(in: 0...bytes.count, using: &self)
      switch Int.random(in: 0..<9, using: &self) {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.insert(contentsOf: bytes[at..<end], at: other)
      case 2: if at < bytes.count { bytes[at] = UInt8.random(in: 0...255, using: &self) }
      case 3: if at < bytes.count, other < bytes.count { bytes.swapAt(at, other) }
      case 4 where Int.random(in: 0..<8, using: &self) == 0: bytes.removeSubrange(at...)
      case 5:
        let depth = pick([3, 40, 3000])
        bytes.insert(
          contentsOf: String(
            repeating: pick(["{", "(", "<a>", "<array>", "[", "$(A", "\"a\": {"]), count: depth
          ).utf8, at: at)
      default:
        bytes.replaceSubrange(
          at..<(Bool.random(using: &self) ? at : min(bytes.count, at + 3)), with: pick(Self.spice).utf8)
      }
    }
    return bytes
  }
}
