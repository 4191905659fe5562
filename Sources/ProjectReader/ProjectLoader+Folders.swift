import Foundation

extension ProjectLoader {
  /// Returns the paths of the projects in a folder: the folder itself if it has a project, a specification or a package, or else the
  /// projects at most two levels below, or else the folder for its Swift sources.
  public static func projects(in folder: String) -> [String] {
    let names = ProjectFiles.names(in: folder)
    let isOwn =
      names.contains { $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }
      || XcodeGenSpecification.file(in: folder) != nil
    if isOwn { return [folder] }
    var below: [String] = []
    for path in xcodeFiles(at: folder) {
      // A workspace stands for the projects beside it.
      let place = (path as NSString).deletingLastPathComponent
      if !below.contains(place) { below.append(place) }
    }
    if !below.isEmpty { return below.sorted() }
    let hasSources = FolderContents.files(in: folder, skippingTests: true).contains { $0.hasSuffix(".swift") }
    return hasSources ? [folder] : []
  }

  /// Returns the names in a folder. Beside a specification of XcodeGen, workspaces and projects that it will generate do not count, of which
  /// repositories keep shared schemes and the versions of packages alone.
  static func namesOfProjects(in folder: String) -> [String] {
    let names = ProjectFiles.names(in: folder)
    guard XcodeGenSpecification.file(in: folder) != nil else { return names }
    let contents = ["xcworkspace": "contents.xcworkspacedata", "xcodeproj": "project.pbxproj"]
    return names.filter { name in
      contents[(name as NSString).pathExtension].map { ProjectFiles.exists("\(folder)/\(name)/\($0)") }
        ?? true
    }
  }

  /// Returns the folder of the only project, or else of the only one with an application for iOS, below a folder without one, as in
  /// repositories that keep it in a folder of its own; `nil` if there is none.
  package static func projectBelow(_ folder: String) throws -> String? {
    let all = projects(in: folder).filter { $0 != folder }
    // A workspace may be above its projects, and a project above those of its submodules.
    let found = all.filter { place in !all.contains { place.hasPrefix($0 + "/") } }
    guard !found.isEmpty else { return nil }
    let applications = found.filter { place in
      xcodeFiles(at: place).contains { !$0.hasSuffix(".xcworkspace") && hasPhoneApplication($0) }
    }
    let places = applications.isEmpty ? found : applications
    let names = places.map { ProjectStrings.shown(String($0.dropFirst(folder.count + 1))) }
    guard places.count == 1 else {
      let shown = names.prefix(10).joined(separator: ", ") + (names.count > 10 ? ", ..." : "")
      throw ProjectError(
        "\(folder): has no project of its own, but \(names.count) below; name one of them: \(shown)")
    }
    ReadingReport.note("\(folder): has no project of its own; the one in \(names[0]) is used")
    return places[0]
  }

  /// Reads a folder of Swift sources, as one module, and of packages in it.
  static func loadFolder(_ folder: String, _ packages: (any PackageSource)?) throws -> AppProject {
    let manifests = try TuistManifests(in: folder)
    let folder = manifests?.folder ?? folder
    let files = FolderContents.files(in: folder, skippingTests: true)
    let local = FolderContents.localPackages(in: folder)
    let sources = files.filter { file in
      file.hasSuffix(".swift") && manifests?.contains(file) != true
        && !local.contains { file.hasPrefix($0 + "/") }
    }
    guard !sources.isEmpty else {
      throw ProjectError(
        "\(folder): has no .xcworkspace, .xcodeproj, project.yml or Package.swift, and no Swift files")
    }
    let name = (folder as NSString).lastPathComponent
    var main = AppProject.Module(name: ProjectStrings.identifier(name), sources: sources)
    main.dataModels = files.filter(FolderContents.isDataModel)
    main.resources = files.filter {
      !FolderContents.isSource($0) && !FolderContents.isDataModel($0) && !$0.hasSuffix("Info.plist")
        && manifests?.contains($0) != true
    }
    if manifests != nil {
      main.namedAssets = main.resources.filter { $0.hasSuffix(".xcassets") }
      main.generatedSources = TuistResources(of: main, place: nil).sources
    }
    var result = AppProject(name: name, root: manifests?.root ?? folder, main: main)
    if let plist = files.first(where: { ($0 as NSString).lastPathComponent == "Info.plist" }),
      let list = propertyList(plist),
      case .dictionary(let values)? = InfoValue(
        list, settings: BuildSettings(["PRODUCT_MODULE_NAME": main.name]))
    {
      result.info = values
    }
    result.info = complete(result.info, name: name)
    guard manifests != nil || !local.isEmpty else { return result }
    let candidates = Candidates(
      modules: manifests?.modules ?? [], directory: manifests?.dependencies ?? folder, further: local,
      remote: manifests?.packages ?? [], packages: packages)
    var known: Set<String> = [main.name]
    result.modules = needed(by: result.main, candidates: candidates, known: &known)
    result.main.dependencies = result.modules.map(\.name)
    noteMissing(in: &result, of: [], candidates)
    return result
  }
}
