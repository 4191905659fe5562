import Foundation

/// The manifests of Tuist in a folder: Swift programs that describe projects, which are not run.
///
/// The sources beside the only project are one module, or one for each folder with a folder `Sources` if there are several. Of several
/// projects, the one with the application's entry is drawn, and each other one is a module of its name: its sources are in `Sources`, those
/// of its interface, a module of its own, in `Interface`, and its resources in `Resources`, as Tuist's documentation lays modules out.
/// Packages are those of `Tuist/Package.swift`, and those that are written in manifests.
struct TuistManifests {
  /// The folder of the project that is drawn.
  let folder: String
  /// The folders of the other projects.
  private let others: [String]
  private let top: String
  private let files: Set<String>

  /// Finds the manifests in a folder; `nil` if there are none.
  init?(in folder: String) throws(ProjectError) {
    let all = FolderContents.files(in: folder, skippingTests: true)
    let sources = all.filter { $0.hasSuffix(".swift") }
    let named = sources.filter { Self.name($0) == "Project.swift" || Self.name($0) == "Workspace.swift" }
    guard named.contains(where: Self.isManifest) else { return nil }
    let manifests = sources.filter(Self.isManifest)
    let projects = manifests.filter { Self.name($0) == "Project.swift" }
    let folders = projects.map { ($0 as NSString).deletingLastPathComponent }
    let advice = "`tuist generate --no-open` on a Mac makes projects of it, which are read"
    files = Set(manifests)
    top = folder
    if folders.count == 1, let only = projects.first,
      let parts = Self.parts(
        of: folders[0],
        among: all.filter {
          !manifests.contains($0) && ($0.hasSuffix(".swift") || ForeignSources.isObjectiveC($0))
        })
    {
      ReadingReport.note(
        "\(only): a manifest of Tuist, which is not run; each of the \(parts.others.count + 1) folders with sources in "
          + "`Sources` is a module; \(advice)")
      (self.folder, others) = (parts.application, parts.others)
      return
    }
    if folders.count == 1, let only = projects.first {
      ReadingReport.note(
        "\(only): a manifest of Tuist, which is not run; the sources beside it are one module; \(advice)")
      (self.folder, others) = (folders[0], [])
      return
    }
    let applications = folders.filter { Self.hasEntry(sources, in: $0, of: folders) }
    guard let application = applications.first, applications.count == 1 else {
      throw ProjectError(
        "\(folder): \(folders.count) projects of Tuist, whose manifests are programs and are not run, and "
          + "\(applications.count) applications in their folders named Sources; \(advice)")
    }
    ReadingReport.note(
      "\(application)/Project.swift: a manifest of Tuist, which is not run; each of the \(folders.count) projects is a "
        + "module, of the sources beside its manifest; \(advice)")
    (self.folder, others) = (application, folders.filter { $0 != application })
  }

  /// The folders of the modules of a single manifest: those below it with a folder `Sources`, without demonstrations and tests. `nil` if
  /// there is but one, or not one with the entry of an application.
  private static func parts(
    of folder: String, among sources: [String]
  ) -> (application: String, others: [String])? {
    var found: Set<String> = []
    for file in sources where file.hasPrefix(folder + "/") {
      let parts = file.dropFirst(folder.count + 1).split(separator: "/")
      guard let index = parts.firstIndex(of: "Sources"), index > 0,
        !parts[..<index].contains(where: {
          Self.notOwn.contains(String($0)) || $0 == "Tuist" || $0 == "Plugins"
        })
      else { continue }
      found.insert(folder + "/" + parts[..<index].joined(separator: "/"))
    }
    // A package is not a part of the manifest's.
    let folders = found.filter { !ProjectFiles.exists($0 + "/Package.swift") }.sorted()
    let swift = sources.filter { $0.hasSuffix(".swift") }
    let applications = folders.filter { Self.hasEntry(swift, in: $0, of: folders) }
    guard folders.count > 1, applications.count == 1 else { return nil }
    return (applications[0], folders.filter { $0 != applications[0] })
  }

  /// The folder that all of the project's files are in.
  var root: String { others.isEmpty ? folder : top }

  /// The folder of the manifests that name packages.
  var dependencies: String {
    let own = folder + "/Tuist"
    return ProjectFiles.isFolder(own) ? own : top + "/Tuist"
  }

  /// The packages that manifests, and the sources that help them, name in calls with literals. `Tuist/Package.swift` is a package itself.
  var packages: [RemotePackage] {
    var seen: Set<String> = []
    return ([dependencies + "/Dependencies.swift"] + files.sorted()).flatMap { file -> [RemotePackage] in
      guard let text = ProjectFiles.text(file) else { return [] }
      return [".remote(", ".package("].flatMap { RemotePackage.all(inManifest: text, call: $0) }
        + RemotePackage.all(inTuist: text)
    }.filter { seen.insert($0.identity).inserted }
  }

  /// Returns whether a source is one of the manifests, names their packages, or is not the application's own.
  func contains(_ file: String) -> Bool {
    files.contains(file) || file == dependencies + "/Package.swift"
      || (!others.isEmpty && file.hasSuffix(".swift") && !Self.isOwn(file, of: folder))
      || others.contains { file.hasPrefix($0 + "/") }
  }

  /// The modules of the other projects.
  var modules: [AppProject.Module] {
    others.flatMap { folder -> [AppProject.Module] in
      let all = FolderContents.files(in: folder, skippingTests: true).filter { file in
        !others.contains { $0.hasPrefix(folder + "/") && file.hasPrefix($0 + "/") }
      }
      let name = self.name(ofModuleIn: folder)
      let sources = all.filter { $0.hasSuffix(".swift") && !files.contains($0) }
      let interface = sources.filter { Self.part(of: $0, in: folder).hasPrefix("Interface") }
      var module = AppProject.Module(
        name: name, sources: sources.filter { Self.isOwn($0, of: folder) })
      let foreign = all.filter { Self.isOwn($0, of: folder) && !$0.hasSuffix(".swift") }
      if module.sources.isEmpty, foreign.contains(where: ForeignSources.isObjectiveC) {
        module.declare(foreign.filter { $0.hasSuffix(".h") }, in: folder)
      }
      // File systems of a Mac do not tell capitals from small letters.
      module.resources = all.filter {
        FolderContents.isResource($0)
          && (Self.part(of: $0, in: folder).lowercased() == "resources"
            || ["storyboard", "xib"].contains(($0 as NSString).pathExtension) && Self.isOwn($0, of: folder))
      }
      module.dataModels = all.filter { FolderContents.isDataModel($0) && Self.isOwn($0, of: folder) }
      if !module.resources.isEmpty || !module.dataModels.isEmpty {
        module.ownBundle = .framework(name, info: ["CFBundleIdentifier": .string(name)])
        module.namedAssets = module.resources.filter { $0.hasSuffix(".xcassets") }
        module.generatedSources = TuistResources(of: module, place: module.ownBundle?.place).sources
      }
      let declared =
        interface.isEmpty ? [] : [AppProject.Module(name: name + "Interface", sources: interface)]
      return (module.isBuilt ? [module] : []) + declared
    }
  }

  /// Returns the name of the module in a folder: that beside the folder's name in a manifest of all, as in
  /// `Module(name: "HomeUI", path: "Home")`, or that of the manifest in the folder.
  private func name(ofModuleIn folder: String) -> String {
    guard !ProjectFiles.exists(folder + "/Project.swift") else { return Self.moduleName(of: folder) }
    let last = Self.name(folder)
    for file in files.sorted() {
      let text = ProjectFiles.text(file).map(ManifestText.withoutComments) ?? ""
      for part in text.components(separatedBy: "name:").dropFirst() {
        let literals = ManifestText.literals(in: String(ManifestText.untilClosed(part)))
        if literals.count > 1, literals[1] == last || literals[1].hasSuffix("/" + last),
          part.contains("path:"), ProjectStrings.isIdentifier(literals[0])
        {
          return literals[0]
        }
      }
    }
    return Self.moduleName(of: folder)
  }

  private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }

  /// Returns the name of a project: the one that its manifest writes first, or that of its folder.
  private static func moduleName(of folder: String) -> String {
    let text = ProjectFiles.text(folder + "/Project.swift").map(ManifestText.withoutComments) ?? ""
    let written = text.components(separatedBy: "name:").dropFirst().first.map { rest in
      rest.drop { $0.isWhitespace }
    }
    if let written, written.first == "\"" {
      let name = String(written.dropFirst().prefix { $0 != "\"" })
      if ProjectStrings.isIdentifier(name) { return name }
    }
    return ProjectStrings.identifier(name(folder))
  }

  /// The folder of a project that a file is in; empty beside the manifest.
  private static func part(of file: String, in folder: String) -> String {
    guard file.hasPrefix(folder + "/") else { return "" }
    let parts = file.dropFirst(folder.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }

  /// Returns whether a source is one of a project's own module, and not of its demonstration, interface or tests.
  private static func isOwn(_ file: String, of folder: String) -> Bool {
    let part = part(of: file, in: folder)
    if ProjectFiles.isFolder(folder + "/Sources") { return part == "Sources" }
    return !notOwn.contains(part) && !part.hasSuffix("Tests") && file.hasPrefix(folder + "/")
  }

  /// The folders of a project that are not its module's.
  private static let notOwn: Set<String> = [
    "Demo", "Example", "Interface", "Interfaces", "Testing", "Tests", "UITests",
  ]

  /// Returns whether a project's own sources have the entry of an application.
  private static func hasEntry(_ sources: [String], in folder: String, of all: [String]) -> Bool {
    sources.contains { file in
      guard isOwn(file, of: folder),
        !all.contains(where: { $0.hasPrefix(folder + "/") && file.hasPrefix($0 + "/") }),
        let text = ProjectFiles.text(file)
      else { return false }
      return text.split(whereSeparator: \.isNewline).contains {
        $0.hasPrefix("@main") || $0.hasPrefix("@UIApplicationMain")
      }
    }
  }

  /// Returns whether a source is a manifest, or helps those.
  private static func isManifest(_ path: String) -> Bool {
    guard let text = ProjectFiles.text(path) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("import ProjectDescription") }
  }
}
