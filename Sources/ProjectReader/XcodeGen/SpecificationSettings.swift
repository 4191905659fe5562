import Foundation

/// The build settings of a specification: those that XcodeGen gives a project and its targets, and the specification's own on top.
struct SpecificationSettings {
  /// A build configuration, and whether it is one for debugging or for release; `nil` for neither.
  struct Configuration: Equatable {
    var name: String
    var isDebug: Bool?
  }

  typealias Values = [String: PropertyListValue]

  /// The configurations, by name.
  let configurations: [Configuration]
  private let groups: [String: SpecificationValue]
  /// The project's folder.
  private let directory: String
  /// The settings that are given without being written: `all`, `project`, `targets` or `none`.
  private let presets: String
  /// The specification's own settings of the project, by configuration.
  private var common: [String: Values] = [:]
  private let files = Files()

  /// The settings of configuration files that have been read, by path.
  private final class Files {
    var layers: [String: BuildSettings.Layer] = [:]
  }

  /// The maximum number of configurations.
  private static let mostConfigurations = 100

  init(_ specification: SpecificationValue, directory: String) {
    self.directory = directory
    groups = (specification["settingGroups"] ?? specification["settingPresets"])?.table ?? [:]
    presets = specification["options"]?["settingPresets"]?.text ?? "all"
    let named = (specification["configs"]?.table ?? [:]).map { name, kind in
      Configuration(name: name, isDebug: kind.text == "debug" ? true : kind.text == "release" ? false : nil)
    }
    if named.count > Self.mostConfigurations {
      ReadingReport.note(
        "\(specification.place.file): has more than \(Self.mostConfigurations) configurations; the rest is left out"
      )
    }
    configurations =
      named.isEmpty
      ? [Configuration(name: "Debug", isDebug: true), Configuration(name: "Release", isDebug: false)]
      : Array(named.sorted { $0.name < $1.name }.prefix(Self.mostConfigurations))
    common = Dictionary(
      uniqueKeysWithValues: configurations.map { ($0.name, own(specification["settings"], for: $0)) })
  }

  /// Returns whether settings have parts, rather than being the settings themselves.
  static func isStructured(_ settings: [String: SpecificationValue]) -> Bool {
    ["base", "configs", "groups"].contains { settings[$0] != nil }
  }

  // MARK: The specification's own settings

  /// Returns the settings of a value for a configuration: those of its groups, its own, and those of configurations.
  func own(_ value: SpecificationValue?, for configuration: Configuration) -> Values {
    // The settings of groups that have been read, and those of the groups that are being read.
    var known: [String: Values?] = [:]
    return own(value, for: configuration, known: &known)
  }

  private func own(
    _ value: SpecificationValue?, for configuration: Configuration, known: inout [String: Values?]
  ) -> Values {
    guard let table = value?.table, ReadingReport.spend(table.count + 1, of: .values) else { return [:] }
    guard Self.isStructured(table) else { return table.mapValues(\.setting) }
    var result: Values = [:]
    for name in (table["groups"] ?? table["presets"])?.texts ?? [] {
      guard let group = groups[name] else {
        ReadingReport.note("\(table["groups"]?.place ?? value!.place): there is no setting group \"\(name)\"")
        continue
      }
      if known[name] == nil {
        known[name] = .some(nil)
        known[name] = own(group, for: configuration, known: &known)
      }
      guard let values = known[name] ?? nil else {
        ReadingReport.note("\(group.place): the setting group \(name) contains itself")
        continue
      }
      result.merge(values) { $1 }
    }
    result.merge(table["base"]?.table?.mapValues(\.setting) ?? [:]) { $1 }
    for (name, settings) in (table["configs"]?.table ?? [:]).sorted(by: { $0.key < $1.key })
    where applies(name, to: configuration) {
      result.merge(own(settings, for: configuration, known: &known)) { $1 }
    }
    return result
  }

  /// Returns whether settings for configurations that contain a name apply to one. A name that one configuration has is only that one's.
  private func applies(_ name: String, to configuration: Configuration) -> Bool {
    if configurations.contains(where: { $0.name == name }) { return configuration.name == name }
    return configuration.name.lowercased().contains(name.lowercased())
  }

  // MARK: Settings that XcodeGen adds

  /// Returns the project's settings for a configuration.
  func project(
    _ specification: SpecificationValue, platforms: Set<String>, for configuration: Configuration
  ) -> Values {
    var result: Values = [:]
    if platforms.count == 1, let sdk = platforms.first.flatMap({ Self.platforms[$0]?.sdk }) {
      result["SDKROOT"] = .string(sdk)
    }
    if let isDebug = configuration.isDebug, ["all", "project"].contains(presets) {
      result.merge([
        "CLANG_ENABLE_MODULES": .string("YES"), "CLANG_ENABLE_OBJC_ARC": .string("YES"),
        "PRODUCT_NAME": .string("$(TARGET_NAME)"), "SWIFT_VERSION": .string("5.0"),
      ]) { $1 }
      if isDebug {
        result["ENABLE_TESTABILITY"] = .string("YES")
        result["GCC_PREPROCESSOR_DEFINITIONS"] = .array([.string("$(inherited)"), .string("DEBUG=1")])
        result["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = .string("DEBUG")
        result["SWIFT_OPTIMIZATION_LEVEL"] = .string("-Onone")
      }
    }
    let versions = specification["options"]?["deploymentTarget"]?.table ?? [:]
    for (platform, version) in versions {
      if let key = Self.platforms[platform]?.version { result[key] = version.setting }
    }
    remove(fileOf: specification, configuration, from: &result)
    return result.merging(common[configuration.name] ?? [:]) { $1 }
  }

  /// Returns a target's settings for a configuration.
  func target(
    _ target: SpecificationTarget, in specification: SpecificationValue, for configuration: Configuration
  ) -> Values {
    var result: Values = [:]
    if ["all", "targets"].contains(presets) {
      if let platform = Self.platforms[target.platform] {
        result["SDKROOT"] = .string(target.isForSeveral ? "auto" : platform.sdk)
        result["TARGETED_DEVICE_FAMILY"] = platform.families.isEmpty ? nil : .string(platform.families)
      }
      switch target.kind {
      case "application" where target.platform == "iOS":
        result["ASSETCATALOG_COMPILER_APPICON_NAME"] = .string("AppIcon")
      case "bundle.unit-test": result["BUNDLE_LOADER"] = .string("$(TEST_HOST)")
      case "framework": result["DEFINES_MODULE"] = .string("YES")
      default: break
      }
      if !target.destinations.isEmpty {
        let all = target.destinations.compactMap { Self.platforms[$0] }
        result["SUPPORTED_PLATFORMS"] = .string(all.map(\.supported).joined(separator: " "))
        result["TARGETED_DEVICE_FAMILY"] = .string(
          all.map(\.families).filter { !$0.isEmpty }.joined(separator: ","))
      }
    }
    if let version = target.value["deploymentTarget"] {
      for platform in target.destinations.isEmpty ? [target.platform] : target.destinations {
        if let key = Self.platforms[platform]?.version,
          let one = version[platform] ?? version.text.map({ _ in version })
        {
          result[key] = one.setting
        }
      }
    }
    remove(fileOf: target.value, configuration, from: &result)
    remove(fileOf: specification, configuration, from: &result)
    return result.merging(own(target.value["settings"], for: configuration)) { $1 }
  }

  /// Removes the settings that are in the configuration file of a project or target, so that they are not replaced.
  private func remove(
    fileOf value: SpecificationValue, _ configuration: Configuration, from settings: inout Values
  ) {
    for key in file(of: value, for: configuration)?.values.keys.map({ $0 }) ?? [] { settings[key] = nil }
  }

  /// Returns whether a setting is in the project's own settings or in its configuration file.
  func isInProject(_ key: String, _ specification: SpecificationValue, _ configuration: Configuration) -> Bool
  {
    common[configuration.name]?[key] != nil || file(of: specification, for: configuration)?[key] != nil
  }

  /// Returns the settings of the configuration file of a project or target.
  func file(of value: SpecificationValue, for configuration: Configuration) -> BuildSettings.Layer? {
    guard let path = value["configFiles"]?[configuration.name]?.text else { return nil }
    let file = path.hasPrefix("/") ? path : directory + "/" + path
    let layer = files.layers[file] ?? BuildSettings.configuration(file: file)
    files.layers[file] = layer
    return layer
  }

  // MARK: Platforms

  /// The settings of a platform.
  struct Platform {
    var sdk: String
    /// The device families of targets for it; empty if it has none.
    var families: String
    /// The setting with the oldest version of the system.
    var version: String
    /// The platforms that a target supports for it.
    var supported: String
  }

  /// The platforms by name, and Mac Catalyst, which is a destination only.
  static let platforms: [String: Platform] = [
    "iOS": Platform(
      sdk: "iphoneos", families: "1,2", version: "IPHONEOS_DEPLOYMENT_TARGET",
      supported: "iphoneos iphonesimulator"),
    "tvOS": Platform(
      sdk: "appletvos", families: "3", version: "TVOS_DEPLOYMENT_TARGET",
      supported: "appletvos appletvsimulator"),
    "watchOS": Platform(
      sdk: "watchos", families: "4", version: "WATCHOS_DEPLOYMENT_TARGET",
      supported: "watchos watchsimulator"),
    "visionOS": Platform(
      sdk: "xros", families: "7", version: "XROS_DEPLOYMENT_TARGET", supported: "xros xrsimulator"),
    "macOS": Platform(
      sdk: "macosx", families: "", version: "MACOSX_DEPLOYMENT_TARGET", supported: "macosx"),
  ]
}
