import BundledData
import Foundation

/// The data files of this module.
enum ProjectData {
  /// Returns the text of a table of the folder `Data`.
  static func text(_ name: String) -> String { contents("\(name).tsv") }

  /// Returns the text of a file that a team begins with.
  static func template(_ name: String) -> String { contents("Templates/\(name)") }

  private static func contents(_ name: String) -> String {
    let folder = ResourceFolder.url(of: "ProjectCommands", otherwise: Bundle.module)
    let path = folder.appendingPathComponent("Data/\(name)").path
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      fatalError("The package's resources are missing or damaged: \(path)")
    }
    return text
  }
}
