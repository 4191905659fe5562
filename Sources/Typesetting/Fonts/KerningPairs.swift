import Foundation

/// What is added between two characters, for a font that another one stands in for, or where the bundled fonts' own
/// kerning is wrong. Equality is identity: a font has one such object.
///
/// The characters are printable ASCII; Latin letters with accents have the kerning of their letters.
public final class KerningPairs: Hashable, Sendable {
  private static let count = Int(LatinPairs.last - LatinPairs.first) + 1
  private static let none = UInt8.max
  private static let lastLetter: UInt16 = 0x17F

  /// The place in ASCII, from the space on, of characters up to U+017F.
  private static let places: [UInt8] = (0...lastLetter).map { unit in
    var unit = unit
    if unit >= 0xC0 {
      let parts = String(utf16CodeUnits: [unit], count: 1).decomposedStringWithCanonicalMapping.utf16
      unit = parts.count > 1 ? parts.first ?? unit : unit
    }
    return LatinPairs.covers(unit) ? UInt8(unit - LatinPairs.first) : none
  }

  /// By the place of the first character: that of its row among `values`.
  private let rows: [UInt8]
  /// In ems, by the place of the second character.
  private let values: [Float]

  /// - Parameter pairs: ems, by the first and the second character in UTF-16.
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

  /// - Parameters:
  ///   - table: units by pairs of characters; what is no pair is left out.
  ///   - unitsPerEm: how many units make an em.
  public convenience init(_ table: [String: Double], unitsPerEm: Double) {
    var pairs: [UInt16: [UInt16: Double]] = [:]
    for (pair, width) in table {
      let units = Array(pair.utf16)
      if units.count == 2 { pairs[units[0], default: [:]][units[1]] = width / unitsPerEm }
    }
    self.init(pairs)
  }

  /// Ems between two characters of ASCII, by their places from the space on.
  @inline(__always)
  func between(place: Int, nextPlace: Int) -> Double {
    let row = rows[place]
    return row == KerningPairs.none ? 0 : Double(values[Int(row) * KerningPairs.count + nextPlace])
  }

  /// Ems between two characters.
  func between(_ first: UInt16, _ second: UInt16) -> Double {
    guard first <= KerningPairs.lastLetter, second <= KerningPairs.lastLetter else { return 0 }
    let (place, next) = (KerningPairs.places[Int(first)], KerningPairs.places[Int(second)])
    guard place != KerningPairs.none, next != KerningPairs.none else { return 0 }
    return between(place: Int(place), nextPlace: Int(next))
  }

  /// Whether both are one object.
  public static func == (lhs: KerningPairs, rhs: KerningPairs) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
