import Foundation
import Testing

@testable import ProjectReader

/// Files of a user, among them a project, and what of them it is to show or not.
///
/// The user's home is the folder `home`; the project is in `home/code/App` unless the layout says otherwise.
struct ReadingLayout: CustomTestStringConvertible {
  /// A text that no project may show.
  static let secret = "THE-SECRET"
  /// The folder of the project.
  static let place = "home/code/App"
  /// The user's own files: each has the secret in a form that some reader takes.
  static let files = [
    "home/.ssh/id_ed25519": "\(secret)\n",
    "home/.aws/credentials": "[default]\naws_secret_access_key = \(secret)\n",
    "home/Documents/notes.txt": "\(secret)\n",
    "home/Documents/Private.swift": "// \(secret)\nimport UIKit\nlet password = \"\(secret)\"\n",
    "home/Documents/Private.h":
      "#define PASSWORD 1\n@interface THE_SECRET\n@end\nint secret(void); // \(secret)\n",
    "home/Documents/Private.c": "char *password = \"\(secret)\";\n",
    "home/Documents/Private.plist": plist(["Password": secret]),
    "home/Documents/Private.xcassets/\(secret).imageset/Contents.json": "{}",
    "home/Documents/Private.xcdatamodeld/Private.xcdatamodel/contents": model,
    "home/Documents/Private.xcstrings":
      #"{"sourceLanguage": "en", "strings": {"password": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "\#(secret)"}}}}}}"#,
    "home/Documents/Base.lproj/Main.storyboard": "<document>\(secret)</document>",
    "home/Documents/private.yml":
      "targetTemplates: {Private: {settings: {PASSWORD: \(secret)}}}\nsettings: {PASSWORD: \(secret)}\n",
    "home/Documents/private.sh": "echo \(secret)\n",
    "home/Documents/private.xcfilelist": "/\(secret)\n",
    "home/Documents/Private.xcscheme": scheme,
    "home/Documents/Package.swift": package(name: "Private"),
    "home/Documents/Sources/Private/Private.swift": "let password = \"\(secret)\"\n",
    "home/Documents/Private.podspec":
      "Pod::Spec.new do |s|\n  s.source_files = 'Sources/**/*.swift'\nend\n",
    "home/Other/Other.xcodeproj/project.pbxproj":
      XcodeText(settings: ["INFOPLIST_KEY_Password": secret]).text,
  ]

  static let model =
    #"<model><entity name="\#(secret)" representedClassName="Private" codeGenerationType="class"/></model>"#
  static let scheme = """
    <Scheme><LaunchAction buildConfiguration="Debug"><BuildableReference BlueprintName="App"/>
    <EnvironmentVariables><EnvironmentVariable key="PASSWORD" value="\(secret)" isEnabled="YES"/>
    </EnvironmentVariables></LaunchAction></Scheme>
    """

  static func plist(_ values: [String: String]) -> String {
    let pairs = values.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }
    return "<plist version=\"1.0\"><dict>\(pairs.joined())</dict></plist>"
  }

  static func package(name: String, _ more: String = "") -> String {
    "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"\(name)\", \(more) "
      + "targets: [.target(name: \"\(name)\")])\n"
  }

  let name: String
  /// The path that is named on the command line.
  var path = place + "/App.xcodeproj"
  /// Further files by their paths.
  var files: [String: String] = [:]
  /// The targets of links by their paths; `~` is the home.
  var links: [String: String] = [:]
  /// A Boolean value that indicates whether the project's folder is a repository.
  var isRepository = true
  /// Folders that are named as readable.
  var allowed: [String] = []
  /// Folders of packages that were fetched, by their identities.
  var fetched: [String: String] = [:]
  /// The declarations of evaluated manifests.
  var manifest: (@Sendable (String) -> PackageManifest?)?
  /// The folder in which scripts have run.
  var products: String?
  /// Texts that are to be shown, as names of files, or in what was read.
  var shown: [String] = []
  /// A Boolean value that indicates whether the path is that of no project that can be read.
  var fails = false

  var testDescription: String { name }

  init(
    _ name: String, _ project: XcodeText? = nil, path: String = place + "/App.xcodeproj",
    files: [String: String] = [:], links: [String: String] = [:], shown: [String] = []
  ) {
    self.name = name
    self.path = path
    self.files = files
    self.links = links
    self.shown = shown
    if let project { self.files[path + "/project.pbxproj"] = project.text }
    if self.files.keys.allSatisfy({ !$0.hasSuffix("/Main.swift") }) {
      self.files[Self.place + "/Main.swift"] = "import UIKit\nimport Private\n"
    }
  }

  func with(_ change: (inout Self) -> Void) -> Self {
    var result = self
    change(&result)
    return result
  }

  // MARK: Reading

  /// Writes the files to a new folder.
  func write() throws -> String {
    let manager = FileManager.default
    let folder = ProjectFiles.real(NSTemporaryDirectory()) + "/reading-\(UUID().uuidString)"
    var all = Self.files.merging(files) { $1 }
    if isRepository { all[Self.place + "/.git/HEAD"] = "ref: refs/heads/main\n" }
    for (file, text) in all {
      let path = folder + "/" + file
      try manager.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.replacing("$FOLDER", with: folder).write(toFile: path, atomically: false, encoding: .utf8)
    }
    for (file, target) in links {
      let path = folder + "/" + file
      try manager.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      let place = target.hasPrefix("~") ? folder + "/home" + target.dropFirst() : target
      try manager.createSymbolicLink(atPath: path, withDestinationPath: place)
    }
    return folder
  }

  private final class Packages: PackageSource {
    let folders: [String: String]
    let read: (@Sendable (String) -> PackageManifest?)?

    init(_ folders: [String: String], _ read: (@Sendable (String) -> PackageManifest?)?) {
      self.folders = folders
      self.read = read
    }

    func folder(of package: RemotePackage, pin: String?) throws -> String {
      guard let folder = folders[package.identity] else { throw ProjectError("is not there") }
      return folder
    }

    func manifest(in folder: String) -> PackageManifest? { read?(folder) }
  }

  /// Reads the project in a folder that was written.
  func load(in folder: String) throws -> AppProject {
    let place = folder + "/" + path
    return try ProjectLoader.load(
      place, packages: Packages(fetched.mapValues { folder + "/" + $0 }, manifest),
      products: products.map {
        ScriptProducts(root: folder + "/" + Self.place, copy: folder + "/" + $0)
      },
      scope: try ReadingScope(
        of: place, further: allowed.map { folder + "/" + $0 }, closed: [folder + "/home", folder + "/cache"]))
  }

  /// Returns what is told of a project.
  static func notes(of project: AppProject) -> [String] {
    let models = (project.modules + [project.main]).flatMap(\.dataModels)
    return project.notes + project.scope.reading { models.flatMap { DataModel(path: $0).notes } }
  }

  /// Returns what a project shows: all texts that were read, and the contents of all files that its paths name.
  static func shown(of project: AppProject) -> [String] {
    var texts: [String] = []
    var paths: [String] = []
    func collect(_ value: Any, arePaths: Bool = true) {
      if let text = value as? String {
        texts.append(text)
        if arePaths, text.hasPrefix("/") { paths.append(text) }
      }
      if value is ReadingScope { return }
      for child in Mirror(reflecting: value).children where !["root", "notes"].contains(child.label) {
        // The variables of scripts are texts, whatever they are of.
        collect(child.value, arePaths: arePaths && child.label != "scripts")
      }
    }
    collect(project)
    for module in project.modules + [project.main] {
      let made = project.scope.reading {
        module.dataModels.map { DataModel(path: $0).source }
          + module.namedStrings.map { StringSymbols(catalogue: $0).source }
          + [AssetSymbols(catalogues: module.namedAssets, hasExtensions: true).source]
      }
      texts += made
    }
    for path in paths {
      if ProjectFiles.isFolder(path) {
        // Targets of links in a folder are not in the sandbox.
        for case let name as String in FileManager.default.enumerator(atPath: ProjectFiles.real(path))
          ?? .init()
        {
          let file = ProjectFiles.real(path) + "/" + name
          texts.append(file)
          var status = stat()
          if lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            texts.append(ProjectFiles.text(file) ?? "")
          }
        }
      } else if let text = ProjectFiles.text(path) {
        texts.append(text)
      }
    }
    return texts
  }
}

/// The text of a `project.pbxproj` with one application.
struct XcodeText {
  var sources: [String] = ["Main.swift"]
  var resources: [String] = []
  /// Localized resources.
  var variants: [String] = []
  /// Folders whose files are not listed.
  var folders: [String] = []
  /// Resources of a bundle that the application depends on.
  var bundled: [String] = []
  /// Files that are copied into the folder `Copied`.
  var copied: [String] = []
  var packages: [String] = []
  var addresses: [String] = []
  var settings: [String: String] = [:]
  var configuration: String?
  var directory = ""
  /// Files of another target's folder `Other` that belong to the application, relative to it.
  var members: [String] = []
  /// Lists of what a script makes.
  var lists: [String] = []
  var scriptOutputs: [String] = []

  var text: String {
    var objects: [String] = []
    var children: [String] = []
    func reference(_ path: String, kind: String = "PBXFileReference") -> String {
      let id = "F\(children.count)"
      let tree = path.hasPrefix("/") || path.hasPrefix("$FOLDER") ? "<absolute>" : "<group>"
      objects.append("\(id) = { isa = \(kind); path = \"\(path)\"; sourceTree = \"\(tree)\"; };")
      children.append(id)
      return id
    }
    func phase(_ id: String, _ kind: String, _ paths: [String], _ more: String = "") {
      let files = paths.enumerated().map { index, path in
        objects.append("\(id)\(index) = { isa = PBXBuildFile; fileRef = \(reference(path)); };")
        return "\(id)\(index)"
      }
      objects.append("\(id) = { isa = \(kind); files = (\(files.joined(separator: ", "))); \(more) };")
    }
    phase("S", "PBXSourcesBuildPhase", sources)
    phase("R", "PBXResourcesBuildPhase", resources)
    phase("C", "PBXCopyFilesBuildPhase", copied, "dstSubfolderSpec = 7; dstPath = Copied;")
    phase("B", "PBXResourcesBuildPhase", bundled)
    let languages = variants.map { reference($0) }
    objects.append("V = { isa = PBXVariantGroup; children = (\(languages.joined(separator: ", "))); };")
    objects.append("VF = { isa = PBXBuildFile; fileRef = V; };")
    objects.append("VP = { isa = PBXResourcesBuildPhase; files = (VF); };")
    let list = lists.map { "\"\($0)\"" }.joined(separator: ", ")
    let outputs = scriptOutputs.map { "\"\($0)\"" }.joined(separator: ", ")
    objects.append(
      "X = { isa = PBXShellScriptBuildPhase; name = Make; outputFileListPaths = (\(list)); outputPaths = (\(outputs)); shellScript = make; };"
    )
    let roots = folders.map { reference($0, kind: "PBXFileSystemSynchronizedRootGroup") }
    let local = packages.enumerated().map { index, path in
      objects.append("L\(index) = { isa = XCLocalSwiftPackageReference; relativePath = \"\(path)\"; };")
      return "L\(index)"
    }
    let remote = addresses.enumerated().map { index, address in
      objects.append(
        "A\(index) = { isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(address)\"; requirement = { kind = branch; branch = main; }; };"
      )
      return "A\(index)"
    }
    let other = reference("Other", kind: "PBXFileSystemSynchronizedRootGroup")
    let names = members.map { "\"\($0)\"" }.joined(separator: ", ")
    objects.append(
      "OE = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (\(names)); };"
    )
    objects[objects.firstIndex { $0.hasPrefix("\(other) = ") } ?? 0].replace(
      "path =", with: "exceptions = (OE); path =")
    let base = configuration.map { "baseConfigurationReference = \(reference($0));" } ?? ""
    let pairs = settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\";" }
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; objects = {
      \(objects.joined(separator: "\n"))
      G = { isa = PBXGroup; children = (\((children + ["V"]).joined(separator: ", "))); sourceTree = "<group>"; };
      D = { isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = { SDKROOT = iphoneos; \(pairs.joined(separator: " ")) }; };
      E = { isa = XCConfigurationList; buildConfigurations = (D); };
      BT = { isa = PBXNativeTarget; name = Bundled; productType = "com.apple.product-type.bundle";
        buildConfigurationList = E; buildPhases = (B); };
      BD = { isa = PBXTargetDependency; target = BT; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = E; buildPhases = (X, S, R, C, VP); dependencies = (BD);
        fileSystemSynchronizedGroups = (\(roots.joined(separator: ", "))); };
      P = { isa = PBXProject; buildConfigurationList = E; mainGroup = G; projectDirPath = "\(directory)";
        packageReferences = (\((local + remote).joined(separator: ", "))); targets = (T, BT); };
      }; rootObject = P; }
      """
  }
}
