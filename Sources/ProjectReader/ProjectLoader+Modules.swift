import Foundation

/// Modules of targets of Xcode.
extension ProjectLoader {
  static func module(
    _ target: XcodeProject.Target, of project: XcodeProject, settings: BuildSettings, notes: inout [String]
  ) -> AppProject.Module {
    let files = project.files(of: target)
    let name = settings["PRODUCT_MODULE_NAME"] ?? ProjectStrings.identifier(target.name)
    var module = AppProject.Module(name: ProjectStrings.identifier(name), sources: [])
    module.scripts = files.scripts.map { script($0, settings: settings, directory: project.directory) }
    var sources = SourceFiles(outputs: Set(module.scripts.flatMap(\.outputs)))
    sources.add(files.sources, to: &module, notes: &notes)
    if !sources.foreign.isEmpty {
      notes += ForeignSources.notes(about: sources.foreign, of: target.name)
      // A framework without Swift is what its headers declare.
      if module.sources.isEmpty {
        let headers =
          files.publicHeaders.isEmpty
          ? ForeignSources.headers(beside: sources.foreign) : files.publicHeaders
        module.declare(headers, in: project.directory)
      }
    }
    addBundles(of: target, in: project, to: &module, notes: &notes)
    // Documents among the sources are compiled into the bundle, too.
    for path in files.resources + files.sources.filter(FolderContents.isResource) {
      if let place = sources.place(path) {
        module.resources.append(place)
      } else {
        sources.lacking.append(path)
      }
    }
    addForeign(
      sources.compiled, of: project, settings: settings, isFramework: target.isFramework, to: &module,
      notes: &notes)
    module.flags = conditions(of: settings, target: target.name)
    module.copies = files.copies
    if target.isFramework {
      module.ownBundle = .framework(module.name, info: info(settings, project: project, notes: &notes))
    }
    module.frameworks = files.frameworks
    sources.generate(for: target, of: project, settings: settings, into: &module)
    sources.noteLacking(in: &module, target: target.name, notes: &notes)
    apply(settings, to: &module)
    return module
  }

  /// The files of a target by how they are compiled.
  private struct SourceFiles {
    /// The files that scripts of the target make.
    let outputs: Set<String>
    /// Those of Objective-C.
    var foreign: [String] = []
    /// Those of C.
    var compiled: [String] = []
    /// Those that are not there.
    var lacking: [String] = []

    init(outputs: Set<String>) { self.outputs = outputs }

    /// Returns the place of a file that the project lists: what a script has made of it comes first.
    func place(_ path: String) -> String? {
      if outputs.contains(path), let made = ScriptProducts.file(path) { return made }
      return ProjectFiles.exists(path) ? path : ScriptProducts.file(path)
    }

    mutating func add(_ paths: [String], to module: inout AppProject.Module, notes: inout [String]) {
      for path in paths {
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
    }

    /// Generates what tools would make of the module's resources, which is then not lacking.
    mutating func generate(
      for target: XcodeProject.Target, of project: XcodeProject, settings: BuildSettings,
      into module: inout AppProject.Module
    ) {
      var request = GeneratedAccessors.Request(
        module: module, place: module.ownBundle?.place, folder: project.directory, lacking: lacking,
        ownsFolders: project.ownsFolders(target), plugins: project.plugins(of: target))
      for key in settings.values.keys where ProjectStrings.isIdentifier(key) {
        request.variables[key] = settings[key]
      }
      request.variables["DERIVED_SOURCES_DIR"] = project.directory + "/DerivedSources"
      let accessors = GeneratedAccessors(request)
      accessors.add(to: &module)
      lacking.removeAll(where: accessors.made.contains)
    }

    func noteLacking(in module: inout AppProject.Module, target: String, notes: inout [String]) {
      module.absentSources = lacking.filter { $0.hasSuffix(".swift") }.map {
        (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
      }
      for path in lacking {
        if let script = module.scripts.first(where: { $0.outputs.contains(path) }) {
          notes.append(
            "\(path): is made by the script \"\(script.name)\" of \(target), which is not run; --run-scripts runs it"
          )
        } else {
          notes.append("\(path): the project lists it, but there is no such file")
        }
      }
    }
  }

  /// Adds the resources of the bundles that a target embeds.
  private static func addBundles(
    of target: XcodeProject.Target, in project: XcodeProject, to module: inout AppProject.Module,
    notes: inout [String]
  ) {
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
  }

  /// Sets what build settings say of generated symbols and the language.
  private static func apply(_ settings: BuildSettings, to module: inout AppProject.Module) {
    if settings["STRING_CATALOG_GENERATE_SYMBOLS"] == "YES" {
      module.namedStrings = module.resources.filter { $0.hasSuffix(".xcstrings") }
    }
    if settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" {
      module.namedAssets = module.resources.filter { $0.hasSuffix(".xcassets") }
      module.hasAssetExtensions =
        settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    }
    if let version = settings["SWIFT_VERSION"].flatMap(Double.init) {
      module.languageVersion = version < 4.2 ? "4" : version < 5 ? "4.2" : version < 6 ? "5" : "6"
    }
    module.deploymentTarget = AppProject.version(settings["IPHONEOS_DEPLOYMENT_TARGET"])
    module.upcomingFeatures = upcomingFeatures(settings)
    module.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
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
}
