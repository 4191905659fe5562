/// Determines which of several constraints with the same priority is kept if they cannot all be satisfied and
/// the sum of violations is the same in each case.
public enum TieRule: BitwiseCopyable, Sendable {
  /// The one added later. It takes precedence over constraints with ``earlierIsKept``.
  case laterIsKept
  /// The one added earlier, among those with this rule.
  case earlierIsKept
}
