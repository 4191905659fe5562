import Foundation

/// Finds the sources and resources of the targets that a package's manifest declares.
public enum PackageReader {
  /// Returns the declarations of the manifest in a folder; nil if there is none.
  static func manifest(in folder: String, _ packages: (any PackageSource)?) -> PackageManifest? {
    guard let text = ProjectFiles.text(folder + "/Package.swift") else { return nil }
    return packages?.manifest(in: folder) ?? PackageManifest(text: text, folder: folder)
  }

  /// The modules that a package offers to others.
  struct Contents {
    /// The modules, tests aside, each with the notes about it.
    var modules: [(module: AppProject.Module, notes: [String])] = []
    /// The notes about targets that are no modules here, such as compiled frameworks, by their names.
    var absent: [(name: String, note: String)] = []
  }

  /// The modules of a package's own, tests aside. What there is to note about them is noted.
  static func modules(in folder: String, _ packages: (any PackageSource)? = nil) -> [AppProject.Module] {
    let contents = contents(in: folder, packages)
    for note in contents.absent.map(\.note) + contents.modules.flatMap(\.notes) { ReadingReport.note(note) }
    return contents.modules.map(\.module)
  }

  /// Returns the modules that a package offers. Nothing is noted about parts of it that nobody may need.
  static func contents(in folder: String, _ packages: (any PackageSource)? = nil) -> Contents {
    let folder = XcodeProject.standardized(folder)
    var result = Contents()
    guard let manifest = manifest(in: folder, packages) else { return result }
    var seen: Set<String> = []
    for target in manifest.targets where !seen.contains(target.name) {
      switch target.kind {
      case .system where librariesOfTheSDK.contains(target.name): continue
      case .regular, .executable, .system: break
      case .binary:
        if let path = target.path,
          ProjectStrings.contains(folder, XcodeProject.standardized("\(folder)/\(path)")),
          let module = CompiledFramework.module(XcodeProject.standardized("\(folder)/\(path)"))
        {
          seen.insert(target.name)
          result.modules.append((module, [CompiledFramework.note("\(folder)/\(path)")]))
          continue
        }
        result.absent.append(
          (
            target.name,
            "\(folder)/Package.swift: \"\(target.name)\" is a compiled framework for Apple's platforms and is not here"
          ))
        continue
      case .test, .plugin, .macro: continue
      }
      let (read, notes) = ReadingReport.collect {
        target.kind == .system
          ? systemModule(target, of: manifest, in: folder) : module(target, of: manifest, in: folder)
      }
      guard let read else {
        result.absent += notes.map { (target.name, $0) }
        continue
      }
      seen.insert(target.name)
      result.modules.append((read, notes))
    }
    return result
  }

  /// Libraries that are modules of Apple's SDK under these names. A package declares them for other systems, whose SDKs have no such
  /// modules.
  private static let librariesOfTheSDK: Set<String> = ["CommonCrypto", "SQLite3", "libxml2", "zlib"]

  /// The tests in Swift of a package.
  static func tests(in folder: String, _ manifest: PackageManifest) -> [AppProject.Module] {
    manifest.targets.filter { $0.kind == .test }.compactMap { module($0, of: manifest, in: folder) }
      .filter { !$0.sources.isEmpty }
  }

  /// The identity of Tinamou's package.
  public static let ownIdentity = "tinamou"

  /// Returns whether a folder is that of Tinamou's package, wherever it lies.
  public static func isTinamou(_ folder: String) -> Bool {
    ReadingScope.readingOwn {
      let text = ProjectFiles.text(folder + "/Package.swift") ?? ""
      return text.contains("name: \"tinamou\"") && ProjectFiles.isFolder(folder + "/Sources/ApplicationHost")
    }
  }

  /// The folder of a target, if there is one: that which the manifest names, or the usual one.
  public static func directory(
    of target: PackageManifest.Target, in manifest: PackageManifest, folder: String
  ) -> String? {
    let isTest = target.kind == .test
    var candidates = [target.path].compactMap { $0 }
    if candidates.isEmpty || !manifest.isEvaluated {
      for name in (isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"] {
        candidates.append("\(name)/\(target.name)")
      }
      candidates.append(target.name)
      // Since Swift 5.9 one target alone needs no folder of its own.
      let alone = manifest.targets.filter { ($0.kind == .test) == isTest && $0.kind != .plugin }
      if manifest.isEvaluated, manifest.toolsVersion >= 509, alone.count == 1 {
        candidates.append(isTest ? "Tests" : "Sources")
      }
    }
    for candidate in candidates {
      let full = XcodeProject.standardized(folder + "/" + candidate)
      guard ProjectStrings.contains(folder, full) else {
        ReadingReport.note(
          "\(folder)/Package.swift: the target \"\(target.name)\" is outside of the package and is left out")
        continue
      }
      if ProjectFiles.isFolder(full) { return full }
    }
    return nil
  }

  /// A library of the system: a module map in the target's folder, whose headers include the library's.
  private static func systemModule(
    _ target: PackageManifest.Target, of manifest: PackageManifest, in folder: String
  ) -> AppProject.Module? {
    guard let directory = directory(of: target, in: manifest, folder: folder),
      ProjectFiles.exists(directory + "/module.modulemap")
    else { return nil }
    var clang = ClangSources()
    clang.publicHeaders = directory
    clang.headerFolders = [directory]
    var module = AppProject.Module(name: ProjectStrings.identifier(target.name), sources: [])
    module.clang = clang
    module.deploymentTarget = manifest.deploymentTarget
    return module
  }

  private static func module(
    _ target: PackageManifest.Target, of manifest: PackageManifest, in folder: String
  ) -> AppProject.Module? {
    guard let directory = directory(of: target, in: manifest, folder: folder) else { return nil }
    let (files, compiled) = files(of: target, in: directory, of: manifest)
    let sources = compiled.filter { $0.hasSuffix(".swift") }
    var module = AppProject.Module(name: ProjectStrings.identifier(target.name), sources: sources)
    if sources.isEmpty { addForeign(target, compiled, in: directory, of: manifest, folder, to: &module) }
    guard module.isBuilt else { return nil }
    module.flags.insert("SWIFT_PACKAGE")
    module.flags.formUnion(target.conditions.filter(ProjectStrings.isIdentifier))
    let foreign = target.foreignDependencies.subtracting(target.dependencies)
    module.foreignModules = Set(foreign.map(ProjectStrings.identifier))
    module.upcomingFeatures = target.upcomingFeatures.filter(ProjectStrings.isIdentifier)
    module.experimentalFeatures = target.experimentalFeatures.filter(ProjectStrings.isIdentifier)
    // As SwiftPM: the identity of the package, which is its folder's name.
    module.packageName = ProjectStrings.identifier((folder as NSString).lastPathComponent.lowercased())
    module.ownBundle = .package(
      manifest.name.isEmpty ? (folder as NSString).lastPathComponent : manifest.name, target: target.name,
      language: manifest.defaultLocalization)
    module.isMainActorByDefault = target.isMainActorByDefault
    module.languageVersion = target.languageVersion ?? manifest.languageVersion
    module.deploymentTarget = manifest.deploymentTarget
    // As Xcode, which compiles the models of targets whose manifests do not name them, too.
    let copied = paths(target.copied, in: directory)
    module.dataModels = files.filter { FolderContents.isDataModel($0) && !isIn(copied, $0, of: directory) }
    module.resources = resources(of: target, among: files, in: directory).filter {
      !module.dataModels.contains($0)
    }
    // A plugin that checks the code makes nothing that is missed.
    module.generators = target.plugins.filter { plugin in
      !["lint", "format"].contains { plugin.lowercased().contains($0) }
    }
    for plugin in module.generators where !GeneratorPlugins.isReplaced(plugin) {
      ReadingReport.note(
        "\(folder)/Package.swift: the plugin \"\(plugin)\" is not run, and what it makes for "
          + "\"\(target.name)\" is missing")
    }
    // Symbols of assets are made without their extensions of UIColor and UIImage, which a package's own often have the names of.
    module.namedAssets = module.resources.filter { $0.hasSuffix(".xcassets") }
    return module
  }

  /// The files of a target that its bundle has, and the folders that are copied.
  private static func resources(
    of target: PackageManifest.Target, among files: [String], in directory: String
  ) -> [String] {
    guard let declared = target.resources else { return files.filter { !FolderContents.isSource($0) } }
    let named = paths(declared, in: directory)
    // A folder that is copied keeps its name and what is in it; one that is processed gives its files.
    let copied = paths(target.copied, in: directory)
    return copied.filter(ProjectFiles.exists).sorted()
      + files.filter { file in
        guard !FolderContents.isSource(file), !isIn(copied, file, of: directory) else { return false }
        return isIn(named, file, of: directory) || FolderContents.isBundledUnnamed(file)
      }
  }

  /// Returns the files of a package's targets that Xcode puts into their bundles although the manifest does not name them, as paths relative to
  /// the targets' folders, by the targets' names. Localized ones, which need a language of the package, are not among them.
  public static func undeclaredResources(of manifest: PackageManifest, in folder: String) -> [String:
    [String]]
  {
    guard manifest.isEvaluated, manifest.toolsVersion >= 503 else { return [:] }
    var result: [String: [String]] = [:]
    for target in manifest.targets {
      guard let declared = target.resources,
        let directory = directory(of: target, in: manifest, folder: folder)
      else { continue }
      let named = paths(declared, in: directory)
      let found = files(of: target, in: directory, of: manifest).all.filter { file in
        FolderContents.isBundledUnnamed(file) && !file.contains(".lproj/")
          && !isIn(named, file, of: directory)
      }
      if !found.isEmpty {
        result[target.name] = found.map { String($0.dropFirst(directory.count + 1)) }.sorted()
      }
    }
    return result
  }

  private static func paths(_ names: [String], in directory: String) -> Set<String> {
    Set(names.map { XcodeProject.standardized(directory + "/" + $0) })
  }

  /// Returns whether a file is one of the paths, or in one of them.
  private static func isIn(_ places: Set<String>, _ file: String, of directory: String) -> Bool {
    var place = file
    while !places.contains(place) {
      let parent = (place as NSString).deletingLastPathComponent
      if parent.count >= place.count || parent.count < directory.count { return false }
      place = parent
    }
    return true
  }

  /// The files of a target's folder, and those of them that are compiled.
  static func files(
    of target: PackageManifest.Target, in directory: String, of manifest: PackageManifest
  ) -> (all: [String], compiled: [String]) {
    let excluded = Set(target.exclude.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    let skipsTests = !manifest.isEvaluated && target.kind != .test
    let files = FolderContents.files(in: directory, excluding: excluded, skippingTests: skipsTests)
    let only = target.sources.map { paths($0, in: directory) }
    let compiled = files.filter { file in
      FolderContents.isSource(file) && !file.hasSuffix("Package.swift")
        && (only.map { isIn($0, file, of: directory) } ?? true)
    }
    return (files, compiled)
  }

  /// The folder of the headers that other modules see, whether it is there or not.
  static func publicHeaders(of target: PackageManifest.Target, in directory: String) -> String {
    let headers = XcodeProject.standardized(directory + "/" + (target.publicHeaders ?? "include"))
    // One outside of the target is not read.
    return ProjectStrings.contains(directory, headers) ? headers : directory + "/include"
  }

  /// The first header of a target in C that shows one in Objective-C, which clang cannot read here; `nil` for others.
  static func headerOfObjectiveC(
    _ target: PackageManifest.Target, in directory: String, of manifest: PackageManifest, folder: String
  ) -> String? {
    let dependencies = manifest.targets.filter { other in
      other.kind == .regular && target.dependencies.contains(other.name)
    }
    guard !dependencies.isEmpty else { return nil }
    let others = dependencies.filter { other in
      guard let directory = self.directory(of: other, in: manifest, folder: folder) else { return false }
      return files(of: other, in: directory, of: manifest).compiled.contains(
        where: ForeignSources.isObjectiveC)
    }
    let modules = Set(others.map { ProjectStrings.identifier($0.name) })
    guard !modules.isEmpty else { return nil }
    return FolderContents.files(in: publicHeaders(of: target, in: directory)).first { path in
      path.hasSuffix(".h")
        && !modules.isDisjoint(with: ObjectiveCHeader.tokenized(ProjectFiles.text(path) ?? "").modules)
    }
  }

  /// Adds the sources of a target in C, or what Swift sees of one in Objective-C.
  private static func addForeign(
    _ target: PackageManifest.Target, _ compiled: [String], in directory: String,
    of manifest: PackageManifest,
    _ folder: String, to module: inout AppProject.Module
  ) {
    func kind(_ path: String) -> String { (path as NSString).pathExtension }
    let headers = publicHeaders(of: target, in: directory)
    let hasHeaders = ProjectFiles.exists(headers)
    if let first = compiled.first(where: ForeignSources.isObjectiveC)
      ?? headerOfObjectiveC(target, in: directory, of: manifest, folder: folder)
    {
      ReadingReport.note(
        "\(first): Objective-C is not built; what headers of \(target.name) show of it to Swift does nothing")
      module.add(ForeignSources.read(ofTarget: target, in: directory, of: manifest, folder: folder))
      return
    }
    var clang = ClangSources()
    clang.files = compiled.filter { ForeignSources.cKinds.contains(kind($0)) }
    // A target may have headers alone, beside an empty source.
    guard !clang.files.isEmpty || hasHeaders else { return }
    clang.publicHeaders = hasHeaders ? headers : nil
    clang.headerFolders = (hasHeaders ? [headers] : []) + [directory]
    clang.headerFolders += target.headerFolders.map { XcodeProject.standardized(directory + "/" + $0) }
    clang.macros = target.macros + ["SWIFT_PACKAGE"]
    clang.dependencies = target.dependencies.map(ProjectStrings.identifier)
    module.clang = clang
  }
}
