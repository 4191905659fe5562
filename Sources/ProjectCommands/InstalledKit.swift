import Foundation

/// The description of an installation: `lib/tinamou/kit.json`, written when all else is there.
struct InstalledKit: Codable {
  static let record = "kit.json"

  var version: String
  /// The commit of the sources.
  var commit: String?
  /// The compiler that made the modules, which no other version can read.
  var compiler: String
  /// The folder of its toolchain, where it was.
  var toolchain: String
  /// The name of the package by which its modules see each other's declarations.
  var package: String?
  /// A fingerprint of the modules.
  var stamp: String

  static func read(from folder: String) throws -> InstalledKit {
    let path = "\(folder)/\(record)"
    guard let data = FileManager.default.contents(atPath: path),
      let kit = try? JSONDecoder().decode(Self.self, from: data)
    else { throw BuildError("\(path): is damaged; install Tinamou again", status: .internalError) }
    return kit
  }
}
