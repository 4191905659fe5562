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
    let isOfCall = ["incorrect argument label", "missing argument", "extra argument", "no exact matches"]
      .contains {
        message.hasPrefix($0)
      }
    return isOfCall && line.contains(where: functions.contains)
  }

  /// Returns whether an error is about a value whose type no header here declares.
  func isVague(_ message: String, line: [String]) -> Bool {
    ErrorSorter.quoted(message).contains { ["Any", "Any?", "Any!"].contains($0) }
      && line.contains(where: vague.contains)
  }
}

extension BuildPlan {
  /// The declarations of all modules that are made of headers of Objective-C.
  var headerNames: HeaderNames {
    HeaderNames(modules.compactMap { $0.generatedSources[ObjectiveCTarget.fileName] })
  }
}
