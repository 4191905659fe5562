import Foundation
import TinamouCLI

/// The executable of the source adapter: a separate package that is built on first use.
struct AdapterExecutable {
  let path: String
  /// A text that stands for the version of the adapter.
  let stamp: String
  /// The variables that it needs.
  private(set) var environment: [String: String] = [:]

  /// Finds the adapter, or builds it.
  init(console: Console) throws {
    if let installation = BuildKit.installation {
      path = installation + "/Adapter/tinamou-adapter"
      stamp = "\(path) \(try BuildKit.locate().stamp)"
      environment = try BuildKit.locate().libraryVariables
      return
    }
    let package = BuildKit.packageRoot + "/Adapter"
    let sources = [package + "/Package.swift"] + Self.sources(in: package + "/Sources")
    var contents: [String] = [ChildProcess.path(of: "swiftc") ?? ""]
    for source in sources { contents.append((try? String(contentsOfFile: source, encoding: .utf8)) ?? "") }
    guard contents.count > 3 else {
      throw BuildError(
        "\(package): the source adapter is not there; set TINAMOU_ROOT", status: .internalError)
    }
    let name = "adapter/" + fingerprint(contents)
    let lock = try Cache.lock(name + ".lock")
    lock.take(console: console, waitingFor: "builds the source adapter")
    defer { lock.release() }
    let folder = try Cache.folder(name)
    try CacheEntries().note(folder)
    path = folder + "/release/tinamou-adapter"
    stamp = path
    // `release` is a symbolic link that the build creates.
    let built = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let record = folder + "/complete.json"
    if FileManager.default.isExecutableFile(atPath: path),
      BuiltFiles.areIntact([built], stamp: "", in: record)
    {
      return
    }
    try CompilerLocks.remove(in: folder, of: try Cache.contained())
    // The build would treat a truncated file as up to date.
    if ContainedFolder.kind(built) != nil, !BuiltFiles.isWhole(built) { try Cache.remove(built) }
    console.message("Building the source adapter, once")
    guard let swift = ChildProcess.path(of: "swift") else {
      throw BuildError("swift is not on the path", status: .internalError)
    }
    func build() throws -> ChildProcess.Result {
      try ChildProcess.run(
        swift,
        [
          "build", "-c", "release", "--package-path", package, "--scratch-path", folder, "--product",
          "tinamou-adapter", "--ignore-lock",
        ], seconds: 1800, isCompiler: true)
    }
    var result = try build()
    if result.status != 0, ContainedFolder.kind(folder + "/build.db") != nil {
      // The compiler's caches are invalid at another path than the one they were created at.
      try Cache.remove(folder)
      result = try build()
    }
    guard result.status == 0 else {
      let log = String(decoding: result.output, as: UTF8.self) + result.errors
      throw BuildError("the source adapter cannot be built:\n\(log)", status: .internalError)
    }
    try BuiltFiles.record(
      [URL(fileURLWithPath: path).resolvingSymlinksInPath().path], stamp: "", to: record)
  }

  private static func sources(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }

  /// The files that the executable reads beside those of the system.
  var readable: [String] {
    get throws {
      // `release` is a symbolic link that the build creates.
      let built = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      return [(path as NSString).deletingLastPathComponent, (built as NSString).deletingLastPathComponent]
        + [try BuildKit.locate().toolchain]
    }
  }
}
