import Foundation

/// The sources of modules that are imported, searched in this order:
///
/// 1. other targets of the project, its workspace and the projects in it
/// 2. local packages, and sources that package managers put beside the project: Pods, Carthage, Swift
///    packages
/// 3. packages, projects and pods in the surrounding folders of the checkout: examples are beside the library
///    that they demonstrate
/// 4. packages that the project refers to by URL, and their dependencies, if there is a package source
///
/// Each place is searched only if a module is not in those before.
final class Candidates {
  private var found: [String: () -> AppProject.Module?] = [:]
  private var steps: [() -> Void] = []
  /// The names of modules of which only targets for other platforms have been found.
  private var others: Set<String> = []
  /// Names of modules whose chosen targets are named for iOS.
  private var namedForPhones: Set<String> = []
  /// A Boolean value that indicates whether applications can be imported, as in their tests.
  private let offersApplications: Bool
  private let packages: (any PackageSource)?
  /// The root of the repository that the project belongs to.
  private let checkout: String
  private var pins: [String: String]
  /// The projects that those of the build contain, whose packages are theirs as well.
  private var contained: [XcodeProject] = []
  private var asked: Set<String> = []
  /// Folders of packages on this machine that have been looked at.
  private var locals: Set<String> = []
  /// Packages that could not be had, and why, in order.
  private(set) var failures: [(package: RemotePackage, reason: String)] = []
  /// The notes about targets of packages that are no modules here, such as compiled frameworks.
  private var absent: [String: String] = [:]
  /// Compiled frameworks that were found where sources were looked for.
  private(set) var binaries: [String] = []
  /// Compiled frameworks that targets of the projects link.
  private var linked: () -> [String] = { [] }
  /// The identities of packages that were had.
  private(set) var fetched: Set<String> = []

  /// Creates the candidates for a package's modules, or for those of a folder with packages in it.
  ///
  /// - Parameters:
  ///   - further: the folders of packages in the folder.
  ///   - remote: packages that something else than a package's manifest names.
  init(
    modules: [AppProject.Module], directory: String, further: [String] = [], remote: [RemotePackage] = [],
    packages: (any PackageSource)?
  ) {
    offersApplications = false
    self.packages = packages
    checkout = Self.checkout(of: directory, saysWhatIsLeft: false)
    pins = RemotePackage.pins(near: [directory + "/Package.resolved"])
    for module in modules { found[module.name] = { module } }
    steps = [
      { [unowned self] in addCheckouts(near: directory) },
      { [unowned self] in addLocal(named(in: [directory]) + further) },
      { [unowned self] in fetch(self.remote(in: directory) + remote) },
    ]
  }

  /// Creates the candidates for a project's targets.
  ///
  /// - Parameter main: The place of the target that is built, which is no candidate (``XcodeProject/place(of:)``).
  init(
    projects: [XcodeProject], workspace: String? = nil, directory: String, main: String,
    offersApplications: Bool = false, packages: (any PackageSource)?
  ) {
    self.offersApplications = offersApplications
    self.packages = packages
    checkout = Self.checkout(of: directory, saysWhatIsLeft: false)
    pins = RemotePackage.pins(
      near: (workspace.map { [$0 + "/xcshareddata/swiftpm/Package.resolved"] } ?? [])
        + projects.flatMap(\.resolutionFiles))
    for project in projects { add(project, except: main) }
    linked = {
      projects.flatMap { project in
        project.targets.filter { !$0.isTest }.flatMap { project.files(of: $0).frameworks }
      }
    }
    steps = [
      { [unowned self] in addContained(in: projects, except: main) },
      { [unowned self] in
        addLocal(Set((projects + contained).flatMap(\.localPackages)).sorted())
        addLocal(workspace.map(Self.packages(ofWorkspace:)) ?? [])
      },
      { [unowned self] in addPods(directory) },
      { [unowned self] in addCheckouts(near: directory) },
      { [unowned self] in addNeighbours(of: directory, except: main) },
      { [unowned self] in addLockedPods(of: directory) },
      { [unowned self] in
        fetch(
          (projects + contained).flatMap(\.remotePackages)
            + locals.sorted().flatMap { PackageReader.manifest(in: $0, packages)?.packagesOfModules ?? [] }
            + (ProjectFiles.text(directory + "/Cartfile.resolved").map(RemotePackage.all(inCartfile:))
              ?? []))
      },
    ]
  }

  /// Returns the module with a name.
  func module(_ name: String) -> AppProject.Module? {
    while true {
      if let make = found[name] {
        // A target without sources stands for one that is built otherwise, by its package for instance.
        if let made = make(), made.isBuilt || steps.isEmpty { return Self.withStandIn(made) }
        found[name] = nil
      }
      guard !steps.isEmpty else {
        if let module = compiled(name) { return module }
        if let note = absent[name] { ReadingReport.note(note) }
        return nil
      }
      steps.removeFirst()()
    }
  }

  /// The module of a compiled framework that a target links or a pod has, where its headers are there.
  private func compiled(_ name: String) -> AppProject.Module? {
    let path = (linked() + binaries).first {
      ProjectStrings.identifier((($0 as NSString).lastPathComponent as NSString).deletingPathExtension)
        == name
    }
    guard let path, let module = CompiledFramework.module(path) else { return nil }
    ReadingReport.note(CompiledFramework.note(path))
    return module
  }

  /// Libraries whose part in Objective-C a stand-in replaces: their sources import it as a module where they are a package.
  private static let replaced: Set<String> = ["RxCocoa"]

  /// Makes the sources of a pod or a target import the stand-in for their part in Objective-C, as those of the package do.
  private static func withStandIn(_ module: AppProject.Module) -> AppProject.Module {
    if let made = QuickModule(module)?.module ?? NimbleModule(module)?.module { return made }
    guard replaced.contains(module.name), !module.flags.contains("SWIFT_PACKAGE") else { return module }
    var result = module.asPackage()
    // The stand-in has the declarations of its headers.
    result.generatedSources[ObjectiveCTarget.fileName] = nil
    return result
  }

  // MARK: Xcode

  /// Adds the targets of a project.
  ///
  /// - Parameter bringsPackages: whether the project's packages are fetched once one of its targets is needed.
  private func add(_ project: XcodeProject, except main: String, bringsPackages: Bool = false) {
    let isLibrary = isManaged(project.directory)
    for target in project.targets
    where project.place(of: target) != main && !target.isTest && (offersApplications || !target.isApplication)
    {
      let settings = project.settings(of: target)
      let name = ProjectStrings.identifier(
        settings["PRODUCT_MODULE_NAME"] ?? ProjectStrings.identifier(target.name))
      let isForPhones = ProjectLoader.isForPhones(settings)
      if found[name] != nil, !isForPhones { continue }
      // A target for iOS replaces one for another platform that was found first.
      let isNamedForPhones = target.name.lowercased().contains("ios")
      let isPreferred =
        found[name] == nil || others.contains(name)
        || isNamedForPhones && !namedForPhones.contains(name)
      guard isPreferred else { continue }
      if isNamedForPhones { namedForPhones.insert(name) }
      if isForPhones { others.remove(name) } else { others.insert(name) }
      found[name] = { [unowned self] in
        if bringsPackages { bring(project) }
        var ignored: [String] = []
        var module = ProjectLoader.module(target, of: project, settings: settings, notes: &ignored)
        module.isLibrary = isLibrary
        return module
      }
    }
  }

  /// Fetches the packages of a project beside this one when a module is missing the next time.
  private func bring(_ project: XcodeProject) {
    guard !contained.contains(where: { $0 === project }) else { return }
    contained.append(project)
    pins.merge(RemotePackage.pins(near: project.resolutionFiles)) { own, _ in own }
    steps.append { [unowned self] in
      addLocal(project.localPackages)
      fetch(project.remotePackages + project.localPackages.flatMap(remote))
    }
  }

  /// Adds the targets of contained projects, with the commits of their packages that are known.
  private func addContained(in projects: [XcodeProject], except main: String) {
    for path in projects.flatMap(\.containedProjects) {
      guard let project = try? XcodeProject(path: path) else { continue }
      contained.append(project)
      add(project, except: main)
    }
    pins.merge(RemotePackage.pins(near: contained.flatMap(\.resolutionFiles))) { own, _ in own }
  }

  private func addPods(_ directory: String) {
    let pods = directory + "/Pods"
    if let project = try? XcodeProject(path: pods + "/Pods.xcodeproj") { add(project, except: "") }
    for name in names(in: pods) where found[ProjectStrings.identifier(name)] == nil {
      let files = FolderContents.files(in: "\(pods)/\(name)", skippingTests: true)
      let sources = files.filter { $0.hasSuffix(".swift") }
      if sources.isEmpty { binaries += files.filter(FolderContents.isFramework) }
      var module = AppProject.Module(name: ProjectStrings.identifier(name), sources: sources)
      if sources.isEmpty, files.contains(where: ForeignSources.isObjectiveC) {
        module.declare(files.filter { $0.hasSuffix(".h") }, in: "\(pods)/\(name)", others: pods)
      }
      guard module.isBuilt else { continue }
      module.resources = files.filter(FolderContents.isResource)
      module.isLibrary = true
      exportUIKit(from: &module)
      found[module.name] = { [module] in module }
    }
  }

  /// Pods that `Podfile.lock` says a repository or a folder of.
  private func addLockedPods(of directory: String) {
    guard let lock = PodfileLock.read(near: directory) else { return }
    for name in lock.names where found[ProjectStrings.identifier(name)] == nil {
      guard let place = lock.places[name], ReadingReport.spend(1, of: .packages) else { continue }
      let folder: String
      switch place {
      case .folder(let path):
        let full = XcodeProject.standardized(path.hasPrefix("/") ? path : directory + "/" + path)
        folder =
          PodSpecification.name(ofFile: full) != nil ? (full as NSString).deletingLastPathComponent : full
        guard ProjectStrings.contains(checkout, folder) else {
          ReadingReport.note("\(folder): is not looked at, since no repository there contains the project")
          continue
        }
      case .repository(let package):
        guard let packages else { continue }
        do { folder = try packages.folder(of: package, pin: nil) } catch {
          failures.append((package, "\(error)"))
          continue
        }
        ReadingScope.current?.add(folder)
      }
      guard let specification = Self.specification(of: name, in: folder) else {
        ReadingReport.note("\(folder): has no \(name).podspec; the pod is left out")
        continue
      }
      guard var module = PodReader.module(specification, parts: lock.parts[name] ?? []),
        found[module.name] == nil
      else { continue }
      module.isLibrary = true
      exportUIKit(from: &module)
      found[module.name] = { [module] in module }
    }
  }

  /// Makes a pod show UIKit to its own files and to those that import it: the umbrella header that CocoaPods writes imports UIKit.
  private func exportUIKit(from module: inout AppProject.Module) {
    guard !module.sources.isEmpty, module.generatedSources[ObjectiveCTarget.exportsFileName] == nil else {
      return
    }
    module.generatedSources[ObjectiveCTarget.exportsFileName] = "@_exported import UIKit\n"
  }

  /// The podspec of a name in a folder, at most three levels down.
  private static func specification(of name: String, in folder: String) -> String? {
    let files = PodSpecification.endings.map { name + $0 }
    guard files.allSatisfy(ProjectStrings.isFileName) else { return nil }
    var level = [folder]
    for _ in 0..<3 {
      var below: [String] = []
      for place in level {
        let found = files.map { "\(place)/\($0)" }.first(where: ProjectFiles.exists)
        if let found { return found }
        let names = ProjectFiles.names(in: place)
        guard ReadingReport.spend(names.count + 1, of: .entries) else { return nil }
        below += names.filter { !$0.contains(".") }.map { place + "/" + $0 }
      }
      level = below
    }
    return nil
  }

  // MARK: Packages

  private func addPackage(_ folder: String, isLibrary: Bool = false) {
    let contents = PackageReader.contents(in: folder, packages)
    // The modules that others have taken the place of, as those of pods do.
    let others = isLibrary ? contents.modules.compactMap { found[$0.module.name]?() } : []
    for (read, notes) in contents.modules where found[read.name] == nil {
      var module = Self.part(of: others, read) ?? read
      module.isLibrary = isLibrary || isManaged(folder)
      found[module.name] = { [module] in
        // Modules that nobody imports need no notes.
        for note in notes { ReadingReport.note(note) }
        return module
      }
    }
    absent.merge(contents.absent.map { (ProjectStrings.identifier($0.name), $0.note) }) { first, _ in first }
  }

  /// Returns a module that shows another one, whose sources contain its own; `nil` if none of those in its place does.
  ///
  /// Pods compile their subspecs in one module, for which packages have several, such as Moya and RxMoya. Where a pod is chosen,
  /// both would declare the same.
  private static func part(of others: [AppProject.Module], _ module: AppProject.Module) -> AppProject.Module?
  {
    func ends(_ module: AppProject.Module) -> Set<String> {
      Set(module.sources.map { $0.split(separator: "/").suffix(2).joined(separator: "/") })
    }
    let own = ends(module)
    guard !own.isEmpty, let other = others.first(where: { own.isSubset(of: ends($0)) }) else { return nil }
    var result = AppProject.Module(name: module.name, sources: [])
    result.generatedSources[ObjectiveCTarget.exportsFileName] = "@_exported import \(other.name)\n"
    result.bridgedModules = [other.name]
    return result
  }

  /// The folders that package managers fill.
  private static let managed: Set<String> = ["Pods", "Carthage", "SourcePackages", "checkouts"]

  /// Returns whether a folder of the checkout is inside of one that a package manager fills.
  private func isManaged(_ folder: String) -> Bool {
    let path = folder.hasPrefix(checkout + "/") ? folder.dropFirst(checkout.count) : folder[...]
    return path.split(separator: "/").contains { Self.managed.contains(String($0)) }
  }

  private func remote(in folder: String) -> [RemotePackage] {
    PackageReader.manifest(in: folder, packages)?.remotePackages ?? []
  }

  /// The packages that those in folders name by their paths.
  private func named(in folders: [String]) -> [String] {
    folders.flatMap { PackageReader.manifest(in: $0, packages)?.localPackages ?? [] }
  }

  /// Returns the folders of the packages that a workspace refers to.
  private static func packages(ofWorkspace path: String) -> [String] {
    guard let text = ProjectFiles.text(path + "/contents.xcworkspacedata") else { return [] }
    return WorkspaceContents(text, in: (path as NSString).deletingLastPathComponent).others.filter {
      ProjectFiles.exists($0 + "/Package.swift")
    }
  }

  /// Adds packages in folders, and those that they name by their paths.
  private func addLocal(_ folders: [String]) {
    var pending = folders
    while let folder = pending.popLast() {
      // Tinamou itself is the library that applications link.
      guard !PackageReader.isTinamou(folder) else { continue }
      guard locals.insert(folder).inserted, ReadingReport.spend(1, of: .packages) else { continue }
      addPackage(folder)
      pending += named(in: [folder])
    }
  }

  /// Fetches packages. Their dependencies are fetched when a module is still missing.
  private func fetch(_ named: [RemotePackage]) {
    guard let packages else { return }
    var further: [RemotePackage] = []
    for package in named
    where package.identity != PackageReader.ownIdentity && asked.insert(package.identity).inserted {
      guard ReadingReport.spend(1, of: .packages) else { break }
      do {
        let folder = try packages.folder(of: package, pin: pins[package.identity])
        ReadingScope.current?.add(folder)
        fetched.insert(package.identity)
        addPackage(folder, isLibrary: true)
        further += PackageReader.manifest(in: folder, packages)?.packagesOfModules ?? []
      } catch { failures.append((package, "\(error)")) }
    }
    if !further.isEmpty { steps.append { [unowned self] in fetch(further) } }
  }

  /// Adds the sources that package managers put beside a project.
  private func addCheckouts(near directory: String) {
    for folder in ["Carthage/Checkouts", "Packages", "SourcePackages/checkouts", ".build/checkouts"] {
      for name in names(in: "\(directory)/\(folder)") {
        // Applications keep packages of their own in a folder with this name.
        addPackage("\(directory)/\(folder)/\(name)", isLibrary: folder != "Packages")
      }
    }
  }

  // MARK: Surrounding folders

  /// Adds the packages, projects and pods of the checkout that a folder belongs to.
  private func addNeighbours(of directory: String, except main: String) {
    let root = Self.checkout(of: directory)
    var projects: [String] = []
    var pods: [String] = []
    var pending = [(path: root, depth: 0)]
    while let (path, depth) = pending.popLast() {
      let names = names(in: path)
      guard ReadingReport.spend(names.count + 1, of: .entries) else { break }
      if names.contains("Package.swift") { addPackage(path) }
      if !names.contains(where: { $0.hasSuffix(".xcodeproj") }),
        let file = XcodeGenSpecification.file(in: path)
      {
        projects.append(file)
      }
      for name in names {
        let full = path + "/" + name
        if name.hasSuffix(".xcodeproj") {
          // A link, such as the `_Pods.xcodeproj` of CocoaPods' template, is not where the paths of its project begin.
          if ProjectFiles.isOwnFolder(full) { projects.append(full) }
        } else if PodSpecification.name(ofFile: name) != nil {
          pods.append(full)
        } else if depth < 3, !name.contains("."), !Self.skipped.contains(name), ProjectFiles.isOwnFolder(full)
        {
          pending.append((full, depth + 1))
        }
      }
    }
    for path in projects.sorted() {
      if let project = try? XcodeProject(path: path) { add(project, except: main, bringsPackages: true) }
    }
    let lock = pods.isEmpty ? nil : PodfileLock.read(near: directory)
    for path in pods.sorted() {
      let name = PodSpecification.name(ofFile: path) ?? ""
      guard var module = PodReader.module(path, parts: lock?.parts[name] ?? []), found[module.name] == nil
      else { continue }
      if lock?.names.contains(name) == true { exportUIKit(from: &module) }
      found[module.name] = { [module] in module }
    }
  }

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "build", "node_modules", "DerivedData", "Tests",
  ]

  /// Returns the root of the repository that a project belongs to, at most three levels up; the project's own
  /// folder if there is no repository, since its surroundings are unrelated then. The home folder is never one.
  static func checkout(of directory: String, saysWhatIsLeft: Bool = true) -> String {
    var present = directory
    var others: [String] = []
    for level in 0...3 {
      if ReadingScope.isHome(present) { break }
      if ReadingScope.isRepository(present) { return present }
      if level > 0, ProjectFiles.exists(present + "/Package.swift") {
        others.append(present + "/Package.swift")
      }
      let parent = (present as NSString).deletingLastPathComponent
      guard parent.count > 1, parent != present else { break }
      present = parent
    }
    for path in others where saysWhatIsLeft {
      ReadingReport.note("\(path): is not looked at, since no repository there contains the project")
    }
    return directory
  }

  private func names(in folder: String) -> [String] {
    ProjectFiles.names(in: folder).filter { !$0.hasPrefix(".") }
  }
}
