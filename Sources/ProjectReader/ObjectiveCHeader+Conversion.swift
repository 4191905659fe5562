/// Conversion of types of Objective-C to Swift's.
extension ObjectiveCHeader {
  private static let nullable: Set<String> = ["nullable", "_Nullable", "__nullable"]
  private static let unspecified: Set<String> = [
    "null_unspecified", "_Null_unspecified", "null_resettable",
  ]
  private static let nonnull: Set<String> = ["nonnull", "_Nonnull", "__nonnull"]
  private static let marks = nullable.union(nonnull).union(unspecified)

  /// A type as a header writes it.
  private struct GivenType {
    /// All words, and those without attributes and marks of its own nullability.
    let given: [String]
    let words: [String]
    /// The marks of its own nullability.
    let marked: [String]
    let isOptional: Bool
    /// A Boolean value that indicates that an object is never null.
    let isSure: Bool
    let isArgument: Bool
    let depth: Int

    var isEscaping: Bool { isArgument && !given.contains("noescape") }

    /// An object's type with its optionality.
    func object(_ name: String, empty: String? = nil) -> (String, String?) {
      let wrapped = name.hasPrefix("any ") ? "(\(name))" : name
      return isOptional ? (wrapped + "?", "") : isSure ? (name, empty) : (wrapped + "!", "")
    }
  }

  private func givenType(_ given: [String], isNullable: Bool, isArgument: Bool, depth: Int) -> GivenType {
    var words = Self.withoutAttributes(given)
    // A block's own stands first, or behind the caret: those behind that are its arguments'.
    let own = words.firstIndex(of: "^").map { caret in
      [words[0]] + words[(caret + 1)...].prefix { $0 != ")" }
    }
    let places = own ?? [words.first ?? "", words.last ?? ""]
    let isSure =
      !places.contains(where: Self.unspecified.contains)
      && (isNonnull || depth > 0 || places.contains(where: Self.nonnull.contains))
    if own == nil {
      words.removeAll(where: Self.marks.contains)
    } else if let first = words.first, Self.marks.contains(first) {
      words.removeFirst()
    }
    return GivenType(
      given: given, words: words, marked: places.filter(Self.marks.contains),
      isOptional: isNullable || places.contains(where: Self.nullable.contains), isSure: isSure,
      isArgument: isArgument, depth: depth)
  }

  /// A type of Objective-C as one of Swift's.
  ///
  /// - Returns: the type, and how an empty value of it is written behind it; nil where there is none.
  func swiftType(
    _ given: some Collection<String>, isNullable: Bool, isArgument: Bool = false, depth: Int = 0
  ) -> (text: String, empty: String?) {
    let type = givenType(Array(given), isNullable: isNullable, isArgument: isArgument, depth: depth)
    let words = type.words
    guard depth < 8, let first = words.first else { return ("Any", nil) }
    if let caret = words.firstIndex(of: "^") {
      // One that is not kept is marked.
      return block(
        words, caret, isOptional: type.isOptional, isSure: type.isSure, isArgument: type.isEscaping,
        depth: depth)
    }
    // Those in angle brackets are their types' own.
    var level = 0
    let stars = words.count { word in
      level += word == "<" ? 1 : word == ">" ? -1 : 0
      return word == "*" && level == 0
    }
    switch first {
    case "id": return identifier(type)
    case "instancetype": return type.object("Self")
    case "Class":
      // `Class<P>`
      let given = generics(words, depth: depth).words.filter { shapes.protocols[$0] != nil }
      return type.object(
        given.count == 1 ? "any \(shapes.swiftName(ofProtocol: given[0])).Type" : "AnyClass")
    case "void" where stars == 1 && type.given.contains("const"): return ("UnsafeRawPointer?", "")
    case "void": return stars > 0 ? ("UnsafeMutableRawPointer?", "") : ("Void", nil)
    default: break
    }
    if stars == 0 { return value(type) }
    guard stars == 1 else { return ("UnsafeMutableRawPointer?", "") }
    // A class without its star: `typedef NSDictionary<CardKey, id> CardContext;` in `CardContext *`.
    if let alias = shapes.aliases[first], !alias.contains("*"), Self.isCollection(alias),
      !Self.isCollection([first])
    {
      return swiftType(
        alias + ["*"] + type.marked, isNullable: isNullable, isArgument: isArgument, depth: depth)
    }
    return pointer(type)
  }

  /// `id<P>`
  private func identifier(_ type: GivenType) -> (String, String?) {
    let given = generics(type.words, depth: type.depth).words.filter {
      known.contains($0) || Self.isApple($0)
    }
    // Swift's name of the protocol, which all others inherit.
    let protocols =
      given == ["NSObject"]
      ? ["NSObjectProtocol"]
      : given.filter { $0 != "NSObject" }.map {
        Self.foundation(protocol: $0) ?? shapes.swiftName(ofProtocol: $0)
      }
    return type.object(protocols.isEmpty ? "Any" : "any " + protocols.joined(separator: " & "))
  }

  /// A type without a star.
  private func value(_ type: GivenType) -> (String, String?) {
    let words = type.words
    let name = words.joined(separator: " ")
    if let value = Self.values[name] {
      let isNumber = value != "Selector" && Self.zeros[value] == nil
      return (value, Self.zeros[value] ?? (isNumber ? " = 0" : nil))
    }
    guard words.count == 1 else { return ("Any", nil) }
    if let nested = Self.nested[name] { return (nested, nil) }
    if let alias = Self.aliases[name], let caret = alias.firstIndex(of: "^") {
      return block(
        alias, caret, isOptional: type.isOptional, isSure: type.isSure, isArgument: type.isEscaping,
        depth: type.depth)
    }
    if let object = Self.dispatched[name] { return type.object(object) }
    if known.contains(name) {
      // A block's or an object's alias is one of these; an enumeration or a structure is a value.
      let isBlock = shapes.blocks[name] != nil
      let isObject = isBlock || aliased(words).contains { $0 == "*" || $0 == "id" }
      let isMarked = Self.marks.contains { type.given.contains($0) } || type.isOptional
      if isObject, !isMarked, !type.isSure { return (name + "!", "") }
      if isBlock, type.isEscaping, !type.isOptional { return ("@escaping " + name, nil) }
      return type.isOptional ? (name + "?", "") : (name, isObject ? nil : aliasedZero(words))
    }
    guard Self.isApple(name) else { return ("Any", nil) }
    // Objects of Core Graphics are pointers without a star: `CGPathRef`.
    return name.hasSuffix("Ref") ? type.object(String(name.dropLast(3))) : (name, nil)
  }

  /// A type with a star: an object's, or a pointer to a value.
  private func pointer(_ type: GivenType) -> (String, String?) {
    let types = generics(type.words, depth: type.depth).types
    let name = type.words[0]
    switch name {
    case "NSArray": return type.object("[\(types.first ?? "Any")]", empty: " = []")
    case "NSMutableArray": return type.object(name)
    case "NSSet": return type.object("Set<\(Self.hashable(types.first))>", empty: " = []")
    case "NSDictionary":
      let value = types.count > 1 ? types[1] : "Any"
      return type.object("[\(Self.hashable(types.first)): \(value)]", empty: " = [:]")
    case "NSHashTable", "NSMapTable", "NSCache":
      // Their elements are objects.
      let elements = (0..<(name == "NSHashTable" ? 1 : 2)).map { index -> String in
        let type = index < types.count ? types[index] : "Any"
        return known.contains(type) && !type.hasPrefix("any ") ? type : "AnyObject"
      }
      return type.object("\(name)<\(elements.joined(separator: ", "))>")
    default: break
    }
    if let object = Self.objects[name] { return type.object(object, empty: Self.zeros[object]) }
    if known.contains(name) || Self.isApple(name) { return type.object(name) }
    if let value = Self.values[name] {
      let isConstant = type.given.contains("const")
      return (isConstant ? "UnsafePointer<\(value)>?" : "UnsafeMutablePointer<\(value)>?", "")
    }
    return type.object("Any")
  }

  /// Returns whether the words of a type name a class that is a value in Swift.
  private static func isCollection(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return ["NSArray", "NSSet", "NSDictionary"].contains(first) || objects[first] != nil && words.count == 1
  }

  private static func hashable(_ type: String?) -> String {
    guard let type, type != "Any", type != "AnyClass", !type.hasPrefix("any "), !type.hasPrefix("(any "),
      !type.contains("->")
    else { return "AnyHashable" }
    return type.hasSuffix("!") || type.hasSuffix("?") ? String(type.dropLast()) : type
  }

  /// Returns the contents of angle brackets: the words, and the types between their commas.
  private func generics(_ words: [String], depth: Int) -> (words: [String], types: [String]) {
    guard let open = words.firstIndex(of: "<") else { return ([], []) }
    var level = 0
    var parts: [[String]] = [[]]
    for word in words[open...] {
      if word == "<" {
        level += 1
        if level == 1 { continue }
      }
      if word == ">" {
        level -= 1
        if level == 0 { break }
      }
      if word == ",", level == 1 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    let types = parts.map { swiftType($0, isNullable: false, depth: depth + 1).text }
    return (parts.flatMap { $0 }, types)
  }

  /// A block: `void (^)(BOOL finished)`.
  func block(
    _ words: [String], _ caret: Int, isOptional: Bool, isSure: Bool, isArgument: Bool, depth: Int
  ) -> (String, String?) {
    let result = words[..<caret].filter { $0 != "(" }
    let arguments = blockArguments(words, caret, depth: depth)
    let returned =
      result == ["void"] || result.isEmpty
      ? "Void"
      : swiftType(result, isNullable: false, depth: depth + (isNonnull ? 1 : 0)).text
        .replacingOccurrences(of: "!", with: "?")
    let type = "(\(arguments.joined(separator: ", "))) -> \(returned)"
    if isOptional { return ("(\(type))?", "") }
    if isSure { return (isArgument ? "@escaping \(type)" : type, nil) }
    return ("(\(type))!", "")
  }

  /// The types of a block's arguments.
  func blockArguments(_ words: [String], _ caret: Int, depth: Int) -> [String] {
    let rest = words[caret...].dropFirst().drop { $0 != "(" }.dropFirst()
    var parts: [[String]] = [[]]
    var level = 0
    for word in rest {
      if word == "(" || word == "<" { level += 1 }
      if word == ")" || word == ">" { level -= 1 }
      if level < 0 { break }
      if word == ",", level == 0 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    return parts.compactMap { part -> String? in
      var part = part
      guard !part.isEmpty, part != ["void"] else { return nil }
      // The argument's name, where it has one.
      if part.count > 1, !part.contains("^"), let last = part.last, ProjectStrings.isIdentifier(last),
        !["_Nullable", "_Nonnull", "nullable", "nonnull"].contains(last),
        Self.values[part.joined(separator: " ")] == nil
      {
        part.removeLast()
      }
      return swiftType(part, isNullable: false, isArgument: true, depth: depth + (isNonnull ? 1 : 0)).text
        .replacingOccurrences(
          of: "!", with: "?")
    }
  }
}
