import Foundation

/// The result of a module that was built. What other modules and the executable are made of is in it.
struct ModuleResult: Sendable, Codable {
  /// The result of clang.
  struct Clang: Sendable, Codable, Equatable {
    var objects: [String] = []
    /// Arguments of the Swift compiler for modules that see the headers.
    var importing: [String] = []
    var hasCPlusPlus = false
  }

  let name: String
  /// The adapted files, with those that were made.
  var paths: [String] = []
  /// The user's files by the adapted ones.
  var originals: [String: String] = [:]
  /// The objects of the adapted files.
  var objects: [String] = []
  var previews: [AdapterProcess.Preview] = []
  var delegate: String?
  var testCases: [AdapterProcess.TestCase] = []
  /// Methods that the module gives classes of others by extensions, and that may be overridden.
  var overridable: [AdapterProcess.ExtensionMethod] = []
  /// The protocols of Objective-C's that the module declares, as the adapter says them to other modules.
  var protocols: String?
  /// The code that was left out.
  var leftOut: [AdapterProcess.Finding] = []
  /// The errors because of which it was left out.
  var problems: [FoundProblem]?
  /// The code that the adapter could not translate.
  var untranslated: [AdapterProcess.Finding] = []
  /// The declarations that are for versions of iOS newer than the deployment target.
  var newerDeclarations: [String: String]?
  /// The uses of API that is newer than the deployment target and that did not end the build.
  var newerUses: [AdapterProcess.Availability.Use]?
  /// Names that the executable's entry leaves out.
  var missingNames: [String] = []
  /// A fingerprint of the interface; empty for modules that are not imported.
  var interface = ""
  var clang = Clang()
  /// A Boolean value that indicates whether its C was left out, with what Swift would see of it.
  var lacksHeaders: Bool?
  /// The bodies of its files, once they were counted.
  var bodies: [AdapterProcess.BodyCount]?

  init(name: String) { self.name = name }

  /// The objects in the order in which they are linked.
  var linked: [String] { objects + clang.objects }

  /// A Boolean value that indicates whether the module would show others the names of one that is not here, which is none of Apple's.
  var reexportsMissing: Bool {
    untranslated.contains { finding in
      guard let module = finding.module, !AppleNames.isModule(module),
        let text = try? String(contentsOfFile: finding.path, encoding: .utf8)
      else { return false }
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines.indices.contains(finding.line - 1) && lines[finding.line - 1].contains("@_exported")
    }
  }
}
