/// A handle to a constraint of a solver, created by `add(_:constant:relation:priority:breakRank:)` of
/// ``Solver``.
public struct Constraint: Hashable, Sendable {
  var index: Int32
  var generation: UInt32
  var owner: UInt32

  @inline(__always)
  init(index: Int32, generation: UInt32, owner: UInt32) {
    self.index = index
    self.generation = generation
    self.owner = owner
  }
}
