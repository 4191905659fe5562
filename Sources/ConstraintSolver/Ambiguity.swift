/// A direction in which variables can move together without breaking or worsening any constraint.
public struct Ambiguity: Sendable {
  /// The variables that move, in order of creation.
  public internal(set) var variables: [Variable]
  /// The distance by which each of them moves when the first one moves by 1.
  public let direction: [Double]
}
