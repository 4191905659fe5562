/// The conditions of a header's directives, as far as they concern the platform: `#if TARGET_OS_OSX`.
///
/// The platform is iOS. Of conditions that are not known (`__has_include`, versions, macros whose value is not certain), all parts are read.
struct HeaderConditions {
  /// The values of macros of the headers, 0 and 1: `#define CARD_MAC 0`.
  let macros: [String: Bool]
  /// Macros that are not defined where a header begins.
  let guards: Set<String>

  init(macros: [String: Bool] = [:], guards: Set<String> = []) {
    (self.macros, self.guards) = (macros, guards)
  }

  private struct Level {
    var isActive: Bool
    /// A Boolean value that indicates whether one of the parts is known to be the one.
    var isTaken: Bool
    /// A Boolean value that indicates whether the conditions up to this part are known.
    var isKnown: Bool
  }
  private var levels: [Level] = []

  /// A Boolean value that indicates whether what follows is certainly compiled.
  var isCertain: Bool { levels.allSatisfy { $0.isActive && $0.isKnown } }

  /// A Boolean value that indicates whether what follows may be compiled.
  var isActive: Bool { levels.allSatisfy(\.isActive) }

  /// Takes a directive, which begins with a number sign.
  mutating func take(_ words: [String]) {
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "#if": begin(value(of: rest))
    case "#ifdef": begin(value(of: "defined(\(rest))"))
    case "#ifndef": begin(value(of: "defined(\(rest))").map { !$0 })
    case "#elif":
      guard let last = levels.popLast() else { return }
      let value = last.isTaken ? false : value(of: rest)
      levels.append(
        Level(
          isActive: value != false, isTaken: last.isTaken || value == true,
          isKnown: last.isKnown && value != nil))
    case "#else":
      guard let last = levels.popLast() else { return }
      levels.append(Level(isActive: !last.isTaken, isTaken: true, isKnown: last.isKnown))
    case "#endif": _ = levels.popLast()
    default: break
    }
  }

  private mutating func begin(_ value: Bool?) {
    levels.append(Level(isActive: value != false, isTaken: value == true, isKnown: value != nil))
  }

  private static let values: [String: Bool] = [
    "TARGET_OS_IPHONE": true, "TARGET_OS_IOS": true, "TARGET_OS_MAC": true, "TARGET_OS_OSX": false,
    "TARGET_OS_WATCH": false,
    "TARGET_OS_TV": false, "TARGET_OS_MACCATALYST": false, "TARGET_OS_UIKITFORMAC": false,
    "TARGET_OS_VISION": false,
    "TARGET_OS_XR": false, "TARGET_OS_WIN32": false, "TARGET_OS_WINDOWS": false, "TARGET_OS_LINUX": false,
    "TARGET_OS_UNIX": false,
    "__OBJC__": true, "__APPLE__": true, "__LP64__": true,
  ]
  /// Macros that no compilation for iOS in Objective-C defines.
  private static let undefined: Set<String> = [
    "__cplusplus", "_WIN32", "__linux__", "__ANDROID__", "_MSC_VER",
  ]

  /// Returns the value of an expression; `nil` if it is not known.
  func value(of text: String) -> Bool? {
    var reader = Reader(tokens: Self.tokens(text), macros: macros, guards: guards)
    let value = reader.alternatives()
    return reader.isAtEnd ? value : nil
  }

  private static func tokens(_ text: String) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first.isLetter || first.isNumber || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        result.append(String(word))
        rest = rest.dropFirst(word.count)
      } else if rest.hasPrefix("//") || rest.hasPrefix("/*") {
        break
      } else {
        let length = rest.hasPrefix("&&") || rest.hasPrefix("||") ? 2 : 1
        result.append(String(rest.prefix(length)))
        rest = rest.dropFirst(length)
      }
    }
    return result
  }

  private struct Reader {
    let tokens: [String]
    let macros: [String: Bool]
    let guards: Set<String>
    var at = 0
    var depth = 0

    init(tokens: [String], macros: [String: Bool], guards: Set<String>) {
      (self.tokens, self.macros, self.guards) = (tokens, macros, guards)
    }

    var token: String { at < tokens.count ? tokens[at] : "" }
    var isAtEnd: Bool { at >= tokens.count }

    mutating func take(_ text: String) -> Bool {
      guard token == text else { return false }
      at += 1
      return true
    }

    mutating func alternatives() -> Bool? {
      var value = all()
      while take("||") {
        let other = all()
        value = value == true || other == true ? true : value == nil || other == nil ? nil : false
      }
      return value
    }

    mutating func all() -> Bool? {
      var value = one()
      while take("&&") {
        let other = one()
        value = value == false || other == false ? false : value == nil || other == nil ? nil : true
      }
      return value
    }

    mutating func one() -> Bool? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 100 else { return nil }
      if take("!") { return one().map { !$0 } }
      if take("(") {
        let value = alternatives()
        return take(")") ? value : skip()
      }
      let word = token
      at += 1
      if word == "defined" {
        let isBracketed = take("(")
        let name = token
        at += 1
        if isBracketed, !take(")") { return skip() }
        return HeaderConditions.values[name] != nil || macros[name] != nil
          ? true
          : HeaderConditions.undefined.contains(name) || guards.contains(name)
            ? false : name.hasPrefix("__has_") ? true : nil
      }
      // Of calls and comparisons nothing is known.
      if !["", "&&", "||", ")"].contains(token) { return skip() }
      return word == "1" ? true : word == "0" ? false : HeaderConditions.values[word] ?? macros[word]
    }

    /// Goes on behind what is not known.
    private mutating func skip() -> Bool? {
      var open = 0
      while !isAtEnd {
        if open == 0, ["&&", "||", ")"].contains(token) { return nil }
        if token == "(" { open += 1 }
        if token == ")" { open -= 1 }
        at += 1
      }
      return nil
    }
  }
}
