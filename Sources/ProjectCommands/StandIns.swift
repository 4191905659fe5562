import Foundation
import ProjectReader
import TinamouCLI

/// Modules that stand in for Apple's frameworks other than UIKit. Their sources are in the folder `StandIns`
/// of this package, a folder for each. Those that a project imports are built once for a version of Tinamou,
/// and linked into its application.
struct StandIns: Sendable {
  /// The names of the modules that are built.
  private(set) var names: Set<String> = []
  private(set) var objects: [String] = []
  /// The fingerprints of their sources.
  private(set) var stamps: [String] = []
  private var directories: [String] = []
  /// The object and the interface of each, by its name.
  private(set) var products: [String: [String]] = [:]

  var compilerArguments: [String] {
    let declared = Self.overlays.filter { names.contains($0.name) }.flatMap(\.compilerArguments)
    return directories.flatMap { ["-I", $0] }
      + (declared.isEmpty ? [] : ["-Xfrontend", "-enable-cross-import-overlays"] + declared)
  }

  private static let overlays = known.sorted().compactMap(Overlay.init)

  /// A module that the compiler imports where a file imports two others, as Apple's platforms do: `_MapKit_SwiftUI`.
  private struct Overlay {
    let name: String
    let modules: [String]
    /// The file that declares it to the compiler, which has the name of the second module.
    let declaration: String

    init?(_ name: String) {
      self.name = name
      modules = name.split(separator: "_").map(String.init)
      guard name.hasPrefix("_"), modules.count == 2 else { return nil }
      declaration = "\(StandIns.root)/\(name)/\(modules[1]).swiftoverlay"
      guard FileManager.default.fileExists(atPath: declaration) else { return nil }
    }

    var compilerArguments: [String] {
      ["-swift-module-cross-import", modules[0], declaration].flatMap { ["-Xfrontend", $0] }
    }
  }

  /// The folders that the compiler and the linker read.
  var folders: [String] {
    directories + headerFolders
      + Self.overlays.filter { names.contains($0.name) }.map { "\(Self.root)/\($0.name)" }
  }

  /// The folders of the headers by which C uses them.
  var headerFolders: [String] {
    names.sorted().map(Self.headers).filter { FileManager.default.fileExists(atPath: $0) }
  }

  private static func headers(_ name: String) -> String { "\(root)/\(name)/Headers" }

  /// Returns the modules whose headers C includes: `<CommonCrypto/CommonDigest.h>`.
  static func included(by clang: ClangSources) -> Set<String> {
    let names = known.filter { FileManager.default.fileExists(atPath: headers($0)) }
    var paths = clang.files + clang.bridged
    for folder in clang.headerFolders {
      let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      paths += found.sorted().filter { $0.hasSuffix(".h") }.prefix(1000).map { "\(folder)/\($0)" }
    }
    let texts = paths.lazy.compactMap { ProjectFiles.text($0) }
    return texts.reduce(into: []) { result, text in
      result.formUnion(names.filter { text.contains("<\($0)/") || text.contains("\"\($0)/") })
    }
  }

  init() {}

  static let root = BuildKit.packageRoot + "/StandIns"

  /// Modules for which `canImport` is false in sources, since code under this condition uses more API than
  /// the stand-in has.
  static let notAsked: Set<String> = ["SwiftUI"]

  /// The headers of system libraries that implement the framework itself. If one is installed, the module
  /// re-exports the module map in its folder `System`.
  private static let systemHeaders = [
    "SQLite3": "/usr/include/sqlite3.h", "libxml2": "/usr/include/libxml2/libxml/parser.h",
    "zlib": "/usr/include/zlib.h",
  ]

  /// Returns the folder of a module's module map if its library is installed.
  private static func systemFolder(_ name: String) -> String? {
    guard let header = systemHeaders[name], FileManager.default.fileExists(atPath: header) else { return nil }
    return "\(root)/\(name)/System"
  }

  /// Returns whether what is built depends on the libraries of the machine.
  static func dependsOnSystem(_ name: String) -> Bool { systemHeaders[name] != nil }

  /// The modules of the folder.
  static let known: Set<String> = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return Set(names.filter { FileManager.default.fileExists(atPath: "\(root)/\($0)/\($0).swift") })
  }()

  /// Returns a project without the modules in Objective-C that a module of the folder stands in for.
  static func replacing(in project: AppProject) -> AppProject {
    var result = project
    result.modules.removeAll { known.contains($0.name) && $0.isOnlyObjectiveC }
    return result
  }

  /// Builds the imported modules and the modules that they import.
  init(kit: BuildKit, imported: Set<String>, console: Console) throws {
    let sources = try Self.sources(of: imported)
    let order = sources.keys.sorted()
    let imports = order.map { name in
      Imports.of(sources[name] ?? []).compactMap { $0 == name ? nil : order.firstIndex(of: $0) }
    }
    var locks: [FileLock] = []
    defer { for lock in locks { lock.release() } }
    var work: [Int: Work] = [:]
    var planned: [Int: Product] = [:]
    let place = "stand-ins/" + fingerprint([kit.library])
    for index in try Self.sorted(imports) {
      let name = order[index]
      if let found = Self.installed(name, kit: kit) {
        add(found)
        planned[index] = found
        continue
      }
      let lock = try Cache.lock("\(place)/\(name).lock")
      lock.take(console: console, waitingFor: "builds what stands in for \(name)")
      locks.append(lock)
      // What it imports, with what that imports.
      var needed: [Int] = []
      var pending = imports[index]
      while let next = pending.popLast() {
        guard !needed.contains(next) else { continue }
        needed.append(next)
        pending += imports[next]
      }
      let (product, arguments) = try Self.plan(
        name, sources[name] ?? [], needing: needed.sorted().compactMap { planned[$0] }, in: place, kit: kit)
      planned[index] = product
      try CacheEntries().note(product.folder)
      if !BuiltFiles.areIntact(product.files, stamp: product.stamp, in: product.record) {
        try Cache.remove(product.record)
        work[index] = Work(product: product, arguments: arguments)
      }
      add(product)
    }
    let indices = work.keys.sorted()
    try Self.compile(
      indices.compactMap { work[$0] },
      needs: indices.map { index in imports[index].compactMap { indices.firstIndex(of: $0) } },
      with: kit.swiftc, console: console)
  }

  /// The files of the modules that are imported and of those that they import, by names.
  private static func sources(of imported: Set<String>) throws -> [String: [String]] {
    var pending = imported.intersection(known).sorted()
    var sources: [String: [String]] = [:]
    while let name = pending.popLast() {
      guard sources[name] == nil else { continue }
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(name)")
      let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(root)/\(name)/\($0)" }
      sources[name] = files
      pending += Imports.of(files).filter { known.contains($0) && $0 != name }
      // The compiler imports this overlay if code also imports Swift Testing.
      pending += ["_Testing_\(name)"].filter(known.contains)
      pending += overlays.filter { $0.modules.allSatisfy { sources[$0] != nil } }.map(\.name)
    }
    return sources
  }

  /// The indices of modules in an order in which each comes after those that it imports.
  private static func sorted(_ imports: [[Int]]) throws -> [Int] {
    var sorted: [Int] = []
    while sorted.count < imports.count {
      let ready = imports.indices.filter { !sorted.contains($0) && imports[$0].allSatisfy(sorted.contains) }
      guard !ready.isEmpty else {
        throw BuildError("\(root): modules import each other", status: .internalError)
      }
      sorted += ready
    }
    return sorted
  }

  /// Compiles modules, at once those that do not need each other.
  private static func compile(
    _ jobs: [Work], needs: [[Int]], with compiler: String, console: Console
  ) throws {
    guard !jobs.isEmpty else { return }
    let names = jobs.map(\.product.name).joined(separator: ", ")
    console.step("Building what stands in for \(names), once")
    defer { console.endProgress() }
    try Parallel.run(
      needs: needs,
      progress: { done in console.progress(done, of: jobs.count, "frameworks that are stood in for") }
    ) { index in
      let product = jobs[index].product
      let result = try ChildProcess.run(compiler, jobs[index].arguments, seconds: 600, isCompiler: true)
      guard result.status == 0 else {
        throw BuildError(
          "what stands in for \(product.name) cannot be built:\n\(result.errors)", status: .internalError)
      }
      try BuiltFiles.record(product.files, stamp: product.stamp, to: product.record)
    }
  }

  /// A module that is compiled.
  private struct Product: Sendable {
    var name: String
    var stamp: String
    var folder: String
    /// A folder with a module map of the system's library.
    var system: String?

    var directories: [String] { [folder] + (system.map { [$0] } ?? []) }
    var object: String { "\(folder)/\(name).o" }
    var interface: String { "\(folder)/\(name).swiftmodule" }
    var files: [String] { [object, interface] }
    var record: String { "\(folder)/built.json" }
  }
  private struct Work: Sendable {
    var product: Product
    var arguments: [String]
  }

  private mutating func add(_ product: Product) {
    names.insert(product.name)
    stamps.append(product.stamp)
    objects.append(product.object)
    products[product.name] = product.files
    directories += product.directories
  }

  /// Returns a module that comes compiled with an installation.
  private static func installed(_ name: String, kit: BuildKit) -> Product? {
    guard let installation = BuildKit.installation, root.hasPrefix(installation + "/"), !dependsOnSystem(name)
    else { return nil }
    let product = Product(
      name: name, stamp: fingerprint([kit.stamp, name]), folder: "\(installation)/stand-ins/\(name)")
    return product.files.allSatisfy { ContainedFolder.kind($0) == S_IFREG } ? product : nil
  }

  /// Returns the products of a module's compilation, and its arguments.
  private static func plan(
    _ name: String, _ sources: [String], needing needed: [Product], in place: String, kit: BuildKit
  ) throws -> (Product, [String]) {
    let system = systemFolder(name)
    var texts = [kit.stamp, Cache.root, system ?? ""] + needed.map(\.stamp)
    for path in sources { texts.append((try? String(contentsOfFile: path, encoding: .utf8)) ?? "") }
    let product = Product(
      name: name, stamp: fingerprint(texts), folder: try Cache.folder("\(place)/\(name)"), system: system)
    var arguments = [
      "-module-name", name, "-swift-version", "5", "-Onone", "-gline-tables-only", "-parse-as-library",
      "-wmo",
      "-emit-module", "-emit-module-path", product.interface, "-emit-object", "-o", product.object,
      "-I", kit.modulesDirectory, "-module-cache-path", try Cache.compiledModules(), "-suppress-warnings",
    ]
    if let system { arguments += ["-D", "TINAMOU_SYSTEM_LIBRARY", "-I", system] }
    arguments += kit.clangArguments + needed.flatMap(\.directories).flatMap { ["-I", $0] } + sources
    return (product, arguments)
  }
}
