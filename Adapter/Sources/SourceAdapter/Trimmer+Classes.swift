import SwiftSyntax

/// Classes as values, and members of `self`.
extension Trimmer {
  /// Members of `self` that closures use without naming it.
  mutating func cureImplicitSelf(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if message.contains("requires explicit use of 'self' to make capture semantics explicit") {
      edits.insert("self.", at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
      taken.append(token.byteRange)
      return true
    }
    if message.contains("implicit use of 'self' in closure; use 'self.'") {
      edits.insert("self.", at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
      taken.append(token.byteRange)
      return true
    }
    return false
  }

  /// Calls of what `NSObject` observes with.
  mutating func cureObserving(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if message.contains("method does not override any method from its superclass"),
      let function = token.parent.flatMap({ ancestor($0, FunctionDeclSyntax.self) }),
      function.fullName == "observeValue(forKeyPath:of:change:context:)",
      let override = function.modifiers.first(where: { $0.name.text == "override" }),
      let type = function.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      let last = type.inheritanceClause?.inheritedTypes.last
    {
      // A class that has the method of `NSObject`'s on Apple's platforms gets it by the protocol of those that have it here.
      replace(override.byteRangeWithBlanks, "")
      edits.insert(", KeyValueObserver ", at: last.endPositionBeforeTrailingTrivia.utf8Offset)
      return true
    }
    if message.contains("' has no member 'observeValue'"),
      let access = access(of: "observeValue", around: token), access.base?.is(SuperExprSyntax.self) == true,
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      // There is no superclass implementation to call.
      replace(call.byteRange, "()")
      return true
    }
    return false
  }

  /// Classes that are passed as objects, as they are objects for Objective-C: the same one each time, for ever.
  mutating func cureClassAsObject(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    guard complaint.message.hasPrefix("argument type '"),
      complaint.message.hasSuffix(".Type' expected to be an instance of a class or class-constrained type"),
      let argument = token.parent.flatMap({ ancestor($0, LabeledExprSyntax.self) }),
      argument.positionAfterSkippingLeadingTrivia.utf8Offset
        <= token.positionAfterSkippingLeadingTrivia.utf8Offset
    else { return false }
    let value = argument.expression
    replace(value.byteRange, "RuntimeClasses.classObject(\(value.trimmedDescription.replacingLineBreaks))")
    return true
  }

  /// Descriptions of classes, which describe themselves for Objective-C.
  mutating func cureDescriptionOfClass(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if message.contains("has no member 'description'"),
      message.contains("AnyClass") || message.contains(".Type'"),
      let access = access(of: "description", around: token), let base = access.base,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
    {
      replace(call.byteRange, "NSStringFromClass(\(base.trimmedDescription.replacingLineBreaks))")
      return true
    }
    if message.hasPrefix("cannot call value of non-function type 'String'"),
      let access = access(of: "description", around: token), let base = access.base,
      base.trimmedDescription.first?.isUppercase == true,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
    {
      replace(call.byteRange, "NSStringFromClass(\(base.trimmedDescription).self)")
      return true
    }
    if message.contains("instance member 'description' cannot be used on type"),
      let call = token.parent.flatMap({ ancestor($0, FunctionCallExprSyntax.self) }), call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "description"
    {
      replace(call.byteRange, "NSStringFromClass(\(base.trimmedDescription).self)")
      return true
    }
    return false
  }

  /// Types of a protocol of Objective-C's, which are classes there.
  mutating func cureTypeAsClass(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    guard complaint.message.hasPrefix("cannot convert value of type '"),
      complaint.message.contains(".Type' to expected argument type 'AnyClass'"),
      let argument = token.parent.flatMap({ ancestor($0, LabeledExprSyntax.self) })
    else { return false }
    let value = argument.expression
    // A type that is named is a structure, which is a mistake on Apple's platforms as well, unless the name is that of an associated
    // type, which the compiler calls `Self.Model`.
    if !complaint.message.hasPrefix("cannot convert value of type 'Self."),
      let name = value.as(MemberAccessExprSyntax.self), name.declName.baseName.text == "self",
      let type = name.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type != "Self", !isGenericParameter(type, around: Syntax(value))
    {
      return false
    }
    replace(value.byteRange, "(\(value.trimmedDescription.replacingLineBreaks) as! AnyClass)")
    return true
  }

  /// Returns whether a name is that of a generic parameter of a declaration around a place.
  private func isGenericParameter(_ name: String, around place: Syntax) -> Bool {
    var present = place.parent
    while let next = present {
      for child in next.children(viewMode: .sourceAccurate) {
        if let clause = child.as(GenericParameterClauseSyntax.self),
          clause.parameters.contains(where: { $0.name.text == name })
        {
          return true
        }
      }
      present = next.parent
    }
    return false
  }

  /// Messages to classes of any kind, which are those of `NSObject`.
  mutating func cureMessageToClass(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    guard complaint.message.hasPrefix("value of type 'AnyClass'"),
      let name = complaint.message.components(between: "has no member '", and: "'"),
      ["responds", "superclass", "instancesRespond", "isSubclass", "instanceMethod", "method", "perform"]
        .contains(name),
      let base = access(of: name, around: token)?.base
    else { return false }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let value = chain.expression.trimmedDescription.replacingLineBreaks
      replace(base.byteRange, "(\(value) as? NSObject.Type)?")
    } else {
      replace(base.byteRange, "(\(base.trimmedDescription.replacingLineBreaks) as! NSObject.Type)")
    }
    return true
  }

  /// Objects of classes that are known at run time only.
  mutating func cureMetatype(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    guard message.contains("with a metatype value must use a 'required' initializer") else { return false }
    if cureReferenceOfInitializer(token) { return true }
    guard let call = token.parent.flatMap({ ancestor($0, FunctionCallExprSyntax.self) }),
      let object = made(by: call, named: message.components(between: "class type '", and: "'") ?? "")
    else { return false }
    if let range = delegation(call) {
      // An initializer of a protocol's extension takes the object over.
      replace(range, "self.init(_made: \(object))")
      return true
    }
    let name = call.calledExpression.trimmedDescription.withoutInit
    if name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber }),
      let binding = call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
      binding.typeAnnotation == nil
    {
      // The type annotation is needed where the compiler cannot infer the property's type from the call.
      edits.insert(": \(name)", at: binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    replace(call.byteRange, object)
    return true
  }

  /// The initializers that are called through the table of the class, by the labels of their arguments: with them subclasses are made.
  private static let virtualInitializers: Set<String> = [
    "", "frame:", "type:", "style:reuseIdentifier:", "nibName:bundle:",
  ]

  /// Returns an expression that makes the object of a call; `nil` if nothing is known of its class.
  private func made(by call: FunctionCallExprSyntax, named type: String) -> String? {
    let called = call.calledExpression.trimmedDescription
    let isDelegation = delegation(call) != nil
    // `T.init` of a generic parameter names a type, `type.init` a value.
    let isValue = called.hasSuffix(".init") && called.withoutInit != type
    // `.init()` names no type.
    let metatype =
      isDelegation
      ? "Self.self"
      : called == ".init" ? type + ".self" : isValue ? called.withoutInit : called.withoutInit + ".self"
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    if call.trailingClosure == nil, Self.virtualInitializers.contains(labels) {
      let rest = call.arguments.isEmpty ? "" : ", \(call.arguments.trimmedDescription)"
      return "instance(of: \(metatype)\(rest))"
    }
    // Another initializer is that of the class which the object has at least.
    guard let bound = bound(of: type, around: Syntax(call)) else { return nil }
    let start = call.calledExpression.endPosition.utf8Offset
    let arguments = String(
      decoding: bytes[start..<call.endPositionBeforeTrailingTrivia.utf8Offset], as: UTF8.self)
    return "instance(of: \(metatype), made: \(bound)\(arguments))"
  }

  /// Returns the range of a call by which an initializer delegates to another one of `self`; `nil` for other calls.
  private func delegation(_ call: FunctionCallExprSyntax) -> Range<Int>? {
    guard call.calledExpression.trimmedDescription == "self.init",
      let item = call.parent?.as(CodeBlockItemSyntax.self),
      ancestor(Syntax(item), InitializerDeclSyntax.self) != nil,
      body(around: Syntax(call))?.parent?.is(InitializerDeclSyntax.self) == true
    else { return nil }
    return call.byteRange
  }

  /// Returns the class that a generic parameter or `Self` is or inherits from, as the nearest declaration states it.
  private func bound(of type: String, around node: Syntax) -> String? {
    var present: Syntax? = node
    while let next = present {
      if let found = next.classBound(of: type) { return found }
      present = next.parent
    }
    // A class by its own name is known to the compiler.
    return type != "Self" && type.count > 2 && type.first?.isUppercase == true ? type : nil
  }

  /// `View.init` as a value: a closure that makes an object.
  private mutating func cureReferenceOfInitializer(_ token: TokenSyntax) -> Bool {
    guard let member = token.parent.flatMap({ ancestor($0, MemberAccessExprSyntax.self) }),
      member.declName.baseName.tokenKind == .keyword(.`init`), member.declName.argumentNames == nil,
      let base = member.base, member.parent?.is(FunctionCallExprSyntax.self) != true
    else { return false }
    replace(member.byteRange, "{ instance(of: \(base.trimmedDescription.replacingLineBreaks).self) }")
    return true
  }
}

extension Syntax {
  /// The class that this declaration states for a generic parameter or `Self`.
  fileprivate func classBound(of type: String) -> String? {
    if let parameters = asProtocol((any WithGenericParametersSyntax).self) {
      for parameter in parameters.genericParameterClause?.parameters ?? []
      where parameter.name.text == type {
        if let found = parameter.inheritedType?.firstClass { return found }
      }
      if let found = parameters.genericWhereClause?.classBound(of: type) { return found }
    }
    guard let group = asProtocol((any DeclGroupSyntax).self) else { return nil }
    if let extended = self.as(ExtensionDeclSyntax.self) {
      if let found = extended.genericWhereClause?.classBound(of: type) { return found }
      return type == "Self" ? extended.extendedType.trimmedDescription : nil
    }
    guard type == "Self" else { return nil }
    if let own = self.as(ClassDeclSyntax.self) { return own.name.text }
    return self.is(ProtocolDeclSyntax.self)
      ? group.inheritanceClause?.inheritedTypes.first?.type.firstClass : nil
  }
}

extension GenericWhereClauseSyntax {
  /// The class that a requirement states for a type.
  fileprivate func classBound(of type: String) -> String? {
    for requirement in requirements {
      guard case .conformanceRequirement(let stated) = requirement.requirement,
        stated.leftType.trimmedDescription == type
      else { continue }
      if let found = stated.rightType.firstClass { return found }
    }
    return nil
  }
}

extension TypeSyntax {
  /// The first part of the type, which is the class if one is stated.
  fileprivate var firstClass: String? {
    let first = self.as(CompositionTypeSyntax.self)?.elements.first?.type ?? self
    let name = first.trimmedDescription
    return ["AnyObject", "Any"].contains(name) ? nil : name
  }
}

extension String {
  /// The text without `.init` at its end.
  fileprivate var withoutInit: String { hasSuffix(".init") ? String(dropLast(5)) : self }
}
