import Foundation

/// The cached result of a module's last build: where nothing that it is made of has changed, neither the
/// adapter nor the compiler is asked.
struct ModuleRecord: Sendable, Codable {
  /// Of all that the module is made of, its sources aside.
  var key: String
  /// The state of its sources, and a fingerprint of what is in them: files that were checked out anew are the same.
  var sources: String
  var contents: String
  /// Why it could not be built and was left out; nil where it was built.
  var failure: String?
  /// The result; nil where it was left out.
  var result: ModuleResult?

  static func read(_ path: String) -> ModuleRecord? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try Cache.write(String(decoding: try encoder.encode(self), as: UTF8.self), to: path)
  }
}
