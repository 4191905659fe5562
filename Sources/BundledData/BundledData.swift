import Foundation

/// The JSON files that come with a module.
///
/// ```swift
/// extension BundledData {
///   static let fonts = BundledData("Typesetting", Bundle.module, directory: "Fonts")
/// }
/// let table = BundledData.fonts.read("SystemFont", as: Table.self)
/// ```
///
/// A file that is missing or damaged is a broken installation, which nothing can go on without: the program stops and
/// names the file and what is wrong with it.
package struct BundledData: Sendable {
  private let directory: URL

  /// - Parameters:
  ///   - module: the module's name.
  ///   - bundle: the bundle that the package manager makes for the module, for where the folder is nowhere else.
  ///   - directory: where the files are in its resources.
  package init(_ module: String, _ bundle: @autoclosure () -> Bundle, directory: String = "") {
    let resources = ResourceFolder.url(of: module, otherwise: bundle())
    self.directory =
      directory.isEmpty ? resources : resources.appendingPathComponent(directory, isDirectory: true)
  }

  /// Reads a file.
  ///
  /// - Parameter name: its name without the ending, with the directory that it is in.
  package func read<Value: Decodable>(_ name: String, as type: Value.Type) -> Value {
    let url = directory.appendingPathComponent(name + ".json")
    do {
      return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    } catch {
      fatalError("The package's resources are missing or damaged: \(url.path): \(error)")
    }
  }

  /// The names of the files in a directory without their ending, sorted.
  package func names(in name: String) -> [String] {
    let path = directory.appendingPathComponent(name).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }
}
