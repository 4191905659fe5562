import ConstraintSolver

/// The state of `exerciseAmbiguityInLayout()` for an item: constraints weaker than all others that pull it
/// toward another position and size, so that they affect only ambiguous values.
struct LayoutExercise {
  struct Bias {
    let terms: [Term]
    let constant: Double
    let priority: Priority
    var handle: Constraint?
  }

  let item: LayoutItem
  /// The number of times the item was exercised.
  var step = 0
  var biases: [Bias] = []
}
