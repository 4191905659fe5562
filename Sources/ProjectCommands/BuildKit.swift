import Foundation
import ProjectReader

/// The built modules of Tinamou that applications are compiled against, and the library that they link: those of an installation
/// (`scripts/install`), or of the build that `tinamou` itself comes from.
struct BuildKit: Sendable {
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
  /// The folder of the toolchain that an installation was made with; nil in a build.
  let installedToolchain: String?

  /// The folder of an installation, `lib/tinamou` beside the executable's folder; nil where this is a build.
  static let installation: String? = {
    let prefix = (executableFolder as NSString).deletingLastPathComponent
    let folder = prefix + "/lib/tinamou"
    return FileManager.default.fileExists(atPath: "\(folder)/\(InstalledKit.record)") ? folder : nil
  }()

  /// The folder of this executable.
  static let executableFolder: String =
    (URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path as NSString)
    .deletingLastPathComponent

  /// The folder with the sources of the adapter and of what stands in: TINAMOU_ROOT, an installation, or where this was compiled.
  static let packageRoot: String = {
    if let path = ProcessInfo.processInfo.environment["TINAMOU_ROOT"] { return path }
    if let installation { return installation }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }()

  /// The C modules that the kit's modules import.
  static let clangModules = ["CCairo", "CEventLoop", "CLibXML2", "CPango", "CJPEG", "CPixels"]

  /// The library, a product of the package.
  static let libraryName = "libTinamouKit.so"

  /// The modules of the library: `ApplicationHost` and what it depends on. Those that only the tool uses are none of them, so that a
  /// project can have modules of their names.
  static let ownModules = [
    "ApplicationHost", "ArgumentParser", "ArgumentParserToolInfo", "BundledData", "ClassMetadata",
    "ConstraintSolver", "CoreGraphics", "DesignCanvas", "DeviceModels", "EventLoop", "FileAccess",
    "ForkSafeLocks",
    "InterfaceBuilder", "LayoutExplanations", "ObjectiveC", "ObjectiveCSupport", "ParityComparison",
    "QuartzCore", "ScreenLint",
    "ScreenRequests", "ScreenSession",
    "Simulator",
    "SnapshotComparison", "TinamouCLI", "Typesetting", "UIKit", "UIKitContainers", "UIKitControls",
    "UIKitCore",
    "UIKitDocuments", "UIKitLists", "UIKitServices", "UIKitValues", "ViewDescriptions",
    "_Testing_CoreGraphics", "_Testing_UIKit",
  ]

  /// The modules for tests, which applications do not link: they are built from their sources where tests import them.
  static let testModules = ["SourceScanner", "TinamouSnapshots", "TinamouLint"]

  /// The modules for tests with their sources, each after those that it imports.
  static func testLibraries() throws -> [AppProject.Module] {
    let package: String
    if let installation {
      package = try InstalledKit.read(from: installation).package ?? "tinamou"
    } else {
      // As SwiftPM has built the modules: the name of the folder.
      package = ProjectStrings.identifier((packageRoot as NSString).lastPathComponent.lowercased())
    }
    return testModules.compactMap { name in
      let folder = "\(packageRoot)/Sources/\(name)"
      let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .sorted()
      var module = AppProject.Module(
        name: name, sources: files.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" })
      guard !module.sources.isEmpty else { return nil }
      module.languageVersion = "6"
      module.packageName = package
      module.isLibrary = true
      return module
    }
  }

  private static let systemModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc",
    "Dispatch",
    "Testing", "XCTest", "Synchronization", "Observation", "RegexBuilder", "_Concurrency",
    "_StringProcessing",
    "Distributed", "Cxx", "Builtin",
  ]

  private static let found = Result { try find() }

  /// The kit, which is looked for once.
  static func locate() throws -> BuildKit { try found.get() }

  private static func find() throws -> BuildKit {
    guard let swiftc = ChildProcess.path(of: "swiftc") else {
      throw BuildError(
        "swiftc is not on the path: projects are built with a Swift toolchain", status: .internalError)
    }
    let place: (modules: String, library: String, stamp: String)
    var record: InstalledKit?
    if let installation {
      let installed = try InstalledKit.read(from: installation)
      record = installed
      place = ("\(installation)/modules", "\(installation)/\(libraryName)", installed.stamp)
    } else {
      place = try build(at: executableFolder)
    }
    var clang: [String] = []
    for name in clangModules {
      guard let map = moduleMap(of: name) else {
        throw BuildError("\(packageRoot): there is no module map of \(name)", status: .internalError)
      }
      clang += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    clang += packageConfiguration("--cflags").flatMap { ["-Xcc", $0] }
    let shared =
      installation.map { ($0 as NSString).deletingLastPathComponent + "/../share/tinamou" }
      ?? executableFolder
    let folder = URL(fileURLWithPath: shared).standardizedFileURL.path
    let resources = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".resources") }.sorted().map { folder + "/" + $0 }
    return BuildKit(
      modulesDirectory: place.modules, library: place.library, stamp: place.stamp, swiftc: swiftc,
      toolchain: try toolchain(of: swiftc),
      clangArguments: clang, linkArguments: packageConfiguration("--libs"),
      modules: systemModules.union(ownModules), resources: resources,
      installedToolchain: record?.toolchain)
  }

  /// The module map of a module of C, in an installation or in the sources.
  static func moduleMap(of name: String) -> String? {
    let root = installation.map { $0 + "/include" } ?? packageRoot + "/Sources"
    return ["\(root)/\(name)/module.modulemap", "\(root)/\(name)/include/module.modulemap"].first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Returns the package manager's products: the library, and the modules that belong to it, in a folder of
  /// their own in the cache.
  private static func build(at folder: String) throws -> (modules: String, library: String, stamp: String) {
    let library = "\(folder)/\(libraryName)"
    let modules = ownModules.map { "\(folder)/Modules/\($0).swiftmodule" }
    func date(_ path: String) -> timespec? {
      var status = stat()
      return stat(path, &status) == 0 ? status.st_mtim : nil
    }
    func isEarlier(_ a: timespec, _ b: timespec) -> Bool { (a.tv_sec, a.tv_nsec) < (b.tv_sec, b.tv_nsec) }
    let dates = modules.map(date)
    guard let built = date(library), !dates.contains(where: { $0 == nil }) else {
      throw BuildError(
        "\(folder): \(libraryName) and the modules of Tinamou are not beside this executable; build all of the package "
          + "(`swift build`), or install it (`scripts/install`)", status: .internalError)
    }
    if let newer = zip(modules, dates).first(where: { $0.1.map { isEarlier(built, $0) } == true })?.0 {
      throw BuildError(
        "\(library): is older than \((newer as NSString).lastPathComponent); build all of the package (`swift build`)",
        status: .internalError)
    }
    let stamp = fingerprint(
      (zip(modules, dates).map { ($0, $1 ?? timespec()) } + [(library, built)]).map {
        "\($0) \($1.tv_sec).\($1.tv_nsec)"
      })
    let place = try Cache.folder("kit/" + fingerprint([folder, Cache.root]))
    try CacheEntries().note(place)
    let record = place + "/modules.json"
    let copies = modules.map { "\(place)/modules/\(($0 as NSString).lastPathComponent)" }
    let lock = try FileLock(place + "/lock", in: try Cache.contained())
    lock.take(console: .standard, waitingFor: "copies Tinamou's modules")
    defer { lock.release() }
    if !BuiltFiles.areIntact(copies, stamp: stamp, in: record) {
      try Cache.remove(record)
      try Cache.remove(place + "/modules")
      for (module, copy) in zip(modules, copies) { try Cache.contained().copy(module, to: copy) }
      try BuiltFiles.record(copies, stamp: stamp, to: record)
    }
    return (place + "/modules", library, stamp)
  }

  /// The variables that programs of an installation need where the toolchain lies in another place than that with which it was
  /// made: they find the libraries of Swift by them.
  var libraryVariables: [String: String] {
    guard let installedToolchain, installedToolchain != toolchain else { return [:] }
    return ["LD_LIBRARY_PATH": "\(toolchain)/lib/swift/linux:\(toolchain)/lib/swift/host"]
  }

  /// The version of Swift that made a module, as in "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  static func compiler(ofModule path: String) -> String? {
    guard let head = FileManager.default.contents(atPath: path),
      let start = head.range(of: Data("Swift version ".utf8))?.lowerBound
    else { return nil }
    let text = head[start...].prefix { $0 >= 32 && $0 < 127 }
    let words = String(decoding: text, as: UTF8.self)
    return words.firstIndex(of: ")").map { String(words[...$0]) } ?? words
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
    let answer = try ChildProcess.run(swiftc, ["-print-target-info"], seconds: 60, isCompiler: true)
    guard let target = try? JSONDecoder().decode(Target.self, from: answer.output) else {
      throw BuildError("\(swiftc): does not say where its libraries are", status: .internalError)
    }
    return URL(fileURLWithPath: target.paths.runtimeResourcePath).deletingLastPathComponent()
      .deletingLastPathComponent().path
  }

  /// The compiler's arguments for the linker: the toolchain's LLD, which takes a third less time than the default one, if it is there.
  var linkerSelection: [String] {
    FileManager.default.isExecutableFile(atPath: toolchain + "/bin/ld.lld") ? ["-use-ld=lld"] : []
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
}
