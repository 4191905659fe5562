import Foundation
import ProjectReader
import ScreenRequests
import TinamouCLI

/// A copy of a package in the cache with adapted sources, and of the packages that it names by their paths.
///
/// SwiftPM evaluates the package's manifest and runs its plugins and tests. Its own sandbox has no effect on
/// Linux, so that each step runs in this tool's sandbox, without the user's environment, home folder and
/// settings:
///
/// 1. `swift package resolve` without network access; a second time with it if packages have to be fetched.
///    It writes to the
///    copy and to separate folders.
/// 2. `swift build` without network access; it writes to its scratch folder.
/// 3. `swift test` likewise, with the limits of applications. The package itself is readable.
@MainActor
final class PackageMirror {
  let folder: String
  let console: Console
  private let kit: BuildKit
  let adapter: AdapterProcess
  let mirror: String

  let tolerance: Tolerance
  let confinement: Confinement
  private let lock: FileLock
  private let manifests: ManifestReader
  private let manifest: PackageManifest
  /// The folder that the mirror is of: the package's, or one that has those of packages that it names by their paths too.
  let root: String
  /// The packages in it that are copied, none of them in another one.
  let files: [MirrorFiles]
  /// Names that the modules of these packages may have.
  let own: Set<String>
  /// The targets in Objective-C of these packages.
  let declared: [ObjectiveCTarget]
  /// The path, as it would be in the package, of a source of its tests that has them fail where left-out code is reached.
  let reports: String?
  /// The dependencies of these packages, by the names of products and targets.
  private let needed: Set<String>
  private var standIns = StandIns()

  init(
    _ folder: String, tolerance: Tolerance, allowReading: [String] = [],
    confinement: ConfinementOptions = ConfinementOptions.standard,
    console: Console
  ) throws {
    self.folder = folder
    self.confinement = try Confinement(confinement, console: console)
    self.tolerance = tolerance
    self.console = console
    kit = try BuildKit.locate()
    manifests = ManifestReader(confinement, console: console)
    let scope: ReadingScope
    do { scope = try ReadingScope(of: folder, further: allowReading, closed: [Cache.root]) } catch {
      throw BuildError(error.description, status: .usage)
    }
    let packages = try LocalPackages(of: folder, scope: scope, manifests: manifests)
    let name = ProjectStrings.identifier((folder as NSString).lastPathComponent)
    mirror = try Cache.folder(
      "tests/\(name)-\(fingerprint([folder, kit.library] + (packages.root == folder ? [] : [packages.root])))"
    )
    var sources = self.confinement.sandbox()
    for place in [folder, packages.root] { sources.addProject(place) }
    sources.readable.append(mirror)
    adapter = try AdapterProcess(confinement: self.confinement, sources: sources, console: console)
    lock = try FileLock(mirror + "/lock", in: try Cache.contained())
    lock.take(console: console, waitingFor: "tests \(name)")
    try CacheEntries().note(mirror, of: [folder])
    manifest = packages.manifests[folder] ?? PackageManifest(text: "", folder: folder)
    root = packages.root
    let declared = packages.objectiveC
    self.declared = declared
    let reports = packages.tests(in: folder).map { $0 + "/TinamouReports.swift" }
    self.reports = reports
    files = try packages.tops.map { top in
      try MirrorFiles(
        of: top, targets: Self.folders(of: packages, in: top),
        declared: declared.filter { Sandbox.isAt($0.path, in: top) },
        made: [reports].compactMap { $0 },
        resources: packages.manifests.reduce(into: [:]) { result, one in
          result[one.key] = PackageReader.undeclaredResources(of: one.value, in: one.key)
        })
    }
    var names: Set<String> = []
    var needed: Set<String> = []
    for manifest in packages.manifests.values {
      names.formUnion(manifest.targets.map { ProjectStrings.identifier($0.name) })
      needed.formUnion(manifest.targets.flatMap(\.dependencies))
    }
    if !manifest.isEvaluated {
      for one in files { names.formUnion(Self.modules(one.groups, of: folder)) }
    }
    own = names
    self.needed = needed
  }

  /// Returns the folders of all targets at a folder, relative to it; `nil` if a manifest was not evaluated, or the folder itself is
  /// one of them.
  private static func folders(of packages: LocalPackages, in top: String) -> [String]? {
    var targets: [String] = []
    for (package, manifest) in packages.manifests where Sandbox.isAt(package, in: top) {
      guard manifest.isEvaluated else { return nil }
      for target in manifest.targets {
        guard let place = PackageReader.directory(of: target, in: manifest, folder: package) else { continue }
        guard place.hasPrefix(top + "/") else { return nil }
        targets.append(String(place.dropFirst(top.count + 1)))
      }
    }
    return targets
  }

  var tree: String { mirror + "/package" }
  /// The folder of the package in the mirror.
  private var package: String { tree + folder.dropFirst(root.count) }

  /// Builds the tests and runs them.
  ///
  /// - Parameters:
  ///   - options: the options of `swift test`.
  ///   - request: the device of the tests, its settings and conditions.
  ///   - attachments: the folder for the tests' attachments; `nil` to discard them.
  ///   - references: what tests of swift-snapshot-testing write.
  func test(
    _ options: [String], request: ScreenRequest = ScreenRequest(.session), attachments: String? = nil,
    references: ReferenceTests = ReferenceTests()
  ) throws -> ExitStatus {
    for target in declared { console.warning(target.note) }
    try copy()
    guard let swift = ChildProcess.path(of: "swift") else {
      throw BuildError("swift is not on the path", status: .internalError)
    }
    for name in ["build", "manager", "home"] { try Cache.contained().makeFolder("\(mirror)/\(name)") }
    guard try resolve(swift) else { return .buildFailed }
    let checkouts = try PackageCheckouts(of: mirror, needed: needed, manifests: manifests)
    for note in checkouts.notes { console.warning(note) }
    try fill(checkouts)
    let arguments = buildArguments
    let isIncomplete = try buildTests(
      swift, arguments + ["-Xswiftc", "-diagnostic-style", "-Xswiftc", "llvm"], checkouts)
    try placeResources()
    let staging = try OwnFolder(mirror + "/staging", in: try Cache.contained())
    let output = outputFolder(staging.path)
    let (own, report) = Self.withoutReport(options)
    var command = testCommand(swift, request: request, references: references, output: output)
    if attachments != nil {
      command.environment[TestAttachments.variable] = output + "/" + TestAttachments.name
    }
    var sandbox = sandbox()
    for one in files { sandbox.addProject(one.folder) }
    sandbox.writable[output] = staging.path
    sandbox.readable += request.fonts.files + request.devices.files
    let recorded = try references.folders(of: files.flatMap(\.sources))
    defer { references.leave(recorded) }
    for folder in recorded { sandbox.writable[folder] = folder }
    let runs = PackageTestRuns(
      name: (folder as NSString).lastPathComponent, sources: Set(files.flatMap(\.sources)),
      events: (output, staging.path), console: console
    ) { [confinement] options in
      command.arguments = ["test"] + arguments + own + options
      var result = try confinement.run(command, in: sandbox)
      let shown = { (text: String) in references.shown(self.shown(text), output: output) }
      result.output = Data(shown(String(decoding: result.output, as: UTF8.self)).utf8)
      result.errors = shown(result.errors)
      return result
    }
    let (result, tests, crashes) = try runs.run()
    // SwiftPM writes down a part of the tests only, and nothing of a process that ends.
    if let report { try OutputFiles.write(Data(tests.xml.utf8), to: report) }
    if let attachments {
      try TestAttachments.collect(
        from: staging.path, to: attachments, limit: confinement.outputLimit, console: console)
    }
    try references.collect(from: staging.path, limit: confinement.outputLimit, console: console)
    if let remark = references.remark(on: tests) { console.message(remark) }
    try checkLimits(of: result)
    let isEmpty = tests.suites.allSatisfy(\.cases.isEmpty)
    if isEmpty { console.error("\((folder as NSString).lastPathComponent): no test was run") }
    return result.status == 0 && !result.isCrash && !isIncomplete && crashes == 0 && !isEmpty
      ? .success : .findings
  }

  /// The arguments of SwiftPM that build the package with the kit.
  private var buildArguments: [String] {
    var compiler = ["-I", kit.modulesDirectory] + kit.clangArguments + standIns.compilerArguments
    // The features that Swift 6 packages depend on, with the checks of Swift 5.
    compiler += ["-swift-version", "5", "-suppress-warnings"]
    for feature in ["IsolatedDefaultValues", "GlobalActorIsolatedTypesUsability"] {
      compiler += ["-enable-upcoming-feature", feature]
    }
    let directory = (kit.library as NSString).deletingLastPathComponent
    let linker =
      standIns.objects + [kit.library, "-rpath", directory, "--export-dynamic"] + kit.linkArguments
    return places + compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }

  /// The command that runs the tests, without its arguments.
  private func testCommand(
    _ swift: String, request: ScreenRequest, references: ReferenceTests, output: String
  ) -> ChildProcess.Command {
    var command = command(swift, [])
    command.environment["SWIFT_BACKTRACE"] = "color=no,registers=none,images=none,threads=crashed"
    command.environment["TINAMOU_PACKAGE_TESTS"] = "1"
    command.environment[ScreenRequest.variableOfTests] = request.json
    command.environment.merge(references.environment(output: output)) { $1 }
    command.limits = confinement.limits
    command.limits.seconds = confinement.packageSeconds
    command.limits.processorSeconds = confinement.packageSeconds
    // The built files do not count as the tests' output.
    let built = ChildProcess.size(of: mirror + "/build", most: .max)
    command.limits.folder = (mirror + "/build", built + confinement.outputLimit)
    return command
  }

  /// Throws an error if the tests were ended at a limit.
  private func checkLimits(of result: ChildProcess.Result) throws {
    if result.isLate {
      throw BuildError(
        "the tests took more than \(Int(confinement.packageSeconds)) seconds and were ended", status: .crashed
      )
    }
    if let excess = result.excess {
      throw BuildError("the tests \(excess) and were ended", status: .crashed)
    }
  }

  /// SwiftPM's folders, which are in the mirror and not in the user's home.
  private var places: [String] {
    let manager = mirror + "/manager"
    return [
      "--package-path", package, "--scratch-path", mirror + "/build", "--cache-path",
      manager + "/cache",
      "--config-path", manager + "/configuration", "--security-path", manager + "/security",
    ]
  }

  /// Returns a SwiftPM command with a minimal environment and a separate home folder.
  func command(_ swift: String, _ arguments: [String], network: Bool = false) -> ChildProcess.Command {
    let all = ProcessInfo.processInfo.environment
    var environment = Sandbox.environment(of: all)
    if network { environment.merge(Sandbox.networkEnvironment(of: all)) { own, _ in own } }
    // Nothing is prompted for, and the machine's git settings are ignored.
    environment.merge([
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "true", "HOME": mirror + "/home",
      "GIT_SSH_COMMAND": "ssh -F none -o BatchMode=yes -o IdentityAgent=none -o ConnectTimeout=20",
      // SwiftPM clones from its own cache; other repositories on this machine are not visible in the sandbox.
      "GIT_ALLOW_PROTOCOL": "file:git:http:https:ssh",
    ]) { $1 }
    var command = ChildProcess.Command(
      program: swift, arguments: arguments, directory: package, environment: environment)
    command.limits.seconds = 1800
    return command
  }

  /// Returns the sandbox in which SwiftPM builds the mirror.
  func sandbox() -> Sandbox {
    var sandbox = confinement.sandbox()
    sandbox.addKit(kit)
    sandbox.addModules(kit)
    sandbox.readable += standIns.folders
    sandbox.readable.append(mirror + "/package")
    for name in ["build", "manager"] { sandbox.writable["\(mirror)/\(name)"] = "\(mirror)/\(name)" }
    return sandbox
  }

  /// Resolves the package's dependencies. Network access is only given if they are not available locally.
  ///
  /// - Returns: whether they were resolved.
  private func resolve(_ swift: String) throws -> Bool {
    var sandbox = sandbox()
    sandbox.readable.removeAll { $0 == mirror + "/package" }
    sandbox.writable[mirror + "/package"] = mirror + "/package"
    if ProcessInfo.processInfo.environment["TINAMOU_ALLOW_FILE_PACKAGES"] == "1" {
      sandbox.readable += localRepositories
    }
    for network in [false, true] {
      sandbox.hasNetwork = network
      var command = command(swift, ["package", "resolve"] + places, network: network)
      command.limits.memory = confinement.memory
      command.limits.fileSize = confinement.outputLimit
      command.limits.seconds = 900
      let result = try confinement.run(command, in: sandbox)
      if result.isLate { throw BuildError("\(folder): fetching its packages took more than 900 seconds") }
      if let excess = result.excess { throw BuildError("\(folder): its manifest \(excess) and was ended") }
      if result.status == 0, !result.isCrash { return true }
      // Without a sandbox, the first attempt had network access too.
      guard !network, confinement.tool != nil else {
        console.message(shown(String(decoding: result.output, as: UTF8.self) + result.errors))
        return false
      }
    }
    return false
  }

  /// Repositories on this machine that the manifest names by their addresses.
  private var localRepositories: [String] {
    manifest.remotePackages.compactMap { package in
      let path = package.address.hasPrefix("file://") ? String(package.address.dropFirst(7)) : package.address
      return path.hasPrefix("/") && Sandbox.canShow(path) ? ProjectStrings.normalized(path) : nil
    }
  }

  // MARK: Reports

  private func outputFolder(_ staging: String) -> String {
    confinement.tool == nil ? staging : Sandbox.output
  }

  /// Returns the options of `swift test` without that of the report, and the user's path of the report.
  private static func withoutReport(_ options: [String]) -> (options: [String], report: String?) {
    var (result, report): ([String], String?) = ([], nil)
    var rest = options[...]
    while let option = rest.popFirst() {
      let name = "--xunit-output"
      if option == name, let path = rest.popFirst() {
        report = path
      } else if option.hasPrefix(name + "=") {
        report = String(option.dropFirst(name.count + 1))
      } else {
        result.append(option)
      }
    }
    return (result, report)
  }

  /// Links Tinamou's resources beside the tests, where the modules expect them.
  private func placeResources() throws {
    // `debug` is a symbolic link that SwiftPM creates, to a folder inside of the build folder.
    let debug = URL(fileURLWithPath: mirror + "/build/debug").resolvingSymlinksInPath().path
    guard ContainedFolder.kind(debug) == S_IFDIR, debug.hasPrefix(mirror + "/build/") else { return }
    for path in kit.resources {
      let target = "\(debug)/\((path as NSString).lastPathComponent)"
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) == path { continue }
      try Cache.contained().link(path, at: target)
    }
    // Code also looks up its package's resources by their name on Apple's platforms.
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: debug)) ?? []).sorted()
    where name.hasSuffix(".resources") && ContainedFolder.kind("\(debug)/\(name)") == S_IFDIR {
      let target = "\(debug)/\(name.dropLast(".resources".count)).bundle"
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) == "\(debug)/\(name)" {
        continue
      }
      if ContainedFolder.kind(target) == nil { try Cache.contained().link("\(debug)/\(name)", at: target) }
    }
  }

  /// Returns a text with the mirror's paths replaced by those of the user's files.
  func shown(_ text: String) -> String {
    text.replacingOccurrences(of: tree + "/", with: root + "/")
  }

  /// The number of the next file to be adapted, by which generated names are told apart.
  var fileNumber = 0
  /// Methods that modules so far give classes of others, and that may be overridden: sources come before tests.
  private var overridable: [AdapterProcess.ExtensionMethod] = []
  /// The protocols of Objective-C's of modules so far.
  private var protocols: [String] = []
  /// The names of members that tests override and extensions of the package add.
  private var overriddenInTests: [String] = []
  /// The modules that tests import without a condition, and for which `canImport` is true in the package's sources.
  private var testedModules: [String] = []

  /// Copies everything but sources.
  private func copy() throws {
    for one in files {
      for note in one.notes { console.warning(note) }
      try one.copy(
        to: tree + one.folder.dropFirst(root.count), of: try Cache.contained(),
        list: "\(mirror)/files\(one.folder == folder ? "" : "-" + fingerprint([one.folder])).json")
    }
  }

  /// Adapts Swift files, a folder of sources or tests together: those that the package depends on first.
  private func fill(_ checkouts: PackageCheckouts) throws {
    let sources = files.flatMap(\.sources)
    let all = sources + checkouts.targets.flatMap(\.sources)
    let modules = own.union(checkouts.modules)
    let imported =
      Imports.of(all) + Imports.broughtAlong(all) + declared.flatMap(\.modules)
    standIns = try StandIns(
      kit: kit, imported: Set(imported).subtracting(modules),
      console: console)
    (fileNumber, overridable, protocols) = (0, [], [])
    overriddenInTests = TestedOverrides.names(overriddenIn: sources, addedBy: sources)
    testedModules = Imports.unconditional(
      StandIns.notAsked.intersection(standIns.names).sorted(), in: sources.filter { $0.contains("Tests/") })
    try adaptCheckouts(checkouts)
    try declare(checkouts)
    var unreadable: [AdapterProcess.Finding] = []
    var rejected: [AdapterProcess.Finding] = []
    let implied = Imports.broughtAlong(sources)
    for one in files {
      try one.write(to: tree + one.folder.dropFirst(root.count), of: try Cache.contained()) { sources in
        let answer = try adapt(
          sources, implied: implied, own: own, others: checkouts.modules, isChecked: true)
        unreadable += answer.unreadable
        for finding in (answer.module?.files ?? []).flatMap(\.findings) {
          if finding.isOfFile == true {
            unreadable.append(finding)
          } else if finding.isError == true {
            rejected.append(finding)
          } else {
            console.warning("\(finding.path):\(finding.line): \(finding.message)")
          }
        }
        return (answer.module?.files ?? []).map { ($0.path, $0.text) }
      }
    }
    try writeReports()
    for finding in rejected {
      let place = "\(finding.path):\(finding.line):\(finding.column ?? 1)"
      if tolerance == .lenient {
        console.warning("\(place): \(finding.message)")
      } else {
        console.message("\(place): error: \(finding.message)")
      }
    }
    if !rejected.isEmpty, tolerance != .lenient {
      let count = rejected.count
      throw BuildError("\(folder): cannot be built: \(count) \(count == 1 ? "error" : "errors")")
    }
    guard !unreadable.isEmpty else { return }
    for finding in unreadable {
      let text = "\(finding.path):\(finding.line): \(finding.message)"
      if tolerance == .lenient { console.warning(text) } else { console.error(text) }
    }
    guard tolerance == .lenient else {
      throw BuildError("\(folder): cannot be built; --lenient leaves out what cannot be compiled")
    }
  }

  func adapt(
    _ sources: [String], implied: [String], own: Set<String>, others: Set<String>, isChecked: Bool = false
  ) throws -> AdapterProcess.Answer {
    var options = AdapterProcess.Options(
      modules: [], flags: ["DEBUG", "SWIFT_PACKAGE"], firstNumber: fileNumber, isApplication: false)
    options.modules = kit.modules.union(own).union(others).union(standIns.names).sorted()
    options.impliedModules = implied
    options.deniedModules = StandIns.notAsked.intersection(standIns.names).sorted()
    options.overridable = overridable
    options.overriddenInTests = overriddenInTests
    if isChecked { options.testedModules = testedModules }
    options.protocols = protocols
    options.ownModules = own.union(others).sorted()
    options.namesSources = true
    options.checksObjectiveC = isChecked
    fileNumber += sources.count
    let answer = try adapter.adapt(sources, options: options)
    overridable += answer.module?.overridable ?? []
    if let found = answer.module?.protocols { protocols.append(found) }
    return answer
  }

  /// Adapts the sources of packages that this one depends on, in the places where SwiftPM has put them.
  func adaptCheckouts(_ checkouts: PackageCheckouts) throws {
    for target in checkouts.targets {
      var texts: [String: String] = [:]
      if target.isAdapted {
        let answer = try adapt(
          target.sources, implied: Imports.broughtAlong(target.sources), own: checkouts.modules, others: [])
        for file in answer.module?.files ?? [] { texts[file.path] = file.text }
      }
      for file in target.files {
        let original = "\(target.originals)/\(file)"
        guard let text = texts[original] ?? ProjectFiles.text(original, limit: ProjectFiles.longestDocument)
        else { continue }
        try Cache.write(text, to: "\(target.package)/\(file)")
      }
    }
  }

  /// Returns the possible names of the package's own modules.
  private static func modules(_ groups: [String: [String]], of folder: String) -> Set<String> {
    var names = Set(groups.keys.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    let manifest = ProjectFiles.text(folder + "/Package.swift") ?? ""
    for part in manifest.components(separatedBy: "name:").dropFirst() {
      let words = part.split(separator: "\"", omittingEmptySubsequences: false)
      if words.count > 1 { names.insert(String(words[1])) }
    }
    // Dependencies can be named by plain strings; so can Apple's frameworks.
    let strings = manifest.matches(of: /"([A-Za-z_][A-Za-z0-9_-]*)"/).map {
      $0.1.replacingOccurrences(of: "-", with: "_")
    }
    return names.union(Set(strings).subtracting(StandIns.known))
  }
}
