/// The types behind aliases: what of them names repeat, and what callers leave out.
extension ObjectiveCHeader {
  /// The words of a type without those of nullability, its alias resolved: `NSString *` of `CardKey`.
  func aliased(_ given: [String]) -> [String] {
    var words = Self.withoutNullability(Self.withoutAttributes(given))
    var depth = 0
    while words.count == 1, depth < 8,
      let next = shapes.blocks[words[0]] ?? shapes.aliases[words[0]] ?? Self.aliases[words[0]],
      next != words
    {
      words = Self.withoutNullability(Self.withoutAttributes(next))
      depth += 1
    }
    return words
  }

  /// The text of an empty value of an alias of a number; nil for other types.
  func aliasedZero(_ words: [String]) -> String? {
    guard words.count == 1, !shapes.wrappers.contains(words[0]), shapes.aliases[words[0]] != nil,
      let value = Self.values[aliased(words).joined(separator: " ")]
    else { return nil }
    return Self.zeros[value] ?? (value == "Selector" ? nil : " = 0")
  }

  private static func withoutNullability(_ words: [String]) -> [String] {
    let marks: Set<String> = [
      "nullable", "_Nullable", "__nullable", "nonnull", "_Nonnull", "__nonnull", "null_unspecified",
      "_Null_unspecified", "null_resettable",
    ]
    // Those in brackets are their types' own.
    var depth = 0
    return words.filter { word in
      depth += word == "(" || word == "<" ? 1 : word == ")" || word == ">" ? -1 : 0
      return depth > 0 || !marks.contains(word)
    }
  }

  /// Aliases of Apple's: the types that names repeat in place of them.
  static let aliases: [String: [String]] = {
    let texts = [
      "NSNotificationName", "NSAttributedStringKey", "NSRunLoopMode", "NSErrorDomain", "NSErrorUserInfoKey",
      "NSFileAttributeKey", "NSURLResourceKey", "NSExceptionName", "UIFontTextStyle", "UIActivityType",
      "UIApplicationLaunchOptionsKey", "UIApplicationOpenURLOptionsKey", "UIImagePickerControllerInfoKey",
      "UIContentSizeCategory", "CAMediaTimingFunctionName", "CATransitionType", "CALayerContentsGravity",
      "AVMediaType", "AVFileType", "NSLocaleKey", "NSKeyValueChangeKey", "NSProgressKind", "UIMenuIdentifier",
    ]
    let numbers = [
      "NSTimeInterval": "double", "CFTimeInterval": "double", "CFAbsoluteTime": "double",
      "UILayoutPriority": "float", "UIFontWeight": "CGFloat", "UIWindowLevel": "CGFloat",
      "CLLocationDegrees": "double", "CLLocationDistance": "double", "CLLocationAccuracy": "double",
    ]
    var result: [String: [String]] = ["dispatch_block_t": ["void", "(", "^", ")", "(", "void", ")"]]
    result["NSComparator"] = ["NSComparisonResult", "(", "^", ")", "(", "id", ",", "id", ")"]
    for name in texts { result[name] = ["NSString", "*"] }
    for (name, number) in numbers { result[name] = [number] }
    return result
  }()

  /// The names of C's types by which names repeat them.
  private static let plainNames: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "int": "Int", "unsigned": "UInt",
    "unsigned int": "UInt",
    "long": "Int", "unsigned long": "UInt", "long long": "Int64", "unsigned long long": "UInt64",
    "short": "Int16", "unsigned short": "UInt16", "char": "Int8", "unsigned char": "UInt8", "float": "Float",
    "double": "Double", "SEL": "Selector", "Class": "Class", "int8_t": "Int8", "int16_t": "Int16",
    "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32",
    "uint64_t": "UInt64", "void": "Void",
  ]

  /// The part of a type that names may repeat.
  func repeatedType(_ given: [String]) -> RepeatedType {
    if Self.isBlock(given), aliased(given).count == 1 { return RepeatedType(name: "Block", isBlock: true) }
    let words = aliased(given)
    if words.contains("^") { return RepeatedType(name: "Block", isBlock: true) }
    if words.contains("(") { return RepeatedType(name: "Function", isBlock: true) }
    guard let first = words.first else { return RepeatedType() }
    let open = words.firstIndex(of: "<") ?? words.count
    let close = words.lastIndex(of: ">") ?? words.count
    let inner = open < close ? words[(open + 1)..<close] : []
    let stars = words[..<open].count { $0 == "*" } + words[min(close, words.count)...].count { $0 == "*" }
    if first == "id" || first == "NSObject" && stars == 1, inner.count == 1 {
      return RepeatedType(name: inner.first ?? "")
    }
    if first == "id" { return RepeatedType(name: "Object") }
    if stars == 0 {
      let plain = words.joined(separator: " ")
      return RepeatedType(name: Self.plainNames[plain] ?? (words.count == 1 ? first : ""))
    }
    // Errors are named everywhere.
    guard stars == 1, first != "NSError",
      Self.plainNames[words[..<open].filter { $0 != "*" }.joined(separator: " ")] == nil
    else { return RepeatedType() }
    var result = RepeatedType(name: first)
    let parts = NameWords.words(of: first)
    if let last = parts.last, parts.count > 1 || first.hasPrefix("NS"),
      ["Array", "Set"].contains(where: last.hasSuffix)
    {
      let element = inner.split(separator: ",").first.map { repeatedType(Array($0)).name }
      result.element = element ?? (Self.isApple(first) ? "Object" : parts.dropLast().joined())
    }
    return result
  }

  /// Returns whether the first bracket of a type ends where the type does.
  private static func isBracketed(_ text: Substring) -> Bool {
    guard text.hasPrefix("(") else { return false }
    var depth = 0
    for (index, letter) in zip(text.indices, text) {
      depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
      if depth == 0 { return text.index(after: index) == text.endIndex }
    }
    return false
  }

  /// The value that callers get who leave an argument out; nil where they cannot.
  ///
  /// - Parameters:
  ///   - label: the label in Swift.
  ///   - base: the first part of the selector.
  ///   - isAlone: whether the method has no other argument.
  ///   - isLast: whether it is the last argument.
  func defaultValue(_ type: [String], label: String, base: String, isAlone: Bool, isLast: Bool) -> String? {
    if isAlone, NameWords.words(of: base).first == "set" { return nil }
    let words = aliased(type)
    let text = swiftType(type, isNullable: false, isArgument: true).text
    // A block's result may be optional, too.
    let isNullable =
      text.hasSuffix("?")
      && (!text.contains("->") || text.hasSuffix(")?") && Self.isBracketed(text.dropLast()))
    if isNullable, isLast && words.contains("^") || words.first == "NSZone" { return "nil" }
    if words.count == 1, let name = words.first, shapes.options.contains(name) || Self.isApple(name),
      NameWords.words(of: name).contains("Options")
    {
      return "[]"
    }
    guard words.first == "NSDictionary" else { return nil }
    let name = NameWords.words(of: label == "_" || label.isEmpty ? base : label).map { $0.lowercased() }
    let isInfo = zip(name, name.dropFirst()).contains { $0 == "user" && $1 == "info" }
    guard isInfo || name.contains("options") || name.contains("attributes") else { return nil }
    return isNullable ? "nil" : "[:]"
  }
}
