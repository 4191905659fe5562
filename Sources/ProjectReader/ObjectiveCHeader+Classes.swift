import Foundation

/// Classes, categories and protocols of a header.
extension ObjectiveCHeader {
  mutating func interface() {
    at += 1
    let name = token
    guard ProjectStrings.isIdentifier(name) else { return }
    at += 1
    if token == "<" { skipBrackets() }
    let isCategory = token == "("
    let (head, further, copied) = isCategory ? categoryHead(name) : classHead(name)
    if token == "<" { skipBrackets() }
    if token == "{" { skipBrackets() }
    lines.append(head + " {")
    var seen = Set(copied.selectors)
    var hoisted: [String] = []
    lines += copied.members
    // Methods that protocols require are as these declare them, whatever the class repeats.
    if !isCategory { adopt(by: name, ["-", "+"], &seen) }
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
    if !isCategory || !further.isEmpty {
      adopt(by: name, ["@property", "-", "+"], in: isCategory ? further : nil, &seen)
    }
    if hasDesignated || copied.members.contains(where: { $0.contains("init?(coder:") }) {
      lines.append("  public override init() { super.init() }")
    }
    lines.append("}")
    lines += hoisted
  }

  /// The members that a class has for Foundation's protocols of copies and archives.
  private struct Copies {
    /// The protocols that no superclass adopts.
    var protocols: [String] = []
    var members: [String] = []
    /// The selectors that are not declared again.
    var selectors: [String] = []
  }

  /// Reads up to the members of a category: the first line, the protocols that it adopts, and nothing of copies.
  private mutating func categoryHead(_ name: String) -> (head: String, protocols: [String], copies: Copies) {
    skipBrackets()
    inheritsFromUIKit = false
    areDesignated = false
    hasDesignated = false
    let adopted = token == "<" ? protocols(of: name, isCategory: true) : []
    let supers = adopted.map { shapes.swiftName(ofProtocol: $0) }
    let list = supers.isEmpty ? "" : ": " + supers.joined(separator: ", ")
    return ("extension \(Self.swiftClass(name))\(list)", adopted, Copies())
  }

  /// Reads up to the members of a class: the first line, no protocols of a category, and what it has of copies.
  private mutating func classHead(_ name: String) -> (head: String, protocols: [String], copies: Copies) {
    var supers = ["NSObject"]
    inheritsFromUIKit = false
    hasDesignated = false
    var unknown: String?
    if take(":") {
      if !Self.isApple(token), !known.contains(token) { unknown = token }
      let isKnown = Self.isApple(token) || known.contains(token)
      supers = [isKnown ? Self.swiftClass(token) + (Self.arguments[token] ?? "") : "NSObject"]
      inheritsFromUIKit = token.hasPrefix("UI") || known.contains(token)
      at += 1
      // Parameters of a generic superclass, or protocols.
    }
    if token == "<" { supers += classProtocols(name, superclass: supers[0]) }
    var copied = copies(of: name)
    if let unknown { copied.members.insert("  \(ObjectiveCTarget.unknownSuperclass)\(unknown)", at: 0) }
    areDesignated = shapes.isRoot(name)
    namesDesignated = tokens.dropFirst(at).prefix { $0.text != "@end" }.contains {
      $0.text == "NS_DESIGNATED_INITIALIZER"
    }
    let list = (supers + copied.protocols).joined(separator: ", ")
    return ("@objc(\(name)) open class \(ProjectStrings.code(name)): \(list)", [], copied)
  }

  /// The generic arguments of Foundation's classes where a class in Objective-C has none for Swift.
  private static let arguments = [
    "NSCache": "<AnyObject, AnyObject>", "NSMapTable": "<AnyObject, AnyObject>", "NSHashTable": "<AnyObject>",
  ]

  private func copies(of name: String) -> Copies {
    guard shapes.isPlainObject(name) else { return Copies() }
    func isNew(_ other: String) -> Bool {
      shapes.adopts(other, by: name) && !shapes.inherits(protocol: other, of: name, isCategory: false)
    }
    func has(_ other: String) -> Bool {
      shapes.adopts(other, by: name) || shapes.inherits(protocol: other, of: name, isCategory: false)
    }
    func reason(_ member: String) -> String {
      self.reason(tokens[min(at, tokens.count - 1)].line, "\(name).\(member)")
    }
    var result = Copies()
    if has("NSCopying") { result.selectors.append("-copyWithZone:") }
    if has("NSCoding") || has("NSSecureCoding") {
      result.selectors += ["-initWithCoder:", "-encodeWithCoder:", "+supportsSecureCoding"]
    }
    if isNew("NSCopying") {
      result.protocols.append("NSCopying")
      result.members.append(
        "  open func copy(with zone: NSZone? = nil) -> Any { leftOut(\(reason("copyWithZone"))) }")
    }
    let isSecure = isNew("NSSecureCoding")
    if isSecure || isNew("NSCoding"), shapes.isRoot(name),
      !shapes.inherits(protocol: "NSCoding", of: name, isCategory: false)
    {
      result.protocols.append(isSecure ? "NSSecureCoding" : "NSCoding")
      result.members += [
        "  public required init?(coder: NSCoder) { super.init(); leftOut(\(reason("initWithCoder"))) }",
        "  open func encode(with coder: NSCoder) { leftOut(\(reason("encodeWithCoder"))) }",
      ]
      if isSecure { result.members.append("  open class var supportsSecureCoding: Bool { true }") }
    }
    return result
  }

  /// Declares what a class has of the protocols that it adopts, and does not repeat.
  ///
  /// - Parameters:
  ///   - kinds: the first words of what is declared.
  ///   - category: the protocols that a category adopts, which are meant then.
  private mutating func adopt(
    by name: String, _ kinds: Set<String>, in category: [String]? = nil, _ seen: inout Set<String>
  ) {
    let (outer, place, wasNonnull) = (tokens, at, isNonnull)
    for requirements in shapes.adopted(by: name, in: category) {
      (tokens, at, isNonnull) = (requirements.tokens, 0, requirements.isNonnull)
      while at < tokens.count {
        let start = at
        if !kinds.contains(token) {
          at += 1
        } else if token == "@property" {
          property(isRequirement: false, isExtension: category != nil, of: name, &seen)
        } else {
          method(of: name, isRequirement: nil, isExtension: category != nil, &seen)
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

  /// The names in angle brackets that are protocols of the module's headers, and that no superclass adopts.
  mutating func protocols(of name: String, isCategory: Bool = false) -> [String] {
    let start = at
    skipBrackets()
    return tokens[start..<at].map(\.text).filter {
      known.contains($0) && !shapes.inherits(protocol: $0, of: name, isCategory: isCategory)
    }
  }

  /// The Swift names of the protocols in angle brackets that a class adopts. Delegates of UIKit are among them, as they require nothing.
  private mutating func classProtocols(_ name: String, superclass: String) -> [String] {
    let start = at
    let own = protocols(of: name).map { shapes.swiftName(ofProtocol: $0) }
    // Classes of other modules, and controllers of tables and collections, may be delegates already.
    guard shapes.isPlainObject(name) || superclass.hasPrefix("UI") && !superclass.hasSuffix("Controller")
    else { return own }
    let delegates = tokens[start..<at].map(\.text).filter {
      Self.isDelegate(protocol: $0) && !shapes.inherits(protocol: $0, of: name, isCategory: false)
    }
    return own + delegates
  }

  /// The Swift names of the protocols in angle brackets that a protocol inherits. Those of UIKit's delegates and data sources are among them.
  private mutating func inheritedProtocols(_ name: String) -> [String] {
    let start = at
    let own = protocols(of: name).map { shapes.swiftName(ofProtocol: $0) }
    return own
      + tokens[start..<at].map(\.text).filter {
        // Data sources require methods, which classes of headers do not have here.
        Self.isDelegate(protocol: $0) || Self.isDataSource(protocol: $0) && !shapes.isAdopted(protocol: name)
      }
  }

  /// The name in Swift of a class of Foundation's that is a class there, too: `Progress` of `NSProgress`.
  static func swiftClass(_ name: String) -> String {
    guard let object = objects[name], !values(ofObjects: object) else { return ProjectStrings.code(name) }
    return object
  }

  mutating func protocolOrForward() {
    at += 1
    let name = token
    guard ProjectStrings.isIdentifier(name) else { return }
    at += 1
    if token == ";" || token == "," { return skipStatement() }
    var supers = ["NSObjectProtocol"]
    if token == "<" { supers += inheritedProtocols(name) }
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
      case "@property":
        property(isRequirement: true, isOptional: isOptional, isExtension: false, of: name, &seen)
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
}
