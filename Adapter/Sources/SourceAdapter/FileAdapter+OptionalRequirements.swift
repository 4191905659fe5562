import SwiftSyntax

/// Optional requirements of protocols of Objective-C's, which become requirements with defaults, and questions for them.
extension FileAdapter {
  /// Returns the default implementations of an optional requirement: the method itself, one that calls it if
  /// it is implemented, and a property that is `nil` for classes that do not implement it.
  func optionalDefaults(_ function: FunctionDeclSyntax) -> [String] {
    let signature = function.signature.trimmedDescription.replacingLineBreaks
    let name = function.name.text
    if Self.isStatic(function.modifiers) {
      let stop = "\(support("leftOutStop"))(\"\(name): a method that is not there was called\")"
      return ["static func \(name)\(signature) { \(stop) }"]
    }
    let parameters = function.signature.parameterClause.parameters
    let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    let attempt = function.throwsErrors ? "try " : ""
    let throwing = function.throwsErrors ? " throws" : ""
    // The replacement of a call with `?`. It can be overloaded by types, as the method can.
    let asked = parameters.map { $0.trimmedDescription.replacingLineBreaks.trimmingSeparator }
    let passed = parameters.map { parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + (parameter.secondName ?? parameter.firstName).text
    }
    let isOptional = result.hasSuffix("?") || result.hasSuffix("!")
    let responds = "\(support("RuntimeClasses")).responds(self, to: \"\(function.selector)\")"
    let stop = "\(support("leftOutStop"))(\"\(name): a method that is not there was called\")"
    var made = [
      "func \(name)\(signature) { \(lookedUp(function))\(stop) }",
      "func \(Self.askingName(name))(\(asked.joined(separator: ", ")))\(throwing) -> \(result)\(isOptional ? "" : "?") "
        + "{ \(responds) ? \(attempt)self.\(name)(\(passed.joined(separator: ", "))) : nil }",
    ]
    // The replacement of a reference without a call.
    let property = Self.optionalName(name, function.labels)
    if optionalNames.insert("\(scopes.last?.name ?? "") \(property)").inserted {
      let types = parameters.map {
        "_ \($0.secondName?.text ?? "p"): \(Self.plain($0.type.trimmedDescription.replacingLineBreaks))"
      }
      let arguments = parameters.enumerated().map { position, parameter in
        (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ") + "$\(position)"
      }
      made.append(
        "var \(property): ((\(types.joined(separator: ", ")))\(throwing) -> \(Self.plain(result)))? { "
          + "\(responds) ? { \(attempt)self.\(name)(\(arguments.joined(separator: ", "))) } : nil }")
    }
    return made
  }

  /// A type as it is written inside of others, where none is unwrapped implicitly.
  private static func plain(_ type: String) -> String {
    type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  /// Returns whether a requirement is one of classes. These have the default alone: nothing asks whether a class has it.
  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// Returns the statement that calls the method of a subclass: one that has what its superclass, which adopts the protocol,
  /// does not have. Objective-C looks the method up in each call. Empty for methods that messages cannot call.
  private func lookedUp(_ function: FunctionDeclSyntax) -> String {
    let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    let parameters = function.signature.parameterClause.parameters
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    let types = parameters.map(\.type.trimmedDescription)
    guard !function.throwsErrors, !function.isAsync, !result.contains("Self"), !names.contains("_"),
      parameters.allSatisfy({ $0.ellipsis == nil }),
      types.allSatisfy({ type in
        !type.contains("inout ") && !type.contains("@autoclosure")
          && (!type.contains("->") || type.contains("@escaping") || type.hasSuffix("?"))
      })
    else { return "" }
    let sent =
      "\(support("RuntimeClasses")).send(\"\(function.selector)\", to: self, "
      + "[\(names.map { "\($0) as Any?" }.joined(separator: ", "))])"
    let isVoid = ["Void", "()"].contains(result)
    let type = result.hasSuffix("!") ? result.dropLast() + "?" : result[...]
    return
      "if case .returned\(isVoid ? "" : "(let __r)") = \(sent) { return\(isVoid ? "" : " __r as! \(type)") }; "
  }

  func optionalDefaults(_ variable: VariableDeclSyntax) -> [String] {
    variable.bindings.flatMap { binding -> [String] in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type.trimmedDescription.replacingLineBreaks
      else { return [] }
      let key = variable.attributes.named("objc")?.objectiveCName ?? name.unquoted
      let stop = "\(support("leftOutStop"))(\"\(name): a property that is not there was asked\")"
      if Self.isStatic(variable.modifiers) { return ["static var \(name): \(type) { \(stop) }"] }
      return [
        "var \(name): \(type) { \(stop) }",
        "var \(Self.optionalName(name, [])): (\(Self.plain(type)))? "
          + "{ \(support("RuntimeClasses")).responds(self, to: \"\(key)\") ? self.\(name) : nil }",
      ]
    }
  }

  /// Returns the property that represents an optional property requirement, which is `nil` if the object does
  /// not implement it: `delegate?.title`.
  func optionalPropertyValue(_ node: MemberAccessExprSyntax) -> String? {
    let name = node.declName.baseName.text.unquoted
    guard index.optionalProperties[name] != nil, node.declName.argumentNames == nil, let base = node.base,
      let object = Self.lastName(of: base), index.isOptionalProperty(name, of: object)
    else { return nil }
    return Self.optionalName(name, [])
  }

  /// Returns the name of the variable that an expression refers to, without `?`, `!` and its base.
  static func lastName(of expression: ExprSyntax) -> String? {
    var base = expression
    while true {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        base = chain.expression
      } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
        base = forced.expression
      } else {
        break
      }
    }
    return
      (base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text)?.unquoted
  }

  /// Returns the property that represents an optional method that is referenced without a call:
  /// `if let show = delegate?.show`, `delegate?.show(_:) != nil`, `let show = delegate.show!`.
  func optionalMethodValue(_ node: MemberAccessExprSyntax) -> String? {
    let name = node.declName.baseName.text
    guard node.base != nil, let methods = index.optionalMethods[name.unquoted], isAskedFor(node) else {
      return nil
    }
    if let names = node.declName.argumentNames {
      return Self.optionalName(name, names.arguments.map(\.name.text))
    }
    // A property of another type can have the name.
    let object = node.base.flatMap(Self.lastName)
    guard index.isOptionalMethod(name.unquoted, calledOn: object, isLikely: false) else { return nil }
    let labels = Set(methods.map(\.labels))
    return labels.count == 1 ? labels.first.map { Self.optionalName(name, $0) } : nil
  }

  /// Returns whether an expression is bound, compared with `nil` or unwrapped.
  func isAskedFor(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(InitializerClauseSyntax.self) {
      return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    if parent.is(ForceUnwrapExprSyntax.self) {
      // Closures have no argument labels, so that a call has to use the method itself.
      return parent.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != parent.id
    }
    guard let list = parent.as(ExprListSyntax.self), let at = list.firstIndex(where: { $0.id == node.id })
    else {
      return false
    }
    let rest = list[list.index(after: at)...].prefix(2).map(\.trimmedDescription)
    return rest == ["!=", "nil"] || rest == ["==", "nil"]
  }

  /// Returns the name of the method that calls an optional one if it is implemented.
  static func askingName(_ name: String) -> String { "__ask_\(name.unquoted)" }

  /// Returns the name of the property that represents an optional method.
  static func optionalName(_ name: String, _ labels: [String]) -> String {
    "__optional_\(name.unquoted)" + labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
  }

  /// Rewrites a call of an optional method so that the method may be missing: `delegate?.view?(self, didTap: item)`,
  /// and the same with an exclamation mark.
  func askForOptionalMethod(_ node: FunctionCallExprSyntax) {
    let optional = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    if let member = (optional?.expression ?? forced?.expression)?.as(MemberAccessExprSyntax.self),
      index.isOptionalMethod(
        member.declName.baseName.text.unquoted, calledOn: member.base.flatMap(Self.lastName))
    {
      if let base = member.base, let object = Self.lastName(of: base),
        let kind = index.optionalProtocol(of: member.declName.baseName.text.unquoted, calledOn: object)
      {
        edits.insert("(", at: base.positionAfterSkippingLeadingTrivia.utf8Offset)
        if let chain = base.as(OptionalChainingExprSyntax.self) {
          replace(chain.questionMark, with: " as? \(kind))?")
        } else {
          edits.insert(" as? \(kind))?", at: base.endPositionBeforeTrailingTrivia.utf8Offset)
        }
      }
      if let optional {
        replace(member.declName, with: Self.askingName(member.declName.baseName.text))
        remove(optional.questionMark)
      } else if let forced {
        // The method itself: its default implementation stops the program, as iOS does.
        remove(forced.exclamationMark)
      }
    }
  }
}
