import Glibc

/// Reads a problem's file from its beginning to its end, without keeping it. Does not use Foundation, so that the process
/// contains little but the solver when its memory is measured.
struct ProblemReader {
  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  private let path: String
  private let file: UnsafeMutablePointer<FILE>
  private var word: [CChar] = []

  init(_ path: String) throws {
    guard let file = fopen(path, "r") else { throw Malformed(description: "\(path): cannot be read") }
    self.path = path
    self.file = file
  }

  func close() { fclose(file) }

  private mutating func number() throws -> Double {
    word.removeAll(keepingCapacity: true)
    var character = getc_unlocked(file)
    while character == 32 || character == 10 { character = getc_unlocked(file) }
    while character > 32 {
      word.append(CChar(truncatingIfNeeded: character))
      character = getc_unlocked(file)
    }
    guard !word.isEmpty else { throw Malformed(description: "\(path): a number is missing") }
    word.append(0)
    var end: UnsafeMutablePointer<CChar>?
    let (value, isWhole) = word.withUnsafeMutableBufferPointer {
      let value = strtod($0.baseAddress!, &end)
      return (value, end == $0.baseAddress! + $0.count - 1)
    }
    guard isWhole else {
      let text = String(decoding: word.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      throw Malformed(description: "\(path): \(text) is not a number")
    }
    return value
  }

  mutating func count() throws -> Int { Int(try number()) }
  private mutating func index() throws -> Int32 { Int32(try number()) }

  /// Reads a constraint, whose terms are appended to those that are known.
  mutating func constraint(_ terms: inout [Problem.Term]) throws -> Problem.Constraint {
    let priority = Float(try number())
    let relation = Int8(try number())
    let constant = try number()
    let termCount = try index()
    let firstTerm = Int32(terms.count)
    for _ in 0..<termCount {
      let variable = try index()
      terms.append(Problem.Term(coefficient: try number(), variable: variable))
    }
    return Problem.Constraint(
      constant: constant, priority: priority, relation: relation, firstTerm: firstTerm, termCount: termCount)
  }

  mutating func leaves() throws -> [Problem.Leaf] {
    let count = try count()
    var leaves: [Problem.Leaf] = []
    leaves.reserveCapacity(count)
    for _ in 0..<count {
      leaves.append(
        Problem.Leaf(
          widthAtMost: try index(), widthAtLeast: try index(), heightAtMost: try index(),
          heightAtLeast: try index()))
    }
    return leaves
  }

  mutating func edits() throws -> [Problem.Edit] {
    var edits: [Problem.Edit] = []
    for _ in 0..<(try count()) {
      edits.append(
        Problem.Edit(variable: try count(), priority: Float(try number()), value: try number()))
    }
    return edits
  }
}
