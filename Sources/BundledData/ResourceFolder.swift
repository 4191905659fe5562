import Foundation

/// The location of modules' resources.
///
/// The folder `tinamou_MODULE.resources` is searched for beside the executable, where builds put it, then in
/// `../share/tinamou`, where `scripts/install` does. If there is none, the program exits with a message and
/// status 70.
package enum ResourceFolder {
  /// Returns the folder of a module's resources.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - otherwise: The bundle that the package manager creates for the module; not used on Linux.
  package static func url(of module: String, otherwise: @autoclosure () -> Bundle) -> URL {
    let name = "tinamou_\(module).resources"
    for folder in folders {
      let url = folder.appendingPathComponent(name, isDirectory: true)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    let places = folders.map(\.path).joined(separator: " nor in ")
    #if os(Linux)
      // The package manager's bundle would refer to paths of the machine that built the program.
      let message =
        "error: \(name) is neither in \(places): copy it beside the program, or use scripts/install\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(70)
    #else
      guard let resources = otherwise().resourceURL else {
        fatalError("\(name) is neither in \(places) nor in a bundle")
      }
      return resources
    #endif
  }

  private static let folders: [URL] = {
    #if os(Linux)
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let folder = program.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return [
      folder, folder.deletingLastPathComponent().appendingPathComponent("share/tinamou", isDirectory: true),
    ]
  }()
}
