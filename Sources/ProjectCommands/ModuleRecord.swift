import Foundation
import ProjectReader

/// The cached result of a module's last build: where nothing that it is made of has changed, neither the
/// adapter nor the compiler is asked.
struct ModuleRecord: Codable {
  /// Of all that the module is made of, its sources aside.
  var key: String
  /// The state of its sources, and a fingerprint of what is in them: files that were checked out anew are the same.
  var sources: String
  var contents: String
  /// Why it could not be built and was left out; nil where it was built.
  var failure: String?
  /// The adapted files.
  var paths: [String] = []
  /// The user's files by the adapted ones.
  var originals: [String: String] = [:]
  var previews: [AdapterProcess.Preview] = []
  var delegate: String?
  var testCases: [AdapterProcess.TestCase] = []
  var overridable: [AdapterProcess.ExtensionMethod] = []
  var leftOut: [AdapterProcess.Finding] = []
  var untranslated: [AdapterProcess.Finding] = []
  /// The declarations that are for versions of iOS newer than the deployment target.
  var newerDeclarations: [String: String]?
  /// The uses of API that is newer than the deployment target and that did not end the build.
  var newerUses: [AdapterProcess.Availability.Use]?
  /// Names that the executable's entry leaves out.
  var missingNames: [String] = []
  /// A fingerprint of the module's interface.
  var interface = ""
  /// The bodies of its files, once they were counted.
  var bodies: [AdapterProcess.BodyCount]?

  init(key: String, sources: String, contents: String) {
    (self.key, self.sources, self.contents) = (key, sources, contents)
  }

  static func read(_ path: String) -> ModuleRecord? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try Cache.write(String(decoding: try encoder.encode(self), as: UTF8.self), to: path)
  }
}

/// The state of files by what the system says of them, without reading them: a file that is written anew is another one.
enum FileStates {
  static func stamp(of paths: [String]) -> String {
    fingerprint(
      paths.map { path in
        var status = stat()
        guard stat(path, &status) == 0 else { return path }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ino)"
      })
  }

  /// A fingerprint of what is in files.
  static func contents(of paths: [String]) -> String {
    fingerprint(paths.map { path in path + " " + (ProjectFiles.data(path).map({ fingerprint($0) }) ?? "") })
  }
}

/// The imports of a project's files, kept for as long as they are the same.
struct ImportRecord: Codable {
  private var key: String
  /// The imports of each module's files.
  private(set) var modules: [Set<String>]
  /// Modules that others bring along.
  private(set) var broughtAlong: [String]

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
    let key = fingerprint([vocabulary] + modules.map { FileStates.stamp(of: $0.sources) })
    if let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(Self.self, from: data), record.key == key,
      record.modules.count == modules.count
    {
      return record
    }
    let record = ImportRecord(
      key: key, modules: modules.map { Set(Imports.of($0.sources)) },
      broughtAlong: Imports.broughtAlong(modules.flatMap(\.sources)))
    try Cache.write(String(decoding: try JSONEncoder().encode(record), as: UTF8.self), to: path)
    return record
  }
}
