import Foundation

/// Loads the project at a path of the command line.
public enum ProjectLoader {
  /// Returns whether a path is that of a project: an `.xcodeproj` or `.xcworkspace`, a specification of XcodeGen, a `Package.swift`, or a
  /// folder.
  public static func isProject(_ path: String) -> Bool {
    let kind = (path as NSString).pathExtension
    if kind == "xcodeproj" || kind == "xcworkspace" { return true }
    if (path as NSString).lastPathComponent == "Package.swift" { return true }
    if XcodeGenSpecification.isSpecification(path) { return true }
    return ProjectFiles.isFolder(path)
  }

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - target: The name of the target. The default is the first application.
  ///   - scheme: The scheme whose application is read.
  ///   - configuration: The build configuration. The default is the scheme's, or else `Debug`.
  ///   - packages: The source of packages that are referred to by URL; without it they are left out.
  ///   - products: The files that the project's scripts have made.
  ///   - scope: The files that may be read. The default is those of the project at the path.
  public static func load(
    _ path: String, target: String? = nil, scheme: String? = nil, configuration: String? = nil,
    packages: (any PackageSource)? = nil, products: ScriptProducts? = nil, scope: ReadingScope? = nil
  ) throws -> AppProject {
    let choice = Choice(target: target, scheme: scheme, configuration: configuration)
    var (project, notes) = try collect(path, products, scope) { path, scope in
      var project = try read(path, choice, packages)
      project.keepReadable(scope)
      return project
    }
    project.notes = notes + project.notes.map(ProjectStrings.shown)
    return project
  }

  /// Reads a project within its scope, and returns the result with the notes. An error says what was not read before it.
  static func collect<T>(
    _ path: String, _ products: ScriptProducts?, _ given: ReadingScope?,
    _ read: (String, ReadingScope) throws -> T
  ) throws -> (T, notes: [String]) {
    let path = XcodeProject.standardized(path)
    guard ProjectFiles.exists(path) else { throw ProjectError("\(path): there is no such file") }
    let scope = try given ?? ReadingScope(of: path)
    if let products { scope.add(products.copy) }
    let report = ReadingReport()
    do {
      let result = try ReadingReport.$current.withValue(report) {
        try ReadingScope.$current.withValue(scope) {
          try ScriptProducts.$current.withValue(products) { try read(path, scope) }
        }
      }
      return (result, report.notes)
    } catch let error as ProjectError {
      let refused = report.notes.filter { $0.contains(ReadingScope.mark) }.prefix(3)
      throw ProjectError(
        ([error.description] + refused).joined(separator: "\n"), hasNoTests: error.hasNoTests)
    }
  }

  /// The parts of a project that are chosen by name.
  private struct Choice {
    var target: String?
    var scheme: String?
    var configuration: String?
  }

  private static func read(
    _ path: String, _ choice: Choice, _ packages: (any PackageSource)?
  ) throws -> AppProject {
    switch (path as NSString).pathExtension {
    case "xcodeproj":
      return try load(projects: [XcodeProject(path: path)], choice, path, packages)
    case "xcworkspace": return try loadWorkspace(path, choice, packages)
    default: break
    }
    if XcodeGenSpecification.isSpecification(path) {
      return try load(projects: [XcodeProject(path: path)], choice, path, packages)
    }
    if (path as NSString).lastPathComponent == "Package.swift" {
      return try loadPackage((path as NSString).deletingLastPathComponent, target: choice.target, packages)
    }
    let names = namesOfProjects(in: path)
    if let workspace = names.first(where: { $0.hasSuffix(".xcworkspace") }) {
      return try loadWorkspace(path + "/" + workspace, choice, packages)
    }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    if let project = projects.first(where: { projects.count == 1 || hasPhoneApplication(path + "/" + $0) })
      ?? projects.first
    {
      return try read(path + "/" + project, choice, packages)
    }
    if let specification = XcodeGenSpecification.file(in: path) {
      return try read(specification, choice, packages)
    }
    if names.contains("Package.swift") { return try loadPackage(path, target: choice.target, packages) }
    if let place = try projectBelow(path) { return try read(place, choice, packages) }
    return try loadFolder(path, packages)
  }

  // MARK: Xcode

  /// Returns whether a project has an application for iOS.
  static func hasPhoneApplication(_ path: String) -> Bool {
    guard let project = try? XcodeProject(path: path) else { return false }
    return project.targets.contains { $0.isApplication && isForPhones(project.settings(of: $0)) }
  }

  private static func loadWorkspace(
    _ path: String, _ choice: Choice, _ packages: (any PackageSource)?
  ) throws -> AppProject {
    let (projects, failures) = try projects(ofWorkspace: path)
    var loaded = try load(projects: projects, choice, path, packages)
    loaded.notes += failures
    return loaded
  }

  /// The maximum number of projects of a workspace.
  private static let mostProjects = 500

  /// Returns the projects of a workspace, and the errors of those that cannot be read.
  static func projects(ofWorkspace path: String) throws -> ([XcodeProject], failures: [String]) {
    let file = path + "/contents.xcworkspacedata"
    guard let text = ProjectFiles.text(file) else { throw ProjectError("\(file): cannot be read") }
    let folder = (path as NSString).deletingLastPathComponent
    var projects: [XcodeProject] = []
    var failures: [String] = []
    let places = WorkspaceContents(text, in: folder).projects
    for place in places.prefix(mostProjects) {
      do {
        projects.append(try XcodeProject(path: place))
      } catch { failures.append("\(error)") }
    }
    if places.count > mostProjects {
      failures.append("\(file): names more than \(mostProjects) projects; the rest is left out")
    }
    guard !projects.isEmpty else {
      throw ProjectError(failures.first ?? "\(path): names no project")
    }
    return (projects, failures)
  }

  private static func load(
    projects: [XcodeProject], _ choice: Choice, _ path: String, _ packages: (any PackageSource)?
  ) throws -> AppProject {
    var schemes: [String: Scheme] = [:]
    for project in projects { schemes.merge(project.schemes) { first, _ in first } }
    for container in Set([path] + projects.map { "\($0.directory)/\($0.name).xcodeproj" }).sorted() {
      schemes.merge(Scheme.shared(in: container)) { first, _ in first }
    }
    let all = projects.flatMap { project in project.targets.map { (project, $0) } }
    let named = all.map(\.1.name)
    var wanted = choice.target
    if wanted == nil, let name = choice.scheme {
      // Xcode creates a scheme for each target without one.
      guard schemes[name] != nil || named.contains(name) else {
        let known = Set(schemes.keys).union(named).sorted().joined(separator: ", ")
        throw ProjectError("\(path): there is no scheme \"\(name)\"; there are: \(known)")
      }
      wanted = schemes[name].flatMap(\.target) ?? name
    }
    var notes: [String] = []
    let (project, target) = try chosen(among: all, named: wanted, path, notes: &notes)
    // Without a name Xcode runs the scheme with the target's name, or one that runs the target.
    let scheme =
      choice.scheme.flatMap { schemes[$0] } ?? schemes[target.name].flatMap {
        $0.target == target.name ? $0 : nil
      }
      ?? schemes.sorted { $0.key < $1.key }.first { $0.value.target == target.name }?.value
    let configuration = choice.configuration ?? scheme?.configuration ?? "Debug"
    if let asked = choice.configuration, !project.configurations.contains(asked) {
      throw ProjectError(
        "\(path): there is no configuration \"\(asked)\"; there are: "
          + project.configurations.joined(separator: ", "))
    }
    for project in projects { project.configuration = configuration }
    let settings = project.settings(of: target)
    let main = module(target, of: project, settings: settings, notes: &notes)
    var result = AppProject(name: target.name, root: project.directory, main: main)
    result.info = info(settings, project: project, notes: &notes)
    result.launchArguments = scheme?.arguments.map { settings.expand($0) } ?? []
    result.launchEnvironment = scheme?.environment.mapValues { settings.expand($0) } ?? [:]
    result.usesOldNames = usesOldNames(settings)
    result.specificationFiles = projects.flatMap(\.specificationFiles)
    // Other targets and packages whose modules the sources may import.
    var known: Set<String> = [main.name]
    let candidates = Candidates(
      projects: projects, workspace: path.hasSuffix(".xcworkspace") ? path : nil,
      directory: project.directory, main: project.place(of: target), packages: packages)
    result.modules = needed(by: result.main, candidates: candidates, known: &known)
    result.main.dependencies = result.modules.map(\.name)
    result.notes = notes + missing(for: result, projects: projects, candidates: candidates)
    return result
  }

  /// Returns the target with a name. The default is an application for iOS, preferring one with the project's
  /// name.
  private static func chosen(
    among all: [(XcodeProject, XcodeProject.Target)], named wanted: String?, _ path: String,
    notes: inout [String]
  ) throws -> (XcodeProject, XcodeProject.Target) {
    if let wanted {
      guard let found = all.first(where: { $0.1.name == wanted }) else {
        let names = all.map(\.1.name).joined(separator: ", ")
        throw ProjectError("\(path): there is no target \"\(wanted)\"; there are: \(names)")
      }
      return found
    }
    let applications = all.filter { $0.1.isApplication }
    let forPhones = applications.filter { isForPhones($0.0.settings(of: $0.1)) }
    let container = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let chosen =
      forPhones.first { $0.1.name == container } ?? forPhones.first { $0.1.name == $0.0.name } ?? forPhones
      .first
      ?? applications.first ?? all.first { !$0.1.isTest }
    guard let chosen else { throw ProjectError("\(path): has no target to build") }
    if forPhones.count > 1 {
      let others = forPhones.map(\.1.name).filter { $0 != chosen.1.name }.joined(separator: ", ")
      notes.append("\(path): \(chosen.1.name) is shown; --target chooses another application: \(others)")
    }
    return chosen
  }

  /// Returns notes about dependencies of a project that are not available: packages by URL, pods.
  static func missing(
    for loaded: AppProject, projects: [XcodeProject], candidates: Candidates
  ) -> [String] {
    let names = Set(loaded.modules.map { $0.name.lowercased() })
    let failed = Set(candidates.failures.map(\.package))
    var notes = projects.flatMap(\.remotePackages).compactMap { package -> String? in
      guard !names.contains(package.identity), !candidates.fetched.contains(package.identity),
        !failed.contains(package)
      else { return nil }
      return "the package \(package.identity) (\(package.address)) is not on this machine; "
        + "code that needs it is left out"
    }
    notes += candidates.failures.map {
      "the package \($0.package.identity) (\($0.package.address)) cannot be fetched: \($0.reason); "
        + "code that needs it is left out"
    }
    for project in projects { notes += podNotes(of: project.directory, loaded: names) }
    // Of a framework that is built from its sources nothing is missing.
    let linked = (loaded.modules + [loaded.main]).flatMap(\.frameworks) + candidates.binaries
    var seen: Set<String> = []
    for path in linked {
      var name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      if ["a", "dylib"].contains((path as NSString).pathExtension), name.hasPrefix("lib") {
        name = String(name.dropFirst(3))
      }
      guard !names.contains(name.lowercased()), seen.insert(name).inserted else { continue }
      notes.append(
        "\(path): is compiled for Apple's platforms and cannot be linked here; code that needs it is left out"
      )
    }
    return notes
  }

  /// Says which pods of a project are not here.
  private static func podNotes(of folder: String, loaded: Set<String>) -> [String] {
    guard ProjectFiles.exists(folder + "/Podfile"), !ProjectFiles.exists(folder + "/Pods") else { return [] }
    let remedy = "`pod install`, which runs on Linux too, brings them"
    guard let lock = PodfileLock.read(near: folder) else {
      return ["\(folder)/Podfile: its pods are not here; \(remedy)"]
    }
    let gone = lock.names.filter {
      lock.places[$0] == nil && !loaded.contains(ProjectStrings.identifier($0).lowercased())
    }
    guard !gone.isEmpty else { return [] }
    let shown = gone.prefix(8).joined(separator: ", ") + (gone.count > 8 ? " and \(gone.count - 8) more" : "")
    return [
      "\(folder)/Podfile.lock: says no address of \(shown), which \(gone.count == 1 ? "is" : "are") not here; \(remedy)"
    ]
  }

  /// The modules that are never searched for: those of Apple that nearly all sources import.
  private static let appleModules: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "Dispatch", "Darwin", "Swift",
    "SwiftUI",
    "Combine", "XCTest", "Testing", "os",
  ]

  /// Returns the candidates that sources import, with their dependencies, in dependency order.
  ///
  /// - Parameter further: Modules that are required without being imported, such as the application that
  ///   hosts tests.
  static func needed(
    by main: AppProject.Module, candidates: Candidates, known: inout Set<String>, further: [String] = []
  ) -> [AppProject.Module] {
    var order: [AppProject.Module] = []
    var visited: Set<String> = []
    var offered: Set<String> = []
    var pending: [(module: AppProject.Module, isDone: Bool)] = [(main, false)]
    while let (module, isDone) = pending.popLast() {
      if isDone {
        if module.name != main.name { order.append(module) }
        continue
      }
      // Several modules may import it: it comes before the first of them.
      guard visited.insert(module.name).inserted else { continue }
      var module = module
      var imports = Imports.of(module.sources).filter { $0 != module.name && !appleModules.contains($0) }
      imports +=
        (module.bridgedModules.filter { !appleModules.contains($0) } + (module.clang?.dependencies ?? []))
        .filter { $0 != module.name && !imports.contains($0) }
      imports.removeAll(where: module.foreignModules.contains)
      if module.name == main.name { imports += further.filter { !imports.contains($0) } }
      module.dependencies = []
      var found: [AppProject.Module] = []
      for name in imports {
        if !visited.contains(name) {
          guard !known.contains(name) || offered.contains(name), let other = candidates.module(name),
            other.isBuilt
          else {
            if known.contains(name) { module.dependencies.append(name) }
            continue
          }
          found.append(other)
          known.insert(name)
          offered.insert(name)
        }
        module.dependencies.append(name)
      }
      pending.append((module, true))
      for other in found.reversed() { pending.append((other, false)) }
    }
    return order
  }

  /// Returns whether sources are older than Swift 4.2. Projects without a version are considered current.
  static func usesOldNames(_ settings: BuildSettings) -> Bool {
    guard let version = settings["SWIFT_VERSION"].flatMap(Double.init) else { return false }
    return version < 4.2
  }

  static func isForPhones(_ settings: BuildSettings) -> Bool {
    let platforms = (settings["SUPPORTED_PLATFORMS"] ?? "") + " " + (settings["SDKROOT"] ?? "")
    return !["macosx", "watch", "appletv", "xros"].contains { platforms.contains($0) }
      || platforms.contains("iphone")
  }

  static func module(
    _ target: XcodeProject.Target, of project: XcodeProject, settings: BuildSettings, notes: inout [String]
  ) -> AppProject.Module {
    let files = project.files(of: target)
    let name = settings["PRODUCT_MODULE_NAME"] ?? ProjectStrings.identifier(target.name)
    var module = AppProject.Module(name: ProjectStrings.identifier(name), sources: [])
    var foreign: [String] = []
    var compiled: [String] = []
    var lacking: [String] = []
    module.scripts = files.scripts.map { script($0, settings: settings, directory: project.directory) }
    let outputs = Set(module.scripts.flatMap(\.outputs))
    /// Returns the place of a file that the project lists: what a script has made of it comes first.
    func place(_ path: String) -> String? {
      if outputs.contains(path), let made = ScriptProducts.file(path) { return made }
      return ProjectFiles.exists(path) ? path : ScriptProducts.file(path)
    }
    for path in files.sources {
      let kind = (path as NSString).pathExtension
      if kind == "swift" {
        if let place = place(path) { module.sources.append(place) } else { lacking.append(path) }
      } else if ForeignSources.objectiveCKinds.contains(kind) {
        foreign.append(path)
      } else if ForeignSources.cKinds.contains(kind) {
        if let place = place(path) { compiled.append(place) } else { lacking.append(path) }
      } else if FolderContents.isDataModel(path) {
        module.dataModels.append(path)
      } else if ["metal", "intentdefinition", "mlmodel"].contains(kind) {
        notes.append("\(path): is not built")
      }
    }
    if !foreign.isEmpty {
      notes += ForeignSources.notes(about: foreign, of: target.name)
      // A framework without Swift is what its headers declare.
      if module.sources.isEmpty {
        let headers =
          files.publicHeaders.isEmpty
          ? ForeignSources.headers(beside: foreign) : files.publicHeaders
        module.declare(headers, in: project.directory)
      }
    }
    for bundle in project.dependencies(of: target) where bundle.isBundle {
      let product = project.settings(of: bundle)["PRODUCT_NAME"] ?? bundle.name
      guard ProjectStrings.isFileName(product) else {
        notes.append(
          "the bundle \"\(ProjectStrings.shown(product))\" is left out: its product name is not the name of a file"
        )
        continue
      }
      module.bundles[product, default: []] += project.files(of: bundle).resources
    }
    // Documents among the sources are compiled into the bundle, too.
    for path in files.resources + files.sources.filter(FolderContents.isResource) {
      if let place = place(path) { module.resources.append(place) } else { lacking.append(path) }
    }
    if settings["STRING_CATALOG_GENERATE_SYMBOLS"] == "YES" {
      module.namedStrings = module.resources.filter { $0.hasSuffix(".xcstrings") }
    }
    if settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" {
      module.namedAssets = module.resources.filter { $0.hasSuffix(".xcassets") }
      module.hasAssetExtensions =
        settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    }
    addForeign(
      compiled, of: project, settings: settings, isFramework: target.isFramework, to: &module, notes: &notes)
    module.flags = conditions(of: settings, target: target.name)
    module.copies = files.copies
    if target.isFramework {
      module.ownBundle = .framework(module.name, info: info(settings, project: project, notes: &notes))
    }
    module.frameworks = files.frameworks
    module.absentSources = lacking.filter { $0.hasSuffix(".swift") }.map {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    for path in lacking {
      if let script = module.scripts.first(where: { $0.outputs.contains(path) }) {
        notes.append(
          "\(path): is made by the script \"\(script.name)\" of \(target.name), which is not run; --run-scripts runs it"
        )
      } else {
        notes.append("\(path): the project lists it, but there is no such file")
      }
    }
    if let version = settings["SWIFT_VERSION"].flatMap(Double.init) {
      module.languageVersion = version < 4.2 ? "4" : version < 5 ? "4.2" : version < 6 ? "5" : "6"
    }
    module.deploymentTarget = AppProject.version(settings["IPHONEOS_DEPLOYMENT_TARGET"])
    module.upcomingFeatures = upcomingFeatures(settings)
    module.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    return module
  }

  /// Adds the C of a target, and what its bridging header shows to Swift.
  private static func addForeign(
    _ compiled: [String], of project: XcodeProject, settings: BuildSettings, isFramework: Bool,
    to module: inout AppProject.Module, notes: inout [String]
  ) {
    var clang = ClangSources()
    clang.files = compiled
    let root = Candidates.checkout(of: project.directory, saysWhatIsLeft: false)
    if let named = settings["SWIFT_OBJC_BRIDGING_HEADER"], !named.isEmpty {
      module.hasBridgingHeader = true
      let header = ProjectFiles.spelled(
        XcodeProject.standardized(named.hasPrefix("/") ? named : project.directory + "/" + named))
      if !ProjectStrings.contains(root, header) || !ProjectFiles.exists(header) {
        notes.append("\(header): the bridging header is not there")
      } else {
        let read = ForeignSources.read(
          [header], in: project.directory, root: root, swift: module.sources)
        clang.bridged = read.headers
        module.bridgedModules = read.modules
        if let text = read.declarations { module.generatedSources[ObjectiveCTarget.fileName] = text }
      }
    } else if isFramework,
      let header = (module.sources.isEmpty ? nil : umbrellaHeader(of: settings, in: project.directory))
        ?? umbrellaHeader(of: module, in: project.directory)
    {
      // Its own files see what its header shows, without an import, and so do those that import it.
      module.hasBridgingHeader = true
      let read = ForeignSources.read([header], in: project.directory, root: root, own: module.name)
      clang.bridged = read.headers
      module.bridgedModules = read.modules.filter { $0 != module.name }
      if let text = read.declarations { module.generatedSources[ObjectiveCTarget.fileName] = text }
      var exports = read.modules.filter(exportableModules.contains).map { "@_exported import \($0)\n" }
        .joined()
      if read.declarations == nil { exports += ForeignSources.exports(read.modules, of: module.name) }
      if !exports.isEmpty { module.generatedSources[ObjectiveCTarget.exportsFileName] = exports }
    }
    guard !clang.files.isEmpty || !clang.bridged.isEmpty else { return }
    clang.headerFolders = ForeignSources.headerFolders(in: project.directory)
    clang.macros = (settings["GCC_PREPROCESSOR_DEFINITIONS"] ?? "").split(whereSeparator: \.isWhitespace)
      .map { $0.trimmingCharacters(in: ["\"", "'"]) }.filter { $0 != "$(inherited)" && !$0.isEmpty }
    module.clang = clang
  }

  /// The modules that a framework's header can show to those that import the framework.
  private static let exportableModules: Set<String> = ["CoreGraphics", "Foundation", "QuartzCore", "UIKit"]

  /// Returns the umbrella header that the module map in a framework's settings names, as CocoaPods writes it; nil if there is none.
  private static func umbrellaHeader(of settings: BuildSettings, in directory: String) -> String? {
    guard let map = settings["MODULEMAP_FILE"], !map.isEmpty else { return nil }
    let path = XcodeProject.standardized(map.hasPrefix("/") ? map : directory + "/" + map)
    guard let text = ProjectFiles.text(path), let start = text.range(of: "umbrella header \"") else {
      return nil
    }
    let name = text[start.upperBound...].prefix { $0 != "\"" }
    let header = XcodeProject.standardized((path as NSString).deletingLastPathComponent + "/" + name)
    return ProjectFiles.exists(header) ? header : nil
  }

  /// Returns the header of a framework that has its name; nil if there is none.
  private static func umbrellaHeader(of module: AppProject.Module, in folder: String) -> String? {
    let near = ForeignSources.headers(beside: module.sources)
    let name = module.name + ".h"
    let all = near.contains { $0.hasSuffix("/" + name) } ? near : FolderContents.files(in: folder)
    return all.first { $0.hasSuffix("/" + name) && !$0.contains("/Pods/") }
  }

  /// A script with its variables replaced.
  private static func script(
    _ script: XcodeProject.Script, settings: BuildSettings, directory: String
  ) -> AppProject.BuildScript {
    var settings = settings
    let derived = directory + "/DerivedSources"
    settings.add(
      BuildSettings.Layer(unordered: ["DERIVED_FILE_DIR": derived, "DERIVED_SOURCES_DIR": derived]))
    func absolute(_ path: String) -> String? {
      let path = settings.expand(path)
      guard !path.isEmpty else { return nil }
      return XcodeProject.standardized(path.hasPrefix("/") ? path : directory + "/" + path)
    }
    func list(_ paths: [String], _ lists: [String]) -> [String] {
      let further = lists.compactMap(absolute).flatMap { file in
        (ProjectFiles.text(file) ?? "").split(whereSeparator: \.isNewline).map(String.init).filter {
          !$0.hasPrefix("#")
        }
      }
      return (paths + further).compactMap(absolute)
    }
    let inputs = list(script.inputs, script.inputLists)
    let outputs = list(script.outputs, script.outputLists)
    var environment: [String: String] = [:]
    for key in settings.values.keys where ProjectStrings.isIdentifier(key) {
      environment[key] = settings[key]
    }
    environment["SCRIPT_INPUT_FILE_COUNT"] = "\(inputs.count)"
    environment["SCRIPT_OUTPUT_FILE_COUNT"] = "\(outputs.count)"
    for (index, path) in inputs.enumerated() { environment["SCRIPT_INPUT_FILE_\(index)"] = path }
    for (index, path) in outputs.enumerated() { environment["SCRIPT_OUTPUT_FILE_\(index)"] = path }
    return AppProject.BuildScript(
      name: script.name, shell: script.shell, text: script.text, environment: environment,
      outputs: outputs.filter { ProjectStrings.contains(directory, $0) })
  }

  /// Returns the upcoming features that settings enable: `SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE`, those
  /// of approachable concurrency, and flags.
  private static func upcomingFeatures(_ settings: BuildSettings) -> Set<String> {
    var result: Set<String> = []
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for key in settings.values.keys.sorted() where key.hasPrefix(prefix) && settings[key] == "YES" {
      result.insert(key.dropFirst(prefix.count).split(separator: "_").map { $0.capitalized }.joined())
    }
    if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      result.formUnion([
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ])
    }
    // Xcode's default where the system has regular expressions of Swift's.
    let system = settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(Double.init) ?? 0
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"].map({ $0 == "YES" }) ?? (system >= 16) {
      result.insert("BareSlashRegexLiterals")
    }
    let words = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    for (flag, value) in zip(words, words.dropFirst()) where flag == "-enable-upcoming-feature" {
      result.insert(value)
    }
    return result.filter(ProjectStrings.isIdentifier)
  }

  /// Returns the compilation conditions of settings: identifiers only, since they become arguments of the
  /// compiler.
  private static func conditions(of settings: BuildSettings, target: String) -> Set<String> {
    func words(_ key: String) -> [String] {
      // Words may be in quotation marks, as CocoaPods writes them.
      (settings[key] ?? "").split(whereSeparator: \.isWhitespace)
        .map { $0.trimmingCharacters(in: ["\"", "'"]) }.filter { !$0.isEmpty }
    }
    var named = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var isNext = false
    for word in words("OTHER_SWIFT_FLAGS") {
      if isNext {
        named.append(word)
        isNext = false
      } else if word == "-D" {
        isNext = true
      } else if word.hasPrefix("-D") {
        named.append(String(word.dropFirst(2)))
      }
    }
    for wrong in named where !ProjectStrings.isIdentifier(wrong) {
      ReadingReport.note(
        "\(target): the condition of compilation \"\(wrong.prefix(80))\" is not a name and is left out")
    }
    return Set(named.filter(ProjectStrings.isIdentifier)).union(["DEBUG"])
  }

  /// Returns what the property list of a target is replaced by before it is read; `nil` if it is not preprocessed.
  private static func preprocessor(
    _ settings: BuildSettings, project: XcodeProject, notes: inout [String]
  ) -> ((String) -> String)? {
    guard settings["INFOPLIST_PREPROCESS"] == "YES" else { return nil }
    func words(_ key: String) -> [String] {
      (settings[key] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }
    var definitions = words("INFOPLIST_PREPROCESSOR_DEFINITIONS")
    var flags = words("INFOPLIST_OTHER_PREPROCESSOR_FLAGS")[...]
    while let flag = flags.popFirst() {
      if flag == "-D" {
        if let next = flags.popFirst() { definitions.append(next) }
      } else if flag.hasPrefix("-D") {
        definitions.append(String(flag.dropFirst(2)))
      }
    }
    var preprocessor = TextPreprocessor(definitions: definitions)
    if let header = settings["INFOPLIST_PREFIX_HEADER"], !header.isEmpty {
      let path = ProjectFiles.spelled(header.hasPrefix("/") ? header : project.directory + "/" + header)
      if let text = ProjectFiles.text(path) {
        _ = preprocessor.apply(to: text)
      } else {
        notes.append("\(path): the header of the property list cannot be read")
      }
    }
    return { text in
      var copy = preprocessor
      return copy.apply(to: text)
    }
  }

  static func info(
    _ settings: BuildSettings, project: XcodeProject, notes: inout [String]
  ) -> [String: InfoValue] {
    var result: [String: InfoValue] = [:]
    if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
      let named = file.hasPrefix("/") ? file : project.directory + "/" + file
      let placed = XcodeProject.relocated(named, below: project.directory)
      if placed != named { notes.append("\(named): is not on this machine; \(placed) is taken in its place") }
      let path = ProjectFiles.spelled(placed)
      do {
        // A list that the project's generator writes is as it would be written, whatever is there.
        let written: Any? = project.propertyLists[XcodeProject.standardized(path)]
        let list: Any? =
          if let written { written } else {
            try ProjectFiles.propertyList(
              path, preprocess: preprocessor(settings, project: project, notes: &notes))
          }
        if let list {
          if case .dictionary(let values)? = InfoValue(list, settings: settings) { result = values }
        } else if !ProjectFiles.exists(path) {
          notes.append("\(path): there is no such file")
        }
      } catch { notes.append(error.description) }
    }
    for key in settings.values.keys.sorted() where key.hasPrefix("INFOPLIST_KEY_") {
      let value = settings[key] ?? ""
      var name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if let device = name.range(of: "_iPhone") { name = String(name[..<device.lowerBound]) }
      if name.hasSuffix("_iPad") { continue }
      if name == "UIApplicationSceneManifest_Generation" {
        if value == "YES", result["UIApplicationSceneManifest"] == nil {
          result["UIApplicationSceneManifest"] = .dictionary([
            "UIApplicationSupportsMultipleScenes": .boolean(false)
          ])
        }
      } else if value == "YES" || value == "NO" {
        result[name] = .boolean(value == "YES")
      } else if name == "UISupportedInterfaceOrientations" {
        result[name] = .array(value.split(separator: " ").map { .string(String($0)) })
      } else if !value.isEmpty {
        result[name] = .string(value)
      }
    }
    // As Xcode's asset catalog compiler writes it.
    let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? ""
    if result["NSAccentColorName"] == nil, !accent.isEmpty { result["NSAccentColorName"] = .string(accent) }
    // As Xcode writes it, regardless of the file.
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split { !$0.isNumber }.compactMap { Double($0) }
    if !families.isEmpty { result["UIDeviceFamily"] = .array(families.map { .number($0) }) }
    if result["CFBundleIdentifier"] == nil, let id = settings["PRODUCT_BUNDLE_IDENTIFIER"] {
      result["CFBundleIdentifier"] = .string(id)
    }
    return complete(result, name: settings["PRODUCT_NAME"] ?? project.name)
  }

  /// Returns the keys with those that every application on a device has: its name, and an identifier, which
  /// begins with `com.example` if the project has none.
  static func complete(_ info: [String: InfoValue], name: String) -> [String: InfoValue] {
    var result = info
    if result["CFBundleName"] == nil { result["CFBundleName"] = .string(name) }
    if (result["CFBundleIdentifier"]?.string ?? "").isEmpty {
      let part = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
      result["CFBundleIdentifier"] = .string("com.example." + String(part))
    }
    return result
  }

  // MARK: Packages and folders

  private static func loadPackage(
    _ folder: String, target: String?, _ packages: (any PackageSource)?
  ) throws -> AppProject {
    let modules = PackageReader.modules(in: folder, packages)
    guard !modules.isEmpty else { throw ProjectError("\(folder): has no Sources with Swift files") }
    if target == nil, let manifest = PackageReader.manifest(in: folder, packages), manifest.usesTinamou {
      return loadScreens(of: modules, in: folder, manifest, packages)
    }
    let main: AppProject.Module
    if let target {
      guard let found = modules.first(where: { $0.name == target }) else {
        throw ProjectError(
          "\(folder): there is no target \"\(target)\"; there are: \(modules.map(\.name).joined(separator: ", "))"
        )
      }
      main = found
    } else {
      // The module that no other one imports.
      let used = Set(modules.flatMap { Imports.of($0.sources) })
      main =
        modules.first { !used.contains($0.name) && !$0.sources.isEmpty }
        ?? modules.first { !$0.sources.isEmpty } ?? modules[0]
    }
    var known: Set<String> = [main.name]
    let candidates = Candidates(modules: modules, directory: folder, packages: packages)
    var result = AppProject(name: main.name, root: folder, main: main)
    result.modules = needed(by: main, candidates: candidates, known: &known)
    result.main.dependencies = result.modules.map(\.name)
    result.notes = missing(for: result, projects: [], candidates: candidates)
    result.info = complete(result.info, name: main.name)
    return result
  }

  /// Loads a package that is written for Tinamou: all modules, with the previews of each, and what executables register.
  private static func loadScreens(
    of modules: [AppProject.Module], in folder: String, _ manifest: PackageManifest,
    _ packages: (any PackageSource)?
  ) -> AppProject {
    let package = manifest.name.isEmpty ? (folder as NSString).lastPathComponent : manifest.name
    var name = ProjectStrings.identifier(package)
    while modules.contains(where: { $0.name == name }) { name += "Screens" }
    // It has nothing but the executable's entry, which is made.
    let main = AppProject.Module(name: name, sources: [])
    var result = AppProject(name: package, root: folder, main: main)
    let shown = importable(modules, in: &result)
    var known: Set<String> = [name]
    let candidates = Candidates(modules: shown, directory: folder, packages: packages)
    result.modules = needed(by: main, candidates: candidates, known: &known, further: shown.map(\.name))
    result.main.dependencies = result.modules.map(\.name)
    result.previewModules = shown.map(\.name)
    result.notes += missing(for: result, projects: [], candidates: candidates)
    result.info = complete(result.info, name: name)
    return result
  }

  /// Returns the modules that others can import, and notes their entries. Those with `main.swift` are programs and nothing else.
  static func importable(
    _ modules: [AppProject.Module], in project: inout AppProject
  ) -> [AppProject.Module] {
    modules.filter { module in
      if module.sources.contains(where: { ($0 as NSString).lastPathComponent == "main.swift" }) {
        project.notes.append(
          "\(module.name): has main.swift, and the screens that it registers are not known; declare a type with @main instead"
        )
        return false
      }
      let texts = module.sources.compactMap { ProjectFiles.text($0) }.filter { $0.contains("@main") }
      project.entryPoints[module.name] = texts.lazy.compactMap(SwiftEntryPoint.type).first
      return true
    }
  }
}

extension ProjectLoader {
  /// Returns a property list; an error is added as a note.
  static func propertyList(_ path: String) -> Any? {
    do { return try ProjectFiles.propertyList(path) } catch {
      ReadingReport.note(error.description)
      return nil
    }
  }
}
