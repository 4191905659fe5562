import Foundation
import ProjectReader
import TinamouCLI

/// Modules that stand in for Apple's frameworks other than UIKit. Their sources are in the folder `StandIns`
/// of this package, a folder for each. Those that a project imports are built once for a version of Tinamou,
/// and linked into its application.
@MainActor
struct StandIns {
  /// The names of the modules that are built.
  private(set) var names: Set<String> = []
  private(set) var objects: [String] = []
  /// The fingerprints of their sources.
  private(set) var stamps: [String] = []
  private var directories: [String] = []

  var compilerArguments: [String] { directories.flatMap { ["-I", $0] } }

  /// The folders that the compiler and the linker read.
  var folders: [String] { directories }

  init() {}

  static let root = BuildKit.packageRoot + "/StandIns"

  /// Modules for which `canImport` is false in sources, since code under this condition uses more API than
  /// the stand-in has.
  static let notAsked: Set<String> = ["SwiftUI"]

  /// The headers of system libraries that implement the framework itself. If one is installed, the module
  /// re-exports the module map in its folder `System`.
  private static let systemHeaders = ["SQLite3": "/usr/include/sqlite3.h"]

  /// Returns the folder of a module's module map if its library is installed.
  private static func systemFolder(_ name: String) -> String? {
    guard let header = systemHeaders[name], FileManager.default.fileExists(atPath: header) else { return nil }
    return "\(root)/\(name)/System"
  }

  /// The modules in the folder.
  static let known: Set<String> = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return Set(names.filter { FileManager.default.fileExists(atPath: "\(root)/\($0)/\($0).swift") })
  }()

  /// Builds the imported modules and the modules that they import.
  init(kit: BuildKit, imported: Set<String>, console: Console) throws {
    var pending = imported.intersection(Self.known).sorted()
    var sources: [String: [String]] = [:]
    while let name = pending.popLast() {
      guard sources[name] == nil else { continue }
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(Self.root)/\(name)")
      sources[name] = files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(Self.root)/\(name)/\($0)" }
      pending += Imports.of(sources[name] ?? []).filter { Self.known.contains($0) && $0 != name }
      // The compiler imports this overlay if code also imports Swift Testing.
      pending += ["_Testing_\(name)"].filter(Self.known.contains)
    }
    while names.count < sources.count {
      let ready = sources.keys.sorted().filter { name in
        !names.contains(name)
          && Imports.of(sources[name] ?? []).allSatisfy {
            $0 == name || sources[$0] == nil || names.contains($0)
          }
      }
      guard !ready.isEmpty else {
        throw BuildError("\(Self.root): modules import each other", status: .internalError)
      }
      for name in ready {
        let lock = try Cache.lock("stand-ins/\(name).lock")
        lock.take(console: console, waitingFor: "builds what stands in for \(name)")
        defer { lock.release() }
        try build(name, sources[name] ?? [], kit: kit, console: console)
      }
    }
  }

  private mutating func build(_ name: String, _ sources: [String], kit: BuildKit, console: Console) throws {
    if let system = Self.systemFolder(name) { directories.append(system) }
    var texts = [kit.stamp, Cache.root] + directories
    for path in sources { texts.append((try? String(contentsOfFile: path, encoding: .utf8)) ?? "") }
    let folder = try Cache.folder("stand-ins/\(name)")
    let stamp = fingerprint(texts)
    let object = "\(folder)/\(name).o"
    let (interface, record) = ("\(folder)/\(name).swiftmodule", "\(folder)/built.json")
    if !BuiltFiles.areIntact([object, interface], stamp: stamp, in: record) {
      try Cache.remove(record)
      console.message("Building what stands in for \(name), once")
      var arguments = [
        "-module-name", name, "-swift-version", "5", "-Onone", "-gline-tables-only", "-parse-as-library",
        "-wmo",
        "-emit-module", "-emit-module-path", interface, "-emit-object", "-o", object,
        "-I", kit.modulesDirectory, "-module-cache-path", try Cache.compiledModules(), "-suppress-warnings",
      ]
      if Self.systemFolder(name) != nil { arguments += ["-D", "TINAMOU_SYSTEM_LIBRARY"] }
      arguments += kit.clangArguments + compilerArguments + sources
      let result = try ChildProcess.run(kit.swiftc, arguments, seconds: 600)
      guard result.status == 0 else {
        throw BuildError(
          "what stands in for \(name) cannot be built:\n\(result.errors)", status: .internalError)
      }
      try BuiltFiles.record([object, interface], stamp: stamp, to: record)
    }
    names.insert(name)
    stamps.append(stamp)
    objects.append(object)
    directories.append(folder)
  }
}
