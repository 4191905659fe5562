import Foundation

/// Reads a specification with those that it includes, and merges them.
struct SpecificationLoader {
  /// The variables that `${NAME}` stands for.
  let environment: [String: String]

  private var files: [String: SpecificationValue] = [:]
  private var active: Set<String> = []
  private var merged: Set<String> = []

  /// The maximum number of files of a specification.
  private static let mostFiles = 300
  /// The maximum nesting of files.
  private static let deepest = 30
  /// The names of variables that are replaced: what is public in an application, or says which one is built. Others may be secrets,
  /// whatever their names are, and a project that is only to be drawn learns none.
  static let variables: Set<String> = [
    "APP_BUILD_NUMBER", "APP_BUNDLE_ID", "APP_DISPLAY_NAME", "APP_ENV", "APP_IDENTIFIER", "APP_NAME",
    "APP_VERSION", "BUILD_CONFIGURATION", "BUILD_NUMBER", "BUILD_VERSION", "BUNDLE_DISPLAY_NAME", "BUNDLE_ID",
    "BUNDLE_ID_PREFIX", "BUNDLE_IDENTIFIER", "BUNDLE_NAME", "CI", "CONFIGURATION", "CURRENT_PROJECT_VERSION",
    "DEPLOYMENT_TARGET", "DEVELOPMENT_LANGUAGE", "DEVELOPMENT_TEAM", "DISPLAY_NAME", "IOS_DEPLOYMENT_TARGET",
    "IPHONEOS_DEPLOYMENT_TARGET", "LANG", "MARKETING_VERSION", "ORGANIZATION_IDENTIFIER", "ORGANIZATION_NAME",
    "PLATFORM", "PLATFORM_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME", "PROJECT_NAME", "SCHEME",
    "SDKROOT", "SWIFT_VERSION", "TARGET_NAME", "TEAM_ID", "VERSION", "VERSION_NUMBER", "XCODE_VERSION",
  ]

  init(environment: [String: String]) { self.environment = environment }

  /// The folder from which the paths of a file lead.
  private struct Origin {
    /// The folder that paths of included files are relative to, before `relative`.
    var base: String
    /// The folder of the file, relative to `base`.
    var relative = ""
    /// The prefix of the file's paths, which makes them relative to the project's folder.
    var prefix = ""

    /// Joins two paths. `..` is kept, since the result may be relative.
    static func join(_ folder: String, _ path: String) -> String {
      folder.isEmpty || path.hasPrefix("/") ? path : folder + "/" + path
    }
  }

  /// Returns the values of a file on top of those that it includes, and the paths of all files. Throws a ``ProjectError`` if a file cannot be read.
  static func load(
    _ path: String, environment: [String: String]
  ) throws(ProjectError) -> (SpecificationValue, files: [String]) {
    var loader = SpecificationLoader(environment: environment)
    let folder = (path as NSString).deletingLastPathComponent
    let value = try loader.read(path, from: Origin(base: folder), depth: 0)
    return (value, loader.files.keys.sorted())
  }

  private mutating func read(
    _ path: String, from origin: Origin, depth: Int
  ) throws(ProjectError) -> SpecificationValue {
    let path = ProjectStrings.normalized(path)
    let own = try file(path)
    let nothing = SpecificationValue(content: .table([:]), place: own.place)
    guard active.insert(path).inserted else {
      ReadingReport.note("\(path): includes itself")
      return nothing
    }
    defer { active.remove(path) }
    // A file that is included several times is there once.
    guard merged.insert(path).inserted else { return nothing }
    guard depth < Self.deepest else {
      throw ProjectError("\(path): files include others more than \(Self.deepest) deep")
    }
    var result = nothing
    for include in own["include"].map({ $0.list ?? [$0] }) ?? [] {
      guard let name = include["path"]?.text ?? include.text else {
        throw ProjectError("\(include.place): an included file needs a path")
      }
      guard include["enable"]?.boolean != false else { continue }
      var next = origin
      if include["relativePaths"]?.boolean != false {
        next.base = Origin.join(origin.base, origin.relative)
        next.relative = (name as NSString).deletingLastPathComponent
        next.prefix = Origin.join(origin.prefix, next.relative)
      } else {
        next.relative = ""
      }
      let file = ProjectStrings.normalized(Origin.join(next.base, name))
      guard ProjectFiles.exists(file) else {
        throw ProjectError("\(include.place): includes \(file), which is not there")
      }
      if let refusal = ReadingScope.current?.refusal(of: file) {
        ReadingScope.note(file, real: ProjectFiles.real(file), refusal)
        continue
      }
      result = try read(file, from: next, depth: depth + 1).merged(onto: result)
    }
    return SpecificationPaths.resolve(own, prefix: origin.prefix).merged(onto: result)
  }

  private mutating func file(_ path: String) throws(ProjectError) -> SpecificationValue {
    if let known = files[path] { return known }
    guard files.count < Self.mostFiles else {
      throw ProjectError("\(path): a specification has more than \(Self.mostFiles) files")
    }
    let read = try SpecificationParser.value(of: path)
    guard var table = read.table else {
      throw ProjectError("\(read.place): is not a table, as specifications of XcodeGen are")
    }
    // The addresses of packages are fetched: nothing of the environment is to get there.
    let packages = table.removeValue(forKey: "packages")
    var value = SpecificationValue(content: .table(table), place: read.place).replacing(variable)
    if let packages, case .table(var table) = value.content {
      table["packages"] = packages
      value.content = .table(table)
    }
    files[path] = value
    return value
  }

  private func variable(_ name: String) -> String? {
    guard let value = environment[name] else { return nil }
    guard Self.variables.contains(name) else {
      ReadingReport.note(
        "${\(name)}: is not replaced from the environment, of which projects see a few variables only, since others may be secrets"
      )
      return nil
    }
    return value
  }
}

/// The keys of a specification whose values are paths.
enum SpecificationPaths {
  /// Returns the values of an included file with paths that are relative to the project's folder.
  static func resolve(_ value: SpecificationValue, prefix: String) -> SpecificationValue {
    guard !prefix.isEmpty, prefix != "." else { return value }
    let path: Change = { value in
      guard case .text(let text) = value.content, !text.hasPrefix("/") else { return value }
      return SpecificationValue(content: .text(prefix + "/" + text), place: value.place)
    }
    let pathOfObject = fields(["path": path])
    let target = fields([
      "sources": each { $0.table == nil ? path($0) : pathOfObject($0) },
      "configFiles": all(path),
      "dependencies": each(fields(["framework": path])),
      "info": pathOfObject, "entitlements": pathOfObject,
      "preBuildScripts": each(pathOfObject), "prebuildScripts": each(pathOfObject),
      "postCompileScripts": each(pathOfObject), "postBuildScripts": each(pathOfObject),
      "postbuildScripts": each(pathOfObject),
    ])
    return fields([
      "configFiles": all(path), "options": fields(["carthageBuildPath": path]), "targets": all(target),
      "targetTemplates": all(target), "projectReferences": all(pathOfObject),
      "packages": all(pathOfObject), "localPackages": each(path), "fileGroups": each(path),
    ])(value)
  }

  private typealias Change = (SpecificationValue) -> SpecificationValue

  /// Changes fields of a table, also those that replace what is there.
  private static func fields(_ changes: [String: Change]) -> Change {
    { value in
      guard let table = value.table else { return value }
      let changed = Dictionary(
        uniqueKeysWithValues: table.map { key, value in
          let name = key.hasSuffix(":REPLACE") ? String(key.dropLast(":REPLACE".count)) : key
          return (key, changes[name]?(value) ?? value)
        })
      return SpecificationValue(content: .table(changed), place: value.place)
    }
  }

  /// Changes the values of a table.
  private static func all(_ change: @escaping Change) -> Change {
    { value in
      guard let table = value.table else { return value }
      return SpecificationValue(content: .table(table.mapValues(change)), place: value.place)
    }
  }

  /// Changes the values of a list, or a single one.
  private static func each(_ change: @escaping Change) -> Change {
    { value in
      guard let list = value.list else { return change(value) }
      return SpecificationValue(content: .list(list.map(change)), place: value.place)
    }
  }
}
