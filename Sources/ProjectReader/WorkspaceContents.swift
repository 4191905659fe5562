import Foundation

/// The projects and other files that an Xcode workspace refers to, read from its `contents.xcworkspacedata`.
struct WorkspaceContents {
  /// The paths of projects, in order, each once.
  private(set) var projects: [String] = []
  /// The paths of other files and folders, such as packages, in order, each once.
  private(set) var others: [String] = []

  /// Reads references from a text. Those of a group are relative to its folder, if it has one.
  ///
  /// - Parameter folder: The folder of the workspace.
  init(_ text: String, in folder: String) {
    var groups = [folder]
    var seen: Set<String> = []
    for part in text.split(separator: "<").dropFirst() {
      let tag = part.prefix { $0 != ">" }
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
      if tag.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      guard name == "Group" || name == "FileRef" else { continue }
      let place = Self.location(in: tag).map { Self.path($0, group: groups[groups.count - 1], folder) }
      if name == "Group" {
        if !tag.hasSuffix("/") { groups.append(place ?? groups[groups.count - 1]) }
      } else if let place, seen.insert(place).inserted {
        if place.hasSuffix(".xcodeproj") { projects.append(place) } else { others.append(place) }
      }
    }
  }

  /// Returns the value of a tag's attribute `location`.
  private static func location(in tag: Substring) -> String? {
    guard let start = tag.range(of: "location"), let open = tag[start.upperBound...].firstIndex(of: "\""),
      tag[start.upperBound..<open].allSatisfy({ $0.isWhitespace || $0 == "=" })
    else { return nil }
    let value = tag[tag.index(after: open)...].prefix { $0 != "\"" }
    return ["&quot;": "\"", "&apos;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&"]
      .sorted { $0.key > $1.key }
      .reduce(String(value)) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }

  /// Returns the path of a location: `group:` is relative to the group, `container:` to the workspace's folder, `absolute:` to nothing.
  private static func path(_ location: String, group: String, _ folder: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts.last ?? "")
    switch parts.count > 1 ? parts[0] : "group" {
    case "absolute": return XcodeProject.standardized(path)
    case "container": return XcodeProject.standardized(folder + "/" + path)
    default: return XcodeProject.standardized(group + "/" + path)
    }
  }
}
