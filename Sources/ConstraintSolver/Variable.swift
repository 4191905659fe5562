/// A number that a solver determines. ``Solver/addVariable(place:)`` creates it.
public struct Variable: Hashable, Sendable {
  private var slot: Int32
  var generation: UInt16
  var owner: UInt32

  /// The index among the variables of the solver: dense, starting at 0, and reused after a removal.
  @inline(__always)
  public var index: Int { Int(slot) }

  @inline(__always)
  init(index: Int, generation: UInt16, owner: UInt32) {
    slot = Int32(truncatingIfNeeded: index)
    self.generation = generation
    self.owner = owner
  }
}
