import Foundation

/// A compiled framework for Apple's platforms: a module of what its headers in Objective-C show to Swift, which does nothing here.
enum CompiledFramework {
  /// Returns the module of a framework, or of one that has variants for several platforms; `nil` where no headers are.
  static func module(_ path: String) -> AppProject.Module? {
    let all =
      switch (path as NSString).pathExtension {
      case "framework": [path]
      case "xcframework": variants(path)
      default: [String]()
      }
    guard let framework = all.first(where: { ProjectFiles.isFolder($0 + "/Headers") }) else { return nil }
    let name = ((framework as NSString).lastPathComponent as NSString).deletingPathExtension
    // A framework in Swift has an interface instead, and in its header what Objective-C sees of it.
    guard !ProjectFiles.isFolder("\(framework)/Modules/\(name).swiftmodule") else { return nil }
    let folder = framework + "/Headers"
    var module = AppProject.Module(name: ProjectStrings.identifier(name), sources: [])
    module.declare(FolderContents.files(in: folder).filter { $0.hasSuffix(".h") }, in: folder)
    module.isLibrary = true
    return module.isBuilt ? module : nil
  }

  /// The note about a framework whose headers are read.
  static func note(_ path: String) -> String {
    "\(path): is compiled for Apple's platforms; what its headers show of it to Swift does nothing"
  }

  /// The frameworks for iOS in one with variants.
  private static func variants(_ path: String) -> [String] {
    ProjectFiles.names(in: path).sorted().filter { $0.hasPrefix("ios-") && !$0.contains("maccatalyst") }
      .flatMap { variant in
        ProjectFiles.names(in: "\(path)/\(variant)").sorted().filter { $0.hasSuffix(".framework") }
          .map { "\(path)/\(variant)/\($0)" }
      }
  }
}
