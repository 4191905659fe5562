import Foundation

/// Where the resources of a module are.
///
/// The folder `tinamou_MODULE.resources` is looked for beside the executable, as builds leave it, then in
/// `../share/tinamou`, as `scripts/install` does. Without it nothing works: the program says so and ends with status 70.
package enum ResourceFolder {
  /// - Parameters:
  ///   - module: The module's name.
  ///   - otherwise: The bundle that the package manager makes for the module; not asked on Linux.
  package static func url(of module: String, otherwise: @autoclosure () -> Bundle) -> URL {
    let name = "tinamou_\(module).resources"
    for folder in folders {
      let url = folder.appendingPathComponent(name, isDirectory: true)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    let places = folders.map(\.path).joined(separator: " nor in ")
    #if os(Linux)
      // The package manager's bundle would name places of the machine that built the program, or use them unasked.
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
