import Foundation

/// The declarations of a Swift package's manifest.
///
/// SwiftPM reads manifests: a ``PackageSource`` runs `swift package dump-package` where that can be confined, and
/// ``init(dump:folder:)`` reads what it prints. Elsewhere ``init(text:folder:)`` finds in the text what is written there as
/// literals.
public struct PackageManifest: Sendable, Equatable {
  /// A target: the sources of one module, or what stands beside them.
  public struct Target: Sendable, Equatable {
    /// The kind of a target.
    public enum Kind: String, Sendable {
      /// Sources of a module or an executable.
      case regular, executable
      /// Tests.
      case test
      /// A library of the system, or one that comes compiled.
      case system, binary
      /// Programs that run while a package is built.
      case plugin, macro
    }
    /// The name.
    public var name: String
    /// The kind of the target.
    public var kind = Kind.regular
    /// The folder, relative to the package's; nil for the usual place.
    public var path: String?
    /// Paths in the folder that are not part of the target.
    public var exclude: [String] = []
    /// The only paths in the folder with sources; nil for all.
    public var sources: [String]?
    /// Paths in the folder that go into the bundle of the target; nil if the manifest was read as text, and everything that is no
    /// source does.
    public var resources: [String]?
    /// Those of them that are copied as they are, folders as wholes.
    public var copied: [String] = []
    /// The names of targets and products that the target depends on.
    public var dependencies: [String] = []
    /// The packages of the products that the target names with their packages, in small letters.
    public var packages: Set<String> = []
    /// The names of targets and products that the target names alone.
    public var namesAlone: Set<String> = []
    /// The names of targets and products that the target depends on for other platforms than iOS only.
    public var foreignDependencies: Set<String> = []
    /// The folder of headers of a target in C, relative to its own.
    public var publicHeaders: String?
    /// Conditions of compilation, for Swift.
    public var conditions: [String] = []
    /// Macros for C and C++, with their values after `=`.
    public var macros: [String] = []
    /// Folders of headers for C and C++, relative to the target's.
    public var headerFolders: [String] = []
    /// Upcoming features of the compiler's.
    public var upcomingFeatures: Set<String> = []
    /// Experimental features of the compiler's.
    public var experimentalFeatures: Set<String> = []
    /// The version of Swift that the target is written in; nil for the package's.
    public var languageVersion: String?
    /// A Boolean value that indicates whether declarations are the main actor's unless they say otherwise.
    public var isMainActorByDefault = false
    /// The plugins that generate code and files of the target, or check them.
    public var plugins: [String] = []
    /// The place of a compiled library: an address, or a path in the package.
    public var place: String?
  }

  /// The package's name; empty if it is not known.
  public var name = ""
  /// The language of texts for which there is no other; nil if it names none.
  public var defaultLocalization: String?
  /// The targets, in the order of the manifest.
  public var targets: [Target] = []
  /// The names of targets by the names of the products that have them.
  public var products: [String: [String]] = [:]
  /// Packages that this one names by their addresses.
  public var remotePackages: [RemotePackage] = []
  /// Further names by which targets call packages, in small letters, by the packages' identities.
  public var aliases: [String: Set<String>] = [:]
  /// Folders of packages that this one names by their paths: absolute paths.
  public var localPackages: [String] = []
  /// The version of Swift that targets are written in: 4, 4.2, 5 or 6.
  public var languageVersion = "5"
  /// The version of the tools that the manifest is written for: 5.9 is 509.
  public var toolsVersion = 500
  /// The oldest version of iOS that the package is for; nil if it names none.
  public var deploymentTarget: String?
  /// A Boolean value that indicates whether SwiftPM has read the manifest, and not its text been looked
  /// through.
  public var isEvaluated = false
}

extension PackageManifest {
  /// The packages that this one names by their addresses and that its modules need: not those of its tests and plugins alone, and none
  /// that only offers commands.
  public var packagesOfModules: [RemotePackage] {
    // Before 5.2 a target names products without their packages.
    guard isEvaluated, toolsVersion >= 502 else { return remotePackages }
    let own = Set(targets.map(\.name))
    let needed = targets.filter { $0.kind != .test && $0.kind != .plugin }.reduce(into: Set<String>()) {
      $0.formUnion($1.packages.union($1.namesAlone.subtracting(own).map { $0.lowercased() }))
    }
    func names(_ identity: String) -> Set<String> { aliases[identity, default: []].union([identity]) }
    let local = localPackages.map { ($0 as NSString).lastPathComponent.lowercased() }
    let known = (remotePackages.map(\.identity) + local).reduce(into: Set<String>()) {
      $0.formUnion(names($1))
    }
    // A product with another name than its package may be of any of them.
    guard needed.isSubset(of: known) else { return remotePackages }
    return remotePackages.filter { !needed.isDisjoint(with: names($0.identity)) }
  }

  /// A Boolean value that indicates whether the package depends on Tinamou, for whose UIKit it is written then.
  public var usesTinamou: Bool {
    remotePackages.contains { $0.identity == PackageReader.ownIdentity }
      || localPackages.contains(where: PackageReader.isTinamou)
  }

  /// A Boolean value that indicates whether tests of the package are specifications of Quick.
  public var hasSpecifications: Bool {
    targets.contains { $0.kind == .test && $0.dependencies.contains("Quick") }
  }
}

// MARK: As SwiftPM says it

extension PackageManifest {
  /// Reads what `swift package dump-package` prints; nil if it is nothing of the kind.
  ///
  /// - Parameter folder: the package's folder.
  public init?(dump: Data, folder: String) {
    guard let all = try? JSONSerialization.jsonObject(with: dump) as? [String: Any],
      let list = all["targets"] as? [[String: Any]]
    else { return nil }
    isEvaluated = true
    name = all["name"] as? String ?? ""
    defaultLocalization = all["defaultLocalization"] as? String
    let tools = ((all["toolsVersion"] as? [String: Any])?["_version"] as? String).flatMap(PackageVersion.init)
    if let tools, tools.major < 100, tools.minor < 100 { toolsVersion = tools.major * 100 + tools.minor }
    let languages = (all["swiftLanguageVersions"] as? [String] ?? []).compactMap { Double($0) }.filter {
      $0 < 7
    }
    languageVersion = Self.language(languages.max() ?? (toolsVersion >= 600 ? 6 : 5))
    let platforms = all["platforms"] as? [[String: Any]] ?? []
    let version = platforms.first { $0["platformName"] as? String == "ios" }?["version"] as? String
    deploymentTarget = AppProject.version(version)
    targets = list.compactMap(Target.init(dump:))
    for product in all["products"] as? [[String: Any]] ?? [] {
      if let name = product["name"] as? String { products[name] = product["targets"] as? [String] ?? [] }
    }
    for dependency in all["dependencies"] as? [[String: Any]] ?? [] {
      if let one = (dependency["sourceControl"] as? [[String: Any]])?.first {
        if let package = RemotePackage(dump: one) {
          remotePackages.append(package)
          addAlias(one, of: package.identity)
        }
      } else if let one = (dependency["fileSystem"] as? [[String: Any]])?.first {
        guard let path = one["path"] as? String, path.hasPrefix("/") else { continue }
        localPackages.append(ProjectStrings.normalized(path))
        addAlias(one, of: (path as NSString).lastPathComponent.lowercased())
      } else if let one = (dependency["registry"] as? [[String: Any]])?.first {
        ReadingReport.note(
          "\(folder)/Package.swift: the package \"\(one["identity"] as? String ?? "")\" comes from a registry "
            + "and is not fetched")
      }
    }
  }

  private mutating func addAlias(_ dependency: [String: Any], of identity: String) {
    for key in ["identity", "nameForTargetDependencyResolutionOnly"] {
      if let name = dependency[key] as? String { aliases[identity, default: []].insert(name.lowercased()) }
    }
  }

  private static func language(_ version: Double) -> String {
    version < 4.2 ? "4" : version < 5 ? "4.2" : version < 6 ? "5" : "6"
  }

  fileprivate static func language(_ text: String?) -> String? { text.flatMap(Double.init).map(language) }
}

extension PackageManifest.Target {
  fileprivate init?(dump: [String: Any]) {
    guard let name = dump["name"] as? String else { return nil }
    self.name = name
    kind = (dump["type"] as? String).flatMap(Kind.init) ?? .regular
    path = dump["path"] as? String
    exclude = dump["exclude"] as? [String] ?? []
    sources = dump["sources"] as? [String]
    let named = (dump["resources"] as? [[String: Any]] ?? []).compactMap { resource -> (String, Bool)? in
      guard let path = resource["path"] as? String, let rule = resource["rule"] as? [String: Any],
        rule["embedInCode"] == nil
      else { return nil }
      return (path, rule["copy"] != nil)
    }
    resources = named.map(\.0)
    copied = named.filter(\.1).map(\.0)
    publicHeaders = dump["publicHeadersPath"] as? String
    place = dump["url"] as? String ?? (kind == .binary ? path : nil)
    for dependency in dump["dependencies"] as? [[String: Any]] ?? [] {
      for case let words as [Any] in dependency.values {
        guard let name = words.first as? String else { continue }
        if words.count > 2, let package = words[1] as? String {
          packages.insert(package.lowercased())
        } else {
          namesAlone.insert(name)
        }
        if Self.applies(words.last as? [String: Any]) {
          dependencies.append(name)
        } else {
          foreignDependencies.insert(name)
        }
      }
    }
    for usage in dump["pluginUsages"] as? [[String: Any]] ?? [] {
      if let plugin = (usage["plugin"] as? [Any])?.first as? String { plugins.append(plugin) }
    }
    for setting in dump["settings"] as? [[String: Any]] ?? [] {
      guard Self.applies(setting["condition"] as? [String: Any]),
        let kind = setting["kind"] as? [String: Any]
      else { continue }
      add(kind, of: setting["tool"] as? String ?? "")
    }
  }

  private mutating func add(_ setting: [String: Any], of tool: String) {
    for (kind, value) in setting {
      let text = (value as? [String: Any])?["_0"] as? String ?? ""
      switch (tool, kind) {
      case ("swift", "define"): conditions.append(text)
      case ("c", "define"), ("cxx", "define"): macros.append(text)
      case ("c", "headerSearchPath"), ("cxx", "headerSearchPath"): headerFolders.append(text)
      case ("swift", "enableUpcomingFeature"): upcomingFeatures.insert(text)
      case ("swift", "enableExperimentalFeature"): experimentalFeatures.insert(text)
      case ("swift", "swiftLanguageMode"): languageVersion = PackageManifest.language(text)
      case ("swift", "defaultIsolation"): isMainActorByDefault = text == "MainActor"
      default: break
      }
    }
  }

  /// Returns whether a condition holds for a debug build for iOS.
  private static func applies(_ condition: [String: Any]?) -> Bool {
    if let configuration = condition?["config"] as? String, configuration != "debug" { return false }
    let platforms = condition?["platformNames"] as? [String] ?? []
    return platforms.isEmpty || platforms.contains("ios")
  }
}

extension RemotePackage {
  /// A package as `swift package dump-package` says it.
  fileprivate init?(dump: [String: Any]) {
    let location = dump["location"] as? [String: Any]
    let remote = (location?["remote"] as? [[String: Any]])?.first?["urlString"] as? String
    let local = ((location?["local"] as? [String])?.first).map { "file://" + $0 }
    guard let address = remote ?? local, address.utf8.count <= Self.longestAddress,
      let requirement = dump["requirement"] as? [String: Any]
    else { return nil }
    func text(_ key: String) -> String? { (requirement[key] as? [String])?.first }
    func version(_ text: String?) -> PackageVersion? { text.flatMap { PackageVersion($0) } }
    if let branch = text("branch") {
      self.init(address: address, requirement: .branch(branch))
    } else if let revision = text("revision") {
      self.init(address: address, requirement: .revision(revision))
    } else if let exact = version(text("exact")) {
      self.init(address: address, requirement: .versions(exact, exact.next))
    } else if let range = (requirement["range"] as? [[String: Any]])?.first,
      let first = version(range["lowerBound"] as? String), let end = version(range["upperBound"] as? String)
    {
      self.init(address: address, requirement: .versions(first, end))
    } else {
      return nil
    }
  }
}

// MARK: As text

extension PackageManifest {
  /// Looks through the text of a manifest: for names, paths and addresses that are written there as literals. What a manifest
  /// computes is not seen.
  public init(text: String, folder: String) {
    let text = ManifestText.withoutComments(text)
    remotePackages = RemotePackage.all(inManifest: text)
    let compact = text.replacingOccurrences(of: "\n", with: " ")
    for call in compact.components(separatedBy: ".package(").dropFirst() {
      let call = ManifestText.untilClosed(call)
      guard !call.contains("url:"), let path = ManifestText.quoted("path:", in: String(call)) else {
        continue
      }
      localPackages.append(
        path.hasPrefix("/") ? ProjectStrings.normalized(path) : ProjectStrings.normalized(folder + "/" + path)
      )
    }
    for part in compact.components(separatedBy: "arget(").dropFirst() {
      let part = String(ManifestText.untilClosed(part))
      guard let name = ManifestText.quoted("name:", in: part) else { continue }
      var target = Target(name: name)
      // Up to the next target the arguments are this one's.
      target.path = ManifestText.quoted("path:", in: part)
      target.exclude = ManifestText.list("exclude:", in: part) ?? []
      target.sources = ManifestText.list("sources:", in: part)
      if target.sources?.isEmpty == true { target.sources = nil }
      target.publicHeaders = ManifestText.quoted("publicHeadersPath:", in: part)
      if name.hasSuffix("Tests") { target.kind = .test }
      targets.append(target)
    }
  }
}

extension ManifestText {
  /// The texts of an argument that is a list; nil if there is no such argument.
  static func list(_ label: String, in text: String) -> [String]? {
    // `resources:` ends as `sources:` does.
    guard let at = text.range(of: "[ ,]" + label, options: .regularExpression) else { return nil }
    let rest = text[at.upperBound...].drop { $0 == " " }
    guard rest.first == "[" else { return nil }
    return literals(in: untilClosed(String(rest.dropFirst())))
      .map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// The text of an argument that is a literal.
  static func quoted(_ label: String, in text: String) -> String? {
    guard let at = text.range(of: label) else { return nil }
    let rest = text[at.upperBound...].drop { $0 == " " }
    guard rest.first == "\"" else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }
}
