import SwiftSyntax

/// Types that are exposed to Objective-C, and the program's main type.
extension ObjectiveCChecker {
  /// Checks a type that is no class.
  func checkNoClass(
    _ node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax, canBeMarked: Bool = false
  ) {
    if !canBeMarked, let attribute = attributes.named("objc") {
      reject(attribute.attributeName, "'@objc' attribute cannot be applied to this declaration")
    }
    if let attribute = attributes.named("objcMembers") {
      reject(attribute, "@objcMembers may only be used on 'class' declarations")
    }
    if let attribute = attributes.named("IBDesignable") {
      reject(attribute, "'@IBDesignable' attribute cannot be applied to this declaration")
    }
  }

  func check(_ node: ClassDeclSyntax) {
    guard let attribute = node.attributes.named("objc") else { return }
    if let arguments = attribute.arguments, attribute.objectiveCName?.contains(":") == true {
      return reject(arguments, "'@objc' class must have a simple name")
    }
    let name = node.name.text.unquoted
    var chain: [ObjectiveCFacts.TypeDeclaration] = []
    var root = ObjectiveCIndex.Root.unknown
    if index.type(name)?.form == .class { (chain, root) = index.superclasses(of: name) }
    if node.genericParameterClause != nil
      || attribute.objectiveCName == nil && chain.contains(where: \.isGeneric)
    {
      return reject(
        attribute.attributeName,
        "generic subclasses of '@objc' classes cannot have an explicit '@objc' because they are not directly visible from "
          + "Objective-C")
    }
    if node.inheritanceClause == nil || root == .swift {
      reject(attribute.attributeName, "only classes that inherit from NSObject can be declared '@objc'")
    }
  }

  func check(_ node: EnumDeclSyntax) {
    checkNoClass(node, node.attributes, canBeMarked: true)
    let isMarked = node.attributes.contains(["objc"])
    if !isMarked {
      for member in node.memberBlock.members {
        guard let element = member.decl.as(EnumCaseDeclSyntax.self),
          let attribute = element.attributes.named("objc")
        else { continue }
        reject(attribute.attributeName, "'@objc' enum case is not allowed outside of an '@objc' enum")
      }
      return
    }
    if node.genericParameterClause != nil {
      return reject(node.attributes.named("objc")!.attributeName, "'@objc' enum cannot be generic")
    }
    guard let raw = node.inheritanceClause?.inheritedTypes.first?.type else {
      return reject(node.name, "'@objc' enum must declare an integer raw type")
    }
    let name = raw.trimmedDescription
    if AppleNames.swiftProtocols.contains(name) {
      reject(node.name, "'@objc' enum must declare an integer raw type")
    } else if ["String", "Double", "Float", "Character", "CGFloat"].contains(name), !index.declares(name) {
      reject(node.name, "'@objc' enum raw type '\(name)' is not an integer type")
    }
  }

  func check(_ node: ProtocolDeclSyntax) {
    checkNoClass(node, node.attributes, canBeMarked: true)
    guard node.attributes.contains(["objc"]) else { return }
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      let name = writtenName(inherited.type)
      let isSwift =
        index.type(name).map { $0.form == .protocol && !$0.isMarked }
        ?? (!index.declares(name) && AppleNames.swiftProtocols.contains(name)
          && !["Any", "AnyObject", "class", "Sendable"].contains(name))
      if isSwift {
        reject(
          node.name,
          "'@objc' protocol '\(node.name.text.unquoted)' cannot refine non-'@objc' protocol '\(name)'")
      }
    }
    for member in node.memberBlock.members {
      guard let type = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      reject(
        type.name,
        "associated type '\(type.name.text.unquoted)' cannot be declared inside '@objc' protocol "
          + "'\(node.name.text.unquoted)'")
    }
  }

  func check(_ node: ExtensionDeclSyntax) {
    let isValue = form(of: node).map { $0 != .class && $0 != .actor } ?? false
    guard isValue else { return }
    if let attribute = node.attributes.named("objc") {
      reject(attribute.attributeName, "'@objc' can only be applied to an extension of a class")
    }
    if let attribute = node.attributes.named("IBDesignable") {
      reject(attribute, "'@IBDesignable' can only be applied to classes and extensions of classes")
    }
  }

  // MARK: The main type

  func checkMain(_ node: some DeclGroupSyntax, _ name: TokenSyntax, _ attributes: AttributeListSyntax) {
    for word in ["main", "UIApplicationMain", "NSApplicationMain"] {
      guard let attribute = attributes.named(word), case .global = place(of: node) else { continue }
      if index.mains.count > 1 {
        reject(
          attribute,
          "'\(word)' attribute can only apply to one \(word == "main" ? "type" : "class") in a module")
        continue
      }
      if index.hasMainFile {
        reject(attribute, "'\(word)' attribute cannot be used in a module that contains top-level code")
        continue
      }
      if node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil {
        reject(attribute, "generic '\(word)' \(word == "main" ? "types" : "classes") are not supported")
        continue
      }
      if word == "main" {
        checkEntry(node, name, attribute)
      } else {
        checkDelegate(node, name, word, attribute)
      }
    }
  }

  private func checkEntry(_ node: some DeclGroupSyntax, _ name: TokenSyntax, _ attribute: AttributeSyntax) {
    let type = name.text.unquoted
    // The method may be inherited, or come from a protocol.
    guard let entry = index.types[type], entry.declarations.count == 1,
      (entry.declarations + entry.extensions).allSatisfy(\.inherited.isEmpty),
      !entry.members.contains(where: { $0.member.name == "main" }), !hasMacros(node.attributes)
    else { return }
    reject(
      attribute,
      "'\(type)' is annotated with '@main' and must provide a main static function of type () -> Void, () throws -> Void, "
        + "() async -> Void, or () async throws -> Void")
  }

  /// Returns whether attributes may be macros, which can add members.
  private func hasMacros(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return true }
      return !["main", "available", "MainActor", "objc", "objcMembers"].contains(attribute.name)
    }
  }

  private func checkDelegate(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ word: String, _ attribute: AttributeSyntax
  ) {
    guard word == "UIApplicationMain", node.is(ClassDeclSyntax.self) else {
      if word == "UIApplicationMain" {
        reject(attribute, "'UIApplicationMain' attribute cannot be applied to this declaration")
      }
      return
    }
    let (chain, root) = index.superclasses(of: name.text.unquoted)
    guard root == .swift || root == .apple("UIResponder") || root == .apple("NSObject") else { return }
    let adopted = chain.flatMap { type in
      type.inherited + (index.types[type.name]?.extensions.flatMap(\.inherited) ?? [])
    }
    // A protocol of the module or of another one may refine the delegate's.
    guard
      adopted.allSatisfy({ AppleNames.isKnown($0) && !index.declares($0) || index.type($0)?.form == .class }),
      !adopted.contains("UIApplicationDelegate")
    else { return }
    reject(attribute, "'UIApplicationMain' class must conform to the 'UIApplicationDelegate' protocol")
  }

  // MARK: Selectors that conflict

  /// Checks that no two exposed methods and setters of a class have one selector.
  func checkConflicts(of node: some DeclGroupSyntax) {
    let name = Self.name(of: node)
    guard case .global = place(of: node), index.declares(name) ? index.type(name)?.form == .class : true,
      let entry = index.types[name]
    else { return }
    let setters = entry.members.filter { $0.member.kind == .property }
    var seen: [String: Member] = [:]
    for (member, _) in entry.members where member.kind == .method {
      guard let selector = member.selector else { continue }
      let key = (member.isStatic ? "+" : "-") + selector
      var other: String?
      if let property = setters.first(where: {
        $0.member.selector == selector && $0.member.isStatic == member.isStatic
      })?.member {
        other = "setter for '\(property.name)'"
      } else if let above = seen[key] {
        other = above.shownName == member.shownName ? "previous declaration" : "method '\(above.shownName)'"
      }
      seen[key] = member
      guard let other, let function = method(member, in: node) else { continue }
      reject(
        function.name,
        "method '\(member.shownName)' with Objective-C selector '\(selector)' conflicts with \(other) with the same "
          + "Objective-C selector")
    }
  }

  /// Returns the declaration of a method in a type or an extension.
  private func method(_ member: Member, in node: some DeclGroupSyntax) -> FunctionDeclSyntax? {
    node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.last {
      $0.name.text.unquoted == member.name && $0.labels == member.labels && $0.writtenTypes == member.types
        && ($0.modifiers.has("static") || $0.modifiers.has("class")) == member.isStatic
    }
  }
}
