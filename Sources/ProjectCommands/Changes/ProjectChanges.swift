import Foundation
import ProjectReader
import TinamouCLI

/// The screens of a project that may look otherwise than at a revision.
///
/// A screen is affected where a source or document that it may depend on, or a picture that one of these names, differs. What else the
/// project is made of affects all: its own file and settings, its property lists, C and Objective-C, models, fonts, texts, data.
struct ProjectChanges {
  private let project: AppProject
  private let baseline: GitBaseline
  /// The files and folders that the project is read from, by their absolute paths.
  private let parts: Set<String>
  /// The folders that these are in.
  private let folders: Set<String>
  /// The files that all screens depend on besides: those of options.
  private let further: [String]
  /// A part that is a link, which another file may have been the target of.
  private let link: String?

  init(_ project: AppProject, baseline: GitBaseline, further: [String]) {
    (self.project, self.baseline, self.further) = (project, baseline, further)
    var parts: Set<String> = []
    for module in project.modules + [project.main] {
      parts.formUnion(module.sources + module.resources + module.dataModels)
      parts.formUnion(module.namedStrings + module.namedAssets)
      parts.formUnion(module.bundles.values.flatMap { $0 } + module.copies.values.flatMap { $0 })
    }
    parts = parts.union(project.specificationFiles).filter { !Sandbox.isAt($0, in: Cache.root) }
    link = parts.sorted().first { ContainedFolder.kind($0) == S_IFLNK }
    self.parts = Set(parts.map(ProjectFiles.real))
    folders = Set(self.parts.map { ($0 as NSString).deletingLastPathComponent })
  }

  /// The endings of files that all screens depend on, wherever they lie in the repository.
  private static let specifications: Set<String> = [
    "pbxproj", "xcconfig", "xcscheme", "xcworkspacedata", "plist", "entitlements", "resolved", "lock",
    "h", "hpp", "c", "m", "mm", "cpp", "modulemap", "pch", "intentdefinition", "xcfilelist",
  ]
  private static let specificationNames: Set<String> = [
    "Package.swift", "Podfile", "Cartfile", "project.yml", "project.yaml", "tinamou.yml",
  ]
  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "gif", "heic", "webp", "pdf", "svg"]
  private static let sets: Set<String> = [
    "imageset", "colorset", "symbolset", "dataset", "launchimage", "textureset", "spriteatlas",
  ]

  /// Returns those of screens that may look otherwise.
  func affected(_ screens: [String], from origins: [String: ScreenOrigin]) throws -> AffectedScreens {
    func all(_ reason: String) -> AffectedScreens { AffectedScreens(Set(screens), reason: reason) }
    let (changed, removed) = try changes()
    if let reason = link.map({ "\(shown($0)) is a link" }) ?? unpinned() { return all(reason) }
    var sources: Set<String> = []
    var resources: Set<ResourceName> = []
    for path in changed.union(removed).sorted() {
      switch kind(of: path) {
      case .source: sources.insert(path)
      case .named(let name): resources.insert(name)
      case .other:
        return all(
          "\(shown(path)) \(changed.contains(path) ? "changed since" : "is gone since") \(baseline.revision)")
      }
    }
    guard !sources.isEmpty || !resources.isEmpty else { return AffectedScreens([]) }
    let (texts, former) = (texts(), try former(sources))
    if let path = sources.first(where: { texts[$0] == nil && former[$0] == nil }) {
      return all("\(shown(path)) cannot be read")
    }
    let graph = ScreenSources(texts: texts, former: former)
    return AffectedScreens(
      Set(
        screens.filter { screen in
          guard let origin = origins[screen] else { return true }
          let dependencies = graph.dependencies(of: origin)
          return dependencies.isAnything || !dependencies.files.isDisjoint(with: sources)
            || resources.contains { graph.mayShow($0, dependencies) }
            || dependencies.isAnyResource && sources.contains { !$0.hasSuffix(".swift") }
        }))
  }

  private func shown(_ path: String) -> String {
    ProjectStrings.shown(
      path.hasPrefix(baseline.top + "/") ? String(path.dropFirst(baseline.top.count + 1)) : path)
  }

  // MARK: Files

  /// Returns the project's files that differ from the revision, and those that it had then.
  private func changes() throws -> (changed: Set<String>, removed: Set<String>) {
    let former = baseline.paths.filter { isPart($0) && !isOutput($0) }
    let present = former.filter { FileManager.default.fileExists(atPath: $0) }
    var files = Set(present)
    for part in parts where !isOutput(part) { files.formUnion(Self.files(at: part)) }
    files.formUnion(Self.specifications(in: ProjectFiles.real(project.root)))
    files.formUnion(further)
    return (
      try baseline.changed(among: files.filter { !isOutput($0) }), Set(former).subtracting(present)
    )
  }

  /// Returns whether a file of the revision is, or was, one of the project's.
  private func isPart(_ path: String) -> Bool {
    if Self.isSpecification(path) || parts.contains(path) { return true }
    // Also in folders that the project has as wholes, and beside its files.
    var folder = (path as NSString).deletingLastPathComponent
    let isFormer = !FileManager.default.fileExists(atPath: path)
    if isFormer, folders.contains(folder) { return true }
    while folder.count > 1 {
      if parts.contains(folder) { return true }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return false
  }

  private static func isSpecification(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return specificationNames.contains(name)
      || specifications.contains((name as NSString).pathExtension.lowercased())
  }

  /// Returns whether a file is one of snapshots, whose changes are seen by themselves.
  private func isOutput(_ path: String) -> Bool {
    let own = path.hasPrefix(baseline.top + "/") ? path.dropFirst(baseline.top.count) : path[...]
    return own.split(separator: "/").contains {
      $0 == "__Snapshots__" || $0 == ".build" || $0 == "DerivedData"
    }
  }

  /// Returns a file, or the files in a folder.
  private static func files(at path: String) -> [String] {
    guard ProjectFiles.isFolder(path), let all = FileManager.default.enumerator(atPath: path) else {
      return [path]
    }
    return all.compactMap { $0 as? String }.map { "\(path)/\($0)" }.filter { !ProjectFiles.isFolder($0) }
  }

  /// Returns the files in a project's folder that it may be specified by, which git need not know.
  private static func specifications(in root: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: root) else { return [] }
    var result: [String] = []
    while let path = all.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || ["DerivedData", "__Snapshots__", "node_modules"].contains(name) {
        all.skipDescendants()
      } else if isSpecification(path) {
        result.append("\(root)/\(path)")
      }
    }
    return result
  }

  private enum Kind {
    /// A Swift source or a document.
    case source
    /// A picture, or a set of a catalog.
    case named(ResourceName)
    /// Something that all screens may depend on.
    case other
  }

  private func kind(of path: String) -> Kind {
    if Self.isSpecification(path), !path.contains(".xcassets/") { return .other }
    let ending = (path as NSString).pathExtension.lowercased()
    if ["swift", "storyboard", "xib"].contains(ending) { return .source }
    let set = path.split(separator: "/").last {
      Self.sets.contains(($0 as NSString).pathExtension)
    }
    if let set, path.contains(".xcassets/") {
      let name = ResourceName(String(set))
      return name.text == "AccentColor" ? .other : .named(name)
    }
    return Self.pictures.contains(ending) && !path.contains(".xcassets/")
      ? .named(ResourceName(path)) : .other
  }

  private func texts() -> [String: String] {
    var result: [String: String] = [:]
    for part in parts {
      for path in Self.files(at: part) {
        guard case .source = kind(of: path),
          let text = project.scope.reading({
            ProjectFiles.text(path, limit: ProjectFiles.longestDocument)
          })
        else { continue }
        result[path] = text
      }
    }
    return result
  }

  private func former(_ sources: Set<String>) throws -> [String: String] {
    try baseline.contents(of: sources).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the reason why fetched packages may be others than at the revision; `nil` if none are fetched, or a file pins them.
  private func unpinned() -> String? {
    let fetched = project.modules.first { module in
      module.sources.contains { Sandbox.isAt($0, in: Cache.root) }
    }
    guard let fetched else { return nil }
    let isPinned = baseline.paths.contains {
      ($0 as NSString).lastPathComponent == "Package.resolved" && FileManager.default.fileExists(atPath: $0)
    }
    return isPinned
      ? nil : "no Package.resolved of the repository says which version of \(fetched.name) it had"
  }
}
