import Glibc

/// A constraint problem, as described by a text file.
struct Problem {
  struct Constraint {
    var priority: Float
    /// 0 is equal, 1 is at most, 2 is at least.
    var relation: Int
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
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
  /// The constraints of an intrinsic size: width at most, at least, height at most, at least.
  var leaves: [[Int]] = []
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
    variables = try count()
    for _ in 0..<(try count()) {
      var constraint = Constraint(
        priority: Float(try number()), relation: try count(), constant: try number(), terms: [])
      for _ in 0..<(try count()) { constraint.terms.append((try count(), try number())) }
      constraints.append(constraint)
    }
    for _ in 0..<(try count()) { leaves.append([try count(), try count(), try count(), try count()]) }
    for _ in 0..<(try count()) {
      edits.append(Edit(variable: try count(), priority: Float(try number()), value: try number()))
    }
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
