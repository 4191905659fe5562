import Foundation

/// A method of a header: how it is read, named and made asynchronous.
extension ObjectiveCHeader {
  /// An argument of a method as it is declared.
  struct DeclaredArgument {
    var label: String
    var type: [String]
    var name: String
    /// The value that callers get who leave it out.
    var value: String?
  }

  /// A method as it is declared, and its name in Swift.
  struct Method {
    var isStatic = false
    var result: [String] = ["id"]
    /// The arguments, that for an error aside.
    var arguments: [DeclaredArgument] = []
    /// The first part of the selector.
    var first = ""
    /// The selector; empty where it is not written as one.
    var selector = ""
    var isThrowing = false
    /// The words behind the last argument: attributes.
    var words: [String] = []
    var base = ""
    var labels: [String] = []
    /// A Boolean value that indicates whether an instance is made.
    var isConstructor = false
    /// A Boolean value that indicates whether the header gives the name.
    var isNamed = false
    /// A Boolean value that indicates whether Swift sees it with `__` before its name.
    var isRefined: Bool { ObjectiveCHeader.isRefined(words) }
    /// A Boolean value that indicates whether the name stays whole in each form of the method.
    var keepsName: Bool { isNamed || isRefined }

    var isVoid: Bool {
      result.filter { !["oneway", "IBAction"].contains($0) } == ["void"] || result == ["IBAction"]
    }
  }

  /// Reads the method here; nil for one that is unavailable.
  mutating func readMethod() -> Method? {
    var method = Method()
    let start = at
    method.isStatic = token == "+"
    at += 1
    if token == "(" { method.result = bracketed() }
    var parts: [DeclaredArgument] = []
    var isUnavailable = false
    while at < tokens.count, token != ";", token != "{", token != "@end" {
      let label = ProjectStrings.isIdentifier(token) ? token : ""
      if !label.isEmpty { at += 1 }
      if take(":") {
        var words = ["id"]
        if token == "(" { words = bracketed() }
        let name = ProjectStrings.isIdentifier(token) ? token : "value"
        if ProjectStrings.isIdentifier(token) { at += 1 }
        parts.append(DeclaredArgument(label: label, type: words, name: name))
      } else if parts.isEmpty, !label.isEmpty, !isMacro(label) {
        parts.append(DeclaredArgument(label: label, type: [], name: ""))
      } else if ["NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "NS_SWIFT_UNAVAILABLE"].contains(label) {
        isUnavailable = true
      } else if token == "(" {
        skipBrackets()
      } else if label.isEmpty {
        at += 1
      }
    }
    method.words = tokens[start..<at].map(\.text)
    if token == "{" { skipBrackets() } else { _ = take(";") }
    guard let first = parts.first, !first.label.isEmpty, !isUnavailable else { return nil }
    method.first = first.label
    method.arguments = parts.filter { !$0.type.isEmpty }
    let selector = parts.map { $0.type.isEmpty ? $0.label : $0.label + ":" }.joined()
    if ProjectStrings.isIdentifier(selector.replacingOccurrences(of: ":", with: "_")) {
      method.selector = selector
    }
    throwError(&method)
    return method
  }

  /// Takes the argument for an error away, where Swift throws it: the last but blocks, of a method whose result says that it failed.
  private func throwError(_ method: inout Method) {
    guard let place = method.arguments.lastIndex(where: { !repeatedType($0.type).isBlock }) else { return }
    let type = method.arguments[place].type
    let nullability: Set<String> = ["nullable", "_Nullable", "__nullable"]
    let isObject =
      aliased(method.result).contains { ["*", "id", "instancetype", "Class"].contains($0) }
      && (!isSurelyThere(method.result) || !nullability.isDisjoint(with: method.result))
    guard type.filter({ $0 == "*" }).count == 2, type.contains("NSError"), !type.contains("^"),
      Self.isBoolean(method.result) || isObject
    else { return }
    method.isThrowing = true
    method.arguments.remove(at: place)
  }

  /// Returns whether an object is never nil.
  func isSurelyThere(_ type: [String]) -> Bool {
    isNonnull || !Set(["nonnull", "_Nonnull", "__nonnull"]).isDisjoint(with: type)
  }

  static func isBoolean(_ type: [String]) -> Bool {
    ["BOOL", "bool", "Boolean"].contains(type.filter { $0 != "noescape" }.joined(separator: " "))
  }

  /// Gives a method its name in Swift, and its arguments their values.
  func name(_ method: inout Method, of type: String) {
    let returnsOwner =
      method.result.contains("instancetype") || method.result.filter(ProjectStrings.isIdentifier) == [type]
    let isInit = !method.isStatic && Self.words(of: method.first).first == "init"
    let makes = method.isStatic && !method.arguments.isEmpty && (returnsOwner || method.result.contains(type))
    let factoryWords = makes ? Self.factoryWords(method.first, type) : nil
    method.isConstructor = isInit || factoryWords != nil
    var context = NameContext(owner: type, returnsOwner: isOwn(method.result, type))
    context.constructorWords = isInit ? 1 : factoryWords ?? 0
    context.isThrowing = method.isThrowing
    context.properties = shapes.properties(of: type, isStatic: method.isStatic)
    let count = method.arguments.count
    func value(_ index: Int, _ label: String) -> String? {
      defaultValue(
        method.arguments[index].type, label: label, base: method.first, isAlone: count == 1,
        isLast: index == count - 1)
    }
    let arguments = method.arguments.enumerated().map { index, argument in
      var type = repeatedType(argument.type)
      let first = isInit ? Self.lowered(Self.words(of: method.first).dropFirst().joined()) : ""
      type.hasDefault = value(index, index == 0 ? first : argument.label) != nil
      return Argument(label: argument.label, type: type, name: argument.name)
    }
    (method.base, method.labels) = Self.swiftName(method.first, arguments, in: context)
    if let given = Self.swiftName(in: method.words), given.labels.count >= count,
      ProjectStrings.isIdentifier(given.base)
    {
      (method.base, method.labels) = (given.base, Array(given.labels.prefix(count)))
      method.isNamed = true
      method.isConstructor = method.isConstructor || given.base == "init" && method.isStatic
    }
    refine(&method)
    for index in method.arguments.indices {
      let isLabeled = index > 0 || method.isConstructor || method.labels[0] != "_"
      method.arguments[index].value = value(index, isLabeled ? method.labels[index] : "")
    }
  }

  /// Puts two underscores before the name of a method that the module refines, or before the first label of an initializer. A name that
  /// the header gives stays as it is.
  private func refine(_ method: inout Method) {
    guard method.isRefined, !method.isNamed else { return }
    if !method.isConstructor || method.base != "init" {
      method.base = "__" + method.base
    } else if let label = method.labels.first, label != "_" {
      method.labels[0] = "__" + label
    }
  }

  /// Returns whether a type is a class itself, by its name.
  private func isOwn(_ type: [String], _ owner: String) -> Bool {
    let plain = aliased(type).filter { $0 != "*" }
    return plain == [owner] || plain == ["instancetype"]
  }

  /// The name of a property, whose words that repeat its type go where that is the class itself: `UIScreen.main` of `mainScreen`.
  func ownName(_ name: String, _ type: [String], of owner: String, isProperty: Bool) -> String {
    var context = NameContext(owner: owner, returnsOwner: isOwn(type, owner))
    // Of a property that is named as a class its first word is in small letters: `cgImage` of `CGImage`.
    guard context.returnsOwner else {
      return isProperty && name.first?.isUppercase == true ? Self.lowered(name) : name
    }
    context.properties = shapes.properties(of: owner, isStatic: false)
    return Self.nameWithoutArguments(name, in: context, isProperty: isProperty)
  }

  /// The result of a method as Swift writes it. What is nil where an error is thrown is never nil.
  func returned(by method: Method) -> String {
    if method.isVoid || method.isThrowing && Self.isBoolean(method.result) { return "" }
    let text = swiftType(method.result, isNullable: false).text
    let isCut = method.isThrowing && (text.hasSuffix("?") || text.hasSuffix("!"))
    return " -> " + (isCut ? String(text.dropLast()) : text)
  }

  /// A method's asynchronous form, for a method whose last argument is a block that is called when it is done; nil for others. An error
  /// of the block is thrown.
  func asynchronous(_ method: Method, reason: String) -> String? {
    guard let last = method.arguments.last, !method.words.contains("NS_SWIFT_DISABLE_ASYNC"),
      let name = Self.asyncName(last.label, isOnly: method.arguments.count == 1),
      let words = last.type.contains("^")
        ? last.type : last.type.lazy.compactMap({ shapes.blocks[$0] }).first,
      let caret = words.firstIndex(of: "^"),
      words[..<caret].filter({ $0 != "(" && $0 != "nullable" && $0 != "nonnull" }) == ["void"]
    else { return nil }
    var results = blockArguments(words, caret, depth: 0)
    results = results.map { $0.hasPrefix("@escaping ") ? String($0.dropFirst(10)) : $0 }
    let isThrowing = results.last == "Error?"
    if isThrowing {
      results.removeLast()
      results = results.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    }
    let list = zip(method.labels, method.arguments.dropLast()).map { label, argument in
      let name = ProjectStrings.code(argument.name)
      let mapped = swiftType(argument.type, isNullable: false, isArgument: true)
      return (label == name ? name : "\(ProjectStrings.isIdentifier(label) ? label : "_") \(name)")
        + ": \(mapped.text)" + (argument.value.map { " = \($0)" } ?? "")
    }.joined(separator: ", ")
    let returned =
      results.isEmpty
      ? "" : results.count == 1 ? " -> \(results[0])" : " -> (\(results.joined(separator: ", ")))"
    // A name that the header gives stays whole.
    let base = method.keepsName || name.isEmpty ? method.base : Self.lowered(name)
    let short = method.keepsName ? base : Self.withoutGet(base)
    return "  public \(method.isStatic ? "static " : "")func \(ProjectStrings.code(short))(\(list)) async"
      + "\(isThrowing ? " throws" : "")\(returned) { leftOut(\(reason)) }"
  }
}
