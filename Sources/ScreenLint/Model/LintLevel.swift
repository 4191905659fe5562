/// The seriousness of a finding.
public enum LintLevel: String, Codable, CaseIterable, Comparable, Hashable, Sendable {
  /// A hint that is worth a look.
  case note
  /// A defect for some users, or one that cannot be decided from the layout alone.
  case warning
  /// A defect that users see.
  case error

  /// Orders levels from the least serious to the most serious one.
  public static func < (first: LintLevel, second: LintLevel) -> Bool { first.rank < second.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
