import Foundation
import Testing

/// Ten projects as Xcode 12, 15, 16 and 26 write them, and a specification of XcodeGen: identifiers of 24 digits with comments, lists of files before Xcode 16 and
/// folders since.
struct XcodeFixture: CustomTestStringConvertible {
  let name: String
  /// The path that is loaded.
  let path: String
  /// The texts of its files by path.
  var files: [String: String] = [:]

  var testDescription: String { name }

  /// Writes the files to a new folder.
  func write() throws -> String {
    let folder = NSTemporaryDirectory() + "xcode-\(UUID().uuidString)"
    for (file, text) in files {
      let path = folder + "/" + file
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    }
    return folder
  }

  /// The versions of Xcode, with the version of the format and the number in `LastUpgradeCheck`.
  enum Version: Int {
    case xcode12 = 1200
    case xcode15 = 1500
    case xcode16 = 1600
    case xcode26 = 2600

    var objectVersion: Int {
      switch self {
      case .xcode12: 50
      case .xcode15: 56
      case .xcode16, .xcode26: 77
      }
    }
  }

  /// A target and what its phases have.
  struct Target {
    var name: String
    var kind = "application"
    var sources: [String] = []
    var resources: [String] = []
    /// Resources in several languages: the name, and languages.
    var variants: [String: [String]] = [:]
    /// Folders whose files are not listed.
    var folders: [String] = []
    /// Files of the folders that are not the target's.
    var exceptions: [String] = []
    var dependencies: [String] = []
    var packages: [String] = []
    var debug: [String] = []
    var release: [String] = []
    var configurationFile: String?
  }

  /// Returns the text of a `project.pbxproj`.
  static func project(
    _ version: Version, _ targets: [Target], settings: [String] = [], packages: [String] = []
  )
    -> String
  {
    var number = 0
    func id(_ comment: String) -> String {
      number += 1
      return String(format: "7B%06X2C8F3A1E00D4%06X", number * 7919 % 0xFFFFFF, number) + " /* \(comment) */"
    }
    func bare(_ id: String) -> String { String(id.prefix { $0 != " " }) }
    var sections: [String: [String]] = [:]
    func add(_ kind: String, _ id: String, _ fields: [String]) {
      let body = (["isa = \(kind);"] + fields).map { "\t\t\t\($0)\n" }.joined()
      sections[kind, default: []].append("\t\t\(id) = {\n\(body)\t\t};\n")
    }
    func list(_ values: [String]) -> String {
      "(\n" + values.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t)"
    }
    func configurations(of owner: String, _ debug: [String], _ release: [String], base: String?) -> String {
      let both = [("Debug", debug), ("Release", release)].map { name, settings in
        let one = id(name)
        let lines = settings.sorted().map { "\t\t\t\t\($0);\n" }.joined()
        add(
          "XCBuildConfiguration", one,
          (base.map { ["baseConfigurationReference = \($0);"] } ?? [])
            + ["buildSettings = {\n\(lines)\t\t\t};", "name = \(name);"])
        return one
      }
      let all = id("Build configuration list for \(owner)")
      add(
        "XCConfigurationList", all,
        [
          "buildConfigurations = \(list(both));", "defaultConfigurationIsVisible = 0;",
          "defaultConfigurationName = Release;",
        ])
      return all
    }
    var children: [String] = []
    func reference(_ file: String) -> String {
      let one = id((file as NSString).lastPathComponent)
      let isSource = file.hasSuffix(".swift")
      add(
        "PBXFileReference", one,
        [
          "lastKnownFileType = \(isSource ? "sourcecode.swift" : "file");", "path = \"\(file)\";",
          "sourceTree = \"<group>\";",
        ])
      return one
    }
    func buildFile(_ file: String) -> String {
      let one = id("file in phase")
      add("PBXBuildFile", one, ["fileRef = \(file);"])
      return one
    }
    let project = id("Project object")
    var ids: [String: String] = [:]
    for target in targets { ids[target.name] = id(target.name) }
    for target in targets {
      var sources: [String] = []
      for file in target.sources {
        let one = reference(file)
        children.append(one)
        sources.append(buildFile(one))
      }
      var resources: [String] = []
      for file in target.resources {
        let one = reference(file)
        children.append(one)
        resources.append(buildFile(one))
      }
      for (name, languages) in target.variants.sorted(by: { $0.key < $1.key }) {
        let group = id(name)
        add(
          "PBXVariantGroup", group,
          [
            "children = \(list(languages.map { reference("\($0).lproj/\(name)") }));", "name = \(name);",
            "sourceTree = \"<group>\";",
          ])
        children.append(group)
        resources.append(buildFile(group))
      }
      let phases = [("Sources", sources), ("Resources", resources)].map { name, files in
        let phase = id(name)
        add("PBX\(name)BuildPhase", phase, ["buildActionMask = 2147483647;", "files = \(list(files));"])
        return phase
      }
      let folders = target.folders.map { folder in
        let one = id(folder)
        var fields = ["path = \(folder);", "sourceTree = \"<group>\";"]
        if !target.exceptions.isEmpty {
          let exceptions = id("Exceptions for \"\(folder)\" folder in \"\(target.name)\" target")
          add(
            "PBXFileSystemSynchronizedBuildFileExceptionSet", exceptions,
            ["membershipExceptions = \(list(target.exceptions));", "target = \(ids[target.name]!);"])
          fields.insert("exceptions = \(list([exceptions]));", at: 0)
        }
        add("PBXFileSystemSynchronizedRootGroup", one, fields)
        children.append(one)
        return one
      }
      let dependencies = target.dependencies.map { name in
        let one = id("PBXTargetDependency")
        add("PBXTargetDependency", one, ["target = \(ids[name]!);"])
        return one
      }
      let products = target.packages.map { name in
        let one = id(name)
        add("XCSwiftPackageProductDependency", one, ["productName = \(name);"])
        return one
      }
      let base = target.configurationFile.map { file in
        let one = reference(file)
        children.append(one)
        return one
      }
      var fields = [
        "buildConfigurationList = \(configurations(of: "PBXNativeTarget \"\(target.name)\"", target.debug, target.release, base: base));",
        "buildPhases = \(list(phases));", "dependencies = \(list(dependencies));",
      ]
      if !folders.isEmpty { fields.append("fileSystemSynchronizedGroups = \(list(folders));") }
      fields += [
        "name = \(target.name);", "packageProductDependencies = \(list(products));",
        "productName = \(target.name);", "productType = \"com.apple.product-type.\(target.kind)\";",
      ]
      add("PBXNativeTarget", ids[target.name]!, fields)
    }
    let group = id("Main group")
    add("PBXGroup", group, ["children = \(list(children));", "sourceTree = \"<group>\";"])
    let references = packages.map { path in
      let one = id("XCLocalSwiftPackageReference \"\(path)\"")
      add("XCLocalSwiftPackageReference", one, ["relativePath = \(path);"])
      return one
    }
    let check = "LastUpgradeCheck = \(version.rawValue);"
    add(
      "PBXProject", project,
      [
        "attributes = {\n\t\t\t\tBuildIndependentTargetsInParallel = 1;\n\t\t\t\t\(check)\n\t\t\t};",
        "buildConfigurationList = \(configurations(of: "PBXProject", settings, settings, base: nil));",
        "developmentRegion = en;", "knownRegions = (\n\t\t\t\ten,\n\t\t\t\tBase,\n\t\t\t);",
        "mainGroup = \(group);",
        "packageReferences = \(list(references));", "targets = \(list(targets.map { ids[$0.name]! }));",
      ])
    let objects = sections.sorted { $0.key < $1.key }.map { kind, all in
      "\n/* Begin \(kind) section */\n\(all.joined())/* End \(kind) section */\n"
    }
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = \(version.objectVersion);
      \tobjects = {
      \(objects.joined())\t};
      \trootObject = \(project);
      }

      """
  }

  static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion="1500" version="1.7">
      <LaunchAction buildConfiguration="Release">
        <BuildableProductRunnable><BuildableReference BlueprintName="App"/></BuildableProductRunnable>
        <CommandLineArguments><CommandLineArgument argument="-a -b" isEnabled="YES"/></CommandLineArguments>
        <EnvironmentVariables>
          <EnvironmentVariable key="ONE" value="1" isEnabled="YES"/><EnvironmentVariable key="TWO" value="2" isEnabled="YES"/>
        </EnvironmentVariables>
      </LaunchAction>
    </Scheme>
    """

  static let configuration = """
    #include? "missing.xcconfig"
    BASE = one
    NAME[sdk=iphoneos*] = phone
    NAME[sdk=iphonesimulator*] = simulator
    NAME[config=Debug] = $(BASE)-debug // comment
    SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FIRST SECOND THIRD $(NAME:c99extidentifier)
    INFOPLIST_KEY_CFBundleDisplayName = ${NAME}
    """

  static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string><key>UILaunchStoryboardName</key>
    <string>Launch</string><key>UIRequiredDeviceCapabilities</key><array><string>armv7</string></array></dict></plist>
    """

  static let strings = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "greeting.%@": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello, %@"}}}},
      "items.%lld": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}}}}
    """

  static let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0.1", "green": "0x33", "blue": "255", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "display-p3", "components": {"white": "0.5", "alpha": "0.5"}}}],
     "info": {"author": "xcode", "version": 1}}
    """

  static let image = """
    {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}, {"idiom": "universal", "scale": "2x"}],
     "info": {"author": "xcode", "version": 1}}
    """

  static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit", dependencies: ["Base"], swiftSettings: [.define("A"), .define("B")]), .target(name: "Base")])
    """
}
