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
    /// The names of properties of classes that other modules declare.
    private var propertiesOfOthers: [String: Set<String>] = [:]
    /// The names of methods without arguments that classes declare, whose results are values of theirs as those of properties are.
    private var getters: [String: Set<String>] = [:]
    /// The classes that the module declares itself.
    private var own: Set<String> = []
    /// The selectors of methods that classes declare, those of categories aside, behind `+` or `-`.
    private var selectors: [String: Set<String>] = [:]
    /// The class whose declarations are read.
    private var present: String?
    /// The types of aliases of blocks, without their names: `void (^)(BOOL finished)`.
    private(set) var blocks: [String: [String]] = [:]
    /// The types of aliases: `NSString *` of `typedef NSString *CardKey`.
    private(set) var aliases: [String: [String]] = [:]
    /// Aliases that are types of their own: `NS_TYPED_ENUM`.
    private(set) var wrappers: Set<String> = []
    /// Sets of options: `NS_OPTIONS`.
    private(set) var options: Set<String> = []
    /// Classes and protocols that are announced: `@class Card, Sheet;`.
    private(set) var announced: Set<String> = []

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
          let attributes = words.prefix { $0 != ")" }
          let isClass = words.first == "(" && attributes.contains("class")
          properties[present, default: []].insert((isClass ? "+" : "") + words[place])
        }
      case let kind where (kind == "-" || kind == "+") && present != nil:
        let words = reader.statement()
        let selector = Self.selector(words)
        selectors[present ?? "", default: []].insert(kind + selector)
        if Self.isGetter(words, selector, of: present ?? "") {
          getters[present ?? "", default: []].insert((kind == "+" ? "+" : "") + selector)
        }
      case "@class": announced.formUnion(reader.statement().filter(ProjectStrings.isIdentifier))
      case "@protocol":
        let name = reader.take()
        guard ProjectStrings.isIdentifier(name), reader.token != ";", reader.token != "," else {
          announced.formUnion([name] + reader.statement().filter(ProjectStrings.isIdentifier))
          return
        }
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
        if reader.token != "(" {
          adoptions[name, default: []] += names
          own.insert(name)
        }
      case "NS_OPTIONS": addOptions(reader.statement())
      case "typedef":
        let all = reader.statement()
        if all.first == "NS_OPTIONS" { return addOptions(Array(all.dropFirst())) }
        addAlias(all)
        let words = all
        guard let caret = words.firstIndex(of: "^"),
          let place = words[(caret + 1)...].firstIndex(where: { !$0.hasPrefix("_") }),
          ProjectStrings.isIdentifier(words[place])
        else { return }
        var type = words
        blocks[type.remove(at: place)] = type
      default: break
      }
    }

    /// `(NSUInteger, CardParts) { … }`
    private mutating func addOptions(_ words: [String]) {
      guard let close = words.firstIndex(of: ")"), close > 1 else { return }
      options.insert(words[close - 1])
    }

    private mutating func addAlias(_ all: [String]) {
      let words = ObjectiveCHeader.withoutAttributes(all)
      guard words.count > 1, let name = words.last, ProjectStrings.isIdentifier(name), !words.contains("^"),
        !words.contains("{"), !words.contains("(")
      else { return }
      aliases[name] = Array(words.dropLast())
      if !ObjectiveCHeader.texts.isDisjoint(with: all) { wrappers.insert(name) }
    }

    /// Adds what the headers of another module declare.
    mutating func add(_ other: Shapes) {
      protocols.merge(other.protocols) { own, _ in own }
      classes.formUnion(other.classes)
      superclasses.merge(other.superclasses) { own, _ in own }
      adoptions.merge(other.adoptions) { own, _ in own }
      propertiesOfOthers.merge(other.properties) { $0.union($1) }
      selectors.merge(other.selectors) { $0.union($1) }
      getters.merge(other.getters) { $0.union($1) }
      announced.formUnion(other.announced)
      blocks.merge(other.blocks) { own, _ in own }
      aliases.merge(other.aliases) { own, _ in own }
      wrappers.formUnion(other.wrappers)
      options.formUnion(other.options)
    }

    /// The selector of a method, behind its kind: `(void)show:(int)place at:(int)x` is `show:at:`.
    private static func selector(_ words: [String]) -> String {
      var result = ""
      var first = ""
      var depth = 0
      for (index, word) in words.enumerated() {
        if word == "(" { depth += 1 }
        if word == ")" { depth -= 1 }
        guard depth == 0, word != ")" else { continue }
        if first.isEmpty, ProjectStrings.isIdentifier(word) { first = word }
        if word == ":" {
          let label = index > 0 && ProjectStrings.isIdentifier(words[index - 1]) ? words[index - 1] : ""
          // The name of the argument before stands behind its type's bracket.
          result += label + ":"
        }
      }
      return result.isEmpty ? first : result
    }

    /// Returns whether a method is one that names take for a property: it has no arguments, and a result that is not a new instance.
    private static func isGetter(_ words: [String], _ selector: String, of type: String) -> Bool {
      guard !selector.contains(":"), words.first == "(", let close = words.firstIndex(of: ")") else {
        return false
      }
      let result = words[1..<close].filter { !["nonnull", "nullable", "_Nonnull", "_Nullable"].contains($0) }
      let makers: Set<String> = ["alloc", "autorelease", "init", "new", "retain", "self"]
      let isNew = NameWords.words(of: selector).first.map(makers.contains) == true
      return ![["void"], ["instancetype"], ["IBAction"]].contains(Array(result))
        && !(isNew && [["id"], [type, "*"]].contains(Array(result)))
    }

    /// The superclasses of a class, nearest first.
    private func ancestors(of type: String) -> [String] {
      var result: [String] = []
      var next = superclasses[type]
      while let present = next, present != type, result.count < 100 {
        result.append(present)
        next = superclasses[present]
      }
      return result
    }

    /// The names of the properties of a class and of what is like them, of its superclasses and of their categories in the modules of the classes.
    ///
    /// - Parameter isStatic: whether those of the class itself are meant alone.
    func properties(of type: String, isStatic: Bool) -> Set<String> {
      ([type] + ancestors(of: type)).reduce(into: Set<String>()) { result, name in
        let declared = own.contains(name) ? properties[name] : propertiesOfOthers[name]
        for property in (declared ?? []).union(getters[name] ?? []) {
          let isOfClass = property.hasPrefix("+")
          if isOfClass || !isStatic { result.insert(isOfClass ? String(property.dropFirst()) : property) }
        }
      }
    }

    /// Returns whether a superclass of a class declares a method, which the class then declares anew.
    func inheritsMethod(_ selector: String, isStatic: Bool, of type: String) -> Bool {
      ancestors(of: type).contains { selectors[$0]?.contains((isStatic ? "+" : "-") + selector) == true }
    }

    /// Returns whether a class and all of its superclasses are of the headers, below `NSObject`.
    func isPlainObject(_ type: String) -> Bool { ancestors(of: type).last == "NSObject" }

    /// Returns whether a class is a subclass of `NSObject` itself.
    func isRoot(_ type: String) -> Bool { superclasses[type] == "NSObject" }

    /// Returns whether a class adopts a protocol itself, or by another one.
    func adopts(_ name: String, by type: String) -> Bool {
      var known: Set<String> = []
      return close(adoptions[type] ?? [], &known).contains(name)
    }

    /// Returns whether a class of the headers adopts a protocol.
    func isAdopted(protocol name: String) -> Bool {
      adoptions.values.contains { names in
        var known: Set<String> = []
        return close(names, &known).contains(name)
      }
    }

    /// Returns whether a superclass of a class adopts a protocol.
    ///
    /// - Parameter isCategory: whether the class itself counts.
    func inherits(protocol name: String, of type: String, isCategory: Bool) -> Bool {
      (ancestors(of: type) + (isCategory ? [type] : [])).contains { ancestor in
        var known: Set<String> = []
        return close(adoptions[ancestor] ?? [], &known).contains(name)
      }
    }

    /// The declaration of a property that a protocol which a class adopts requires.
    func requirement(property name: String, of type: String) -> (words: [String], isNonnull: Bool)? {
      for requirements in adopted(by: type) {
        for statement in requirements.tokens.split(whereSeparator: { $0.text == ";" }) {
          guard statement.first?.text == "@property" else { continue }
          let words = ObjectiveCHeader.withoutAttributes(statement.dropFirst().map(\.text))
          if let place = ObjectiveCHeader.placeOfName(ofProperty: words), words[place] == name {
            return (words, requirements.isNonnull)
          }
        }
      }
      return nil
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
        let all = (properties[present] ?? []).union(propertiesOfOthers[present] ?? [])
        if all.contains(name) || all.contains("+" + name) { return true }
        if ObjectiveCHeader.hasProperty(name, class: present) { return true }
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
    ///
    /// - Parameter category: the protocols that a category of the class adopts, which are meant then.
    func adopted(by name: String, in category: [String]? = nil) -> [Requirements] {
      var known: Set<String> = []
      for ancestor in ancestors(of: name) + (category == nil ? [] : [name]) {
        _ = close(adoptions[ancestor] ?? [], &known)
      }
      return close(category ?? adoptions[name] ?? [], &known).compactMap { protocols[$0] }
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
