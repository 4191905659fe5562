/// A constraint problem, as described by a text file.
struct Problem {
  struct Constraint {
    var constant: Double
    var priority: Float
    /// 0 is equal, 1 is at most, 2 is at least.
    var relation: Int8
    var firstTerm: Int32
    var termCount: Int32
  }
  struct Term {
    var coefficient: Double
    var variable: Int32
  }
  /// The constraints of an intrinsic size.
  struct Leaf {
    var widthAtMost: Int32
    var widthAtLeast: Int32
    var heightAtMost: Int32
    var heightAtLeast: Int32
  }
  struct Edit {
    var variable: Int
    var priority: Float
    var value: Double
  }

  var variables = 0
  var constraints: [Constraint] = []
  /// The terms of all constraints, one after the other.
  var terms: [Term] = []
  var leaves: [Leaf] = []
  var edits: [Edit] = []

  init(path: String) throws {
    var reader = try ProblemReader(path)
    defer { reader.close() }
    variables = try reader.count()
    let constraintCount = try reader.count()
    constraints.reserveCapacity(constraintCount)
    for _ in 0..<constraintCount { constraints.append(try reader.constraint(&terms)) }
    leaves = try reader.leaves()
    edits = try reader.edits()
  }

  /// Returns the indices of a number of required constraints from the whole problem.
  func someRequiredConstraints(_ most: Int) -> [Int] {
    let required = constraints.indices.filter { constraints[$0].priority == 1000 }
    let count = min(required.count, most)
    return (0..<count).map { required[required.count / count * $0] }
  }
}
