import ProjectReader
import SourceScanner

/// Inert types in place of those that are not on this machine, as sources use them.
///
/// A type that is not found takes with it what names it: properties, parameters, whole functions and then all that uses those. With
/// a type of its name, declarations stay whole, and what is left out are the statements that need its members.
struct AbsentTypes {
  /// The uses of a name.
  struct Uses: Equatable {
    /// The number of generic arguments.
    var arguments = 0
    /// A Boolean value that indicates whether the name can only be a protocol's.
    var isProtocol = false
    /// A Boolean value that indicates whether a class names it first of those that it inherits from.
    var isSuperclass = false
    /// A Boolean value that indicates whether only classes conform to it.
    var isOfClasses = false
    /// A Boolean value that indicates whether structures or enumerations conform to it.
    var isOfValues = false
    /// A Boolean value that indicates whether it names a function's type, which no declaration of a type replaces.
    var isFunction = false
    /// Types in it.
    var nested: Set<String> = []
    /// The labels of arguments of which objects are made, `_` where there is none.
    var initializers: Set<[String]> = []
  }

  private(set) var uses: [String: Uses]

  /// Reads how sources use names.
  init(_ names: Set<String>, in texts: some Sequence<String>) {
    uses = Dictionary(names.map { ($0, Uses()) }) { first, _ in first }
    for text in texts where names.contains(where: text.contains) { read(SourceText(text)) }
  }

  // MARK: Declarations

  /// Returns the source that declares the types, a line each, in the order of their names.
  ///
  /// - Parameter reasons: what is said when an object of a type is made, by the types' names.
  func source(reasons: [String: String]) -> String {
    let lines = uses.keys.sorted().flatMap { name -> [String] in
      let (use, reason) = (uses[name] ?? Uses(), (reasons[name] ?? name).swiftLiteral)
      if use.isFunction { return [] }
      if Self.isProtocol(name, use) {
        let isOfClasses = !use.isOfValues && (use.isOfClasses || name.hasSuffix("Delegate"))
        return ["public protocol \(name)\(isOfClasses ? ": AnyObject" : "") {}"]
      }
      // In the type, its own name would stand for itself.
      let aliases = use.nested.filter { uses[$0] != nil && $0 != name }.sorted()
      return aliases.map { "public typealias __\(name)_\($0) = \($0)" } + [type(name, use, reason)]
    }
    return "import UIKit\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func isProtocol(_ name: String, _ use: Uses) -> Bool {
    if !use.initializers.isEmpty { return false }
    let endings = ["Delegate", "DataSource", "Protocol", "able", "Providing", "Representing"]
    return use.isProtocol || endings.contains(where: name.hasSuffix)
  }

  private func type(_ name: String, _ use: Uses, _ reason: String) -> String {
    let superclass = use.isSuperclass ? Self.superclass(name) : "NSObject"
    let parameters =
      use.arguments == 0
      ? "" : "<" + (0..<use.arguments).map { "Argument\($0)" }.joined(separator: ", ") + ">"
    let nested = use.nested.subtracting([name]).sorted().map { inner in
      uses[inner] != nil
        ? "public typealias \(inner) = __\(name)_\(inner)"
        : "public final class \(inner): \(Self.conformances) { \(Self.members([], reason)) }"
    }
    let body: [String]
    if !use.isSuperclass {
      body = nested + [Self.members(use.initializers, reason)]
    } else if superclass == "NSObject" {
      body = nested + [Self.initializers(use.initializers, reason)]
    } else {
      body = nested
    }
    let head =
      use.isSuperclass
      ? "open class \(name)\(parameters): \(superclass)"
      : "public final class \(name)\(parameters): \(Self.conformances)"
    return "\(head) { \(body.joined(separator: "; ")) }"
  }

  /// The class that a superclass has itself, by its name.
  private static func superclass(_ name: String) -> String {
    for (ending, superclass) in [
      ("TableViewController", "UITableViewController"),
      ("CollectionViewController", "UICollectionViewController"),
      ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
      ("Controller", "UIViewController"), ("CollectionViewCell", "UICollectionViewCell"),
      ("CollectionCell", "UICollectionViewCell"), ("Cell", "UITableViewCell"), ("TableView", "UITableView"),
      ("CollectionView", "UICollectionView"), ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"),
      ("StackView", "UIStackView"), ("TextView", "UITextView"), ("TextField", "UITextField"),
      ("View", "UIView"),
      ("Button", "UIButton"), ("Label", "UILabel"), ("Control", "UIControl"), ("Layer", "CALayer"),
    ] where name.hasSuffix(ending) {
      return superclass
    }
    return "NSObject"
  }

  /// Conformances that code asks of values: it keeps them in sets, encodes, sends and throws them.
  private static let conformances = "NSObject, Codable, Error, @unchecked Sendable"

  private static func members(_ all: Set<[String]>, _ reason: String) -> String {
    initializers(all, reason)
      + "; public init(from decoder: any Decoder) throws { super.init(); leftOut(\(reason)) }; "
      + "public func encode(to encoder: any Encoder) throws {}"
  }

  private static func initializers(_ all: Set<[String]>, _ reason: String) -> String {
    let body = "{ super.init(); leftOut(\(reason)) }"
    let others = all.filter { !$0.isEmpty && $0 != ["from"] }.sorted { $0.lexicographicallyPrecedes($1) }.map
    { labels in
      let generic = labels.indices.map { "Value\($0)" }.joined(separator: ", ")
      let list = labels.enumerated().map { index, label in
        "\(label == "_" ? "_" : "`\(label)`") value\(index): Value\(index)"
      }
      return "public init<\(generic)>(\(list.joined(separator: ", "))) \(body)"
    }
    return (["public override init() \(body)"] + others).joined(separator: "; ")
  }

  // MARK: Reading

  private mutating func read(_ text: SourceText) {
    let tokens = text.tokens.filter { $0.kind != .comment }.map {
      $0.kind == .literal ? "\"" : text.text(of: $0)
    }
    for (index, word) in tokens.enumerated() where uses[word] != nil {
      let before = index > 0 ? tokens[index - 1] : ""
      guard before != ".", before != "@", !Self.keywords.contains(before) || before == "extension" else {
        continue
      }
      read(word, at: index, in: tokens, before: before)
    }
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case", "import",
    "extension",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor", "extension"]

  private mutating func read(_ word: String, at index: Int, in tokens: [String], before: String) {
    var use = uses[word] ?? Uses()
    defer { uses[word] = use }
    if ["any", "some", "&"].contains(before) { use.isProtocol = true }
    var next = index + 1
    if tokens.indices.contains(next), tokens[next] == "&" { use.isProtocol = true }
    if tokens.indices.contains(next), tokens[next] == "<",
      let list = Self.bracketed(from: next, in: tokens, "<", ">")
    {
      use.arguments = max(use.arguments, list.parts.count)
      next = list.end
    }
    if next + 1 < tokens.count, tokens[next] == ".", let first = tokens[next + 1].first, first.isUppercase,
      tokens[next + 1] != "Type", !tokens[next + 1].isConstant
    {
      use.nested.insert(tokens[next + 1])
    }
    if tokens.indices.contains(next), tokens[next] == "(",
      let list = Self.bracketed(from: next, in: tokens, "(", ")")
    {
      let labels = list.parts.map { $0.count > 1 && $0[1] == ":" ? $0[0] : "_" }
      if labels.allSatisfy(Self.isLabel) { use.initializers.insert(labels) }
    }
    if let clause = Self.inheritance(before: index, in: tokens) {
      switch clause.keyword {
      case "class" where clause.isFirst: use.isSuperclass = true
      case "class", "actor":
        use.isProtocol = true
        use.isOfClasses = true
      case "struct", "enum":
        use.isProtocol = true
        use.isOfValues = true
      default: use.isProtocol = true
      }
    }
    if before == "escaping" { use.isFunction = true }
    if index > 3, tokens[index - 3] == "var", tokens[index - 4] == "weak" { use.isOfClasses = true }
  }

  private static func isLabel(_ text: String) -> Bool {
    text.first.map { $0 == "_" || $0.isLetter } == true
      && text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  /// Returns what stands between brackets, parted at its commas, and the index behind them.
  private static func bracketed(
    from start: Int, in tokens: [String], _ open: String, _ close: String
  ) -> (parts: [[String]], end: Int)? {
    var parts: [[String]] = [[]]
    var depth = 0
    for index in start..<min(tokens.count, start + 400) {
      let token = tokens[index]
      if ["(", "[", "{", "<"].contains(token), token == open || open == "(" && token != "<" { depth += 1 }
      if [")", "]", "}", ">"].contains(token), token == close || open == "(" && token != ">" { depth -= 1 }
      if depth == 0 {
        if parts == [[]] { parts = [] }
        return (parts, index + 1)
      }
      if open == "<", ["{", "}", ";", "="].contains(token) { return nil }
      if index == start { continue }
      if depth == 1, token == "," { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return nil
  }

  /// Returns the declaration in whose list of types a name stands; `nil` for names elsewhere.
  private static func inheritance(before index: Int, in tokens: [String]) -> (keyword: String, isFirst: Bool)?
  {
    var at = index - 1
    var isFirst = true
    // Back to the colon, over types.
    while at >= 0, tokens[at] != ":" {
      guard [",", ".", "&", "<", ">", "@", "any"].contains(tokens[at]) || isLabel(tokens[at]) else {
        return nil
      }
      if tokens[at] == "," { isFirst = false }
      if Self.keywords.contains(tokens[at]) { return nil }
      at -= 1
    }
    // Back to the keyword, over the name and its parameters.
    at -= 1
    let limit = max(0, at - 40)
    while at >= limit {
      let token = tokens[at]
      if types.contains(token) { return (token, isFirst) }
      if ["(", ")", "[", "]", "{", "}", "=", "func", "var", "let", "case", "?", "\"", "init", "where", "->"]
        .contains(token)
      {
        return nil
      }
      at -= 1
    }
    return nil
  }
}

extension String {
  /// The text as a literal of Swift's.
  fileprivate var swiftLiteral: String { ProjectStrings.literal(self) }
  /// A Boolean value that indicates whether a name is written in capitals, as constants are.
  fileprivate var isConstant: Bool { count > 1 && self == uppercased() }
}
