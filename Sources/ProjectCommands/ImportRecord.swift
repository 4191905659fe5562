import Foundation
import ProjectReader

/// The imports of a project's files, kept for as long as they are the same.
struct ImportRecord: Codable {
  private var key: String
  /// The imports of each module's files.
  private(set) var modules: [Set<String>]
  /// Modules that others bring along.
  private(set) var broughtAlong: [String]

  /// - Parameter key: stands for the files.
  init(key: String = "", modules: [Set<String>], broughtAlong: [String] = []) {
    (self.key, self.modules, self.broughtAlong) = (key, modules, broughtAlong)
  }

  /// The imports of all files.
  var all: Set<String> { modules.reduce(into: []) { $0.formUnion($1) } }

  /// Reads the files, if they are not the ones that the record is of, or were searched for other names.
  ///
  /// - Parameters:
  ///   - path: the record's path in the cache.
  ///   - vocabulary: the names that are searched for.
  static func of(
    _ modules: [AppProject.Module], at path: String, vocabulary: String = Imports.vocabulary
  ) throws -> ImportRecord {
    let key = fingerprint(
      [vocabulary]
        + modules.map { FileStates.stamp(of: $0.sources) + $0.accessorImports.joined(separator: " ") })
    if let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(Self.self, from: data), record.key == key,
      record.modules.count == modules.count
    {
      return record
    }
    let record = ImportRecord(
      key: key, modules: modules.map { Set(Imports.of($0.sources) + $0.accessorImports) },
      broughtAlong: Imports.broughtAlong(modules.flatMap(\.sources)))
    try Cache.write(String(decoding: try JSONEncoder().encode(record), as: UTF8.self), to: path)
    return record
  }
}
