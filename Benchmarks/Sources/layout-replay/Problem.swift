import Glibc

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
  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  var variables = 0
  var constraints: [Constraint] = []
  /// The terms of all constraints, one after the other.
  var terms: [Term] = []
  var leaves: [Leaf] = []
  var edits: [Edit] = []

  init(path: String) throws {
    let text = try Problem.read(path)
    defer { text.deallocate() }
    var position = UnsafeMutablePointer(text)
    func number() throws -> Double {
      var end: UnsafeMutablePointer<CChar>?
      let value = strtod(position, &end)
      guard let end, end != position else { throw Malformed(description: "\(path): a number is missing") }
      position = end
      return value
    }
    func count() throws -> Int { Int(try number()) }
    func index() throws -> Int32 { Int32(try number()) }
    variables = try count()
    let constraintCount = try count()
    constraints.reserveCapacity(constraintCount)
    for _ in 0..<constraintCount {
      let priority = Float(try number())
      let relation = Int8(try number())
      let constant = try number()
      let termCount = try count()
      constraints.append(
        Constraint(
          constant: constant, priority: priority, relation: relation, firstTerm: Int32(terms.count),
          termCount: Int32(termCount)))
      for _ in 0..<termCount {
        let variable = try index()
        terms.append(Term(coefficient: try number(), variable: variable))
      }
    }
    for _ in 0..<(try count()) {
      leaves.append(
        Leaf(
          widthAtMost: try index(), widthAtLeast: try index(), heightAtMost: try index(),
          heightAtLeast: try index()))
    }
    for _ in 0..<(try count()) {
      edits.append(Edit(variable: try count(), priority: Float(try number()), value: try number()))
    }
  }

  /// Returns the indices of a number of required constraints from the whole problem.
  func someRequiredConstraints(_ most: Int) -> [Int] {
    let required = constraints.indices.filter { constraints[$0].priority == 1000 }
    let count = min(required.count, most)
    return (0..<count).map { required[required.count / count * $0] }
  }

  /// Returns the file's bytes with a terminating zero, to be deallocated by the caller. Does not use
  /// Foundation, so that the process contains little but the solver when its memory is measured.
  private static func read(_ path: String) throws -> UnsafeMutablePointer<CChar> {
    guard let file = fopen(path, "r") else { throw Malformed(description: "\(path): cannot be read") }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = max(0, ftell(file))
    rewind(file)
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: size + 1)
    let count = fread(bytes, 1, size, file)
    bytes[count] = 0
    return bytes
  }
}
