import Foundation

/// Classes and protocols of a header, with their properties and methods.
extension ObjectiveCHeader {
  mutating func interface() {
    at += 1
    let name = token
    guard ProjectStrings.isIdentifier(name) else { return }
    at += 1
    if token == "<" { skipBrackets() }
    var head: String
    let isCategory = token == "("
    inheritsFromUIKit = false
    if isCategory {
      skipBrackets()
      head = "extension \(name)"
    } else {
      var supers = ["NSObject"]
      if take(":") {
        // Superclasses that are values in Swift are objects all the same: `NSData`.
        let renamed = Self.objects[token].flatMap {
          $0.first?.isUppercase == true && Self.zeros[$0] == nil ? $0 : nil
        }
        let isValue = [
          "Error", "URL", "URLRequest", "IndexPath", "Locale", "TimeZone", "Calendar", "UUID", "Notification",
        ]
        .contains(renamed ?? "")
        let isKnown = Self.isApple(token) || known.contains(token)
        supers = [isKnown ? (isValue ? token : renamed ?? token) : "NSObject"]
        inheritsFromUIKit = token.hasPrefix("UI") || known.contains(token)
        at += 1
        // Parameters of a generic superclass, or protocols.
      }
      head = "@objc(\(name)) open class \(ProjectStrings.code(name)): "
      if token == "<" { supers += protocols() }
      head += supers.joined(separator: ", ")
    }
    if token == "<" { skipBrackets() }
    if token == "{" { skipBrackets() }
    lines.append(head + " {")
    var seen: Set<String> = []
    var hoisted: [String] = []
    while at < tokens.count, token != "@end" {
      let start = at
      switch token {
      case "@property": property(isRequirement: false, isExtension: isCategory, of: name, &seen)
      case "-", "+": method(of: name, isRequirement: nil, isExtension: isCategory, &seen)
      case "@interface", "@protocol": break
      case "@required", "@optional": at += 1
      default: hoisted += declarationApart()
      }
      if token == "@interface" || at == start { if at == start { at += 1 } else { break } }
    }
    _ = take("@end")
    if !isCategory { adopt(by: name, &seen) }
    lines.append("}")
    lines += hoisted
  }

  /// Declares what a class has of the protocols that it adopts, and does not repeat.
  private mutating func adopt(by name: String, _ seen: inout Set<String>) {
    let (outer, place, wasNonnull) = (tokens, at, isNonnull)
    for requirements in shapes.adopted(by: name) {
      (tokens, at, isNonnull) = (requirements.tokens, 0, requirements.isNonnull)
      while at < tokens.count {
        let start = at
        switch token {
        case "@property": property(isRequirement: false, isExtension: false, of: name, &seen)
        case "-", "+": method(of: name, isRequirement: nil, isExtension: false, &seen)
        default: at += 1
        }
        if at == start { at += 1 }
      }
    }
    (tokens, at, isNonnull) = (outer, place, wasNonnull)
  }

  /// Reads a declaration that is no member, inside of a class or protocol. In C it is one of the file.
  private mutating func declarationApart() -> [String] {
    let start = lines.count
    declaration()
    defer { lines.removeSubrange(start...) }
    return Array(lines[start...])
  }

  /// The names in angle brackets that are protocols of the module's headers.
  mutating func protocols() -> [String] {
    let start = at
    skipBrackets()
    return tokens[start..<at].map(\.text).filter { known.contains($0) }.map {
      shapes.swiftName(ofProtocol: $0)
    }
  }

  mutating func protocolOrForward() {
    at += 1
    let name = token
    guard ProjectStrings.isIdentifier(name) else { return }
    at += 1
    if token == ";" || token == "," { return skipStatement() }
    var supers = ["NSObjectProtocol"]
    if token == "<" { supers += protocols() }
    let swiftName = shapes.swiftName(ofProtocol: name)
    let objc = swiftName == name ? "@objc" : "@objc(\(name))"
    lines.append(
      "\(objc) public protocol \(ProjectStrings.code(swiftName)): \(supers.joined(separator: ", ")) {")
    var isOptional = false
    var seen: Set<String> = []
    asynchronous = []
    var hoisted: [String] = []
    while at < tokens.count, token != "@end" {
      let start = at
      switch token {
      case "@optional":
        isOptional = true
        at += 1
      case "@required":
        isOptional = false
        at += 1
      case "@property": property(isRequirement: true, isExtension: false, of: name, &seen)
      case "-", "+": method(of: name, isRequirement: isOptional, isExtension: false, &seen)
      default: hoisted += declarationApart()
      }
      if at == start { at += 1 }
    }
    _ = take("@end")
    lines.append("}")
    if !asynchronous.isEmpty {
      lines += ["extension \(ProjectStrings.code(swiftName)) {"] + asynchronous + ["}"]
    }
    lines += hoisted
  }

  private mutating func property(
    isRequirement: Bool, isExtension: Bool, of type: String, _ seen: inout Set<String>
  ) {
    let line = tokens[at].line
    at += 1
    var attributes: [String] = []
    var getter: String?
    if token == "(" {
      let start = at
      skipBrackets()
      let words = tokens[start..<at].map(\.text)
      attributes = words
      if let mark = words.firstIndex(of: "getter"), mark + 2 < words.count { getter = words[mark + 2] }
    }
    let start = at
    while at < tokens.count, token != ";" {
      if token == "(" || token == "<" { skipBrackets() } else { at += 1 }
    }
    let words = Self.withoutAttributes(Array(tokens[start..<at]).map(\.text))
    let given = Self.swiftName(in: tokens[start..<at].map(\.text))
    let isRefined = Self.isRefined(tokens[start..<at].map(\.text))
    _ = take(";")
    guard let offset = Self.placeOfName(ofProperty: words) else { return }
    var typeWords = words
    let name = typeWords.remove(at: offset)
    if Self.membersOfObjects.contains(name) { return }
    // A class that declares a superclass's property anew has no storage of its own for it.
    if !isRequirement, shapes.inheritsProperty(name, of: type) { return }
    let plainName =
      given.map(\.base).flatMap { ProjectStrings.isIdentifier($0) ? $0 : nil }
      ?? getter ?? Self.withoutOwnType(name, typeWords, of: type)
    let swiftName = isRefined ? "__" + plainName : ProjectStrings.code(plainName)
    guard seen.insert(swiftName).inserted else { return }
    let isNullable = attributes.contains("nullable") || attributes.contains("weak")
    if let mark = attributes.first(where: { $0 == "nonnull" || $0 == "null_resettable" }) {
      typeWords.insert(mark, at: 0)
    }
    let mapped = swiftType(typeWords, isNullable: isNullable)
    let isReadOnly = attributes.contains("readonly")
    if isRequirement {
      let kind = attributes.contains("class") ? "static " : ""
      lines.append("  \(kind)var \(swiftName): \(mapped.text) { get\(isReadOnly ? "" : " set") }")
      return
    }
    let isShortened = given == nil && getter == nil && swiftName != ProjectStrings.code(name)
    let objc = isExtension ? "" : isShortened ? "@objc(\(name)) " : "@objc "
    let kind = attributes.contains("class") ? "static " : ""
    if !isExtension, kind.isEmpty, let value = mapped.empty {
      lines.append("  \(objc)open var \(swiftName): \(mapped.text)\(value)")
    } else {
      let head = (isExtension || !kind.isEmpty ? "public " : "open ") + kind
      lines += Self.property(
        "\(head)var \(swiftName): \(mapped.text)", swiftName, mapped.text, kind, isReadOnly: isReadOnly,
        isKept: !isExtension, reason(line, "\(type).\(name)"))
    }
  }

  /// Declares a property without an empty value. An object that is never nil is made when it is first asked for, and stays the same:
  /// `SDImageCache.shared.config`.
  private static func property(
    _ head: String, _ name: String, _ type: String, _ kind: String, isReadOnly: Bool, isKept: Bool,
    _ reason: String
  ) -> [String] {
    guard isKept, !type.contains("Self") else {
      let setter = isReadOnly ? "" : " set { leftOut(\(reason)) }"
      return ["  \(head) { get { leftOut(\(reason)) }\(setter) }"]
    }
    let plain = name.filter { $0 != "`" }
    let kept = "tinamouKept" + plain.prefix(1).uppercased() + plain.dropFirst()
    let setter = isReadOnly ? "" : " set { \(kept) = newValue }"
    return [
      "  \(head) { get { \(kept) }\(setter) }",
      "  private \(kind.isEmpty ? "lazy " : kind)var \(kept): \(type) = leftOut(\(reason))",
    ]
  }

  /// Members of all objects, which headers declare anew.
  private static let membersOfObjects: Set<String> = [
    "hash", "description", "debugDescription", "superclass", "isEqual:", "self", "class",
  ]

  /// Initializers that classes inherit from UIKit's.
  private static let inherited: Set<String> = [
    "initWithFrame:", "initWithCoder:", "initWithNibName:bundle:",
  ]

  mutating func method(
    of type: String, isRequirement: Bool?, isExtension: Bool, _ seen: inout Set<String>
  ) {
    let line = tokens[at].line
    let start = at
    let isStatic = token == "+"
    at += 1
    var result: [String] = ["id"]
    if token == "(" { result = bracketed() }
    var parts: [(label: String, type: [String], name: String)] = []
    var isUnavailable = false
    while at < tokens.count, token != ";", token != "{", token != "@end" {
      let label = ProjectStrings.isIdentifier(token) ? token : ""
      if !label.isEmpty { at += 1 }
      if take(":") {
        var words = ["id"]
        if token == "(" { words = bracketed() }
        let name = ProjectStrings.isIdentifier(token) ? token : "value"
        if ProjectStrings.isIdentifier(token) { at += 1 }
        parts.append((label, words, name))
      } else if parts.isEmpty, !label.isEmpty, !isMacro(label) {
        parts.append((label, [], ""))
      } else if label == "NS_UNAVAILABLE" || label == "UNAVAILABLE_ATTRIBUTE" {
        isUnavailable = true
      } else if token == "(" {
        skipBrackets()
      } else if label.isEmpty {
        at += 1
      }
    }
    if token == "{" { skipBrackets() } else { _ = take(";") }
    guard let first = parts.first, !first.label.isEmpty, !isUnavailable else { return }
    var arguments = parts.filter { !$0.type.isEmpty }
    // `error:(NSError **)` throws.
    var throwing = false
    if let last = arguments.last, last.type.filter({ $0 == "*" }).count == 2, last.type.contains("NSError"),
      !last.type.contains("^")
    {
      throwing = true
      arguments.removeLast()
    }
    var selector = parts.map { $0.type.isEmpty ? $0.label : $0.label + ":" }.joined()
    if Self.membersOfObjects.contains(selector) { return }
    if !ProjectStrings.isIdentifier(selector.replacingOccurrences(of: ":", with: "_")) { selector = "" }
    let isInit = !isStatic && Self.words(of: first.label).first == "init"
    let makes = isStatic && !arguments.isEmpty && (result.contains("instancetype") || result.contains(type))
    let factoryWords = makes ? Self.factoryWords(first.label, type) : nil
    let isFactory = factoryWords != nil
    var (base, labels) = Self.swiftName(
      first.label, constructorWords: isInit ? 1 : factoryWords ?? 0,
      arguments: arguments.map { ($0.label, $0.type) }, throwing: throwing)
    if arguments.isEmpty, !isInit, !throwing { base = Self.withoutOwnType(base, result, of: type) }
    let given = Self.swiftName(in: tokens[start..<at].map(\.text))
    if let given, given.labels.count >= arguments.count, ProjectStrings.isIdentifier(given.base) {
      (base, labels) = (given.base, Array(given.labels.prefix(arguments.count)))
    }
    let isRefined = Self.isRefined(tokens[start..<at].map(\.text))
    if isRefined, !((isInit || isFactory) && base == "init") {
      base = "__" + base
    } else if isRefined, let label = labels.first, label != "_" {
      labels[0] = "__" + label
    }
    let list = zip(labels, arguments).map { label, argument in
      let name = ProjectStrings.code(argument.name)
      let mapped = swiftType(argument.type, isNullable: false, isArgument: true)
      return (label == argument.name ? name : "\(ProjectStrings.isIdentifier(label) ? label : "_") \(name)")
        + ": \(mapped.text)"
    }.joined(separator: ", ")
    let suffix = throwing ? " throws" : ""
    let reason = reason(line, "\(type).\(first.label)")
    if (isInit || isFactory) && base == "init" {
      guard isRequirement == nil, seen.insert("init(\(list))").inserted else { return }
      // Without arguments it is the superclass's, as are those of views and controllers.
      guard !arguments.isEmpty, !(inheritsFromUIKit && Self.inherited.contains(selector)) else { return }
      let nullable: Set<String> = ["nullable", "_Nullable", "__nullable"]
      let failing = !throwing && !nullable.isDisjoint(with: result) ? "?" : ""
      let made =
        shapes.inherits(type, from: "NSError") ? "self.init(domain: \"\(type)\", code: 0)" : "self.init()"
      lines.append("  public convenience init\(failing)(\(list))\(suffix) { \(made); leftOut(\(reason)) }")
      return
    }
    let isVoid = result.filter { !["oneway", "IBAction"].contains($0) } == ["void"] || result == ["IBAction"]
    let returned =
      isVoid || (throwing && result == ["BOOL"]) ? "" : " -> " + swiftType(result, isNullable: false).text
    guard seen.insert("\(isStatic)\(base)(\(list))").inserted else { return }
    let isAsynchronous = !tokens[start..<at].contains { $0.text == "NS_SWIFT_DISABLE_ASYNC" }
    if isVoid, !throwing, isAsynchronous, let last = arguments.last {
      let labeled = zip(labels, arguments.map { ($0.type, $0.name) }).map { ($0, $1.0, $1.1) }
      let variant = asynchronous(
        last.label, base: base, given: isRefined || base == given?.base ? base : nil, labeled,
        isStatic: isStatic,
        reason: reason)
      if let variant, seen.insert("async" + variant).inserted {
        if isRequirement == nil { lines.append(variant) } else { asynchronous.append(variant) }
      }
    }
    let head = "func \(ProjectStrings.code(base))(\(list))\(suffix)\(returned)"
    let attribute = selector.isEmpty ? "@objc" : "@objc(\(selector))"
    if let isOptional = isRequirement {
      lines.append("  \(attribute) \(isOptional ? "optional " : "")\(isStatic ? "static " : "")\(head)")
    } else {
      let access = isExtension ? "public" : isStatic ? "public" : "open"
      let objc = isExtension || throwing ? "" : attribute + " "
      lines.append("  \(objc)\(access) \(isStatic ? "static " : "")\(head) { leftOut(\(reason)) }")
      // Where a property has the words of the type, the importer keeps them: `addAction(_:)` beside `actions`.
      if labels.first == "_", base != first.label, !isRefined,
        seen.insert("\(isStatic)\(first.label)(\(list))").inserted
      {
        let whole = "func \(ProjectStrings.code(first.label))(\(list))\(suffix)\(returned)"
        lines.append("  public \(isStatic ? "static " : "")\(whole) { leftOut(\(reason)) }")
      }
    }
  }

  /// A method's asynchronous form, for a method whose last argument is a block that is called when it is done; nil for others. An error
  /// of the block is thrown.
  private func asynchronous(
    _ last: String, base: String, given: String?,
    _ arguments: [(label: String, type: [String], name: String)],
    isStatic: Bool, reason: String
  ) -> String? {
    guard let type = arguments.last?.type, let name = Self.asyncName(last, isOnly: arguments.count == 1),
      let words = type.contains("^") ? type : type.lazy.compactMap({ shapes.blocks[$0] }).first,
      let caret = words.firstIndex(of: "^"),
      words[..<caret].filter({ $0 != "(" && $0 != "nullable" && $0 != "nonnull" }) == ["void"]
    else { return nil }
    var results = blockArguments(words, caret, depth: 0)
    let throwing = results.last == "Error?"
    if throwing {
      results.removeLast()
      results = results.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    }
    let list = arguments.dropLast().map { label, type, name in
      let name = ProjectStrings.code(name)
      let mapped = swiftType(type, isNullable: false, isArgument: true)
      return (label == name ? name : "\(ProjectStrings.isIdentifier(label) ? label : "_") \(name)")
        + ": \(mapped.text)"
    }.joined(separator: ", ")
    let returned =
      results.isEmpty
      ? "" : results.count == 1 ? " -> \(results[0])" : " -> (\(results.joined(separator: ", ")))"
    // A name that the header gives stays whole.
    let short = given ?? Self.withoutGet(name.isEmpty ? base : name)
    return "  public \(isStatic ? "static " : "")func \(ProjectStrings.code(short))(\(list)) async"
      + "\(throwing ? " throws" : "")\(returned) { leftOut(\(reason)) }"
  }

  func isMacro(_ word: String) -> Bool {
    word.contains("_") && word == word.uppercased()
  }
}
