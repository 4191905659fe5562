import SourceScanner

/// The dependencies between the files of a module, by names of types: a file depends on another one if its
/// code names a type that the other declares outside of types and functions. Strings are no code, with their
/// interpolations.
struct ModuleGraph {
  /// A dependency on another file.
  struct Need: Equatable {
    /// The index of the other file.
    var file: Int
    /// A type that the other file declares: the first by name.
    var type: String
  }

  /// The number of a module's lines that are in a set of its files.
  struct Share: Equatable {
    var files: Int
    var percent: Int
  }

  private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  let name: String
  let paths: [String]
  /// The numbers of lines of the files.
  let lines: [Int]
  /// The dependencies of each file.
  let needs: [[Need]]

  init(name: String, files: [SourceFile]) {
    self.name = name
    paths = files.map(\.path)
    lines = files.map(\.text.lineBreaks)
    var homes: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      for type in Self.declaredTypes(in: file.text) where homes[type] == nil { homes[type] = index }
    }
    needs = files.enumerated().map { index, file in
      var others: Set<Int> = [index]
      return Self.namedTypes(in: file.text).sorted().compactMap { type in
        guard let home = homes[type], others.insert(home).inserted else { return nil }
        return Need(file: home, type: type)
      }
    }
  }

  /// Returns the types that a source declares outside of types and functions.
  static func declaredTypes(in text: SourceText) -> [String] {
    var depth = 0
    var types: [String] = []
    // The indices of the parts but comments.
    var last: Int?
    for (index, token) in text.tokens.enumerated() where token.kind != .comment {
      defer { last = index }
      switch text.bytes[token.range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      guard depth == 0, token.kind == .word, let last, text.tokens[last].kind == .word,
        kinds.contains(text.text(of: text.tokens[last]))
      else { continue }
      // `import class Foundation.Bundle` declares nothing.
      if last > 0, text.isAt(last - 1, "import") { continue }
      types.append(text.text(of: token).filter { $0 != "`" })
    }
    return types
  }

  /// Returns the words of the code that begin as types do. Names of one letter are those of generic
  /// parameters.
  private static func namedTypes(in text: SourceText) -> Set<String> {
    var names: Set<String> = []
    for token in text.tokens where token.kind == .word && token.range.count > 1 {
      var range = token.range
      if text.bytes[range.lowerBound] == UInt8(ascii: "`") { range = range.dropFirst().dropLast() }
      guard let first = range.first.map({ text.bytes[$0] }) else { continue }
      guard first == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
        continue
      }
      names.insert(String(decoding: text.bytes[range], as: UTF8.self))
    }
    return names
  }

  /// The share of the largest circle of files.
  var circleShare: Share {
    let circle = largestCircle()
    let all = max(lines.reduce(0, +), 1)
    let inside = circle.reduce(0) { $0 + lines[$1] }
    let percent = (100 * Double(inside) / Double(all)).rounded(.toNearestOrEven)
    return Share(files: circle.count, percent: Int(percent))
  }

  /// Returns the files of the largest circle by lines, which depend on each other, directly or not.
  ///
  /// It is a strongly connected component, found by Tarjan's algorithm with a list in place of recursion.
  func largestCircle() -> [Int] {
    var search = CircleSearch(count: paths.count)
    for root in paths.indices where search.number[root] == nil {
      search.enter(root)
      while let (file, next) = search.walk.last {
        if next < needs[file].count {
          search.walk[search.walk.count - 1].next += 1
          search.visit(needs[file][next].file, from: file)
        } else {
          search.leave(file) { circle in
            circle.count > 1 ? circle.reduce(0) { $0 + lines[$1] } : 0
          }
        }
      }
    }
    return search.largest
  }
}

/// The state of Tarjan's algorithm.
private struct CircleSearch {
  /// The order in which files were entered.
  private(set) var number: [Int?]
  /// The smallest number that is reached from each file.
  private var low: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0
  /// The files from the root to the present one, each with the index of the dependency that is followed next.
  var walk: [(file: Int, next: Int)] = []
  private(set) var largest: [Int] = []
  private var size = 0

  init(count: Int) {
    number = Array(repeating: nil, count: count)
    low = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
  }

  mutating func enter(_ file: Int) {
    number[file] = count
    low[file] = count
    count += 1
    open.append(file)
    isOpen[file] = true
    walk.append((file, 0))
  }

  mutating func visit(_ other: Int, from file: Int) {
    if let known = number[other] {
      if isOpen[other] { low[file] = min(low[file], known) }
    } else {
      enter(other)
    }
  }

  /// Leaves a file whose dependencies have been followed; a circle that ends with it is kept if it is larger
  /// than those before.
  mutating func leave(_ file: Int, size sizeOf: ([Int]) -> Int) {
    walk.removeLast()
    if let parent = walk.last?.file { low[parent] = min(low[parent], low[file]) }
    guard low[file] == number[file], let first = open.lastIndex(of: file) else { return }
    let circle = Array(open[first...])
    open.removeSubrange(first...)
    for member in circle { isOpen[member] = false }
    let found = sizeOf(circle)
    if found > size { (largest, size) = (circle, found) }
  }
}
