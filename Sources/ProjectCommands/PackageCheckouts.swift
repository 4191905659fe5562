import Foundation
import ProjectReader
import TinamouCLI

/// The packages that SwiftPM has checked out for a mirrored package, which depends on them.
///
/// Sources that only Apple's compiler takes are adapted where SwiftPM has put them. Their own texts are kept beside, in a folder by
/// the commit, from which they are adapted anew. Packages that say what they do on Linux are left as they are until the compiler
/// rejects them.
@MainActor
final class PackageCheckouts {
  /// A target of a package with sources in Swift.
  struct Target {
    let name: String
    /// The checkout's folder.
    let package: String
    /// The folder of the package's own texts.
    let originals: String
    /// Paths relative to both.
    let files: [String]
    var isAdapted = false

    var sources: [String] { files.map { "\(originals)/\($0)" } }
  }

  private(set) var targets: [Target] = []
  /// Names of all modules that are checked out.
  private(set) var modules: Set<String> = []
  /// The messages about the packages.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - mirror: the mirror's folder, in which SwiftPM's scratch folder is `build`.
  ///   - needed: names of products and targets that the package and those on this machine depend on.
  init(of mirror: String, needed: Set<String>, manifests: ManifestReader) throws {
    let cache = try Cache.contained()
    var packages: [(folder: String, originals: String, manifest: PackageManifest)] = []
    for (name, revision) in Self.checkouts(in: mirror + "/build") {
      let folder = "\(mirror)/build/checkouts/\(name)"
      guard ContainedFolder.kind(folder) == S_IFDIR else { continue }
      let manifest =
        manifests.manifest(in: folder)
        ?? PackageManifest(text: ProjectFiles.text(folder + "/Package.swift") ?? "", folder: folder)
      packages.append((folder, "\(mirror)/originals/\(name)-\(revision)", manifest))
    }
    var products: [String: [String]] = [:]
    for package in packages {
      products.merge(package.manifest.products) { $0 + $1 }
      modules.formUnion(package.manifest.targets.map { ProjectStrings.identifier($0.name) })
    }
    // What is used of the packages, by the names of products and targets.
    var used: Set<String> = []
    var pending = needed.sorted()
    let all = Dictionary(packages.flatMap(\.manifest.targets).map { ($0.name, $0) }) { first, _ in first }
    while let name = pending.popLast() {
      guard used.insert(name).inserted else { continue }
      pending += (products[name] ?? []) + (all[name]?.dependencies ?? [])
    }
    for package in packages {
      for target in package.manifest.targets where used.contains(target.name) {
        switch target.kind {
        case .binary:
          notes.append(
            "\(target.name): is a compiled framework for Apple's platforms and is not here "
              + "(\((package.folder as NSString).lastPathComponent))")
        case .regular, .executable:
          guard
            let directory = PackageReader.directory(
              of: target, in: package.manifest, folder: package.folder)
          else { continue }
          try declare(
            target, of: package.manifest, in: package.folder, originals: package.originals, cache: cache)
          let files = Self.swiftFiles(in: directory, below: package.folder)
          guard !files.isEmpty else { continue }
          if files.contains(where: { $0.hasSuffix("/" + ObjectiveCTarget.fileName) }) {
            notes.append(
              "\(target.name): Objective-C is not built; what its headers show of it to Swift does nothing "
                + "(\((package.folder as NSString).lastPathComponent))")
          }
          try Self.keep(files, of: package.folder, in: package.originals, cache: cache)
          targets.append(
            Target(
              name: target.name, package: package.folder, originals: package.originals, files: files))
        case .test, .system, .plugin, .macro: continue
        }
      }
    }
    for index in targets.indices {
      targets[index].isAdapted =
        ContainedFolder.kind(mark(targets[index])) != nil || Self.isForApple(targets[index].sources)
    }
  }

  /// Puts what the headers of a target in Objective-C declare in the place of its sources.
  private func declare(
    _ target: PackageManifest.Target, of manifest: PackageManifest, in folder: String, originals: String,
    cache: ContainedFolder
  ) throws {
    guard let declared = PackageReader.objectiveC(target, in: manifest, folder: folder) else { return }
    let relative = declared.path.dropFirst(folder.count + 1)
    try Cache.write(declared.declarations, to: "\(originals)/\(relative)")
    for source in declared.sources { try cache.remove(source) }
    try Cache.write(declared.declarations, to: declared.path)
  }

  /// The folders of checkouts and their commits, as SwiftPM writes them down.
  static func checkouts(in scratch: String) -> [(name: String, revision: String)] {
    guard let data = ProjectFiles.data(scratch + "/workspace-state.json", limit: 16 << 20),
      let state = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let list = (state["object"] as? [String: Any])?["dependencies"] as? [[String: Any]]
    else { return [] }
    return list.compactMap { entry in
      let checkout = (entry["state"] as? [String: Any])?["checkoutState"] as? [String: Any]
      guard let name = entry["subpath"] as? String, ProjectStrings.isFileName(name),
        let revision = checkout?["revision"] as? String, ProjectStrings.isCommit(revision)
      else { return nil }
      return (name, revision.lowercased())
    }.sorted { $0.name < $1.name }
  }

  /// The Swift files of a target, relative to the package: regular files in folders that are none of links.
  private static func swiftFiles(in directory: String, below package: String) -> [String] {
    var result: [String] = []
    var pending = [directory]
    while let folder = pending.popLast() {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      where !name.hasPrefix(".") && ProjectStrings.isFileName(name) {
        let path = folder + "/" + name
        switch ContainedFolder.kind(path) {
        case S_IFDIR:
          // A folder in the place of a source in Objective-C has what is declared in place of it.
          if !name.contains(".") || ObjectiveCTarget.kinds.contains((name as NSString).pathExtension) {
            pending.append(path)
          }
        case S_IFREG:
          if name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@swift") {
            result.append(String(path.dropFirst(package.count + 1)))
          }
        default: continue
        }
      }
    }
    return result.sorted()
  }

  /// Keeps the texts of files before they are adapted; what is kept of a commit stays.
  private static func keep(
    _ files: [String], of package: String, in originals: String, cache: ContainedFolder
  ) throws {
    try cache.makeFolder(originals)
    for file in files where ContainedFolder.kind("\(originals)/\(file)") == nil {
      try cache.copy("\(package)/\(file)", to: "\(originals)/\(file)")
    }
  }

  /// Returns whether sources count on Apple's frameworks or their runtime and say nothing of Linux.
  private static func isForApple(_ sources: [String]) -> Bool {
    let imports = Set(Imports.of(sources))
    let frameworks = StandIns.known.union(["UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC"])
    var isForApple = !imports.isDisjoint(with: frameworks)
    for path in sources {
      guard let text = ProjectFiles.text(path, limit: ProjectFiles.longestDocument) else { continue }
      if text.contains("os(Linux)") || text.contains("import Glibc") { return false }
      if text.contains("@objc") || text.contains("#selector") || text.contains("@IB") { isForApple = true }
    }
    return isForApple
  }

  /// Marks the targets of files to be adapted that are not yet.
  ///
  /// - Returns: whether there are any.
  func adaptTargets(of paths: [String]) throws -> Bool {
    var isChanged = false
    for index in targets.indices where !targets[index].isAdapted {
      let own = Set(targets[index].files.map { "\(targets[index].package)/\($0)" })
      guard paths.contains(where: own.contains) else { continue }
      targets[index].isAdapted = true
      try Cache.write("", to: mark(targets[index]))
      isChanged = true
    }
    return isChanged
  }

  /// The file by which it is known that a target of this commit is adapted.
  private func mark(_ target: Target) -> String {
    "\(target.originals)/.adapted-\(ProjectStrings.identifier(target.name))"
  }

  /// The path in the checkout of a file that a message of the compiler's names.
  func place(of path: String) -> String? {
    for target in targets {
      for folder in [target.originals, target.package] where path.hasPrefix(folder + "/") {
        let relative = String(path.dropFirst(folder.count + 1))
        if target.files.contains(relative) { return "\(target.package)/\(relative)" }
      }
    }
    return nil
  }
}
