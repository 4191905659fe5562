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
