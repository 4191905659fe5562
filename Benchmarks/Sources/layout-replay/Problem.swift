import Foundation

/// A constraint problem as a text file gives it.
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
    guard let text = FileManager.default.contents(atPath: path).map({ String(decoding: $0, as: UTF8.self) })
    else { throw Malformed(description: "\(path): cannot be read") }
    var words = text.split(whereSeparator: \.isWhitespace).makeIterator()
    func number() throws -> Double {
      guard let word = words.next(), let value = Double(word) else {
        throw Malformed(description: "\(path): a number is missing")
      }
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
}
