import Foundation

/// An `.xcodeproj`: its targets, with their files and settings.
public final class XcodeProject {
  /// The project's folder: the one that contains the `.xcodeproj`.
  public let directory: String
  /// The name of the `.xcodeproj` without its extension.
  public let name: String
  private let objects: [String: PropertyListValue]
  private let project: PropertyListValue
  /// Absolute paths of files and groups by their ids.
  private var paths: [String: String] = [:]
  /// What was left out, for the user to know.
  public private(set) var notes: [String] = []

  /// Something that the project builds.
  public struct Target: Sendable {
    /// The id of the target's object in the project.
    public let id: String
    /// The target's name.
    public let name: String
    /// The identifier of what is built, such as `com.apple.product-type.application`; empty if the project
    /// has none.
    public let productType: String
    /// Whether an application is built.
    public var isApplication: Bool { productType == "com.apple.product-type.application" }
    /// Whether unit tests are built.
    public var isUnitTest: Bool { productType == "com.apple.product-type.bundle.unit-test" }
    /// Whether tests of any kind are built, those of the user interface too.
    public var isTest: Bool { productType.contains("unit-test") || productType.contains("ui-testing") }
    /// Whether a bundle of resources is built.
    var isBundle: Bool { productType == "com.apple.product-type.bundle" }
  }

  /// Reads a project by the path of its `.xcodeproj`. Throws a ``ProjectError`` if that cannot be done.
  public init(path: String) throws {
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
    self.objects = objects
    self.project = project
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let parent = (path as NSString).deletingLastPathComponent
    let within = project["projectDirPath"]?.string ?? ""
    directory = within.isEmpty ? parent : Self.standardized(parent + "/" + within)
    findPaths()
  }

  static func standardized(_ path: String) -> String {
    path.hasPrefix("/")
      ? ProjectStrings.normalized(path)
      : ProjectStrings.normalized(FileManager.default.currentDirectoryPath + "/" + path)
  }

  private func isa(_ id: String) -> String? { objects[id]?["isa"]?.string }

  /// Walks the groups from the main one. A group that contains itself is visited once.
  private func findPaths() {
    guard let main = project["mainGroup"]?.string else { return }
    var pending = [(id: main, parent: directory)]
    while let (id, parent) = pending.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      var path = parent
      if let own = object["path"]?.string {
        switch object["sourceTree"]?.string {
        case "SOURCE_ROOT": path = directory + "/" + own
        case "<absolute>": path = own
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
      path = Self.standardized(path)
      paths[id] = path
      for child in object["children"]?.strings ?? [] { pending.append((child, path)) }
    }
  }

  /// The targets that build something of sources, in the project's order.
  public var targets: [Target] {
    var seen: Set<String> = []
    return (project["targets"]?.strings ?? []).compactMap { id in
      guard isa(id) == "PBXNativeTarget", let name = objects[id]?["name"]?.string, seen.insert(id).inserted
      else { return nil }
      return Target(id: id, name: name, productType: objects[id]?["productType"]?.string ?? "")
    }
  }

  // MARK: Settings

  /// The settings of a target for debugging on a simulator.
  public func settings(of target: Target) -> BuildSettings {
    var settings = BuildSettings([
      "TARGET_NAME": target.name, "PROJECT_NAME": name, "SRCROOT": directory, "PROJECT_DIR": directory,
      "SOURCE_ROOT": directory, "PRODUCT_NAME": target.name, "CONFIGURATION": "Debug",
      "PLATFORM_NAME": "iphonesimulator", "SDKROOT": "iphonesimulator", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "DEVELOPMENT_LANGUAGE": project["developmentRegion"]?.string ?? "en",
    ])
    for list in [
      project["buildConfigurationList"]?.string, objects[target.id]?["buildConfigurationList"]?.string,
    ] {
      guard let list, let configuration = debugConfiguration(list) else { continue }
      if let base = configuration["baseConfigurationReference"]?.string, let file = paths[base] {
        settings.add(BuildSettings.configuration(file: file))
      }
      var layer: [String: String] = [:]
      for (key, value) in configuration["buildSettings"]?.dictionary ?? [:] {
        layer[key] = value.string ?? value.strings.joined(separator: " ")
      }
      settings.add(layer)
    }
    return settings
  }

  private func debugConfiguration(_ list: String) -> PropertyListValue? {
    let all = (objects[list]?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
    return all.first { $0["name"]?.string == "Debug" }
      ?? all.first { $0["name"]?.string?.lowercased().contains("debug") == true } ?? all.first
  }

  // MARK: Files

  /// The sources and resources of a target: absolute paths.
  public func files(of target: Target) -> (sources: [String], resources: [String]) {
    var sources: [String] = []
    var resources: [String] = []
    let object = objects[target.id]
    // What is listed several times counts once.
    var phases: Set<String> = []
    for phase in object?["buildPhases"]?.strings ?? [] where phases.insert(phase).inserted {
      let kind = isa(phase)
      var references: Set<String> = []
      for file in objects[phase]?["files"]?.strings ?? [] {
        guard let reference = objects[file]?["fileRef"]?.string, references.insert(reference).inserted else {
          continue
        }
        for path in files(reference) {
          if kind == "PBXSourcesBuildPhase" {
            sources.append(path)
          } else if kind == "PBXResourcesBuildPhase" {
            resources.append(path)
          }
        }
      }
    }
    var roots: Set<String> = []
    for group in object?["fileSystemSynchronizedGroups"]?.strings ?? [] {
      guard let root = paths[group], roots.insert(root).inserted else { continue }
      let excluded = exceptions(of: group, target: target.id)
      for path in FolderContents.files(in: root, excluding: excluded) {
        if FolderContents.isSource(path) { sources.append(path) } else { resources.append(path) }
      }
    }
    var seen: Set<String> = []
    return (sources.filter { seen.insert($0).inserted }, resources.filter { seen.insert($0).inserted })
  }

  /// Files of a synchronized group that a target leaves out, relative to the group.
  private func exceptions(of group: String, target: String) -> Set<String> {
    var result: Set<String> = []
    for id in objects[group]?["exceptions"]?.strings ?? [] where objects[id]?["target"]?.string == target {
      result.formUnion(objects[id]?["membershipExceptions"]?.strings ?? [])
    }
    return result
  }

  /// A file, or those of a variant group (languages) or a versioned group.
  private func files(_ id: String) -> [String] {
    if isa(id) == "PBXVariantGroup" {
      return (objects[id]?["children"]?.strings ?? []).compactMap { paths[$0] }
    }
    return paths[id].map { [$0] } ?? []
  }

  // MARK: Dependencies

  /// Targets of this project that a target depends on.
  public func dependencies(of target: Target) -> [Target] {
    let all = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
    var seen: Set<String> = []
    return (objects[target.id]?["dependencies"]?.strings ?? []).compactMap { id in
      objects[id]?["target"]?.string.flatMap { seen.insert($0).inserted ? all[$0] : nil }
    }
  }

  /// Products of Swift packages that a target links.
  public func packageProducts(of target: Target) -> [String] {
    (objects[target.id]?["packageProductDependencies"]?.strings ?? []).compactMap {
      objects[$0]?["productName"]?.string
    }
  }

  /// Folders of local packages that the project refers to.
  public var localPackages: [String] {
    var result: [String] = []
    for id in project["packageReferences"]?.strings ?? [] {
      if let path = objects[id]?["relativePath"]?.string {
        result.append(Self.standardized(directory + "/" + path))
      }
    }
    // Older projects list the package's folder as a file.
    for (id, path) in paths
    where isa(id) == "PBXFileReference" && FileManager.default.fileExists(atPath: path + "/Package.swift") {
      result.append(path)
    }
    return Array(Set(result)).sorted()
  }

  /// Other projects that this one contains, as frameworks' examples do.
  public var containedProjects: [String] {
    Set(paths.values.filter { $0.hasSuffix(".xcodeproj") }).sorted()
  }

  /// Packages that the project names by their addresses.
  public var remotePackages: [RemotePackage] {
    var seen: Set<RemotePackage> = []
    var references: Set<String> = []
    return (project["packageReferences"]?.strings ?? []).compactMap { id in
      guard references.insert(id).inserted, let package = objects[id].flatMap({ RemotePackage($0) }),
        seen.insert(package).inserted
      else { return nil }
      return package
    }
  }

  /// Where the commits that packages are kept at may be written.
  var resolutionFiles: [String] {
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    let resolved = "/xcshareddata/swiftpm/Package.resolved"
    return names.filter { $0.hasSuffix(".xcworkspace") }.map { "\(directory)/\($0)" }
      .map { $0 + resolved } + ["\(directory)/\(name).xcodeproj/project.xcworkspace" + resolved]
  }
}

/// Files of folders.
enum FolderContents {
  private static let skipped: Set<String> = [
    "build", "Build", "DerivedData", "node_modules", "xcodeproj", "xcworkspace", "playground", "docc",
  ]
  /// Folders that are one resource.
  private static let packages: Set<String> = [
    "xcassets", "bundle", "lproj", "xcdatamodeld", "framework", "xcframework",
  ]

  static func isSource(_ path: String) -> Bool {
    ["swift", "m", "mm", "c", "cpp", "cc", "metal"].contains((path as NSString).pathExtension)
  }

  /// Whether a file among a library's sources goes into a bundle: what Xcode would copy or compile for it.
  static func isResource(_ path: String) -> Bool {
    let kinds: Set<String> = [
      "xib", "nib", "storyboard", "xcassets", "bundle", "strings", "stringsdict", "xcstrings", "lproj",
      "plist",
      "json", "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp", "ttf", "otf", "ttc", "html", "txt",
      "css",
      "js", "mp3", "m4a", "wav", "caf", "mp4", "mov", "aif", "aiff", "dat", "db", "sqlite", "csv", "xml",
      "data",
    ]
    let name = (path as NSString).lastPathComponent
    return kinds.contains((path as NSString).pathExtension) && name != "Info.plist" && name != "package.json"
  }

  /// All files below a folder, in order, catalogues as one. Links that lead to folders are not followed.
  static func files(in root: String, excluding: Set<String> = [], skippingTests: Bool = false) -> [String] {
    guard let resolved = realpath(root, nil) else { return [] }
    let real = String(cString: resolved)
    free(resolved)
    // The system's own, which has neither an end nor a project.
    guard real != "/", !["/proc", "/sys", "/dev"].contains(where: { ProjectStrings.contains($0, real) })
    else {
      ReadingReport.note("\(root): is not a folder of a project and is not looked through")
      return []
    }
    if let above = realpath((root as NSString).deletingLastPathComponent, nil) {
      defer { free(above) }
      guard !ProjectStrings.contains(real, String(cString: above)) else {
        ReadingReport.note("\(root): is a link to a folder that it is in and is not looked through")
        return []
      }
    }
    var result: [String] = []
    var pending = [""]
    let manager = FileManager.default
    while let folder = pending.popLast() {
      let path = folder.isEmpty ? root : root + "/" + folder
      guard let names = try? manager.contentsOfDirectory(atPath: path) else { continue }
      guard ReadingReport.spend(names.count + 1, of: .entries) else { break }
      for name in names.sorted() where !name.hasPrefix(".") {
        let relative = folder.isEmpty ? name : folder + "/" + name
        if excluding.contains(relative) { continue }
        let full = root + "/" + relative
        var status = stat()
        guard lstat(full, &status) == 0 else { continue }
        guard status.st_mode & S_IFMT == S_IFDIR else {
          if status.st_mode & S_IFMT == S_IFLNK {
            guard stat(full, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { continue }
          }
          result.append(full)
          continue
        }
        let kind = (name as NSString).pathExtension
        if packages.contains(kind) {
          if kind == "lproj" { pending.append(relative) } else { result.append(full) }
        } else if !skipped.contains(kind), !skipped.contains(name),
          !(skippingTests && (name.hasSuffix("Tests") || name == "Pods" || name == "Carthage"))
        {
          pending.append(relative)
        }
      }
    }
    return result.sorted()
  }
}
