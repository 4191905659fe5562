/// The names in Swift of methods and constants, as the compiler's importer gives them.
extension ObjectiveCHeader {
  private static let prepositions: Set<String> = [
    "With", "For", "From", "To", "In", "At", "By", "On", "Of", "Into", "Using", "As", "Before", "After",
    "Between",
    "Without", "Via", "Inside", "Above", "Below", "Within",
  ]

  /// The words of a name in mixed case; what is written in capitals is one word.
  static func words(of name: String) -> [String] {
    var result: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isStart =
        letter.isUppercase
        && (index == 0 || !letters[index - 1].isUppercase
          || (index + 1 < letters.count && letters[index + 1].isLowercase))
      if isStart || result.isEmpty { result.append("") }
      result[result.count - 1].append(letter)
    }
    return result
  }

  /// A name with its first word in small letters.
  static func lowered(_ name: String) -> String {
    var words = words(of: name)
    guard let first = words.first else { return name }
    words[0] =
      first == first.uppercased() && first.count > 1
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return words.joined()
  }

  static func commonPrefix(_ names: [String], type: String) -> String {
    // The type's name, where all begin with it; else the words that all have in common.
    if names.allSatisfy({ $0.hasPrefix(type) && $0.count > type.count }) { return type }
    guard names.count > 1, let first = names.first else { return "" }
    var common = ""
    for word in words(of: first) {
      guard names.allSatisfy({ $0.hasPrefix(common + word) && $0.count > (common + word).count }) else {
        break
      }
      common += word
    }
    return common
  }

  /// The number of words of a class method's name that name the class, so that it makes an instance: one of `colorWithRed:` and
  /// `imageNamed:`, two of `dataTaskFromText:` of `URLDataTask`; nil if it does not begin with them.
  static func factoryWords(_ label: String, _ type: String) -> Int? {
    let name = words(of: label).map { $0.lowercased() }
    let all = words(of: type).map { $0.lowercased() }
    return (1...max(all.count, 1)).reversed().first { count in
      count <= all.count && name.starts(with: all.suffix(count))
    }
  }

  /// Verbs behind which words go that repeat the type of an argument. Apple's compiler has a long list; these are the ones of its own
  /// frameworks' methods.
  private static let verbs: Set<String> = Set(
    """
    accept access activate add adjust allow animate append apply assign attach authenticate await become begin bind bring cache
    calculate call cancel capture change check choose clear click close collapse collect commit compare complete compose compress
    compute configure confirm connect consume contain continue convert copy count create crop deactivate decode decrease decrypt
    delete deliver deselect detach detect determine disable disconnect discover dismiss display download drag draw drop duplicate
    edit embed enable encode encrypt end enqueue ensure enter enumerate equal erase estimate evaluate exclude execute exit expand
    export extend fade fail fetch fill filter find finish flush focus follow format forward generate get give go handle hide
    highlight ignore import include increase infer inform insert install interact intersect invalidate invert invoke is join
    keep launch layout leave like link listen load lock log login logout make manage map mark match measure merge modify monitor
    move navigate need notify observe open parse pause perform pick place play pop populate post prefer prepare present preserve
    press prevent print process provide publish push put query queue quit raise read receive recognize record redo reduce refresh
    register reject release reload remove render repeat replace report request require reset resize resolve respond restart
    restore restrict resume retain retrieve return reveal review rotate run save scale scan schedule scroll search select send
    set setup share should show sign skip sort split start stop store stream submit subscribe suggest suspend swap switch
    synchronize take terminate test throw toggle track transfer transform transition translate traverse trigger undo unlock
    unregister unsubscribe update upload use validate verify visit wait wake want warn will write
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Returns whether words that repeat the argument's type go behind a word.
  private static func isBeforeType(_ word: String) -> Bool {
    let small = word.lowercased()
    return prepositions.contains(word.prefix(1).uppercased() + word.dropFirst()) || verbs.contains(small)
      || (small.hasSuffix("ing") && small.count > 4 && small != "string" && small != "thing")
  }

  /// The words of a name without those at its end that repeat the argument's type. They stay behind a noun: `rootViewController`.
  private static func pruned(_ words: [String], _ type: [String]) -> [String] {
    var rest = words
    for word in typeWords(type).reversed() {
      guard rest.last?.lowercased() == word.lowercased() else { break }
      rest.removeLast()
    }
    guard rest.count < words.count, let last = rest.last, isBeforeType(last) else { return words }
    return rest
  }

  /// The last words of a type's name, by which arguments are named.
  static func typeWords(_ type: [String]) -> [String] {
    guard
      var name = type.first(where: { ProjectStrings.isIdentifier($0) && $0 != "nullable" && $0 != "nonnull" })
    else { return [] }
    if name == "id" || name == "BOOL" { return [] }
    if isApple(name) { name = String(name.dropFirst(2)) }
    return words(of: name)
  }

  /// The base name and the labels that Swift's importer gives a selector.
  ///
  /// - Parameter constructorWords: the number of words of the first part that say that an instance is made; 0 for other methods.
  static func swiftName(
    _ first: String, constructorWords: Int, arguments: [(label: String, type: [String])], throwing: Bool
  ) -> (base: String, labels: [String]) {
    guard let argument = arguments.first else {
      return (throwing && first.hasSuffix("AndReturnError") ? String(first.dropLast(14)) : first, [])
    }
    let parts = words(of: first)
    let isSetter = constructorWords == 0 && parts[0] == "set"
    var labels = arguments.map { argument in
      guard !argument.label.isEmpty else { return "_" }
      return isSetter ? argument.label : pruned(words(of: argument.label), argument.type).joined()
    }
    if constructorWords > 0 {
      // `initWithTitle:` and `colorWithRed:` have the label behind the preposition.
      var rest = Array(parts.dropFirst(constructorWords))
      if rest.first == "With", rest.count > 1 { rest.removeFirst() }
      labels[0] = rest.isEmpty || rest == ["With"] ? "_" : lowered(pruned(rest, argument.type).joined())
      return ("init", labels)
    }
    labels[0] = "_"
    // Setters are not split.
    if isSetter { return (first, labels) }
    let isBlock = isBlock(argument.type)
    // What repeats the argument's type goes, behind the verb or a preposition.
    var rest = isBlock ? parts : pruned(parts, argument.type)
    if rest == parts, arguments.count == 1, !isBlock { rest = withoutType(parts, argument.type) }
    if let mark = rest.lastIndex(where: { prepositions.contains($0) }), mark > 0 {
      // Of blocks the preposition goes: `close(completion:)`, but `dismiss(withDelay:)`.
      let start = rest[mark] == "With" && isBlock && mark + 1 < rest.count ? mark + 1 : mark
      labels[0] = lowered(rest[start...].joined())
      return (rest[..<mark].joined(), labels)
    }
    let base = rest.joined()
    return (base.isEmpty ? first : base, labels)
  }

  /// A name of one word and the argument's type, whatever the word is.
  private static func withoutType(_ words: [String], _ type: [String]) -> [String] {
    let typed = typeWords(type).suffix(words.count - 1)
    guard words.count == typed.count + 1,
      zip(words.dropFirst(), typed).allSatisfy({ $0.lowercased() == $1.lowercased() })
    else { return words }
    return Array(words.prefix(1))
  }

  /// The name of a property, or of a method without arguments, whose type is the class itself: the words at its end that repeat
  /// the type go, so that `sharedImageCache` is `shared`. A name that is only the type stays.
  static func withoutOwnType(_ name: String, _ type: [String], of owner: String) -> String {
    let qualifiers: Set<String> = [
      "nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "__kindof", "const", "*",
    ]
    let plain = type.filter { !qualifiers.contains($0) }
    guard plain == [owner] || plain == ["instancetype"] else { return name }
    var rest = words(of: name)
    for word in words(of: owner).reversed() {
      guard rest.last?.lowercased() == word.lowercased() else { break }
      rest.removeLast()
    }
    return rest.isEmpty ? name : rest.joined()
  }

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
