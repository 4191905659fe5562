import SwiftSyntax

/// Members that attributes, protocols and extensions expose to Objective-C.
extension ObjectiveCChecker {
  /// The attributes that expose a member, in the order in which the compiler takes one as the reason.
  private static let reasons = [
    "objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged",
  ]

  /// Returns why a member is exposed, as messages say it; `nil` if nothing says that it is.
  private func reason(_ attributes: AttributeListSyntax, in group: any DeclGroupSyntax) -> String? {
    for name in Self.reasons where attributes.contains([name]) { return "marked '@\(name)'" }
    if let owner = group.as(ProtocolDeclSyntax.self), owner.attributes.contains(["objc"]) {
      return "a member of an '@objc' protocol"
    }
    if attributes.contains(["nonobjc"]) { return nil }
    if let owner = group.as(ExtensionDeclSyntax.self), owner.attributes.contains(["objc"]) {
      return "in an '@objc' extension of a class (without '@nonobjc')"
    }
    return nil
  }

  /// Checks that a member with `@objc` is one of a class.
  ///
  /// - Returns: whether it is.
  @discardableResult
  func checkPlace(of node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax) -> Bool {
    guard let attribute = attributes.named("objc") else { return true }
    func refuse() -> Bool {
      reject(
        attribute.attributeName,
        "'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes"
      )
      return false
    }
    switch place(of: node) {
    case .global, .local: return refuse()
    case .member(let group):
      switch form(of: group) {
      case .struct, .enum: return refuse()
      case .protocol:
        guard let owner = group.as(ProtocolDeclSyntax.self), owner.attributes.contains(["objc"]) else {
          return refuse()
        }
      case .class, .actor, .extension, nil: break
      }
    }
    return true
  }

  /// Checks that an optional requirement is one of an Objective-C protocol.
  func checkOptional(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, _ node: some DeclSyntaxProtocol
  ) {
    guard let modifier = modifiers.first(where: { $0.name.text == "optional" }) else { return }
    guard case .member(let group) = place(of: node), let owner = group.as(ProtocolDeclSyntax.self) else {
      return reject(modifier, "'optional' can only be applied to protocol members")
    }
    if !owner.attributes.contains(["objc"]) {
      reject(modifier, "'optional' can only be applied to members of an '@objc' protocol")
    } else if node.is(InitializerDeclSyntax.self) {
      reject(modifier, "'optional' cannot be applied to an initializer")
    } else if !attributes.contains(["objc"]) {
      reject(modifier, "'optional' requirements are an Objective-C compatibility feature; add '@objc'")
    }
  }

  /// Checks an extension that contains exposed members.
  private func checkExtension(_ group: any DeclGroupSyntax, of name: TokenSyntax) -> Bool {
    guard let owner = group.as(ExtensionDeclSyntax.self) else { return true }
    if owner.genericWhereClause != nil {
      reject(name, "members of constrained extensions cannot be declared '@objc'")
      return false
    }
    if let type = index.type(Self.name(of: group)), type.form == .class, type.isGeneric, type.path.count == 1
    {
      reject(name, "extensions of generic classes cannot contain '@objc' members")
      return false
    }
    return true
  }

  private func isIsolated(_ group: any DeclGroupSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
    form(of: group) == .actor && !modifiers.has("nonisolated") && !modifiers.has("static")
  }

  // MARK: Methods

  func check(_ node: FunctionDeclSyntax) {
    checkOptional(node.modifiers, node.attributes, node)
    for attribute in ["IBOutlet", "IBInspectable", "GKInspectable", "NSCopying"] {
      guard let found = node.attributes.named(attribute) else { continue }
      reject(found, "@\(attribute) may only be used on 'var' declarations")
      return
    }
    guard checkPlace(of: node, node.attributes) else { return }
    guard checkAction(node) else { return }
    guard case .member(let group) = place(of: node) else { return }
    if node.attributes.contains(["NSManaged"]) {
      guard form(of: group).map({ $0 == .class }) ?? true, !node.modifiers.has("static"),
        !node.modifiers.has("class")
      else {
        return reject(
          node.attributes.named("NSManaged")!, "'@NSManaged' only allowed on an instance property or method")
      }
      if node.body != nil {
        return reject(
          node.attributes.named("NSManaged")!,
          "'@NSManaged' method cannot have a body; it must be provided at runtime")
      }
    }
    if node.attributes.contains(["objc"]), node.attributes.contains(["nonobjc"]) {
      return reject(node.name, "declaration is marked '@objc', and cannot be marked '@nonobjc'")
    }
    guard let reason = reason(node.attributes, in: group) else { return }
    checkRepresentation(node, reason, in: group)
    checkName(node)
  }

  private func checkRepresentation(
    _ node: FunctionDeclSyntax, _ reason: String, in group: any DeclGroupSyntax
  ) {
    let kind =
      node.modifiers.has("class")
      ? "class method" : node.modifiers.has("static") ? "static method" : "instance method"
    let parameters = node.signature.parameterClause.parameters
    if node.genericParameterClause != nil || parameters.contains(where: { Self.isOpaque($0.type) }) {
      return reject(node.name, "\(kind) cannot be \(reason) because it has generic parameters")
    }
    if node.genericWhereClause != nil {
      return reject(node.name, "\(kind) cannot be \(reason) because it has a 'where' clause")
    }
    guard checkExtension(group, of: node.name) else { return }
    if isIsolated(group, node.modifiers), !node.isAsync {
      return reject(node.name, "actor-isolated instance method '\(shownName(node))' cannot be '@objc'")
    }
    if case .binaryOperator = node.name.tokenKind { return refuseOperator(node, group) }
    if case .prefixOperator = node.name.tokenKind { return refuseOperator(node, group) }
    if case .postfixOperator = node.name.tokenKind { return refuseOperator(node, group) }
    guard checkParameters(node.signature.parameterClause, kind, reason, at: node.name) else { return }
    guard let result = node.signature.returnClause?.type else { return }
    let context = context(of: node)
    if node.isAsync {
      let results = result.as(TupleTypeSyntax.self)?.elements.map(\.type) ?? [result]
      if results.contains(where: { types.representation(of: $0, in: context) == .impossible }),
        !node.returnsNothing
      {
        reject(
          node.name,
          "\(kind) cannot be \(reason) because its result type cannot be represented in Objective-C")
      }
      return
    }
    guard !node.returnsNothing, result.trimmedDescription != "Never" else { return }
    let representation = types.representation(of: result, in: context)
    if representation == .impossible {
      return reject(
        node.name, "\(kind) cannot be \(reason) because its result type cannot be represented in Objective-C")
    }
    guard node.throwsErrors else { return }
    if result.is(OptionalTypeSyntax.self), representation == .object {
      reject(
        node.name,
        "throwing method cannot be \(reason) because it returns a value of optional type "
          + "'\(result.trimmedDescription)'; 'nil' indicates failure to Objective-C")
    } else if representation == .scalar {
      reject(
        node.name,
        "throwing method cannot be \(reason) because it returns a value of type '\(result.trimmedDescription)'; "
          + "return 'Void' or a type that bridges to an Objective-C class")
    }
  }

  private func refuseOperator(_ node: FunctionDeclSyntax, _ group: any DeclGroupSyntax) {
    reject(
      node.name,
      group.is(ProtocolDeclSyntax.self)
        ? "'@objc' protocols must not have operator requirements"
        : "operator methods cannot be declared '@objc'")
  }

  private static func isOpaque(_ type: TypeSyntax) -> Bool {
    type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some"
      || type.as(AttributedTypeSyntax.self).map { isOpaque($0.baseType) } == true
  }

  private func shownName(_ node: FunctionDeclSyntax) -> String {
    Member(kind: .method, name: node.name.text.unquoted, labels: node.labels).shownName
  }

  /// Checks that the parameters can be represented.
  private func checkParameters(
    _ clause: FunctionParameterClauseSyntax, _ kind: String, _ reason: String, at name: TokenSyntax
  ) -> Bool {
    let context = context(of: clause)
    var areRepresentable = true
    for (position, parameter) in clause.parameters.enumerated() {
      if parameter.ellipsis != nil {
        reject(parameter.firstName, "\(kind) cannot be \(reason) because it has a variadic parameter")
        return false
      }
      if let type = parameter.type.as(AttributedTypeSyntax.self),
        type.specifiers.contains(where: { $0.trimmedDescription == "inout" })
      {
        reject(
          parameter.firstName,
          "\(kind) cannot be \(reason) because inout parameters cannot be represented in Objective-C")
        return false
      }
      guard types.representation(of: parameter.type, in: context) == .impossible else { continue }
      areRepresentable = false
      let number = clause.parameters.count == 1 ? "" : " \(position + 1)"
      reject(
        name,
        "\(kind) cannot be \(reason) because the type of the parameter\(number) cannot be represented in Objective-C"
      )
    }
    return areRepresentable
  }

  /// Checks the number of parts of the name in `@objc(name:)`.
  private func checkName(_ node: FunctionDeclSyntax) {
    guard let attribute = node.attributes.named("objc"), let name = attribute.objectiveCName else { return }
    checkName(
      name, attribute, "method", count: node.signature.parameterClause.parameters.count,
      errors: node.throwsErrors && !node.isAsync ? 1 : 0, handlers: node.isAsync ? 1 : 0)
  }

  private func checkName(
    _ name: String, _ attribute: AttributeSyntax, _ kind: String, count: Int, errors: Int, handlers: Int
  ) {
    let parts = name.count { $0 == ":" }
    guard parts != count + errors + handlers, let arguments = attribute.arguments else { return }
    // The handler of an asynchronous method is told otherwise.
    guard handlers == 0 else { return }
    let all = count + errors
    let what = errors == 0 ? "" : " (\(count > 0 ? "including " : "")the error parameter)"
    reject(
      arguments,
      "'@objc' \(kind) name provides \(parts == 1 ? "one argument name" : "names for \(parts) arguments"), but \(kind) has "
        + "\(all == 1 ? "one parameter" : "\(all) parameters")\(what)")
  }

  func check(_ node: InitializerDeclSyntax) {
    checkOptional(node.modifiers, node.attributes, node)
    guard checkPlace(of: node, node.attributes), case .member(let group) = place(of: node),
      let reason = reason(node.attributes, in: group)
    else { return }
    if node.genericParameterClause != nil {
      return reject(node.initKeyword, "initializer cannot be \(reason) because it has generic parameters")
    }
    guard checkExtension(group, of: node.initKeyword) else { return }
    let parameters = node.signature.parameterClause.parameters
    // `init(name: ())` has a selector without parameters.
    let isLongName =
      parameters.count == 1 && ["()", "Void"].contains(parameters.first!.type.trimmedDescription)
      && parameters.first!.firstName.text != "_"
    guard
      isLongName
        || checkParameters(node.signature.parameterClause, "initializer", reason, at: node.initKeyword)
    else { return }
    let throwsErrors = node.signature.effectSpecifiers?.throwsClause != nil
    if node.optionalMark != nil, throwsErrors {
      return reject(
        node.initKeyword,
        "a failable and throwing initializer cannot be \(reason) because 'nil' indicates failure to Objective-C"
      )
    }
    if let attribute = node.attributes.named("objc"), let name = attribute.objectiveCName, !isLongName {
      checkName(
        name, attribute, "initializer", count: parameters.count, errors: throwsErrors ? 1 : 0,
        handlers: node.signature.effectSpecifiers?.asyncSpecifier == nil ? 0 : 1)
    }
  }

  func check(_ node: SubscriptDeclSyntax) {
    checkOptional(node.modifiers, node.attributes, node)
    guard checkPlace(of: node, node.attributes), case .member(let group) = place(of: node),
      let reason = reason(node.attributes, in: group)
    else { return }
    let keyword = node.subscriptKeyword
    if node.genericParameterClause != nil {
      return reject(keyword, "subscript cannot be \(reason) because it has generic parameters")
    }
    let context = context(of: node)
    let parameters = node.parameterClause.parameters
    // Those of several indices are not exposed, without a message.
    guard parameters.count == 1, let index = parameters.first?.type else { return }
    if [index, node.returnClause.type].contains(where: {
      types.representation(of: $0, in: context) == .impossible
    }) {
      return reject(
        keyword, "subscript cannot be \(reason) because its type cannot be represented in Objective-C")
    }
    _ = checkExtension(group, of: keyword)
  }

  // MARK: Properties

  func check(_ node: VariableDeclSyntax) {
    checkOptional(node.modifiers, node.attributes, node)
    for attribute in ["IBAction", "IBSegueAction"] {
      guard let found = node.attributes.named(attribute) else { continue }
      return reject(found, "@\(attribute) may only be used on 'func' declarations")
    }
    guard checkPlace(of: node, node.attributes) else { return }
    if node.attributes.contains(["objc"]), node.attributes.contains(["nonobjc"]),
      let binding = node.bindings.first
    {
      return reject(binding.pattern, "declaration is marked '@objc', and cannot be marked '@nonobjc'")
    }
    guard checkInspectable(node), checkManaged(node), checkCopying(node), checkOutlet(node) else { return }
    guard case .member(let group) = place(of: node), let reason = reason(node.attributes, in: group) else {
      return
    }
    if let attribute = node.attributes.named("objc"), let arguments = attribute.arguments,
      attribute.objectiveCName?.contains(":") == true
    {
      reject(arguments, "'@objc' property must have a simple name")
    }
    // The types of outlets are told in other words.
    if node.attributes.contains(["IBOutlet"]), !node.attributes.contains(["objc"]) { return }
    let context = context(of: node)
    let kind =
      node.modifiers.has("class")
      ? "class property" : node.modifiers.has("static") ? "static property" : "property"
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      if case .accessors(let accessors)? = binding.accessorBlock?.accessors,
        accessors.contains(where: { $0.effectSpecifiers != nil })
      {
        reject(name, "property with 'throws' or 'async' is not representable in Objective-C")
        continue
      }
      guard let text = binding.writtenType else { continue }
      let type = binding.typeAnnotation?.type ?? TypeSyntax(parsing: text)
      if let type, isValue(binding, of: type, context),
        types.representation(of: type, in: context) == .impossible
      {
        reject(name, "\(kind) cannot be \(reason) because its type cannot be represented in Objective-C")
      } else {
        guard checkExtension(group, of: name) else { return }
      }
    }
  }

  /// Returns whether the type of a binding is certain: it is written, or the value is an initializer's of a type
  /// of the module.
  private func isValue(
    _ binding: PatternBindingSyntax, of type: TypeSyntax, _ context: ObjectiveCTypes.Context
  ) -> Bool {
    binding.typeAnnotation != nil || types.lookUp(type.trimmedDescription, in: context) != nil
      || binding.initializer?.value.is(FunctionCallExprSyntax.self) == false
  }
}
