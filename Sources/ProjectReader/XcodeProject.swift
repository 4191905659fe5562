import Foundation

/// An `.xcodeproj`, or a specification of one: its targets, with their files and settings.
public final class XcodeProject {
  /// The project's folder, which contains the `.xcodeproj`.
  public let directory: String
  /// The name of the `.xcodeproj` without its extension.
  public let name: String
  private let objects: [String: PropertyListValue]
  private let project: PropertyListValue
  /// The absolute paths of files and groups by id.
  private var paths: [String: String] = [:]
  /// The parts that are left out, for the user.
  public private(set) var notes: [String] = []
  /// The schemes of the project that are not in files of their own.
  let schemes: [String: Scheme]
  /// The property lists that the project's generator writes, by path.
  let propertyLists: [String: [String: Any]]
  /// The paths of the specification's files, if the project is generated from one.
  let specificationFiles: [String]
  /// The name of the build configuration. The default is `Debug`.
  public var configuration = "Debug"

  /// A target of the project.
  public struct Target: Sendable {
    /// The id of the target's object in the project.
    public let id: String
    /// The target's name.
    public let name: String
    /// The product type, such as `com.apple.product-type.application`; empty if the project specifies none.
    public let productType: String
    /// A Boolean value that indicates whether the product is a framework.
    public var isFramework: Bool { productType.hasPrefix("com.apple.product-type.framework") }
    /// A Boolean value that indicates whether the product is an application.
    public var isApplication: Bool { productType == "com.apple.product-type.application" }
    /// A Boolean value that indicates whether the product is a unit test bundle.
    public var isUnitTest: Bool { productType == "com.apple.product-type.bundle.unit-test" }
    /// A Boolean value that indicates whether the product is a test bundle, including UI tests.
    public var isTest: Bool { productType.contains("unit-test") || productType.contains("ui-testing") }
    /// A Boolean value that indicates whether the product is a resource bundle.
    var isBundle: Bool { productType == "com.apple.product-type.bundle" }
  }

  /// Returns the path of the project with the id of a target. The id alone may be that of a target of a project that was copied.
  func place(of target: Target) -> String { "\(directory)/\(name).xcodeproj#\(target.id)" }

  /// The contents of a project, of its `.xcodeproj` or of a specification.
  struct Contents {
    var name: String
    var directory: String
    var objects: [String: PropertyListValue]
    var project: PropertyListValue
    /// The schemes that are not in files of their own.
    var schemes: [String: Scheme] = [:]
    /// The property lists that the project's generator writes, by path.
    var propertyLists: [String: [String: Any]] = [:]
    /// The paths of the specification's files, if the project is generated from one.
    var specificationFiles: [String] = []
  }

  init(_ contents: Contents) {
    name = contents.name
    directory = contents.directory
    objects = contents.objects
    project = contents.project
    schemes = contents.schemes
    propertyLists = contents.propertyLists
    specificationFiles = contents.specificationFiles
    findPaths()
  }

  static func contents(ofBundle path: String) throws -> Contents {
    let file = path + "/project.pbxproj"
    guard let data = ProjectFiles.data(file) else {
      throw ProjectError("\(file): there is no such file that can be read")
    }
    guard let text = String(data: data, encoding: .utf8) else { throw ProjectError("\(file): is not UTF-8") }
    let root: PropertyListValue
    do {
      root = try PropertyListParser.parse(text)
    } catch {
      throw ProjectError("\(file): \(error)")
    }
    guard let objects = root["objects"]?.dictionary, let id = root["rootObject"]?.string,
      let project = objects[id], project["isa"]?.string == "PBXProject"
    else { throw ProjectError("\(file): there is no project object in it") }
    return Contents(
      name: ((path as NSString).lastPathComponent as NSString).deletingPathExtension,
      directory: directory(of: project, in: (path as NSString).deletingLastPathComponent), objects: objects,
      project: project)
  }

  /// Returns the folder that the paths of a project are relative to: the one with the `.xcodeproj`, unless the project names another
  /// one that may be read.
  private static func directory(of project: PropertyListValue, in parent: String) -> String {
    guard let within = project["projectDirPath"]?.string, !within.isEmpty else { return parent }
    let named = standardized(parent + "/" + within)
    guard let scope = ReadingScope.current, let refusal = scope.refusal(of: named) else { return named }
    ReadingScope.note(named, real: ProjectFiles.real(named), refusal)
    return parent
  }

  static func standardized(_ path: String) -> String {
    path.hasPrefix("/")
      ? ProjectStrings.normalized(path)
      : ProjectStrings.normalized(FileManager.default.currentDirectoryPath + "/" + path)
  }

  /// Returns the path on this machine of another machine's path: its longest suffix that exists below a
  /// folder; the path itself if it exists, or no suffix does.
  static func relocated(_ path: String, below folder: String) -> String {
    guard path.hasPrefix("/"), !ProjectFiles.exists(path) else { return path }
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    for start in parts.indices.dropFirst() {
      let candidate = folder + "/" + parts[start...].joined(separator: "/")
      if ProjectFiles.exists(candidate) { return candidate }
    }
    return path
  }

  private func isa(_ id: String) -> String? { objects[id]?["isa"]?.string }

  /// Determines the paths of groups, starting at the main one. A group that contains itself is visited once.
  private func findPaths() {
    guard let main = project["mainGroup"]?.string else { return }
    var pending = [(id: main, parent: directory)]
    while let (id, parent) = pending.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      var path = parent
      if let own = object["path"]?.string {
        switch object["sourceTree"]?.string {
        case "SOURCE_ROOT": path = directory + "/" + own
        case "<absolute>": path = Self.relocated(own, below: directory)
        case "<group>", nil: path = parent + "/" + own
        default: continue
        }
      } else if object["sourceTree"]?.string == "SOURCE_ROOT" {
        path = directory
      }
      guard path.utf8.count <= ProjectStrings.longestPath, !path.utf8.contains(0) else {
        ReadingReport.note("\(name).xcodeproj: the path of the object \(id) is none that a file can have")
        continue
      }
      path = ProjectFiles.spelled(Self.standardized(path))
      paths[id] = path
      for child in object["children"]?.strings ?? [] { pending.append((child, path)) }
    }
  }

  /// The native targets, in the project's order.
  public var targets: [Target] {
    var seen: Set<String> = []
    return (project["targets"]?.strings ?? []).compactMap { id in
      guard isa(id) == "PBXNativeTarget", let name = objects[id]?["name"]?.string, seen.insert(id).inserted
      else { return nil }
      return Target(id: id, name: name, productType: objects[id]?["productType"]?.string ?? "")
    }
  }

  // MARK: Settings

  /// Returns the settings of a target for the simulator.
  public func settings(of target: Target) -> BuildSettings {
    let lists = [
      project["buildConfigurationList"]?.string, objects[target.id]?["buildConfigurationList"]?.string,
    ].compactMap { $0 }
    let chosen = lists.map(configuration(in:))
    let name = chosen.last??["name"]?.string ?? configuration
    var settings = BuildSettings(
      [
        "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": self.name,
        "SRCROOT": directory,
        "PROJECT_DIR": directory, "SOURCE_ROOT": directory,
        "PROJECT_FILE_PATH": "\(directory)/\(self.name).xcodeproj",
        "PRODUCT_NAME": target.name, "CONFIGURATION": name, "PLATFORM_NAME": "iphonesimulator",
        "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "SDKROOT": "iphonesimulator",
        "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        "DEVELOPMENT_LANGUAGE": project["developmentRegion"]?.string ?? "en",
      ], for: BuildSettings.Destination(configuration: name))
    for configuration in chosen.compactMap({ $0 }) {
      if let base = configuration["baseConfigurationReference"]?.string, let file = paths[base] {
        settings.add(BuildSettings.configuration(file: file))
      } else if let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
        let folder = paths[anchor],
        let relative = configuration["baseConfigurationReferenceRelativePath"]?.string
      {
        // In a folder whose files the project does not list, as Xcode 16 writes it.
        settings.add(BuildSettings.configuration(file: Self.standardized(folder + "/" + relative)))
      }
      var layer: [String: String] = [:]
      for (key, value) in configuration["buildSettings"]?.dictionary ?? [:] {
        layer[key] = value.string ?? value.strings.joined(separator: " ")
      }
      settings.add(BuildSettings.Layer(unordered: layer))
    }
    return settings
  }

  /// The names of the project's configurations, in order.
  public var configurations: [String] {
    let list = project["buildConfigurationList"]?.string
    return (list.flatMap { objects[$0]?["buildConfigurations"]?.strings } ?? []).compactMap {
      objects[$0]?["name"]?.string
    }
  }

  /// Returns the configuration of a list that is built: that with the name, or else one for debugging, or
  /// else the first.
  private func configuration(in list: String) -> PropertyListValue? {
    let all = (objects[list]?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
    func named(_ fits: (String) -> Bool) -> PropertyListValue? {
      all.first { $0["name"]?.string.map(fits) == true }
    }
    return named { $0 == configuration } ?? named { $0 == "Debug" }
      ?? named { $0.lowercased().contains("debug") } ?? all.first
  }

  // MARK: Files

  /// The absolute paths of a target's files.
  public struct Files: Sendable, Equatable {
    /// The files that are compiled.
    public var sources: [String] = []
    /// The files that are copied to the bundle, beside the executable.
    public var resources: [String] = []
    /// The files that are copied into folders of the bundle, by folder.
    public var copies: [String: [String]] = [:]
    /// Compiled frameworks and libraries in the project's folders that are linked.
    public var frameworks: [String] = []
    /// Headers that other targets import.
    public var publicHeaders: [String] = []
    /// Scripts that run while the target is built, in order.
    public var scripts: [Script] = []
  }

  /// A script that runs while a target is built.
  public struct Script: Sendable, Equatable {
    /// The name of its phase.
    public var name: String
    /// The program that reads it.
    public var shell: String
    /// The script.
    public var text: String
    /// The paths of what it reads and makes, with variables.
    public var inputs: [String] = []
    /// The paths of what it makes, with variables.
    public var outputs: [String] = []
    /// The paths of lists of such paths, with variables.
    public var inputLists: [String] = []
    /// The paths of lists of what it makes, with variables.
    public var outputLists: [String] = []
  }

  /// Returns the files of a target.
  public func files(of target: Target) -> Files {
    var result = Files()
    let object = objects[target.id]
    // Files and phases that are listed several times are used once.
    var phases: Set<String> = []
    for phase in object?["buildPhases"]?.strings ?? [] where phases.insert(phase).inserted {
      var references: Set<String> = []
      var found: [String] = []
      for file in objects[phase]?["files"]?.strings ?? [] {
        guard let reference = objects[file]?["fileRef"]?.string, isForPhones(file),
          references.insert(reference).inserted
        else { continue }
        let paths = files(reference)
        found += paths
        if objects[file]?["settings"]?["ATTRIBUTES"]?.strings.contains("Public") == true {
          result.publicHeaders += paths.filter { $0.hasSuffix(".h") }
        }
      }
      add(found, of: phase, to: &result)
    }
    var roots: Set<String> = []
    for group in object?["fileSystemSynchronizedGroups"]?.strings ?? [] {
      guard let root = paths[group], roots.insert(root).inserted else { continue }
      let excluded = exceptions(of: group) { $0["target"]?.string == target.id }
      let whole = Set((objects[group]?["explicitFolders"]?.strings ?? []).filter { !excluded.contains($0) })
      result.resources += whole.sorted().map { root + "/" + $0 }
      for path in FolderContents.files(in: root, excluding: excluded.union(whole), leavesPackages: true) {
        if FolderContents.isCompiled(path) {
          result.sources.append(path)
        } else {
          result.resources.append(path)
        }
      }
    }
    // Files of folders that belong to other targets, and files of a folder that belong to a phase.
    for (group, object) in synchronizedGroups {
      guard let root = paths[group] else { continue }
      let isOwn = roots.contains(root)
      for id in object["exceptions"]?.strings ?? [] {
        let exception = objects[id]
        let members = (exception?["membershipExceptions"]?.strings ?? []).flatMap {
          Self.members($0, of: root)
        }
        if !isOwn, exception?["target"]?.string == target.id {
          for path in members {
            if FolderContents.isCompiled(path) {
              result.sources.append(path)
            } else if (path as NSString).lastPathComponent != "Info.plist" {
              result.resources.append(path)
            }
          }
        } else if let phase = exception?["buildPhase"]?.string, phases.contains(phase) {
          add(members, of: phase, to: &result)
        }
      }
    }
    var seen: Set<String> = []
    result.sources = result.sources.filter { seen.insert($0).inserted }
    result.resources = result.resources.filter { seen.insert($0).inserted }
    return result
  }

  /// Returns whether a file of a phase is used on iOS: a target for several platforms may have it for others only.
  private func isForPhones(_ file: String) -> Bool {
    let filters =
      objects[file]?["platformFilters"]?.strings ?? objects[file]?["platformFilter"]?.strings ?? []
    return filters.isEmpty || filters.contains("ios")
  }

  private func add(_ found: [String], of phase: String, to result: inout Files) {
    switch isa(phase) {
    case "PBXSourcesBuildPhase": result.sources += found
    case "PBXResourcesBuildPhase": result.resources += found
    case "PBXFrameworksBuildPhase": result.frameworks += found.filter(FolderContents.isFramework)
    case "PBXShellScriptBuildPhase":
      let object = objects[phase]
      func list(_ key: String) -> [String] { object?[key]?.strings ?? [] }
      result.scripts.append(
        Script(
          name: object?["name"]?.string ?? "Run Script", shell: object?["shellPath"]?.string ?? "/bin/sh",
          text: object?["shellScript"]?.string ?? object?["shellScript"]?.strings.joined(separator: "\n")
            ?? "",
          inputs: list("inputPaths"), outputs: list("outputPaths"), inputLists: list("inputFileListPaths"),
          outputLists: list("outputFileListPaths")))
    case "PBXCopyFilesBuildPhase":
      // The wrapper and its resources are the same folder on iOS; other destinations contain code.
      guard let place = objects[phase]?["dstSubfolderSpec"]?.string, ["1", "7"].contains(place) else {
        return
      }
      let folder = (objects[phase]?["dstPath"]?.string ?? "").split(separator: "/").joined(separator: "/")
      if folder.isEmpty { result.resources += found } else { result.copies[folder, default: []] += found }
    default: break
    }
  }

  /// The folders whose files the project does not list, in the order of their ids.
  private var synchronizedGroups: [(String, PropertyListValue)] {
    objects.filter { $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the exceptions of a synchronized group, relative to the group.
  private func exceptions(of group: String, where applies: (PropertyListValue) -> Bool) -> Set<String> {
    var result: Set<String> = []
    for id in objects[group]?["exceptions"]?.strings ?? [] {
      guard let exception = objects[id], applies(exception), let root = paths[group] else { continue }
      for name in exception["membershipExceptions"]?.strings ?? [] {
        result.formUnion(Self.members(name, of: root).map { String($0.dropFirst(root.count + 1)) })
      }
    }
    return result
  }

  /// Returns the paths of a member of a synchronized group; for a localized one, written as
  /// `Folder/Localized: Name`, those of all languages.
  private static func members(_ name: String, of root: String) -> [String] {
    guard let mark = name.range(of: "/Localized: ") else {
      return name.hasPrefix("Localized: ")
        ? members("/" + name, of: root) : [root + "/" + name]
    }
    let folder = name[..<mark.lowerBound].split(separator: "/").joined(separator: "/")
    let place = folder.isEmpty ? root : root + "/" + folder
    let file = String(name[mark.upperBound...])
    let languages = ProjectFiles.names(in: place)
    return languages.filter { $0.hasSuffix(".lproj") }.map { "\(place)/\($0)/\(file)" }.filter(
      ProjectFiles.exists)
  }

  /// Returns a file, or those of a variant group (languages).
  private func files(_ id: String) -> [String] {
    if isa(id) == "PBXVariantGroup" {
      return (objects[id]?["children"]?.strings ?? []).compactMap { paths[$0] }
    }
    return paths[id].map { [$0] } ?? []
  }

  // MARK: Dependencies

  /// Returns the targets of this project that a target depends on.
  public func dependencies(of target: Target) -> [Target] {
    let all = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
    var seen: Set<String> = []
    return (objects[target.id]?["dependencies"]?.strings ?? []).compactMap { id in
      objects[id]?["target"]?.string.flatMap { seen.insert($0).inserted ? all[$0] : nil }
    }
  }

  /// Returns the products of Swift packages that a target links.
  public func packageProducts(of target: Target) -> [String] {
    (objects[target.id]?["packageProductDependencies"]?.strings ?? []).compactMap {
      objects[$0]?["productName"]?.string
    }
  }

  /// Returns the names of the plugins of packages that run while a target is built.
  func plugins(of target: Target) -> [String] {
    let object = objects[target.id]
    let products =
      (object?["dependencies"]?.strings ?? []).compactMap { objects[$0]?["productRef"]?.string }
      + (object?["packageProductDependencies"]?.strings ?? [])
    let names = products.compactMap { objects[$0]?["productName"]?.string }
    return names.filter { $0.hasPrefix("plugin:") }.map { String($0.dropFirst("plugin:".count)) }
  }

  /// Returns whether files belong to a target by the folders they are in, without being listed.
  func ownsFolders(_ target: Target) -> Bool {
    !specificationFiles.isEmpty
      || objects[target.id]?["fileSystemSynchronizedGroups"]?.strings.isEmpty == false
  }

  /// The folders of local packages that the project refers to.
  public var localPackages: [String] {
    var result: [String] = []
    for id in project["packageReferences"]?.strings ?? [] {
      if let path = objects[id]?["relativePath"]?.string {
        result.append(Self.standardized(directory + "/" + path))
      }
    }
    // Older projects list the package's folder as a file.
    for (id, path) in paths
    where isa(id) == "PBXFileReference" && ProjectFiles.exists(path + "/Package.swift") {
      result.append(path)
    }
    // Packages in folders whose files are not listed belong to the project, too.
    for (id, _) in synchronizedGroups { result += paths[id].map(FolderContents.localPackages(in:)) ?? [] }
    return Array(Set(result)).sorted()
  }

  /// The projects that this one contains, as the examples of frameworks do.
  public var containedProjects: [String] {
    Set(paths.values.filter { $0.hasSuffix(".xcodeproj") }).sorted()
  }

  /// The packages that the project refers to by URL, without those of which it has plugins alone, which are not run here.
  public var remotePackages: [RemotePackage] {
    var seen: Set<RemotePackage> = []
    var (ofPlugins, ofModules) = (Set<String>(), Set<String>())
    for object in objects.values where object["isa"]?.string == "XCSwiftPackageProductDependency" {
      guard let package = object["package"]?.string, let product = object["productName"]?.string else {
        continue
      }
      if product.hasPrefix("plugin:") { ofPlugins.insert(package) } else { ofModules.insert(package) }
    }
    ofPlugins.subtract(ofModules)
    var references: Set<String> = []
    return (project["packageReferences"]?.strings ?? []).compactMap { id in
      guard references.insert(id).inserted, !ofPlugins.contains(id),
        let package = objects[id].flatMap({ RemotePackage($0) }),
        seen.insert(package).inserted
      else { return nil }
      return package
    }
  }

  /// The paths of files that may contain the commits of packages.
  var resolutionFiles: [String] {
    let names = ProjectFiles.names(in: directory)
    let resolved = "/xcshareddata/swiftpm/Package.resolved"
    return names.filter { $0.hasSuffix(".xcworkspace") }.map { "\(directory)/\($0)" }
      .map { $0 + resolved } + ["\(directory)/\(name).xcodeproj/project.xcworkspace" + resolved]
  }
}
