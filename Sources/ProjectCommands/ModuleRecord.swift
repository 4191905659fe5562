import Foundation

/// The cached result of a module's last build: where nothing that it is made of has changed, neither the
/// adapter nor the compiler is asked.
struct ModuleRecord: Sendable, Codable {
  /// Of all that the module is made of, its sources aside.
  var key: String
  /// The state of its sources, and a fingerprint of what is in them: files that were checked out anew are the same.
  var sources: String
  var contents: String
  /// A Boolean value that indicates whether any code of the module might be left out.
  var mayLeaveOut: Bool
  /// Why it could not be built and was left out; nil where it was built.
  var failure: String?
  /// The result; nil where it was left out.
  var result: ModuleResult?

  /// Returns whether a module of which code may be left out, or may not, would be built the same.
  func isValid(mayLeaveOut: Bool) -> Bool {
    mayLeaveOut == self.mayLeaveOut
      || result.map { $0.leftOut.isEmpty && $0.problems?.isEmpty != false } == true
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
