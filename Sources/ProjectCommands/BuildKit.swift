import Foundation
import ProjectReader

/// The built modules of Tinamou that applications are compiled against: those of the build that `tinamou`
/// belongs to, linked once into one library.
struct BuildKit {
  let modulesDirectory: String
  let library: String
  /// A fingerprint of the modules. Products that were built against them record it.
  let stamp: String
  let swiftc: String
  /// The folder of the compiler's toolchain, with its libraries.
  let toolchain: String
  /// The compiler's arguments for the C modules below.
  let clangArguments: [String]
  let linkArguments: [String]
  /// The names of all modules that can be imported.
  let modules: Set<String>
  /// The resource folders that modules expect beside the executable.
  let resources: [String]

  /// The package's folder: TINAMOU_ROOT, or the folder of the sources at compile time.
  static let packageRoot: String = {
    if let path = ProcessInfo.processInfo.environment["TINAMOU_ROOT"] { return path }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }()

  /// The C modules that the kit's modules import.
  static let clangModules = ["CCairo", "CEventLoop", "CLibXML2", "CPango", "CJPEG", "CPixels"]

  private static let systemModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc",
    "Dispatch",
    "Testing", "XCTest", "Synchronization", "Observation", "RegexBuilder", "_Concurrency",
    "_StringProcessing",
    "Distributed", "Cxx",
  ]

  static func locate() throws -> BuildKit {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let build = (executable as NSString).deletingLastPathComponent
    let manager = FileManager.default
    guard manager.fileExists(atPath: build + "/Modules/ApplicationHost.swiftmodule") else {
      throw BuildError(
        "\(build): Tinamou's built modules are not beside this executable; run the one that `swift build` makes",
        status: .internalError)
    }
    guard let swiftc = ChildProcess.path(of: "swiftc") else {
      throw BuildError("swiftc is not on the path", status: .internalError)
    }
    var modules = systemModules
    for name in (try? manager.contentsOfDirectory(atPath: build + "/Modules")) ?? []
    where name.hasSuffix(".swiftmodule") {
      modules.insert(String(name.dropLast(".swiftmodule".count)))
    }
    var clang: [String] = []
    for folder in clangModules {
      let candidates = [
        "\(packageRoot)/Sources/\(folder)/module.modulemap",
        "\(packageRoot)/Sources/\(folder)/include/module.modulemap",
        "\(build)/\(folder).build/module.modulemap",
      ]
      if let map = candidates.first(where: { manager.fileExists(atPath: $0) }) {
        clang += ["-Xcc", "-fmodule-map-file=\(map)"]
      }
    }
    clang += packageConfiguration("--cflags").flatMap { ["-Xcc", $0] }
    let resources = ((try? manager.contentsOfDirectory(atPath: build)) ?? [])
      .filter { $0.hasSuffix(".resources") }.sorted().map { build + "/" + $0 }
    let libraries = packageConfiguration("--libs")
    let (library, stamp) = try link(build, swiftc, libraries)
    return BuildKit(
      modulesDirectory: build + "/Modules", library: library, stamp: stamp, swiftc: swiftc,
      toolchain: try toolchain(of: swiftc),
      clangArguments: clang, linkArguments: libraries, modules: modules, resources: resources)
  }

  /// Returns the folder `usr` of a compiler's toolchain: the one that contains the compiler, or, if the
  /// compiler is a launcher that selects a toolchain, the one that it reports.
  static func toolchain(of swiftc: String) throws -> String {
    let real = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath()
    let folder = real.deletingLastPathComponent().deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: folder + "/lib/swift/linux") { return folder }
    struct Target: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let answer = try ChildProcess.run(swiftc, ["-print-target-info"], seconds: 60)
    guard let target = try? JSONDecoder().decode(Target.self, from: answer.output) else {
      throw BuildError("\(swiftc): does not say where its libraries are", status: .internalError)
    }
    return URL(fileURLWithPath: target.paths.runtimeResourcePath).deletingLastPathComponent()
      .deletingLastPathComponent().path
  }

  private static func packageConfiguration(_ what: String) -> [String] {
    guard let tool = ChildProcess.path(of: "pkg-config"),
      let result = try? ChildProcess.run(
        tool, [what, "cairo", "pangocairo", "pangoft2", "libjpeg", "libxml-2.0"])
    else { return [] }
    let words = String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(
      String.init)
    return words.filter { $0 != "-pthread" }
  }

  /// Links the objects of the build into one library in the cache if they have changed since the last time.
  private static func link(_ build: String, _ swiftc: String, _ libraries: [String]) throws -> (
    library: String, stamp: String
  ) {
    let manager = FileManager.default
    guard
      let list = try? String(contentsOfFile: build + "/tinamou.product/Objects.LinkFileList", encoding: .utf8)
    else {
      throw BuildError("\(build): has no list of Tinamou's objects", status: .internalError)
    }
    let left = ["/tinamou.build/", "/CProcess.build/", "/ProjectCommands.build/", "/ProjectReader.build/"]
    let objects = list.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: ["'", "\""]) }
      .filter { path in !left.contains { path.contains($0) } }
    var stamps: [String] = []
    for object in objects {
      let attributes = try? manager.attributesOfItem(atPath: object)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      stamps.append("\(object) \(date)")
    }
    let folder = try Cache.folder("kit/" + fingerprint([build, Cache.root]))
    let library = folder + "/libTinamouKit.so"
    let stamp = fingerprint(stamps)
    let record = folder + "/library.json"
    let lock = try FileLock(folder + "/lock", in: try Cache.contained())
    lock.take(console: .standard, waitingFor: "links Tinamou's objects")
    defer { lock.release() }
    if BuiltFiles.areIntact([library], stamp: stamp, in: record) { return (library, stamp) }
    guard let list = ProjectStrings.responseFile(objects) else {
      throw BuildError("\(build): a path with a line break cannot be linked", status: .internalError)
    }
    try Cache.write(list, to: folder + "/objects")
    // Linked under the same name in a separate folder, as other processes may be linking against the current
    // one.
    let scratch = try Cache.folder("kit/part-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? Cache.remove(scratch) }
    let part = scratch + "/libTinamouKit.so"
    let result = try ChildProcess.run(
      swiftc, ["-emit-library", "-o", part, "@\(folder)/objects"] + libraries, seconds: 600)
    guard result.status == 0, BuiltFiles.isWhole(part) else {
      throw BuildError("Tinamou's objects cannot be linked:\n\(result.errors)", status: .internalError)
    }
    try Cache.move(part, to: library)
    try BuiltFiles.record([library], stamp: stamp, to: record)
    return (library, stamp)
  }
}
