import Foundation
import ProjectReader

/// The names that declarations made of Objective-C headers have. They stand for headers that are not compiled, so that what does not
/// compile with them may be right on Apple's platforms.
struct HeaderNames {
  /// Names of classes, protocols, structures, enumerations and aliases.
  private(set) var types: Set<String> = []
  /// Names of functions and methods.
  private(set) var functions: Set<String> = []
  /// Names of members whose type is not known.
  private(set) var vague: Set<String> = []
  /// Classes that inherit from one that no header here declares.
  private(set) var openTypes: Set<String> = []

  /// - Parameter texts: the declarations, a line each.
  init(_ texts: [String] = []) {
    var superclasses: [String: String] = [:]
    for text in texts {
      var type = ""
      for line in text.split(separator: "\n") {
        // The body says where the declaration is from.
        let head = String(line.prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces)
        let words = ErrorSorter.words(head)
        let isVague = [": Any", ": Any?", ": Any!", "-> Any", "-> Any?", "-> Any!"].contains(
          where: head.hasSuffix)
        if line.contains(ObjectiveCTarget.unknownSuperclass) { openTypes.insert(type) }
        for (keyword, name) in zip(words, words.dropFirst()) {
          switch keyword {
          case "class" where !["func", "var"].contains(name), "protocol", "struct", "enum", "typealias":
            types.insert(name)
            type = name
          case "func": functions.insert(name)
          default: break
          }
          if isVague, ["func", "var"].contains(keyword) { vague.insert(name) }
        }
        if line.hasPrefix("@objc("), let mark = words.firstIndex(of: "class"), words.count > mark + 2 {
          superclasses[words[mark + 1]] = words[mark + 2]
        }
      }
    }
    for type in superclasses.keys {
      var ancestor = superclasses[type]
      var depth = 0
      while let name = ancestor, depth < 100 {
        if openTypes.contains(name) { openTypes.insert(type) }
        ancestor = superclasses[name]
        depth += 1
      }
    }
  }

  /// Returns whether an error is about a declaration of a header.
  ///
  /// - Parameter line: the words of the line that it is in.
  func explain(_ message: String, line: [String]) -> Bool {
    let quoted = ErrorSorter.quoted(message).flatMap(ErrorSorter.words)
    if quoted.contains(where: types.contains) || line.contains(where: types.contains) { return true }
    return ErrorSorter.isOfCall(message) && line.contains(where: functions.contains)
  }

  /// Returns whether an error is about a value whose type no header here declares.
  func isVague(_ message: String, line: [String]) -> Bool {
    ErrorSorter.quoted(message).contains { ["Any", "Any?", "Any!"].contains($0) }
      && line.contains(where: vague.contains)
  }
}

extension BuildPlan {
  /// The names of sources that the project lists and that are not there, by the files of their modules.
  var absentSources: [String: Set<String>] {
    let lacking = modules.filter { !$0.absentSources.isEmpty }
    let pairs = lacking.flatMap { module in module.sources.map { ($0, Set(module.absentSources)) } }
    return Dictionary(pairs) { $0.union($1) }
  }

  /// Returns the sources of modules that see a module which is not here, since a file of theirs or of a module that they are compiled
  /// against imports it.
  ///
  /// - Parameter missing: the imported modules that are not here, by the files.
  func filesBesideMissing(_ missing: [String: Set<String>]) -> Set<String> {
    let lacking = Set(
      modules.filter { module in module.sources.contains { missing[$0]?.isEmpty == false } }.map(\.name))
    guard !lacking.isEmpty else { return [] }
    return Set(
      modules.filter { lacking.contains($0.name) || !compiledAgainst($0).isDisjoint(with: lacking) }
        .flatMap(\.sources))
  }

  /// Returns the modules that the bridging header of a module shows to its files and that are not here.
  ///
  /// - Parameter present: the modules that are here, the project's own aside.
  func missingBridgedModules(of module: Module, present: Set<String>) -> Set<String> {
    let own = Set(modules.map(\.name))
    return Set(module.bridgedModules).subtracting(own).subtracting(present)
      .filter { !AppProject.isFolderOfTheSystem($0) }
  }

  /// Adds the modules that bridging headers show and that are not here to those that files import.
  ///
  /// - Returns: what is said of them.
  func addMissingBridgedModules(to missing: inout [String: Set<String>], present: Set<String>) -> [String] {
    modules.compactMap { module in
      let bridged = missingBridgedModules(of: module, present: present)
      guard !bridged.isEmpty else { return nil }
      for path in module.sources { missing[path, default: []].formUnion(bridged) }
      let names = ProjectDiagnosis.listed(bridged.sorted())
      return "\(module.name): its bridging header imports headers of \(names), which "
        + "\(bridged.count == 1 ? "is" : "are") not here"
    }
  }

  /// The declarations of all modules that are made of headers of Objective-C.
  var headerNames: HeaderNames {
    HeaderNames(modules.compactMap { $0.generatedSources[ObjectiveCTarget.fileName] })
  }
}
