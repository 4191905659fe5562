import Foundation

/// The sources that SwiftGen and R.swift would make for a module while it is built, which are generated here.
///
/// They are those that the project lists and that are not there, those that belong to a folder whose files the project does not list, and
/// those of the tools' plugins. A source that is there is taken as it is, and nothing is written into the project.
struct GeneratedAccessors {
  /// A module for whose resources accessors may be missing.
  struct Request {
    var module: AppProject.Module
    /// The path of the module's bundle in the application's; `nil` for the application.
    var place: String?
    /// The project's folder, or the package's.
    var folder: String
    /// The paths of the sources that are listed and not there.
    var lacking: [String] = []
    /// A Boolean value that indicates whether sources belong to the module by their folders.
    var ownsFolders = false
    /// The plugins that make sources of the module.
    var plugins: [String] = []
    /// The variables of the build.
    var variables: [String: String] = [:]
    /// The folders around the module's files, for a package.
    var directories: [String] = []
  }

  /// The sources by their names.
  private(set) var sources: [String: String] = [:]
  /// The modules that the sources import.
  private(set) var imports: [String] = []
  /// The paths of what would have been made, of those that the project lists.
  private(set) var made: Set<String> = []
  /// The plugins that would have made them.
  private(set) var plugins: Set<String> = []

  private let request: Request

  init(_ request: Request) {
    self.request = request
    let lists = request.lacking.contains { $0.hasSuffix(".swift") }
    let hasPlugin = request.plugins.contains(where: GeneratorPlugins.isReplaced)
    guard lists || request.ownsFolders || hasPlugin else { return }
    let runs = GeneratorRuns(request.module.scripts, folder: request.folder)
    addSwiftGen(runs)
    addRswift(runs)
  }

  /// Adds the accessors to a module.
  func add(to module: inout AppProject.Module) {
    module.generatedSources.merge(sources) { _, new in new }
    module.accessorImports = Array(Set(module.accessorImports + imports)).sorted()
  }

  /// Adds to a module of a package what the plugins of its target would make.
  static func complete(_ module: inout AppProject.Module) {
    guard module.generators.contains(where: GeneratorPlugins.isReplaced), let source = module.sources.first
    else {
      return
    }
    var folders: [String] = []
    var folder = (source as NSString).deletingLastPathComponent
    while folder.count > 1 {
      folders.append(folder)
      if ProjectFiles.exists(folder + "/Package.swift") { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    var request = Request(
      module: module, place: module.ownBundle?.place, folder: folder, plugins: module.generators)
    request.directories = folders
    request.variables = [
      "PROJECT_DIR": folder, "TARGET_NAME": module.name, "PRODUCT_MODULE_NAME": module.name,
      "DERIVED_SOURCES_DIR": folder + "/DerivedSources",
    ]
    let accessors = GeneratedAccessors(request)
    accessors.add(to: &module)
    module.generators.removeAll(where: accessors.plugins.contains)
  }

  /// Returns the path by which the project lists a source that is not there; a Mac's file system ignores case.
  private func listed(_ path: String) -> String? {
    request.lacking.first { $0.caseInsensitiveCompare(path) == .orderedSame && !made.contains($0) }
  }

  /// Returns whether a source would be made: it is listed, or in one of the module's folders, and is not there.
  private func isMissing(_ path: String) -> Bool {
    if made.contains(path) { return false }
    if listed(path) != nil { return true }
    guard request.ownsFolders, path.hasPrefix(request.folder + "/"), !ProjectFiles.exists(path) else {
      return false
    }
    let name = (path as NSString).lastPathComponent
    let top = path.dropFirst(request.folder.count + 1).prefix { $0 != "/" }
    let own = request.folder + "/" + top + "/"
    return path.hasPrefix(own)
      && !request.module.sources.contains { ($0 as NSString).lastPathComponent == name }
      && request.module.sources.contains { $0.hasPrefix(own) }
  }

  private mutating func add(_ text: String, for path: String, imports: [String]) {
    var name = (path as NSString).lastPathComponent
    if !ProjectStrings.isFileName(name) || sources[name] != nil
      || request.module.sources.contains(where: { ($0 as NSString).lastPathComponent == name })
    {
      name = "TinamouAccessors\(sources.count).swift"
    }
    sources[name] = text
    made.formUnion([path] + (listed(path).map { [$0] } ?? []))
    self.imports += imports.filter { !self.imports.contains($0) && $0 != request.module.name }
  }

  private func note(_ tool: String, _ source: String, _ names: [String]) {
    guard !names.isEmpty else { return }
    let shown =
      names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " and \(names.count - 6) more" : "")
    ReadingReport.note(
      "\(source): \(tool) is not run; what it makes for \(request.module.name) is generated in its place: \(shown)"
    )
  }

  // MARK: SwiftGen

  private mutating func addSwiftGen(_ runs: GeneratorRuns) {
    let ofPlugin = request.plugins.filter { GeneratorPlugins.isPlugin($0, of: "swiftgen") }
    var configurations = runs.configurations.compactMap {
      SwiftGenConfiguration($0.path, variables: $0.variables)
    }
    configurations += runs.outputs.map { SwiftGenConfiguration(path: $0.place.file, output: $0) }
    // A tool that nobody's script names has run before the project was opened.
    let known = Set(configurations.map(\.path))
    configurations += further.filter { !known.contains($0) }.compactMap {
      SwiftGenConfiguration($0, variables: request.variables)
    }
    plugins.formUnion(ofPlugin)
    let derived = request.variables["DERIVED_SOURCES_DIR"] ?? ""
    for configuration in configurations {
      var names: [String] = []
      for output in configuration.outputs
      where isMissing(output.path)
        || (!ofPlugin.isEmpty && !derived.isEmpty && output.path.hasPrefix(derived + "/")
          && !made.contains(output.path))
      {
        let source = SwiftGenSource(output, module: request.module.name, place: request.place)
        guard let text = source.text else { continue }
        add(text, for: output.path, imports: source.imports)
        names.append((output.path as NSString).lastPathComponent)
      }
      note("SwiftGen", configuration.path, names)
    }
  }

  /// The configurations at the places where SwiftGen and its plugin look, and in the project's folder.
  private var further: [String] {
    let names = ["swiftgen.yml", "swiftgen.yaml"]
    var places = request.directories + [request.folder]
    var around = request.folder
    while around.count > 1, !ReadingScope.isRepository(around) {
      around = (around as NSString).deletingLastPathComponent
      guard ReadingScope.current?.permits(around) == true else { break }
      places.append(around)
    }
    var seen: Set<String> = []
    places = places.filter { seen.insert($0).inserted }
    let near = places.flatMap { place in names.map { place + "/" + $0 } }.filter(ProjectFiles.exists)
    let lists = request.lacking.contains { $0.hasSuffix(".swift") }
    guard near.isEmpty, lists, request.directories.isEmpty else { return near }
    return FolderContents.files(in: request.folder, skippingTests: true).filter { path in
      let name = (path as NSString).lastPathComponent.lowercased()
      return name.hasPrefix("swiftgen") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
    }
  }

  // MARK: R.swift

  private mutating func addRswift(_ runs: GeneratorRuns) {
    let ofPlugin = request.plugins.filter { GeneratorPlugins.isPlugin($0, of: "rswift") }
    let name = "R.generated.swift"
    let run = runs.rswift.first { isMissing($0.path) }
    let listed = request.lacking.first { ($0 as NSString).lastPathComponent == name && !made.contains($0) }
    let isThere = request.module.sources.contains { ($0 as NSString).lastPathComponent == name }
    guard let path = run?.path ?? listed ?? (ofPlugin.isEmpty || isThere ? nil : request.folder + "/" + name)
    else { return }
    plugins.formUnion(ofPlugin)
    let isPublic = run?.isPublic ?? ofPlugin.contains { $0.contains("Public") }
    var resources = RswiftSource.Resources()
    resources.files = request.module.resources.flatMap { path in
      // Folders that are copied have no accessors, and languages have those of their files.
      path.hasSuffix(".lproj") ? FolderContents.files(in: path) : [path]
    }
    resources.language = request.variables["DEVELOPMENT_LANGUAGE"] ?? "en"
    resources.entitlements = propertyList("CODE_SIGN_ENTITLEMENTS")
    let shown = [
      "UIApplicationShortcutItems", "UIApplicationSceneManifest", "NSUserActivityTypes", "NSExtension",
    ]
    resources.info = propertyList("INFOPLIST_FILE").filter { shown.contains($0.key) }
    let source = RswiftSource(
      resources, module: request.module.name, place: request.place,
      isValue: !ofPlugin.isEmpty || isSevenOrLater, isPublic: isPublic)
    add(source.text, for: path, imports: source.imports)
    note("R.swift", path, [(path as NSString).lastPathComponent])
  }

  private func propertyList(_ setting: String) -> [String: Any] {
    guard let path = request.variables[setting], !path.isEmpty else { return [:] }
    let full = ProjectFiles.spelled(
      XcodeProject.standardized(path.hasPrefix("/") ? path : request.folder + "/" + path))
    return ((try? ProjectFiles.propertyList(full)) ?? nil) as? [String: Any] ?? [:]
  }

  /// A Boolean value that indicates whether the project has R.swift 7 or later: by the versions of its pods, or by the library that its sources
  /// import.
  private var isSevenOrLater: Bool {
    for place in ["/Podfile.lock", "/Podfile", "/../Podfile.lock", "/../Podfile"] {
      let path = XcodeProject.standardized(request.folder + place)
      guard ProjectFiles.exists(path), ReadingScope.current?.permits(path) != false,
        let text = ProjectFiles.text(path)
      else { continue }
      for line in text.split(whereSeparator: \.isNewline) {
        let line = line.drop { " -\t".contains($0) }
        guard
          line.hasPrefix("R.swift (") || line.hasPrefix("pod 'R.swift',")
            || line.hasPrefix("pod \"R.swift\",")
        else { continue }
        let number = line.dropFirst(9).first { $0.isASCII && $0.isNumber }
        if let major = number.flatMap({ Int(String($0)) }) { return major >= 7 }
      }
    }
    let imports = Imports.of(request.module.sources)
    return imports.contains(RswiftRuntime.name) || !imports.contains(RswiftRuntime.olderName)
  }
}
