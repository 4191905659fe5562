import BundledData
import ForkSafeLocks
import Foundation
import Typesetting

/// The metrics of free fonts that applications include, from `NamedFonts.json`.
///
/// Interface Builder lays out documents with the fonts of their application. Documents that name a font whose
/// file is not registered use its line heights and advances, drawn with the glyphs of a stand-in. A running
/// program gets no such font by name, as on a device without it.
final class NamedFonts: Sendable {
  private struct File: Decodable {
    struct Family: Decodable {
      let unitsPerEm: Double
      let faces: [String: Face]
    }

    package let characters: String
    let families: [Family]
    let advances: [String]
    let kernings: [String]
  }

  private struct Face: Decodable {
    package let ascender: Double
    package let descender: Double
    let capHeight: Double?
    let xHeight: Double?
    /// The index in the file's advances.
    let advances: Int
    /// The index in the file's kernings; `nil` for a font without kerning.
    let kerning: Int?
  }

  /// The metrics of a font.
  package struct Metrics: Sendable {
    package let imitated: ImitatedMetrics
    let isMonospaced: Bool
  }

  private let faces: [String: (face: Face, unitsPerEm: Double)]
  private let characters: [UInt16]
  private let advances: [String]
  private let kernings: [String]
  /// The metrics requested so far, so that equal requests for a font have identical advances.
  private let known = Mutex<[String: Metrics]>([:])

  /// The bundled metrics, read when a document first names a missing font.
  package static let bundled = NamedFonts(BundledData.uiKitValues.read("NamedFonts", as: File.self))

  private init(_ file: File) {
    var faces: [String: (face: Face, unitsPerEm: Double)] = [:]
    for family in file.families {
      for (name, face) in family.faces { faces[name] = (face, family.unitsPerEm) }
    }
    self.faces = faces
    characters = Array(file.characters.utf16)
    advances = file.advances
    kernings = file.kernings
  }

  /// Returns the stand-in for a font with a PostScript name; `nil` if its metrics are unknown.
  ///
  /// - Parameter size: The size, in points.
  package func standIn(for name: String, size: CGFloat) -> FontRequest? {
    guard let metrics = metrics(of: name) else { return nil }
    let style = name.split(separator: "-").dropFirst().joined(separator: "-")
    var request = FontRequest(
      family: .system(metrics.isMonospaced ? .monospaced : .standard), weight: KnownFontNames.weight(style),
      isItalic: style.contains("Italic") || style.hasSuffix("It"), size: Double(size))
    request.imitated = metrics.imitated
    return request
  }

  /// Returns the metrics of a font with a PostScript name; `nil` if they are unknown.
  package func metrics(of name: String) -> Metrics? {
    guard let (face, unitsPerEm) = faces[name] else { return nil }
    if let metrics = known.withLock({ $0[name] }) { return metrics }
    let widths = advances[face.advances]
    let metrics = Metrics(
      imitated: ImitatedMetrics(
        ascender: face.ascender / unitsPerEm, descender: face.descender / unitsPerEm,
        capHeight: face.capHeight.map { $0 / unitsPerEm }, xHeight: face.xHeight.map { $0 / unitsPerEm },
        advances: ImitatedAdvances(byCharacter(widths, unitsPerEm: unitsPerEm)),
        // A font without kerning has none; the kerning of its stand-in is not used.
        kerning: KerningPairs(face.kerning.map { NamedFonts.pairs(kernings[$0]) } ?? [:])),
      isMonospaced: Double(widths) != nil)
    // If another thread was faster, its advances are used.
    return known.withLock { known in
      if let faster = known[name] { return faster }
      known[name] = metrics
      return metrics
    }
  }

  /// Returns the advances of a row, in ems: those of the file's characters, then others, "280 - 560|ìí=250".
  private func byCharacter(_ row: String, unitsPerEm: Double) -> [UInt16: Double] {
    if let all = Double(row) {
      return Dictionary(uniqueKeysWithValues: characters.map { ($0, all / unitsPerEm) })
    }
    var widths: [UInt16: Double] = [:]
    let parts = row.split(separator: "|")
    for (character, width) in zip(characters, parts[0].split(separator: " ")) {
      widths[character] = Double(width).map { $0 / unitsPerEm }
    }
    for part in parts.dropFirst() {
      NamedFonts.forEach(in: part) { widths[$0] = $1 / unitsPerEm }
    }
    return widths
  }

  /// Returns the kerning pairs of rows, in ems: the first characters, then values by second character,
  /// "AL|TY=-50|v=-20+F|.=-100".
  private static func pairs(_ rows: String) -> [UInt16: [UInt16: Double]] {
    var pairs: [UInt16: [UInt16: Double]] = [:]
    for row in rows.split(separator: "+") {
      let parts = row.split(separator: "|")
      var values: [UInt16: Double] = [:]
      for part in parts.dropFirst() { forEach(in: part) { values[$0] = $1 / 1000 } }
      for first in parts[0].utf16 { pairs[first] = values }
    }
    return pairs
  }

  /// Calls `body` for the characters of "abc=250".
  private static func forEach(in part: Substring, _ body: (UInt16, Double) -> Void) {
    guard let equals = part.lastIndex(of: "="), let value = Double(part[part.index(after: equals)...])
    else { return }
    for character in part[..<equals].utf16 { body(character, value) }
  }
}
