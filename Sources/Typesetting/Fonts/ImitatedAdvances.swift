import Foundation

/// The advances of a font that another one replaces. Equality is identity: a font has one such object.
public final class ImitatedAdvances: Hashable, Sendable {
  /// The advances in ems, by UTF-16 unit.
  let byCharacter: [UInt16: Double]

  /// Creates advances.
  ///
  /// - Parameter byCharacter: The advances in ems, by UTF-16 unit. Latin letters with accents have those of
  ///   their base letters.
  public init(_ byCharacter: [UInt16: Double]) {
    var all = byCharacter
    for unit in UInt16(0xC0)...0x17F where all[unit] == nil {
      let parts = String(utf16CodeUnits: [unit], count: 1).decomposedStringWithCanonicalMapping.utf16
      if parts.count > 1, let letter = parts.first { all[unit] = byCharacter[letter] }
    }
    all[0xA0] = all[0xA0] ?? byCharacter[0x20]
    self.byCharacter = all
  }

  /// Returns whether both are the same object.
  public static func == (lhs: ImitatedAdvances, rhs: ImitatedAdvances) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
