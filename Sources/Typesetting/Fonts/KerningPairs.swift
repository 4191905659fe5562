import Foundation

/// The kerning of character pairs, for a font that another one replaces, or as a correction of the bundled
/// fonts' kerning. Equality is identity: a font has one such object.
///
/// The characters are printable ASCII; Latin letters with accents have the kerning of their base letters.
public final class KerningPairs: Hashable, Sendable {
  private static let count = Int(LatinPairs.last - LatinPairs.first) + 1
  private static let none = UInt8.max
  private static let lastLetter: UInt16 = 0x17F

  /// The indices of characters up to U+017F in ASCII, starting at the space.
  private static let places: [UInt8] = (0...lastLetter).map { unit in
    var unit = unit
    if unit >= 0xC0 {
      let parts = String(utf16CodeUnits: [unit], count: 1).decomposedStringWithCanonicalMapping.utf16
      unit = parts.count > 1 ? parts.first ?? unit : unit
    }
    return LatinPairs.covers(unit) ? UInt8(unit - LatinPairs.first) : none
  }

  /// The indices of rows in `values`, by the index of the first character.
  private let rows: [UInt8]
  /// The kerning in ems, by the index of the second character.
  private let values: [Float]

  /// Creates pairs.
  ///
  /// - Parameter pairs: The kerning in ems, by the first and the second UTF-16 unit.
  public init(_ pairs: [UInt16: [UInt16: Double]]) {
    var rows = [UInt8](repeating: KerningPairs.none, count: KerningPairs.count)
    var values: [Float] = []
    for (first, row) in pairs where LatinPairs.covers(first) && !row.isEmpty {
      rows[Int(first - LatinPairs.first)] = UInt8(values.count / KerningPairs.count)
      var all = [Float](repeating: 0, count: KerningPairs.count)
      for (second, value) in row where LatinPairs.covers(second) {
        all[Int(second - LatinPairs.first)] = Float(value)
      }
      values += all
    }
    self.rows = rows
    self.values = values
  }

  /// Creates pairs from a table.
  ///
  /// - Parameters:
  ///   - table: The kerning in font units by pairs of characters; other keys are ignored.
  ///   - unitsPerEm: The number of font units per em.
  public convenience init(_ table: [String: Double], unitsPerEm: Double) {
    var pairs: [UInt16: [UInt16: Double]] = [:]
    for (pair, width) in table {
      let units = Array(pair.utf16)
      if units.count == 2 { pairs[units[0], default: [:]][units[1]] = width / unitsPerEm }
    }
    self.init(pairs)
  }

  /// Returns the kerning in ems between two characters of ASCII, by their indices starting at the space.
  @inline(__always)
  func between(place: Int, nextPlace: Int) -> Double {
    let row = rows[place]
    return row == KerningPairs.none ? 0 : Double(values[Int(row) * KerningPairs.count + nextPlace])
  }

  /// Returns the kerning in ems between two characters.
  func between(_ first: UInt16, _ second: UInt16) -> Double {
    guard first <= KerningPairs.lastLetter, second <= KerningPairs.lastLetter else { return 0 }
    let (place, next) = (KerningPairs.places[Int(first)], KerningPairs.places[Int(second)])
    guard place != KerningPairs.none, next != KerningPairs.none else { return 0 }
    return between(place: Int(place), nextPlace: Int(next))
  }

  /// Returns whether both are the same object.
  public static func == (lhs: KerningPairs, rhs: KerningPairs) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
