import Foundation
import ProjectReader

/// A package and those that it names by their paths, and they by theirs.
@MainActor
struct LocalPackages {
  /// The declarations of their manifests, by their folders.
  private(set) var manifests: [String: PackageManifest] = [:]
  /// The folder that has all of them.
  let root: String
  /// The folders of those that lie in none of the others.
  let tops: [String]

  /// The files that these packages may read.
  private let scope: ReadingScope

  private static let most = 200

  /// Throws where one may not be read by the first, or is Tinamou itself.
  init(of folder: String, scope: ReadingScope, manifests reader: ManifestReader) throws {
    self.scope = scope
    var pending = [folder]
    while let package = pending.popLast() {
      guard manifests[package] == nil else { continue }
      guard manifests.count < Self.most else {
        throw BuildError(
          "\(folder): depends on more than \(Self.most) packages by their paths", status: .usage)
      }
      let manifest =
        scope.reading { reader.manifest(in: package) }
        ?? PackageManifest(
          text: scope.reading { ProjectFiles.text(package + "/Package.swift") } ?? "", folder: package)
      manifests[package] = manifest
      if manifest.usesTinamou {
        throw BuildError(
          "\(package): depends on Tinamou itself, and \(folder) does not; name it in \(folder)/Package.swift, too",
          status: .usage)
      }
      for path in manifest.localPackages {
        guard ContainedFolder.kind(path + "/Package.swift") == S_IFREG else {
          throw BuildError(
            "\(package): depends on a package at \(ProjectStrings.shown(path)), where there is none")
        }
        if let refusal = scope.refusal(of: path) {
          throw BuildError(
            "\(package): depends on the package at \(ProjectStrings.shown(path)), which is not read: it \(refusal.rawValue)"
          )
        }
        pending.append(path)
      }
    }
    let all = manifests.keys.sorted()
    tops = all.filter { one in !all.contains { $0 != one && Sandbox.isAt(one, in: $0) } }
    var common = (tops.first ?? folder).split(separator: "/")
    for top in tops { common = zip(common, top.split(separator: "/")).prefix { $0 == $1 }.map(\.0) }
    root = "/" + common.joined(separator: "/")
  }

  /// The targets in Objective-C, in order.
  var objectiveC: [ObjectiveCTarget] {
    scope.reading {
      manifests.keys.sorted().flatMap { folder in
        (manifests[folder]?.targets ?? []).compactMap { target in
          manifests[folder].flatMap { PackageReader.objectiveC(target, in: $0, folder: folder) }
        }
      }
    }
  }

  /// The folder of a target of tests in Swift of the package in a folder, in which all files are sources.
  func tests(in folder: String) -> String? {
    guard let manifest = manifests[folder] else { return nil }
    for target in manifest.targets where target.kind == .test && target.sources == nil {
      guard let place = PackageReader.directory(of: target, in: manifest, folder: folder),
        PackageReader.objectiveC(target, in: manifest, folder: folder) == nil
      else { continue }
      return place
    }
    return nil
  }
}
