import Foundation

/// The JSON files of a module.
///
/// ```swift
/// extension BundledData {
///   static let fonts = BundledData("Typesetting", Bundle.module, directory: "Fonts")
/// }
/// let table = BundledData.fonts.read("SystemFont", as: Table.self)
/// ```
///
/// A missing or malformed file is a broken installation: the program stops with a message that contains the
/// file and the reason.
package struct BundledData: Sendable {
  private let directory: URL

  /// Creates the files of a module.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - bundle: The bundle that the package manager creates for the module, if the folder is not elsewhere.
  ///   - directory: The directory of the files in the module's resources.
  package init(_ module: String, _ bundle: @autoclosure () -> Bundle, directory: String = "") {
    let resources = ResourceFolder.url(of: module, otherwise: bundle())
    self.directory =
      directory.isEmpty ? resources : resources.appendingPathComponent(directory, isDirectory: true)
  }

  /// Reads a file.
  ///
  /// - Parameter name: The name without extension, including its directory.
  package func read<Value: Decodable>(_ name: String, as type: Value.Type) -> Value {
    let url = directory.appendingPathComponent(name + ".json")
    do {
      return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    } catch {
      fatalError("The package's resources are missing or damaged: \(url.path): \(error)")
    }
  }

  /// Returns the names of the files in a directory without extension, sorted.
  package func names(in name: String) -> [String] {
    let path = directory.appendingPathComponent(name).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }
}
