import ClassMetadata
import Foundation

/// The versions of iOS in which API of UIKit and other frameworks was introduced, from `Availability.tsv`.
struct IntroducedAPI: Sendable {
  /// The versions by module and name, with a dot in between.
  let versions: [String: String]
  /// The older overloads of functions in which what they lack has a default, and their versions, by the functions in `versions`.
  let older: [String: [String: String]]
  /// Stands for the contents.
  let stamp: String

  /// The API that the tool knows.
  static let known = IntroducedAPI(ProjectData.text("Availability"))

  /// Modules that have one name in the file, by their own.
  static let groups: [String: String] = [
    "UIKit": SystemModules.uiKit,
    "Foundation": [
      "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ],
    "Swift": ["_Concurrency", "_StringProcessing"],
  ].reduce(into: [:]) { groups, group in for module in group.value { groups[module] = group.key } }

  /// Reads the lines of the file.
  init(_ text: String) {
    var versions: [String: String] = [:]
    var older: [String: [String: String]] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 6, fields[2].first?.isNumber == true else { continue }
      let name = "\(fields[0]).\(fields[1])"
      versions[name] = String(fields[2])
      for overload in fields[5].split(separator: " ") {
        let parts = overload.split(separator: "=", omittingEmptySubsequences: false)
        older[name, default: [:]][String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
      }
    }
    (self.versions, self.older) = (versions, older)
    stamp = fingerprint([text])
  }

  /// Returns the API that is newer than a version.
  func newer(than target: String) -> [String: String] {
    versions.filter { $0.value.compare(target, options: .numeric) == .orderedDescending }
  }
}
