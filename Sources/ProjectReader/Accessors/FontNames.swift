import Foundation

/// The names of a font in a file, from the table `name` of TrueType and OpenType; of a collection, those of its first font.
///
/// A file without such a table has the names that its own name tells: `Inter-SemiBold.otf` is the style SemiBold of Inter.
struct FontNames {
  let postScript: String
  let family: String
  let style: String

  /// The extensions of fonts.
  static let kinds: Set<String> = ["otf", "ttf", "ttc"]

  static func isFont(_ path: String) -> Bool {
    kinds.contains((path as NSString).pathExtension.lowercased())
  }

  init(_ path: String) {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let cut = stem.lastIndex(of: "-")
    let names = ProjectFiles.data(path).map { Self.names(in: [UInt8]($0)) } ?? [:]
    postScript = names[6] ?? stem
    // The typographic family and style, where the older names have a family for each four styles.
    family = names[16] ?? names[1] ?? cut.map { String(stem[..<$0]) } ?? stem
    style =
      names[17] ?? names[2] ?? cut.map { String(stem[stem.index(after: $0)...]) } ?? "Regular"
  }

  /// Returns the names of a file by their numbers in OpenType's specification.
  private static func names(in bytes: [UInt8]) -> [Int: String] {
    func number(_ at: Int, _ size: Int) -> Int? {
      guard at >= 0, at + size <= bytes.count else { return nil }
      return bytes[at..<at + size].reduce(0) { $0 << 8 | Int($1) }
    }
    var start = 0
    if bytes.starts(with: "ttcf".utf8) { start = number(12, 4) ?? 0 }
    guard let tables = number(start + 4, 2), tables < 200 else { return [:] }
    for table in 0..<tables {
      let record = start + 12 + table * 16
      guard record + 16 <= bytes.count, bytes[record..<record + 4].elementsEqual("name".utf8),
        let place = number(record + 8, 4), let count = number(place + 2, 2),
        let storage = number(place + 4, 2)
      else { continue }
      var found: [Int: String] = [:]
      for index in 0..<min(count, 2000) {
        let entry = place + 6 + index * 12
        guard let platform = number(entry, 2), let language = number(entry + 4, 2),
          let id = number(entry + 6, 2), [1, 2, 6, 16, 17].contains(id),
          let length = number(entry + 8, 2), let offset = number(entry + 10, 2),
          place + storage + offset + length <= bytes.count
        else { continue }
        let text = bytes[(place + storage + offset)..<(place + storage + offset + length)]
        // English: Windows' names in UTF-16, or else the Macintosh's.
        if platform == 3, language == 0x409 {
          found[id] = String(bytes: text, encoding: .utf16BigEndian)
        } else if platform == 1, language == 0, found[id] == nil {
          found[id] = String(bytes: text, encoding: .macOSRoman)
        }
      }
      return found.filter { !$0.value.isEmpty }
    }
    return [:]
  }
}
