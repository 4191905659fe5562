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
    if message.contains("value of type 'NSObject' has no member 'observeValue'"),
      let access = access(of: "observeValue", around: token), access.base?.is(SuperExprSyntax.self) == true,
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      // There is no superclass implementation to call.
      replace(call.byteRange, "()")
      return true
    }
    return false
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

  /// Objects of classes that are known at run time only.
  mutating func cureMetatype(_ token: TokenSyntax, _ complaint: Complaint) -> Bool {
    let message = complaint.message
    if message.contains("with a metatype value must use a 'required' initializer") {
      if cureReferenceOfInitializer(token) { return true }
      guard let call = token.parent.flatMap({ ancestor($0, FunctionCallExprSyntax.self) }) else {
        return false
      }
      // `Button(type: .system)` of a class of buttons, and `Card(frame: .zero)` of one of views.
      let hasArgument =
        call.arguments.count == 1 && ["frame", "type"].contains(call.arguments.first?.label?.text)
      guard call.arguments.isEmpty || hasArgument, call.trailingClosure == nil else { return false }
      var type = call.calledExpression.trimmedDescription
      let name = type.hasSuffix(".init") ? String(type.dropLast(5)) : type
      if name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber }),
        let binding = call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
        binding.typeAnnotation == nil
      {
        // The type annotation is needed where the compiler cannot infer the property's type from the call.
        edits.insert(": \(name)", at: binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      if type.hasSuffix(".init") { type = String(type.dropLast(5)) } else { type += ".self" }
      let rest = hasArgument ? ", \(call.arguments.trimmedDescription)" : ""
      replace(call.byteRange, "instance(of: \(type)\(rest))")
      return true
    }
    return false
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
