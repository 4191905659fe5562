import BundledData
import Foundation

/// The data files of this module.
enum ProjectData {
  /// Returns the text of a file of the folder `Data`.
  static func text(_ name: String) -> String {
    let folder = ResourceFolder.url(of: "ProjectCommands", otherwise: Bundle.module)
    let path = folder.appendingPathComponent("Data/\(name).tsv").path
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      fatalError("The package's resources are missing or damaged: \(path)")
    }
    return text
  }
}
