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
    result.notes = notes
    noteMissing(in: &result, of: projects, candidates)
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

  /// Notes which dependencies of a project are not available, packages by URL and pods, and that their modules are not Apple's.
  static func noteMissing(
    in loaded: inout AppProject, of projects: [XcodeProject], _ candidates: Candidates
  ) {
    var names = Set(loaded.modules.map { $0.name.lowercased() })
    if loaded.modules.contains(where: { $0.name == RswiftRuntime.name && $0.sources.isEmpty }) {
      names.formUnion(["r.swift", "r_swift", "r_swift_library"])
    }
    let failed = Set(candidates.failures.map(\.package))
    var notes = projects.flatMap(\.remotePackages).compactMap { package -> String? in
      guard !names.contains(package.identity), !candidates.fetched.contains(package.identity),
        !failed.contains(package)
      else { return nil }
      return "the package \(package.identity) (\(package.address)) is not on this machine; "
        + "code that needs it is left out"
    }
    notes += candidates.failures.filter { !names.contains($0.package.identity) }.map {
      "the package \($0.package.identity) (\($0.package.address)) cannot be fetched: \($0.reason); "
        + "code that needs it is left out"
    }
    for project in projects {
      let (note, gone) = absentPods(of: project.directory, loaded: names)
      if let note { notes.append(note) }
      loaded.absentLibraries.formUnion(gone.map { ProjectStrings.identifier($0).lowercased() })
    }
    let identities =
      projects.flatMap(\.remotePackages).map(\.identity) + candidates.failures.map(\.package.identity)
    loaded.absentLibraries.formUnion(
      identities.map { $0.lowercased() }.filter { !names.contains($0) && !candidates.fetched.contains($0) })
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
    loaded.notes += notes
  }

  /// Returns which pods of a project are not here, and what is said of them.
  private static func absentPods(
    of folder: String, loaded: Set<String>
  ) -> (note: String?, names: [String]) {
    guard ProjectFiles.exists(folder + "/Podfile"), !ProjectFiles.exists(folder + "/Pods") else {
      return (nil, [])
    }
    let remedy = "`pod install`, which runs on Linux too, brings them"
    guard let lock = PodfileLock.read(near: folder) else {
      return ("\(folder)/Podfile: its pods are not here; \(remedy)", [])
    }
    let gone = lock.names.filter {
      lock.places[$0] == nil && !loaded.contains(ProjectStrings.identifier($0).lowercased())
    }
    guard !gone.isEmpty else { return (nil, []) }
    let shown = gone.prefix(8).joined(separator: ", ") + (gone.count > 8 ? " and \(gone.count - 8) more" : "")
    return (
      "\(folder)/Podfile.lock: says no address of \(shown), which \(gone.count == 1 ? "is" : "are") not here; \(remedy)",
      gone
    )
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
    var hasOwnRswift = false
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
      imports += module.shownModules.filter { known.contains($0) && !imports.contains($0) }
      imports.removeAll(where: module.foreignModules.contains)
      // The modules that generated accessors import are made to fit them, whatever library is there.
      imports += module.accessorImports.filter { !imports.contains($0) && !appleModules.contains($0) }
      if module.accessorImports.contains(RswiftRuntime.name) { hasOwnRswift = true }
      if module.name == main.name { imports += further.filter { !imports.contains($0) } }
      module.dependencies = []
      var found: [AppProject.Module] = []
      for name in imports {
        if !visited.contains(name) {
          let own = hasOwnRswift ? RswiftRuntime.module(name) : nil
          guard !known.contains(name) || offered.contains(name),
            var other = own ?? candidates.module(name), other.isBuilt
          else {
            if known.contains(name) { module.dependencies.append(name) }
            continue
          }
          GeneratedAccessors.complete(&other)
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
}
