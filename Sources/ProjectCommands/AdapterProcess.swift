import Foundation
import TinamouCLI

/// The source adapter: an executable of a package of its own, built on first use, that rewrites sources.
final class AdapterProcess {
  struct Options: Codable {
    var modules: [String]
    var flags: [String]
    var firstNumber: Int
    var isApplication: Bool
    var impliedModules: [String] = []
    var deniedModules: [String] = []
    var overridable: [ExtensionMethod] = []
  }
  struct ExtensionMethod: Codable, Hashable {
    var type: String
    var name: String
  }
  struct Complaint: Codable, Hashable {
    var line: Int
    var column: Int
    var message: String
  }
  struct Trim: Codable {
    var path: String
    var text: String
    var complaints: [Complaint]
    var isCoarse: Bool
  }
  struct Finding: Codable, Hashable {
    var path: String
    var line: Int
    var message: String
  }
  struct File: Codable {
    var path: String
    var text: String
    var findings: [Finding]
  }
  struct Preview: Codable {
    var constant: String
    var name: String
  }
  struct TestCase: Codable {
    var name: String
    var list: String
  }
  struct Module: Codable {
    var testCases: [TestCase]
    var files: [File]
    var registrations: [String]
    var previews: [Preview]
    var delegate: String?
    var overridable: [ExtensionMethod]
  }
  private struct Request: Codable {
    var files: [String]?
    var options: Options?
    var trims: [Trim]?
  }
  struct Answer: Codable {
    var module: Module?
    var trimmed: [File]?
    var unreadable: [Finding]
  }

  private let executable: String

  /// Finds the adapter, or builds it.
  init(console: Console) throws {
    let package = BuildKit.packageRoot + "/Adapter"
    let sources = [package + "/Package.swift"] + Self.sources(in: package + "/Sources")
    var contents: [String] = [ChildProcess.path(of: "swiftc") ?? ""]
    for path in sources { contents.append((try? String(contentsOfFile: path, encoding: .utf8)) ?? "") }
    guard contents.count > 3 else {
      throw BuildError(
        "\(package): the source adapter is not there; set TINAMOU_ROOT", status: .internalError)
    }
    let folder = try Cache.folder("adapter/" + fingerprint(contents))
    executable = folder + "/debug/tinamou-adapter"
    // `debug` is a link that the build makes.
    let built = URL(fileURLWithPath: executable).resolvingSymlinksInPath().path
    let record = folder + "/complete.json"
    if FileManager.default.isExecutableFile(atPath: executable),
      BuiltFiles.areIntact([built], stamp: "", in: record)
    {
      return
    }
    // The build would take a file that was cut for one that it made.
    if ContainedFolder.kind(built) != nil, !BuiltFiles.isWhole(built) { try Cache.remove(built) }
    console.message("Building the source adapter, once")
    guard let swift = ChildProcess.path(of: "swift") else {
      throw BuildError("swift is not on the path", status: .internalError)
    }
    let result = try ChildProcess.run(
      swift,
      [
        "build", "--package-path", package, "--scratch-path", folder, "--product", "tinamou-adapter",
        "--ignore-lock",
      ], seconds: 1800)
    guard result.status == 0 else {
      let log = String(decoding: result.output, as: UTF8.self) + result.errors
      throw BuildError("the source adapter cannot be built:\n\(log)", status: .internalError)
    }
    try BuiltFiles.record(
      [URL(fileURLWithPath: executable).resolvingSymlinksInPath().path], stamp: "", to: record)
  }

  private static func sources(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }

  func adapt(_ files: [String], options: Options) throws -> Answer {
    try ask(Request(files: files, options: options, trims: nil))
  }

  func trim(_ trims: [Trim]) throws -> [File] {
    try ask(Request(files: nil, options: nil, trims: trims)).trimmed ?? []
  }

  private func ask(_ request: Request) throws -> Answer {
    var data = try JSONEncoder().encode(request)
    data.append(10)
    let result = try ChildProcess.run(executable, [], input: data, seconds: 300)
    if result.isLate {
      throw BuildError("the source adapter took more than five minutes", status: .internalError)
    }
    guard result.status == 0, !result.isCrash else {
      throw BuildError("the source adapter failed: \(result.errors)", status: .internalError)
    }
    do { return try JSONDecoder().decode(Answer.self, from: result.output) } catch {
      throw BuildError("the source adapter's answer cannot be read", status: .internalError)
    }
  }
}
