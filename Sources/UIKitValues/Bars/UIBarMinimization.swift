/// The way in which a navigation bar becomes smaller while content scrolls, as in iOS 27.
public struct UIBarMinimization: Hashable, Sendable {
  /// The condition under which a bar becomes smaller.
  public enum MinimizationBehavior: Int, Sendable {
    /// Determined by the system.
    case automatic
    /// Never.
    case never
    /// While content scrolls down.
    case onScrollDown
    /// While content scrolls up.
    case onScrollUp
  }

  /// The condition under which a smaller bar returns to its size.
  public enum RestorationBehavior: Int, Sendable {
    /// Determined by the system.
    case automatic
    /// While content scrolls in the other direction.
    case onScroll
    /// At the edge of the content.
    case atScrollEdge
  }

  /// The way in which the safe area follows the size of the bar.
  public enum SafeAreaAdjustment: Int, Sendable {
    /// Determined by the system.
    case automatic
    /// The safe area follows the bar.
    case enabled
    /// The safe area remains that of the whole bar.
    case disabled
  }

  /// Stored only: the way in which the safe area follows the bar, which keeps its size here.
  public var safeAreaAdjustment = SafeAreaAdjustment.automatic
  /// Stored only: the condition under which the bar returns to its size, which it keeps here.
  public var restorationBehavior = RestorationBehavior.automatic
  /// Stored only: the condition under which the bar becomes smaller, which it never does here.
  public var minimizationBehavior = MinimizationBehavior.automatic

  /// Creates the behavior of the system.
  public init() {}
}
