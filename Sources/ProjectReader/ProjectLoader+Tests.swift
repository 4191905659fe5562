import Foundation

extension ProjectLoader {
  /// Reads the unit tests of an Xcode project or workspace: for each test target what has to be built.
  ///
  /// - Parameters:
  ///   - path: An `.xcodeproj`, an `.xcworkspace`, a specification of XcodeGen, or a folder that contains one.
  ///   - target: The name of a test target. The default is all.
  ///   - scheme: The name of the scheme whose test targets are read.
  ///   - configuration: The build configuration. The default is that in which a shared scheme tests the target, or else
  ///     `Debug`.
  ///   - packages: The source of packages that are referred to by URL; without it they are left out.
  ///   - products: The files that the project's scripts have made.
  ///   - scope: The files that may be read. The default is those of the project at the path.
  public static func loadTests(
    _ path: String, target name: String? = nil, scheme: String? = nil, configuration: String? = nil,
    packages: (any PackageSource)? = nil, products: ScriptProducts? = nil, scope: ReadingScope? = nil
  ) throws -> [AppProject] {
    var (projects, notes) = try collect(path, products, scope) { path, scope in
      var projects = try readTests(path, target: name, scheme: scheme, configuration, packages)
      for index in projects.indices { projects[index].keepReadable(scope) }
      return projects
    }
    for index in projects.indices { projects[index].notes = projects[index].notes.map(ProjectStrings.shown) }
    projects[0].notes = notes + projects[0].notes
    return projects
  }

  /// Returns the projects of the test targets, at least one.
  private static func readTests(
    _ path: String, target name: String?, scheme: String?, _ configuration: String?,
    _ packages: (any PackageSource)?
  ) throws -> [AppProject] {
    let files = xcodeFiles(at: path)
    guard !files.isEmpty else {
      throw ProjectError("\(path): there is no Xcode project and no package with tests", hasNoTests: true)
    }
    var failures: [String] = []
    var found: [AppProject] = []
    var names: [String] = []
    for file in files where found.isEmpty {
      let projects: [XcodeProject]
      do {
        if file.hasSuffix(".xcworkspace") {
          let (read, wrong) = try Self.projects(ofWorkspace: file)
          projects = read
          failures += wrong
        } else {
          projects = [try XcodeProject(path: file)]
        }
      } catch {
        if files.count == 1 { throw error }
        failures.append("\(error)")
        continue
      }
      if let configuration {
        guard projects.contains(where: { $0.configurations.contains(configuration) }) else {
          let known = Set(projects.flatMap(\.configurations)).sorted().joined(separator: ", ")
          throw ProjectError(
            "\(path): there is no configuration \"\(configuration)\"; there are: \(known)")
        }
        for project in projects { project.configuration = configuration }
      }
      let tested = try scheme.map { try TestedTargets(projects: projects, container: file).names(scheme: $0) }
      for project in projects where !project.directory.hasSuffix("/Pods") {
        for target in project.targets where target.isUnitTest {
          names.append(target.name)
          guard tested?.contains(target.name) != false,
            name == nil ? isForPhones(project.settings(of: target)) : target.name == name
          else { continue }
          if configuration == nil {
            choose(configurationOf: target, of: project, among: projects, in: file)
          }
          found.append(load(tests: target, of: project, among: projects, packages))
        }
      }
    }
    guard !found.isEmpty else {
      throw ProjectError(
        name.map {
          "\(path): has no target of unit tests \"\($0)\"; there are: \(names.joined(separator: ", "))"
        }
          ?? "\(path): has no unit tests for iOS", hasNoTests: name == nil)
    }
    // Projects keep targets of tests that have no file any more, or none in Swift; others have tests.
    let (built, empty) = (found.filter { !$0.main.sources.isEmpty }, found.filter(\.main.sources.isEmpty))
    if name == nil, !built.isEmpty {
      found = built
      found[0].notes += empty.map { "\($0.name): has no tests in Swift and is left out" }
    }
    found[0].notes += failures
    return found
  }

  /// Gives the projects the configuration in which a shared scheme tests a target, as Xcode does.
  private static func choose(
    configurationOf target: XcodeProject.Target, of project: XcodeProject, among projects: [XcodeProject],
    in file: String
  ) {
    let own = "\(project.directory)/\(project.name).xcodeproj"
    let named = Scheme.testConfiguration(of: target.name, in: file == own ? [own] : [file, own])
    let known = named.flatMap { name in projects.contains { $0.configurations.contains(name) } ? name : nil }
    for project in projects { project.configuration = known ?? "Debug" }
  }

  /// Reads the tests of a package that are built as those of an Xcode project, for each target of tests.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - name: The name of a target of tests. The default is all.
  ///   - libraries: Modules of Tinamou's that tests import and that applications do not link.
  ///   - packages: The source of packages that are referred to by URL; without it they are left out.
  ///   - scope: The files that may be read.
  public static func loadPackageTests(
    _ folder: String, target name: String? = nil, libraries: [AppProject.Module],
    packages: (any PackageSource)? = nil, scope: ReadingScope
  ) throws -> [AppProject] {
    var (projects, notes) = try collect(folder, nil, scope) { folder, scope in
      guard let manifest = PackageReader.manifest(in: folder, packages) else {
        throw ProjectError("\(folder): has no Package.swift")
      }
      for library in libraries {
        library.sources.first.map { scope.add(($0 as NSString).deletingLastPathComponent) }
      }
      let modules = PackageReader.modules(in: folder, packages)
      let tests = PackageReader.tests(in: folder, manifest)
      let chosen = tests.filter { name == nil || $0.name == name }
      guard !chosen.isEmpty else {
        let known = tests.map(\.name).joined(separator: ", ")
        throw ProjectError(
          name.map { "\(folder): has no target of tests \"\($0)\"; there are: \(known)" }
            ?? "\(folder): has no tests", hasNoTests: name == nil)
      }
      return chosen.map { main in
        var result = AppProject(name: main.name, root: folder, main: main)
        result.isTest = true
        let own = importable(modules, in: &result)
        var known: Set<String> = [main.name]
        let candidates = Candidates(modules: own + libraries, directory: folder, packages: packages)
        result.modules = needed(by: main, candidates: candidates, known: &known)
        result.main.dependencies = result.modules.map(\.name)
        NamesOfLibraries.prefer(in: &result)
        noteMissing(in: &result, of: [], candidates)
        result.info = complete(result.info, name: main.name)
        result.keepReadable(scope)
        return result
      }
    }
    for index in projects.indices { projects[index].notes = projects[index].notes.map(ProjectStrings.shown) }
    projects[0].notes = notes + projects[0].notes
    return projects
  }

  /// Returns the workspace, project or specification at a path, or those in a folder and its subfolders, nearest first.
  public static func xcodeFiles(at path: String) -> [String] {
    if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
      || XcodeGenSpecification.isSpecification(path)
    {
      return [path]
    }
    var found: [String] = []
    var level = [path]
    for _ in 0..<3 {
      var below: [String] = []
      for folder in level {
        let names = namesOfProjects(in: folder)
        for ending in [".xcworkspace", ".xcodeproj"] {
          found += names.filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }
        }
        if !names.contains(where: { $0.hasSuffix(".xcodeproj") }),
          let specification = XcodeGenSpecification.file(in: folder)
        {
          found.append(specification)
        }
        below += names.filter { !$0.contains(".") && !["Pods", "Carthage", "node_modules"].contains($0) }
          .map { folder + "/" + $0 }
      }
      level = below
    }
    return found
  }

  private static func load(
    tests target: XcodeProject.Target, of project: XcodeProject, among projects: [XcodeProject],
    _ packages: (any PackageSource)?
  ) -> AppProject {
    let settings = project.settings(of: target)
    var notes: [String] = []
    var main = module(target, of: project, settings: settings, notes: &notes)
    let host = hosting(settings, among: projects)
    let hostSettings = host.map { $0.0.settings(of: $0.1) }
    // A module name may be used by several targets, but not in one executable.
    if let hostSettings, moduleName(hostSettings, host!.1) == main.name { main.name += "Tests" }
    var result = AppProject(name: target.name, root: project.directory, main: main)
    result.isTest = true
    result.info = info(hostSettings ?? settings, project: host?.0 ?? project, notes: &notes)
    result.usesOldNames = usesOldNames(settings)
    var known: Set<String> = [main.name]
    let candidates = Candidates(
      projects: projects, directory: project.directory, main: project.place(of: target),
      offersApplications: true,
      packages: packages)
    // Tests of a library run in the application that the project specifies, without importing it.
    let hostName = hostSettings.flatMap { settings in host.map { moduleName(settings, $0.1) } }
    result.modules = needed(
      by: main, candidates: candidates, known: &known, further: hostName.map { [$0] } ?? [])
    result.main.dependencies = result.modules.map(\.name)
    if let hostName, result.modules.contains(where: { $0.name == hostName }) { result.host = hostName }
    NamesOfLibraries.prefer(in: &result)
    result.notes = notes
    noteMissing(in: &result, of: projects, candidates)
    return result
  }

  private static func moduleName(_ settings: BuildSettings, _ target: XcodeProject.Target) -> String {
    ProjectStrings.identifier(settings["PRODUCT_MODULE_NAME"] ?? ProjectStrings.identifier(target.name))
  }

  /// Returns the application that hosts the tests, according to the settings of their target.
  private static func hosting(
    _ settings: BuildSettings, among projects: [XcodeProject]
  ) -> (XcodeProject, XcodeProject.Target)? {
    let path = settings["TEST_HOST"] ?? settings["BUNDLE_LOADER"] ?? ""
    let names = [(path as NSString).lastPathComponent, settings["TEST_TARGET_NAME"] ?? ""].filter {
      !$0.isEmpty
    }
    for project in projects {
      for target in project.targets where target.isApplication {
        let product = project.settings(of: target)["PRODUCT_NAME"]
        if names.contains(target.name) || product.map(names.contains) == true { return (project, target) }
      }
    }
    return nil
  }
}
