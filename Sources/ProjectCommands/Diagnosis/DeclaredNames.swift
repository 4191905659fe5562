import Foundation

/// Names that sources declare.
enum DeclaredNames {
  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
    "associatedtype", "macro",
  ]

  /// Returns those of some names that files declare, by their keywords alone.
  static func of(_ names: Set<String>, in files: [String]) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var result: Set<String> = []
    for path in files {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      data.withUnsafeBytes { bytes in scan(bytes, for: names, &result) }
    }
    return result
  }

  private static func scan(
    _ bytes: UnsafeRawBufferPointer, for names: Set<String>, _ result: inout Set<String>
  ) {
    func isPart(_ byte: UInt8) -> Bool {
      byte >= 128 || byte == UInt8(ascii: "_")
        || (byte | 32) >= UInt8(ascii: "a") && (byte | 32) <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    // A word of up to ten letters before a blank is looked at as a keyword.
    var former = ""
    var index = 0
    while index < bytes.count {
      guard isPart(bytes[index]) else {
        // A name follows its keyword on the same line; a list of cases goes on after a comma.
        let byte = bytes[index]
        if byte != UInt8(ascii: " "), byte != UInt8(ascii: "`"),
          !(byte == UInt8(ascii: ",") && former == "case")
        {
          former = ""
        }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      // Most words are neither a keyword nor behind one.
      guard index - start <= 14 || keywords.contains(former) else {
        former = ""
        continue
      }
      let word = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
      if keywords.contains(former), names.contains(word) { result.insert(word) }
      if former != "case" || keywords.contains(word) { former = word }
    }
  }
}
