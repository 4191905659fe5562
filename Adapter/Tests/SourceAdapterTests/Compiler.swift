import Foundation
import Testing

@testable import SourceAdapter

/// The installed compiler, with the modules of UIKit as `swift build` in the package above has built them.
enum Compiler {
  /// The folder of the package above.
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let products = root.appendingPathComponent(".build/debug").resolvingSymlinksInPath()

  private static let modules = products.appendingPathComponent("Modules").path

  /// A Boolean value that indicates whether there is something to compile against.
  static let isReady = FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule")

  private static let arguments: [String] = {
    let sources = root.appendingPathComponent("Sources")
    // The maps of C modules: those of the sources, and what the build made for modules that have none.
    var found: [String: String] = [:]
    for parent in [sources, products] {
      let folders =
        (try? FileManager.default.contentsOfDirectory(at: parent, includingPropertiesForKeys: nil)) ?? []
      for folder in folders {
        let name = folder.deletingPathExtension().lastPathComponent
        for inner in ["module.modulemap", "include/module.modulemap"] {
          let path = folder.appendingPathComponent(inner).path
          let counts = parent == sources || inner == "module.modulemap"
          if counts, found[name] == nil, FileManager.default.fileExists(atPath: path) { found[name] = path }
        }
      }
    }
    let maps = found.values.sorted()
    let packages =
      (try? run(
        "pkg-config", ["--cflags", "cairo", "pangocairo", "pangoft2", "libxml-2.0"]
      ).output) ?? ""
    let flags =
      maps.map { "-fmodule-map-file=" + $0 } + packages.split(whereSeparator: \.isWhitespace).map(String.init)
    return ["-I", modules] + flags.flatMap { ["-Xcc", $0] }
  }()

  private static func run(_ program: String, _ arguments: [String]) throws -> (output: String, errors: String)
  {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    // The driver leaves a folder in each run.
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("compiler-\(UUID())")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = (
      output.fileHandleForReading.readDataToEndOfFile(), errors.fileHandleForReading.readDataToEndOfFile()
    )
    process.waitUntilExit()
    return (String(decoding: texts.0, as: UTF8.self), String(decoding: texts.1, as: UTF8.self))
  }

  /// Compiles files without UIKit.
  static func compile(_ arguments: [String]) throws {
    let errors = try run("swiftc", arguments).errors
    try #require(!errors.contains("error:"), "\(errors.prefix(2000))")
  }

  /// The path of a library of the compiler's toolchain.
  static func library(_ name: String) throws -> String {
    let told = try run("swiftc", ["-print-target-info"]).output
    let all = try JSONSerialization.jsonObject(with: Data(told.utf8)) as? [String: Any]
    let paths = try #require(all?["paths"] as? [String: Any])
    let resources = try #require(paths["runtimeResourcePath"] as? String)
    return URL(fileURLWithPath: resources).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The compiler's errors about a module of one file, in the file's order.
  static func complaints(about text: String) throws -> [Trimmer.Complaint] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Adapted-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let errors = try run(
      "swiftc",
      [
        "-typecheck", "-parse-as-library", "-swift-version", "5", "-module-name", "App", "-suppress-warnings",
        "-diagnostic-style", "llvm",
      ] + arguments + [file.path]
    ).errors
    let complaints = errors.split(separator: "\n").compactMap { line -> Trimmer.Complaint? in
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]), let column = Int(parts[2])
      else {
        return nil
      }
      return Trimmer.Complaint(line: number, column: column, message: String(parts[4].dropFirst()))
    }
    // Errors of no place are those of the compiler's arguments.
    try #require(!complaints.isEmpty || !errors.contains("error:"), "\(errors.prefix(2000))")
    return complaints
  }
}

/// Expects that the installed compiler takes an adapted file; says what it rejects otherwise.
func expectCompiles(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  try #require(Compiler.isReady, "UIKit's modules are missing: run `swift build` in the package above first")
  let complaints = try Compiler.complaints(about: text)
  #expect(complaints.isEmpty, "\(text)", sourceLocation: sourceLocation)
}
