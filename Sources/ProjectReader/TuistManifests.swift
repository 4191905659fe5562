import Foundation

/// The manifests of Tuist in a folder: Swift programs that describe projects, which are not run. The sources beside the only project are
/// one module, with the packages of `Tuist/Package.swift`; several projects are an error, which says how Xcode's are made of them.
struct TuistManifests {
  /// The folder of the project.
  let folder: String
  private let files: Set<String>

  /// Finds the manifests in a folder; `nil` if there are none.
  init?(in folder: String) throws(ProjectError) {
    let sources = FolderContents.files(in: folder, skippingTests: true).filter { $0.hasSuffix(".swift") }
    let named = sources.filter { Self.name($0) == "Project.swift" || Self.name($0) == "Workspace.swift" }
    guard named.contains(where: Self.isManifest) else { return nil }
    let manifests = sources.filter(Self.isManifest)
    let projects = manifests.filter { Self.name($0) == "Project.swift" }
    let advice = "`tuist generate --no-open` on a Mac makes projects of it, which are read"
    guard projects.count == 1, let project = projects.first else {
      throw ProjectError(
        "\(folder): \(projects.count) projects of Tuist, whose manifests are programs and are not run; \(advice)"
      )
    }
    ReadingReport.note(
      "\(project): a manifest of Tuist, which is not run; the sources beside it are one module; \(advice)")
    self.folder = (project as NSString).deletingLastPathComponent
    files = Set(manifests)
  }

  /// The folder of the manifest that names packages.
  var dependencies: String { folder + "/Tuist" }

  /// Returns whether a source is one of the manifests, or names their packages.
  func contains(_ file: String) -> Bool { files.contains(file) || file == dependencies + "/Package.swift" }

  private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }

  /// Returns whether a source is a manifest, or helps those.
  private static func isManifest(_ path: String) -> Bool {
    guard let text = ProjectFiles.text(path) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("import ProjectDescription") }
  }
}
