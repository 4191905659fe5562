import Foundation

/// A specification of XcodeGen, `project.yml`: a description of an Xcode project that teams commit in place of the `.xcodeproj`.
///
/// The specification is translated into the objects of the project that XcodeGen would generate: ``XcodeProject`` determines what they
/// mean. Commands of a specification are never run.
struct XcodeGenSpecification {
  let specification: SpecificationValue
  let path: String
  /// The paths of the specification and of the files that it includes.
  let files: [String]
  let directory: String
  let name: String
  let settings: SpecificationSettings
  let targets: [SpecificationTarget]
  var objects = ProjectObjects()
  /// The property lists that XcodeGen would write, by path.
  var propertyLists: [String: [String: Any]] = [:]
  /// The applications by name.
  let applications: [String: SpecificationTarget]
  /// The ids of targets by name.
  let ids: [String: String]
  /// The names of packages.
  let packages: [String: SpecificationValue]

  // MARK: Places

  /// The names that a specification has in a folder.
  private static let names = ["project.yml", "project.yaml"]
  /// The maximum number of targets.
  private static let mostTargets = 2000
  /// The longest specification that is looked through for what it is.
  private static let longest = 1 << 20

  /// Returns whether a path has the form of a specification's: a YAML file, or `project.json`.
  static func isSpecification(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent.lowercased()
    return name.hasSuffix(".yml") || name.hasSuffix(".yaml") || name == "project.json"
  }

  /// Returns the specification in a folder; `nil` if there is none, or only a file of this name that describes no targets.
  static func file(in folder: String) -> String? {
    names.map { folder + "/" + $0 }.first { path in
      ProjectFiles.exists(path)
        && ProjectFiles.text(path, limit: longest).map(describesTargets) == true
    }
  }

  private static func describesTargets(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    func has(_ keys: String...) -> Bool {
      lines.contains { line in keys.contains { line.hasPrefix($0 + ":") } }
    }
    return has("targets", "targetTemplates") || has("include") && has("name", "options", "settings")
  }

  // MARK: Reading

  /// Reads the specification at a path. Throws a ``ProjectError`` if it is none that can be read.
  init(
    path: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProjectError) {
    self.path = path
    directory = (path as NSString).deletingLastPathComponent
    let (loaded, files) = try SpecificationLoader.load(path, environment: environment)
    self.files = files
    specification = SpecificationTemplates.resolve(loaded)
    guard let named = specification["targets"], let all = named.table else {
      throw ProjectError("\(specification["targets"]?.place.description ?? path): has no targets")
    }
    guard let name = specification["name"]?.text, ProjectStrings.isFileName(name) else {
      throw ProjectError("\(specification["name"]?.place.description ?? path): has no name for the project")
    }
    self.name = name
    settings = SpecificationSettings(specification, directory: directory)
    if all.count > Self.mostTargets {
      ReadingReport.note(
        "\(named.place): there are more than \(Self.mostTargets) targets; the rest is left out")
    }
    targets = all.sorted { $0.key < $1.key }.prefix(Self.mostTargets)
      .compactMap { SpecificationTarget($0.value, name: $0.key) }.sorted { $0.name < $1.name }
    applications = Dictionary(
      targets.filter { $0.kind == "application" }.map { ($0.name, $0) }
    ) { first, _ in first }
    ids = Dictionary(targets.map { ($0.name, "target-\($0.name)") }) { first, _ in first }
    packages = specification["packages"]?.table ?? [:]
    noteCommands()
  }

  /// Commands are not run: what they make is not there if nobody has run them.
  private func noteCommands() {
    for key in ["preGenCommand", "postGenCommand"] {
      guard let value = specification["options"]?[key], value.text?.isEmpty == false else { continue }
      ReadingReport.note("\(value.place): \(key) is not run")
    }
  }

  /// Returns the project that the specification describes.
  static func contents(_ path: String) throws(ProjectError) -> XcodeProject.Contents {
    var specification = try XcodeGenSpecification(path: path)
    return specification.contents()
  }

  mutating func contents() -> XcodeProject.Contents {
    let references = packageReferences()
    let names = targets.filter { ids[$0.name] != nil }.map(\.name)
    for target in targets { addTarget(target) }
    let platforms = Set(targets.map(\.platform))
    let values = settings.configurations.map {
      settings.project(specification, platforms: platforms, for: $0)
    }
    let list = configurationList(of: specification, values)
    for reference in (specification["projectReferences"]?.table ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let path = reference.value["path"]?.text { _ = objects.file(path) }
    }
    let group = objects.add(
      "PBXGroup", ["children": .list(objects.children), "sourceTree": .string("<group>")])
    let root = objects.add(
      "PBXProject",
      [
        "buildConfigurationList": .string(list), "mainGroup": .string(group),
        "targets": .list(names.compactMap { ids[$0] }), "packageReferences": .list(references),
        "developmentRegion": .string(specification["options"]?["developmentLanguage"]?.text ?? "en"),
      ])
    return XcodeProject.Contents(
      name: name, directory: directory, objects: objects.objects,
      project: objects.objects[root] ?? .dictionary([:]),
      schemes: SpecificationSchemes(targets, settings.configurations).schemes(of: specification),
      propertyLists: propertyLists, specificationFiles: files)
  }

  /// Adds the configurations of the project or a target, and returns the id of their list.
  ///
  /// - Parameter values: The settings for each configuration.
  mutating func configurationList(
    of value: SpecificationValue, _ values: [SpecificationSettings.Values]
  ) -> String {
    let files = value["configFiles"]
    for (name, file) in (files?.table ?? [:]).sorted(by: { $0.key < $1.key })
    where !settings.configurations.contains(where: { $0.name == name }) {
      ReadingReport.note("\(file.place): there is no configuration \"\(name)\"")
    }
    let all = zip(settings.configurations, values).map { configuration, values in
      objects.add(
        "XCBuildConfiguration",
        [
          "name": .string(configuration.name),
          "baseConfigurationReference": files?[configuration.name]?.text.map { .string(objects.file($0)) },
          "buildSettings": .dictionary(values),
        ])
    }
    return objects.add("XCConfigurationList", ["buildConfigurations": .list(all)])
  }

  // MARK: Packages

  private mutating func packageReferences() -> [String] {
    var result: [String] = []
    for (_, package) in packages.sorted(by: { $0.key < $1.key }) {
      if let path = package["path"]?.text {
        result += localPackage(path)
      } else if let address = package["url"]?.text
        ?? package["github"]?.text.map({ "https://github.com/\($0)" })
      {
        let requirement = requirement(of: package)
        guard let requirement else {
          ReadingReport.note("\(package.place): the package \(address) has no version and is left out")
          continue
        }
        result.append(
          objects.add(
            "XCRemoteSwiftPackageReference",
            [
              "repositoryURL": .string(address),
              "requirement": .dictionary(requirement.mapValues { .string($0) }),
            ]))
      } else {
        ReadingReport.note("\(package.place): a package has neither a path nor a URL")
      }
    }
    for path in specification["localPackages"]?.texts ?? [] { result += localPackage(path) }
    return result
  }

  private mutating func localPackage(_ path: String) -> [String] {
    guard !path.hasPrefix("/") else {
      _ = objects.file(path)
      return []
    }
    return [objects.add("XCLocalSwiftPackageReference", ["relativePath": .string(path)])]
  }

  /// Returns the versions of a package, as a project requires them.
  private func requirement(of package: SpecificationValue) -> [String: String]? {
    func text(_ keys: String...) -> String? { keys.lazy.compactMap { package[$0]?.text }.first }
    if let version = text("exactVersion", "version") { return ["kind": "exactVersion", "version": version] }
    if let revision = text("revision") { return ["kind": "revision", "revision": revision] }
    if let branch = text("branch") { return ["kind": "branch", "branch": branch] }
    if let least = text("minVersion"), let most = text("maxVersion") {
      return ["kind": "versionRange", "minimumVersion": least, "maximumVersion": most]
    }
    if let least = text("minorVersion") { return ["kind": "upToNextMinorVersion", "minimumVersion": least] }
    if let least = text("majorVersion", "from") {
      return ["kind": "upToNextMajorVersion", "minimumVersion": least]
    }
    return nil
  }
}
