/// A target of a specification.
struct SpecificationTarget {
  /// The target's name.
  let name: String
  /// The name of its product without an ending.
  let productName: String
  /// The kind of the product, such as `application` or `bundle.unit-test`.
  let kind: String
  /// The platform: `iOS` for targets for several destinations that contain it.
  let platform: String
  /// The platforms of a target for several, in the order of their precedence.
  let destinations: [String]
  /// A Boolean value that indicates whether the target is for several destinations.
  let isForSeveral: Bool
  let value: SpecificationValue

  /// The order in which destinations set what a target has once.
  private static let order = ["iOS", "tvOS", "watchOS", "visionOS", "macOS"]

  /// Reads a target; `nil`, with a note, if it has no kind or platform that is known.
  init?(_ value: SpecificationValue, name: String) {
    self.value = value
    self.name = value["name"]?.text ?? name
    productName = value["productName"]?.text ?? self.name
    // Targets of other build systems.
    guard value["legacy"] == nil else { return nil }
    let prefix = "com.apple.product-type."
    guard let kind = value["type"]?.text, !kind.isEmpty else {
      ReadingReport.note("\(value.place): the target \(self.name) has no type and is left out")
      return nil
    }
    self.kind = kind.hasPrefix(prefix) ? String(kind.dropFirst(prefix.count)) : kind
    var named = Set(value["supportedDestinations"]?.texts ?? [])
    // Mac Catalyst runs applications for iOS.
    if named.remove("macCatalyst") != nil { named.insert("iOS") }
    destinations = Self.order.filter(named.contains)
    let platform = value["platform"]?.text ?? (named.isEmpty ? "" : "auto")
    isForSeveral = platform == "auto"
    self.platform = isForSeveral ? destinations.first ?? "iOS" : platform
    guard SpecificationSettings.platforms[self.platform] != nil else {
      ReadingReport.note(
        "\(value.place): the target \(self.name) has no platform that is known and is left out")
      return nil
    }
    noteWhatIsNotRead()
  }

  /// The keys that are read, and those without an effect on what is drawn.
  private static let known: Set<String> = [
    "name", "productName", "type", "platform", "platformPrefix", "platformSuffix", "supportedDestinations",
    "deploymentTarget", "sources", "configFiles", "settings", "dependencies", "info", "entitlements",
    "templates", "templateAttributes", "transitivelyLinkDependencies", "directlyEmbedCarthageDependencies",
    "requiresObjCLinking", "onlyCopyFilesOnInstall", "preBuildScripts", "prebuildScripts",
    "postCompileScripts", "postBuildScripts", "postbuildScripts", "scheme", "attributes", "fileGroups",
    "putResourcesBeforeSourcesBuildPhase", "capabilities",
  ]

  /// The names of the plugins that run while the target is built.
  var plugins: [String] { (value["buildToolPlugins"]?.list ?? []).compactMap { $0["plugin"]?.text } }

  private func noteWhatIsNotRead() {
    for (key, value) in (value.table ?? [:]).sorted(by: { $0.key < $1.key })
    where !Self.known.contains(key) && value.list?.isEmpty != true {
      if key == "buildToolPlugins", plugins.allSatisfy(GeneratorPlugins.isReplaced) { continue }
      let reason =
        switch key {
        case "buildRules": "build rules are not applied"
        case "buildToolPlugins": "plug-ins of the build are not run"
        default: "\(ProjectStrings.shown(key)) is not read"
        }
      ReadingReport.note("\(value.place): of the target \(name), \(reason)")
    }
  }
}
