import SwiftSyntax

/// Types and members for messages by selector, key-value coding and observing: what registers them at run time.
extension FileAdapter {
  /// Returns the path of a type that is declared in the current scopes.
  func path(_ name: String) -> String {
    (scopes.map(\.spelling) + [name]).joined(separator: ".")
  }

  /// Inserts the registrations of a type's members on the line of its closing brace.
  func close(_ block: MemberBlockSyntax) {
    let scope = scopes.removeLast()
    guard depth == 0 else { return registerLocally(scope, behind: block) }
    var added = scope.added
    let calls = scope.registrations + scope.nested
    if !scope.isGeneric, !calls.isEmpty {
      let name = "__tinamou_\(number)_\(count)"
      count += 1
      added.append("nonisolated static func \(name)() { \(calls.joined(separator: "; ")) }")
      let call = "\(scope.spelling).\(name)()"
      if scopes.isEmpty { topLevel.append(call) } else { scopes[scopes.count - 1].nested.append(call) }
    }
    if scope.isGeneric, !scope.cases.isEmpty { added.append(dispatch(of: scope)) }
    if !added.isEmpty {
      let brace = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      let gap = bytes[(block.members.last?.endPositionBeforeTrailingTrivia.utf8Offset ?? brace)..<brace]
      let separator = block.members.isEmpty || gap.contains(10) ? "" : "; "
      edits.insert(separator + added.joined(separator: "; ") + " ", at: brace)
    }
  }

  /// Makes a generic class conform to a protocol of its own that calls its methods by selector, and returns the method.
  ///
  /// The specializations of a generic class are not known, so that nothing can be registered for them. Each part of the class has
  /// another protocol: the class, its extensions and its subclasses do not share names.
  private func dispatch(of scope: Scope) -> String {
    let name = "__TinamouMethods_\(number)_\(count)"
    count += 1
    let arguments = support("RuntimeArguments")
    let method = "\(name)(_ __s: String, _ a: \(arguments)?) throws -> Any??"
    edits.insert(scope.heading + name, at: scope.headingOffset)
    // Only the method is isolated: a class that names an isolated protocol would be isolated as a whole.
    atEnd.append("fileprivate protocol \(name): AnyObject { @MainActor func \(method) }")
    topLevel.append(
      "RuntimeClasses.registerGeneric { o, s, a in try (o as? any \(name))?.\(name)(s, a) ?? nil }")
    return "@MainActor fileprivate func \(method) { var __r: Any?; switch __s { "
      + scope.cases.joined(separator: "; ") + "; default: return nil }; return .some(__r) }"
  }

  /// Registers the members of a class in a function where the class is declared.
  private func registerLocally(_ scope: Scope, behind block: MemberBlockSyntax) {
    guard scope.kind == .classBody, !scope.isGeneric, !scope.registrations.isEmpty,
      block.parent?.parent?.is(CodeBlockItemSyntax.self) == true
    else { return }
    edits.insert(
      "; " + scope.registrations.joined(separator: "; "), at: block.endPositionBeforeTrailingTrivia.utf8Offset
    )
    needed.insert("RuntimeClasses")
  }

  static let exposing: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
  ]

  var isInClass: Bool {
    guard let kind = scopes.last?.kind else { return false }
    return kind == .classBody || kind == .classExtension
  }

  func register(_ node: FunctionDeclSyntax) {
    if node.attributes.areOfSomethingUnavailable {
      // It only exists for the compiler's message.
      if scopes.last?.kind == .classExtension, node.modifiers.has("override") {
        removeModifier("override", node.modifiers)
        replace(node.name, with: "__extended_\(node.name.text.unquoted)")
      }
      return
    }
    if let scope = scopes.last, scope.kind == .classExtension, !node.modifiers.ofTheType.isEmpty,
      node.modifiers.has("override") || node.modifiers.has("class")
    {
      return makeDispatchable(node, scope)
    }
    guard isInClass, let scope = scopes.last, !node.modifiers.has("static"), !node.modifiers.has("class"),
      node.genericParameterClause == nil
    else { return }
    if isIsolatedTest(node, scope) || isIsolatedHook(node, scope) { return wrapOnMainActor(node) }
    if adaptInformalOverride(node, scope) { return }
    if scope.kind == .classExtension {
      if !dispatch(node, scope) { makeDispatchable(node, scope) }
    } else if node.modifiers.has("override") {
      overrideExtension(node, scope)
    }
    let selector = node.selector
    // An extension that overrides nothing has methods of its own of UIKit's names; it may be one of a library's protocol.
    let isUIKits =
      SelectorNames.renamed[node.fullName] != nil
      && (scope.kind == .classBody || node.modifiers.has("override"))
    let isExposed =
      node.attributes.contains(Self.exposing) || scope.isObjectiveC || index.usedSelectors.contains(selector)
      || index.protocolMethods.contains(node.fullName) || isUIKits
      || node.modifiers.has("override") && index.literalSelectors.contains(selector)
    guard isExposed else { return }
    guard let call = call(of: node, in: scope) else { return }
    let attempt = node.throwsErrors ? "try " : ""
    if scope.isGeneric {
      let value =
        node.isAsync
        ? "Task { @MainActor in _ = try await self.\(call) }"
        : node.returnsNothing ? "\(attempt)self.\(call)" : "__r = \(attempt)self.\(call) as Any?"
      let condition = call.contains("a.value(") ? "let a" : "a != nil"
      scope.cases.append("case \"\(selector)\": if \(condition) { \(value) }")
      return
    }
    let head = "(o: \(scope.spelling), a: \(support("RuntimeArguments"))) throws -> "
    let body: String
    // Methods of the same parameters are distinguished by their results.
    let isOverloaded = index.isOverloaded(node.fullName, in: scope.name) || hasTwin(node)
    if node.isAsync {
      body = "{ \(head)Void in Task { @MainActor in _ = try await o.\(call) } }"
    } else if node.returnsNothing {
      body = "{ \(head)Void in \(isOverloaded ? "let _: Void = " : "")\(attempt)o.\(call) }"
    } else {
      let result = isOverloaded ? node.castToResult : ""
      body = "{ \(head)Any? in \(attempt)o.\(call)\(result) as Any? }"
    }
    // A requirement's name in Objective-C is that of the method that satisfies it.
    let others = index.requiredSelectors(
      node.fullName, node.parameterTypes, of: scope.name, inheriting: scope.inherited)
    for name in [selector] + others.subtracting([selector]).sorted() {
      addRegistration("c.method(\"\(name)\") \(body)")
    }
  }

  /// Returns a call of a method with the values of `a`; `nil` if a parameter's type is none that a message has.
  /// Makes an override of what Objective-C's categories declare a method of the class itself.
  ///
  /// - Returns: whether nothing else is to be done with it.
  private func adaptInformalOverride(_ node: FunctionDeclSyntax, _ scope: Scope) -> Bool {
    if node.fullName == "observeValue(forKeyPath:of:change:context:)", depth == 0,
      index.chain(scope.name).last == "NSObject", index.chain(scope.name).count == 2
    {
      // The root class does not declare this method here.
      removeModifier("override", node.modifiers)
      edits.insert(scope.heading + support("KeyValueObserver"), at: scope.headingOffset)
    }
    if node.modifiers.has("override"),
      let selector = index.rootMethod(node.fullName, overriddenBy: scope.name)
    {
      registerRootMethod(node, selector, scope)
      return true
    }
    if node.modifiers.has("override"), index.overridesCategoryMember(node.name.text.unquoted, in: scope.name)
    {
      removeModifier("override", node.modifiers)
      addRegistration(
        "c.method(\"\(node.selector)\") { (o: \(scope.spelling), a: \(support("RuntimeArguments"))) throws -> Any? in o.\(node.name.text)() }"
      )
    }
    return false
  }

  /// Registers an override of a method of `NSObject`, which `NSObject`'s own then calls.
  private func registerRootMethod(_ node: FunctionDeclSyntax, _ selector: String, _ scope: Scope) {
    removeModifier("override", node.modifiers)
    guard let call = call(of: node, in: scope) else { return }
    let attempt = node.throwsErrors ? "try " : ""
    if scope.isGeneric {
      return scope.cases.append("case \"\(selector)\": if let a { __r = \(attempt)self.\(call) as Any? }")
    }
    addRegistration(
      "c.method(\"\(selector)\") { (o: \(scope.spelling), a: \(support("RuntimeArguments"))) throws -> Any? in \(attempt)o.\(call) as Any? }"
    )
  }

  /// Returns whether another method of the same declaration differs in its types alone. Classes in functions are not in the index.
  private func hasTwin(_ node: FunctionDeclSyntax) -> Bool {
    guard let list = node.parent?.parent?.as(MemberBlockItemListSyntax.self) else { return false }
    if let known = twins[list.id] { return known.contains(node.fullName) }
    var (seen, found) = (Set<String>(), Set<String>())
    for case let name? in list.lazy.map({ $0.decl.as(FunctionDeclSyntax.self)?.fullName })
    where !seen.insert(name).inserted { found.insert(name) }
    twins[list.id] = found
    return found.contains(node.fullName)
  }

  private func call(of node: FunctionDeclSyntax, in scope: Scope) -> String? {
    var arguments: [String] = []
    // Methods with the same labels are distinguished by their types.
    let isOverloaded = index.isOverloaded(node.fullName, in: scope.name) || hasTwin(node)
    for (position, parameter) in node.signature.parameterClause.parameters.enumerated() {
      let type = parameter.type.trimmedDescription
      guard parameter.ellipsis == nil, !type.contains("inout "), !type.hasPrefix("some "),
        !type.contains("@autoclosure")
      else { return nil }
      let label = parameter.firstName.text
      let plain = type.hasSuffix("!") ? type.dropLast() + "?" : type
      let cast = isOverloaded && !type.contains("@") ? " as \(plain.replacingLineBreaks)" : ""
      arguments.append((label == "_" ? "" : "\(label): ") + "try a.value(\(position))" + cast)
    }
    return "\(node.name.text)(\(arguments.joined(separator: ", ")))"
  }

  func register(_ node: VariableDeclSyntax) {
    guard isInClass, let scope = scopes.last, !scope.isGeneric, !node.modifiers.has("static"),
      !node.modifiers.has("class")
    else { return }
    guard !node.attributes.areOfSomethingUnavailable else { return }
    if scope.kind == .classBody { overrideExtension(node, scope) } else { _ = dispatch(node, scope) }
    if node.modifiers.has("override"), let name = node.bindings.first?.pattern.trimmedDescription,
      index.overridesCategoryMember(name, in: scope.name)
    {
      removeModifier("override", node.modifiers)
    }
    let isExposed = node.attributes.contains(Self.exposing) || scope.isObjectiveC
    let isConstant = node.bindingSpecifier.text == "let"
    if node.modifiers.has("dynamic"), !isConstant { makeObservable(node) }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let key = node.attributes.named("objc")?.objectiveCName ?? name.unquoted
      guard
        isExposed || index.usedSelectors.contains(key) || index.optionalProperties[name] != nil
          || node.modifiers.has("override") && index.literalSelectors.contains(key)
      else { continue }
      if node.attributes.contains(["NSManaged"]) {
        edits.insert(
          " { get { managedValue(\"\(key)\") } set { setManagedValue(newValue, \"\(key)\") } }",
          at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
        // The description of a key path has the names of stored properties alone.
        if !scope.isGeneric { addRegistration("c.keyPath(\\.\(name), \"\(key)\")") }
        continue
      }
      var code = "c.property(\"\(key)\") { (o: \(scope.spelling)) -> Any? in o.\(name) as Any? }"
      if !isConstant, isSettable(binding) {
        code +=
          " set: { (o: \(scope.spelling), a: \(support("RuntimeArguments"))) throws -> Void in o.\(name) = try a.value() }"
      }
      addRegistration(code)
    }
  }

  /// Makes the setter of a dynamic property notify its observers, as the Objective-C runtime does.
  func makeObservable(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      !node.attributes.contains(["NSManaged"])
    else { return }
    let key = node.attributes.named("objc")?.objectiveCName ?? name.unquoted
    let call = "\(support("KeyValueObserving")).changed(self, \"\(key)\")"
    guard let block = binding.accessorBlock else {
      edits.insert(" { didSet { \(call) } }", at: binding.endPositionBeforeTrailingTrivia.utf8Offset)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    for accessor in accessors where ["didSet", "set"].contains(accessor.accessorSpecifier.text) {
      guard let body = accessor.body else { continue }
      let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      edits.insert(" defer { \(call) };", at: start)
      return
    }
    if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      edits.insert(
        "didSet { \(call) } ", at: block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  func isSettable(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let names = Set(accessors.map(\.accessorSpecifier.text))
    return names.isDisjoint(with: ["get", "_read", "unsafeAddress"]) || names.contains("set")
  }

  func addRegistration(_ code: String) {
    let scope = scopes[scopes.count - 1]
    scopes[scopes.count - 1].registrations.append(
      "\(support("RuntimeClasses")).register(\(scope.spelling).self) { c in \(code) }")
  }
}
