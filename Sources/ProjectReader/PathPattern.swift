/// A pattern of paths: `*` matches any part of a name, `?` a character, `[a-z]` one of a set, `**/` any folders.
///
/// Matching takes time proportional to the product of the lengths of pattern and path.
struct PathPattern {
  private enum Part {
    case name([Token])
    case anyFolders
  }
  /// A part of a pattern of names.
  private enum Token {
    case character(Unicode.Scalar)
    case any
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case star

    func matches(_ character: Unicode.Scalar) -> Bool {
      switch self {
      case .character(let own): own == character
      case .any: true
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
      case .star: false
      }
    }

    var isStar: Bool { if case .star = self { true } else { false } }
  }
  private var parts: [Part] = []

  /// The maximum number of patterns that braces stand for.
  private static let mostAlternatives = 256

  init(_ text: String) {
    let names = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    for (index, name) in names.enumerated() {
      if name.elementsEqual("**".unicodeScalars), index < names.count - 1 {
        // Consecutive wildcards for folders are equivalent to one.
        if case .anyFolders? = parts.last { continue }
        parts.append(.anyFolders)
      } else {
        parts.append(.name(Self.tokens(Array(name))))
      }
    }
  }

  /// Returns the patterns that a text with braces stands for: `a.{h,m}` is `a.h` and `a.m`. Beyond 256 the rest is left out, with a note.
  static func alternatives(_ text: String) -> [String] {
    var done: [String] = []
    var pending = [text]
    while let next = pending.popLast() {
      guard let close = next.firstIndex(of: "}"), let open = next[..<close].lastIndex(of: "{") else {
        done.append(next)
        continue
      }
      let choices = next[next.index(after: open)..<close].split(
        separator: ",", omittingEmptySubsequences: false)
      guard done.count + pending.count + choices.count <= mostAlternatives else {
        ReadingReport.note("\(text): stands for more than \(mostAlternatives) patterns; the rest is left out")
        break
      }
      let (before, after) = (next[..<open], next[next.index(after: close)...])
      pending += choices.reversed().map { String(before) + String($0) + String(after) }
    }
    return done
  }

  private static func tokens(_ name: [Unicode.Scalar]) -> [Token] {
    var result: [Token] = []
    var index = 0
    while index < name.count {
      switch name[index] {
      case "*": if result.last?.isStar != true { result.append(.star) }
      case "?": result.append(.any)
      case "[":
        if let (set, end) = set(name, after: index) {
          result.append(set)
          index = end
        } else {
          result.append(.character("["))
        }
      default: result.append(.character(name[index]))
      }
      index += 1
    }
    return result
  }

  /// Reads a set of characters, and returns it with the place of its bracket; `nil` if it does not end.
  private static func set(_ name: [Unicode.Scalar], after start: Int) -> (Token, end: Int)? {
    var index = start + 1
    let isNegated = index < name.count && (name[index] == "!" || name[index] == "^")
    if isNegated { index += 1 }
    let first = index
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < name.count {
      if name[index] == "]", index > first { return (.set(ranges, isNegated: isNegated), index) }
      if index + 2 < name.count, name[index + 1] == "-", name[index + 2] != "]" {
        if name[index] <= name[index + 2] { ranges.append(name[index]...name[index + 2]) }
        index += 3
      } else {
        ranges.append(name[index]...name[index])
        index += 1
      }
    }
    return nil
  }

  func matches(_ path: some StringProtocol) -> Bool {
    let names = Array(path.unicodeScalars).split(separator: "/", omittingEmptySubsequences: false)
    guard ReadingReport.spend((parts.count + 1) * (names.count + 1), of: .comparisons) else { return false }
    // After each part of the pattern: the numbers of the path's names that may have been matched.
    var used = [Bool](repeating: false, count: names.count + 1)
    used[0] = true
    for part in parts {
      switch part {
      case .anyFolders:
        for index in 1..<used.count where used[index - 1] && index < names.count { used[index] = true }
      case .name(let pattern):
        for index in stride(from: names.count, through: 1, by: -1) {
          used[index] = used[index - 1] && Self.matches(names[index - 1], pattern)
        }
        used[0] = false
      }
    }
    return used[names.count]
  }

  /// Returns whether a name matches a pattern with stars: each star matches as little as possible, and more
  /// if the rest does not match.
  private static func matches(_ name: ArraySlice<Unicode.Scalar>, _ pattern: [Token]) -> Bool {
    var (at, next) = (name.startIndex, 0)
    var again: (name: Int, pattern: Int)?
    while at < name.endIndex {
      if next < pattern.count, pattern[next].isStar {
        next += 1
        again = (at, next)
      } else if next < pattern.count, pattern[next].matches(name[at]) {
        at += 1
        next += 1
      } else if let last = again {
        guard ReadingReport.spend(1, of: .comparisons) else { return false }
        again = (last.name + 1, last.pattern)
        (at, next) = (last.name + 1, last.pattern)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy(\.isStar)
  }
}
