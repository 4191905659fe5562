import SwiftSyntax

/// Overrides in extensions, which Objective-C's runtime allows and Swift does not.
extension FileAdapter {
  /// Swift cannot override in extensions, nor override members that extensions declare. The class's body gets
  /// a method that calls the extension's, which is renamed.
  func makeDispatchable(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let isOverride = node.modifiers.has("override")
    let isOverridden = index.overridden.contains(node.fullName) || node.modifiers.has("open")
    guard isOverride || isOverridden else { return }
    if isOverride { removeModifier("override", node.modifiers) }
    let method = index.types[scope.name]?.methods.first {
      $0.isInExtension && $0.fullName == node.fullName
    }
    if let method, index.isMoved(method, of: scope.name) {
      replace(node.name, with: SelectorNames.moved(node.name.text, of: scope.name))
      if isOverride { keepNonisolated(node.fullName, node.modifiers, node.funcKeyword) }
    } else if isOverride, adopt(node.fullName, node.name, node.modifiers, node, scope) {
    } else if isOverride, node.genericParameterClause == nil,
      override(node.fullName, node.stub(of: scope.name), node.modifiers, scope)
    {
      replace(node.name, with: SelectorNames.moved(node.name.text, of: scope.name))
    } else if isOverride {
      // In an extension of another module's class, the method would be a redeclaration without the new name.
      replace(node.name, with: "__extended_\(node.name.text.unquoted)")
      note(node, "\(node.fullName) overrides in an extension of another module's class: it is not called")
    }
  }

  /// Nonisolated members of NSObject, whose overrides are nonisolated too.
  static let nonisolated: Set<String> = ["description", "debugDescription", "hash", "isEqual(_:)"]

  /// Marks a member of such a name as nonisolated, since it no longer inherits this from what it overrides.
  func keepNonisolated(_ member: String, _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax) {
    guard Self.nonisolated.contains(member), !modifiers.has("nonisolated") else { return }
    edits.insert("nonisolated ", at: keyword.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Handles an extension that overrides a member of another module's class, as categories can: a subclass
  /// that overrides the member provides the class with its method, see `RuntimeClasses.extend`.
  ///
  /// - Parameters:
  ///   - member: the member's full name.
  ///   - stub: the member in a class's body, which calls the renamed member of the extension.
  /// - Returns: whether the extension was handled.
  func override(_ member: String, _ stub: String, _ modifiers: DeclModifierListSyntax, _ scope: Scope)
    -> Bool
  {
    guard conditionDepth == 0, scopes.count == 1, !scope.isGeneric, !scope.isUnavailable,
      index.isExternalType(scope.name), !modifiers.has("class"), !modifiers.has("static")
    else { return false }
    for modifier in modifiers where modifier.name.text == "open" { replace(modifier, with: "public") }
    count += 1
    let (changed, unchanged) = ("__Extending_\(number)_\(count)", "__Unchanged_\(number)_\(count)")
    let body = stub.hasPrefix("override ") ? stub : "override \(stub)"
    atEnd.append("private final class \(unchanged): \(scope.spelling) {}")
    atEnd.append("private final class \(changed): \(scope.spelling) { \(body) }")
    scope.registrations.append(
      "\(support("RuntimeClasses")).extend(\(scope.spelling).self, \(unchanged).self, \(changed).self, \"\(member)\")"
    )
    return true
  }

  /// Handles an extension that observes a property of another module's class: the observers become methods of the extension, which
  /// the override calls.
  ///
  /// - Returns: whether the children are visited; `nil` if the property has no observers or was not handled.
  func overrideObservers(of node: VariableDeclSyntax, _ scope: Scope) -> SyntaxVisitorContinueKind? {
    guard let parts = node.overridingParts, var stub = node.overridingStub(of: scope.name),
      stub.contains("__didSet_") || stub.contains("__willSet_")
    else { return nil }
    // Extensions of a class and of its subclass may observe the same property.
    for kind in ["__didSet_", "__willSet_"] {
      stub = stub.replacingFirst(kind, with: "\(kind)\(scope.name)_")
    }
    // The modifiers go with the heading.
    guard node.modifiers.ofTheType.isEmpty, override(parts.name.unquoted, stub, [], scope) else { return nil }
    return move(node, "\(scope.name)_\(parts.name.unquoted)", parts.type, parts.accessors)
  }

  /// Returns the name of the protocol for classes that override a method that an extension adds to another
  /// module's class.
  static func overridingProtocol(_ type: String, _ function: FunctionDeclSyntax) -> String {
    overridingProtocol(type, function.fullName)
  }

  /// Returns the protocol's name for the full name of a member: `show(_:in:)`, or a property's.
  static func overridingProtocol(_ type: String, _ member: String) -> String {
    guard let open = member.firstIndex(of: "(") else { return "__Overriding_\(type)_\(member)" }
    let labels = member[open...].dropFirst().dropLast().split(separator: ":").map {
      $0 == "_" ? "" : String($0)
    }
    return "__Overriding_\(type)_\(member[..<open])_\(labels.joined(separator: "_"))"
  }

  /// Handles an extension of another module's class that overrides a member of another extension: the member
  /// is renamed and the class adopts the protocol of the overriding classes.
  ///
  /// - Returns: whether the extension was handled.
  func adopt(
    _ member: String, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol,
    _ scope: Scope
  ) -> Bool {
    let owners = index.extendedClasses(overriddenByExtensionOf: scope.name, member)
    guard !owners.isEmpty else { return false }
    replace(name, with: "__overridden_\(name.text.unquoted)")
    for modifier in modifiers where modifier.name.text == "open" { replace(modifier, with: "public ") }
    let kinds = owners.map { Self.overridingProtocol($0, member) }
    atEnd.append("extension \(scope.spelling): \(kinds.joined(separator: ", ")) {}")
    return true
  }

  /// Handles a property that an extension adds to another module's class and that classes override: it is
  /// renamed, and a property of its original name dispatches to those classes.
  ///
  /// - Returns: whether the property was handled.
  func dispatch(_ node: VariableDeclSyntax, _ scope: Scope) -> Bool {
    guard !node.modifiers.has("override"), node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type.trimmedDescription.replacingLineBreaks,
      let block = binding.accessorBlock, !node.modifiers.has("static"), !node.modifiers.has("class"),
      !node.modifiers.has("private"), !node.modifiers.has("fileprivate"),
      index.extended[name.text.unquoted]?.contains(scope.name) == true, index.isExternalType(scope.name)
    else { return false }
    var hasSetter = false
    if case .accessors(let accessors) = block.accessors {
      hasSetter = accessors.contains { $0.accessorSpecifier.text == "set" }
    }
    let bare = name.text.unquoted
    let isPublic = node.modifiers.has("public") || node.modifiers.has("open") || scope.isPublic
    let access = isPublic ? "public " : ""
    let kind = Self.overridingProtocol(scope.name, bare)
    replace(name, with: "__extended_\(bare)")
    for modifier in node.modifiers where modifier.name.text == "open" { replace(modifier, with: "public ") }
    let setter =
      hasSetter
      ? " set { if let __o = self as? \(kind) { __o.__overridden_\(bare) = newValue } else { __extended_\(bare) = newValue } }"
      : ""
    atEnd.append(
      "extension \(scope.spelling) { \(access)var \(name.text): \(type) { get { if let __o = self as? \(kind) "
        + "{ return __o.__overridden_\(bare) }; return __extended_\(bare) }\(setter) } }")
    atEnd.append(
      "@preconcurrency @MainActor \(access)protocol \(kind): AnyObject { typealias __Value = \(type); "
        + "var __overridden_\(bare): __Value { get\(hasSetter ? " set" : "") } }")
    if isPublic || options.overriddenInTests.contains(bare) {
      overridable.append(ExtensionMethod(type: scope.name, name: bare))
    }
    return true
  }

  /// Returns the stub in a class's body for a member that an extension of the class overrides, adjusted if
  /// that overrides a declaration in an extension of another module's class.
  func overridingExtension(
    _ stub: String, _ keyword: String, _ name: String, _ member: String, of type: String
  ) -> String {
    let owners = index.extendedClasses(overriddenBy: member, of: type)
    guard !owners.isEmpty else { return stub }
    let renamed = stub.replacingFirst("\(keyword) \(name)", with: "\(keyword) __overridden_\(name)")
    if index.isOverridden(member, above: type) { return renamed }
    let kinds = owners.map { Self.overridingProtocol($0, member) }
    atEnd.append("extension \(path(type)): \(kinds.joined(separator: ", ")) {}")
    return renamed.replacingFirst("override ", with: "")
  }

  /// Handles a property in a class's body that overrides a property that an extension adds to another
  /// module's class.
  func overrideExtension(_ node: VariableDeclSyntax, _ scope: Scope) {
    guard node.modifiers.has("override"), node.bindings.count == 1,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let bare = name.text.unquoted
    let owners = index.extendedClasses(overriddenBy: bare, of: scope.name)
    guard !owners.isEmpty, !scope.isGeneric else { return }
    replace(name, with: "__overridden_\(bare)")
    let kinds = owners.map { Self.overridingProtocol($0, bare) }
    // An override may have a narrower type, such as `String` for `String?`; the implementation of a requirement may not.
    if kinds.count == 1, let type = node.bindings.first?.typeAnnotation?.type {
      replace(type, with: "\(kinds[0]).__Value")
    }
    guard !index.isOverridden(bare, above: scope.name) else { return }
    removeModifier("override", node.modifiers)
    atEnd.append("extension \(scope.spelling): \(kinds.joined(separator: ", ")) {}")
  }

  /// Handles a method that an extension adds to another module's class and that classes override. The method
  /// dispatches to those classes, which have it under another name and adopt a protocol for it.
  ///
  /// - Returns: whether the method was handled.
  func dispatch(_ node: FunctionDeclSyntax, _ scope: Scope) -> Bool {
    guard !node.modifiers.has("override"), index.extended[node.fullName]?.contains(scope.name) == true,
      index.isExternalType(scope.name), let body = node.body, !scope.isGeneric,
      !node.modifiers.has("private"), !node.modifiers.has("fileprivate")
    else { return false }
    let parameters = node.signature.parameterClause.parameters
    guard parameters.allSatisfy({ ($0.secondName ?? $0.firstName).text != "_" && $0.ellipsis == nil }) else {
      return false
    }
    let name = node.name.text.unquoted
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text
      let reference = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      return (label == "_" ? "" : "\(label): ") + reference
        + (parameter.secondName ?? parameter.firstName).text
    }
    let passed = "(\(arguments.joined(separator: ", ")))"
    let attempt = (node.throwsErrors ? "try " : "") + (node.isAsync ? "await " : "")
    let isPublic = node.modifiers.has("public") || node.modifiers.has("open") || scope.isPublic
    let access = isPublic ? "public " : ""
    let kind = Self.overridingProtocol(scope.name, node)
    let signature = node.signature.trimmedDescription.replacingLineBreaks
    edits.insert(
      "{ if let __o = self as? \(kind) { return \(attempt)__o.__overridden_\(name)\(passed) }; "
        + "return \(attempt)__extended_\(name)\(passed) }; \(scope.isPublic ? "" : access)func __extended_\(name)\(signature) ",
      at: body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    // Requirements cannot have default values.
    let plain = parameters.map {
      $0.with(\.defaultValue, nil).with(\.trailingComma, nil).trimmedDescription.replacingLineBreaks
    }
    let rest = [
      node.signature.effectSpecifiers?.trimmedDescription, node.signature.returnClause?.trimmedDescription,
    ]
    .compactMap { $0?.replacingLineBreaks }
    let requirement = (["(\(plain.joined(separator: ", ")))"] + rest).joined(separator: " ")
    atEnd.append(
      "@preconcurrency @MainActor \(access)protocol \(kind): AnyObject { func __overridden_\(name)\(requirement) }"
    )
    if isPublic || options.overriddenInTests.contains(name) {
      overridable.append(ExtensionMethod(type: scope.name, name: node.fullName))
    }
    return true
  }

  /// Handles a method in a class's body that overrides a method that an extension adds to another module's
  /// class.
  func overrideExtension(_ node: FunctionDeclSyntax, _ scope: Scope) {
    let owners = index.extendedClasses(overriddenBy: node.fullName, of: scope.name)
    guard !owners.isEmpty, !scope.isGeneric else { return }
    replace(node.name, with: "__overridden_\(node.name.text.unquoted)")
    guard !index.isOverridden(node.fullName, above: scope.name) else { return }
    removeModifier("override", node.modifiers)
    let kinds = owners.map { Self.overridingProtocol($0, node) }
    atEnd.append("extension \(scope.spelling): \(kinds.joined(separator: ", ")) {}")
  }

  func removeModifier(_ name: String, _ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == name { remove(modifier) }
  }

  /// Properties that UIKit reads from view controllers and that extensions of its classes can override.
  static let answers: Set<String> = [
    "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
    "childForStatusBarStyle", "childForStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden",
  ]

  /// Handles `extension UINavigationController { override var preferredStatusBarStyle … }`. On iOS it
  /// replaces the implementation of the class; here UIKit calls the registered replacement.
  func replaceAnswer(of name: TokenSyntax, _ node: VariableDeclSyntax, _ scope: Scope) -> Bool {
    let bare = name.text.unquoted
    guard Self.answers.contains(bare), index.isExternalType(scope.name) else { return false }
    let other = "__extended_\(scope.name)_\(bare)"
    replace(name, with: other)
    for modifier in node.modifiers where modifier.name.text == "open" { replace(modifier, with: "public ") }
    addRegistration("c.answer(\"\(bare)\") { (o: \(scope.spelling)) -> Any? in o.\(other) as Any? }")
    return true
  }

  /// Renames an overriding property of an extension, or replaces its observers by methods. The class's body
  /// gets the override, see `VariableDeclSyntax.overridingStub`.
  func move(_ node: VariableDeclSyntax, _ name: String, _ type: String, _ block: AccessorBlockSyntax)
    -> SyntaxVisitorContinueKind
  {
    guard case .accessors(let accessors) = block.accessors,
      accessors.contains(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else {
      removeModifier("override", node.modifiers)
      if let pattern = node.bindings.first?.pattern {
        replace(pattern, with: SelectorNames.moved(name, of: scopes.last?.name ?? ""))
      }
      return .visitChildren
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let head = start..<block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    edits.replace(head, with: String(repeating: "\n", count: bytes[head].count { $0 == 10 }), in: bytes)
    let isOfTheType = node.modifiers.ofTheType
    depth += 1
    for accessor in accessors {
      let isBefore = accessor.accessorSpecifier.text == "willSet"
      let value = accessor.parameters?.name.text ?? (isBefore ? "newValue" : "oldValue")
      let from = accessor.accessorSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset
      let to =
        (accessor.parameters?.endPositionBeforeTrailingTrivia
        ?? accessor.accessorSpecifier.endPositionBeforeTrailingTrivia).utf8Offset
      edits.replace(
        from..<to,
        with:
          "\(isOfTheType)func __\(accessor.accessorSpecifier.text)_\(name.unquoted)(_ \(value): \(type))",
        in: bytes)
      if let body = accessor.body { walk(body) }
    }
    depth -= 1
    edits.replace(block.rightBrace.byteRange, with: "", in: bytes)
    return .skipChildren
  }

  /// Adds members to a class's body that its extensions override, since those cannot be overridden there.
  func addMovedMembers(of node: ClassDeclSyntax, to scope: Scope) {
    let name = node.name.text
    guard depth == 0, let entry = index.types[name] else { return }
    let isPublic = node.modifiers.has("public") || node.modifiers.has("open")
    for method in entry.methods where index.isMoved(method, of: name) {
      let access = method.isOpen && node.modifiers.has("open") ? "open " : isPublic ? "public " : ""
      // The root class does not declare this method here.
      let isOfRoot =
        method.fullName == "observeValue(forKeyPath:of:change:context:)"
        && index.chain(name).count == 2 && index.chain(name).last == "NSObject"
      var stub = (method.isOverride && !isOfRoot ? "override " : "") + method.stub
      if method.isOverride {
        stub = overridingExtension(stub, "func", method.name, method.fullName, of: name)
      }
      scope.added.append(access + stub)
    }
    for (property, stub) in entry.overridingProperties.sorted(by: { $0.key < $1.key })
    where index.isMoved(property: property, of: name) {
      let stub = overridingExtension(stub, "var", property, property, of: name)
      scope.added.append((isPublic ? "public " : "") + stub)
    }
  }
}
