import ExampleScreens
import Foundation
import ScreenSession
import Simulator
import TestSupport
import Testing
import UIKit
import ViewDescriptions

/// The example screens on the page of `preview`, visited with the mouse and the keyboard in a browser: each moment is the one that the
/// recorded steps lead a `VirtualDevice` to, with the same frames and the same bytes. `scripts/test-extended visits` runs this, which
/// takes minutes.
@MainActor @Suite struct BrowserVisitTests {
  /// The record that `scripts/checks/visits` writes of a screen.
  private struct Visited: Decodable {
    struct Moment: Decodable {
      let name: String
      let visit: [JSONValue]
      let png: Data
      let scale: Double
    }
    let moments: [Moment]
  }

  /// The path of a program, if it is installed.
  nonisolated private static func program(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  nonisolated private static var hasBrowser: Bool {
    program("node") != nil && (ProcessInfo.processInfo.environment["CHROMIUM"] ?? program("chromium")) != nil
  }

  /// Runs a program while other tests go on.
  nonisolated private static func run(_ program: URL, _ arguments: [String], output: URL) async throws
    -> Int32
  {
    try Data().write(to: output)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }

  /// Copies the executable with the example screens into a folder where it is not built again when sources change.
  private static func copyExamples(to folder: URL) throws -> URL {
    let products = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    let executable = folder.appendingPathComponent("tinamou-examples")
    for name in try FileManager.default.contentsOfDirectory(atPath: products.path)
    where name.hasSuffix(".resources") {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name), withDestinationURL: products.appendingPathComponent(name))
    }
    try ExecutableFile.copy(products.appendingPathComponent("tinamou-examples").path, to: executable.path)
    return executable
  }

  nonisolated private static let isWanted = ProcessInfo.processInfo.environment["TINAMOU_VISITS"] != nil

  @Test(
    .enabled("run by `scripts/test-extended visits`") { isWanted },
    .enabled("needs node and chromium") { hasBrowser })
  func visitsInABrowserAreVisitsOfADevice() async throws {
    let directory = try TemporaryDirectory()
    let scratch = directory.url
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../scripts/checks/visits").standardizedFileURL
    let output = scratch.appendingPathComponent("output")
    let folder = scratch.appendingPathComponent("visits")
    let status = try await Self.run(
      script, [folder.path, try Self.copyExamples(to: scratch).path], output: output)
    let lines = try String(contentsOf: output, encoding: .utf8)
    #expect(status == 0, "\(lines.split(separator: "\n").filter { !$0.hasPrefix("ok") })")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let examples = SessionVisitTests.examples
    func file(of example: SessionVisitTests.Example) -> String {
      example.name.lowercased().replacingOccurrences(of: " ", with: "-") + ".json"
    }
    #expect(names == examples.map(file).sorted())
    var kinds: Set<String> = []
    for example in examples {
      let data = try Data(contentsOf: folder.appendingPathComponent(file(of: example)))
      try expectTheSame(example, in: data, &kinds)
    }
    #expect(
      kinds.isSuperset(of: [
        "advance", "backspace", "edit", "edit of a constraint", "scroll", "settings", "touch", "type",
      ]))
  }

  /// - Parameter kinds: the names of the steps, which are added.
  private func expectTheSame(
    _ example: SessionVisitTests.Example, in data: Data, _ kinds: inout Set<String>
  ) throws {
    let visited = try JSONDecoder().decode(Visited.self, from: data)
    let raw = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let seen = raw?["moments"] as? [[String: Any]] ?? []
    #expect(visited.moments.map(\.name) == ["end", "middle", "continued"])
    for (moment, raw) in zip(visited.moments, seen) {
      // Other tests may have copied something, which menus would offer to paste.
      UIPasteboard.general.items = []
      let device = VirtualDevice(
        try DeviceCatalog.standard.device(named: "iPhone 15"), settings: DeviceSettings(language: "en"))
      device.show(example.make())
      let player = VisitPlayer(device: device)
      let steps = moment.visit.filter { $0["expect"] == nil }
      for step in steps { try player.perform(VisitStep(step)) }
      kinds.formUnion(VisitStep.names.filter { name in steps.contains { $0[name] != nil } })
      if steps.contains(where: { $0["edit"]?["constraint"] != nil }) { kinds.insert("edit of a constraint") }
      let description = try JSONSerialization.jsonObject(
        with: JSONEncoder().encode(device.describe(screen: example.name, inspects: true)))
      let own = try lines(of: description)
      // The page asks for defects, too.
      var inspected = raw["inspect"] as? [String: Any] ?? [:]
      #expect(inspected.removeValue(forKey: "findings") != nil)
      let other = try lines(of: inspected)
      // Only the first of the lines that differ is told.
      let difference = zip(own, other).first { $0 != $1 }.map { "\($0), not \($1)" }
      #expect(difference == nil, "\(example.name), \(moment.name)")
      #expect(own.count == other.count, "\(example.name), \(moment.name)")
      #expect(
        try device.picture(.png, scale: CGFloat(moment.scale)) == moment.png,
        "\(example.name), \(moment.name)")
    }
  }

  /// A description as lines of JSON, without the lines of code of its constraints, which are recorded there only.
  private func lines(of description: Any) throws -> [Substring] {
    var values = description as? [String: Any] ?? [:]
    values["constraints"] = (values["constraints"] as? [[String: Any]])?.map { constraint in
      constraint.filter { $0.key != "file" && $0.key != "line" }
    }
    #expect((values["views"] as? [Any])?.isEmpty == false)
    let data = try JSONSerialization.data(withJSONObject: values, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }
}
