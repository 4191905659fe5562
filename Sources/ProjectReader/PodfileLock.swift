import Foundation

/// A `Podfile.lock`: the pods of a project, and where those come from that no index of CocoaPods' names.
struct PodfileLock {
  /// The place of a pod.
  enum Place: Equatable {
    /// A repository, and what of it.
    case repository(RemotePackage)
    /// A folder, as it is written.
    case folder(String)
  }

  /// The names of all pods, their parts (`Name/Part`) aside, in order.
  private(set) var names: [String] = []
  /// The names of the parts of pods that are used, as in `Name/Part`, by the pods' names.
  private(set) var parts: [String: Set<String>] = [:]
  /// Places by names, of pods that have them.
  private(set) var places: [String: Place] = [:]

  /// Reads the text of a lock file: sections, in them names, in these keys with values, by their indentation.
  init(_ text: String) {
    var section = ""
    var name = ""
    var values: [String: [String: [String: String]]] = [:]
    var seen: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let depth = line.prefix { $0 == " " }.count
      let words = line.trimmingCharacters(in: .whitespaces)
      if depth == 0 {
        section = words.hasSuffix(":") ? String(words.dropLast()) : ""
      } else if section == "PODS", depth == 2, words.hasPrefix("- ") {
        // A pod with dependencies: `- "NSObject+Rx/Core (5.2)":`.
        let entry = words.hasSuffix(":") ? words.dropLast() : words[...]
        let words = Self.unquoted(String(entry.dropFirst(2)))
        let full = words.prefix { $0 != " " && $0 != "/" }
        let part = words.dropFirst(full.count).prefix { $0 != " " }.dropFirst()
        if !part.isEmpty { parts[String(full), default: []].insert(String(part)) }
        if !full.isEmpty, seen.insert(String(full)).inserted { names.append(String(full)) }
      } else if depth == 2, words.hasSuffix(":") {
        name = String(Self.unquoted(String(words.dropLast())).prefix { $0 != "/" })
      } else if depth == 4, words.hasPrefix(":"), let mark = words.range(of: ": ") {
        let key = String(words[..<mark.lowerBound].dropFirst())
        values[section, default: [:]][name, default: [:]][key] = Self.unquoted(
          String(words[mark.upperBound...]))
      }
    }
    for name in names {
      // What was checked out says the commit; what the Podfile says may be a branch.
      let external = values["EXTERNAL SOURCES"]?[name] ?? [:]
      let checkout = values["CHECKOUT OPTIONS"]?[name] ?? [:]
      if let path = external["path"] {
        places[name] = .folder(path)
      } else if let address = checkout["git"] ?? external["git"],
        address.utf8.count <= RemotePackage.longestAddress
      {
        let requirement: RemotePackage.Requirement =
          if let commit = checkout["commit"] ?? external["commit"] {
            .revision(commit)
          } else if let reference = checkout["tag"] ?? external["tag"] ?? external["branch"] {
            .branch(reference)
          } else {
            .branch("HEAD")
          }
        places[name] = .repository(RemotePackage(address: address, requirement: requirement))
      }
    }
  }

  private static func unquoted(_ text: String) -> String {
    for mark in ["\"", "'"] where text.count > 1 && text.hasPrefix(mark) && text.hasSuffix(mark) {
      return String(text.dropFirst().dropLast())
    }
    return text
  }

  /// The lock file of a project's pods, if there is one.
  static func read(near directory: String) -> PodfileLock? {
    ProjectFiles.text(directory + "/Podfile.lock").map { PodfileLock($0) }
  }
}
