import SourceScanner

/// The bodies of the functions, initializers, subscripts and accessors of a source.
struct FunctionBodies {
  /// The braces of a function.
  struct Body: Equatable {
    /// The keyword, with the name if it has one: "func draw", "init".
    var name: String
    /// The line of the keyword, from 1.
    var line: Int
    /// The number of its lines of code, also of those of functions in it: with a comment or nothing alone,
    /// with a literal in square brackets that is outside of closures, or with a further line of a string, a
    /// line is not counted.
    var codeLines = 0
    /// The last counted line.
    fileprivate var lastLine = 0
  }

  private enum Bracket: Equatable {
    case round, square, curly
    /// The braces of the body at an index.
    case body(Int)
  }

  /// A declaration whose body has not begun.
  private struct Declaration {
    var name: String
    /// The number of brackets around it.
    var depth: Int
    var line: Int
    var isVariable: Bool
  }

  private static let keywords: Set<String> = ["func", "init", "subscript", "deinit", "var"]

  private(set) var bodies: [Body] = []
  /// A Boolean value that indicates whether each bracket has its counterpart.
  private(set) var isBalanced = true

  private var open: [Bracket] = []
  private var declaration: Declaration?

  init(in text: SourceText) {
    // The part before that is no comment, and its last line.
    var last = ""
    var lastLine = 1
    for token in text.tokens where token.kind != .comment {
      // A variable without accessors.
      if token.lines.lowerBound > lastLine { endVariable() }
      lastLine = token.lines.upperBound
      count(token.lines.lowerBound)
      if token.kind == .literal {
        last = "\""
      } else {
        let word = text.text(of: token)
        read(word, after: last, line: token.lines.lowerBound)
        last = word
      }
    }
    isBalanced = isBalanced && open.isEmpty
  }

  /// Counts a line of code for all open bodies.
  private mutating func count(_ line: Int) {
    guard open.last(where: { $0 != .round }) != .square else { return }
    for case .body(let index) in open where bodies[index].lastLine < line {
      bodies[index].codeLines += 1
      bodies[index].lastLine = line
    }
  }

  private mutating func read(_ word: String, after last: String, line: Int) {
    switch word {
    case "(": open.append(.round)
    case "[": open.append(.square)
    case "{": openBrace()
    case ")": close { $0 == .round }
    case "]": close { $0 == .square }
    case "}":
      close {
        switch $0 {
        case .curly, .body: true
        case .round, .square: false
        }
      }
    case _ where Self.keywords.contains(word) && last != ".":
      declaration = Declaration(name: word, depth: open.count, line: line, isVariable: word == "var")
    case _ where last == "func" || last == "var": declaration?.name = "\(last) \(word)"
    case "=": endVariable()
    default: break
    }
  }

  private mutating func openBrace() {
    guard let declared = declaration, declared.depth == open.count else { return open.append(.curly) }
    bodies.append(Body(name: declared.name, line: declared.line))
    open.append(.body(bodies.count - 1))
    declaration = nil
  }

  private mutating func close(_ matches: (Bracket) -> Bool) {
    if let last = open.last, matches(last) { open.removeLast() } else { isBalanced = false }
    if let declared = declaration, declared.depth > open.count { declaration = nil }
  }

  /// Forgets a variable that is declared here and has no accessors.
  private mutating func endVariable() {
    if let declared = declaration, declared.isVariable, declared.depth == open.count { declaration = nil }
  }
}
