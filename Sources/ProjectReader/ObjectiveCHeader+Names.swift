/// The names in Swift of methods and constants, as the compiler's importer gives them.
///
/// The rules are those of SE-0005, "Better Translation of Objective-C APIs Into Swift", and of Swift's document "Name Translation from C
/// to Swift".
extension ObjectiveCHeader {
  /// The words of a name in mixed case; what is written in capitals is one word.
  static func words(of name: String) -> [String] { NameWords.words(of: name) }

  /// A name with its first word in small letters.
  static func lowered(_ name: String) -> String { NameWords.lowered(name) }

  /// The part of an argument's or result's type that a name may repeat.
  struct RepeatedType: Equatable {
    /// The type's name; empty for a type that no name repeats.
    var name = ""
    /// The name of the elements' type, of arrays and sets.
    var element: String?
    var isBlock = false
    /// A Boolean value that indicates whether callers can leave the argument out.
    var hasDefault = false
  }

  /// An argument of a method: its part of the selector, its type and its name.
  struct Argument {
    var label: String
    var type: RepeatedType
    var name = ""
  }

  /// The class or protocol of a method, and what the method is in it.
  struct NameContext {
    /// The name of the class or protocol.
    var owner = ""
    /// A Boolean value that indicates whether the result is an instance of the owner.
    var returnsOwner = false
    /// The number of words of the first part that say that an instance is made; 0 for other methods.
    var constructorWords = 0
    var isThrowing = false
    /// The names of the owner's properties. A method keeps the words that name one: `addAction(_:)` beside `actions`.
    var properties: Set<String> = []
  }

  /// The place of a name, which decides which of its words go.
  private enum Role {
    /// A property, or a method without arguments: words go wherever they stand.
    case property
    /// A method's name before its first argument: words go behind verbs, gerunds and prepositions.
    case base
    /// A label.
    case label
  }

  /// Names that say nothing alone.
  private static let vacuous: Set<String> = ["get", "for", "set", "using", "with"]

  // MARK: Methods

  /// The base name and the labels that Swift's importer gives a selector.
  static func swiftName(
    _ first: String, _ arguments: [Argument], in context: NameContext
  ) -> (base: String, labels: [String]) {
    guard let argument = arguments.first else {
      let suffix = "AndReturnError"
      let isCut = context.isThrowing && first.hasSuffix(suffix) && first.count > suffix.count
      let plain = isCut ? String(first.dropLast(suffix.count)) : first
      return (nameWithoutArguments(plain, in: context), [])
    }
    var labels = arguments.map { argument -> String in
      guard !argument.label.isEmpty else { return "_" }
      return lowered(pruned(words(of: argument.label), argument.type, .label, []).joined())
    }
    var base = words(of: first)
    if context.constructorWords > 0 {
      // `initWithTitle:` and `colorWithRed:` have the label behind the preposition.
      var rest = Array(base.dropFirst(context.constructorWords))
      if rest.first == "With" { rest.removeFirst() }
      labels[0] =
        rest.isEmpty ? "_" : pruned(words(of: lowered(rest.joined())), argument.type, .label, []).joined()
      return ("init", labels)
    }
    if context.returnsOwner { base = withoutOwnerInFront(base, context.owner) }
    base = withoutOwner(base, in: context)
    if let split = split(base, argument) {
      let isFirst = argument.type.isBlock && split.label == ["block"] && !argument.type.hasDefault
      labels[0] = isFirst ? "_" : pruned(split.label, argument.type, .label, []).joined()
      return (lowered(split.base.joined()), labels)
    }
    labels[0] = "_"
    // Setters of the owner's values are named as its properties are: `setCurrent(_:)`.
    let isOwn = base[0] == "set" && argument.type.name == context.owner
    let name = isOwn ? pruned(base, argument.type, .property, []) : base
    base = vacuous.contains(name.joined()) ? base : name
    return (lowered(pruned(base, argument.type, .base, context.properties).joined()), labels)
  }

  /// The name of a property, or of a method without arguments.
  static func nameWithoutArguments(_ name: String, in context: NameContext, isProperty: Bool = false)
    -> String
  {
    var base = words(of: name)
    if context.returnsOwner { base = withoutOwnerInFront(base, context.owner) }
    if !isProperty { base = withoutOwner(base, in: context) }
    if context.returnsOwner {
      base = pruned(base, RepeatedType(name: context.owner), .property, context.properties)
    }
    let result = base.joined()
    return result == name && isProperty && name.first?.isUppercase == false ? name : lowered(result)
  }

  // MARK: Words that repeat types

  /// The words of a name without those at its end that repeat a type.
  private static func pruned(
    _ words: [String], _ type: RepeatedType, _ role: Role, _ properties: Set<String>
  ) -> [String] {
    let count = repeatedWords(words, type)
    guard count > 0, count < words.count else { return words }
    let rest = Array(words.dropLast(count))
    switch (role, NameWords.part(rest[rest.count - 1])) {
    case (.property, _), (_, .verb), (_, .gerund): break
    case (.base, .preposition): if rest.count == 1 { return words }
    case (.label, .preposition): break
    // A noun stays with the word behind it: `rootViewController`.
    case (_, .unknown): return words
    }
    if role != .label, vacuous.contains(rest.joined()) { return words }
    if role == .base, names(words.suffix(count), aPropertyOf: properties) { return words }
    return rest
  }

  /// The number of words at the end of a name that repeat the end of a type's name.
  private static func repeatedWords(_ name: [String], _ type: RepeatedType) -> Int {
    var rest: String? = type.name
    while let typeName = rest, !typeName.isEmpty {
      let count = repeatedWords(name, words(of: typeName), type.element)
      if count > 0 { return count }
      rest = withoutSuffix(typeName)
    }
    return 0
  }

  private static func repeatedWords(_ name: [String], _ type: [String], _ element: String?) -> Int {
    var count = 0
    var left = type.count
    while count < name.count, left > 0 {
      let word = name[name.count - 1 - count].lowercased()
      let typeWord = type[left - 1]
      let before = count + 1 < name.count ? name[name.count - 2 - count].lowercased() : ""
      if matches(word, typeWord) {
        (count, left) = (count + 1, left - 1)
      } else if ["indexes", "indices"].contains(word), typeWord == "Set", left > 1, type[left - 2] == "Index"
      {
        (count, left) = (count + 1, left - 2)
      } else if word == "index", ["Int", "Integer"].contains(typeWord) {
        (count, left) = (count + 1, left - 1)
      } else if word == "value", before == "object", typeWord == "Object" {
        (count, left) = (count + 2, left - 1)
      } else {
        break
      }
    }
    guard count == 0, let element, let last = name.last, last.count > 2, last.hasSuffix("s") else {
      return count
    }
    // The plural of what is in a collection.
    let singulars =
      [String(last.dropLast())]
      + (last.hasSuffix("es") && !last.hasSuffix("sses") ? [String(last.dropLast(2))] : [])
      + (last.hasSuffix("ies") ? [String(last.dropLast(3)) + "y"] : [])
    return singulars.lazy.map { repeatedWords(name.dropLast() + [$0], RepeatedType(name: element)) }
      .first { $0 > 0 } ?? 0
  }

  /// Returns whether a word of a name, in small letters, is one of a type, whose prefix of capitals goes: `URL` of `NSURL`.
  private static func matches(_ word: String, _ typeWord: String) -> Bool {
    guard word.count <= typeWord.count, typeWord.lowercased().hasSuffix(word) else { return false }
    return typeWord.dropLast(word.count).allSatisfy { $0.isUppercase || $0.isNumber }
      && (word.count == typeWord.count || typeWord.allSatisfy { !$0.isLowercase })
  }

  /// A type's name without an end that names do not repeat: `_t`, `Type`, `Ref`, `Mask` and `2D`; nil if it has none.
  private static func withoutSuffix(_ type: String) -> String? {
    for suffix in ["_t", "Type", "Ref", "Mask"] where type.hasSuffix(suffix) && type.count > suffix.count {
      return String(type.dropLast(suffix.count))
    }
    guard type.hasSuffix("D"), type.dropLast().last?.isNumber == true else { return nil }
    var rest = type.dropLast()
    while rest.last?.isNumber == true { rest.removeLast() }
    return rest.isEmpty ? nil : String(rest)
  }

  /// Returns whether words name a property, or one of the elements of a property.
  private static func names(_ words: ArraySlice<String>, aPropertyOf properties: Set<String>) -> Bool {
    guard !properties.isEmpty else { return false }
    let name = lowered(words.joined())
    let plurals = [name, name + "s", name + "es"] + (name.hasSuffix("y") ? [name.dropLast() + "ies"] : [])
    return plurals.contains(where: properties.contains)
  }

  // MARK: Words that repeat the owner

  /// The words of a name without the owner's in front of a preposition: `colorWithAlphaComponent:` is `withAlphaComponent(_:)`.
  private static func withoutOwnerInFront(_ words: [String], _ owner: String) -> [String] {
    guard let count = factoryWords(words.joined(), owner), count < words.count,
      NameWords.part(words[count]) == .preposition
    else { return words }
    // `stringByAppendingString:` is `appending(_:)`.
    let isBy = words[count] == "By" && count + 1 < words.count && NameWords.part(words[count + 1]) == .gerund
    return self.words(of: lowered(words[(isBy ? count + 1 : count)...].joined()))
  }

  /// The words of a name without the owner's behind a verb: `dismissViewControllerAnimated:` is `dismiss(animated:)`.
  private static func withoutOwner(_ words: [String], in context: NameContext) -> [String] {
    guard !context.owner.isEmpty else { return words }
    for end in stride(from: words.count, to: 1, by: -1) {
      let count = repeatedWords(Array(words[..<end]), RepeatedType(name: context.owner))
      guard count > 0 else { continue }
      let start = end - count
      let result = words[..<start] + words[end...]
      // Setters keep them, as getters do: `setAnalyticsCollectionEnabled(_:)` of Firebase's `FIRAnalytics`.
      let isSetter = start == 1 && words[0] == "set"
      guard start > 0, !isSetter, NameWords.part(words[start - 1]) == .verb,
        !vacuous.contains(result.joined()),
        !names(words[start..<end], aPropertyOf: context.properties)
      else { return words }
      return Array(result)
    }
    return words
  }

  // MARK: The first argument's label

  /// Words that belong to the preposition behind them: `compatibleWith`.
  private static let bound: [String: Set<String>] = [
    "with": ["associated", "compatible"], "matching": ["best"], "by": ["bound", "separated"],
    "to": ["conforming"],
    "after": ["starting", "beginning", "ending"], "at": ["starting", "beginning", "ending"],
    "before": ["starting", "beginning", "ending"], "from": ["starting", "beginning"],
  ]

  /// Divides a name into a method's name and the label of its first argument, in small letters; nil where all of it is the name.
  private static func split(_ words: [String], _ argument: Argument) -> (base: [String], label: [String])? {
    // Setters are not split, nor are actions.
    if words[0] == "set" || argument.name == "sender" && argument.type.name == "Object" { return nil }
    if words.count > 1, words.last == "Animated", argument.type.name == "Bool" {
      return (words.dropLast(), ["animated"])
    }
    guard var mark = words.lastIndex(where: { NameWords.part($0) == .preposition }), mark > 0 else {
      return nil
    }
    if words[mark] == "In", words[mark - 1] == "Plug" { return nil }
    // `appendWithContentsOfString:`
    if words[mark] == "Of",
      let earlier = words[..<mark].lastIndex(where: { NameWords.part($0) == .preposition }),
      earlier > 0
    {
      mark = earlier
    }
    // `insetByX:y:`
    if mark + 2 == words.count, words[mark + 1].count == 1 {
      return (Array(words[...mark]), [words[mark + 1].lowercased()])
    }
    if mark > 1, bound[words[mark].lowercased()]?.contains(words[mark - 1].lowercased()) == true { mark -= 1 }
    var label = Array(words[mark...])
    // The preposition goes before blocks, and before what callers can leave out: `close(completion:)`, `add(options:)`.
    let isWith = label[0] == "With" && (argument.type.isBlock || argument.type.hasDefault)
    if label.count > 1,
      isWith && argument.type.name != "NSZone" || label[0] == "Using" && argument.type.isBlock
    {
      label.removeFirst()
    }
    return (Array(words[..<mark]), self.words(of: lowered(label.joined())))
  }

  /// The number of words of a class method's name that name the class, so that it makes an instance: one of `colorWithRed:` and
  /// `imageNamed:`, two of `dataTaskFromText:` of `URLDataTask`; nil if it does not begin with them.
  static func factoryWords(_ label: String, _ type: String) -> Int? {
    let name = words(of: label)
    let all = words(of: type)
    return (1...max(all.count, 1)).reversed().first { count in
      guard count <= all.count, count <= name.count else { return false }
      let end = Array(all.suffix(count))
      return matches(name[0].lowercased(), end[0])
        && zip(name[..<count].dropFirst(), end.dropFirst()).allSatisfy { $0.lowercased() == $1.lowercased() }
    }
  }

  // MARK: Constants

  /// The words that the constants of an enumeration have in common with its type's name, which go from their names.
  ///
  /// - Parameter names: the names of the constants that are not deprecated and have no name for Swift.
  static func commonPrefix(_ names: [String], type: String) -> String {
    guard let first = names.first else { return "" }
    var common = words(of: first)
    for name in names.dropFirst() {
      common = Array(zip(common, words(of: name)).prefix { $0 == $1 }.map(\.0))
    }
    // `kCardStylePlain`
    let isConstant = common.first == "k"
    if isConstant { common.removeFirst() }
    let typeWords = words(of: type)
    var count = zip(common, typeWords).prefix { $0 == $1 }.count
    if count < common.count, count < typeWords.count {
      let (word, plural) = (common[count], typeWords[count])
      if [word + "s", word + "es"].contains(plural)
        || word.hasSuffix("y") && plural == word.dropLast() + "ies"
      {
        count += 1
      }
    }
    if count < common.count, common[count] == "_" { count += 1 }
    return (isConstant ? "k" : "") + common.prefix(count).joined()
  }

  /// A constant's name without a prefix, in small letters. A word of the prefix stays before a digit: `type2D`.
  static func constant(_ name: String, without prefix: String) -> String {
    guard name.hasPrefix(prefix), name.count > prefix.count else { return lowered(name) }
    var rest = String(name.dropFirst(prefix.count))
    var kept = words(of: prefix)
    while rest.first.map({ !$0.isLetter && $0 != "_" }) == true, let word = kept.popLast() {
      rest = word + rest
    }
    return lowered(rest)
  }

  // MARK: Asynchronous forms

  /// Returns whether an argument is a block, by its type or the name of its alias.
  static func isBlock(_ type: [String]) -> Bool {
    type.contains("^")
      || ["Completion", "Block", "Handler"].contains { word in type.contains { $0.hasSuffix(word) } }
  }

  /// The name of a method's asynchronous form, without the part of its block; nil if the last part names no completion.
  static func asyncName(_ last: String, isOnly: Bool) -> String? {
    let words = ["Completion", "CompletionHandler", "CompletionBlock", "Reply", "ReplyTo"]
    if isOnly {
      return words.lazy.map { "With" + $0 }.filter { last.hasSuffix($0) && last.count > $0.count }
        .map { String(last.dropLast($0.count)) }.first
    }
    return words.contains { lowered($0) == last || "with" + $0 == last } ? "" : nil
  }

  /// A method's asynchronous name without `get`: `getUser` is `user`.
  static func withoutGet(_ base: String) -> String {
    let parts = words(of: base)
    return parts.count > 1 && parts[0] == "get" ? lowered(parts.dropFirst().joined()) : base
  }
}
