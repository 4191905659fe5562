/// Which constraint is kept of several with the same priority that cannot all hold, where the sum of violations is the same
/// whichever it is.
public enum TieRule: BitwiseCopyable, Sendable {
  /// The one added later; it is kept before any that says ``earlierIsKept``.
  case laterIsKept
  /// The one added earlier, of those that say so too.
  case earlierIsKept
}
