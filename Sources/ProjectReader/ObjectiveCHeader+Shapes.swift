/// Declarations of headers that other headers of their module need to know.
extension ObjectiveCHeader {
  /// The protocols, classes and blocks of a module's headers.
  struct Shapes {
    /// The requirements of a protocol.
    struct Requirements {
      var inherited: [String] = []
      /// The declarations of what is required.
      var tokens: [Token] = []
      var isNonnull = false
    }
    private(set) var protocols: [String: Requirements] = [:]
    private var classes: Set<String> = []
    private var superclasses: [String: String] = [:]
    private var adoptions: [String: [String]] = [:]
    /// The names of properties that classes declare.
    private var properties: [String: Set<String>] = [:]
    /// The class whose declarations are read.
    private var present: String?
    /// The types of aliases of blocks, without their names: `void (^)(BOOL finished)`.
    private(set) var blocks: [String: [String]] = [:]

    init() {}
    init(_ text: String) { add(text) }

    /// Adds those of a header.
    mutating func add(_ text: String) {
      var reader = Reader(tokens: ObjectiveCHeader.tokenized(text).tokens)
      while reader.at < reader.tokens.count { read(&reader) }
    }

    private mutating func read(_ reader: inout Reader) {
      switch reader.take() {
      case "NS_ASSUME_NONNULL_BEGIN": reader.isNonnull = true
      case "NS_ASSUME_NONNULL_END": reader.isNonnull = false
      case "@end": present = nil
      case "@property":
        let words = ObjectiveCHeader.withoutAttributes(reader.statement())
        if let present, let place = ObjectiveCHeader.placeOfName(ofProperty: words) {
          properties[present, default: []].insert(words[place])
        }
      case "@protocol":
        let name = reader.take()
        guard ProjectStrings.isIdentifier(name), reader.token != ";", reader.token != "," else { return }
        var requirements = Requirements(inherited: reader.list(), isNonnull: reader.isNonnull)
        requirements.tokens = reader.required()
        protocols[name] = requirements
      case "@interface":
        let name = reader.take()
        guard ProjectStrings.isIdentifier(name) else { return }
        var names = reader.list()
        classes.insert(name)
        present = name
        if reader.token == ":" {
          reader.at += 1
          superclasses[name] = reader.take()
          names = reader.list()
        }
        // Those of categories are not declared.
        if reader.token != "(" { adoptions[name, default: []] += names }
      case "typedef":
        let words = reader.statement()
        guard let caret = words.firstIndex(of: "^"),
          let place = words[(caret + 1)...].firstIndex(where: { !$0.hasPrefix("_") }),
          ProjectStrings.isIdentifier(words[place])
        else { return }
        var type = words
        blocks[type.remove(at: place)] = type
      default: break
      }
    }

    /// Returns a protocol's name in Swift, which says what it is where a class has the name, as that of `NSObject` does.
    func swiftName(ofProtocol name: String) -> String {
      classes.contains(name) ? name + "Protocol" : name
    }

    /// Returns whether a superclass of a class declares a property, which the class then declares anew.
    func inheritsProperty(_ name: String, of type: String) -> Bool {
      var ancestor = superclasses[type]
      var depth = 0
      while let present = ancestor, depth < 100 {
        if properties[present]?.contains(name) == true { return true }
        ancestor = superclasses[present]
        depth += 1
      }
      return false
    }

    /// Returns whether a class inherits from another, which no header of the module declares.
    func inherits(_ type: String, from other: String) -> Bool {
      var ancestor = superclasses[type]
      var depth = 0
      while let present = ancestor, present != other, depth < 100 {
        ancestor = superclasses[present]
        depth += 1
      }
      return ancestor == other
    }

    /// The requirements that a class adopts and none of its superclasses does.
    func adopted(by name: String) -> [Requirements] {
      var known: Set<String> = []
      var ancestor = superclasses[name]
      var depth = 0
      while let present = ancestor, depth < 100 {
        _ = close(adoptions[present] ?? [], &known)
        ancestor = superclasses[present]
        depth += 1
      }
      return close(adoptions[name] ?? [], &known).compactMap { protocols[$0] }
    }

    /// Returns protocols with those that they inherit, without those that were known.
    private func close(_ names: [String], _ known: inout Set<String>) -> [String] {
      var pending = Array(names.reversed())
      var result: [String] = []
      while let name = pending.popLast() {
        guard known.insert(name).inserted else { continue }
        result.append(name)
        pending += (protocols[name]?.inherited ?? []).reversed()
      }
      return result
    }
  }

  /// Returns the place of a property's name among the words of its declaration. That of a block is in its type: `void (^name)(int)`.
  static func placeOfName(ofProperty words: [String]) -> Int? {
    var place = words.indices.last
    if let caret = words.firstIndex(of: "^"), caret + 1 < words.count, words[caret + 1] != ")" {
      place = words[(caret + 1)...].firstIndex {
        !["_Nullable", "_Nonnull", "nullable", "nonnull"].contains($0)
      }
    }
    return place.flatMap { ProjectStrings.isIdentifier(words[$0]) ? $0 : nil }
  }

  /// The words of a header, one after the other.
  private struct Reader {
    let tokens: [Token]
    var at = 0
    var isNonnull = false

    init(tokens: [Token]) { self.tokens = tokens }

    var token: String { at < tokens.count ? tokens[at].text : "" }

    mutating func take() -> String {
      defer { at += 1 }
      return token
    }

    /// The names in angle brackets.
    mutating func list() -> [String] {
      guard token == "<" else { return [] }
      var result: [String] = []
      while at < tokens.count {
        let word = take()
        if word == ">" { break }
        if ProjectStrings.isIdentifier(word) { result.append(word) }
      }
      return result
    }

    /// The declarations up to the end of a protocol that are not optional.
    mutating func required() -> [Token] {
      var result: [Token] = []
      var isOptional = false
      while at < tokens.count, token != "@end" {
        if token == "@optional" || token == "@required" {
          isOptional = token == "@optional"
        } else if !isOptional {
          result.append(tokens[at])
        }
        at += 1
      }
      return result
    }

    /// The words up to a semicolon that is in no brackets.
    mutating func statement() -> [String] {
      var result: [String] = []
      var depth = 0
      while at < tokens.count {
        let word = take()
        if word == "{" || word == "(" { depth += 1 }
        if word == "}" || word == ")" { depth -= 1 }
        if word == ";", depth <= 0 { break }
        result.append(word)
      }
      return result
    }
  }
}
