/// A number that a solver determines. ``Solver/addVariable(place:)`` creates it.
public struct Variable: Hashable, Sendable {
  /// The index among the variables of the solver: dense, starting at 0, and reused after a removal.
  public internal(set) var index: Int
  var generation: UInt32
  var owner: UInt32

  @inline(__always)
  init(index: Int, generation: UInt32, owner: UInt32) {
    self.index = index
    self.generation = generation
    self.owner = owner
  }
}
