import ArgumentParser
import Foundation
import ProjectReader
import TinamouCLI

struct TestCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Adapts a package or project in the cache and runs its tests there.",
    discussion: """
      The package's sources and tests are mirrored in the cache, adapted, built against Tinamou's modules and tested by \
      `swift test`; messages name the package's own files. What follows -- goes to `swift test`. The unit tests of an \
      Xcode project run in the application that hosts them. What cannot be compiled is left out, and tests that come to \
      it fail.
      """)

  @Argument(
    help: ArgumentHelp(
      "A package's folder, its Package.swift, an .xcodeproj or an .xcworkspace.", valueName: "project"))
  var project = "."

  @Option(help: "The target of tests; all by default.")
  var target: String?

  @Flag(help: "Fail where something cannot be compiled, instead of leaving it out.")
  var strict = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "Options of `swift test`; --filter and --skip for Xcode projects.", valueName: "option"))
  var options: [String] = []

  func execute(in context: Context) throws -> ExitStatus {
    var path = URL(fileURLWithPath: project).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path) else {
      throw BuildError("\(path): there is no such file", status: .usage)
    }
    let isPackage = path.hasSuffix("/Package.swift")
    if isPackage { path = (path as NSString).deletingLastPathComponent }
    if isPackage || hasPackageTests(path) {
      return try PackageMirror(path, isStrict: strict, console: context.console).test(options)
    }
    let wanted = try TestOptions(options)
    let loaded: [AppProject]
    do {
      loaded = try ProjectLoader.loadTests(
        path, target: target, packages: PackageFetcher(console: context.console))
    } catch let error as ProjectError {
      throw BuildError(error.description, status: .usage)
    }
    var hasPassed = true
    for project in loaded {
      let tests = try ProjectBuild(project, isStrict: strict, console: context.console).buildTests()
      hasPassed = try tests.run(wanted, console: context.console) && hasPassed
    }
    return hasPassed ? .success : .findings
  }

  /// Whether a folder is a package's whose manifest has tests; of others the Xcode project is meant.
  private func hasPackageTests(_ folder: String) -> Bool {
    guard let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8) else {
      return false
    }
    return manifest.contains("testTarget(") || ProjectLoader.xcodeFiles(at: folder).isEmpty
  }
}

/// A copy of a package in the cache with adapted sources.
@MainActor
struct PackageMirror {
  let folder: String
  let console: Console
  private let kit: BuildKit
  private let adapter: AdapterProcess
  private let mirror: String

  private let isStrict: Bool

  init(_ folder: String, isStrict: Bool, console: Console) throws {
    self.folder = folder
    self.isStrict = isStrict
    self.console = console
    kit = try BuildKit.locate()
    adapter = try AdapterProcess(console: console)
    let name = BuildSettings.identifier((folder as NSString).lastPathComponent)
    mirror = try Cache.folder("packages/\(name)-\(fingerprint([folder, kit.library]))")
  }

  func test(_ options: [String]) throws -> ExitStatus {
    try fill()
    guard let swift = ChildProcess.path(of: "swift") else {
      throw BuildError("swift is not on the path", status: .internalError)
    }
    var arguments = [
      "--package-path", mirror + "/package", "--scratch-path", mirror + "/build", "--disable-sandbox",
    ]
    var compiler = ["-I", kit.modulesDirectory] + kit.clangArguments
    // What packages of Swift 6 count on, with the checks of Swift 5.
    compiler += ["-swift-version", "5", "-suppress-warnings"]
    for feature in ["IsolatedDefaultValues", "GlobalActorIsolatedTypesUsability"] {
      compiler += ["-enable-upcoming-feature", feature]
    }
    arguments += compiler.flatMap { ["-Xswiftc", $0] }
    let directory = (kit.library as NSString).deletingLastPathComponent
    let linker = [kit.library, "-rpath", directory, "--export-dynamic"] + kit.linkArguments
    arguments += linker.flatMap { ["-Xlinker", $0] }
    try buildTests(swift, arguments + ["-Xswiftc", "-diagnostic-style", "-Xswiftc", "llvm"])
    try placeResources()
    let result = try ChildProcess.run(
      swift, ["test"] + arguments + options, in: mirror + "/package", seconds: 1800)
    try console.write(Data(shown(String(decoding: result.output, as: UTF8.self)).utf8))
    console.message(shown(result.errors))
    if result.isLate { throw BuildError("the tests took more than half an hour and were ended") }
    return result.status == 0 && !result.isCrash ? .success : .findings
  }

  /// Tinamou's own resources, beside the tests as modules look for them.
  private func placeResources() throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: mirror + "/build/debug") else { return }
    for path in kit.resources {
      let target = "\(mirror)/build/debug/\((path as NSString).lastPathComponent)"
      if (try? manager.destinationOfSymbolicLink(atPath: target)) == path { continue }
      try? manager.removeItem(atPath: target)
      try manager.createSymbolicLink(atPath: target, withDestinationPath: path)
    }
  }

  /// Builds, and leaves out what the compiler rejects until it does. Of tests whole bodies go: nothing is left that could
  /// pass.
  private func buildTests(_ swift: String, _ arguments: [String]) throws {
    let prefix = mirror + "/package/"
    var counts: [String: Int] = [:]
    for _ in 0..<14 {
      let result = try ChildProcess.run(
        swift, ["build", "--build-tests"] + arguments, in: mirror + "/package", seconds: 1800)
      if result.status == 0 || result.isLate || isStrict { return }
      let text = String(decoding: result.output, as: UTF8.self) + result.errors
      let errors = Diagnostic.errors(in: text).filter { $0.path.hasPrefix(prefix) }
      let byFile = Dictionary(grouping: errors, by: \.path)
      var trims: [AdapterProcess.Trim] = []
      for path in byFile.keys.sorted() where !path.hasSuffix("/Package.swift") {
        counts[path, default: 0] += 1
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let complaints = (byFile[path] ?? []).map {
          AdapterProcess.Complaint(line: $0.line, column: $0.column, message: $0.message)
        }
        let isTest = path.dropFirst(prefix.count).contains("Tests/")
        trims.append(
          AdapterProcess.Trim(
            path: path, text: text, complaints: complaints, isCoarse: isTest || counts[path, default: 0] > 5))
      }
      // What cannot be left out is shown by the build that follows.
      guard !trims.isEmpty else { return }
      var isChanged = false
      for trimmed in try adapter.trim(trims) {
        for finding in trimmed.findings {
          console.warning("\(shown(trimmed.path)):\(finding.line): left out: \(finding.message)")
        }
        isChanged = try Cache.write(trimmed.text, to: trimmed.path) || isChanged
      }
      guard isChanged else { return }
    }
  }

  /// Messages name the user's files.
  private func shown(_ text: String) -> String {
    text.replacingOccurrences(of: mirror + "/package/", with: folder + "/")
  }

  /// Adapts Swift files, a folder of sources or tests together, and links everything else.
  private func fill() throws {
    let manager = FileManager.default
    var groups: [String: [String]] = [:]
    var kept: Set<String> = []
    var pending = [""]
    while let part = pending.popLast() {
      let path = part.isEmpty ? folder : folder + "/" + part
      for name in try manager.contentsOfDirectory(atPath: path).sorted() where !name.hasPrefix(".") {
        let relative = part.isEmpty ? name : part + "/" + name
        if ["build", "node_modules", "Pods"].contains(name) || name.hasSuffix(".xcodeproj") { continue }
        let full = folder + "/" + relative
        let type = (try? manager.attributesOfItem(atPath: full))?[.type] as? FileAttributeType
        if type == .typeDirectory {
          if name.contains("."), !name.hasSuffix(".lproj") {
            try link(relative, &kept)
          } else {
            pending.append(relative)
          }
        } else if name.hasSuffix(".swift"), !name.hasPrefix("Package") {
          // Sources/Name and Tests/Name are modules; packages with other folders are one.
          let parts = relative.split(separator: "/").map(String.init)
          let isModule = parts.count > 2 && ["Sources", "Source", "Tests"].contains(parts[0])
          groups[isModule ? parts[0] + "/" + parts[1] : parts.count > 1 ? parts[0] : "", default: []].append(
            full)
        } else if name.hasPrefix("Package") {
          let text = (try? String(contentsOfFile: full, encoding: .utf8)) ?? ""
          kept.insert(relative)
          try Cache.write(text, to: mirror + "/package/" + relative)
        } else {
          try link(relative, &kept)
        }
      }
    }
    var number = 0
    // Sources come before tests, which may override what those declare.
    var overridable: [AdapterProcess.ExtensionMethod] = []
    for group in groups.keys.sorted() {
      let files = groups[group] ?? []
      var options = AdapterProcess.Options(
        modules: [], flags: ["DEBUG", "SWIFT_PACKAGE"], firstNumber: number, isApplication: false)
      options.modules = kit.modules.union(modules(groups)).sorted()
      options.overridable = overridable
      number += files.count
      let answer = try adapter.adapt(files, options: options)
      overridable += answer.module?.overridable ?? []
      for file in answer.module?.files ?? [] {
        let relative = String(file.path.dropFirst(folder.count + 1))
        kept.insert(relative)
        try Cache.write(file.text, to: mirror + "/package/" + relative)
        for finding in file.findings {
          console.warning("\(finding.path):\(finding.line): \(finding.message)")
        }
      }
    }
    // Files that are gone from the package go here too.
    let list = mirror + "/files"
    let before =
      (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    for relative in before where !kept.contains(relative) {
      try? manager.removeItem(atPath: mirror + "/package/" + relative)
    }
    try Cache.write(kept.sorted().joined(separator: "\n"), to: list)
  }

  /// Names that the package's own modules may have.
  private func modules(_ groups: [String: [String]]) -> Set<String> {
    var names = Set(groups.keys.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    let manifest = (try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)) ?? ""
    for part in manifest.components(separatedBy: "name:").dropFirst() {
      let words = part.split(separator: "\"", omittingEmptySubsequences: false)
      if words.count > 1 { names.insert(String(words[1])) }
    }
    return names
  }

  private func link(_ relative: String, _ kept: inout Set<String>) throws {
    let target = mirror + "/package/" + relative
    kept.insert(relative)
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: target)) == folder + "/" + relative { return }
    try? manager.removeItem(atPath: target)
    try manager.createDirectory(
      atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: target, withDestinationPath: folder + "/" + relative)
  }
}
